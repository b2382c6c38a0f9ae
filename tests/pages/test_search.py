"""What the search knows of each rule besides its text."""

import gzip
import json
import re
from html import unescape

from engine.registry import GAMES
from tests.browser import searching
from tests.conftest import Site
from widgets.build.asked import players_words


def test_what_players_ask_is_answered_by_a_rule() -> None:
    """By one that exists, or by the section of every game that says what no rulebook rules; in one game, the same words lead to one rule."""
    asked = players_words()
    rules = {rule.slug for game in GAMES.values() for rule in game.rules}
    assert set(asked) <= rules | {NOT_RULED}
    told = [(slug.partition(".")[0], words) for slug in asked for words in asked[slug]]
    assert [pair for pair in told if told.count(pair) > 1] == []


def test_a_rule_has_a_sentence_to_show(site: Site) -> None:
    """Its own words; neither its slug nor the label of a box."""
    index = json.loads((site.folder / "search/search_index.json").read_text(encoding="utf-8"))
    rules = {rule.slug for game in GAMES.values() for rule in game.rules}
    texts = {doc["location"].partition("#")[2]: doc["text"] for doc in index["docs"]}
    assert [slug for slug in rules if not re.search(r"[.?](\s|$)", texts[slug]) or slug in texts[slug]] == []


def test_no_excerpt_stops_at_a_colon(site: Site) -> None:
    """What it leads to is told too."""
    index = json.loads((site.folder / "search/search_index.json").read_text(encoding="utf-8"))
    shown = [part for doc in index["docs"] for part in re.split(r"[\n\t]", doc["text"])]
    assert [part for part in shown if part.endswith(":")] == []


def test_no_players_page_shows_a_slug(site: Site) -> None:
    """Neither what is read there nor what is quoted from there; contributors' pages may, and a code on a sheet says where it leads."""
    slug = re.compile(rf"\b(?:{'|'.join(GAMES)})\.[a-z]+")
    index = json.loads((site.folder / "search/search_index.json").read_text(encoding="utf-8"))
    shown = {doc["location"]: doc["text"] for doc in index["docs"]}
    for path in site.folder.rglob("index.html"):
        text = re.sub(
            r"<(script|style|template).*?</\1>", "", path.read_text(encoding="utf-8"), flags=re.DOTALL
        )
        text = re.sub('<small class="aid-place">.*?</small>', "", text)
        shown[f"{path.parent.relative_to(site.folder)}/"] = unescape(re.sub(r"<[^>]*>", " ", text))
    assert [at for at, text in shown.items() if slug.search(text) and not at.startswith("contribute/")] == []


def test_questions_find_their_rules(site: Site) -> None:
    """Asked by those who have not read these pages: nine of ten among the first three. All are in `noxfile.py searching`."""
    found = searching.figures(site.folder, searching.questions(8)).values()
    assert sum(figure["of"] for figure in found) == 32
    assert sum(sum(figure["places"]) for figure in found) >= 0.9 * 32, [figure["missed"] for figure in found]
    assert sum(figure["weak"] for figure in found) <= 2


NONSENSE = (
    "umbrella wins tax on sunday",
    "marker shuffles the moon",
    "banana trump sandwich",
    "gems sunrise flower knights",
)


def test_nonsense_is_not_answered_with_confidence(site: Site) -> None:
    """Though some of its words are known."""
    asked = [f"{game} | {words} -> -" for game in GAMES for words in NONSENSE]
    found = searching.figures(site.folder, asked)
    assert {game: figure["weak"] for game, figure in found.items()} == dict.fromkeys(GAMES, len(NONSENSE))


NOT_RULED = "revokes-and-misdeals"


def test_what_no_rulebook_rules_is_said_first(site: Site) -> None:
    """In every game, and where none is read."""
    words = ("revoke", "renege", "misdeal", "played wrong card", "can I take back my card")
    asked = [f"{game} | {word} -> {NOT_RULED}" for game in (*GAMES, "home") for word in words]
    found = searching.figures(site.folder, asked)
    assert {game: figure["places"][0] for game, figure in found.items()} == dict.fromkeys(found, len(words))


def test_what_happens_without_cards_is_told_in_every_game(site: Site) -> None:
    """And how many there are in the hand of each of five."""
    rules = {
        "iroha": "iroha.turn",
        "tezuma": "tezuma.lead",
        "tornei": "tornei.deal",
        "automatic": "automatic.rounds",
    }
    asked = [f"{game} | what if I run out of cards -> {rule}" for game, rule in rules.items()]
    asked += [
        "automatic | how many cards with 5 players -> automatic.piles",
        "home | how many cards with 5 players -> iroha.players",
    ]
    found = searching.figures(site.folder, asked)
    assert all(figure["places"][0] == figure["of"] for figure in found.values()), found


def test_the_index_is_small(site: Site) -> None:
    """At most 100 kB gzipped."""
    assert len(gzip.compress((site.folder / "search/search_index.json").read_bytes())) <= 100_000
