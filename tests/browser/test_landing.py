"""Every address lands, and nothing moves afterwards: a sample of `python3 noxfile.py landing`, which looks at all."""

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import landing
from tests.browser.conftest import OpenPage
from tests.conftest import Site

PHONE, _, WIDE, ZOOMED = landing.SIZES
DEEP = "tornei/rules/#tornei.npc.pile"


@pytest.fixture(scope="module", params=[PHONE, WIDE, ZOOMED], ids=lambda size: size.name)
def tab(browser: Browser, site: Site, request: pytest.FixtureRequest) -> Iterator[Page]:
    """One tab for all addresses at a size; it notes what moves."""
    context = browser.new_context(**request.param.options)
    context.add_init_script(landing.WATCH)
    yield context.new_page()
    context.close()


def some(site: Site, way: str) -> list[str]:
    """Other addresses for each way; always those that were furthest off."""
    every = landing.addresses(site.folder)
    return [DEEP, "automatic/readings/#your-cards.1", *random.Random(way).sample(every, 2)]


@pytest.mark.parametrize("way", landing.WAYS)
def test_an_address_lands(tab: Page, site: Site, way: str) -> None:
    """Below what stays on the screen, and not far below; the last is still there when all has had time to come."""
    faults = {}
    for address in some(site, way):
        landing.WAYS[way](tab, site.url, address)
        faults[address] = landing.fault_of(tab, address)
    tab.wait_for_timeout(1_000)
    faults["later"] = landing.fault_now(tab, address)
    assert {address: fault for address, fault in faults.items() if fault} == {}


def test_a_link_to_a_step_leads_there_each_time(open_page: OpenPage, site: Site) -> None:
    """Though the example was left at another step since."""
    page = open_page("iroha/rules/#late-colour.1")
    page.locator("#late-colour .forward").click()
    landing.by_link(page, site.url, "iroha/rules/#late-colour.1")
    assert landing.fault_of(page, "iroha/rules/#late-colour.1") == ""


def test_nothing_moves_after_it_was_drawn(tab: Page, site: Site) -> None:
    """At the start of a page and far down it, scrolled further too."""
    for address in ("tornei/", "iroha/play/", "iroha/examples/", DEEP, "automatic/readings/"):
        tab.goto("about:blank")
        tab.goto(site.url + address)
        for _ in range(10):
            tab.mouse.wheel(0, 700)
            tab.evaluate(landing.DRAWN)
        tab.wait_for_timeout(300)
        assert tab.evaluate("moved") == [], address


def test_where_the_page_ends_too_early_the_place_is_marked(open_page: OpenPage) -> None:
    """It is in view, and has the mark that no other heading has."""
    names = open_page("iroha/").locator("h2[id]").evaluate_all("all => all.map(({ id }) => id)")
    page = open_page(f"iroha/#{names[-1]}")
    first, last = (page.locator(f"[id='{name}']") for name in (names[0], names[-1]))
    assert page.evaluate("scrollY + innerHeight >= document.documentElement.scrollHeight - 1")
    expect(last).to_be_in_viewport()
    expect(last).not_to_have_css("box-shadow", "none")
    expect(first).to_have_css("box-shadow", "none")


def test_a_step_that_an_address_names_is_marked(open_page: OpenPage) -> None:
    """Until another address is opened."""
    page = open_page("iroha/rules/#tie.1")
    expect(page.locator(".target")).to_have_id("tie")
    page.evaluate("location.hash = 'iroha.lead'")
    expect(page.locator(".target")).to_have_id("iroha.lead")
