"""Who acts, what can be tried, what chance brings."""

from itertools import combinations
from random import Random

from engine.cards import Play
from engine.games.iroha.cards import HAND, deck
from engine.games.iroha.outcomes import turn
from engine.games.iroha.state import DEAL, DEALER, OVER, PASS, PLAY, Action, Pass, State
from engine.kit.actions import Collect, CountDeal, NameDealer, random_deal
from engine.text import TABLE


def actors(state: State) -> tuple[int, ...]:
    if state.phase == PLAY:
        return (turn(state),)
    if state.phase == PASS:
        return tuple(player for player, pair in enumerate(state.passed) if not pair)
    return () if state.phase == OVER else (TABLE,)


def choices(state: State, seat: int) -> tuple[Action, ...]:
    if seat not in actors(state):
        return ()
    if state.phase == PASS:
        return tuple([Pass(seat, pair) for pair in dict.fromkeys(combinations(state.hands[seat], 2))])
    if seat != TABLE:
        return tuple([Play(seat, (card,)) for card in dict.fromkeys(state.hands[seat])])
    if state.phase == DEALER:
        return tuple(NameDealer(dealer) for dealer in range(state.setup.players))
    if state.phase == DEAL:
        return ()  # too many to list: see chance
    return (Collect(),) if state.phase == PLAY else (CountDeal(),)


def chance(state: State, rng: Random) -> Action:
    """What the table does next: it draws the dealer and the deal, the rest is fixed."""
    if state.phase != DEAL:
        return rng.choice(choices(state, TABLE))
    return random_deal(deck(state.setup), state.setup.players, HAND, rng)
