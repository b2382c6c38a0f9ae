"""The sixty cards, and which of them are in play."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from engine.cards import Card, Cards, Suit
from engine.kernel import Setup, Source, ask, ruling

COLOURS = (
    Suit("O", "bird"),
    Suit("G", "fan"),
    Suit("B", "butterfly"),
    Suit("Y", "umbrella"),
    Suit("R", "flower"),
)
LETTERS = tuple(suit.letter for suit in COLOURS)
HAND = 9


class Icon(NamedTuple):
    """A row of the icon table: numbers that are in play from so many players on, in one colour or (none named) in all."""

    rule: str
    players: int
    numbers: tuple[int, ...]
    suit: str = ""


# The rulebook gives how many cards carry each icon; which ones stands on the cards alone.
HOUSE_ICONS = (
    Icon("iroha.icons", 3, (1, 2, 3, 4, 5, 6)),
    Icon("iroha.icons", 4, (7, 8)),
    Icon("iroha.icons", 5, (9, 10)),
    Icon("iroha.icons", 6, (11, 12)),
)
ICON_COUNTS = {3: 6, 4: 2, 5: 2, 6: 2}
PRINTED = {"O": (2, 5, 8, 9), "R": (6,)}
"""Numbers that the rulebook's example names; the others stand on the cards alone."""

SOURCES = (
    Source("card numbers", 5, 60, "bird 2, 5, 8, 9 and flower 6 are named in the rulebook's example"),
    Source("player icons", 0, 60, "house table: 1-6 for 3-6 players, 7-8 for 4-6, 9-10 for 5-6, 11-12 for 6"),
)

RowQuestion = tuple[Setup, Icon]


@ruling("iroha.players")
def asks_for_more_players(question: RowQuestion) -> bool | None:
    setup, icon = question
    return False if icon.players > setup.players else None


IN_PLAY: tuple[Callable[[RowQuestion], bool | None], ...] = (asks_for_more_players,)


def icons(setup: Setup) -> tuple[Icon, ...]:
    return setup.tables  # type: ignore[return-value]  # Iroha's only table is its icons


def cards_of(icon: Icon) -> Iterator[Card]:
    for letter in icon.suit or LETTERS:
        for number in icon.numbers:
            yield Card(letter, number)


def deck(setup: Setup) -> Cards:
    """The cards in play."""
    return tuple(
        card for icon in icons(setup) if ask(IN_PLAY, (setup, icon), True) for card in cards_of(icon)
    )


def by_colour(card: Card) -> tuple[int, int]:
    """Sorts cards as the rulebook lists the colours, unknown ones last."""
    return (LETTERS.index(card.suit) if card.suit in LETTERS else len(LETTERS), card.number)


def icon_of(setup: Setup, card: Card) -> Icon | None:
    """The row of the icon table that a card stands in, that for the fewest players; none for a card that does not exist."""
    rows = [icon for icon in icons(setup) if card in cards_of(icon)]
    return min(rows, key=lambda icon: icon.players, default=None)


def exists(setup: Setup, card: Card) -> bool:
    return icon_of(setup, card) is not None
