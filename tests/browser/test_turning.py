"""From page to page by links, Back and Forward: nothing is loaded anew, and nobody notices."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from tests.browser.conftest import OpenPage, Watch
from tests.conftest import Site

RULES = "iroha/rules/"
LARGE = ("Rules", "Open questions", "Abilities", "Examples")
HEAD = """() => [...document.head.querySelectorAll("title, meta[name=description], link[rel=canonical], link[rel=prev], link[rel=next]")]
    .map(found => found.textContent || found.content || found.href).sort()"""
FOLLOW = """address => {
    const link = document.createElement("a");
    link.href = address;
    document.body.append(link);
    link.click();
    link.remove();
}"""
SCROLLED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(Math.round(scrollY)))))"


def turn(page: Page, name: str) -> None:
    """To another page of the same game, by the row at its head."""
    page.locator(".nav a", has_text=name).first.click()
    expect(page.locator(".nav [aria-current]")).to_have_text(name)


@pytest.fixture
def page(open_page: OpenPage) -> Iterator[Page]:
    """The start of a game; it must not be loaded anew."""
    page = open_page("iroha/")
    page.evaluate("window.stayed = true")
    yield page
    assert page.evaluate("window.stayed") is True


def test_a_page_reached_by_a_link_is_as_if_loaded(page: Page) -> None:
    """What the head tells, the tab that is marked, the words in the header, the rows at the head."""
    look = {
        "head": HEAD,
        "active": "() => [...document.querySelectorAll('.md-tabs__item--active, .md-nav__link--active')].map(e => e.innerText)",
        "header": "() => document.querySelector('[data-md-component=header-topic]').innerText",
        "skip": "() => document.querySelector('.md-skip').href",
        "language": "() => document.documentElement.lang",
        "tables": "() => document.querySelectorAll('.md-typeset__table').length",
        "toc": "() => document.querySelectorAll('[data-md-component=toc] a').length",
    }
    turn(page, "Rules")
    turned = {name: page.evaluate(script) for name, script in look.items()}
    other = page.context.new_page()
    other.goto(page.url)
    assert turned == {name: other.evaluate(script) for name, script in look.items()}


def test_a_page_reached_by_a_link_begins_at_its_start(page: Page) -> None:
    """For the eye, for the keyboard, and told to whoever listens."""
    page.evaluate("scrollTo(0, 300)")
    turn(page, "Rules")
    assert page.evaluate(SCROLLED) == 0
    assert page.evaluate("document.activeElement.tagName") == "BODY"
    expect(page.get_by_role("status").filter(has_text="Rules of Iroha ni Oedo - Torite")).to_be_attached()
    page.keyboard.press("Tab")
    assert "md-skip" in page.evaluate("document.activeElement.className")


def test_back_and_forward_lead_to_where_one_was(page: Page) -> None:
    """On long pages, twice."""
    turn(page, "Open questions")
    page.evaluate("scrollTo(0, 900)")
    page.locator("article a[href*='rules/#iroha.']").last.evaluate("link => link.click()")
    expect(page.locator("h1")).to_contain_text("Rules")
    there = page.evaluate(SCROLLED)
    assert there > 0
    page.go_back()
    expect(page.locator("h1")).to_contain_text("Open questions")
    page.wait_for_function("scrollY === 900")
    page.go_forward()
    expect(page.locator("h1")).to_contain_text("Rules")
    page.wait_for_function("there => Math.abs(scrollY - there) < 3", arg=there)


def test_a_link_within_the_page_asks_for_nothing(page: Page) -> None:
    """The heading's own link and the table of contents: the browser scrolls, and Back scrolls back."""
    turn(page, "Rules")
    heading = page.locator("[id='iroha.lead']").element_handle()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.locator(".md-sidebar--secondary a[href$='#iroha.lead']").click()
    page.wait_for_function("scrollY > 0")
    page.go_back()
    page.wait_for_function("scrollY === 0")
    assert [url for url in asked if not url.endswith("favicon.svg")] == []
    assert heading.evaluate("heading => heading.isConnected")


@pytest.mark.parametrize("key", ["Control", "Shift"])
def test_a_link_with_a_key_held_is_the_browsers(page: Page, key: str) -> None:
    """A new tab or window opens, and this page stays."""
    with page.context.expect_page() as opened:
        page.locator(".nav a", has_text="Rules").first.click(modifiers=[key])  # type: ignore[list-item]  # its words
    opened.value.wait_for_url("**/rules/")
    assert page.url.endswith("iroha/")
    expect(page.locator(".nav [aria-current]")).to_have_text("Overview")


def test_back_before_the_next_page_is_there_leaves_all_as_it_was(open_page: OpenPage) -> None:
    """An example was opened by a link and stepped on; it is not opened by that link again."""
    page = open_page(f"{RULES}#new-trump.3")
    example = page.locator("torite-play#new-trump")
    example.locator("[data-go=forward]").click()
    expect(example).to_have_attribute("data-at", "4")
    page.route("**/credits/", lambda route: None)
    page.evaluate(FOLLOW, "../../credits/")
    page.wait_for_url("**/credits/")
    page.go_back()
    page.wait_for_url("**/rules/#new-trump.3")
    page.evaluate(SCROLLED)
    expect(example).to_have_attribute("data-at", "4")


READS_LATE = """
    const { text } = Blob.prototype;
    Blob.prototype.text = function () {
        return new Promise((read) => (window.read = read)).then(() => text.call(this));
    };
"""


def test_back_while_the_next_page_is_read_leaves_all_as_it_was(open_page: OpenPage) -> None:
    """It has come whole, so that nothing breaks it off; it is not shown all the same."""
    page = open_page(RULES, script=READS_LATE)
    page.evaluate(FOLLOW, "../../credits/")
    page.wait_for_function("typeof read === 'function'")
    page.evaluate("history.back()")
    page.wait_for_url(f"**/{RULES}")
    page.evaluate("() => read()")
    page.evaluate(SCROLLED)
    expect(page.locator("h1")).to_contain_text("Rules of Iroha")


def test_the_last_of_two_links_wins(page: Page) -> None:
    """A page that comes late is not shown over the one that was asked for after it; links lead on from where they stand."""
    held: list[Route] = []
    page.route("**/iroha/rules/", lambda route: held.append(route))
    page.locator(".nav a", has_text="Rules").first.click(no_wait_after=True)
    page.wait_for_function("location.pathname.endsWith('/rules/')")
    turn(page, "Open questions")
    held[0].continue_()
    page.wait_for_timeout(300)
    assert page.url.endswith("iroha/readings/")
    expect(page.locator("h1")).to_contain_text("Open questions")


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("no/such/", "There is no such page"),
        ("play-files/#card-lists", "Card lists"),
        ("sitemap.xml", "credits/"),
    ],
)
def test_what_is_no_page_of_the_site_is_loaded(watch: Watch, address: str, shown: str) -> None:
    """What has gone, what moved, a file: the browser shows what there is, and Back leads back."""
    page = watch.open("iroha/")
    page.evaluate(FOLLOW, watch.site.url + address)
    expect(
        page.locator(":is(h1, h2, loc, span)", has_text=shown).locator("visible=true").first
    ).to_be_visible()
    page.go_back()
    expect(page.locator(".nav [aria-current]")).to_have_text("Overview")


def test_back_before_the_script_of_a_loaded_page_has_run_leads_back(watch: Watch) -> None:
    """The browser believes that the page of the address is there already."""
    page = watch.open("iroha/")
    held: list[Route] = []
    page.route("**/torite.js", lambda route: held.append(route), times=1)
    page.evaluate(FOLLOW, watch.site.url + "no/such/")
    page.wait_for_function("document.querySelector('h1')?.innerText === 'There is no such page'")
    page.evaluate("history.back()")
    page.wait_for_url("**/iroha/", wait_until="commit")
    held[0].continue_()
    expect(page.locator(".nav [aria-current]")).to_have_text("Overview")


def test_without_a_network_the_browser_says_so(watch: Watch) -> None:
    """A page that cannot be fetched is loaded by the browser, which has a page for that; Back is still there."""
    page = watch.open("iroha/")
    page.context.set_offline(True)
    page.locator(".nav a", has_text="Rules").first.click(no_wait_after=True)
    expect(page.locator(".nav")).to_have_count(0)
    page.context.set_offline(False)
    page.go_back()
    expect(page.locator(".nav [aria-current]")).to_have_text("Overview")


def test_a_browser_without_the_navigation_api_loads_pages(open_page: OpenPage) -> None:
    """Links, the search and Back work there too."""
    page = open_page("iroha/")
    page.add_init_script("delete window.navigation; delete Window.prototype.navigation")
    page.reload()
    page.evaluate("window.stayed = true")
    turn(page, "Rules")
    assert page.evaluate("window.stayed") is None
    page.go_back()
    expect(page.locator(".nav [aria-current]")).to_have_text("Overview")


def nodes(page: Page, context: BrowserContext) -> int:
    """How many nodes the page's process holds, those that nobody sees included."""
    devtools = context.new_cdp_session(page)
    devtools.send("Performance.enable")
    for _ in range(2):
        devtools.send("HeapProfiler.collectGarbage")
    metrics = {found["name"]: found["value"] for found in devtools.send("Performance.getMetrics")["metrics"]}
    return int(metrics["Nodes"])


def test_pages_that_were_left_are_not_kept(open_page: OpenPage) -> None:
    """After twelve changes among large pages the process holds about as many nodes as after four."""
    page = open_page("tezuma/rules/")
    counts = []
    for number in range(1, 13):
        turn(page, LARGE[number % 4])
        if number % 4 == 0:
            counts.append(nodes(page, page.context))
    assert counts[2] < 1.3 * counts[0], counts


DEEP = "tezuma/rules/#tezuma.void"
CAME = "url => document.querySelector('link[rel=canonical]').href === url"
KINDS = ("iroha/", "tezuma/", "tornei/", "automatic/", "tornei/readings/", "glossary/", "iroha/first-deal/")


@pytest.mark.parametrize("width", [390, 1280])
def test_back_from_further_down_leads_to_where_one_was(open_page: OpenPage, site: Site, width: int) -> None:
    """From far down a long page to any kind of page, however short it is."""
    page = open_page(KINDS[0], width=width)
    there, back = {}, {}
    for path in KINDS:
        page.goto(site.url + path)
        page.evaluate("scrollTo(0, 600)")
        there[path] = page.evaluate(SCROLLED)
        page.evaluate(FOLLOW, site.url + DEEP)
        page.wait_for_function("scrollY > 3000")
        page.go_back()
        page.wait_for_function(CAME, arg=site.url + path)
        back[path] = page.evaluate(SCROLLED)
    assert there == back
