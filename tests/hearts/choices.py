"""Who acts, what can be tried, what chance brings."""

from random import Random

from engine.cards import Play
from engine.kit.actions import Collect, CountDeal, random_deal
from engine.text import TABLE
from tests.hearts.cards import DECK, HAND, PLAYERS
from tests.hearts.outcomes import turn
from tests.hearts.state import DEAL, OVER, PLAY, Action, State


def actors(state: State) -> tuple[int, ...]:
    if state.phase == PLAY:
        return (turn(state),)
    return () if state.phase == OVER else (TABLE,)


def choices(state: State, seat: int) -> tuple[Action, ...]:
    if seat not in actors(state) or state.phase == DEAL:
        return ()
    if seat != TABLE:
        return tuple([Play(seat, (card,)) for card in state.hands[seat]])
    return (Collect(),) if state.phase == PLAY else (CountDeal(),)


def chance(state: State, rng: Random) -> Action:
    return random_deal(DECK, PLAYERS, HAND, rng) if state.phase == DEAL else choices(state, TABLE)[0]
