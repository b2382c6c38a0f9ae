"""A table in mid-deal, as its readers may have it: on any width, twice as large, in the system's colours, on paper, by keys alone."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from engine.registry import GAMES
from tests.browser.conftest import Watch
from tests.browser.driving import BUTTON, HAND, TABLE, idle
from tests.browser.test_dealing import LEGAL, due, sit_down
from tests.browser.test_page import AXE, violations

BOARD = f"{TABLE} .felt > .board"
LYING = f"{BOARD} .board-lying > .card[data-suit]"


@pytest.fixture(scope="module", params=list(GAMES))
def dealt(shared: Watch, request: pytest.FixtureRequest) -> Page:
    """A table of each game at which a card lies in the trick and the reader is asked for one."""
    page = sit_down(shared, request.param, 1280, 800)
    by_hand = page.locator(f"{TABLE} .prompt-buttons .widget-act", has_text="K, ")
    for _ in range(200):
        if page.locator(LYING).count() and page.locator(LEGAL).count() and not page.locator(BUTTON).count():
            page.evaluate(AXE)
            return page
        (by_hand.first if by_hand.count() else due(page)).click(position={"x": 12, "y": 20})
        idle(page)
    raise AssertionError("nobody has led")


@pytest.fixture
def mid_deal(dealt: Page) -> Page:
    as_at_first(dealt)
    return dealt


def as_at_first(page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    page.emulate_media(media="screen", color_scheme="light", forced_colors="none")


SIZES = {"small": (320, 568), "twice as large": (640, 400), "wide": (1920, 1080)}
LOOKS: list[Any] = [("light", "none"), ("dark", "none"), ("dark", "active")]
"""Colours of our own, and the system's."""


@pytest.mark.parametrize("size", SIZES)
def test_it_fits_and_the_accessibility_checker_finds_nothing(mid_deal: Page, size: str) -> None:
    """Light, dark and in the system's colours; nothing scrolls, neither way."""
    width, height = SIZES[size]
    mid_deal.set_viewport_size({"width": width, "height": height})
    for scheme, forced in LOOKS:
        mid_deal.emulate_media(color_scheme=scheme, forced_colors=forced)
        assert violations(mid_deal, f"'{TABLE}'") == [], (scheme, forced)
    assert mid_deal.evaluate(SCROLLED) == [width, height]
    for part in (LYING, f"{TABLE} .felt > .prompt", LEGAL, f"{TABLE} .felt-row button"):
        assert is_within(mid_deal, part, width, height), part


def is_within(page: Page, part: str, width: int, height: int) -> bool:
    box = page.locator(part).first.bounding_box()
    assert box, part
    return min(box["x"], box["y"], width - box["x"] - box["width"], height - box["y"] - box["height"]) >= 0


SCROLLED = "(({ scrollWidth, scrollHeight }) => [scrollWidth, scrollHeight])(document.scrollingElement)"


def test_in_the_colours_of_the_system_cards_are_as_ever(mid_deal: Page) -> None:
    """On their own paper; who is winning and whose turn it is has a line, beside cards a suit is as bright as words."""
    mid_deal.emulate_media(forced_colors="active", color_scheme="dark")
    assert mid_deal.locator(LYING).first.evaluate(PAPER) == "rgb(255, 253, 246)"
    for marked in (".is-winning .board-lying > .card", ".is-due > .board-who"):
        for one in mid_deal.locator(f"{BOARD} {marked}").all():
            assert one.evaluate("one => getComputedStyle(one).outlineStyle") == "solid"
    assert set(mid_deal.locator(f"{TABLE} .felt").evaluate(SUITS)) <= {"rgb(255, 255, 255)"}


PAPER = "card => getComputedStyle(card).backgroundColor"
SUITS = """felt => [...felt.querySelectorAll(".suit")]
    .filter((suit) => !suit.closest(".card, .card-mini, .piece"))
    .map((suit) => getComputedStyle(suit).fill)"""


def test_trick_and_hand_are_printed(mid_deal: Page) -> None:
    """On a sheet of A4, dark on white; what could be pressed is not, nor a table that is not there yet."""
    mid_deal.emulate_media(media="print", color_scheme="dark")
    mid_deal.set_viewport_size({"width": 718, "height": 1000})
    for part in (LYING, f"{TABLE} .prompt", HAND):
        assert is_within(mid_deal, part, 718, 1000), part
    words = mid_deal.locator(f"{TABLE} .prompt-act").first
    assert words.evaluate("words => getComputedStyle(words).color") == "rgb(0, 0, 0)"
    for part in (".felt-row", ".felt-beside", ".lobby"):
        expect(mid_deal.locator(f"{TABLE} {part}").first).to_be_hidden()


def test_a_trick_by_keys_alone(mid_deal: Page) -> None:
    """From the first stop of the hand: Enter at what has the focus, until the trick is taken and a card is asked for again."""
    page, has_gone = mid_deal, False
    page.locator(f"{HAND}[tabindex='0']").focus()
    lay = page.locator(LYING).evaluate_all(LABELS)
    for _ in range(30):
        has_gone = has_gone or not set(lay) & set(page.locator(LYING).evaluate_all(LABELS))
        if has_gone and page.locator(LEGAL).count() and not page.locator(BUTTON).count():
            return
        before = page.locator(f"{TABLE} .widget-frame").inner_html()
        assert page.evaluate(REACHED), page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
        page.keyboard.press("Enter")
        idle(page)
        assert before != page.locator(f"{TABLE} .widget-frame").inner_html()
    raise AssertionError("the trick does not end")


LABELS = "cards => cards.map((card) => card.ariaLabel)"
REACHED = "document.activeElement.matches('torite-table :is(.hand-option, .widget-act)')"
