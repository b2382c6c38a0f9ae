"""Where each rule stands in the rulebook: said of every rule, and nothing is said that the file does not hold."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.kernel import Game
from engine.registry import GAMES
from tests.conftest import Site
from widgets.build import places
from widgets.build.page import Unbuildable
from widgets.render.rule_address import page_of


@pytest.fixture
def changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A file of places that a test may spoil."""
    path = tmp_path / "places.txt"
    path.write_text(places.PLACES.read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.setattr(places, "PLACES", path)
    places.written.cache_clear()
    yield path
    places.written.cache_clear()


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_rule_tells_its_place_or_that_it_has_none(game: Game, site: Site) -> None:
    """Under its heading; a rule that is our reading in every edition says so."""
    for rule in game.rules:
        built = (site.folder / game.name / page_of(rule.slug) / "index.html").read_text(encoding="utf-8")
        tip = built.partition(f'<span id="words-{rule.slug}" popover')[2].partition("</h3>")[0]
        text = re.sub(r"<[^>]*>", "", tip)
        nowhere = places.written()[1][rule.slug] == [places.NOWHERE]
        assert nowhere == bool(re.search(r"Not in the rulebook( \(our reading\)|'s text)", text)), rule.slug
        lines = [f"{edition.title()}: " for edition in game.editions] or [
            "In the rulebook: |It follows from "
        ]
        assert nowhere or all(re.search(line, text) for line in lines), rule.slug
        assert not nowhere or rule.mark, f"{rule.slug} is in no rulebook, and not marked so"


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("iroha.tie: ゲームの終了と勝敗", "iroha.tie: ゲームの終わり", "a heading with its English above"),
        ("tezuma.win: ", "tezuma.win: - | ", "a place for each of 2 editions, found 3"),
        ("iroha.tie: ", "iroha.win: ", "each rule once, found 'iroha.win'"),
        ("iroha.tie: ゲームの終了と勝敗\n", "", "found none for iroha.tie"),
    ],
)
def test_a_fault_in_the_file_is_told(changed: Path, old: str, new: str, fault: str) -> None:
    text = changed.read_text(encoding="utf-8")
    assert text.count(old) == 1
    changed.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(Unbuildable, match=fault):
        places.written()


def test_every_heading_is_used() -> None:
    """A heading that no rule names is forgotten."""
    headings, found = places.written()
    used = {one.split(", ")[0] for some in found.values() for place in some for one in bare(place)}
    assert sorted(headings.keys() - used) == []


def bare(place: str) -> list[str]:
    return place.removeprefix(places.FOLLOWS).split("; ")
