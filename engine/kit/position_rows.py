"""Rows of a position that games have alike. `otherwise` is asked of the position while it is read."""

import re
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from engine.cards import Play, write_cards
from engine.deeds import Deed, written
from engine.kernel import ScoreLine, State
from engine.kit.position import Line, Reading, Row
from engine.text import SEATS, Unreadable, read_seat


def one(
    key: str,
    read: Callable[[str], Any],
    write: Callable[[Any], str] = str,
    field: str = "",
    otherwise: Callable[[Any], Any] | None = None,
) -> Row:
    """A line of its own; none where there is nothing to write."""
    field = field or key

    def read_line(position: Reading) -> Any:
        blank = getattr(position.blank, field, None)
        if otherwise and not position.tells(key):
            return otherwise(position)
        return position.line(key, read, blank)

    def write_line(state: State) -> Iterator[Line]:
        if text := write(getattr(state, field)):
            yield key, text

    return Row(field, read_line, write_line)


def each(
    key: str,
    read: Callable[[str], Any],
    write: Callable[[Any], str] = write_cards,
    field: str = "",
    otherwise: Callable[[Any], tuple[Any, ...]] | None = None,
    even_empty: bool = False,
) -> Row:
    """A line for each seat; none where there is nothing to write, or one that says so."""
    field = field or key

    def read_lines(position: Reading) -> Any:
        blank = otherwise(position) if otherwise else getattr(position.blank, field)
        return position.each(key, read, blank)

    def write_lines(state: State) -> Iterator[Line]:
        for seat, value in zip(SEATS, getattr(state, field), strict=False):
            text = write(value)
            if text or even_empty:
                yield f"{key} {seat}", text

    return Row(field, read_lines, write_lines)


def once(is_there: Callable[[Any], bool], seats: int, nothing: object) -> Callable[[Any], tuple[Any, ...]]:
    """Nothing at each seat; before that no seats."""
    return lambda position: (nothing,) * seats if is_there(position) else ()


def only(is_time: Callable[[Any], bool], row: Row) -> Row:
    """Out of its time a field is blank, whatever is told of it."""

    def read(position: Reading) -> Any:
        value = row.read(position)
        return value if is_time(position) else getattr(position.blank, row.field)

    return Row(row.field, read, lambda state: row.write(state) if is_time(state) else ())


def derived(field: str, value: Callable[[Any], Any]) -> Row:
    """What other rows tell."""
    return Row(field, value)


def seat(key: str, seats: int, otherwise: Callable[[Any], Any] | None = None) -> Row:
    """A seat, or nobody's."""
    return one(key, partial(read_seat, seats=seats), write_seat, otherwise=otherwise)


def leader(seats: int, phases: Sequence[str], first: Callable[[Any], int] = lambda position: 0) -> Row:
    """Who leads, while tricks are played; not told, it is whoever has led, or else `first`."""

    def likely(position: Any) -> int:
        return position.trick[0].seat if position.trick else first(position)

    return only(lambda position: position.phase in phases, seat("leader", seats, likely))


def write_seat(seat: int | None) -> str:
    return "" if seat is None else SEATS[seat]


def phase(phases: Sequence[str], likely: Callable[[Any], str], of: str = "deal", untold: str = "") -> Row:
    """What is done now; `untold` is the phase that needs no line."""

    def read(text: str) -> str:
        if text not in phases:
            raise Unreadable(f"{text!r} is no phase of a {of}: {', '.join(phases)}")
        return text

    return one("phase", read, lambda text: "" if text == untold else text, otherwise=likely)


def trick(read: Callable[[str], tuple[Play, ...]], deed: Callable[[Any], Deed]) -> Row:
    return one("trick", read, lambda plays: ", ".join(map(written, map(deed, plays))))


def voids(
    read: Callable[[str], frozenset[str]],
    letters: Sequence[str],
    otherwise: Callable[[Any], tuple[Any, ...]] | None = None,
) -> Row:
    """Suits that were shown to be missing."""

    def write(missing: frozenset[str]) -> str:
        return " ".join([letter for letter in letters if letter in missing])

    return each("void", read, write, "voids", otherwise)


def read_deal_number(text: str) -> int:
    if not re.fullmatch("[1-9]", text):
        raise Unreadable(f"{text!r} is not the number of a deal")
    return int(text)


def deal_told(position: Any) -> int:
    """Which deal it is, told by the deals that are scored."""
    scored = max((line.deal for line in position.lines), default=0)
    return scored if position.phase == "over" else scored + 1


def deal() -> Row:
    """Its number; written where the deals that are scored do not tell it."""
    row = one("deal", read_deal_number, otherwise=deal_told)
    return row._replace(write=lambda state: row.write(state) if state.deal != deal_told(state) else ())


def signed(line: ScoreLine) -> str:
    return f"{line.points:+}"


def scores(
    deals: int,
    players: int,
    read: Callable[[int, int, str], Sequence[ScoreLine]],
    source: Callable[[ScoreLine], str],
    points: Callable[[ScoreLine], str] = signed,
) -> Row:
    """`score 1 A: +4 W, +2 tricks`: what each deal brought each player, and where from, if that is told."""

    def read_lines(position: Reading) -> tuple[ScoreLine, ...]:
        nothing: Sequence[ScoreLine] = ()
        return tuple(
            [
                line
                for deal in range(1, deals + 1)
                for player in range(players)
                for line in position.line(
                    f"score {deal} {SEATS[player]}", partial(read, deal, player), nothing
                )
            ]
        )

    def write_lines(state: State) -> Iterator[Line]:
        parts: dict[str, list[str]] = {}
        for line in state.lines:
            key = f"score {line.deal} {SEATS[line.player]}"
            parts.setdefault(key, []).append(f"{points(line)} {source(line)}".rstrip())
        for key, brought in parts.items():
            yield key, ", ".join(brought)

    return Row("lines", read_lines, write_lines)
