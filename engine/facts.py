"""What may stand after =>: a game's rules, the facts that its sentences name, and a few that every game has."""

import re
from collections.abc import Iterator
from functools import cache
from random import Random

from engine.cards import HIDDEN, Card, Cards, write_card
from engine.kernel import Game, Setup
from engine.registry import GAMES
from engine.speech import PLAYER_FACTS, SLOT, VERBS
from engine.speech import listed as in_words
from engine.text import SEATS, Unreadable

OF_A_LINE = {
    "winning": "whose card would take the trick as it lies there now",
    "winner": "whose card was the best of the trick that was collected",
    "took": "who got that trick",
    "leader": "who leads the trick that lies there, or the next one",
    "wins": "who wins the match, alone or with others",
}
OF_A_CARD = {"place": "how that card stands in the trick now, 1 is the best"}
"""Only with a seat before it, as in B:place=2."""
NOTHING = {
    "winning": "no card is winning",
    "winner": "no trick is collected",
    "took": "nobody takes a trick",
    "leader": "nobody leads",
    "wins": "the game is not over",
}
"""Why a line has none of these."""
POINTS = re.compile(r"\+0|[+-][1-9][0-9]*")

SUIT, CARD, PLACE, NUMBER, WORD = "suit", "card", "place", "number", "word"
KINDS = {
    **dict.fromkeys(("suit", "suits", "led"), (SUIT,)),
    **dict.fromkeys(("card", "cards", "front", "low", "by"), (CARD,)),
    **dict.fromkeys(("ability", "other_ability", "abilities", "tried", "end", "idea", "ideas"), (WORD,)),
    **dict.fromkeys(("letter", "order", "orders"), (WORD,)),
    "best": (CARD, NUMBER),
    "due": (WORD, NUMBER),
}
"""What a fact of that name can be; one that is not here can be anything."""
SETS = ("suits",)
"""Facts whose values have no order."""
NUMERAL = re.compile(r"0|-?[1-9][0-9]*")


@cache
def of_reasons(name: str) -> dict[str, tuple[str, ...]]:
    """The facts that the sentences of a game name, each with the rules that tell it."""
    found: dict[str, dict[str, None]] = {}
    for (rule, _case), wording in GAMES[name].sentences.items():
        for fact, _how in SLOT.findall(wording.sentence + wording.prompt):
            if fact not in VERBS:
                found.setdefault(fact, {})[rule] = None
    return {fact: tuple(found[fact]) for fact in sorted(found)}


@cache
def deck(name: str, setup: Setup) -> frozenset[Card]:
    """Every card that is dealt."""
    game = GAMES[name]
    state = game.start(setup)
    while not game.cards(state):
        state, _ = game.apply(state, game.chance(state, Random(0)))
    return frozenset(game.cards(state))


def unknown(game: Game, setup: Setup, text: str, seat: str, action: str = "") -> str:
    """Why nothing of that name can be expected of an action; empty where it can."""
    name, equals, value = text.partition("=")
    seats = SEATS[: len(game.seats(setup))]
    if seat and seat not in seats:
        return f"{seat!r} is not a seat: {len(seats)} sit here, {' '.join(seats)}"
    if not equals:
        return unknown_rule(game, name) if "." in name else ""
    if name in SEATS:
        return unknown_points(name, value, seat, setup)
    known = [*of_reasons(game.name), *(OF_A_CARD if seat else OF_A_LINE)]
    if name not in known:
        after = " of a card in the trick" if seat else ""
        return f"{name!r} is no fact{after} in {game.title}; there are: {', '.join(known)}"
    if name in PLAYER_FACTS or name in OF_A_LINE:
        return unknown_seat(game, setup, name, value)
    kinds = (PLACE,) if seat and name in OF_A_CARD else KINDS.get(name, (SUIT, CARD, NUMBER, WORD))
    for part in value.split(","):
        if not any(is_of_kind(kind, part, game, setup, action) for kind in kinds):
            return f"{part!r} is no {in_words(kinds, 'or')} here, so nothing is {name}={value}"
    return ""


def unknown_rule(game: Game, name: str) -> str:
    if all(rule.slug != name for rule in game.rules):
        return f"{name!r} is no rule of {game.title}"
    is_cited = any(rule == name for rule, _case in game.sentences)
    return "" if is_cited else f"{name!r} decides nothing in the engine, so it is never cited"


def unknown_seat(game: Game, setup: Setup, name: str, value: str) -> str:
    seats = SEATS[: setup.players if name == "wins" else len(game.seats(setup))]
    if value in tuple(seats) or (value == "table" and name in PLAYER_FACTS):
        return ""
    return f"{value!r} is nobody: {name}= names a seat, {' '.join(seats)}"


def is_of_kind(kind: str, part: str, game: Game, setup: Setup, action: str) -> bool:
    """A card that is not in the deck is one where the action names it, to be refused."""
    match kind:
        case "suit":
            return part in {card.suit for card in deck(game.name, setup)}
        case "card":
            known = (HIDDEN, *deck(game.name, setup), *cards_named(game, setup, action))
            return part in map(write_card, known)
        case "place":
            return part in map(str, range(1, len(game.seats(setup)) + 1))
        case "number":
            return NUMERAL.fullmatch(part) is not None
    return part in game.terms


def cards_named(game: Game, setup: Setup, action: str) -> Cards:
    """By an action; one that cannot be read is a fault that is told when it is played."""
    try:
        return game.deed(game.read(action, setup)).cards
    except Unreadable:
        return ()


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
