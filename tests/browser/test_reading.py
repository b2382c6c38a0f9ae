"""What helps a reader of rules: their edition, quotations, examples drawn in time."""

import json
import re
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

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


def test_a_rule_of_the_other_edition_says_so(open_page: OpenPage) -> None:
    """Its heading has a line under it; its text is shown to whoever comes for it, or has chosen no edition."""
    page = open_page("tezuma/rules/", script="localStorage['torite:edition'] = '2015'")
    said = page.locator("[id='tezuma.draft.order-snake'] + .edition-only + small")
    text = page.get_by_text("The second goes back, counterclockwise")
    expect(said).to_have_text("Only in Trick.")
    expect(said).to_be_visible()
    expect(text).to_be_hidden()
    page.evaluate("location.hash = 'tezuma.draft.order-snake'")
    expect(text).to_be_visible()
    page.get_by_role("radio", name="Both").check()
    expect(said).to_be_hidden()


def test_one_picture_of_the_set_up_is_open(open_page: OpenPage) -> None:
    """That of four players at first; any other that is opened takes its place, of whichever edition."""
    page = open_page("tezuma/set-up/")
    pictures = page.locator(".setup details")
    expect(page.locator(".setup [open] .setup-hand")).to_be_visible()
    for at in range(pictures.count()):
        if not pictures.nth(at).evaluate("picture => picture.open"):
            pictures.nth(at).locator("summary").click()
        expect(page.locator(".setup [open]")).to_have_count(1)
        expect(pictures.nth(at)).to_have_attribute("open", "")


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
    page.goto(page.url.replace("rules", "set-up"))
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


def quoted(page: Page, site: Site) -> list[str]:
    """Title, words, the rulebook's words and place in a line each, address; no example, no button's name, no word of a tooltip."""
    words, _, _ = page.locator("[id='iroha.winner'] + p").inner_text().partition(" Decides in ")
    return [
        "The highest trump wins the trick",
        words,
        "",
        "In Japanese: 切り札色 最も数字の大きい 勝者 数字",
        "In the rulebook: カードのプレイ (playing the cards); 補足 (supplement)",
        "",
        f"Rules of Iroha ni Oedo - Torite: {site.url}iroha/rules/#iroha.winner",
    ]


@pytest.mark.parametrize("by", ["touch", "keyboard"])
def test_a_rule_is_copied_as_a_quotation(open_page: OpenPage, site: Site, by: str) -> None:
    page = open_page("iroha/rules/", has_touch=True)
    mark = page.locator("[id='iroha.winner'] .rule-mark")
    mark.tap() if by == "touch" else mark.press("Enter")
    expect(page.locator(".page-told")).to_have_text("Copied")
    assert page.evaluate("navigator.clipboard.readText()").splitlines() == quoted(page, site)


def test_the_mark_of_a_rule_is_easy_to_touch_and_moves_nothing(open_page: OpenPage) -> None:
    """It says what it does, a finger has 44 pixels of height, and what it did lies over the page, within its edges."""
    page = open_page("iroha/rules/", width=360, height=640, has_touch=True, is_mobile=True)
    heading = page.locator("[id='iroha.winner']")
    mark = heading.get_by_role("link", name="Copy this rule with its link")
    mark.scroll_into_view_if_needed()
    assert mark.evaluate(HIT) == [True, True, False]
    before = heading.evaluate("one => one.offsetHeight")
    mark.tap()
    expect(page.locator(".page-told")).to_have_text("Copied")
    assert mark.evaluate("one => getComputedStyle(one, '::after').content") == '"Copied"'
    assert heading.evaluate("one => one.offsetHeight") == before
    assert page.evaluate("document.documentElement.scrollWidth") == 360


HIT = """mark => [-21, 21, 30].map(y => {
    const { left, top, width, height } = mark.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2 + y) === mark;
})"""


def test_where_copying_is_denied_the_quotation_is_shown(open_page: OpenPage, site: Site) -> None:
    """It is selected, so that a key or a long touch copies it; Escape leads back to where it was asked."""
    page = open_page("iroha/rules/")
    page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error('denied')); }")
    mark = page.locator("[id='iroha.winner'] .rule-mark")
    mark.press("Enter")
    shown = page.get_by_role("textbox", name="Copy this by hand")
    expect(shown).to_be_focused()
    assert page.evaluate("getSelection().toString()").splitlines() == quoted(page, site)
    page.keyboard.press("Escape")
    expect(shown).to_have_count(0)
    expect(mark).to_be_focused()


def test_under_nihongo_is_where_the_rulebook_has_the_rule(open_page: OpenPage) -> None:
    """Opened without a script too: words, place in each book; no repository is named here, and that is said."""
    page = open_page("tezuma/set-up/", java_script_enabled=False)
    page.locator("[id='tezuma.players-3'] button").click()
    tip = page.locator("[id='words-tezuma.players-3']")
    expect(tip).to_contain_text("3人プレイ さんにんプレイ")
    expect(tip).to_contain_text("2015: 2. ゲームの準備 (set-up), step 5, page 4")
    expect(tip).to_contain_text("Trick: ゲームの準備 (set-up), step 4")
    expect(tip).to_contain_text("names no repository")


UNDRAWN = "torite-play > .widget-frame:empty"


def test_folded_examples_are_drawn_when_they_open(open_page: OpenPage) -> None:
    """By a touch, by an address that names one of their steps, and for paper."""
    page = open_page("iroha/rules/", folded=True)
    folded = page.locator(UNDRAWN).count()
    assert folded == page.locator("torite-play").count()
    page.locator("details.fold > summary").last.click()
    expect(page.locator("torite-play").last.locator(".board-seats")).to_be_visible()
    expect(page.locator(UNDRAWN)).to_have_count(folded - 1)
    named = open_page("iroha/rules/#tie.1", folded=True)
    expect(named.locator("#tie .board-seats")).to_be_visible()
    page.emulate_media(media="print")
    expect(page.locator(UNDRAWN)).to_have_count(0)
    expect(page.locator("torite-play").last.locator(".board-seats")).to_be_visible()


SHEETS = {"automatic": 9, "iroha": 8, "tezuma": 9, "tornei": 12}
OVERLAPS = """() => [...document.querySelectorAll("torite-play:has(.board-ring)")].filter((play) => {
    const below = play.querySelector(".widget-said").getBoundingClientRect().top;
    const drawn = [...play.querySelectorAll(".board-ring *")].filter((each) => each.checkVisibility());
    return drawn.some((each) => each.getBoundingClientRect().bottom > below + 2);
}).map((play) => play.innerText.slice(0, 60))"""


@pytest.mark.parametrize("game", SHEETS)
def test_rules_on_paper_are_complete_on_few_sheets(open_page: OpenPage, game: str) -> None:
    """Every step of every example in words, beside a table on which nothing lies on anything."""
    page = open_page(f"{game}/rules/", width=718, height=1047, folded=True)
    printed = page.pdf(format="A4")
    assert len(re.findall(rb"/Type\s*/Page\b(?!s)", printed)) <= SHEETS[game]
    page.emulate_media(media="print")
    assert page.evaluate(OVERLAPS) == []
    for play in page.locator("torite-play").all():
        if play.is_visible():
            expect(play.locator(".widget-transcript")).to_be_visible()


def test_small_words_are_as_dark_as_their_colour(open_page: OpenPage) -> None:
    """No veil over them: under a folded example's title they stand on felt."""
    page = open_page("tornei/rules/", folded=True)
    expect(page.locator(".fold-words > small").first).to_have_css("opacity", "1")
    colour = page.locator(".fold-words > small").first.evaluate("words => getComputedStyle(words).color")
    assert colour.startswith("rgb("), "nothing shines through"


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


STRAY = """() => [...document.querySelectorAll(".rule-line")].filter((line) => {
    const before = document.createRange();
    before.setStart(line.closest("h2, h3"), 0);
    before.setEndBefore(line);
    const { bottom } = [...before.getClientRects()].at(-1);
    const marks = [...line.querySelectorAll("a.rule-mark, button")].map((mark) => mark.getBoundingClientRect());
    return marks.some(({ top, right }) => top > bottom - 4 || right > innerWidth);
}).map((line) => line.closest("h2, h3").id)"""


@pytest.mark.parametrize("path", ["iroha/rules/", "tezuma/readings/", "tezuma/set-up/", "automatic/modes/"])
def test_what_stands_behind_a_heading_is_never_alone(open_page: OpenPage, path: str) -> None:
    """A last word that has no room for it takes it along to the next line."""
    for width in (320, 360, 390, 1280):
        assert open_page(path, width=width, height=640).evaluate(STRAY) == []
