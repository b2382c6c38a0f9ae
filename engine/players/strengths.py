"""How well a player plays: for each game how it searches, and how long."""

from collections.abc import Callable, Iterator
from random import Random
from typing import NamedTuple

from engine.players.knowledge import Knowledge
from engine.players.playouts import Habit, at_random, win_cheaply_when_last
from engine.players.search import in_the_same_worlds
from engine.players.tree import in_a_tree
from engine.players.worth import Tally

Search = Callable[[Knowledge, Tally, Habit, int, Random], Iterator[Tally]]


class Way(NamedTuple):
    """How a game is searched, how all are thought to play on, and for how many actions; how many options are looked at."""

    search: Search
    habit: Habit
    budget: int
    most: int = 100


class Strength(NamedTuple):
    """Its ways by game; in a hurry, how many seconds it takes and how often it errs."""

    name: str
    usual: Way
    ways: dict[str, Way]
    pace: float
    errs: float

    def way(self, game: str) -> Way:
        return self.ways.get(game, self.usual)


NEWCOMER = Strength("newcomer", Way(in_the_same_worlds, at_random, 1, 3), {}, 4, 0.4)
"""Looks at a few options in a single world; that is far better than any card."""
STRONG = Strength(
    "strong",
    Way(in_the_same_worlds, at_random, 12_000),
    {
        "tezuma": Way(in_the_same_worlds, win_cheaply_when_last, 7_000),
        "tornei": Way(in_a_tree, at_random, 12_000),
    },
    2,
    0.15,
)
STRENGTHS = {strength.name: strength for strength in (NEWCOMER, STRONG)}
