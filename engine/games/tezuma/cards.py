"""The cards of both editions: suits and trumps, scoring cards."""

from collections.abc import Callable
from typing import NamedTuple

from engine.cards import Card, Cards, Suit
from engine.kernel import Setup, ask, ruling

EDITION_2015, EDITION_TRICK = "2015", "trick"
SUITS = (
    Suit("B", "butterfly"),
    Suit("U", "umbrella"),
    Suit("W", "water"),
    Suit("R", "ring"),
    Suit("F", "fan"),
    Suit("M", "mask"),
)
LETTERS = {EDITION_2015: ("B", "U", "W", "R"), EDITION_TRICK: ("B", "U", "F", "M")}
HAND = 12


class ScoringCard(NamedTuple):
    """What each number of tricks is worth; any other is worth nothing."""

    rule: str
    number: int
    points: tuple[tuple[int, int], ...]


TABLES = "tezuma.score-tables"


def rising(number: int, *points: int) -> ScoringCard:
    """A card that begins at no trick; its last value holds for more tricks too."""
    more = range(len(points), HAND + 1)
    return ScoringCard(TABLES, number, (*enumerate(points), *[(tricks, points[-1]) for tricks in more]))


# Balanced first, risky last. If each trick of a deal fell to any of four players alike, each card would pay four
# to six points on average, and from number 1 to number 6 the spread around that grows. Printed: number 1 up to
# seven tricks. Number 7 asks for a fair share among four, number 8 among three.
HOUSE_2015 = (
    rising(1, 0, 2, 3, 5, 6, 8, 10, 10, 10),
    rising(2, 2, 5, 9, 6, 4, 2, 0),
    rising(3, 10, 9, 6, 4, 2, 1, 0),
    rising(4, 0, 1, 3, 5, 8, 10, 12, 13, 14),
    rising(5, 0, 2, 10, 3, 9, 2, 0),
    rising(6, 14, 11, 4, 1, 3, 9, 14, 15),
    rising(7, 1, 3, 6, 9, 6, 3, 1, 0),
    rising(8, 0, 1, 3, 6, 10, 6, 3, 1, 0),
)
ONLY_FOR = {7: 4, 8: 3}
"""Scoring cards of 2015 that are only for so many players."""
# Two cards are printed in the rulebook's examples: each names three numbers of tricks and pays at most 8. Ours
# follow from that: the fewer numbers a card names, the more it pays. The cards bear no numbers; these are ours.
HOUSE_TRICK = (
    ScoringCard(TABLES, 1, ((1, 3), (2, 5), (3, 8))),
    ScoringCard(TABLES, 2, ((4, 8), (5, 5), (6, 3))),
    ScoringCard(TABLES, 3, ((1, 4), (2, 5), (3, 6), (4, 5), (5, 4))),
    ScoringCard(TABLES, 4, ((4, 4), (5, 5), (6, 6), (7, 7))),
    ScoringCard(TABLES, 5, ((2, 6), (3, 8), (4, 6))),
    ScoringCard(TABLES, 6, ((0, 8), (1, 6), (2, 4))),
    ScoringCard(TABLES, 7, ((3, 9), (4, 9))),
    ScoringCard(TABLES, 8, ((0, 12),)),
)
PRINTED = {
    EDITION_2015: (ScoringCard(TABLES, 1, tuple(enumerate((0, 2, 3, 5, 6, 8, 10, 10)))),),
    EDITION_TRICK: HOUSE_TRICK[:2],
}
"""What is known of scoring cards from print; that of 2015 has no number there, and number 1 fits its example."""
EXAMPLE = (1, 4, 6)
"""The example of 2015: card 1, four tricks, six points."""
ScoringCards = tuple[ScoringCard, ...]


def scoring_cards(setup: Setup) -> ScoringCards:
    return setup.tables[0]  # type: ignore[return-value]  # the first of the two tables


def scoring_card(setup: Setup, number: int) -> ScoringCard | None:
    return next((card for card in scoring_cards(setup) if card.number == number), None)


def points_of(card: ScoringCard, tricks: int) -> int | None:
    """None where the card does not name that number of tricks."""
    return next((points for count, points in card.points if count == tricks), None)


RowQuestion = tuple[Setup, Card, int]
"""A card, and which of its kind it is: three trumps of a suit look alike."""


@ruling("tezuma.players-3")
def three_play_with_fewer(question: RowQuestion) -> bool | None:
    setup, card, copy = question
    return False if setup.players == 3 and (card.number in (1, 9) or copy == 2) else None


IN_PLAY: tuple[Callable[[RowQuestion], bool | None], ...] = (three_play_with_fewer,)


def deck(setup: Setup) -> Cards:
    """The cards in play; a suit's trumps stand in it as often as there are of them."""
    return tuple(
        card
        for letter in LETTERS[setup.edition]
        for number, copies in ((0, 3), *((number, 1) for number in range(1, 10)))
        for card in (Card(letter, number),)
        for copy in range(copies)
        if ask(IN_PLAY, (setup, card, copy), True)
    )


CARD_NAMES = {EDITION_2015: ("minus card", "scoring card"), EDITION_TRICK: ("pain card", "bid card")}
"""What each edition calls the card of a suit that costs, and the one that pays for tricks."""


def kinds(setup: Setup) -> dict[str, str]:
    """What the edition calls the three kinds of cards of the draft."""
    pain, points = CARD_NAMES[setup.edition]
    return {"score": points, "pain": pain, "ability": "ability"}


def laid_out(setup: Setup) -> int:
    """How many scoring cards (in Tezuma Trick also abilities) are laid out: one more than players."""
    return setup.players + 1


def exists(setup: Setup, card: Card) -> bool:
    return card.suit in LETTERS[setup.edition] and card.number < 10
