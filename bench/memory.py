"""python3 noxfile.py memory [CHANGES]: what the page's process holds while a reader goes from page to page.

Large pages, by real clicks; once as they are read, once with an example awake.
"""

import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, CDPSession, Page, expect, sync_playwright

from tools import build, machine, serve

CHANGES = 200
EARLY = 20
LIMIT = 1.3
"""So many times what is held after the first twenty changes may be held at the end."""
PAGES = ("Rules", "Readings", "Abilities", "Examples")


class Held(NamedTuple):
    """After garbage was collected: megabytes of the process and of JavaScript, nodes, listeners."""

    process: float
    heap: float
    nodes: int
    listeners: int


def held(browser: Browser, devtools: CDPSession) -> Held:
    for _ in range(3):
        devtools.send("HeapProfiler.collectGarbage")
        time.sleep(0.3)
    found = {metric["name"]: metric["value"] for metric in devtools.send("Performance.getMetrics")["metrics"]}
    return Held(
        largest_renderer(browser),
        found["JSHeapUsedSize"] / 1e6,
        int(found["Nodes"]),
        int(found["JSEventListeners"]),
    )


def largest_renderer(browser: Browser) -> float:
    """The process of the page, the only one with anything in it. Linux tells how much of it is in memory."""
    processes = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    status = [Path(f"/proc/{found['id']}/status") for found in processes if found["type"] == "renderer"]
    return max(
        int(file.read_text().partition("VmRSS:")[2].split()[0]) / 1024 for file in status if file.exists()
    )


def turn(page: Page, number: int) -> None:
    name = PAGES[number % len(PAGES)]
    page.locator(".nav a", has_text=name).first.click()
    expect(page.locator(".nav [aria-current]")).to_have_text(name)
    page.mouse.wheel(0, 3000)  # what lies further down is drawn too
    page.wait_for_timeout(300)
    page.evaluate("scrollTo(0, 0)")


def read_on(browser: Browser, url: str, changes: int, is_awake: bool) -> bool:
    """From page to page; false where memory does not level off, or the worker was lost."""
    page = browser.new_context(viewport={"width": 1280, "height": 900}).new_page()
    page.goto(f"{url}tezuma/rules/")
    page.evaluate("window.stayed = true")
    if is_awake:
        page.locator("torite-play [data-live=wake]").first.click()
        expect(page.locator("torite-play.is-awake")).to_be_attached(timeout=60_000)
    devtools = page.context.new_cdp_session(page)
    devtools.send("Performance.enable")
    print(
        f"{'awake' if is_awake else 'read':>8} {'MB':>8} {'heap MB':>8} {'nodes':>8} {'listeners':>9}",
        flush=True,
    )
    seen = {}
    for number in range(changes + 1):
        if number:
            turn(page, number)
        if number in {0, 1, EARLY, changes} or number % 50 == 0:
            seen[number] = now = held(browser, devtools)
            print(
                f"{number:8} {now.process:8.0f} {now.heap:8.1f} {now.nodes:8} {now.listeners:9}", flush=True
            )
    stayed = page.evaluate("window.stayed === true")
    page.context.close()
    return stayed and seen[changes].process <= LIMIT * seen[min(EARLY, changes)].process


def main(arguments: list[str]) -> int:
    changes = int(arguments[0]) if arguments else CHANGES
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Path(folder) / "site"
        server = serve.open_server(site)
        build.build(site, serve.address(server))
        serve.answer_from_now(server)
        browser = playwright.chromium.launch(executable_path=machine.browser(), args=machine.HEADLESS)
        levels = [read_on(browser, serve.address(server), changes, is_awake) for is_awake in (False, True)]
        browser.close()
        server.shutdown()
    return 0 if all(levels) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
