"""The search, on a phone and wider: a question is answered by its rule, and the rule is on the screen then."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage, Watch
from tests.browser.driving import FOUND, search
from tests.browser.test_reading import queries
from tests.sample import some
from tools.machine import ROOT

PHONE: dict[str, Any] = {"width": 360, "height": 640, "has_touch": True, "is_mobile": True}
TABLET = {"width": 768, "height": 1024, "has_touch": True, "is_mobile": True}
WIDE = {"width": 1366, "height": 768}
FIELD = ".search-form input"
LANDED = """hash => {
    if (document.readyState === "loading") return false;
    if (decodeURIComponent(location.hash) !== hash) return false;
    if (!hash) return scrollY === 0;
    const header = document.querySelector(".md-header").getBoundingClientRect().bottom;
    const row = document.querySelector(".nav")?.getBoundingClientRect();
    const edge = row && row.top < header + 1 ? Math.max(row.bottom, header) : header;
    const { top } = document.getElementById(hash.slice(1))?.getBoundingClientRect() ?? {};
    return edge - 1 <= top && top <= edge + 160;
}"""


def asked() -> dict[str, list[tuple[str, str]]]:
    """What players ask on a page, and the rule that answers."""
    lines = (ROOT / "tests/pages/questions.txt").read_text(encoding="utf-8").splitlines()
    rows = [line.replace(" -> ", " | ").split(" | ") for line in lines[1:] if line]
    return {path: [(query, slug) for at, query, slug in rows if at == path] for path, _, _ in rows}


def lands(page: Page, hash: str) -> bool:
    """Soon, and a moment later still."""
    try:
        page.wait_for_function(LANDED, arg=hash, timeout=3_000)
    except Exception:
        return False
    page.wait_for_timeout(450)
    return bool(page.evaluate(LANDED, hash))


def missed(page: Page, count: int) -> Iterator[str]:
    """Results that, touched on a page that was read on, lead to no rule that is on the screen then."""
    for query, slug in some(queries(), count):
        page.evaluate("scrollTo(0, 1500)")
        search(page, query)
        before = page.url
        page.locator(FOUND).first.click()
        page.wait_for_function("before => location.href !== before", arg=before)
        if not lands(page, page.evaluate("decodeURIComponent(location.hash)")):
            yield f"{query} -> {slug}: {page.url}, {page.evaluate('scrollY')}"


@pytest.mark.parametrize(("size", "count"), [(PHONE, 20), (TABLET, 4), (WIDE, 4)])
def test_a_result_lands_on_its_rule(open_page: OpenPage, size: dict[str, object], count: int) -> None:
    """From one page to the next."""
    assert list(missed(open_page("iroha/rules/", folded=True, **size), count)) == []


@pytest.fixture
def phone(open_page: OpenPage) -> Page:
    return open_page("iroha/rules/", folded=True, **PHONE)


@pytest.mark.parametrize(("path", "questions"), asked().items())
def test_a_question_is_answered_first(
    open_page: OpenPage, path: str, questions: list[tuple[str, str]]
) -> None:
    """By the rule that has this title, or that players mean, of the game whose page is open."""
    page, missed = open_page(path, **PHONE), []
    for query, slug in questions:
        search(page, query)
        first = page.locator(FOUND).first.get_attribute("href") or ""
        if not first.endswith(f"#{slug}"):
            missed.append(f"{query} -> {slug}: {first}")
    assert missed == []


def test_a_result_says_the_rule_in_little_room(open_page: OpenPage) -> None:
    """Its title, the sentence that answers, in one quiet line its page; five of them on a small phone."""
    page = open_page("tornei/rules/", **PHONE)
    search(page, "Must I follow?")
    rule = page.locator(FOUND).first
    expect(rule.locator("strong")).to_have_text("Follow the led suit")
    expect(rule).to_contain_text("you must follow")
    assert rule.inner_text().splitlines()[-1] == "Rules of Tornei"
    assert "tornei.must-follow" not in rule.inner_text()
    ends = page.locator(FOUND).evaluate_all(
        "all => all.map(a => a.getBoundingClientRect().bottom <= innerHeight)"
    )
    assert sum(ends) >= 5
    heights = page.locator(f"{FOUND} small").evaluate_all("all => all.map(line => line.offsetHeight)")
    assert max(heights) < 30


def test_what_is_asked_in_english_is_answered_in_english(open_page: OpenPage) -> None:
    """Neither the Japanese below a page's title nor the rulebook's own words stand in the sentence that is shown."""
    page = open_page("", **PHONE)
    for query in ("Rules of Iroha ni Oedo", "two cards name different trumps", "abilities of tezuma"):
        search(page, query)
        for sentence in page.locator(f"{FOUND} p").all_inner_texts()[:5]:
            assert not re.search("[ぁ-ヿ一-鿿]", sentence), query
    search(page, "優先順位を判定し")
    expect(page.locator(FOUND).first).to_contain_text("Two cards of a trick name different colours.")


def test_on_home_all_games_are_asked_and_one_is_chosen_by_a_touch(open_page: OpenPage) -> None:
    """Nothing of it is kept: next time all are asked again."""
    page = open_page("", **PHONE)
    search(page, "follow")
    games = "all => [...new Set(all.map(a => a.pathname.split('/').at(-3)))]"
    assert {"iroha", "tezuma", "tornei", "automatic"} <= set(page.locator(FOUND).evaluate_all(games))
    page.locator(".search-games label", has_text="Tornei").tap()
    assert page.locator(FOUND).evaluate_all(games) == ["tornei"]
    page.go_back()
    search(page, "follow")
    assert len(page.locator(FOUND).evaluate_all(games)) >= 4


@pytest.mark.parametrize("width", [320, 360])
@pytest.mark.parametrize("path", ["", "automatic/rules/"])
def test_where_to_look_is_one_row_of_a_phone(open_page: OpenPage, path: str, width: int) -> None:
    """Each choice as large as a finger, its words whole; which one is chosen is seen."""
    page = open_page(path, **{**PHONE, "width": width})
    page.locator(".search-open").tap()
    labels = [label for label in page.locator(".search-games label").all() if label.is_visible()]
    assert len(labels) == (2 if path else 5)
    boxes = [label.bounding_box() or {"x": 0, "y": 0, "width": 0, "height": 0} for label in labels]
    assert len({box["y"] for box in boxes}) == 1
    assert all(box["x"] >= 0 and box["x"] + box["width"] <= width for box in boxes)
    assert all(min(box["width"], box["height"]) >= 44 for box in boxes)
    assert [label for label in labels if label.evaluate("one => one.scrollWidth > one.clientWidth")] == []
    grounds = [label.evaluate("one => getComputedStyle(one).backgroundColor") for label in labels]
    assert len(set(grounds)) == 2


def test_back_closes_the_search_and_leads_from_a_result_to_what_was_found(open_page: OpenPage) -> None:
    """The page below stays, whichever way the search is closed; and no step back is without effect."""
    page = open_page("tornei/rules/", **PHONE)
    dialog, start = page.locator("dialog.search"), page.url
    for close in (page.go_back, page.locator(".search-close").tap, lambda: page.keyboard.press("Escape")):
        search(page, "follow")
        close()
        expect(dialog).to_be_hidden()
        page.wait_for_function("history.state === null")
        assert page.url == start
    search(page, "tezuma paper egg")
    found = page.locator(FOUND).all_text_contents()
    page.locator(FOUND).first.tap()
    assert lands(page, "#tezuma.paper-egg")
    expect(dialog).to_be_hidden()
    page.go_back()
    expect(dialog).to_be_visible()
    expect(page.locator(FIELD)).to_have_value("tezuma paper egg")
    expect(page.locator(FOUND)).to_have_text(found)
    page.go_back()
    expect(dialog).to_be_hidden()
    assert page.url == start


def test_the_game_that_is_read_is_asked_first(open_page: OpenPage) -> None:
    """The others by one touch; what only they have is found without it."""
    page = open_page("tornei/rules/", **PHONE)
    search(page, "who wins the trick")
    links = page.locator(FOUND)
    assert {"/tornei/" in href for href in links.evaluate_all("all => all.map(a => a.href)")} == {True}
    page.locator(".search-games label", has_text="All").tap()
    expect(page.locator(f"{FOUND}[href*='/iroha/']").first).to_be_attached()
    page.locator(".search-games label", has_text="Tornei").tap()
    search(page, "butterfly")
    expect(links.first).to_have_attribute(
        "href", f"{page.url.split('tornei/')[0]}tezuma/abilities/#tezuma.butterfly-dance"
    )
    expect(page.locator(".search-told")).to_have_text("Nothing in this game. In the others:")


def test_words_are_found_that_no_page_has(open_page: OpenPage) -> None:
    """Misspelt, or another word for the same; what nobody says finds nothing, and that is said."""
    page = open_page("tornei/rules/", **PHONE)
    for query, slug in (("perdiction leader", "tornei.leader-forecast"), ("revoke", "tornei.must-follow")):
        search(page, query)
        hrefs = page.locator(FOUND).evaluate_all("all => all.slice(0, 3).map(a => a.hash)")
        assert f"#{slug}" in hrefs, query
    page.locator(FIELD).fill("banana trump sandwich")
    expect(page.locator(".search-told")).to_have_text("Nothing fits well. The nearest:")
    page.locator(FIELD).fill("xylophone")
    expect(page.locator(".search-told")).to_have_text("No result. Try another word.")
    assert page.locator(FOUND).first.inner_text() == "Overview"


def test_before_a_word_is_asked_the_pages_of_the_game_are_there(phone: Page) -> None:
    """So the sheet, the rules and the table are two touches away wherever one reads."""
    phone.evaluate("scrollTo(0, 3000)")
    phone.evaluate("scrollTo(0, 2700)")
    phone.locator(".search-open").tap()
    for title in ("Rules", "Cheat sheet", "Play"):
        expect(phone.locator(FOUND, has_text=title).first).to_be_in_viewport()
    phone.locator(FOUND, has_text="Cheat sheet").tap()
    phone.wait_for_url("**/iroha/aid/")


def test_a_question_is_pasted_and_dictated(phone: Page) -> None:
    """Without a key, and with a finger on a result of the second question."""
    phone.locator(".search-open").tap()
    phone.locator(FIELD).evaluate(
        """field => {
            field.value = "Which colours may I follow?";
            field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertFromPaste" }));
        }"""
    )
    phone.locator(FOUND).first.tap()
    assert lands(phone, "#iroha.follow-any")


def test_a_search_leaves_no_trace(open_page: OpenPage, phone: Page) -> None:
    """Neither in the page nor in its address; an address that was kept with one opens."""
    search(phone, "no trump")
    phone.locator(FOUND).first.click()
    assert lands(phone, "#automatic.effect.cancel-trump")
    assert phone.evaluate("location.search") == ""
    kept = open_page("automatic/rules/?h=no+trump#automatic.effect.cancel-trump", **PHONE)
    assert lands(kept, "#automatic.effect.cancel-trump")
    expect(kept.locator("mark")).to_have_count(0)


def test_by_keyboard_alone(open_page: OpenPage) -> None:
    """/ opens, Enter leads to the best, arrows to the others and back, letters go on asking, Escape closes."""
    page = open_page("iroha/rules/", **WIDE)
    page.keyboard.press("/")
    page.keyboard.type("サマリーカード")
    expect(page.locator(FOUND).first).to_be_visible()
    page.keyboard.press("Enter")
    assert lands(page, "#iroha.deck")
    page.keyboard.press("/")
    page.keyboard.type("follow")
    expect(page.locator(FOUND).nth(2)).to_be_visible()
    for key in ("ArrowDown", "ArrowDown", "ArrowUp"):
        page.keyboard.press(key)
    expect(page.locator(FOUND).first).to_be_focused()
    page.keyboard.type("!")
    expect(page.locator(FIELD)).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("dialog.search")).to_be_hidden()


def test_a_rule_lands_on_a_page_that_was_just_loaded(phone: Page) -> None:
    """The first that is done there is a search; Back leads to where it began."""
    heading = "document.getElementById('iroha.deal').getBoundingClientRect().top"
    phone.evaluate(f"scrollBy(0, {heading} - 300)")
    search(phone, "サマリーカード")
    phone.locator(FOUND).first.click()
    assert lands(phone, "#iroha.deck")
    phone.go_back()
    phone.wait_for_function(f"Math.abs({heading} - 300) < 5")


def test_without_the_navigation_api_a_rule_lands_too(open_page: OpenPage) -> None:
    """The page is loaded then."""
    page = open_page("credits/", **PHONE)
    page.add_init_script("delete Window.prototype.navigation; delete window.navigation")
    page.goto(page.url.replace("credits", "iroha/rules"))
    for query, slug in (
        ("サマリーカード", "iroha.deck"),
        ("Thirty-two numbered cards", "automatic.deck"),
    ):
        search(page, query)
        page.locator(FOUND).first.click()
        assert lands(page, f"#{slug}")


def test_an_index_that_does_not_arrive_is_asked_for_again(watch: Watch) -> None:
    page = watch.open("iroha/rules/", **PHONE)
    page.route("**/search_index.json", lambda route: route.abort(), times=1)
    page.locator(".search-open").tap()
    expect(page.locator(".search-told")).to_contain_text("did not arrive")
    search(page, "trump")
    expect(page.locator(".search-told")).to_have_text("")


def test_a_wrong_address_is_answered_with_the_nearest_rules(watch: Watch) -> None:
    """A slug that is misspelt, and a page that does not exist."""
    page = watch.open("tornei/rules/#tornei.must-folow", **PHONE)
    expect(page.locator(".page-lost a").first).to_have_text("Follow the led suit")
    page = watch.open("tornei/must-follow/", **PHONE)
    expect(page.locator(".page-missing a", has_text="Follow the led suit")).to_be_visible()
