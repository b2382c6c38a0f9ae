"""A reader's own card list: read, checked against what is printed, written."""

import re
from collections.abc import Iterator

from engine.games.automatic.cards import (
    CANCEL_LOW,
    CANCEL_TRUMP,
    LOW,
    NAMES,
    ORDERS,
    POINTS,
    TRUMP,
    WORDS,
    Row,
    rows,
)
from engine.kernel import Setup
from engine.text import Heading, Unreadable


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
            raise Unreadable(f"card {row.number} is written here a second time", line)
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
        raise Unreadable(f"{order!r} is no priority rule: {', '.join(ORDERS)}", heading.line)
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
