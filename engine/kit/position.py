"""The lines of a position, taken one by one; what is left over at the end is told."""

from collections.abc import Callable, Iterable
from typing import TypeVar

from engine.text import SEATS, Heading, Unreadable

Value = TypeVar("Value")


class PositionLines:
    """The headings of a position by key; each is taken once, and a fault in its value names its line."""

    def __init__(self, headings: Iterable[Heading], seats: int) -> None:
        self.seats = SEATS[:seats]
        self.left: dict[str, Heading] = {}
        for heading in headings:
            if heading.key in self.left:
                raise Unreadable(f"{heading.key!r} stands here a second time", heading.line)
            self.left[heading.key] = heading
        self.told = frozenset(key.split()[0] for key in self.left)
        """The first words of all lines."""

    def one(self, key: str, read: Callable[[str], Value], otherwise: Value) -> Value:
        heading = self.left.pop(key, None)
        return otherwise if heading is None else located(heading, read)

    def each(self, key: str, read: Callable[[str], Value], otherwise: Value) -> tuple[Value, ...]:
        """A line for each seat: `hand A`, `hand B`…"""
        return tuple(self.one(f"{key} {seat}", read, otherwise) for seat in self.seats)

    def end(self, known: str) -> None:
        """Every line must have been taken; `known` lists those there are."""
        for heading in self.left.values():
            raise Unreadable(
                f"{heading.key!r} is not a line of a position with seats {' '.join(self.seats)}; there are: {known}",
                heading.line,
            )


def located(heading: Heading, read: Callable[[str], Value]) -> Value:
    """Read a value; a fault in it names the line."""
    try:
        return read(heading.value)
    except Unreadable as fault:
        raise Unreadable(str(fault), heading.line) from None
