"""Cards and how they are written."""

import re
from collections.abc import Iterable
from typing import NamedTuple, TypeVar

from engine.text import Unreadable


class Card(NamedTuple):
    """A card: the letter of its suit and its number (0 where a card has none)."""

    suit: str
    number: int


class Suit(NamedTuple):
    """A suit: its letter in a play file and its name in a sentence."""

    letter: str
    name: str


Cards = tuple[Card, ...]


class Play(NamedTuple):
    """What a seat puts into a trick: no card, one or two, and the ability used with them."""

    seat: int
    cards: Cards
    ability: str = ""


HIDDEN = Card("?", 0)

Value = TypeVar("Value")

CARD = re.compile(r"([A-Z]?)([1-9][0-9]?|\*)")


def write_card(card: Card) -> str:
    """`O7`; `B*` for a card without a number; `12` for one without a suit; `?` for an unknown one."""
    return "?" if card == HIDDEN else f"{card.suit}{card.number or '*'}"


def write_cards(cards: Iterable[Card]) -> str:
    return " ".join(map(write_card, cards))


def read_card(token: str) -> Card:
    if token == "?":
        return HIDDEN
    match = CARD.fullmatch(token)
    if match is None:
        raise Unreadable(f"{token!r} is not a card")
    suit, number = match.groups()
    return Card(suit, 0 if number == "*" else int(number))


def read_cards(tokens: Iterable[str]) -> Cards:
    return tuple(map(read_card, tokens))


def without(cards: Cards, gone: Iterable[Card]) -> Cards:
    """The cards that stay when others go; an unknown card stands for any that is not named."""
    for card in gone:
        place = cards.index(card if card in cards else HIDDEN)
        cards = cards[:place] + cards[place + 1 :]
    return cards


def replaced(values: tuple[Value, ...], index: int, value: Value) -> tuple[Value, ...]:
    """The tuple with one of its values replaced."""
    return (*values[:index], value, *values[index + 1 :])
