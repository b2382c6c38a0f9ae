"""What a player is given: the position as its seat sees it. Nothing that is hidden from the seat is in it."""

from random import Random
from typing import Any, NamedTuple, NewType

from engine.kernel import Game, State

Truth = NewType("Truth", tuple[Any, ...])
"""A position with all that is true at the table. No player takes one."""

Seen = NewType("Seen", tuple[Any, ...])
"""A position made by `seen_by`. It tells too what came about before: who holds which suit no more, what was played and passed."""


class Knowledge(NamedTuple):
    """The seat that is to decide, and the position as it is seen from there."""

    game: Game
    seat: int
    seen: Seen

    @property
    def position(self) -> State:
        """What is seen, to be looked at."""
        return self.seen

    @property
    def players(self) -> int:
        return int(self.position.setup.players)


class Peeked(Exception):
    """A player was handed more than its seat sees."""


def known_to(game: Game, state: Truth, seat: int) -> Knowledge:
    return Knowledge(game, seat, Seen(game.seen_by(state, owner(game, state, seat))))


def owner(game: Game, state: State, seat: int) -> int:
    """The player of a seat."""
    return game.seats(state.setup)[seat]


def player_of(known: Knowledge) -> int:
    """The player who decides."""
    return owner(known.game, known.seen, known.seat)


def honest(known: Knowledge) -> Knowledge:
    """The same, or an error where something lies open that the seat cannot see."""
    if known.game.seen_by(known.seen, player_of(known)) != known.seen:
        raise Peeked(f"seat {known.seat} was shown what is hidden from it")
    return known


def world(known: Knowledge, rng: Random) -> State:
    """A whole position that agrees with all that the seat sees."""
    return known.game.imagine(known.seen, player_of(known), rng)
