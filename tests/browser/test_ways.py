"""Cards with several ways to use them, in the browser."""

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.playing import idle, wake
from tests.browser.test_waking import at, go


def test_a_card_with_several_ways_shows_them(open_live: OpenPage) -> None:
    """Asleep they are words; awake each is a button, which does it and closes them."""
    page = open_live("tezuma/")
    widget = at("tezuma/at-a-glance.play")
    go(page, widget, 3)
    card = page.locator(f"{widget} .option:has(.several)").first
    card.click()
    tip = page.locator(f"{widget} .tip:popover-open")
    expect(tip).to_contain_text("With ")
    expect(tip.locator(".do").first).to_be_hidden()
    page.keyboard.press("Escape")
    wake(page, widget)
    go(page, widget, 3)
    card.click()
    tip.locator(".do").last.click()
    idle(page, widget)
    expect(tip).to_have_count(0)
    expect(page.locator(f"{widget} .count")).to_contain_text("step 4 of")
    expect(page.locator(f"{widget} .said")).to_contain_text("uses ")
