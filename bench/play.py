"""Random play, in CPython and in Pyodide alike."""

import time
from collections.abc import Callable
from random import Random

from engine import bots
from engine.kernel import Game, Setup
from engine.registry import GAMES
from engine.text import TABLE


def usual(game: Game) -> Setup:
    """The setup that most tables have: as many players as sit there, up to four, and no option."""
    return max((setup for setup in game.setups() if setup.players <= 4), key=lambda setup: setup.players)


def actions_of_a_match(name: str) -> Callable[[], int]:
    """Plays a match at random, every offered action judged; gives the number of players' actions."""
    game, rng = GAMES[name], Random(1)
    setup = usual(game)

    def play() -> int:
        moves = [action for _, action in bots.match(game, setup, rng) if action is not None]
        return sum(game.actor(action) != TABLE for action in moves)

    return play


def rate(play: Callable[[], int], seconds: float) -> float:
    """How many actions a second, over whole matches."""
    count, began = 0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        count += play()
    return count / (time.perf_counter() - began)
