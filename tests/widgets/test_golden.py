"""What readers copied or kept in earlier days shows today what it showed then; `tests/golden` tells how to add to it."""

import json
from pathlib import Path
from typing import Any

import pytest

from engine import setups
from engine.games.tezuma import card_lists
from engine.games.tezuma.abilities import Sides
from engine.registry import GAMES
from tests.golden import DOCS, Facts, Line, lines, shown
from tests.widgets.touching import asking
from tools.machine import ROOT
from widgets.worker.link import unpacked
from widgets.worker.settings import WORDS

LINES = lines()


def told(line: Line) -> Facts:
    """What the page shows, of all that the line tells of."""
    found = shown(line)
    return {name: found.get(name) for name in line["shows"]}


@pytest.mark.parametrize(
    "line", LINES, ids=lambda line: f"{line['is']} {line.get('link', line.get('key'))[:24]}"
)
def test_a_link_of_earlier_days_shows_what_it_showed(line: Line) -> None:
    """The step, the cards, who acts and may do what, the last verdict with its rules, the points."""
    assert line["shows"] == told(line)


def test_an_example_that_was_linked_is_still_on_its_page() -> None:
    """On the page where the link led, or that page leads on to it."""
    for line in LINES:
        if "source" in line:
            name = line["page"].rstrip("/")
            page = next(path for path in (DOCS / f"{name}.md", DOCS / name / "index.md") if path.exists())
            text, example = page.read_text(encoding="utf-8"), Path(line["source"]).stem
            assert line["source"] in text.split() or f"data-example={example}}}" in text, line["link"]


@pytest.mark.parametrize("told_by", ["link", "key"])
def test_every_way_to_play_is_among_them(told_by: str) -> None:
    """Linked and kept, each number of players, edition and option: a new one wants a line."""
    tables = [line["shows"] for line in LINES if told_by in line and "source" not in line]
    for game in GAMES.values():
        shown = {
            part for table in tables if table.get("game") == game.name for part in table["setup"].split(", ")
        }
        offered = {setups.write_setup(setup) for setup in game.setups()}
        assert {part for words in offered for part in words.split(", ")} <= shown


def test_a_kept_edition_is_still_offered() -> None:
    """The edition that a reader has chosen is known by the same name."""
    kept = {line["value"] for line in LINES if line.get("key") == "torite:edition"}
    assert kept == set(GAMES["tezuma"].editions)


def test_a_kept_habit_is_still_offered() -> None:
    """How a reader likes to play is known by the same names, to a table and to the script that keeps it."""
    habits = {f"torite:{name}": {*choices} for name, choices in WORDS.items()}
    kept = {key: {line["value"] for line in LINES if line.get("key") == key} for key in habits}
    assert kept == habits
    script = (ROOT / "widgets/page/habits.js").read_text(encoding="utf-8")
    for name, choices in WORDS.items():
        assert f"{name}: {json.dumps([*choices])}" in script


# Where our own values change


OTHER = tuple(Sides("tezuma.ability-cards", one, other) for one, other in (
    ("paper-egg", "water-trick"),
    ("butterfly-dance", "sword-walking"),
    ("linking-rings", "pail-dance"),
    ("baby-chicks", "cup-and-ball"),
    ("horse-swallowing", "fire-breathing"),
    ("five-color-sand", "many-umbrellas"),
))  # fmt: skip


@pytest.fixture
def other_house(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other abilities share a card than when the golden links were made."""
    monkeypatch.setattr(card_lists, "HOUSE_SIDES", OTHER)


def of_2015() -> list[Line]:
    return [line for line in LINES if "2015" in line["shows"].get("setup", "") and "source" not in line]


def test_a_table_keeps_the_pairs_it_was_laid_out_with(other_house: None) -> None:
    """Other pairs of the house change nothing at tables that were kept or linked before."""
    assert len(of_2015()) > 20
    for line in of_2015():
        assert line["shows"] == told(line)


def test_a_new_table_tells_the_pairs_of_its_house(other_house: None) -> None:
    """A link of it and its stored record are laid out with the same, whatever the house does later."""
    ask = asking()
    opened: dict[str, Any] = ask(open="table", name="table", game="tezuma", setup="3 players, 2015", rules="")
    code = ask(state=opened["state"], link="all")["code"]
    pairs = [f"sides {number}: {card.one} {card.other}" for number, card in enumerate(OTHER, start=1)]
    assert pairs == [row for row in unpacked(code).splitlines() if row.startswith("sides")]
    later = asking()(open="link", name="table", code=code, rules="")
    assert code == ask(state=later["state"], link="all")["code"]
