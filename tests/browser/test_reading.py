"""What helps a reader of rules: their edition, quotations, a guided first deal, a sheet of paper, examples drawn in time."""

import json
import re
from typing import Literal

import pytest
from playwright.sync_api import Locator, expect

from engine.registry import GAMES
from tests.browser.conftest import SAVES_DATA, OpenPage
from tests.browser.driving import FOUND, search
from tests.conftest import Site
from tools.machine import ROOT

every_game = pytest.mark.parametrize("game", GAMES)
FIRST_2015 = ".edition-2015 >> nth=0"
FIRST_TRICK = ".edition-trick >> nth=0"


def test_the_edition_is_chosen_once(open_page: OpenPage) -> None:
    """Passages of the other edition are hidden on every page, after a reload too; headings stay; both can be had again."""
    page = open_page("tezuma/rules/", script=SAVES_DATA)
    expect(page.locator(FIRST_2015)).to_be_visible()
    expect(page.locator(FIRST_TRICK)).to_be_visible()
    headings = page.locator("h3").count()
    page.get_by_role("radio", name="Tezuma Trick").check()
    expect(page.locator(FIRST_2015)).to_be_hidden()
    page.reload()
    expect(page.get_by_role("radio", name="Tezuma Trick")).to_be_checked()
    expect(page.locator(FIRST_2015)).to_be_hidden()
    assert headings == page.locator("h3:visible").count()
    page.locator(".nav a", has_text="Abilities").click()
    page.wait_for_url("**/abilities/")
    expect(page.get_by_role("radio", name="Tezuma Trick")).to_be_checked()
    page.goto(page.url.replace("abilities", "play"))
    expect(page.locator(".lobby").get_by_role("radio", name="Tezuma Trick")).to_be_checked()
    page.go_back()
    page.get_by_role("radio", name="Both").check()
    page.go_back()
    expect(page.locator(FIRST_2015)).to_be_visible()
    expect(page.locator(FIRST_TRICK)).to_be_visible()


EDITIONS = {"": "scoring (bid) card", "2015": "scoring card", "trick": "bid card"}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("media", ["screen", "print"])
def test_a_word_follows_the_edition(
    open_page: OpenPage, edition: str, media: Literal["print", "screen"]
) -> None:
    """A sentence has the word of the edition that was chosen, on paper and read aloud too; of both, where none was."""
    page = open_page("tezuma/rules/", script=f"localStorage['torite:edition'] = '{edition}'")
    page.emulate_media(media=media)
    section = page.locator("[id='tezuma.score.table'] + p")
    assert f"Your {EDITIONS[edition]} shows" in section.inner_text()
    assert f"Your {EDITIONS[edition]} shows" in re.sub(r"- text:|\s+", " ", section.aria_snapshot())
    page.emulate_media(media="screen")
    button = page.locator("[id='tezuma.pain-cards'] + p button:visible")
    names = {"": ["minus card", "pain card"], "2015": ["minus card"], "trick": ["pain card"]}
    assert button.all_inner_texts() == names[edition]


def test_both_words_stand_where_scripts_are_off(open_page: OpenPage) -> None:
    page = open_page("tezuma/rules/", java_script_enabled=False)
    assert "Your scoring (bid) card shows" in page.locator("[id='tezuma.score.table'] + p").inner_text()


def test_the_edition_holds_where_nothing_can_be_kept(open_page: OpenPage) -> None:
    """With storage full a choice holds on the page, and nothing fails."""
    page = open_page("")
    page.add_init_script("Storage.prototype.setItem = () => { throw new Error('full'); }")
    page.goto(page.url + "tezuma/rules/")
    page.get_by_role("radio", name="Tezuma-shi").check()
    expect(page.locator(FIRST_TRICK)).to_be_hidden()
    expect(page.locator(FIRST_2015)).to_be_visible()


def test_a_rule_is_copied_as_a_quotation(open_page: OpenPage, site: Site) -> None:
    """Title, words and address; no example, no button's name, no word of a tooltip."""
    page = open_page("iroha/rules/")
    mark = page.locator("[id='iroha.winner'] .rule-mark")
    mark.click()
    expect(mark).to_have_text("Copied")
    copied = page.evaluate("navigator.clipboard.readText()")
    words = page.locator("[id='iroha.winner'] + p").inner_text()
    assert copied.splitlines() == [
        "> **The highest trump wins the trick**",
        f"> {words}",
        "",
        f"Rules of Iroha ni Oedo - Torite: {site.url}iroha/rules/#iroha.winner",
    ]


def moves(guide: Locator) -> list[str]:
    """What the reader is to do at this stop."""
    asked = guide.locator("[data-right]").all()
    return [move for one in asked for move in (one.get_attribute("data-right") or "").split(" ~ ")]


def do(guide: Locator, move: str) -> None:
    """Touch what makes a move: a card, or one of a card's ways."""
    for button in guide.locator(".widget-frame button[data-send]").all():
        if re.sub(r"^\w+ ", "", button.get_attribute("data-send") or "") == move:
            if not button.is_visible():
                tip = button.locator("xpath=ancestor::*[@popover]").get_attribute("id")
                guide.locator(f"button[popovertarget='{tip}']").click()
            button.click()
            return
    raise AssertionError(f"nothing to touch for {move}")


@every_game
def test_a_first_deal_is_played_by_touches(open_page: OpenPage, game: str) -> None:
    """The right move leads on at every stop, at least four are the reader's own; the last stop is the end."""
    page = open_page(f"{game}/first-deal/", width=320, has_touch=True)
    own = 0
    for guide in page.locator("torite-guide").all():
        while guide.locator("[data-go=on]").get_attribute("aria-disabled") == "false":
            count = guide.locator(".widget-count").inner_text()
            if wanted := moves(guide):
                own += 1
                for move in wanted:
                    do(guide, move)
            else:
                guide.locator("[data-go=on]").click()
            expect(guide.locator(".widget-count")).not_to_have_text(count)
        assert re.fullmatch(r"(\d+) of \1", guide.locator(".widget-count").inner_text())
    assert own >= 4


@every_game
def test_a_wrong_move_is_answered_by_its_rule(open_page: OpenPage, game: str) -> None:
    """In every first deal some touch is refused: the engine's words appear, and the stop stays."""
    guide = open_page(f"{game}/first-deal/").locator("torite-guide").last
    wrong = guide.locator(".hand-option.is-illegal")
    while not wrong.count():
        on = guide.locator("[data-go=on]")
        assert on.get_attribute("aria-disabled") == "false"
        on.click()
    count = guide.locator(".widget-count").inner_text()
    wrong.first.click()
    told = guide.locator(".widget-told")
    expect(told.locator(f"a.rule-mark[href*='{game}.']").first).to_be_visible()
    expect(guide.locator(".widget-count")).to_have_text(count)


SHEET = 277 / 25.4 * 96
"""What margins of 10 mm leave of the height of A4, in pixels."""
FULL = 0.8 * SHEET
SMALLEST = """() => {
    const words = document.createTreeWalker(document.querySelector(".aid"), NodeFilter.SHOW_TEXT);
    let least = Infinity;
    while (words.nextNode()) {
        const { parentElement: around, data } = words.currentNode;
        if (data.trim() && around.checkVisibility() && !around.closest("sup, rt, [lang=ja], svg")) {
            least = Math.min(least, parseFloat(getComputedStyle(around).fontSize) * 0.75);
        }
    }
    return Math.round(least * 100) / 100;
}"""
"""The smallest letters in points, but for those over Japanese words."""


@every_game
def test_the_aid_is_one_sheet(open_page: OpenPage, game: str, site: Site) -> None:
    """A4, one page, filled with letters of nine points at least; its codes lead to rules that are there."""
    page = open_page(f"{game}/aid/", width=718)
    printed = page.pdf(format="A4", prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b(?!s)", printed)) == 1
    codes = page.locator("svg.aid-qr title").all_text_contents()
    assert len(codes) >= 2
    for code in codes:
        path, _, slug = code.removeprefix("QR code: ").partition("#")
        built = (site.folder / game / path / "index.html").read_text(encoding="utf-8")
        assert not slug or f'id="{slug}"' in built
    page.emulate_media(media="print")
    expect(page.locator(".md-tabs, .nav, .md-footer, .aid-print").first).to_be_hidden()
    assert page.evaluate(SMALLEST) >= 9
    assert FULL < page.evaluate("document.querySelector('.aid').getBoundingClientRect().height") < SHEET


def test_folded_examples_are_drawn_when_they_open(open_page: OpenPage) -> None:
    """By a touch, by an address that names one of their steps, and for paper."""
    page = open_page("iroha/rules/", folded=True)
    folded = page.locator(".is-undrawn").count()
    assert folded == page.locator("torite-play").count()
    page.locator("details.fold > summary").last.click()
    expect(page.locator("torite-play").last.locator(".board-seats")).to_be_visible()
    expect(page.locator(".is-undrawn")).to_have_count(folded - 1)
    named = open_page("iroha/rules/#tie.1", folded=True)
    expect(named.locator("#tie .board-seats")).to_be_visible()
    page.emulate_media(media="print")
    expect(page.locator(".is-undrawn")).to_have_count(0)
    expect(page.locator("torite-play").last.locator(".board-seats")).to_be_visible()


def test_an_old_address_leads_to_the_new_one(open_page: OpenPage, site: Site) -> None:
    """With its anchor; and by a link where no script runs."""
    page = open_page("")
    page.goto(site.url + "play-files/#card-lists")
    page.wait_for_url(site.url + "contribute/play-files/#card-lists")
    plain = open_page("play-files/", java_script_enabled=False)
    plain.get_by_role("link").click()
    plain.wait_for_url(site.url + "contribute/play-files/")


def queries() -> list[tuple[str, str]]:
    lines = (ROOT / "tests/pages/searches.txt").read_text(encoding="utf-8").splitlines()
    return [(query, slug) for query, _, slug in (line.partition(" -> ") for line in lines[1:] if line)]


def test_search_finds_every_rule(open_page: OpenPage) -> None:
    """By English, kanji, kana and romaji: the rule is among the first twenty places that are found."""
    assert len(queries()) >= 60
    page, missed = open_page(""), []
    for query, slug in queries():
        search(page, query)
        found = page.locator(FOUND).evaluate_all("all => all.map(link => decodeURIComponent(link.hash))")
        if f"#{slug}" not in found[:20]:
            missed.append(f"{query} -> {slug}: {found[:8]}")
    assert missed == []


def test_the_index_is_small_and_has_no_examples(site: Site) -> None:
    """Every rule is in it by its title and its slug."""
    index = json.loads((site.folder / "search/search_index.json").read_text(encoding="utf-8"))
    found = {entry["location"].partition("#")[2]: entry["title"] for entry in index["docs"]}
    for game in GAMES.values():
        for rule in game.rules:
            assert rule.title in found.get(rule.slug, ""), rule.slug
