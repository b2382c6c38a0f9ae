"""Does every address land? Reached in every way, at every size, right away and five seconds later.

python3 noxfile.py landing [N]   only every Nth address
"""

import random
import re
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Error, Page, sync_playwright

from tools import build, machine, serve
from tools.machine import ROOT

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
    const row = document.querySelector(".game-pages")?.getBoundingClientRect();
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
    published = [line for line in lines if line and not line.startswith("#")]
    others = [address for page in sorted(site.rglob("index.html")) for address in named(site, page)]
    return list(dict.fromkeys(published + others))


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


def by_link(page: Page, url: str, address: str) -> None:
    """From another page of the site."""
    other = "credits/" if not address.startswith("credits/") else "changes/"
    if not page.url.startswith(url + other):
        page.goto(url + other)
        page.wait_for_load_state("networkidle")
    page.evaluate(FOLLOW, url + address)


def within(page: Page, url: str, address: str) -> None:
    """By a link at the top of the same page."""
    page.goto("about:blank")
    page.goto(url + address.partition("#")[0])
    page.wait_for_load_state("networkidle")
    page.evaluate(FOLLOW, url + address)


def back(page: Page, url: str, address: str) -> None:
    """Followed a link from there to another page, and came back."""
    by_link(page, url, address)
    arrive(page, address)
    page.evaluate(FOLLOW, url + "contribute/engine/")
    page.wait_for_function("document.title.startsWith('How the engine') && scrollY === 0", timeout=15_000)
    page.evaluate("history.back()")


WAYS = {"fresh load": fresh, "by link": by_link, "within the page": within, "Back": back}
TOGETHER = 12


def land(context: BrowserContext, url: str, way: str, some: list[str], patience: float) -> dict[str, str]:
    """Each address in a tab of its own, judged as soon as it is drawn and again when all have waited."""
    pages: dict[str, Page] = {}
    faults: dict[str, str] = {}
    for address in some:
        page = pages[address] = context.new_page()
        try:
            WAYS[way](page, url, address)
            faults[address] = fault_of(page, address)
        except Error as fault:
            faults[address] = f"never came: {fault.message.splitlines()[0]}"
    time.sleep(patience)
    for address, page in pages.items():
        if not faults[address] and (later := fault_now(page, address)):
            faults[address] = f"later {later}"
        page.close()
    return {address: fault for address, fault in faults.items() if fault}


def sweep(browser: Browser, url: str, chosen: list[str], sizes: tuple[Size, ...] = SIZES) -> list[Landing]:
    """All that does not land; a line for each size and way."""
    found = []
    for size in sizes:
        for way in WAYS:
            context = browser.new_context(**size.options)
            faults: dict[str, str] = {}
            for start in range(0, len(chosen), TOGETHER):
                patience = 5 if start // TOGETHER % 4 == 0 else 0.5
                faults |= land(context, url, way, chosen[start : start + TOGETHER], patience)
            context.close()
            found += [Landing(size.name, way, *pair) for pair in faults.items()]
            print(f"{size.name:14} {way:16} {len(chosen) - len(faults):5} of {len(chosen)} land", flush=True)
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
        print(Counter((fault.size, fault.way) for fault in faults))
        browser.close()
        server.shutdown()
    return bool(faults or moved)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
