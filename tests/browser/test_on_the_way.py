"""What goes wrong while cards travel, or before they are dealt: a sentence, a way on, and nothing is lost."""

from random import Random

from playwright.sync_api import Page, expect

from tests.browser.conftest import Watch
from tests.browser.driving import BUTTON, HAND, PLAY, STRIP, TABLE, deal, idle, play_until, stored, take_turn
from tests.browser.test_keeping import FULL
from tests.browser.test_worker import KEEP_WORKERS

LEFT = "document.querySelector('torite-table').showing.frames.length"
ASKED = """() => {
    const table = document.querySelector("torite-table");
    return table.waiting === 0 && table.showing.isOver;
}"""


def set_out(page: Page) -> None:
    """At a table of four, calmly: You have played, and the cards of the others are still to come."""
    deal(page, 4)
    rng = Random(3)
    play_until(page, "Take the trick", rng)
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate("localStorage['torite:pace'] = 'calm'")
    for _ in range(9):
        if page.locator(BUTTON).count():
            page.locator(BUTTON).click()
        else:
            page.locator(f"{HAND}.is-legal").first.click(position=STRIP)
        idle(page)
        if page.evaluate(LEFT):
            return
    raise AssertionError("nothing was ever on its way")


def play_on(page: Page) -> None:
    """What was on its way has come, and the next touch is answered and kept."""
    page.wait_for_function(ASKED, timeout=30_000)
    page.evaluate("localStorage['torite:pace'] = 'tap'")
    page.emulate_media(reduced_motion="reduce")
    before = stored(page).course.moments
    assert take_turn(page, Random(1))
    assert stored(page).course.moments[: len(before)] == before


def test_a_worker_that_ends_on_the_way(watch: Watch) -> None:
    """What it told is shown to the end, and a fresh one answers the next touch."""
    page = watch.open(script=KEEP_WORKERS)
    page.goto(page.url + PLAY)
    set_out(page)
    after = stored(page).course.moments
    page.evaluate("endWorker()")
    page.wait_for_function(ASKED, timeout=60_000)
    assert stored(page).course.moments[: len(after)] == after
    play_on(page)
    expect(page.locator(".is-stuck")).to_have_count(0)


def test_another_tab_that_plays_on_meanwhile(watch: Watch) -> None:
    """How the table stands there is shown at once and said; the cards that were on their way come no more."""
    page = watch.open(PLAY)
    set_out(page)
    other = page.context.new_page()
    other.goto(page.url)
    expect(other.locator(f"{TABLE} .felt")).to_be_visible(timeout=60_000)
    idle(other)
    page.evaluate("document.querySelector('torite-table').showing.goesOn = false")
    other.get_by_role("button", name="Undo").click()
    idle(other)
    expect(page.locator(f"{TABLE} .widget-told")).to_contain_text("played on in another tab")
    page.wait_for_function(ASKED, timeout=30_000)
    assert stored(page).state == stored(other).state
    play_on(page)
    idle(other)
    assert stored(page).state == stored(other).state


def test_storage_that_fills_up_on_the_way(watch: Watch) -> None:
    """It is said, the cards come, and play goes on from the last touch, also where it was not kept."""
    page = watch.open(PLAY)
    set_out(page)
    page.evaluate(f"() => {{ {FULL} }}")
    page.wait_for_function(ASKED, timeout=30_000)
    for _ in range(4):
        before = page.locator(f"{TABLE} .felt").inner_html()
        page.locator(f"{BUTTON}, {HAND}.is-legal").first.click(position=STRIP)
        page.wait_for_function(ASKED, timeout=30_000)
        assert before != page.locator(f"{TABLE} .felt").inner_html()
    expect(page.locator(f"{TABLE} .widget-told")).to_contain_text("This browser does not keep the table")
