"""A position of Iroha ni Oedo, and what can be done in it."""

from typing import NamedTuple

from engine.cards import Card, Cards, Play
from engine.kernel import ScoreLine, Setup
from engine.text import TABLE

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


class NameDealer(NamedTuple):
    """The table names the first dealer."""

    dealer: int
    player: int = TABLE


class Deal(NamedTuple):
    hands: tuple[Cards, ...]
    player: int = TABLE


class Pass(NamedTuple):
    player: int
    cards: Cards


class Collect(NamedTuple):
    """The finished trick goes to its winner."""

    player: int = TABLE


class Score(NamedTuple):
    """The finished deal is counted."""

    player: int = TABLE


Action = NameDealer | Deal | Pass | Play | Collect | Score


def hand_of(state: State, player: int) -> Cards:
    """A player's hand; empty before the deal."""
    return state.hands[player] if state.hands else ()


def passed_by(state: State, player: int) -> Cards:
    """What a player has laid out to pass; empty before the deal, and where a position does not tell."""
    return state.passed[player] if state.passed else ()


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
