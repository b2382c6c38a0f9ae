"""The pages: every rule has its address, rules are short, every link leads somewhere."""

import re
from html.parser import HTMLParser
from itertools import chain
from pathlib import Path
from urllib.parse import unquote, urljoin, urlsplit

import pytest

from engine.commands import proof
from engine.kernel import Game
from engine.registry import GAMES
from tests.conftest import Site
from tools.machine import ROOT
from tools.steps import put_back
from widgets.build.inline import BADGES, code
from widgets.build.terms import terms_of
from widgets.render.rule_address import page_of

LONGEST = {"iroha": 843, "tezuma": 2_972, "tornei": 1_106, "automatic": 1_669}
"""How many words the rules of each game may take."""

every_game = pytest.mark.parametrize("game", [GAMES[name] for name in LONGEST], ids=LONGEST)
DOCS = ROOT / "docs"


def pages_of(game: Game) -> dict[str, str]:
    return {path.stem: path.read_text(encoding="utf-8") for path in (DOCS / game.name).glob("*.md")}


@every_game
def test_a_game_has_its_pages(game: Game) -> None:
    """Overview, rules, examples, readings, a first deal, a sheet to print; all under their name in the navigation."""
    wanted = {"index", "rules", "examples", "readings", "first-deal", "aid"}
    assert wanted <= set(pages_of(game))
    navigation = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    assert {name for name in pages_of(game) if f"{game.name}/{name}.md" not in navigation} == set()


@every_game
def test_a_code_on_paper_has_the_address_of_its_link(game: Game, site: Site) -> None:
    """All of it, from the site's own on."""
    page = f"{game.name}/aid/"
    text = (site.folder / page / "index.html").read_text(encoding="utf-8")
    codes = re.findall(r'<a href="([^"]+)">(<svg[^>]* class="aid-qr".*?</svg>)', text)
    assert len(codes) >= 4
    assert [drawn for _, drawn in codes] == [code(urljoin(site.url + page, href)) for href, _ in codes]


@every_game
def test_every_rule_has_its_heading(game: Game) -> None:
    """Each rule of the list is a heading with its slug as id and its title as text, on its page and on no other."""
    found = sorted(
        (slug, title, page)
        for page, text in pages_of(game).items()
        for title, slug in re.findall(r"^#+ (.+?) \{#(\S+)\}$", text, re.MULTILINE)
        if slug.startswith(f"{game.name}.")
    )
    assert sorted((rule.slug, rule.title, page_of(rule.slug)) for rule in game.rules) == found


@every_game
def test_every_rule_shows_its_address_and_mark(game: Game, site: Site) -> None:
    """Under the heading stands the rule's line; built, it stands behind the title and carries the badge of its mark."""
    text = "\n".join(pages_of(game).values())
    lines = [(slug, line) for slug, line in re.findall(r"\{#(\S+)\}\n\n(.+)\n", text) if "." in slug]
    assert len(lines) == len(game.rules)
    assert [slug for slug, line in lines if line != f"`#!rule {slug}`"] == []
    for rule in game.rules:
        path = site.folder / game.name / page_of(rule.slug) / "index.html"
        built = path.read_text(encoding="utf-8")
        badge = BADGES.get(rule.mark)
        line = re.search(
            rf'<span class="rule-line"[^>]*><a href="#{rule.slug}" class="rule-mark".*?</h[23]>',
            built,
            re.DOTALL,
        )
        assert line
        assert ('class="rule-badge"' in line[0]) == bool(badge)
        assert (badge or "") in line[0]


@every_game
def test_readings_and_what_is_missing_are_told(game: Game) -> None:
    """A rule marked as our reading or as missing says so in a note of its own."""
    text = "\n".join(pages_of(game).values())
    for rule in game.rules:
        section = text.partition(f"{{#{rule.slug}}}")[2].partition("\n#")[0]
        if rule.mark in ("reading", "missing"):
            assert f"!!! {rule.mark} " in section, rule.slug


@every_game
def test_every_rule_has_a_word_of_the_rulebook(game: Game) -> None:
    """Kanji or kana, and romaji, stand under its heading; readings are ours and have none."""
    assert [rule.slug for rule in game.rules if rule.mark != "reading" and not terms_of(rule.slug)] == []


def rule_sentences(page: str) -> str:
    """The rules alone: no headings, examples, terms' marks, tables, readings. What holds in one edition counts."""
    body = page.split("\n## ", 1)[1]
    body = re.sub(r"^ *```.*?^ *```$", "", body, flags=re.MULTILINE | re.DOTALL)
    body = re.sub(r"^ *!!! edition.*$", "", body, flags=re.MULTILINE)
    body = re.sub(r"^!!! .*?(?=^\S|\Z)", "", body, flags=re.MULTILINE | re.DOTALL)
    body = re.sub(r"`#!ja [^`]*`", "", body)
    body = re.sub(r"^ *(#|\||`#!rule|\{ \.).*$", "", body, flags=re.MULTILINE)
    body = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", body)
    body = re.sub(r"`#!edition ([^|`]*)\|([^`]*)`", r"\1 (\2)", body)
    return re.sub(r"`#!term ([^|`]*\|)?([^`]*)`", r"\2", body)


def all_rule_sentences(game: Game) -> str:
    return "\n\n".join(
        rule_sentences(text)
        for page, text in pages_of(game).items()
        if page in ("rules", "modes", "set-up", "abilities")
    )


@every_game
def test_rules_are_short(game: Game) -> None:
    """The rule sentences of a game keep within their number of words."""
    words = re.findall(r"[\w'−-]+", all_rule_sentences(game))
    assert 150 < len(words) <= LONGEST[game.name]


@every_game
def test_sentences_are_short(game: Game) -> None:
    """No sentence of the rules is longer than twenty-eight words."""
    for sentence in re.split(r"[.?!:;]\s", all_rule_sentences(game)):
        assert len(sentence.split()) <= 28, sentence


@every_game
def test_a_first_deal_has_eight_to_twelve_stops(game: Game) -> None:
    """And the reader has something to do at most of them."""
    deals = [text for name, text in pages_of(game).items() if name.startswith("first-deal")]
    guides = [re.findall(r"^```guide\n(.*?)^```$", text, re.MULTILINE | re.DOTALL) for text in deals]
    assert guides
    assert all(guides)
    for body in chain.from_iterable(guides):
        assert 8 <= len(re.findall(r"^\d+ ", body, re.MULTILINE)) <= 12


@every_game
def test_what_a_table_argues_about_is_answered(game: Game) -> None:
    """Twenty questions: each names the rules that answer it, and a play file, if any, that cites one of them."""
    text = (ROOT / f"tests/questions/{game.name}.txt").read_text(encoding="utf-8")
    blocks = [block.splitlines() for block in text.strip().split("\n\n") if not block.startswith("//")]
    assert len(blocks) >= 20
    for block in blocks:
        assert [line[:2] for line in block] in (["? ", "= ", "# "], ["? ", "= ", "# ", "> "]), block
        rules = set(block[2][2:].split())
        assert rules <= {rule.slug for rule in game.rules}, block
        for line in block[3:]:
            (file,) = ROOT.glob(f"*/plays/{line[2:]}")
            shown = file.read_text(encoding="utf-8")
            assert rules & (proof.cited(shown) | proof.cited(shown, negated=True)), block


def test_every_short_notation_is_known() -> None:
    """A mistyped one would pass as code: each fence and each #! in a page is one that is drawn, or plain text."""
    for path in (ROOT / "docs").rglob("*.md"):
        text = path.read_text(encoding="utf-8")
        assert set(re.findall(r"`#!(\w+)", text)) <= {
            "term",
            "rule",
            "edition",
            "suit",
            "card",
            "ja",
            "qr",
        }, path
        assert set(re.findall(r"^```(\w+)", text, re.MULTILINE)) <= {
            "play",
            "words",
            "decided",
            "guide",
            "list",
            "glossary",
            "four",
            "order",
            "setup",
            "table",
            "python",
            "text",
            "ebnf",
        }, path


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


def built(site: Site) -> dict[str, Page]:
    found = {}
    for path in site.folder.rglob("*.html"):
        address = path.relative_to(site.folder).as_posix().removesuffix("index.html")
        found[site.url + address] = Page(put_back(site.folder, path))
    return found


def test_every_link_leads_somewhere(site: Site) -> None:
    """Every address of the site that a page names exists, down to the anchor; other sites are few and known."""
    found = built(site)
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
                # Moves that a link adds are no anchor: what they lead away from is.
                assert unquote(anchor).partition("~")[0] in found[address].ids, f"{url}: {link}"
    assert others == {"https://squidfunk.github.io/mkdocs-material/"}


def test_no_markup_is_shown(site: Site) -> None:
    """What is drawn is drawn, and does not stand there as text."""
    for path in site.folder.rglob("*.html"):
        assert not re.search("&lt;(svg|span|ruby|use)", path.read_text(encoding="utf-8")), path


def test_an_address_that_was_published_stays(site: Site) -> None:
    """Each of the list leads to its rule, or to where that went; and every rule is in the list."""
    lines = (ROOT / "tests/pages/addresses.txt").read_text(encoding="utf-8").splitlines()[1:]
    found = built(site)
    for line in lines:
        page, _, slug = line.partition("#")
        assert slug in found[site.url + page].ids, line
    assert {rule.slug for game in GAMES.values() for rule in game.rules} <= {
        line.split("#")[1] for line in lines
    }


def test_a_rule_on_another_page_is_led_to_without_a_script(site: Site) -> None:
    """At its old address there is a link to it."""
    lines = (ROOT / "tests/pages/addresses.txt").read_text(encoding="utf-8").splitlines()[1:]
    moved = [line.split("#") for line in lines if f"/{page_of(line.split('#')[1])}/#" not in line]
    for page, slug in moved:
        (link,) = re.findall(
            rf'<a [^>]*id="{slug}"[^>]*>', (site.folder / page / "index.html").read_text("utf-8")
        )
        assert f'href="../{page_of(slug)}/#{slug}"' in link


def test_ids_are_unique(site: Site) -> None:
    """No id stands twice on a page, templates and steps included."""
    for url, page in built(site).items():
        assert sorted(set(page.ids)) == sorted(page.ids), url


def test_japanese_names_can_be_searched() -> None:
    """Kanji and kana stand apart, separated by spaces, where search finds them."""
    for game in GAMES.values():
        for page in ("index", "rules"):
            assert re.search(
                r"^`#!ja \S+( \S+)?` .+\n\{ \.page-original \}$", pages_of(game)[page], re.MULTILINE
            )


def test_nothing_stands_in_for_what_is_not_there() -> None:
    """No page promises what it does not have."""
    for path in Path(ROOT / "docs").rglob("*.md"):
        text = path.read_text(encoding="utf-8").lower()
        assert "coming soon" not in text
        assert "todo" not in text
        assert len(text.split()) > 100


@every_game
def test_a_page_has_one_title(game: Game) -> None:
    """What stands in the browser's tab stands at its head, in one form for all games: what it is, of which game."""
    for name, text in pages_of(game).items():
        (title,) = re.findall(r"^title: (.*)$", text, re.MULTILINE)
        (heading,) = re.findall(r"^# (.*?)(?: \{#[\w-]+\})?$", text, re.MULTILINE)
        assert heading == title, name
        assert name != "rules" or title.startswith("Rules of "), title


def test_no_page_is_heavy(site: Site) -> None:
    """Parsed on a phone: at most a third of what the largest page once was, and steps lie beside it."""
    heavy = {path: size for path in site.folder.rglob("*.html") if (size := path.stat().st_size) > 347_000}
    assert heavy == {}
