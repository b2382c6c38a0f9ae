"""The score sheet: a line for each player over the deals, and the same as numbers."""

import re
from itertools import pairwise
from random import Random

import pytest

from engine.kernel import ScoreLine, reason
from widgets.worker.score_chart import HEIGHT, WIDTH, sheet

PLAYERS = ("You", "Ben", "Chie", "Dai", "Emi", "Fumi")
CAPITAL = 12
"""How high a letter of a name is."""


def drawn(*deals: tuple[int, ...]) -> str:
    """The sheet of deals in which each player gained so much."""
    lines = [
        ScoreLine(number, player, points, reason("iroha.deals", "so-far"))
        for number, deal in enumerate(deals, start=1)
        for player, points in enumerate(deal)
    ]
    return sheet(tuple(lines), PLAYERS[: len(deals[0])] if deals else PLAYERS)


def ends(shown: str) -> list[tuple[float, str]]:
    """The names at the ends of the lines, from above, and how high they stand."""
    found = re.findall(r'<text x="[0-9.]+" y="(-?[0-9.]+)"[^>]*>(.*?)</text>', shown)
    return sorted((float(height), name) for height, name in found)


def test_before_the_first_deal_there_is_no_sheet() -> None:
    """Nothing is drawn where nothing is counted."""
    assert drawn() == ""


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_each_player_has_a_line(players: int) -> None:
    """From nothing over every deal, told apart without colour too."""
    shown = drawn((5,) * players, (-2,) * players)
    lines = re.findall("<polyline (.*?)>", shown)
    assert players == len(lines) == len({re.sub('class=".*?"', "", line) for line in lines})
    assert {3} == {len(re.findall(r"[0-9.]+,[0-9.]+", line)) for line in lines}


def test_a_line_rises_with_the_points() -> None:
    """The highest total touches the top, the lowest the bottom; who has more stands higher."""
    shown = drawn((20, 10, -10), (0, 5, -10))
    assert re.findall('points="(.*?)"', shown) == [
        "14.0,85.0 119.0,14.0 224.0,14.0",
        "14.0,85.0 119.0,49.5 224.0,31.8",
        "14.0,85.0 119.0,120.5 224.0,156.0",
    ]
    assert [name for _, name in ends(shown)] == ["You 20", "Ben 15", "Chie −20"]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_names_keep_apart(players: int) -> None:
    """Wherever the lines end, no name covers another."""
    rng = Random(players)
    for _ in range(200):
        heights = [height for height, _ in ends(drawn(tuple(rng.choices(range(-8, 9), k=players))))]
        assert all(below - above >= 14 for above, below in pairwise(heights))


@pytest.mark.parametrize("points", [(0,) * 6, (20, 0, 0), (20, 0, 0, 0, 0, 0), (9, 9, 9, 9, 9, -9)])
def test_names_stay_inside_the_drawing(points: tuple[int, ...]) -> None:
    """Also where many lines end at the same height, at the top or at the bottom."""
    shown = drawn(points)
    assert f'viewBox="0 0 {WIDTH} {HEIGHT}"' in shown
    assert len(points) == len(ends(shown))
    assert all(CAPITAL <= height <= HEIGHT for height, _ in ends(shown))


def test_the_numbers_stand_below() -> None:
    """Each deal a row: the totals so far, and what the deal brought; less than nothing has a minus sign."""
    shown = drawn((12, -3, 0), (-15, 3, 4))
    table = re.search('<table class="score-numbers">.*</table>', shown)
    assert table is not None
    rows = [re.sub("<[^>]*>", "|", row) for row in re.findall("<tr>(.*?)</tr>", table[0])]
    assert [[cell for cell in row.split("|") if cell] for row in rows[:2]] == [
        ["Deal", "You", "Ben", "Chie"],
        ["1", "12 ", "(+12)", "−3 ", "(−3)", "0 ", "(0)"],
    ]
    assert [c for c in rows[2].split("|") if c] == ["2", "−3 ", "(−15)", "0 ", "(+3)", "4 ", "(+4)"]
    assert "-" not in re.sub("<[^>]*>", "", table[0])
