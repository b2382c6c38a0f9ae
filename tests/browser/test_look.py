"""How cards and buttons look, as a reader has chosen, and after a touch."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.driving import TABLE, deal, idle, stored

LETTER = "name => getComputedStyle(document.querySelector(`${name} .card-index`), '::after').content"
BROKEN = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };"
EDGE = "button => { const { borderColor, outlineStyle, outlineColor } = getComputedStyle(button); return [borderColor, outlineStyle, outlineColor]; }"
GOLD = "rgb(243, 191, 90)"


def letters_on(page: Page) -> None:
    page.locator(f"{TABLE} [data-habit='letters on']").evaluate("button => button.click()")
    idle(page)


def test_letters_stand_beside_the_suits_wherever_cards_lie(open_live: OpenPage) -> None:
    """At the table, on other pages and after a reload; until they are not wanted any more."""
    page = open_live("iroha/play/", reduced_motion="reduce")
    deal(page)
    assert page.evaluate(LETTER, TABLE) == "none"
    letters_on(page)
    assert page.evaluate(LETTER, TABLE).strip('"') in "OGBYR"
    expect(page.locator(f"{TABLE} [data-habit='letters on']")).to_have_attribute("aria-pressed", "true")
    page.locator(".md-header a.md-logo").click()
    expect(page.locator("torite-play .card-index").first).to_be_visible()
    assert page.evaluate(LETTER, "torite-play").strip('"') in "OGBYR"
    page.reload()
    assert page.evaluate(LETTER, "torite-play").strip('"') in "OGBYR"
    page.evaluate("localStorage.setItem('torite:letters', 'off')")
    page.reload()
    assert page.evaluate(LETTER, "torite-play") == "none"


def test_letters_where_a_browser_keeps_nothing(open_live: OpenPage) -> None:
    """They last as long as the page is open, on every page, and the table is played on."""
    page = open_live("iroha/play/", script=BROKEN, reduced_motion="reduce")
    deal(page)
    hand = page.locator(f"{TABLE} .hand .card").evaluate_all("cards => cards.map((card) => card.ariaLabel)")
    letters_on(page)
    assert page.evaluate(LETTER, TABLE).strip('"') in "OGBYR"
    assert hand == page.locator(f"{TABLE} .hand .card").evaluate_all(
        "cards => cards.map((card) => card.ariaLabel)"
    )
    page.locator(".md-header a.md-logo").click()
    expect(page.locator("torite-play .card-index").first).to_be_visible()
    assert page.evaluate(LETTER, "torite-play").strip('"') in "OGBYR"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_touch_leaves_no_ring(open_live: OpenPage, scheme: str) -> None:
    """A button that was touched looks as before; the keyboard's focus has a ring in the table's gold."""
    page = open_live(
        "iroha/play/",
        width=360,
        height=640,
        has_touch=True,
        is_mobile=True,
        color_scheme=scheme,
        reduced_motion="reduce",
    )
    choice = page.locator(".lobby .widget-act")
    before = choice.evaluate(EDGE)
    choice.tap()
    expect(page.locator(f"{TABLE} .hand")).to_be_visible(timeout=60_000)
    idle(page)
    assert before[1] == "none"
    why = page.locator(f"{TABLE} [data-send=why]")
    before = why.evaluate(EDGE)
    why.tap()
    page.locator(f"{TABLE} .sheet:popover-open .sheet-close").tap()
    idle(page)
    assert before == page.locator(f"{TABLE} [data-send=why]").evaluate(EDGE)
    more = page.locator(f"{TABLE} .felt-row [aria-label=More]")
    more.tap()
    page.keyboard.press("Escape")
    page.keyboard.press("Shift+Tab")
    ring = page.evaluate(f"({EDGE})(document.activeElement)")
    assert ring[1:] == ["solid", GOLD]
    assert stored(page).state
    page.goto(page.url.split("iroha/")[0])
    step = page.locator("torite-play [data-go=forward]")
    before = step.evaluate(EDGE)
    step.tap()
    assert before == step.evaluate(EDGE)
