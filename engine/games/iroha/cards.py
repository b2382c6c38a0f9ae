"""The sixty cards, and which of them are in play."""

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

from engine.cards import Card, Cards, Suit
from engine.kernel import Setup, Source, ask, ruling
from engine.text import Heading, Unreadable

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


def read_icons(setup: Setup, headings: tuple[Heading, ...]) -> tuple[Setup, tuple[Heading, ...]]:
    """Take lines such as `icons 4: 7 8` or `icons 4 O: 7 9` out of the headings and into the setup."""
    line = 0
    rows: list[Icon] = []
    rest: list[Heading] = []
    for heading in headings:
        words = heading.key.split()
        if words[0] == "icons":
            rows.append(read_icon(words[1:], heading))
            line = heading.line
        else:
            rest.append(heading)
    if not rows:
        return setup, tuple(rest)
    for letter in LETTERS:
        check_colour(letter, [row for row in rows if row.suit in ("", letter)], line)
    return setup._replace(tables=tuple(rows)), tuple(rest)


def read_icon(words: list[str], heading: Heading) -> Icon:
    players, suit = [*words, "", ""][:2]
    if players not in map(str, ICON_COUNTS) or suit not in (*LETTERS, ""):
        raise Unreadable(
            f"{heading.key!r} is not an icon: write icons 3, icons 4, icons 5 or icons 6, "
            f"then perhaps a colour ({' '.join(LETTERS)})",
            heading.line,
        )
    numbers = heading.value.split()
    if not all(re.fullmatch("[1-9][0-9]?", number) for number in numbers):
        raise Unreadable(f"{heading.value!r} is not a list of card numbers", heading.line)
    return Icon("iroha.icons", int(players), tuple(map(int, numbers)), suit)


def check_colour(letter: str, rows: list[Icon], line: int) -> None:
    """A colour has six cards for three players and two more for each further one; their numbers are the owner's."""
    for players, count in ICON_COUNTS.items():
        found = sum(len(row.numbers) for row in rows if row.players == players)
        if found != count:
            raise Unreadable(f"colour {letter} has {count} cards with icon {players}, not {found}", line)
    numbers = [number for row in rows for number in row.numbers]
    for number in PRINTED.get(letter, ()):
        if number not in numbers:
            raise Unreadable(f"the rulebook's example has {letter}{number}, so the icons must name it", line)


def write_icons(setup: Setup, than: Setup) -> tuple[tuple[str, str], ...]:
    """All of them, unless they are as in the other setup."""
    if icons(setup) == icons(than):
        return ()
    return tuple(
        (f"icons {icon.players} {icon.suit}".strip(), " ".join(map(str, icon.numbers)))
        for icon in icons(setup)
    )
