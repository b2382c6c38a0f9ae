"""Long lists, from A to Z and by rule: short when they open, and any entry at once."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage

PHONE = {"width": 360, "height": 640, "has_touch": True, "is_mobile": True}
GAMES = ("iroha", "tezuma", "tornei", "automatic")
LISTS = [*(f"{game}/{kind}/" for game in GAMES for kind in ("a-z", "by-rule")), "glossary/"]


def open_parts(page: Page) -> int:
    return page.locator(".list-part[open]").count()


@pytest.mark.parametrize("path", LISTS)
def test_a_list_opens_short(open_page: OpenPage, path: str) -> None:
    """At most five screens of a small phone; its bar and its parts are large enough for a finger."""
    page = open_page(path, **PHONE)
    assert page.evaluate("document.documentElement.scrollHeight") <= 5 * 640
    sizes = page.locator(".list-letters a, .list-part > summary").evaluate_all(
        "all => all.flatMap(one => [one.offsetWidth, one.offsetHeight])"
    )
    assert min(sizes) >= 44


@pytest.mark.parametrize(
    ("path", "title", "entry"),
    [
        ("tezuma/a-z/", "R", "Revoke"),
        ("tezuma/by-rule/", "Scoring", "A deal never scores below 0"),
        ("glossary/", "B", "bird"),
    ],
)
def test_the_bar_opens_a_part(open_page: OpenPage, path: str, title: str, entry: str) -> None:
    """And it stands below the bar, with what it is called."""
    page = open_page(path, **PHONE)
    page.locator(".list-letters a").get_by_text(title, exact=True).tap()
    part = page.locator(".list-part[open]")
    expect(part.locator("summary")).to_be_in_viewport(ratio=1)
    expect(part.get_by_text(entry, exact=False).first).to_be_visible()
    assert open_parts(page) == 1
    page.wait_for_function(
        """() => {
            const { bottom } = document.querySelector(".list-letters").getBoundingClientRect();
            const { top } = document.querySelector(".list-part[open]").getBoundingClientRect();
            return bottom <= top + 1 && top <= bottom + 60;
        }"""
    )


@pytest.mark.parametrize(
    "address", ["tezuma/by-rule/#used-tezuma.must-follow", "glossary/#term-lead", "tornei/a-z/#letter-N"]
)
def test_an_address_opens_its_part(open_page: OpenPage, address: str) -> None:
    """By a fresh load, and by a link from another page; the others stay folded."""
    page = open_page(address, **PHONE)
    path, _, name = address.partition("#")
    home = page.url.removesuffix(address)
    expect(page.locator(f"[id='{name}']")).to_be_in_viewport()
    assert open_parts(page) == 1
    page.goto(home + "credits/")
    page.evaluate(
        "href => document.querySelector('article').append(Object.assign(document.createElement('a'), { href, id: 'there' }))",
        home + address,
    )
    page.evaluate("document.getElementById('there').click()")
    page.wait_for_url(f"**/{path}*")
    expect(page.locator(f"[id='{name}']")).to_be_in_viewport()
    assert open_parts(page) == 1


def test_back_leads_to_the_entry(open_page: OpenPage) -> None:
    """Its part is open again, before the page is scrolled to where it was."""
    page = open_page("glossary/#term-NPC", **PHONE)
    expect(page.locator("[id='term-NPC']")).to_be_in_viewport()
    page.get_by_role("link", name="credits").first.dispatch_event("click")
    page.wait_for_url("**/credits/*")
    page.go_back()
    expect(page.locator("[id='term-NPC']")).to_be_in_viewport()
    assert open_parts(page) == 1


@pytest.mark.parametrize("path", ["iroha/a-z/", "iroha/by-rule/", "glossary/"])
def test_a_list_is_complete_on_paper_and_without_scripts(open_page: OpenPage, path: str) -> None:
    page = open_page(path, java_script_enabled=False, **PHONE)
    page.locator(".list-part > summary").first.tap()
    expect(page.locator(".list-part li:visible, .list-part dt:visible").first).to_be_visible()
    page = open_page(path, **PHONE)
    folded = page.evaluate("document.documentElement.scrollHeight")
    page.emulate_media(media="print")
    assert page.evaluate("document.documentElement.scrollHeight") > 2 * folded
    seen = page.locator(".list-part li, .list-part dt").evaluate_all(
        "all => all.map(one => one.checkVisibility({ contentVisibilityAuto: true }))"
    )
    assert set(seen) == {True}


def test_a_folded_entry_is_found_by_the_browser(open_page: OpenPage) -> None:
    """By its own search within a page, which opens the part."""
    page = open_page("tezuma/a-z/#:~:text=Declare", **PHONE)
    assert page.locator(".list-part").get_by_text("Declare").count() == 1
    expect(page.locator(".list-part", has_text="Declare")).to_have_js_property("open", True)


def test_the_glossary_of_one_game(open_page: OpenPage) -> None:
    """Its words and those that all games share, in every part."""
    page = open_page("glossary/", **PHONE)
    page.evaluate("document.querySelectorAll('.list-part').forEach(part => part.open = true)")
    page.locator(".list-games [value=tornei]").check()
    expect(page.locator("#term-bird")).to_be_hidden()
    expect(page.locator("#term-lead")).to_be_visible()
