"""What comes over the felt when it is called: the last trick, why a turn is as it is. Nothing behind it moves, and one touch closes it."""

from random import Random

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Watch
from tests.browser.driving import TABLE, deal, frame, idle, play_until, take_turn

SHEET = f"{TABLE} .sheet:popover-open"
BEHIND = """[...document.querySelectorAll(".felt [data-part], .felt .board-who, .felt .board-lying > .card, .felt-row button")]
    .filter((one) => !one.closest("[popover]")).map((one) => JSON.stringify(one.getBoundingClientRect()))"""
UNSEEN = """sheet => [...sheet.querySelectorAll(".card, b, p, button")].filter((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return !seen || !(one.contains(seen) || seen.contains(one) && seen.matches("p, li, span"));
}).map((one) => one.textContent)"""


@pytest.fixture(scope="module")
def phone(shared: Watch) -> Page:
    """A table of four, a trick collected and another led."""
    page = shared.open("iroha/play/", width=360, height=640, has_touch=True, is_mobile=True)
    deal(page, 4)
    rng = Random(5)
    play_until(page, "Take the trick", rng)
    take_turn(page, rng)
    return page


@pytest.mark.parametrize("name", ["Last trick", "Why?"])
def test_it_lies_over_the_felt_and_goes_with_one_touch(phone: Page, name: str) -> None:
    """All of it is seen; a touch beside it, also where a card lies, closes it and does nothing else."""
    idle(phone)
    before, drawn = phone.evaluate(BEHIND), frame(phone)
    phone.locator(f"{TABLE} .felt-row").get_by_role("button", name=name).tap()
    expect(phone.locator(SHEET)).to_be_visible()
    assert before == phone.evaluate(BEHIND)
    assert phone.locator(SHEET).evaluate(UNSEEN) == []
    expect(phone.locator(f"{SHEET} a.rule-mark").first).to_be_visible()
    phone.touchscreen.tap(180, 60)
    expect(phone.locator(SHEET)).to_have_count(0)
    idle(phone)
    assert before == phone.evaluate(BEHIND)
    if name == "Last trick":
        assert drawn == frame(phone)


SAVES_DATA = 'Object.defineProperty(navigator, "connection", { value: { saveData: true } })'


def test_a_shared_step_says_what_is_on_its_way(watch: Watch, phone: Page) -> None:
    """Before the engine is there: whose deal and which step, and that the page can be read meanwhile; then game, deal and trick."""
    phone.evaluate("document.querySelector('torite-table').send('steps 3')")
    idle(phone)
    phone.locator(f"{TABLE} .steps-row").get_by_role("button", name="More").tap()
    phone.get_by_role("button", name="Copy the link to this step").tap()
    idle(phone)
    link = phone.evaluate("navigator.clipboard.readText()")
    page = watch.context(width=360, height=640).new_page()
    held: list[Route] = []
    page.route("**/*.wasm", lambda route: held.append(route))
    page.goto(link)
    panel = page.locator(f"{TABLE} .widget-panel")
    expect(panel).to_contain_text("A deal, at step 3, of Iroha ni Oedo that was shared with you.")
    expect(panel.get_by_role("button", name="Read on without the live table")).to_be_visible()
    page.unroute("**/*.wasm")
    for route in held:
        route.continue_()
    expect(page.locator(f"{TABLE} .steps .felt-deal")).to_contain_text("Deal 1 · ", timeout=60_000)
    expect(page.locator(f"{TABLE} .table-sent")).to_contain_text("your own copy")
