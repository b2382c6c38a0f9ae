"""What the table does in more than one game. Each game judges it under rules of its own; see engine/kit/rulings.py."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, NamedTuple, TypeVar

from engine.cards import Card, Cards, Play
from engine.deeds import Deed
from engine.kernel import Event, reason
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


Tried = TypeVar("Tried")


class Several(NamedTuple):
    """What is done once, tried more often at a time. It can be read, so that its rule refuses it."""

    tries: tuple[Any, ...]


TableAction = NameDealer | Deal | Collect | CountDeal


def deed(action: TableAction | Play) -> Deed:
    match action:
        case Play(seat, cards, ability):
            return Deed(seat, "", cards, ability)
        case NameDealer(dealer):
            return Deed(TABLE, "dealer", (SEATS[dealer],))
        case Deal(hands):
            return Deed(TABLE, "deal", hands)
        case Collect():
            return Deed(TABLE, "collect")
        case CountDeal():
            return Deed(TABLE, "score")


def one_or_several(tries: Iterable[Tried]) -> Tried | Several:
    """An action alone is itself."""
    found = tuple(tries)
    return found[0] if len(found) == 1 else Several(found)


def read(words: Words, seats: int) -> NameDealer | Collect | CountDeal | Several | None:
    """What the words say, if it is one of these; hands that are dealt are read by the game, which knows its cards."""
    match words.verb, words.args:
        case "dealer", (_, *_) as named:
            return one_or_several([NameDealer(read_seat(seat, seats)) for seat in named])
        case "collect", ():
            return Collect()
        case "score", ():
            return CountDeal()
    return None


def hands_told(rule: str, hands: Iterable[Cards]) -> list[Event]:
    """Each player learns the own hand; a sentence for `hand`."""
    return [Event(reason(rule, "hand", player=seat, cards=hand), (seat,)) for seat, hand in enumerate(hands)]


def random_deal(cards: Sequence[Card], seats: int, size: int, rng: Random) -> Deal:
    """A hand of that size for each seat."""
    shuffled = list(cards)
    rng.shuffle(shuffled)
    return Deal(tuple([tuple(shuffled[size * seat : size * (seat + 1)]) for seat in range(seats)]))
