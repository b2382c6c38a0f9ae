"""What a setup is called, and who sits where: setups and names as text."""

import re

from engine import house
from engine.kernel import Game, Setup
from engine.speech import NAMES, NPC, YOU
from engine.text import TABLE, Unreadable

LONGEST_NAME = 20

SETUP = re.compile(r"([0-9]{1,2}) players?")


def read_setup(game: Game, text: str) -> Setup:
    """`4 players, open-lowest`: the number of players, an edition where there are two, options."""
    players, edition, options = 0, "", []
    known = {option.name: option for option in game.options}
    for part in filter(None, map(str.strip, text.split(","))):
        number = SETUP.fullmatch(part)
        if (number and players) or (part in game.editions and edition):
            raise Unreadable(f"a setup has one number of players and one edition; {part!r} is a second one")
        if number:
            players = int(number[1])
        elif part in game.editions:
            edition = part
        elif part in known:
            options.append(part)
        else:
            raise Unreadable(
                f"{part[:40]!r} is no setup of {game.title}: {', '.join(('4 players', *game.editions, *known))}"
            )
    if players not in game.players:
        counts = f"{game.players[0]} to {game.players[-1]}"
        raise Unreadable(f"{game.title} is for {counts} players, not {players or 'a number left out'}")
    if game.editions and not edition:
        raise Unreadable(f"{game.title} has editions: say which, {' or '.join(game.editions)}")
    for option in options:
        for need in known[option].needs:
            if need not in (f"{players} players", edition) and not need.startswith("not "):
                raise Unreadable(f"{option!r} goes only with {need}")
    return house.now(game, Setup(players, edition, tuple(sorted(set(options)))))


def read_names(text: str, players: int) -> tuple[str, ...]:
    names = tuple(text.replace(",", " ").split())
    if not names:
        return NAMES[:players]
    if len(names) != players or len(set(names)) != players:
        raise Unreadable(f"{players} players need {players} different names")
    for name in names:
        if len(name) > LONGEST_NAME:
            raise Unreadable(f"a name has at most {LONGEST_NAME} letters")
    return names


def seat_names(game: Game, setup: Setup, players: tuple[str, ...]) -> tuple[str, ...]:
    """The players' names, then those of seats that a player has besides or that nobody plays."""
    others = game.seats(setup)[setup.players :]
    return (*players, *[NPC if player == TABLE else other_hand(players[player]) for player in others])


def other_hand(name: str) -> str:
    return "your other hand" if name == YOU else f"{name}'s other hand"


def write_setup(setup: Setup) -> str:
    return ", ".join(filter(None, (f"{setup.players} players", setup.edition, *setup.options)))
