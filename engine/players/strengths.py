"""How well a player plays: for each game how all are thought to play on, and for how many actions."""

from typing import NamedTuple

from engine.players.habits import at_random, come_true, win_cheaply
from engine.players.playouts import Habit


class Way(NamedTuple):
    """How all are thought to play on; for how many actions in all play-outs together; how many options are looked at."""

    habit: Habit
    budget: int
    most: int = 100


class Strength(NamedTuple):
    """Its ways by game, and the usual one; in a hurry, how many seconds it takes and how often it errs."""

    name: str
    usual: Way
    ways: dict[str, Way]
    pace: float
    errs: float

    def way(self, game: str) -> Way:
        return self.ways.get(game, self.usual)


NEWCOMER = Strength(
    "newcomer",
    Way(at_random, budget=1, most=3),
    {"iroha": Way(at_random, budget=1, most=2)},
    pace=4,
    errs=0.4,
)
"""Looks at a few options in a single world, which is far better than to play any card."""

STRONG = Strength(
    "strong",
    Way(at_random, 12_000),
    {
        "iroha": Way(at_random, 12_000),
        "tezuma": Way(win_cheaply, 11_000),
        "tornei": Way(come_true, 13_000),
    },
    pace=2,
    errs=0.15,
)
"""As many actions as take less than half a second in a browser."""

STRENGTHS = {strength.name: strength for strength in (NEWCOMER, STRONG)}
