"""The pages: every rule has its address, rules are short, every link leads somewhere."""

import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urljoin, urlsplit

import pytest

from engine.kernel import Game
from engine.registry import GAMES
from tests.conftest import Site
from tools.machine import ROOT

LONGEST = {"iroha": 450}
"""The games that have a rules page, and how many words its rules may take."""

every_game = pytest.mark.parametrize("game", [GAMES[name] for name in LONGEST], ids=LONGEST)


def rules_page(game: Game) -> str:
    return (ROOT / "docs" / game.name / "rules.md").read_text(encoding="utf-8")


@every_game
def test_every_rule_has_its_heading(game: Game) -> None:
    """Each rule of the list is a heading with its slug as id and its title as text, in no other place."""
    headings = re.findall(r"^#+ (.+?) \{#(\S+)\}$", rules_page(game), re.MULTILINE)
    assert sorted((rule.title, rule.slug) for rule in game.rules) == sorted(headings)


@every_game
def test_every_rule_shows_its_address_and_mark(game: Game, site: Site) -> None:
    """Under the heading stands the rule's line; built, it carries the badge of its mark."""
    lines = re.findall(r"\{#(\S+)\}\n\n(.+)\n", rules_page(game))
    assert len(lines) == len(game.rules)
    assert [slug for slug, line in lines if line != f"`#!rule {slug}`"] == []
    built = (site.folder / game.name / "rules" / "index.html").read_text(encoding="utf-8")
    for rule in game.rules:
        badge = {
            "reading": "our reading",
            "missing": "not in the rulebook text",
            "told": "for the table only",
        }.get(rule.mark)
        line = re.search(
            rf'<span class="rule-line"><a href="#{rule.slug}" class="rule">.*?</span></p>', built
        )
        assert line
        assert ('class="badge"' in line[0]) == bool(badge)
        assert (badge or "") in line[0]


@every_game
def test_readings_and_what_is_missing_are_told(game: Game) -> None:
    """A rule marked as our reading or as missing says so in a note of its own."""
    for rule in game.rules:
        section = rules_page(game).partition(f"{{#{rule.slug}}}")[2].partition("\n#")[0]
        if rule.mark in ("reading", "missing"):
            assert f"!!! {rule.mark} " in section


def rule_sentences(page: str) -> str:
    """The rules alone: no headings, examples, terms' marks, tables, readings."""
    body = page.split("\n## ", 1)[1]
    body = re.sub(r"^```.*?^```$", "", body, flags=re.MULTILINE | re.DOTALL)
    body = re.sub(r"^!!! .*?(?=^\S|\Z)", "", body, flags=re.MULTILINE | re.DOTALL)
    body = re.sub(r"`#!ja [^`]*`", "", body)
    body = re.sub(r"^(#|\||`#!rule).*$", "", body, flags=re.MULTILINE)
    return re.sub(r"`#!term ([^|`]*\|)?([^`]*)`", r"\2", body)


@every_game
def test_rules_are_short(game: Game) -> None:
    """The rule sentences of a game keep within their number of words."""
    words = re.findall(r"[\w'−-]+", rule_sentences(rules_page(game)))
    assert 150 < len(words) <= LONGEST[game.name]


@every_game
def test_sentences_are_short(game: Game) -> None:
    """No sentence of the rules is longer than twenty-two words."""
    for sentence in re.split(r"[.?!:;]\s", rule_sentences(rules_page(game))):
        assert len(sentence.split()) <= 22, sentence


def test_every_short_notation_is_known() -> None:
    """A mistyped one would pass as code: each fence and each #! in a page is one that is drawn, or plain text."""
    for path in (ROOT / "docs").rglob("*.md"):
        text = path.read_text(encoding="utf-8")
        assert set(re.findall(r"`#!(\w+)", text)) <= {"term", "rule", "suit", "ja"}, path
        assert set(re.findall(r"^```(\w+)", text, re.MULTILINE)) <= {
            "play",
            "order",
            "table",
            "four",
            "text",
            "ebnf",
        }, path


def test_every_example_stands_on_a_page() -> None:
    """A play file in docs is shown somewhere; proofs that nobody reads belong to the tests."""
    pages = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "docs").rglob("*.md"))
    shown = set(re.findall(r"^([\w/-]+\.play)$", pages, re.MULTILINE))
    files = {
        path.relative_to(ROOT / "docs/plays").as_posix() for path in (ROOT / "docs/plays").rglob("*.play")
    }
    assert shown == files


class Page(HTMLParser):
    """The ids and the links of a page."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        for name, value in attributes:
            if name == "id" and value:
                self.ids.append(value)
            if name in ("href", "src") and value:
                self.links.append(value)


def pages(site: Site) -> dict[str, Page]:
    found = {}
    for path in site.folder.rglob("*.html"):
        address = path.relative_to(site.folder).as_posix().removesuffix("index.html")
        found[site.url + address] = Page(path.read_text(encoding="utf-8"))
    return found


def test_every_link_leads_somewhere(site: Site) -> None:
    """Every address of the site that a page names exists, down to the anchor; other sites are few and known."""
    found = pages(site)
    others = set()
    for url, page in found.items():
        for link in page.links:
            target = urljoin(url, link)
            if not target.startswith(site.url):
                others.add(target)
                continue
            address, _, anchor = target.partition("#")
            path = site.folder / unquote(urlsplit(address).path).removeprefix("/torite/")
            assert (path / "index.html" if address.endswith("/") else path).is_file(), f"{url}: {link}"
            if anchor and address in found and not anchor.startswith("__"):
                assert unquote(anchor) in found[address].ids, f"{url}: {link}"
    assert others == {"https://squidfunk.github.io/mkdocs-material/"}


def test_ids_are_unique(site: Site) -> None:
    """No id stands twice on a page, templates included."""
    for url, page in pages(site).items():
        assert sorted(set(page.ids)) == sorted(page.ids), url


def test_the_japanese_name_can_be_searched() -> None:
    """Kanji and kana stand apart, separated by spaces, where search finds them."""
    assert "\n`#!ja 色映に生へど いろはにおえど` Iroha ni Oedo\n" in rules_page(GAMES["iroha"])


def test_nothing_stands_in_for_what_is_not_there() -> None:
    """No page promises what it does not have."""
    for path in Path(ROOT / "docs").rglob("*.md"):
        text = path.read_text(encoding="utf-8").lower()
        assert "coming soon" not in text
        assert "todo" not in text
        assert len(text.split()) > 100
