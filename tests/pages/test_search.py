"""What the search knows of each rule besides its text."""

import gzip
import json
import re
import subprocess

from engine.registry import GAMES
from tests.conftest import Site
from tools import machine
from tools.machine import ROOT
from widgets.build.asked import players_words


def test_what_players_ask_is_answered_by_a_rule() -> None:
    """By one that exists; in one game, the same words lead to one rule."""
    asked = players_words()
    rules = {rule.slug for game in GAMES.values() for rule in game.rules}
    assert set(asked) <= rules
    told = [(slug.partition(".")[0], words) for slug in asked for words in asked[slug]]
    assert [pair for pair in told if told.count(pair) > 1] == []


def test_a_rule_has_a_sentence_to_show(site: Site) -> None:
    """Its own words; neither its slug nor the label of a box."""
    index = json.loads((site.folder / "search/search_index.json").read_text(encoding="utf-8"))
    rules = {rule.slug for game in GAMES.values() for rule in game.rules}
    texts = {doc["location"].partition("#")[2]: doc["text"] for doc in index["docs"]}
    assert [slug for slug in rules if not re.search(r"[.:?](\s|$)", texts[slug]) or slug in texts[slug]] == []


def test_questions_find_their_rules(site: Site) -> None:
    """Asked by those who have not read these pages: nine of ten among the first three, and four of five in each game."""
    index, questions = site.folder / "search/search_index.json", ROOT / "tests/pages/asked_at_tables.txt"
    command = [machine.node(), ROOT / "tests/scripts/queries.mjs", index, questions]
    done = subprocess.run(command, check=True, capture_output=True, encoding="utf-8")
    figures = json.loads(done.stdout)
    found, asked = (sum(figure[name] for figure in figures.values()) for name in ("three", "of"))
    assert asked >= 150
    assert found >= 0.9 * asked, figures
    assert all(figure["three"] >= 0.8 * figure["of"] for figure in figures.values()), figures


def test_the_index_is_small(site: Site) -> None:
    """At most 100 kB gzipped."""
    assert len(gzip.compress((site.folder / "search/search_index.json").read_bytes())) <= 100_000
