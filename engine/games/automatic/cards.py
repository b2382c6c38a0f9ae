"""The thirty-two cards: colour, points, effect, and the order of settling that stands on the back."""

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

from engine.cards import Card, Cards, Suit
from engine.kernel import Setup, Source, ask, ruling
from engine.text import TABLE, Heading, Unreadable

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
FORECAST = 8


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
    return setup.tables[0]  # type: ignore[return-value]  # the first table is the cards, the second the ideas for rule L


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


@ruling("automatic.players-2")
def two_play_two_hands_each(setup: Setup) -> tuple[int, ...] | None:
    return (0, 1, 0, 1) if setup.players == 2 else None


SEATS: tuple[Callable[[Setup], tuple[int, ...] | None], ...] = (two_play_two_hands_each,)


def seats(setup: Setup) -> tuple[int, ...]:
    """The player of each seat."""
    return ask(SEATS, setup, tuple(range(setup.players)))


def owner(setup: Setup, seat: int) -> int:
    """Whose hand it is."""
    return TABLE if seat == TABLE else seats(setup)[seat]


def read_tables(setup: Setup, headings: tuple[Heading, ...]) -> tuple[Setup, tuple[Heading, ...]]:
    """Take lines such as `card 16: blue -2 cancel-trump later` out of the headings and into the setup."""
    table = {row.number: row for row in rows(setup)}
    rest: list[Heading] = []
    told: set[int] = set()
    line = 0
    for heading in headings:
        words = heading.key.split()
        if words[0] != "card":
            rest.append(heading)
            continue
        line = heading.line
        row = read_row(words[1:], heading)
        if row.number in told:
            raise Unreadable(f"card {row.number} stands here a second time", line)
        told.add(row.number)
        table[row.number] = row
    if told:
        for fault in against_print(table):
            raise Unreadable(fault, line)
        setup = setup._replace(tables=(tuple([table[number] for number in sorted(table)]), *setup.tables[1:]))
    return setup, tuple(rest)


NUMBER = re.compile(r"[1-9]|[12][0-9]|3[0-2]")
EFFECT = re.compile(r"(trump)-(\w+)|cancel-trump|low|cancel-low")


def read_row(key: list[str], heading: Heading) -> Row:
    if len(key) != 1 or not NUMBER.fullmatch(key[0]):
        raise Unreadable(f"{heading.key!r} is no card: they are card 1 to card 32", heading.line)
    words = heading.value.split()
    colour, points, *effect, order = words if len(words) in (3, 4) else ["", "", ""]
    if colour not in NAMES:
        raise Unreadable(f"{heading.value!r} names no colour first: {', '.join(NAMES)}", heading.line)
    if points not in [f"{number:+}" for number in POINTS]:
        raise Unreadable(f"{points!r} is not what a card is worth: +1, +2, +3, -1 or -2", heading.line)
    if order not in ORDERS:
        raise Unreadable(f"{order!r} is no order of settling: {', '.join(ORDERS)}", heading.line)
    kind, names = read_effect(effect[0], heading) if effect else ("", "")
    return Row("automatic.cards", int(key[0]), NAMES[colour], int(points), order, kind, names)


def read_effect(text: str, heading: Heading) -> tuple[str, str]:
    match = EFFECT.fullmatch(text)
    if match is None or (match[1] and match[2] not in NAMES):
        raise Unreadable(
            f"{text!r} is no effect: low, cancel-low, cancel-trump, or trump- and a colour, as in trump-blue",
            heading.line,
        )
    return (match[1], NAMES[match[2]]) if match[1] else (text, "")


def against_print(table: dict[int, Row]) -> Iterator[str]:
    """What the rulebook's examples show of four cards."""
    lacking = [number for number in (5, 7, 16, 21) if number not in table]
    if lacking:
        yield f"card {lacking[0]} is printed, but not in the list"
        return
    if table[5][2:4] != ("R", 1):
        yield "card 5 is printed red, worth +1"
    if table[7].colour == "B" or table[7].points != 1:
        yield "card 7 is printed in another colour than blue, worth +1"
    if table[16][2:4] != ("B", -2) or table[16].effect != CANCEL_TRUMP:
        yield "card 16 is printed blue, worth -2, and voids trumps"
    if table[21][2:4] != ("B", 3) or table[21][5:] != (TRUMP, "B"):
        yield "card 21 is printed blue, worth +3, and makes blue trump"
    if LOW not in (table[5].effect, table[7].effect):
        yield "card 5 or card 7 makes small numbers strong"
    if table[7].effect == CANCEL_LOW:
        yield "card 7 does not void that small numbers are strong"


def write_tables(setup: Setup, than: Setup) -> tuple[tuple[str, str], ...]:
    """The cards that the other setup does not have like this."""
    others = rows(than)
    return tuple((f"card {row.number}", write_row(row)) for row in rows(setup) if row not in others)


def write_row(row: Row) -> str:
    effect = f"{row.effect}-{WORDS[row.names]}" if row.names else row.effect
    return " ".join(filter(None, (WORDS[row.colour], f"{row.points:+}", effect, row.order)))
