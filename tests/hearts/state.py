"""A position of Hearts, and what can be done in it."""

from typing import NamedTuple

from engine.cards import Cards, Play
from engine.kernel import ScoreLine, Setup
from engine.kit.actions import Collect, CountDeal, Deal
from tests.hearts.cards import PLAYERS

DEAL, PLAY, SCORE, OVER = "deal", "play", "score", "over"
EMPTY: tuple[Cards, ...] = ((),) * PLAYERS
NO_VOIDS: tuple[frozenset[str], ...] = (frozenset(),) * PLAYERS


class State(NamedTuple):
    """Everything that is true at the table, hidden cards included."""

    setup: Setup
    phase: str = DEAL
    deal: int = 1
    leader: int = 0
    hands: tuple[Cards, ...] = EMPTY
    trick: tuple[Play, ...] = ()
    won: tuple[Cards, ...] = EMPTY
    voids: tuple[frozenset[str], ...] = NO_VOIDS
    """Suits that each player has shown not to hold."""
    lines: tuple[ScoreLine, ...] = ()


Action = Deal | Play | Collect | CountDeal


def cards(state: State) -> Cards:
    """Every card of a position, wherever it lies."""
    heaps = (*state.hands, *state.won, *[play.cards for play in state.trick])
    return tuple([card for heap in heaps for card in heap])
