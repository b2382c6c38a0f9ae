"""Random play, in CPython and in Pyodide alike."""

import time
from collections.abc import Callable
from random import Random

from engine import bots
from engine.kernel import Action, Game, Setup, State
from engine.registry import GAMES
from engine.text import TABLE


def usual(game: Game) -> Setup:
    """The setup that most tables have: as many players as sit there, up to four, and no option."""
    return max((setup for setup in game.setups() if setup.players <= 4), key=lambda setup: setup.players)


CARDS_WITHOUT_A_CHOICE = {"automatic": "TurnOver", "tornei": "NpcPlay"}
"""Cards that a seat plays though nobody chooses them: in the Automatic that is most of play."""


def is_at_a_seat(action: Action, forced: str) -> bool:
    """Told by the action's own fields: this is counted while the clock runs."""
    seat = getattr(action, "seat", getattr(action, "player", TABLE))
    return seat != TABLE or type(action).__name__ == forced


def actions_of_a_match(name: str, player: bots.Player = bots.random_player) -> Callable[[], int]:
    """Plays a match at random; gives the number of actions at seats, dealing, collecting and counting left out."""
    game, rng = GAMES[name], Random(1)
    setup = usual(game)
    forced = CARDS_WITHOUT_A_CHOICE.get(name, "")

    def play() -> int:
        moves = [action for _, action in bots.match(game, setup, rng, player) if action is not None]
        return sum(is_at_a_seat(action, forced) for action in moves)

    return play


def judging_player(game: Game, state: State, seat: int, rng: Random) -> Action:
    """Plays at random too, after every offered action was judged."""
    return rng.choice([action for action in game.choices(state, seat) if game.judge(state, action).legal])


def rate(play: Callable[[], int], seconds: float) -> float:
    """How many actions a second, over whole matches."""
    count, began = 0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        count += play()
    return count / (time.perf_counter() - began)
