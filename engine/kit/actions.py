"""What the table does in more than one game. Each game judges it under rules of its own; see engine/kit/rulings.py."""

from typing import NamedTuple

from engine.cards import Cards
from engine.deeds import Deed
from engine.text import SEATS, TABLE, Words, read_seat


class NameDealer(NamedTuple):
    """The table names the first dealer."""

    dealer: int


class Deal(NamedTuple):
    """A hand for each seat."""

    hands: tuple[Cards, ...]


class Collect(NamedTuple):
    """The finished trick goes to its winner."""

    seat: int = TABLE


class CountDeal(NamedTuple):
    """The finished deal is counted."""

    seat: int = TABLE


TableAction = NameDealer | Deal | Collect | CountDeal


def deed(action: TableAction) -> Deed:
    match action:
        case NameDealer(dealer):
            return Deed(TABLE, "dealer", (SEATS[dealer],))
        case Deal(hands):
            return Deed(TABLE, "deal", hands)
        case Collect():
            return Deed(TABLE, "collect")
        case CountDeal():
            return Deed(TABLE, "score")


def read(words: Words, seats: int) -> NameDealer | Collect | CountDeal | None:
    """What the words say, if it is one of these; hands that are dealt are read by the game, which knows its cards."""
    match words.verb, words.args:
        case "dealer", (seat,):
            return NameDealer(read_seat(seat, seats))
        case "collect", ():
            return Collect()
        case "score", ():
            return CountDeal()
    return None
