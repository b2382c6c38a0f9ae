"""The counted deals of a position as text."""

import re

from engine.games.tezuma.cards import LETTERS
from engine.games.tezuma.state import DealResult
from engine.kernel import Setup
from engine.kit.position import PositionLines
from engine.text import Unreadable


def write_result(counted: DealResult) -> str:
    if counted.points is not None:
        return f"{counted.points:+}"
    pain = f", pain {counted.pain} {counted.captured}" if counted.pain else ""
    return f"tricks {counted.tricks}, score {counted.score}{pain}"


POINTS = re.compile(r"[+-][0-9]{1,3}")
COUNTED = re.compile(r"tricks ([0-9]{1,2}), score ([0-9])(?:, pain ([A-Z]) ([0-9]{1,2}))?")


def read_results(lines: PositionLines, setup: Setup) -> tuple[tuple[DealResult, ...], ...]:
    """The counted deals; what is not told of them is 0 points."""
    numbers = range(1, setup.players + 1)
    last = max(
        (deal for deal in numbers for letter in lines.seats if f"score {deal} {letter}" in lines.left),
        default=0,
    )
    return tuple(
        lines.each(f"score {deal}", lambda text: read_result(text, setup), NOTHING_YET)
        for deal in range(1, last + 1)
    )


NOTHING_YET = DealResult(points=0)


def read_result(text: str, setup: Setup) -> DealResult:
    if POINTS.fullmatch(text):
        return DealResult(points=int(text))
    match = COUNTED.fullmatch(text)
    if match is None or (match[3] or LETTERS[setup.edition][0]) not in LETTERS[setup.edition]:
        raise Unreadable(f"{text!r} is no score: write +5, or tricks 4, score 1, pain R 2")
    return DealResult(int(match[1]), int(match[2]), match[3] or "", int(match[4] or 0))
