"""A position of the Automatic Tricktaking, and what can be done in it."""

from typing import NamedTuple

from engine.cards import HIDDEN, Card, Cards, Play
from engine.kernel import ScoreLine, Setup
from engine.kit.actions import Collect, CountDeal
from engine.text import TABLE

DEAL, PILE, START, PICK_MODE, CHOOSE = "deal", "pile", "start", "rule", "choose"
PLAY, QUIZ, COLLECT, NAME, SCORE, OVER = "play", "quiz", "collect", "name", "score", "over"
PHASES = (DEAL, PILE, START, PICK_MODE, CHOOSE, PLAY, QUIZ, COLLECT, NAME, SCORE, OVER)

BEGUN = (CHOOSE, PLAY, QUIZ, COLLECT, NAME, SCORE, OVER)
"""The phases in which the mode of the round is chosen."""

TOP, BOTTOM = "top", "bottom"
SECRET = "?"
"""What somebody has chosen, to those who do not know it yet."""

Choice = str | int | Card | None
"""An end (F), a place (H), a card (I), a seat pointed at (B, C); None before it is chosen."""


class State(NamedTuple):
    """Everything that is true at the table, hidden cards included. Piles and hands begin with their top card."""

    setup: Setup
    phase: str = DEAL
    round: int = 1
    order: str = ""
    """How effects are settled in this round."""
    starter: int | None = None
    letter: str = ""
    """Of the mode in which this round is played."""
    idea: str = ""
    leader: int = 0
    piles: tuple[Cards, ...] = ()
    tops: tuple[str, ...] = ()
    """The order on the back of each pile's top card; none for a pile that is taken."""
    deck: Cards = ()
    """What is left: the order card, another, and under them the piles that nobody took."""
    hands: tuple[Cards, ...] = ()
    backs: tuple[str, ...] = ()
    """The back of each hand's top card as everybody sees it, or saw it before the hand was turned over."""
    shown: Cards = ()
    """The bottom cards that were shown to find who starts."""
    chosen: tuple[Choice, ...] = ()
    """What each seat (in B and C each player) has chosen; empty where there is nothing to choose."""
    passed: tuple[Cards, ...] = ()
    """What each seat has given to the right in mode I, pass by pass."""
    trick: tuple[Play, ...] = ()
    last: Card | None = None
    """The last card of the trick before, in the same round."""
    taker: int | None = None
    """The seat that takes the trick by having pointed first at the strongest card."""
    won: tuple[Cards, ...] = ()
    barred: tuple[frozenset[str | int], ...] = ()
    """Colours and numbers that each seat has shown not to hold."""
    lines: tuple[ScoreLine, ...] = ()

    @property
    def mode_told(self) -> tuple[str, str]:
        """The mode as a line tells it."""
        return self.letter, self.idea


class Deal(NamedTuple):
    piles: tuple[Cards, ...]
    rest: Cards

    @property
    def cards(self) -> Cards:
        return tuple([card for heap in (*self.piles, self.rest) for card in heap])


class Take(NamedTuple):
    """A seat takes a pile (counted from 1) as its hand."""

    seat: int
    pile: int


class ShowBottoms(NamedTuple):
    """The bottom cards are shown; the highest starts."""

    seat: int = TABLE


class ChooseMode(NamedTuple):
    seat: int
    letter: str
    idea: str = ""


class Choose(NamedTuple):
    """In F, H or I a seat chooses an end, a place for its top card, or a card to give to the right."""

    seat: int
    what: str | int | Card


class Point(NamedTuple):
    """A player points at a card (B), or at who will score most (C)."""

    player: int
    target: int


class TurnOver(NamedTuple):
    """The next card is turned over."""

    card: Card

    @property
    def cards(self) -> Cards:
        return (self.card,)


class CloseQuiz(NamedTuple):
    """Nobody points any more."""

    seat: int = TABLE


class NameLeader(NamedTuple):
    """In J, who took the trick names the next leader."""

    seat: int
    leader: int


Action = (
    Deal
    | Take
    | ShowBottoms
    | ChooseMode
    | Choose
    | Point
    | TurnOver
    | Play
    | CloseQuiz
    | Collect
    | NameLeader
    | CountDeal
)


def hand_of(state: State, seat: int) -> Cards:
    """A hand; empty before piles are taken."""
    return state.hands[seat] if state.hands else ()


def has_chosen(state: State, seat: int) -> bool:
    return seat < len(state.chosen) and state.chosen[seat] is not None


def last_card(state: State) -> Card | None:
    """The card played last in this round."""
    return state.trick[-1].cards[0] if state.trick else state.last


def in_order(cards: Cards) -> Cards:
    """By number, where the order of a heap tells nothing; unknown ones last."""
    return tuple(sorted(cards, key=lambda card: (card == HIDDEN, card.number)))


def cards(state: State) -> Cards:
    """Every card of a position, wherever it lies."""
    everywhere: list[Card] = list(state.deck)
    for heap in (*state.piles, *state.hands, *state.won):
        everywhere += heap
    for play in state.trick:
        everywhere += play.cards
    return tuple(everywhere)
