"""The lines of a position, taken one by one; what is left over at the end is told. And what many games write there alike."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import TypeVar

from engine.kernel import ScoreLine
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


def read_phase(phases: Sequence[str], text: str, of: str = "deal") -> str:
    if text not in phases:
        raise Unreadable(f"{text!r} is no phase of a {of}: {', '.join(phases)}")
    return text


def read_deal_number(text: str) -> int:
    if not re.fullmatch("[1-9]", text):
        raise Unreadable(f"{text!r} is not the number of a deal")
    return int(text)


def deal_after(lines: Iterable[ScoreLine], is_over: bool) -> int:
    """Which deal it is, told by the deals that are scored."""
    finished = max((line.deal for line in lines), default=0)
    return finished if is_over else finished + 1


def signed(line: ScoreLine) -> str:
    return f"{line.points:+}"


def write_scores(
    lines: Iterable[ScoreLine],
    source: Callable[[ScoreLine], str],
    points: Callable[[ScoreLine], str] = signed,
) -> Iterator[tuple[str, str]]:
    """`score 1 A: +4 W, +2 tricks`: what each deal brought each player, and where from, if that is told."""
    parts: dict[tuple[int, int], list[str]] = {}
    for line in lines:
        parts.setdefault((line.deal, line.player), []).append(f"{points(line)} {source(line)}".rstrip())
    for (deal, player), brought in parts.items():
        yield f"score {deal} {SEATS[player]}", ", ".join(brought)


def read_scores(
    lines: PositionLines,
    deals: int,
    points: Callable[[int, int, str], Sequence[ScoreLine]],
    players: int | None = None,
) -> tuple[ScoreLine, ...]:
    """The score lines of finished deals; a game reads the points of a deal and a player. `players` where seats are more."""
    nothing: Sequence[ScoreLine] = ()
    return tuple(
        line
        for deal in range(1, deals + 1)
        for player, letter in enumerate(lines.seats[:players])
        for line in lines.one(f"score {deal} {letter}", partial(points, deal, player), nothing)
    )
