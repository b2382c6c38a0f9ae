"""What the search knows of each rule besides its text."""

import json

from engine.registry import GAMES
from tests.conftest import Site
from tools import search


def test_what_players_ask_is_answered_by_a_rule() -> None:
    """By one that exists; in one game, the same words lead to one rule."""
    asked = search.players_words()
    rules = {rule.slug for game in GAMES.values() for rule in game.rules}
    assert set(asked) <= rules
    told = [(slug.partition(".")[0], words) for slug in asked for words in asked[slug]]
    assert [pair for pair in told if told.count(pair) > 1] == []


def test_a_rule_has_a_sentence_to_show(site: Site) -> None:
    """Its own words; neither its slug nor the label of a box."""
    index = json.loads((site.folder / "search/search_index.json").read_text(encoding="utf-8"))
    rules = {rule.slug for game in GAMES.values() for rule in game.rules}
    shown = {doc["location"].partition("#")[2]: doc["excerpt"] for doc in index["docs"]}
    assert [slug for slug in rules if not shown[slug].endswith((".", ":", "?")) or slug in shown[slug]] == []


def test_a_word_of_each_edition_is_found(site: Site) -> None:
    """In what is searched, a sentence has the words of both."""
    index = json.loads((site.folder / "search/search_index.json").read_text(encoding="utf-8"))
    (found,) = [doc for doc in index["docs"] if doc["location"] == "tezuma/rules/#tezuma.draft.one-of-each"]
    assert "one minus (pain) card, one scoring (bid) card" in found["text"]
