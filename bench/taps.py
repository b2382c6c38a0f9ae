"""A table in Chromium: tap to paint, at full speed and slowed down, against an older build, and memory.

python -m bench.taps SITE, for card taps of this build and of the older one that lies in a folder, turn about
"""

import os
import random
import statistics
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, BrowserType, Page, Position, ViewportSize, sync_playwright

from engine.registry import GAMES
from tools import build, machine, serve

TAPS = 30
RUNS = 3
SLOWER = 4
SETTLED = 500
"""Milliseconds after which nothing moves on a page that has loaded."""
PHONE: ViewportSize = {"width": 390, "height": 844}
TABLE = "torite-table"
STRIP: Position = {"x": 12, "y": 20}
"""What no other card of a hand lies on."""
LEGAL = f"{TABLE} :is(.hand-option.is-legal, .option.legal)"
CARDS = f"{LEGAL}[aria-pressed=false], {LEGAL}:not([aria-pressed])"
"""Names without their file's are those of builds before the felt."""
WAYS = f"{TABLE} .felt-ways .is-legal, {TABLE} .board [data-send^=weigh]"
TARGETS = (
    f"{TABLE} .prompt-buttons .widget-act",
    f"{TABLE} :is(.widget-acts .widget-act, .acts .act)",
    CARDS,
    WAYS,
    f"{TABLE} [data-send=new-match]",
)
"""What a player touches next: a thing to be done, else a card; when the match is over, another one."""
ARRIVED = """() => {
  const { waiting, showing } = document.querySelector("torite-table");
  return waiting === 0 && !showing?.frames?.length && !(showing?.goesOn && showing.due);
}"""
"""Nothing is on its way, and nothing goes on by itself; builds before the felt show all at once."""


def table(chromium: BrowserType, url: str) -> None:
    """Taps at a table, at full speed and slowed down, and the memory that the engine and a deal take."""
    browser = chromium.launch(executable_path=machine.browser(), args=machine.HEADLESS)
    page = lobby(browser, url, "iroha")
    before = held(browser)
    sit_down(page)
    rng = random.Random(1)
    taps("tap to paint", page, rng)
    play_on(page, rng, "Deal 1")
    tell_memory(before, held(browser))
    # Chromium slows no worker down: the engine's part of a tap stays as it is.
    throttle = page.context.new_cdp_session(page)
    throttle.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    taps(f"page alone ×{SLOWER}", page, rng)
    browser.close()


def lobby(browser: Browser, url: str, game: str) -> Page:
    page = browser.new_page(viewport=PHONE)
    page.add_init_script(WATCH_WORKER)
    page.add_init_script("localStorage['torite:pace'] = 'quick'")
    page.goto(f"{url}{game}/play/")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(SETTLED)
    return page


def sit_down(page: Page) -> None:
    page.locator(".lobby [type=submit]").click()
    page.locator(f"{TABLE} .hand").wait_for(timeout=60_000)


# The page talks to its worker over a port. Heard in the capturing phase, an answer has not been shown yet.
WATCH_WORKER = """
  const { postMessage } = MessagePort.prototype;
  MessagePort.prototype.postMessage = function (...words) {
    const asked = performance.now();
    const heard = () => { window.worker = performance.now() - asked; };
    this.addEventListener("message", heard, { capture: true, once: true });
    postMessage.apply(this, words);
  };
"""


class Tap(NamedTuple):
    """Milliseconds until what it changed is painted, and how many of them went by waiting for the worker."""

    painted: float
    worker: float
    is_card: bool


def taps(name: str, page: Page, rng: random.Random) -> None:
    tell(name, [tap(page, rng) for _ in range(TAPS)])


def tell(name: str, found: list[Tap]) -> None:
    painted = [one.painted for one in found]
    print(
        f"  {name:14} median {statistics.median(painted):4.0f} ms, 95th percentile {percentile(painted):4.0f} ms;"
        f" of it waiting for the worker {statistics.median(one.worker for one in found):4.0f} ms"
    )


def percentile(times: list[float]) -> float:
    """The 95th percentile."""
    return statistics.quantiles(times, n=20)[-1]


def tap(page: Page, rng: random.Random) -> Tap:
    """Whatever is to be done next, by a real click, timed from the browser's own stamp on it; one that opened something only is not counted."""
    page.wait_for_function(ARRIVED, timeout=30_000)
    selector = next(one for one in TARGETS if page.locator(one).count())
    targets = page.locator(selector)
    target = targets.nth(rng.randrange(targets.count()))
    target.scroll_into_view_if_needed()
    page.wait_for_timeout(SETTLED)  # what has been put is there to be touched, and the machine is quiet
    page.evaluate(WATCH_TAP, f"{TABLE} > :is(.widget-frame, .frame)")
    is_card = selector == CARDS
    target.click(position=STRIP if is_card else None)
    times = page.evaluate("window.tapped")
    return Tap(is_card=is_card, **times) if times else tap(page, rng)


# An animation frame's callbacks run before it is painted; a message sent from there arrives after.
WATCH_TAP = """frame => {
  const touched = new Promise((resolve) => {
    addEventListener("click", (event) => resolve(event.timeStamp), { capture: true, once: true });
  });
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(performance.now());
    port2.postMessage(null);
  }));
  window.worker = null;
  window.tapped = new Promise((resolve) => {
    setTimeout(resolve, 5_000, null);
    const changes = { attributes: true, characterData: true, childList: true, subtree: true };
    new MutationObserver(async (_, observer) => {
      observer.disconnect();
      const time = await painted() - await touched;
      resolve({ painted: time, worker: window.worker ?? 0 });
    }).observe(document.querySelector(frame), changes);
  });
}"""


def play_on(page: Page, rng: random.Random, name: str) -> None:
    """Until this is no longer the deal."""
    while page.locator(f"{TABLE} .felt-deal", has_text=name).count():
        tap(page, rng)


def held(browser: Browser) -> dict[int, int]:
    """Bytes that each renderer holds, by its process; nothing where the system does not tell."""
    session = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    page_size = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 0
    files = {one["id"]: Path(f"/proc/{one['id']}/statm") for one in processes if one["type"] == "renderer"}
    return {
        process: int(file.read_text().split()[1]) * page_size
        for process, file in files.items()
        if file.is_file()
    }


def tell_memory(before: dict[int, int], after: dict[int, int]) -> None:
    """Of the renderer that has grown most: the one with the worker, not one held in reserve."""
    grown = {process: after[process] - before[process] for process in before.keys() & after}
    if not grown:
        print("  memory: this system does not tell")
        return
    ours = max(grown, key=lambda process: grown[process])
    print(
        f"  memory of the page's process: {before[ours] / 1e6:.0f} MB before the engine is started,"
        f" {after[ours] / 1e6:.0f} MB after a deal"
    )


# Against an older build


def against(chromium: BrowserType, older: Path, games: list[str]) -> None:
    """As many cards at a table of each build, turn about; in each run one of the two begins."""
    with open_built(None) as ours, open_built(older) as theirs:
        urls = {"now": ours, "before": theirs}
        for game in games:
            for run in range(RUNS):
                browser = chromium.launch(executable_path=machine.browser(), args=machine.HEADLESS)
                pages = {who: lobby(browser, url, game) for who, url in urls.items()}
                for page in pages.values():
                    page.bring_to_front()
                    sit_down(page)
                order = list(pages) if run % 2 else list(pages)[::-1]
                found: dict[str, list[Tap]] = {who: [] for who in order}
                rng = random.Random(run)
                for _ in range(TAPS):
                    for who in order:
                        pages[who].bring_to_front()
                        found[who].append(card(pages[who], rng))
                browser.close()
                print(f"{game}, run {run + 1}, {TAPS} cards each")
                for who, measured in found.items():
                    tell(who, measured)
                now, before = (statistics.median(one.painted for one in found[who]) for who in urls)
                print(f"  ratio {now / before:.2f}", flush=True)


def card(page: Page, rng: random.Random) -> Tap:
    """The next tap of a card; what is due before it is done."""
    while True:
        found = tap(page, rng)
        if found.is_card:
            return found


@contextmanager
def open_built(folder: Path | None) -> Iterator[str]:
    """A site at an address: the one in the folder, or this one, built."""
    with tempfile.TemporaryDirectory() as beside:
        site = folder or Path(beside) / "site"
        if folder is None:
            build.build(site)
        server = serve.open_server(site)
        serve.answer_from_now(server)
        yield serve.address(server)
        server.shutdown()
        server.server_close()


if __name__ == "__main__":
    os.environ.update(machine.for_playwright())
    with sync_playwright() as playwright:
        against(playwright.chromium, Path(sys.argv[1]), sys.argv[2:] or list(GAMES))
