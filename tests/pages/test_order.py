"""Rows of rulings on a page: the engine's own, in its order."""

import re

import pytest

from engine.games.tezuma.outcomes.taker import TAKES
from tests.conftest import Site
from widgets.build import fences
from widgets.build.page import Unbuildable


def test_a_row_is_listed_in_the_order_in_which_it_is_asked(site: Site) -> None:
    """Who takes a trick of Tezuma: one line a ruling, the first that is asked first, each with its rule."""
    page = (site.folder / "tezuma/decides/index.html").read_text(encoding="utf-8")
    lists = re.findall(r"<ol>(.*?)</ol>", page, re.DOTALL)
    rules = [re.findall(r'href="[^"]*#(tezuma\.[a-z0-9.-]+)" class="rule-mark"', items) for items in lists]
    assert [ruling.rule for ruling in TAKES] in rules  # type: ignore[attr-defined]  # given by its decorator
    assert "Sand takes.\u00a0" in page
    assert len([row for row in rules if row]) == 8


@pytest.mark.parametrize(
    "source", ["chess outcomes.taker.TAKES", "tezuma outcomes.taker.NOTHING", "tezuma", ""]
)
def test_a_row_that_is_not_there_stops_the_build(source: str) -> None:
    """A typo does not go out as an empty list."""
    with pytest.raises(Unbuildable, match="expected a game and one of its rows"):
        fences.order(source, "order", "order", {}, None)
