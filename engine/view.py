"""What lies on the table, for whoever draws it."""

from typing import NamedTuple

from engine.cards import Cards, Play


class SeatView(NamedTuple):
    """What lies at a seat: the hand, cards put aside face down, cards lying open, how many are captured."""

    hand: Cards
    aside: Cards = ()
    open: Cards = ()
    captured: int = 0
    points: int | None = None
    """The total of earlier deals; none before the first is counted."""


class View(NamedTuple):
    """What lies on the table. `marks` are pieces lying beside a seat's card, `dealer` is None before there is one."""

    deal: int
    dealer: int | None
    seats: tuple[SeatView, ...]
    trick: tuple[Play, ...] = ()
    marks: tuple[tuple[int, str], ...] = ()
