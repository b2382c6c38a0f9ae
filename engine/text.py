"""The smallest pieces of a play file: seats, actions, headings."""

from collections.abc import Iterable
from typing import NamedTuple

SEATS = "ABCDEF"
TABLE = -1
"""Who acts when nobody chooses: dealing, collecting a trick, scoring."""


BESIDE = " + "
"""Between abilities that somebody tries to use at once."""


class Unreadable(Exception):
    """A text that cannot be read; the message is one sentence for the person who wrote it."""

    def __init__(self, message: str, line: int = 0) -> None:
        super().__init__(message)
        self.line = line


class Heading(NamedTuple):
    """A line `key: value`, as in `hand A: O7 G2`."""

    line: int
    key: str
    value: str


class Words(NamedTuple):
    """The words of an action: who, what, with which cards or names, using which ability."""

    actor: int
    verb: str
    args: tuple[str, ...]
    ability: str = ""


def read_seat(token: str, seats: int) -> int:
    seat = SEATS.find(token) if len(token) == 1 else -1
    if not 0 <= seat < seats:
        raise Unreadable(f"{token!r} is not a seat: {seats} sit here, {' '.join(SEATS[:seats])}")
    return seat


def split_action(text: str, seats: int) -> Words:
    """`A O7`, `A pass O3 G7`, `A B3 B4 + fire-breathing`, `collect`: who acts, the verb (none means: plays), the rest."""
    before, *after = f" {' '.join(text.split())} ".split(BESIDE)
    tokens = before.split()
    if any(len(ability.split()) != 1 for ability in after):
        raise Unreadable("one ability stands after +")
    ability = BESIDE.join(map(str.strip, after))
    if not tokens:
        raise Unreadable("an action is missing")
    actor = TABLE
    if tokens[0][0].isupper():
        actor = read_seat(tokens.pop(0), seats)
    verb = ""
    if tokens and tokens[0][0].islower():
        verb = tokens.pop(0)
    return Words(actor, verb, tuple(tokens), ability)


def join_action(words: Words) -> str:
    parts: Iterable[str] = (
        SEATS[words.actor] if words.actor != TABLE else "",
        words.verb,
        *words.args,
        f"+ {words.ability}" if words.ability else "",
    )
    return " ".join(filter(None, parts))


def plural(count: int, noun: str) -> str:
    """`1 trick`, `2 tricks`"""
    return f"{count} {noun_for(count, noun)}".replace("-", "\u2212", 1)


def ordinal(number: int) -> str:
    """`1st`, `2nd`"""
    return f"{number}{('st', 'nd', 'rd')[number - 1] if 1 <= number <= 3 else 'th'}"


def noun_for(count: int, noun: str) -> str:
    if abs(count) == 1:
        return noun
    if noun.endswith("y"):
        return f"{noun[:-1]}ies"
    return f"{noun}es" if noun.endswith("ch") else f"{noun}s"
