"""Examples fold to a title and a picture; whoever is sent to one finds it open."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage

PHONE = {"width": 360, "height": 640, "folded": True}
NEW_TRUMP = "details.fold:has(#new-trump)"


def is_open(page: Page, fold: str) -> bool:
    return bool(page.locator(fold).evaluate("fold => fold.open"))


def test_a_rule_is_read_past_its_examples(open_page: OpenPage) -> None:
    """Each is at most 160 pixels high; a touch opens it in place, and a second one folds it."""
    page = open_page("iroha/rules/", **PHONE)
    heights = page.locator("details.fold").evaluate_all("all => all.map(fold => fold.offsetHeight)")
    assert len(heights) > 5
    assert max(heights) <= 160
    summary = page.locator(f"{NEW_TRUMP} > summary")
    summary.click()
    expect(page.locator("#new-trump .board")).to_be_visible()
    summary.press("Enter")
    expect(page.locator("#new-trump .board")).to_be_hidden()


def test_an_address_opens_its_example(open_page: OpenPage) -> None:
    """By a fresh load and by a link on the page; the others stay folded."""
    page = open_page("iroha/rules/#new-trump.2", **PHONE)
    expect(page.locator("#new-trump")).to_have_attribute("data-at", "2")
    expect(page.locator("#new-trump .board")).to_be_in_viewport()
    assert page.locator("details.fold[open]").count() == 1
    page.evaluate("location.hash = 'lead.1'")
    expect(page.locator("#lead .board")).to_be_in_viewport()


def test_what_was_opened_is_open_after_back(open_page: OpenPage) -> None:
    page = open_page("iroha/rules/", **PHONE)
    page.locator(f"{NEW_TRUMP} > summary").click()
    expect(page.locator("#new-trump .board")).to_be_visible()
    page.locator(".nav").get_by_role("link", name="Examples", exact=True).click()
    page.wait_for_url("**/examples/")
    page.go_back()
    page.wait_for_url("**/rules/")
    expect(page.locator("#new-trump .board")).to_be_visible()


def test_paper_shows_what_is_folded(open_page: OpenPage) -> None:
    """And folds it again afterwards."""
    page = open_page("iroha/rules/", **PHONE)
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(page.locator("details.fold:not([open])")).to_have_count(0)
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(page.locator("details.fold[open]")).to_have_count(0)


@pytest.mark.parametrize("path", ["iroha/rules/", "tezuma/rules/", "tezuma/abilities/", "automatic/rules/"])
def test_what_is_on_a_page_is_at_hand_without_the_menu(open_page: OpenPage, path: str) -> None:
    """A list of its rules, one touch away; a wide screen has it beside the page."""
    page = open_page(path, **PHONE)
    page.mouse.wheel(0, 4000)
    page.locator(".nav-open").click()
    last = page.locator(".nav-contents li a").last
    slug = (last.get_attribute("href") or "").partition("#")[2]
    last.click()
    expect(page.locator(f"[id='{slug}']")).to_be_in_viewport()
    expect(page.locator(".nav-contents")).to_be_hidden()
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(page.locator(".nav-open")).to_be_hidden()


def test_an_address_shows_what_holds_in_the_other_edition(open_page: OpenPage) -> None:
    """Whoever has Trick is sent to an example of 2015: it is there, and the rest of 2015 stays hidden."""
    page = open_page("tezuma/rules/", script="localStorage['torite:edition'] = 'trick'", **PHONE)
    hidden = page.locator(".edition-2015 torite-play")
    name = hidden.first.get_attribute("id")
    expect(hidden.first).to_be_hidden()
    page.evaluate("name => (location.hash = `${name}.1`)", name)
    expect(page.locator(f"#{name} .board")).to_be_in_viewport()
    assert page.locator(".edition-2015:visible").count() == 1
