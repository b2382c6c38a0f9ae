"""Every address lands, and nothing moves afterwards: a sample of `python3 noxfile.py landing`, which looks at all."""

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import landing
from tests.browser.addresses import here
from tests.browser.conftest import OpenPage, Watch
from tests.browser.driving import wake
from tests.conftest import Site

DEEP = "tornei/rules/#tornei.npc.pile"
FAR_OFF = [here(DEEP), here("automatic/cards/#your-cards.1")]
"""Those that were furthest off once."""
every_size = pytest.mark.parametrize("size", landing.SIZES, ids=lambda size: size.name)


@pytest.fixture(scope="module", params=landing.SIZES, ids=lambda size: size.name)
def tab(browser: Browser, site: Site, request: pytest.FixtureRequest) -> Iterator[Page]:
    """One tab for all addresses at a size; it notes what moves."""
    context = browser.new_context(**request.param.options)
    context.add_init_script(landing.WATCH)
    yield context.new_page()
    context.close()


def few(site: Site, luck: random.Random) -> landing.Plan:
    """Of each way some addresses, other ones for each size."""
    plan = landing.plan_of(site.folder, 1)
    (followed, every), *others = [(ways, luck.sample(found, 1)) for ways, found in plan]
    return [(followed, FAR_OFF + every), *others]


@every_size
def test_an_address_lands(browser: Browser, site: Site, size: landing.Size) -> None:
    """In every way below what stays on the screen, and not far below; there still when all has had time to come."""
    plan = few(site, random.Random(size.name))
    assert landing.sweep(browser, site.url, plan, [size], rest=1) == []


def test_a_link_to_a_step_leads_there_each_time(open_page: OpenPage, site: Site) -> None:
    """Though the example was left at another step since."""
    page = open_page("iroha/rules/#late-colour.1")
    page.locator("#late-colour [data-go=forward]").click()
    landing.by_link(page, site.url, here("iroha/rules/#late-colour.1"))
    assert landing.fault_of(page, "iroha/rules/#late-colour.1") == ""


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("automatic/rules/#automatic.rule.d", "automatic/modes/#automatic.rule.d"),
        ("automatic/rules/#rule-d.3", "automatic/modes/#rule-d.3"),
        ("automatic/readings/#the-house-list", "automatic/cards/#the-house-list"),
        ("automatic/readings/#your-cards.1", "automatic/cards/#your-cards.1"),
        ("tezuma/rules/#tezuma.tokens", "tezuma/set-up/#tezuma.tokens"),
        ("tezuma/rules/#set-up", "tezuma/set-up/#set-up"),
        ("tezuma/rules/#cards-laid-out.2", "tezuma/set-up/#cards-laid-out.2"),
        ("tezuma/card-values/#same-layout.1", "tezuma/set-up/#same-layout.1"),
        (
            "tezuma/rules/#who-wins-when-abilities-are-used",
            "tezuma/decides/#who-wins-when-abilities-are-used",
        ),
        ("tezuma/abilities/#how-abilities-work-together", "tezuma/decides/#how-abilities-work-together"),
    ],
)
def test_what_has_moved_to_another_page_is_found_there(open_page: OpenPage, old: str, new: str) -> None:
    """A rule, a heading and a step of an example, by their old address."""
    page = open_page(old)
    page.wait_for_url(f"**/{new}")
    assert landing.fault_of(page, new) == ""


@pytest.mark.parametrize("width", [360, 1366])
def test_a_link_lands_while_the_list_of_contents_follows(open_page: OpenPage, site: Site, width: int) -> None:
    """A reader has just scrolled; Chromium drops the way to a link's place while anything moves smoothly."""
    page = open_page(DEEP, width=width, reduced_motion="no-preference")
    page.wait_for_timeout(1000)  # the theme lets its list follow smoothly from now on
    page.evaluate("scrollTo(0, scrollY / 2)")
    page.evaluate(landing.DRAWN)
    page.evaluate(landing.FOLLOW, site.url + DEEP)
    assert landing.fault_of(page, DEEP) == ""


def test_nothing_moves_after_it_was_drawn(tab: Page, site: Site) -> None:
    """At the start of a page and far down it, scrolled further too."""
    starts = ("tornei/", "iroha/play/", "iroha/examples/", "tornei/first-deal/", "automatic/readings/")
    for address in (*starts, DEEP):
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
        landing.WAYS[way](tab, site.url, here(path))
        expect(tab.locator(".nav [aria-current]")).to_be_in_viewport(ratio=1)
        assert tab.evaluate("scrollY") == 0
    assert tab.evaluate("moved") == []


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


FOLDED = """name => {
    const found = document.getElementById(name);
    const edge = document.querySelector(".nav").getBoundingClientRect().bottom;
    const title = found.closest("details").querySelector("summary").getBoundingClientRect();
    return [title.top >= edge, getComputedStyle(found.closest("details")).boxShadow !== "none"];
}"""


@pytest.mark.parametrize(
    "address", ["iroha/rules/#late-colour.2", "iroha/examples/#follow-any.3", "tornei/rules/#follow"]
)
def test_a_folded_example_lands_with_its_title(open_page: OpenPage, address: str) -> None:
    """It is below what stays on the screen, and the mark is around all of it."""
    page = open_page(address, width=360, height=640, has_touch=True, folded=True)
    assert landing.fault_of(page, address) == ""
    assert page.evaluate(FOLDED, address.partition("#")[2].partition(".")[0]) == [True, True]
