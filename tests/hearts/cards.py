"""The fifty-two cards; jack to ace are 11 to 14."""

from engine.cards import Card, Suit
from engine.kernel import Setup

SUITS = (Suit("C", "club"), Suit("D", "diamond"), Suit("S", "spade"), Suit("H", "heart"))
LETTERS = tuple(suit.letter for suit in SUITS)
DECK = tuple(Card(letter, number) for letter in LETTERS for number in range(2, 15))
HEART, QUEEN, FIRST = "H", Card("S", 12), Card("C", 2)
PLAYERS, HAND, DEALS = 4, 13, 4


def exists(setup: Setup, card: Card) -> bool:
    return card in DECK
