"""The counted deals of a position as text."""

import re
from collections.abc import Iterator
from functools import partial

from engine.games.tezuma.cards import LETTERS
from engine.games.tezuma.state import DealResult, State
from engine.kernel import Setup
from engine.kit.position import Line, Reading
from engine.text import SEATS, Unreadable


def write_results(state: State) -> Iterator[Line]:
    for deal, results in enumerate(state.results, start=1):
        for seat, counted in enumerate(results):
            yield f"score {deal} {SEATS[seat]}", write_result(counted)


def write_result(counted: DealResult) -> str:
    if counted.points is not None:
        return f"{counted.points:+}"
    pain = f", pain {counted.pain} {counted.captured}" if counted.pain else ""
    return f"tricks {counted.tricks}, score {counted.score}{pain}"


POINTS = re.compile(r"[+-][0-9]{1,3}")
COUNTED = re.compile(r"tricks ([0-9]{1,2}), score ([0-9])(?:, pain ([A-Z]) ([0-9]{1,2}))?")


def read_results(position: Reading) -> tuple[tuple[DealResult, ...], ...]:
    """The counted deals up to the last that is told; what is not told of them is 0 points."""
    deals = range(1, position.setup.players + 1)
    seats = SEATS[: position.setup.players]
    told = [deal for deal in deals if any(position.tells(f"score {deal} {letter}") for letter in seats)]
    read = partial(read_result, setup=position.setup)
    nothing = (NOTHING_YET,) * len(seats)
    return tuple(
        [position.each(f"score {deal}", read, nothing) for deal in range(1, max(told, default=0) + 1)]
    )


NOTHING_YET = DealResult(points=0)


def read_result(text: str, setup: Setup) -> DealResult:
    if POINTS.fullmatch(text):
        return DealResult(points=int(text))
    match = COUNTED.fullmatch(text)
    if match is None or (match[3] or LETTERS[setup.edition][0]) not in LETTERS[setup.edition]:
        raise Unreadable(f"{text!r} is no score: write +5, or tricks 4, score 1, pain R 2")
    return DealResult(int(match[1]), int(match[2]), match[3] or "", int(match[4] or 0))
