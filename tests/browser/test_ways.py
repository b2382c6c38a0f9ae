"""Cards with several ways to use them, in the browser."""

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.driving import STRIP, TABLE, idle, wake
from tests.browser.test_page import AXE, violations
from tests.browser.test_waking import at, go

OPEN = ", ".join(
    f"{TABLE} {kind}"
    for kind in (
        ".board [data-send^=weigh]",
        ".widget-acts .widget-act[data-send]",
        ".hand-option.is-legal:not([aria-pressed=true])[data-send]",
        ".hand-option.is-legal:has(.hand-several)",
    )
)
"""What may be done."""
TAKE = f"{TABLE} .prompt-buttons .widget-act[data-send^=do]"
"""What was weighed is taken."""


def test_a_card_with_several_ways_shows_them(open_live: OpenPage) -> None:
    """Asleep they are words; awake each is a button, which does it and closes them."""
    page = open_live("tezuma/")
    widget = at("tezuma/at-a-glance.play")
    go(page, widget, 3)
    card = page.locator(f"{widget} .hand-option:has(.hand-several)").first
    card.click()
    tip = page.locator(f"{widget} .tip:popover-open")
    expect(tip).to_contain_text("With ")
    expect(tip.locator(".hand-do").first).to_be_hidden()
    page.keyboard.press("Escape")
    wake(page, widget)
    go(page, widget, 3)
    card.click()
    tip.locator(".hand-do").last.click()
    idle(page, widget)
    expect(tip).to_have_count(0)
    expect(page.locator(f"{widget} .widget-count")).to_contain_text("step 4 of")
    expect(page.locator(f"{widget} .widget-said")).to_contain_text("uses ")


def touch_one(page: Page, rng: Random) -> None:
    """Something that may be done; of a card with several ways the last."""
    found = page.locator(TAKE).all() or page.locator(OPEN).all()
    one = rng.choice(found)
    several = one.locator(".hand-several").count() > 0
    one.click(position=STRIP)
    if several:
        page.locator(f"{TABLE} .tip:popover-open .hand-do.is-legal").last.click()
    idle(page)


@pytest.mark.parametrize("game", ["tezuma", "tornei", "automatic"])
def test_a_table_of_each_game(open_live: OpenPage, game: str) -> None:
    """Touched twenty times, small and light, then wide and dark: it goes on, and the accessibility checker finds nothing."""
    width = 320
    page = open_live(f"{game}/play/", width=width, color_scheme="light", reduced_motion="reduce")
    page.locator(f"{TABLE} .lobby .widget-act").click()
    expect(page.locator(f"{TABLE} .felt")).to_be_visible(timeout=60_000)
    page.evaluate(AXE)
    rng = Random(4)
    for number in range(20):
        if number == 10:
            width = 1280
            page.set_viewport_size({"width": width, "height": 900})
            page.emulate_media(color_scheme="dark")
        before = page.locator(f"{TABLE} .widget-frame").inner_html()
        touch_one(page, rng)
        assert page.locator(f"{TABLE} .widget-frame").inner_html() != before
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        if number % 5 == 0:
            assert violations(page, "'torite-table'") == []
