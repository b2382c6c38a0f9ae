"""Whose turn is it to play? An ordered row; the first ruling that answers decides."""

from collections.abc import Callable

from engine.games.tezuma.state import State
from engine.kernel import ask, ruling
from engine.text import TABLE


@ruling("tezuma.paper-egg")
def egg_waits_for_the_others(state: State) -> int | None:
    """Its player is passed over until everybody else has played."""
    if state.egg is None:
        return None
    players, played = state.setup.players, len(state.trick)
    if played == players - 1:
        return state.egg
    is_past = played >= (state.egg - state.leader) % players
    return (state.leader + played + is_past) % players


@ruling("tezuma.lead")
def goes_clockwise_once(state: State) -> int | None:
    played, players = len(state.trick), state.setup.players
    if not played:
        return None
    return TABLE if played == players else (state.leader + played) % players


TURN: tuple[Callable[[State], int | None], ...] = (egg_waits_for_the_others, goes_clockwise_once)


def turn(state: State) -> int:
    return ask(TURN, state, state.leader)
