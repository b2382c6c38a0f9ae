"""The theme's search, on a phone and wider: a result leads to its rule, and the rule is on the screen then."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.test_reading import queries
from tests.sample import some
from tools.machine import ROOT

PHONE = {"width": 360, "height": 640, "has_touch": True, "is_mobile": True}
TABLET = {"width": 768, "height": 1024, "has_touch": True, "is_mobile": True}
WIDE = {"width": 1366, "height": 768}
TITLE = ".md-search-result__item:first-child > .md-search-result__link:first-child"
SECTION = ".md-search-result__item:first-child > .md-search-result__link:nth-child(2)"
OPENED = "innerWidth >= 960 || document.body.hasAttribute('data-md-scrolllock')"
"""Nobody types sooner; the browser would scroll to where the box is not yet."""
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


def search(page: Page, query: str) -> None:
    """Open the search and put words there, without a key; what was found before is cleared away, so that this is waited for."""
    page.evaluate("document.querySelector('.md-search-result__list').replaceChildren()")
    icon, box = page.locator(".md-header__button[for=__search]"), page.get_by_role("textbox", name="Search")
    if not page.locator("#__search").is_checked():
        (icon if icon.is_visible() else box).click()
    page.wait_for_function(OPENED)
    box.fill(query)
    expect(page.locator(TITLE)).to_be_visible()


def asked() -> dict[str, list[tuple[str, str]]]:
    """What players ask on a page, and the rule that answers."""
    lines = (ROOT / "tests/pages/questions.txt").read_text(encoding="utf-8").splitlines()
    rows = [line.replace(" -> ", " | ").split(" | ") for line in lines[1:] if line]
    return {path: [(query, slug) for at, query, slug in rows if at == path] for path, _, _ in rows}


def lands(page: Page, hash: str) -> bool:
    """Soon, and when the theme is done with closing the search."""
    try:
        page.wait_for_function(LANDED, arg=hash, timeout=3_000)
    except Exception:
        return False
    page.wait_for_timeout(450)
    return bool(page.evaluate(LANDED, hash))


def missed(page: Page, count: int) -> Iterator[str]:
    """Results whose large title, touched on a page that was read on, leads to no rule that is on the screen then."""
    for query, slug in some(queries(), count):
        page.evaluate("scrollTo(0, 1500)")
        search(page, query)
        before = page.url
        page.locator(TITLE).click()
        page.wait_for_function("before => location.href !== before", arg=before)
        if not lands(page, page.evaluate("decodeURIComponent(location.hash)")):
            yield f"{query} -> {slug}: {page.url}, {page.evaluate('scrollY')}"


@pytest.mark.parametrize(("size", "count"), [(PHONE, 20), (TABLET, 4), (WIDE, 4)])
def test_a_result_lands_on_its_rule(open_page: OpenPage, size: dict[str, object], count: int) -> None:
    """By its large title, from one page to the next."""
    assert list(missed(open_page("iroha/rules/", folded=True, **size), count)) == []


@pytest.fixture
def phone(open_page: OpenPage) -> Page:
    return open_page("iroha/rules/", folded=True, **PHONE)


def test_the_large_title_leads_to_the_best_rule_under_it(phone: Page) -> None:
    """Unless the page itself is the best that was found."""
    search(phone, "The highest trump wins the trick")
    assert phone.locator(TITLE).get_attribute("href") == phone.locator(SECTION).get_attribute("href")
    search(phone, "last trick")
    assert phone.locator(TITLE).get_attribute("href") == phone.locator(SECTION).get_attribute("href")
    search(phone, "Glossary")
    assert phone.locator(TITLE).evaluate("link => link.hash") == ""


@pytest.mark.parametrize(("path", "questions"), asked().items())
def test_a_question_is_answered_first(
    open_page: OpenPage, path: str, questions: list[tuple[str, str]]
) -> None:
    """By the rule that has this title, or that players mean, of the game whose page is open."""
    page, missed = open_page(path, **PHONE), []
    for query, slug in questions:
        search(page, query)
        first = page.locator(SECTION).get_attribute("href") or ""
        if not first.endswith(f"#{slug}"):
            missed.append(f"{query} -> {slug}: {first}")
    assert missed == []


def test_a_result_says_the_rule_in_little_room(open_page: OpenPage) -> None:
    """Its title, its Japanese once, its first sentence; four of them on a small phone."""
    page = open_page("tornei/rules/", **PHONE)
    search(page, "Must I follow?")
    rule = page.locator(SECTION)
    expect(rule.locator("h2")).to_have_text("Follow the led suit リードスート")
    expect(rule).to_contain_text("If you hold a card of the led suit, you must play one")
    assert rule.inner_text().count("リードスート") == 1
    assert "tornei.must-follow" not in rule.inner_text()
    links = page.locator(".md-search-result__link:has(h2)")
    assert (
        links.evaluate_all("all => all.filter(a => a.getBoundingClientRect().bottom <= innerHeight).length")
        >= 4
    )


def test_nothing_asked_finds_nothing(phone: Page) -> None:
    """Before a word is typed, and when it is taken back."""
    search(phone, "trump")
    phone.get_by_role("textbox", name="Search").fill("?")
    expect(phone.locator(TITLE)).to_have_count(0)


def test_a_search_leaves_no_trace(open_page: OpenPage, phone: Page) -> None:
    """Neither in the page nor in its address; an address that was kept with one opens."""
    search(phone, "no trump")
    phone.locator(SECTION).click()
    assert lands(phone, "#automatic.effect.cancel-trump")
    assert phone.evaluate("location.search") == ""
    kept = open_page("automatic/rules/?h=no+trump#automatic.effect.cancel-trump", **PHONE)
    assert lands(kept, "#automatic.effect.cancel-trump")
    expect(kept.locator("mark")).to_have_count(0)


def test_enter_leads_to_the_best_rule(phone: Page) -> None:
    """From where one types, and from a title that the arrow keys have reached."""
    search(phone, "サマリーカード")
    phone.keyboard.press("Enter")
    assert lands(phone, "#iroha.deck")
    search(phone, "Thirty-two numbered cards")
    phone.keyboard.press("ArrowDown")
    phone.keyboard.press("Enter")
    assert lands(phone, "#automatic.deck")


def test_a_rule_lands_on_a_page_that_was_just_loaded(phone: Page) -> None:
    """The first that is done there is a search; Back leads to where it began."""
    heading = "document.getElementById('iroha.deal').getBoundingClientRect().top"
    phone.evaluate(f"scrollBy(0, {heading} - 300)")
    search(phone, "サマリーカード")
    phone.locator(SECTION).click()
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
        page.locator(TITLE).click()
        assert lands(page, f"#{slug}")
