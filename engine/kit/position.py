"""A position as rows: for each field the lines that tell it, how they are read and written, and what it is where none does.

Rows stand in the order in which they are written. What no line tells may hang on any other field, whichever row that has.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, TypeVar

from engine.kernel import Headings, State
from engine.text import SEATS, Heading, Unreadable

Value = TypeVar("Value")
Line = tuple[str, str]


class Row(NamedTuple):
    """A field of a position. One that the state does not have is there for other rows to ask for."""

    field: str
    read: "Callable[[Reading], Any]"
    write: Callable[[State], Iterable[Line]] = lambda state: ()


class Reading:
    """A position while it is read: each field is read when it is first asked for."""

    def __init__(self, headings: Headings, blank: State, rows: Iterable[Row]) -> None:
        self.setup = blank.setup
        self.blank = blank
        """The position of which no line tells anything."""
        self._rows = {row.field: row for row in rows}
        self._left: dict[str, Heading] = {}
        for heading in headings:
            if heading.key in self._left:
                raise Unreadable(f"{heading.key!r} stands here a second time", heading.line)
            self._left[heading.key] = heading
        self.told = frozenset(key.split()[0] for key in self._left)
        """The first words of all lines."""

    def __getattr__(self, field: str) -> Any:
        value = self._rows[field].read(self)
        setattr(self, field, value)
        return value

    def tells(self, key: str) -> bool:
        return key in self._left

    def line(self, key: str, read: Callable[[str], Value], otherwise: Value) -> Value:
        """Each line is taken once; a fault in its value names it."""
        heading = self._left.pop(key, None)
        return otherwise if heading is None else located(heading, read)

    def each(self, key: str, read: Callable[[str], Value], otherwise: Iterable[Value]) -> tuple[Value, ...]:
        """A line for each seat: `hand A`, `hand B`…; `otherwise` has a value for every seat that may have one."""
        return tuple(
            [self.line(f"{key} {seat}", read, value) for seat, value in zip(SEATS, otherwise, strict=False)]
        )

    def end(self, seats: int, known: str) -> None:
        """Every line must have been taken; `known` lists those there are."""
        for heading in self._left.values():
            raise Unreadable(
                f"{heading.key!r} is not a line of a position with seats {' '.join(SEATS[:seats])}; "
                f"there are: {known}",
                heading.line,
            )


def located(heading: Heading, read: Callable[[str], Value]) -> Value:
    """Read a value; a fault in it names the line."""
    try:
        return read(heading.value)
    except Unreadable as fault:
        raise Unreadable(str(fault), heading.line) from None


def read_rows(headings: Headings, blank: Value, rows: Sequence[Row], seats: int, known: str) -> Value:
    """The position that the headings describe; without any, the blank one."""
    position = Reading(headings, blank, rows)
    fields = {row.field: getattr(position, row.field) for row in rows}
    position.end(seats, known)
    own = position.blank._fields
    whole: Value = position.blank._replace(**{field: fields[field] for field in fields if field in own})
    return whole


def write_rows(state: State, rows: Iterable[Row]) -> tuple[Line, ...]:
    """The lines that `read_rows` reads back."""
    return tuple([line for row in rows for line in row.write(state)])
