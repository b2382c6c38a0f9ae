"""What lies on the table, for whoever draws it."""

from typing import NamedTuple

from engine.cards import Card, Cards, Play


class Mark(NamedTuple):
    """A piece that lies beside the card of a seat: the sign drawn on it, and its name."""

    seat: int
    sign: str
    name: str


class Open(NamedTuple):
    """Cards that lie open."""

    cards: Cards


class Hand(NamedTuple):
    """A hand that lies at its seat and keeps its order, the next card first; face down where it is hidden."""

    cards: Cards


class Column(NamedTuple):
    """Open cards of a suit in the order in which they were laid, and which of them lies in front."""

    cards: Cards
    front: Card


class Turned(NamedTuple):
    """A card that has just been turned face up, what it has shown, in a word, and the points that it brings."""

    card: Card
    shown: str
    points: int = 0


class FaceDown(NamedTuple):
    """So many cards on one another, face down, and what their backs say."""

    size: int
    words: str = ""


class Back(NamedTuple):
    """What the backs of a hand say that lies face down at its seat."""

    words: str


class Uses(NamedTuple):
    """How often something can still be used."""

    left: int
    most: int


class AbilityCard(NamedTuple):
    """A card that gives an ability, how often it can be used, and what it does."""

    name: str
    uses: Uses | None = None
    does: str = ""


class SuitCard(NamedTuple):
    """A card that has a suit alone, what it means, and what each captured card of it costs."""

    suit: str
    words: str = ""
    costs: int = 0


class NumberCard(NamedTuple):
    """A card that has a number alone, and the points it pays for so many tricks."""

    number: int
    pays: tuple[tuple[int, int], ...] = ()


class AtSeat(NamedTuple):
    """What is meant is a seat."""

    seat: int


class Text(NamedTuple):
    """What is told in a few words."""

    words: str


Lying = Open | Hand | Column | Turned | FaceDown | Back | AbilityCard | SuitCard | NumberCard | AtSeat | Text


class Row(NamedTuple):
    """What lies together: its kind, in a word, what it is called where that is more, and how an action that takes it names it.

    What a seat does is called by a verb that agrees with its player: `predict{s}`.
    """

    kind: str
    what: Lying
    name: str = ""
    taken_as: str = ""

    @property
    def title(self) -> str:
        return self.name or self.kind


class SeatView(NamedTuple):
    """What lies at a seat: the hand, cards put aside face down, cards lying open, how many are captured, other rows."""

    hand: Cards
    aside: Cards = ()
    open: Cards = ()
    captured: int = 0
    points: int | None = None
    """The total of earlier deals; none before the first is counted."""
    rows: tuple[Row, ...] = ()
    tricks: int = 0
    """How many are won, where that counts; it is told instead of how many cards are captured."""


class Face(NamedTuple):
    """What stands on a card besides its suit and number: points, an effect and the letter of a suit that it names; in words."""

    points: int = 0
    effect: str = ""
    names: str = ""
    words: tuple[str, ...] = ()


class View(NamedTuple):
    """What lies on the table; `dealer` is None before there is one."""

    deal: int
    dealer: int | None
    seats: tuple[SeatView, ...]
    trick: tuple[Play, ...] = ()
    marks: tuple[Mark, ...] = ()
    middle: tuple[Row, ...] = ()
    meaning: tuple[Row, ...] = ()
    """What a card of a hand would mean, while one is chosen."""
    untold: bool = False
    """Is it asked who wins the trick, so that nothing tells it?"""
    ranked: bool = False
    """Does every place in the trick count, and not only which card takes it?"""
    deals: int = 0
    """How many a match has, where that is known; and how many tricks a deal."""
    tricks: int = 0
    taken: int = 0
    """How many tricks of this deal have been taken, by whomever."""
