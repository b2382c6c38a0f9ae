"""The fifty-six cards, and which suit is stronger."""

from typing import NamedTuple

from engine.cards import Card, Cards, Suit
from engine.kernel import Setup, Source

SUITS = (
    Suit("W", "wyvern"),
    Suit("F", "fleur-de-lis"),
    Suit("S", "shamrock"),
    Suit("C", "cross"),
)
LETTERS = tuple(suit.letter for suit in SUITS)
DECK = tuple(Card(letter, number) for letter in LETTERS for number in range(1, 15))
IN_DECK = frozenset(DECK)

TRICKS = 7
"""In a deal."""
HAND = 2 * TRICKS

SOURCES = (Source("cards", 56, 56, "four suits from 1 to 14, as the rulebook lists them"),)


class SuitRank(NamedTuple):
    """A suit, and the place in a trick that it foretells."""

    rule: str
    suit: str
    place: int


SUIT_RANK = (
    SuitRank("tornei.suit-rank", "W", 1),
    SuitRank("tornei.suit-rank", "F", 2),
    SuitRank("tornei.suit-rank", "S", 3),
    SuitRank("tornei.suit-rank", "C", 4),
)
BEHIND_ALL = 5


def place_of(suit: str) -> int:
    """1 for the strongest suit; unknown cards come last."""
    for row in SUIT_RANK:
        if row.suit == suit:
            return row.place
    return BEHIND_ALL


def exists(setup: Setup, card: Card) -> bool:
    """The deck is the same in every setup."""
    return card in IN_DECK


def by_suit(card: Card) -> tuple[int, int]:
    """The strongest suit first, its numbers from low to high."""
    return place_of(card.suit), card.number


def in_order(hand: Cards) -> Cards:
    return tuple(sorted(hand, key=by_suit))
