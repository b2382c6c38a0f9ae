"""What lies on the table, for whoever draws it."""

from typing import NamedTuple

from engine.cards import Cards, Play


class Mark(NamedTuple):
    """A piece that lies beside the card of a seat: the sign drawn on it, and its name."""

    seat: int
    sign: str
    name: str


class Row(NamedTuple):
    """What lies together under a name: cards, or a piece told in a few words."""

    name: str
    cards: Cards = ()
    words: str = ""


class SeatView(NamedTuple):
    """What lies at a seat: the hand, cards put aside face down, cards lying open, how many are captured, other rows."""

    hand: Cards
    aside: Cards = ()
    open: Cards = ()
    captured: int = 0
    points: int | None = None
    """The total of earlier deals; none before the first is counted."""
    rows: tuple[Row, ...] = ()


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
    ranked: bool = False
    """Does every place in the trick count, and not only which card takes it?"""
