"""The thirty-two cards: colour, points, effect, and the priority rule on the back."""

from typing import NamedTuple

from engine.cards import Card, Cards, Suit
from engine.kernel import Setup, Source

COLOURS = (
    Suit("R", "red"),
    Suit("B", "blue"),
    Suit("G", "green"),
    Suit("Y", "yellow"),
    Suit("V", "violet"),
)
LETTERS = tuple(suit.letter for suit in COLOURS)
NAMES = {suit.name: suit.letter for suit in COLOURS}
WORDS = {suit.letter: suit.name for suit in COLOURS}

TRUMP, CANCEL_TRUMP, LOW, CANCEL_LOW = "trump", "cancel-trump", "low", "cancel-low"
SMALL, LARGE, EARLIER, LATER = "small", "large", "earlier", "later"
ORDERS = (SMALL, LARGE, EARLIER, LATER)
POINTS = (1, 2, 3, -1, -2)
HAND = 5
PILES = 6
ROUNDS = 3
PREDICTION = 8


class Row(NamedTuple):
    """What is on a card; `names` is the colour that a trump effect names."""

    rule: str
    number: int
    colour: str
    points: int
    order: str
    effect: str = ""
    names: str = ""


# A house list around the printed cards. Colours and orders go round (6 or 7 cards a colour, 8 an order); +1 ten times, +2 six,
# +3 four, -1 and -2 six each; a colour is worth 2 to 4 points, each half of the numbers 8. Every colour has one card that makes
# it trump and one that makes small numbers strong; three cards void each.
CARDS = (
    Row("automatic.cards", 1, "B", 1, LARGE),
    Row("automatic.cards", 2, "G", -1, SMALL, TRUMP, "G"),
    Row("automatic.cards", 3, "Y", 1, EARLIER, CANCEL_LOW),
    Row("automatic.cards", 4, "V", 2, LATER),
    Row("automatic.cards", 5, "R", 1, LARGE, LOW),
    Row("automatic.cards", 6, "B", -1, SMALL),
    Row("automatic.cards", 7, "G", 1, EARLIER),
    Row("automatic.cards", 8, "Y", 1, LATER),
    Row("automatic.cards", 9, "V", -2, LARGE, TRUMP, "V"),
    Row("automatic.cards", 10, "R", 2, SMALL, CANCEL_TRUMP),
    Row("automatic.cards", 11, "B", 2, EARLIER),
    Row("automatic.cards", 12, "G", 2, LATER, LOW),
    Row("automatic.cards", 13, "Y", 3, LARGE, TRUMP, "Y"),
    Row("automatic.cards", 14, "V", -1, SMALL, CANCEL_LOW),
    Row("automatic.cards", 15, "R", -1, EARLIER),
    Row("automatic.cards", 16, "B", -2, LATER, CANCEL_TRUMP),
    Row("automatic.cards", 17, "G", 1, LARGE),
    Row("automatic.cards", 18, "Y", -1, SMALL, LOW),
    Row("automatic.cards", 19, "V", 3, EARLIER),
    Row("automatic.cards", 20, "R", -2, LATER, TRUMP, "R"),
    Row("automatic.cards", 21, "B", 3, LARGE, TRUMP, "B"),
    Row("automatic.cards", 22, "G", -2, SMALL, CANCEL_LOW),
    Row("automatic.cards", 23, "Y", 2, EARLIER),
    Row("automatic.cards", 24, "V", 2, LATER, LOW),
    Row("automatic.cards", 25, "R", 1, LARGE),
    Row("automatic.cards", 26, "B", 1, SMALL),
    Row("automatic.cards", 27, "G", 1, EARLIER),
    Row("automatic.cards", 28, "Y", -2, LATER),
    Row("automatic.cards", 29, "V", -2, LARGE, CANCEL_TRUMP),
    Row("automatic.cards", 30, "R", 3, SMALL),
    Row("automatic.cards", 31, "B", -1, EARLIER, LOW),
    Row("automatic.cards", 32, "G", 1, LATER),
)

SOURCES = (
    Source("card numbers", 32, 32, "1 to 32, each once"),
    Source(
        "colours", 3, 32, "5 is red, 16 and 21 are blue, 7 is not blue; the names of three colours are ours"
    ),
    Source("points", 4, 32, "5 and 7 give 1, 16 costs 2, 21 gives 3"),
    Source("effects", 2, 32, "16 and 21; small numbers are strong by 5 or by 7: here by 5"),
    Source("orders on the backs", 0, 32, "house values, eight cards each"),
)


def rows(setup: Setup) -> tuple[Row, ...]:
    """The card table of a setup, in the order of the numbers."""
    return setup.tables[0]  # type: ignore[return-value]  # the first table is the cards, the second the ideas for mode L


def row_of(setup: Setup, card: Card) -> Row:
    """What is on a card that exists."""
    return rows(setup)[card.number - 1]


def card_of(row: Row) -> Card:
    return Card(row.colour, row.number)


def exists(setup: Setup, card: Card) -> bool:
    table = rows(setup)
    return 0 < card.number <= len(table) and table[card.number - 1][1:3] == (card.number, card.suit)


def deck(setup: Setup) -> Cards:
    return tuple([card_of(row) for row in rows(setup)])
