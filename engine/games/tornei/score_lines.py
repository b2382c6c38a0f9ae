"""The score lines of finished deals as text."""

import re

from engine.games.tornei.cards import LETTERS, place_of
from engine.games.tornei.scoring import (
    FORECAST_POINTS,
    NO_TRICK_POINTS,
    TRICK_POINTS,
    forecast_line,
    no_tricks_line,
    so_far_reason,
    tricks_line,
)
from engine.kernel import ScoreLine
from engine.text import Unreadable

POINTS = re.compile(r"\+([0-9]{1,3})(?: ([A-Z]|tricks|none))?")


def source(line: ScoreLine) -> str:
    """The suit of the forecasts, or what else the points are for; empty where it is not told."""
    rule = line.because.rule
    if rule == "tornei.score.forecast":
        place = dict(line.because.facts)["place"]
        return next(letter for letter in LETTERS if place_of(letter) == place)
    return {"tornei.score.tricks": "tricks", "tornei.score.no-tricks": "none"}.get(rule, "")


def points(deal: int, player: int, text: str) -> tuple[ScoreLine, ...]:
    lines = tuple(point(deal, player, part) for part in map(str.strip, text.split(",")))
    if len(set(map(source, lines))) < len(lines):
        raise Unreadable(f"{text!r} counts one thing twice")
    return lines


def point(deal: int, player: int, part: str) -> ScoreLine:
    match = POINTS.fullmatch(part)
    if match is None:
        raise Unreadable(f"{part!r} is no score: write +4 W, +3 F, +2 tricks, +3 none, or a sum such as +12")
    amount, what = int(match[1]), match[2]
    if what is None:
        return ScoreLine(deal, player, amount, so_far_reason(player, deal))
    if what == "tricks":
        return tricks_line(deal, player, counted(amount, TRICK_POINTS, "a trick"))
    if what == "none":
        if amount != NO_TRICK_POINTS:
            raise Unreadable(f"no trick at all scores +{NO_TRICK_POINTS}, not +{amount}")
        return no_tricks_line(deal, player)
    for row in FORECAST_POINTS:
        if row.place == place_of(what):
            return forecast_line(
                deal, player, row, counted(amount, row.points, f"a correct prediction of {what}")
            )
    raise Unreadable(f"{what!r} is no suit of Tornei: {' '.join(LETTERS)}")


def counted(amount: int, each: int, what: str) -> int:
    """How often it was scored."""
    if amount == 0 or amount % each:
        raise Unreadable(f"{what} scores +{each}, so it cannot have come to +{amount}")
    return amount // each
