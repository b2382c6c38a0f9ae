"""Does every address land? Reached in every way, at every size, right away and five seconds later.

python3 noxfile.py landing [N]   only every Nth address
"""

import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Error, Page, sync_playwright

from tests.browser.addresses import Address, addresses, built, codes, name_of, rules
from tests.browser.driving import FOUND, search
from tools import build, machine, serve
from tools.search import TITLES

ROOM = 160
"""So many pixels below what stays on the screen an address may come to rest."""
REST = 5.0
"""So many seconds later it must be there still."""
TABS = 20
"""So many that each has rested when its turn comes again."""


class Size(NamedTuple):
    """A screen: what it measures, and how many of its dots are a pixel of the page."""

    name: str
    width: int
    height: int
    zoom: int = 1

    @property
    def options(self) -> dict[str, Any]:
        viewport = {"width": self.width // self.zoom, "height": self.height // self.zoom}
        phone = {"has_touch": True, "is_mobile": True} if self.width < 700 else {}
        return {"viewport": viewport, "device_scale_factor": self.zoom, **phone}


SIZES = (
    Size("360 × 640", 360, 640),
    Size("768 × 1024", 768, 1024),
    Size("1366 × 768", 1366, 768),
    Size("1366 at 200 %", 1366, 768, 2),
)

WATCH = """
    window.moved = [];
    new PerformanceObserver(list => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.moved.push([entry.value,
            entry.sources.map(({ node }) => node && (node.id || node.className || node.nodeName)).join(" ")]);
    }).observe({ type: "layout-shift", buffered: true });
"""
"""Put into every page before its own scripts: what moved though nobody touched anything."""

JUDGE = """name => {
    const [, example, step] = /^([^.]*)\\.(\\d+)$/.exec(name) ?? [];
    const found = name ? (document.getElementById(name) ?? document.getElementById(example)) : document.querySelector("h1");
    if (!found) return "is not there";
    if (name && found.id !== name && found.dataset.at !== step) return `stands at step ${found.dataset.at}`;
    const header = document.querySelector(".md-header").getBoundingClientRect().bottom;
    const row = document.querySelector(".nav")?.getBoundingClientRect();
    const edge = row && row.top < header + 1 ? Math.max(row.bottom, header) : header;
    const { top, bottom } = found.getBoundingClientRect();
    const below = Math.round(top - edge);
    if (below >= -1 && below <= ROOM) return "";
    const { scrollHeight } = document.documentElement;
    const isLast = scrollY + innerHeight >= scrollHeight - 2 || scrollHeight <= innerHeight;
    if (below < 0 || !isLast || top + 20 > innerHeight) return `${below} px below the edge`;
    return getComputedStyle(found).boxShadow === "none" ? "the page ends, and it is not marked" : "";
}""".replace("ROOM", str(ROOM))
"""Why a place is not where it should be, in few words; nothing where it is. A page without a name is at its start."""

DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
THERE = """place => {
    const [, name] = place.split("#"), page = document.querySelector("link[rel=canonical]")?.href;
    if (!`${page}${decodeURIComponent(location.hash)}`.endsWith(`/${place}`)) return false;
    return !name || document.getElementById(name) || document.getElementById(name.replace(/\\.\\d+$/, ""));
}"""
"""Has the page come? Its address stands before, while the page that one leaves is still shown."""
FOLLOW = """address => {
    const link = document.createElement("a");
    link.href = address;
    document.querySelector("article").append(link);
    link.click();
    link.remove();
}"""


class Landing(NamedTuple):
    """An address, how it was reached, and what was wrong: right away, or later."""

    size: str
    way: str
    address: str
    fault: str


def fault_of(page: Page, place: str) -> str:
    """Why an address has not landed, judged as soon as it is there and drawn."""
    arrive(page, place)
    return fault_now(page, place)


def fault_now(page: Page, place: str) -> str:
    found: str = page.evaluate(JUDGE, place.partition("#")[2])
    return found


def arrive(page: Page, place: str) -> None:
    page.wait_for_function(THERE, arg=place, timeout=15_000)
    page.evaluate(DRAWN)


def fresh(page: Page, url: str, address: Address) -> None:
    """Typed, or from elsewhere."""
    page.goto("about:blank")
    page.goto(url + address.written)


def within(page: Page, url: str, address: Address) -> None:
    """By a link at the top of the same page."""
    path = url + address.written.partition("#")[0]
    if page.url.partition("#")[0] != path:
        page.goto(path)
    page.evaluate("() => { location.hash = '__top'; scrollTo(0, 0); }")
    page.evaluate(DRAWN)
    page.evaluate(FOLLOW, url + address.written)


def back(page: Page, url: str, address: Address) -> None:
    """Followed a link from there to another page, and came back."""
    if page.url != url + address.place:
        fresh(page, url, address)
        arrive(page, address.place)
    leave(page, url)
    page.evaluate("history.back()")


def by_link(page: Page, url: str, address: Address) -> None:
    """From another page of the site."""
    if not page.url.startswith(url):
        fresh(page, url, address)
    leave(page, url)
    page.evaluate(FOLLOW, url + address.written)


def leave(page: Page, url: str) -> None:
    other = "changes/" if page.url.startswith(url + "credits/") else "credits/"
    page.evaluate(FOLLOW, url + other)
    page.wait_for_function(
        "url => document.querySelector('link[rel=canonical]').href === url", arg=url + other
    )


def by_search(page: Page, url: str, address: Address) -> None:
    """From the overview of its game."""
    page.goto(f"{url}{address.place.partition('/')[0]}/")
    touch_result(page, url, address)


def by_search_within(page: Page, url: str, address: Address) -> None:
    """From another place of the same page."""
    path = url + address.place.partition("#")[0]
    if page.url.partition("#")[0] != path:
        page.goto(path)
    page.evaluate("() => { location.hash = '__top'; scrollTo(0, 1500); }")
    touch_result(page, url, address)


def touch_result(page: Page, url: str, address: Address) -> None:
    """Its title is asked, and what leads to it is touched."""
    search(page, TITLES[name_of(address)])
    result = page.locator(f"{FOUND}[href='{url}{address.place}']")
    if page.evaluate("navigator.maxTouchPoints"):
        result.tap()
    else:
        result.click()


def from_paper(page: Page, url: str, address: Address) -> None:
    """By a browser that has never been here."""
    page.goto("about:blank")
    tools = page.context.new_cdp_session(page)
    tools.send("Network.clearBrowserCache")
    tools.send(
        "Storage.clearDataForOrigin", {"origin": url.removesuffix(serve.PROJECT), "storageTypes": "all"}
    )
    page.goto(url + address.written)


Way = Callable[[Page, str, Address], None]
FOLLOWED: dict[str, Way] = {"fresh load": fresh, "within the page": within, "Back": back, "by link": by_link}
SEARCHED: dict[str, Way] = {"by search": by_search, "by search within": by_search_within}
PRINTED: dict[str, Way] = {"from paper": from_paper}
WAYS = {**FOLLOWED, **SEARCHED, **PRINTED}


class Tab:
    """What has landed in it is judged again when it has rested; meanwhile others land in theirs."""

    def __init__(self, page: Page, url: str, rest: float) -> None:
        self.page, self.url, self.rest = page, url, rest
        self.place, self.since = "", 0.0
        self.landed: Landing | None = None

    def land(self, size: str, way: str, address: Address) -> Iterator[Landing]:
        """Judged as soon as it is drawn; tells of the one before."""
        yield from self.settle()
        try:
            WAYS[way](self.page, self.url, address)
            fault = fault_of(self.page, address.place)
        except Error as error:
            fault = f"never came: {error.message.splitlines()[0]}"
        self.place, self.since = address.place, time.monotonic()
        self.landed = Landing(size, way, address.written, fault)

    def settle(self) -> Iterator[Landing]:
        if self.landed and not self.landed.fault:
            time.sleep(max(0, self.since + self.rest - time.monotonic()))
            later = fault_now(self.page, self.place)
            self.landed = self.landed._replace(fault=later and f"later {later}")
        if self.landed:
            yield self.landed
        self.landed = None


Plan = Sequence[tuple[Sequence[str], Sequence[Address]]]
"""Some ways, and what is to be reached by each of them."""


def plan_of(site: Path, every: int) -> Plan:
    """All ways, and every Nth of the addresses to which they lead."""
    led = ((FOLLOWED, addresses(site)), (SEARCHED, rules(site)), (PRINTED, codes(site)))
    return [(list(ways), found[::every]) for ways, found in led]


def landings(browser: Browser, url: str, plan: Plan, size: Size, rest: float) -> Iterator[Landing]:
    """Each address has a tab for all its ways."""
    context = browser.new_context(**size.options)
    tabs = [Tab(context.new_page(), url, rest) for _ in range(min(TABS, max(len(some) for _, some in plan)))]
    for ways, chosen in plan:
        for start in range(0, len(chosen), len(tabs)):
            for way in ways:
                for tab, address in zip(tabs, chosen[start:], strict=False):
                    yield from tab.land(size.name, way, address)
    for tab in tabs:
        yield from tab.settle()
    context.close()


def sweep(
    browser: Browser, url: str, plan: Plan, sizes: Sequence[Size] = SIZES, rest: float = REST
) -> list[Landing]:
    """All that does not land; a line for each size and way."""
    faults = []
    for size in sizes:
        found = list(landings(browser, url, plan, size, rest))
        tried = Counter(landing.way for landing in found)
        landed = Counter(landing.way for landing in found if not landing.fault)
        for way, count in tried.items():
            print(f"{size.name:14} {way:16} {landed[way]:5} of {count} land", flush=True)
        faults += [landing for landing in found if landing.fault]
    return faults


def shifts(browser: Browser, url: str, paths: list[str]) -> Iterator[tuple[str, str, float, str]]:
    """How much each page moves in five seconds after it was asked for at its start, and what moved most."""
    for size in SIZES:
        context = browser.new_context(**size.options)
        context.add_init_script(WATCH)
        for start in range(0, len(paths), TABS):
            pages = {path: context.new_page() for path in paths[start : start + TABS]}
            for path, page in pages.items():
                page.goto(url + path)
            time.sleep(REST)
            for path, page in pages.items():
                moved = page.evaluate("moved")
                yield size.name, path, sum(value for value, _ in moved), max(moved, default=(0, ""))[1]
                page.close()
        context.close()


def main(arguments: list[str]) -> int:
    every = int(arguments[0]) if arguments else 1
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Path(folder) / "site"
        server = serve.open_server(site)
        url = serve.address(server)
        build.build(site, url)
        serve.answer_from_now(server)
        browser = playwright.chromium.launch(executable_path=machine.browser(), args=machine.HEADLESS)
        moved = [line for line in shifts(browser, url, [path for path, _ in built(site)]) if line[2]]
        for size, path, value, what in moved:
            print(f"{size:14} {path:28} moves by {value:.3f}: {what}")
        faults = sweep(browser, url, plan_of(site, every))
        for fault in faults:
            print(*fault, sep="  ")
        browser.close()
        server.shutdown()
    return bool(faults or moved)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
