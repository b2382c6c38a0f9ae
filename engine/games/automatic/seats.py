"""Whose hand is it? With two players each has two."""

from collections.abc import Callable

from engine.kernel import Setup, ask, ruling
from engine.text import TABLE


@ruling("automatic.players-2")
def two_play_two_hands_each(setup: Setup) -> tuple[int, ...] | None:
    return (0, 1, 0, 1) if setup.players == 2 else None


SEATS: tuple[Callable[[Setup], tuple[int, ...] | None], ...] = (two_play_two_hands_each,)


def seats(setup: Setup) -> tuple[int, ...]:
    """The player of each seat."""
    return ask(SEATS, setup, tuple(range(setup.players)))


def owner(setup: Setup, seat: int) -> int:
    """Whose hand it is."""
    return TABLE if seat == TABLE else seats(setup)[seat]
