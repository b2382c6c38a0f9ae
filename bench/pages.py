"""Pages in Chromium on a phone: how large they are, how soon there is something to step through, what moves, how soon a touch shows.

python -m bench.pages, for this part alone
"""

import gzip
import os
import statistics
import sys
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, BrowserType, Page, ViewportSize, sync_playwright

from bench.figures import Figure, tell
from bench.live import built, served, slow_down
from bench.network import FAST, PHONE
from tools import machine

ROUNDS = 7
SIZE: ViewportSize = {"width": 360, "height": 640}
PAGES = {"home": "", "a rules page": "tornei/rules/", "a table": "tornei/play/"}
LARGEST = 1_040 / 3
"""Kilobytes of HTML: a third of what the largest page once had."""
SCRIPT = 24
SECONDS = 1.0
TOUCH = 50
REST = 5_000

HERE = "#new-trump"
STEPPED = f"""() => {{
    const forward = document.querySelector("{HERE} [data-go=forward]");
    if (!forward?.offsetParent || getComputedStyle(forward).visibility === "hidden") return false;
    const {{ at }} = document.querySelector("{HERE}").dataset;
    if (window.pressed === undefined) window.pressed = at, forward.click();
    if (at === window.pressed || window.took) return window.took;
    requestAnimationFrame(() => (window.took ??= performance.now()));
    return window.took;
}}"""
"""An example that an address names is in sight, and its next step has been drawn."""
WATCH = """
    window.moved = 0;
    window.touches = [];
    new PerformanceObserver((list) => {
        for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.moved += value;
    }).observe({ type: "layout-shift", buffered: true });
    new PerformanceObserver((list) => {
        for (const { interactionId, duration } of list.getEntries()) if (interactionId) window.touches.push(duration);
    }).observe({ type: "event", durationThreshold: 16, buffered: true });
"""


def sizes(site: Path) -> Iterator[Figure]:
    pages = {file.relative_to(site).parent.as_posix(): file.read_bytes() for file in site.rglob("index.html")}
    largest = max(pages, key=lambda name: len(pages[name]))
    zipped = len(gzip.compress(pages[largest])) / 1000
    yield Figure(
        "kB of HTML, largest page", len(pages[largest]) / 1000, LARGEST, f"{largest}, {zipped:.0f} kB gzip"
    )
    [script] = site.glob("assets/live/*/torite.js")
    yield Figure("kB gzip of a page's script", len(gzip.compress(script.read_bytes())) / 1000, SCRIPT)


def first_step(browser: Browser, site: Path) -> Figure:
    """From navigation until a step further of an example that the address names is drawn, in a fresh profile."""
    took = []
    with served(site, PHONE) as url:
        for _ in range(ROUNDS):
            page = browser.new_context(viewport=SIZE).new_page()
            slow_down(page, PHONE.slower)
            page.goto(f"{url}iroha/rules/{HERE}.3", wait_until="commit")
            took.append(float(page.wait_for_function(STEPPED, polling="raf").json_value()))
            page.context.close()
    seconds = statistics.median(took) / 1000
    return Figure(f"s to a first step, {PHONE.name}", seconds, SECONDS, f"median of {ROUNDS}")


def shifts(browser: Browser, url: str) -> Iterator[Figure]:
    for name, path in PAGES.items():
        page = watched(browser, url + path)
        page.wait_for_timeout(REST)
        yield Figure(f"layout shift, {name}", page.evaluate("moved"), 0)
        page.context.close()


def touches(browser: Browser, url: str) -> Figure:
    """From a touch to the next thing painted, where a page computes as slowly as a phone: folds are opened, steps gone."""
    page = watched(browser, f"{url}tornei/rules/")
    slow_down(page, PHONE.slower)
    folds = page.locator("details.fold > summary")
    for number in range(6):
        folds.nth(number).tap()
        page.wait_for_timeout(300)
        for where in ("back", "back", "forward"):
            page.locator("torite-play").nth(number).locator(f"[data-go={where}]").tap()
            page.wait_for_timeout(300)
    found = sorted(page.evaluate("touches"))
    worst = found[-1] if found else 0
    return Figure(
        f"ms from a touch to paint, CPU × {PHONE.slower}",
        worst,
        TOUCH,
        f"the worst of 24, {len(found)} above 16",
    )


def watched(browser: Browser, address: str) -> Page:
    page = browser.new_context(viewport=SIZE, has_touch=True, is_mobile=True).new_page()
    page.add_init_script(WATCH)
    page.goto(address)
    page.wait_for_load_state("networkidle")
    return page


def figures(chromium: BrowserType, site: Path) -> Iterator[Figure]:
    yield from sizes(site)
    browser = chromium.launch(executable_path=machine.browser(), args=machine.HEADLESS)
    yield first_step(browser, site)
    with served(site, FAST) as url:
        yield from shifts(browser, url)
        yield touches(browser, url)
    browser.close()


if __name__ == "__main__":
    os.environ.update(machine.for_playwright())
    with built() as site, sync_playwright() as playwright:
        sys.exit(not tell(list(figures(playwright.chromium, site))))
