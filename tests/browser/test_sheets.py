"""What comes over the felt when it is called: the last trick, why a turn is as it is. Nothing behind it moves, and one touch closes it."""

from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.answers import Instead, Stalled
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


def touch(phone: Page, name: str) -> Locator:
    """Opens a sheet by its button, or by "More" and a button there; returns the one of the row."""
    row = phone.locator(f"{TABLE} .felt-row")
    button = row.get_by_role("button", name=name)
    if button.count() and button.is_visible():
        button.tap()
    else:
        button = row.get_by_role("button", name="More")
        button.tap()
        phone.locator(f"{TABLE} .felt-beside").get_by_role("button", name=name).tap()
    idle(phone)
    return button


@pytest.mark.parametrize(
    ("name", "title"),
    [
        ("More", "This table"),
        ("Last trick", ""),
        ("Why?", ""),
        ("Share", "Share this table"),
        ("New deal", ""),
    ],
)
def test_it_has_a_title_and_closes_four_ways(phone: Page, name: str, title: str) -> None:
    """By its button, by Escape, by a touch beside it, by the keyboard; it is the only one, and the focus is back where it was."""
    sheet = phone.locator(f"{TABLE} :popover-open")
    for way in ("button", "escape", "beside"):
        button = touch(phone, name)
        expect(sheet).to_have_count(1)
        expect(sheet.get_by_role("heading", name=title or name, exact=True).first).to_be_visible()
        close = sheet.locator(".sheet-close").first
        box = close.bounding_box()
        assert box is not None
        assert min(box["height"], box["width"]) >= 44
        if way == "button":
            close.tap()
        elif way == "escape":
            phone.keyboard.press("Escape")
        else:
            phone.touchscreen.tap(180, 60)
        expect(sheet).to_have_count(0)
        expect(button).to_be_focused()


def test_both_links_are_copied_one_after_the_other(phone: Page) -> None:
    """The sheet stays, and says it beside the button."""
    touch(phone, "Share")
    links = []
    for kind in ("without hidden cards", "with all cards"):
        button = phone.get_by_role("button", name=f"Share the link {kind}")
        button.tap()
        expect(button).to_have_attribute("data-told", "Copied")
        links.append(phone.evaluate("navigator.clipboard.readText()"))
    assert len(set(links)) == 2
    phone.keyboard.press("Escape")


def test_a_table_is_shared_by_two_touches(phone: Page) -> None:
    """Its sign is in the row, as large as a finger: one opens what can be shared, another shares it."""
    sign = phone.locator(f"{TABLE} .felt-row").get_by_role("button", name="Share")
    box = sign.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 44
    sign.tap()
    button = phone.get_by_role("button", name="Share the link without hidden cards")
    expect(button).to_be_in_viewport(ratio=1)
    button.tap()
    expect(button).to_have_attribute("data-told", "Copied")
    phone.keyboard.press("Escape")


def test_the_platform_shares_where_it_can(phone: Page) -> None:
    """A link with a title goes into its own sheet, and nothing is said to be copied."""
    phone.evaluate("navigator.share = async (what) => { window.given = what; }")
    touch(phone, "Share")
    phone.get_by_role("button", name="Share the link without hidden cards").tap()
    idle(phone)
    phone.wait_for_function("window.given?.url.includes('#t1.') && window.given.title")
    expect(phone.locator(f"{SHEET} .sheet-told").first).to_be_empty()
    phone.keyboard.press("Escape")
    phone.evaluate("delete navigator.share")


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


def test_a_shared_step_says_what_is_on_its_way(watch: Watch, phone: Page, instead: Instead) -> None:
    """Before the engine is there its felt lies in its place, and says of which game; then game, deal and trick, and nothing has moved."""
    phone.evaluate("document.querySelector('torite-table').send('steps 3')")
    idle(phone)
    phone.locator(f"{TABLE} .steps-row").get_by_role("button", name="More").tap()
    phone.get_by_role("button", name="Share the link to this step").tap()
    idle(phone)
    link = phone.evaluate("navigator.clipboard.readText()")
    phone.keyboard.press("Escape")
    phone.evaluate("document.querySelector('torite-table').send('look')")
    instead["pyodide.asm.wasm"] = held = Stalled()
    page = watch.context(width=360, height=640).new_page()
    page.goto(link)
    panel = page.locator(f"{TABLE} .widget-panel")
    expect(panel.get_by_role("button", name="Back")).to_be_visible()
    felt = page.locator(f"{TABLE} .felt")
    expect(felt).to_contain_text("A table of Iroha ni Oedo")
    expect(page.get_by_role("heading", name="Play Iroha ni Oedo")).to_be_hidden()
    before = felt.bounding_box()
    held.released.set()
    expect(page.locator(f"{TABLE} .steps .felt-deal")).to_contain_text("Deal 1 · ", timeout=60_000)
    expect(page.locator(f"{TABLE} .table-sent")).to_contain_text("your own copy")
    after = felt.bounding_box()
    assert before
    assert after
    assert before["y"] + before["height"] == after["y"] + after["height"]


def test_a_table_that_was_sent_has_its_felt_without_the_scripts_of_the_page(watch: Watch) -> None:
    """It does not wait for them."""
    page = watch.context(width=360, height=640).new_page()
    page.route("**/torite.js", lambda route: route.abort())
    page.goto(f"{watch.site.url}tornei/play/#t1.AAAA", wait_until="commit")
    expect(page.locator(f"{TABLE} .felt")).to_be_visible()
    expect(page.get_by_role("heading", name="Play Tornei")).to_be_hidden()


def test_a_refusal_goes_with_the_next_sheet(phone: Page) -> None:
    """What was answered to a touch is not asked again once a sheet was opened and closed."""
    illegal, rng = phone.locator(f"{TABLE} .hand-option.is-illegal"), Random(5)
    while not illegal.count():
        take_turn(phone, rng)
    illegal.first.tap()
    answer = phone.locator(f"{TABLE} .prompt [data-part=answer]")
    expect(answer).to_be_visible()
    touch(phone, "More")
    phone.keyboard.press("Escape")
    expect(answer).to_have_count(0)
