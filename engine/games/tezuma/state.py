"""A position of Tezuma, and what can be done in it."""

from typing import NamedTuple

from engine.cards import Cards, Play
from engine.games.tezuma.abilities import SAND
from engine.kernel import Setup, Telling
from engine.kit.actions import TableAction

FIRST, LAYOUT, DEAL, DRAFT, PLAY, SCORE, OVER = "first", "layout", "deal", "draft", "play", "score", "over"
PAIN, POINTS, ABILITY = "pain", "score", "ability"


class Taken(NamedTuple):
    """What a player has taken in the draft: a pain suit, a scoring card, an ability."""

    pain: str = ""
    score: int = 0
    ability: str = ""


class DealResult(NamedTuple):
    """A counted deal of one player; a position may tell its points alone."""

    tricks: int = 0
    score: int = 0
    pain: str = ""
    captured: int = 0
    """How many cards of the pain suit."""
    points: int | None = None


class State(NamedTuple):
    """Everything that is true at the table, hidden cards included."""

    setup: Setup
    phase: str = FIRST
    deal: int = 1
    start: int | None = None
    """Who starts this deal; a position may leave it open."""
    leader: int = 0
    scoring_cards: tuple[int, ...] = ()
    abilities: tuple[str, ...] = ()
    """What is laid out for the draft."""
    hands: tuple[Cards, ...] = ()
    taken: tuple[Taken, ...] = ()
    uses: tuple[int, ...] = ()
    """How often each player has used the ability in this deal."""
    trick: tuple[Play, ...] = ()
    egg: int | None = None
    """Who will play last, having declared Paper Egg."""
    tricks: tuple[int, ...] = ()
    won: tuple[Cards, ...] = ()
    voids: tuple[frozenset[str], ...] = ()
    """Suits that each player has shown not to hold."""
    shown: tuple[Cards, ...] = ()
    """Cards in each hand that everybody has seen."""
    results: tuple[tuple[DealResult, ...], ...] = ()


class NameStart(NamedTuple):
    """The table names the first start player, in 2015; in Tezuma Trick it names the dealer."""

    start: int


class LayOut(NamedTuple):
    """Scoring cards and abilities are laid out for the draft."""

    scoring_cards: tuple[int, ...]
    abilities: tuple[str, ...]


class Take(NamedTuple):
    """A pain suit, a scoring card or an ability is taken; `what` as it is written."""

    seat: int
    kind: str
    what: str


Action = TableAction | NameStart | LayOut | Take | Play


def hand_of(state: State, seat: int) -> Cards:
    """A player's hand; empty before the deal."""
    return state.hands[seat] if state.hands else ()


def taken_by(state: State, seat: int) -> Taken:
    return state.taken[seat] if state.taken else Taken()


def spare(state: State, seat: int) -> int:
    """The card that stays over in a hand once Five-Color Sand was used instead of it."""
    return int(taken_by(state, seat).ability == SAND and state.uses[seat] > 0)


def cards(state: State) -> Cards:
    """Every card of a position, wherever it lies."""
    everywhere = [card for hand in state.hands for card in hand]
    everywhere += [card for play in state.trick for card in play.cards]
    everywhere += [card for pile in state.won for card in pile]
    return tuple(everywhere)


Outcome = tuple[State, Telling]
