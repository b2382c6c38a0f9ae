"""A position of Iroha ni Oedo, and what can be done in it."""

from typing import NamedTuple

from engine.cards import Card, Cards, Play
from engine.kernel import ScoreLine, Setup
from engine.kit.actions import TableAction

DEALER, DEAL, PASS, PLAY, SCORE, OVER = "dealer", "deal", "pass", "play", "score", "over"


class State(NamedTuple):
    """Everything that is true at the table, hidden cards included."""

    setup: Setup
    phase: str = DEALER
    deal: int = 1
    dealer: int | None = None
    leader: int = 0
    hands: tuple[Cards, ...] = ()
    passed: tuple[Cards, ...] = ()
    """What each player laid out to pass in this deal; empty where a position does not tell."""
    trick: tuple[Play, ...] = ()
    won: tuple[Cards, ...] = ()
    played: tuple[Cards, ...] = ()
    """What each player has played in this deal, in order; it lies in the trick or in a pile now."""
    voids: tuple[frozenset[str], ...] = ()
    """Colours that each player has shown not to hold."""
    stock: Cards = ()
    lines: tuple[ScoreLine, ...] = ()


class Pass(NamedTuple):
    seat: int
    cards: Cards


Action = TableAction | Pass | Play


def hand_of(state: State, seat: int) -> Cards:
    """Empty before the deal."""
    return state.hands[seat] if state.hands else ()


def passed_by(state: State, seat: int) -> Cards:
    """What is laid out to be passed; empty before the deal, and where a position does not tell."""
    return state.passed[seat] if state.passed else ()


def cards(state: State) -> Cards:
    """Every card of a position, wherever it lies. Cards that are being passed have left the hand."""
    everywhere: list[Card] = list(state.stock)
    for hand in state.hands:
        everywhere += hand
    for pile in state.won:
        everywhere += pile
    for play in state.trick:
        everywhere += play.cards
    if state.phase == PASS:
        for pair in state.passed:
            everywhere += pair
    return tuple(everywhere)
