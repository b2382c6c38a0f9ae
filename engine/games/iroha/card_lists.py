"""Which numbers are in play, from a reader's own file: read, checked, written."""

import re

from engine.games.iroha.cards import ICON_COUNTS, LETTERS, PRINTED, Icon, icons
from engine.kernel import Setup
from engine.text import Heading, Unreadable


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
