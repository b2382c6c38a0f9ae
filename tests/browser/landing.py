"""Does every address land? Reached in every way, at every size, right away and five seconds later.

python3 noxfile.py landing [N]   only every Nth address
"""

import random
import re
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Error, Page, sync_playwright

from tools import build, machine, serve
from tools.machine import ROOT
from widgets.render.rule_address import page_of

ROOM = 160
"""So many pixels below what stays on the screen an address may come to rest."""


class Size(NamedTuple):
    """A screen: what it measures, and how many of its dots are a pixel of the page."""

    name: str
    width: int
    height: int
    zoom: int = 1

    @property
    def options(self) -> dict[str, Any]:
        viewport = {"width": self.width // self.zoom, "height": self.height // self.zoom}
        return {"viewport": viewport, "device_scale_factor": self.zoom, "has_touch": self.width < 700}


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
    const found = document.getElementById(name) ?? document.getElementById(example);
    if (!found) return "is not there";
    if (found.id !== name && found.dataset.at !== step) return `stands at step ${found.dataset.at}`;
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
"""Why an address has not landed, in few words; nothing where it has."""

DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
THERE = """name => location.hash === '#' + encodeURIComponent(name).replaceAll('%3A', ':')
    && (document.getElementById(name) ?? document.getElementById(name.replace(/\\.\\d+$/, '')))"""
FOLLOW = """address => {
    const link = document.createElement("a");
    link.href = address;
    document.querySelector("article").append(link);
    link.click();
    link.remove();
}"""


def addresses(site: Path) -> list[str]:
    """Those that were published, then every heading, word and example of the built pages, and a step of each example."""
    lines = (ROOT / "tests/pages/addresses.txt").read_text(encoding="utf-8").splitlines()
    published = [line for line in lines if line and not line.startswith("#") and not leads_on(line)]
    others = [address for page in sorted(site.rglob("index.html")) for address in named(site, page)]
    return list(dict.fromkeys(published + others))


def leads_on(address: str) -> bool:
    """To another page, where its rule is now."""
    page, _, rule = address.partition("#")
    return not page.endswith(f"/{page_of(rule)}/")


def named(site: Path, page: Path) -> Iterator[str]:
    luck = random.Random(page.parent.name)
    path = "" if page.parent == site else f"{page.parent.relative_to(site).as_posix()}/"
    text = page.read_text(encoding="utf-8")
    for tag in re.findall(r"<(?:h[1-3]|dt|torite-play)\s[^>]*>", text[text.find("<article") :]):
        name = re.search(r'\sid="([^"]+)"', tag)
        if name is None or name[1].startswith("__"):
            continue
        yield f"{path}#{name[1]}"
        if last := re.search(r'data-last="(\d+)"', tag):
            yield f"{path}#{name[1]}.{luck.randint(0, int(last[1]))}"


class Landing(NamedTuple):
    """An address, how it was reached, and what was wrong: right away, or later."""

    size: str
    way: str
    address: str
    fault: str


def fault_of(page: Page, address: str) -> str:
    """Why an address has not landed, judged as soon as it is there and drawn."""
    arrive(page, address)
    return fault_now(page, address)


def fault_now(page: Page, address: str) -> str:
    found: str = page.evaluate(JUDGE, address.partition("#")[2])
    return found


def arrive(page: Page, address: str) -> None:
    page.wait_for_function(THERE, arg=address.partition("#")[2], timeout=15_000)
    page.evaluate(DRAWN)


def fresh(page: Page, url: str, address: str) -> None:
    """Typed, or read from the code on paper."""
    page.goto("about:blank")
    page.goto(url + address)


def within(page: Page, url: str, address: str) -> None:
    """By a link at the top of the same page."""
    if page.url != url + address:
        fresh(page, url, address)
    page.evaluate("() => { location.hash = '__top'; scrollTo(0, 0); }")
    page.evaluate(FOLLOW, url + address)


def back(page: Page, url: str, address: str) -> None:
    """Followed a link from there to another page, and came back."""
    if page.url != url + address:
        fresh(page, url, address)
    leave(page, url)
    page.evaluate("history.back()")


def by_link(page: Page, url: str, address: str) -> None:
    """From another page of the site."""
    if not page.url.startswith(url):
        fresh(page, url, address)
    leave(page, url)
    page.evaluate(FOLLOW, url + address)


def leave(page: Page, url: str) -> None:
    other = "changes/" if page.url.startswith(url + "credits/") else "credits/"
    page.evaluate(FOLLOW, url + other)
    page.wait_for_function(
        "url => document.querySelector('link[rel=canonical]').href === url", arg=url + other
    )


WAYS = {"fresh load": fresh, "within the page": within, "Back": back, "by link": by_link}
TOGETHER = 12


def land(pages: list[Page], url: str, way: str, some: list[str], patience: float) -> dict[str, str]:
    """Each address in a tab of its own, judged as soon as it is drawn and again when all have waited."""
    faults: dict[str, str] = {}
    for address, page in zip(some, pages, strict=False):
        try:
            WAYS[way](page, url, address)
            faults[address] = fault_of(page, address)
        except Error as fault:
            faults[address] = f"never came: {fault.message.splitlines()[0]}"
    time.sleep(patience)
    for address, page in zip(some, pages, strict=False):
        if not faults[address] and (later := fault_now(page, address)):
            faults[address] = f"later {later}"
    return {address: fault for address, fault in faults.items() if fault}


def sweep(browser: Browser, url: str, chosen: list[str], sizes: Sequence[Size] = SIZES) -> list[Landing]:
    """All that does not land; a line for each size and way. Of ten tabs full of addresses, those of one wait five seconds."""
    found = []
    for size in sizes:
        context = browser.new_context(**size.options)
        pages = [context.new_page() for _ in range(TOGETHER)]
        for start in range(0, len(chosen), TOGETHER):
            patience = 0.2 if start // TOGETHER % 10 else 5
            for way in WAYS:
                faults = land(pages, url, way, chosen[start : start + TOGETHER], patience)
                found += [Landing(size.name, way, *pair) for pair in faults.items()]
        context.close()
        for way in WAYS:
            off = sum(landing[:2] == (size.name, way) for landing in found)
            print(f"{size.name:14} {way:16} {len(chosen) - off:5} of {len(chosen)} land", flush=True)
    return found


def shifts(browser: Browser, url: str, paths: list[str]) -> Iterator[tuple[str, str, float, str]]:
    """How much each page moves in five seconds after it was asked for at its start, and what moved most."""
    for size in SIZES:
        context = browser.new_context(**size.options)
        context.add_init_script(WATCH)
        for start in range(0, len(paths), TOGETHER):
            pages = {path: context.new_page() for path in paths[start : start + TOGETHER]}
            for path, page in pages.items():
                page.goto(url + path)
            time.sleep(5)
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
        paths = sorted(address.partition("#")[0] for address in addresses(site))
        moved = [line for line in shifts(browser, url, sorted(set(paths))) if line[2]]
        for size, path, value, what in moved:
            print(f"{size:14} {path:28} moves by {value:.3f}: {what}")
        faults = sweep(browser, url, addresses(site)[::every])
        for fault in faults:
            print(*fault, sep="  ")
        browser.close()
        server.shutdown()
    return bool(faults or moved)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
