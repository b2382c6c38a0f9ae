"""What may stand after =>: a game's rules, the facts that its sentences name, and a few that every game has."""

import re
from collections.abc import Iterator
from functools import cache

from engine.kernel import Game, Setup
from engine.registry import GAMES
from engine.speech import PLAYER_FACTS, SLOT, VERBS
from engine.text import SEATS

OF_A_LINE = {
    "winning": "whose card would take the trick as it lies there now",
    "winner": "whose card was the best of the trick that was collected",
    "took": "who got that trick",
    "leader": "who leads the trick that lies there, or the next one",
    "wins": "who wins the match, alone or with others",
}
OF_A_CARD = {"place": "how that card stands in the trick now, 1 is the best"}
"""Only with a seat before it, as in B:place=2."""
POINTS = re.compile(r"[+-][0-9]+")


@cache
def of_reasons(name: str) -> dict[str, tuple[str, ...]]:
    """The facts that the sentences of a game name, each with the rules that tell it."""
    found: dict[str, dict[str, None]] = {}
    for (rule, _case), wording in GAMES[name].sentences.items():
        for fact, _how in SLOT.findall(wording.sentence + wording.prompt):
            if fact not in VERBS:
                found.setdefault(fact, {})[rule] = None
    return {fact: tuple(found[fact]) for fact in sorted(found)}


def unknown(game: Game, setup: Setup, text: str, seat: str) -> str:
    """Why nothing of that name can be expected; empty where it can."""
    name, equals, value = text.partition("=")
    seats = SEATS[: len(game.seats(setup))]
    if seat and seat not in seats:
        return f"{seat!r} is not a seat: {len(seats)} sit here, {' '.join(seats)}"
    if not equals:
        is_known = "." not in name or any(rule.slug == name for rule in game.rules)
        return "" if is_known else f"{name!r} is no rule of {game.title}"
    if name in SEATS:
        return unknown_points(name, value, seat, setup)
    known = [*of_reasons(game.name), *(OF_A_CARD if seat else OF_A_LINE)]
    if name not in known:
        after = " of a card in the trick" if seat else ""
        return f"{name!r} is no fact{after} in {game.title}; there are: {', '.join(known)}"
    if name in PLAYER_FACTS or name in OF_A_LINE:
        return (
            ""
            if value in (*seats, "table")
            else f"{value!r} is nobody: {name}= names a seat, {' '.join(seats)}"
        )
    return ""


def unknown_points(player: str, value: str, seat: str, setup: Setup) -> str:
    players = SEATS[: setup.players]
    if seat or player not in players:
        return f"{player!r} has no total: {len(players)} play here, {' '.join(players)}"
    return (
        ""
        if POINTS.fullmatch(value)
        else f"{value!r} is no change of a total: write {player}=+5, {player}=-2 or {player}=+0"
    )


def listed(game: Game) -> Iterator[str]:
    """Everything that can be expected in a game, for whoever writes a play file."""
    yield "Of a line, as in winning=C:"
    yield from (f"  {name:8} {meaning}" for name, meaning in OF_A_LINE.items())
    yield "  A=+5     by how much the total of A changes; so for every player"
    yield "Of a card in the trick, with its seat, as in B:place=2:"
    yield from (f"  {name:8} {meaning}" for name, meaning in OF_A_CARD.items())
    yield "Of any reason for a line, or with a seat for how its card stands; told by these rules:"
    yield from (f"  {name:8} {' '.join(rules)}" for name, rules in of_reasons(game.name).items())
