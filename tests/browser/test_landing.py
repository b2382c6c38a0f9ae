"""Every address lands, and nothing moves afterwards: a sample of `python3 noxfile.py landing`, which looks at all."""

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import landing
from tests.browser.conftest import OpenPage, Watch
from tests.browser.driving import wake
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
    return [DEEP, "automatic/cards/#your-cards.1", *random.Random(way).sample(every, 2)]


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
    page.locator("#late-colour [data-go=forward]").click()
    landing.by_link(page, site.url, "iroha/rules/#late-colour.1")
    assert landing.fault_of(page, "iroha/rules/#late-colour.1") == ""


@pytest.mark.parametrize(
    ("old", "new", "name"),
    [
        ("rules", "modes", "automatic.rule.d"),
        ("rules", "modes", "rule-d.3"),
        ("readings", "cards", "the-house-list"),
        ("readings", "cards", "your-cards.1"),
    ],
)
def test_what_has_moved_to_another_page_is_found_there(
    open_page: OpenPage, old: str, new: str, name: str
) -> None:
    """A rule, a heading and a step of an example, by their old address."""
    page = open_page(f"automatic/{old}/#{name}")
    page.wait_for_url(f"**/automatic/{new}/#{name}")
    assert landing.fault_of(page, f"automatic/{new}/#{name}") == ""


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
    expect(page.locator(".is-target")).to_have_id("tie")
    page.evaluate("location.hash = 'iroha.lead'")
    expect(page.locator(".is-target")).to_have_id("iroha.lead")


MARKED = """() => [...document.querySelectorAll(".md-sidebar--secondary .md-nav__link--active")]
    .map(link => decodeURIComponent(link.hash.slice(1)))"""


@pytest.mark.parametrize("width", [1000, 1280, 1920])
def test_the_table_of_contents_marks_what_one_came_for(open_page: OpenPage, width: int) -> None:
    """The rule at the top of the screen, not the one before."""
    for address in ("automatic/rules/#automatic.settle", "tezuma/abilities/#tezuma.butterfly-dance", DEEP):
        page = open_page(address, width=width)
        name = address.partition("#")[2]
        expect(page.locator(f".md-sidebar--secondary .md-nav__link--active[href$='#{name}']")).to_be_visible()
        assert page.evaluate(MARKED) == [name]


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("tornei/rules/#Tornei.NPC.Follow", "tornei/rules/#tornei.npc.follow"),
        ("iroha/rules/#Late-Colour.2", "iroha/rules/#late-colour.2"),
    ],
)
def test_capitals_in_an_address_are_forgiven(open_page: OpenPage, written: str, meant: str) -> None:
    """It lands, and stands in the address line as it is."""
    page = open_page(written)
    assert landing.fault_of(page, meant) == ""
    expect(page.locator(".page-lost")).to_have_count(0)


@pytest.mark.parametrize("path", ["tornei/play/", "tezuma/aid/", "iroha/", "automatic/rules/"])
def test_the_tab_of_the_page_is_in_view(tab: Page, site: Site, path: str) -> None:
    """Opened, or reached by a link; the page stands at its start, and nothing moves."""
    for way in ("fresh load", "by link"):
        landing.WAYS[way](tab, site.url, path)
        expect(tab.locator(".nav [aria-current]")).to_be_in_viewport(ratio=1)
        assert tab.evaluate("scrollY") == 0
    assert tab.evaluate("moved") == []


def test_the_row_of_pages_shows_that_there_is_more(open_page: OpenPage) -> None:
    """Its edge is darker than its paper as long as there are others behind it."""
    page = open_page("tornei/", width=360)
    row = page.locator(".nav ul").bounding_box()
    assert row is not None

    def shade(x: float) -> bytes:
        return page.screenshot(clip={"x": x, "y": row["y"] + 1, "width": 3, "height": 4}, scale="css")

    left, middle, right = row["x"], row["x"] + row["width"] / 2, row["x"] + row["width"] - 3
    assert shade(left) == shade(middle) != shade(right)
    page.evaluate("document.querySelector('.nav ul').scrollLeft = 9999")
    assert shade(left) != shade(middle) == shade(right)


def test_the_row_of_pages_stands_right_below_the_header(open_page: OpenPage) -> None:
    """On a phone, where every line counts."""
    page = open_page("tornei/rules/", width=360, height=640)
    header, row = (page.locator(name).bounding_box() for name in (".md-header", ".nav"))
    assert header is not None
    assert row is not None
    assert row["y"] == pytest.approx(header["y"] + header["height"], abs=1)


COLUMNS = (
    """() => [...document.querySelectorAll("table.list-abilities thead th")].map(cell => cell.offsetWidth)"""
)


def test_a_long_table_stands_before_all_of_it_has_come(open_page: OpenPage) -> None:
    """Its columns do not move with the rows that come later."""
    page = open_page("tezuma/abilities/", width=1280, height=800)
    before = page.evaluate(COLUMNS)
    page.evaluate(
        "document.querySelectorAll('table.list-abilities tbody tr:not(:first-child)').forEach(row => row.remove())"
    )
    assert before == page.evaluate(COLUMNS)


@pytest.mark.parametrize("path", ["tornei/rules/", "glossary/", "tornei/a-z/"])
def test_little_stays_while_one_reads(open_page: OpenPage, path: str) -> None:
    """Downwards at most 56 pixels of the screen are taken; upwards the header comes back. Nothing floats over what is read."""
    page = open_page(path, width=360, height=640)
    for _ in range(8):
        page.mouse.wheel(0, 150)
        page.wait_for_timeout(60)
    page.wait_for_timeout(400)
    assert page.evaluate(TAKEN) <= 56
    for _ in range(4):
        page.mouse.wheel(0, -60)
        page.wait_for_timeout(60)
    page.wait_for_timeout(400)
    assert page.evaluate("document.querySelector('.md-header').getBoundingClientRect().top") == 0
    expect(page.locator(".md-top")).to_have_count(0)


TAKEN = """() => {
    const lying = [...document.querySelectorAll(".md-header, .nav, .list-letters")];
    const bottoms = lying.map((part) => part.getBoundingClientRect()).filter(({ top }) => top < 60).map(({ bottom }) => bottom);
    return Math.max(0, ...bottoms);
}"""


NOTED = """example => {
    const play = document.querySelector(example), noted = { asleep: new Set(), loading: new Set(), awake: new Set() };
    const note = () => {
        const kind = play.matches(".is-awake") ? "awake" : play.querySelector(".widget-panel") ? "loading" : "asleep";
        const seen = [play, ...play.querySelectorAll(".stepping-controls, .board-seats")].map(part => part.getBoundingClientRect());
        const tops = seen.map(({ top }) => top - seen[0].top);
        noted[kind].add([...tops, ...(kind === "awake" ? [] : [seen[0].height])].join(" "));
        requestAnimationFrame(note);
    };
    window.noted = () => Object.values(noted).map(all => [...all]);
    note();
}"""


@pytest.mark.parametrize("width", [320, 1280])
def test_waking_moves_nothing(open_live: OpenPage, width: int) -> None:
    """While the engine comes and when it is there, all of an example stands where it stood; what is below, until it is there.

    The page scrolls just so far that what is told can be read.
    """
    page = open_live("tornei/rules/#follow", width=width, height=640)
    page.locator("#follow [data-live=wake]").scroll_into_view_if_needed()
    page.evaluate(NOTED, "#follow")
    wake(page, "#follow")
    page.wait_for_timeout(100)
    (asleep,), (loading,), (awake,) = page.evaluate("noted()")
    assert asleep == loading
    assert loading.startswith(awake)
    assert page.evaluate("document.activeElement.matches('#follow .hand-option')")


@pytest.mark.parametrize(("path", "games"), [("tornei/rule/", 1), ("Tornei/rules", 1), ("no/such/", 4)])
def test_a_page_that_is_not_there_offers_those_of_its_game(watch: Watch, path: str, games: int) -> None:
    """Of all games where the address tells none."""
    page = watch.open(path)
    expect(page.locator("article li:visible")).to_have_count(games)
    page.locator("article li:visible", has_text="Tornei").get_by_role("link", name="Rules").click()
    expect(page.locator("h1")).to_contain_text("Rules of Tornei")
