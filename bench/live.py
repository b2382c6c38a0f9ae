"""The live part in Chromium: touch to first answer against a stock PyScript page, tap to paint, memory.

python -m bench.live, for this part alone
"""

import json
import os
import random
import statistics
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, BrowserContext, BrowserType, Page, ViewportSize, sync_playwright

from tools import build, machine, serve

ROUNDS = 5
LATER = 3
"""Later visits in a round: browsers keep compiled code from the second visit on, or the third."""
TAPS = 40
SLOWER = 4
SETTLED = 500
"""Milliseconds after which nothing moves on a page that has loaded."""
STORED = 2000
"""Milliseconds after which a browser has stored what it keeps of a visit."""
PHONE: ViewportSize = {"width": 390, "height": 844}

RULES, PLAY, STOCK = "iroha/rules/", "iroha/play/", "assets/stock.html"
EXAMPLE = {"open": "example", "name": "new-trump", "source": "iroha/new-trump.play", "rules": "", "at": 3}
TABLE = "torite-table"
CARDS = (
    f"{TABLE} .hand-option.is-legal[aria-pressed=false], {TABLE} .hand-option.is-legal:not([aria-pressed])"
)
TARGETS = (f"{TABLE} .widget-acts .widget-act", CARDS, f"{TABLE} [data-send=new-match]")
"""What a player touches next: a thing to be done, else a card; when the match is over, another one."""


# The site


@contextmanager
def open_site() -> Iterator[str]:
    """The address of a site built for it, with a stock PyScript page beside the others."""
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder) / "site"
        server = serve.open_server(site)
        url = serve.address(server)
        build.build(site, url)
        write_stock(site)
        serve.answer_from_now(server)
        try:
            yield url
        finally:
            server.shutdown()
            server.server_close()


def write_stock(site: Path) -> None:
    """A page as PyScript's documentation has it: same engine, same question, nothing done about its start."""
    assets = site / "assets"
    [pyscript, pyodide, engine] = [
        next(assets.glob(pattern)).relative_to(assets).as_posix()
        for pattern in ("pyscript-core-*/core.js", "pyodide-*/pyodide.mjs", "live/*/engine.zip")
    ]
    config = {"interpreter": pyodide, "files": {engine: "./*"}, "sync_main_only": True}
    parts = {"CORE": f"./{pyscript}", "CONFIG": json.dumps(config), "REQUEST": json.dumps(EXAMPLE)}
    html = STOCK_PAGE
    for name, part in parts.items():
        html = html.replace(name, part)
    (site / STOCK).write_text(html, encoding="utf-8")
    (site / STOCK).with_suffix(".py").write_text("import widgets.worker.main\n", encoding="utf-8")


STOCK_PAGE = """<!doctype html>
<meta charset="utf-8">
<title>Stock PyScript</title>
<link rel="icon" href="data:,">
<script type="module" src="CORE"></script>
<script type="py" worker src="stock.py" config='CONFIG'></script>
<div class="frame"></div>
<script type="module">
  import { whenDefined } from "CORE";
  const { xworker } = await whenDefined("py");
  await xworker.ready;
  const answer = JSON.parse(await xworker.sync.answer(JSON.stringify(REQUEST)));
  document.querySelector(".widget-frame").innerHTML = answer.frame;
  window.took = performance.now(); // since its navigation began
</script>
"""


# Touch to first answer


class Visit(NamedTuple):
    took: float
    frame: str


def visit_ours(page: Page, url: str) -> Visit:
    """From the touch of an example until it is awake: the page has long been there by then."""
    page.goto(url + RULES)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(SETTLED)
    page.evaluate(TOUCH, f"#{EXAMPLE['name']}")
    return Visit(took(page), page.locator(f"#{EXAMPLE['name']} .widget-frame").inner_html())


TOUCH = """example => {
  const play = document.querySelector(example);
  const began = performance.now();
  const look = () => { if (play.classList.contains("is-awake")) window.took ??= performance.now() - began; };
  new MutationObserver(look).observe(play, { attributes: true });
  play.querySelector("[data-live=wake]").click();
}"""


def visit_stock(page: Page, url: str) -> Visit:
    """From the start of its navigation until the frame is in the page: its Python starts with it."""
    page.goto(url + STOCK)
    return Visit(took(page), page.locator(".widget-frame").inner_html())


def took(page: Page) -> float:
    """The milliseconds that a page has taken by its own clock."""
    return float(page.wait_for_function("window.took", polling=100, timeout=60_000).json_value())


VISITS: dict[str, Callable[[Page, str], Visit]] = {"ours": visit_ours, "stock": visit_stock}


def answers(chromium: BrowserType, url: str) -> None:
    """Turn about, each in a profile of its own, so that neither finds what the other has loaded."""
    times: dict[tuple[str, bool], list[float]] = {(who, late): [] for who in VISITS for late in (False, True)}
    for _ in range(ROUNDS):
        with ExitStack() as stack:
            profiles = {who: stack.enter_context(open_profile(chromium)) for who in VISITS}
            for late in (False, *[True] * LATER):
                seen = {who: visit(profiles[who], who, url) for who in VISITS}
                assert seen["ours"].frame == seen["stock"].frame, "the two pages answered differently"
                for who, found in seen.items():
                    times[who, late].append(found.took)
    statistic: dict[str, Callable[[list[float]], float]] = {"median": statistics.median, "fastest": min}
    for late, name in ((False, "first visit"), (True, "later visits")):
        for of, typical in statistic.items():
            ours, stock = (typical(times[who, late]) for who in VISITS)
            print(
                f"  {name:12} {of:7} ours {ours:6,.0f} ms, stock PyScript {stock:6,.0f} ms, ratio {ours / stock:.2f}"
            )


@contextmanager
def open_profile(chromium: BrowserType) -> Iterator[BrowserContext]:
    """A fresh profile on disk: one in memory keeps less from visit to visit than a reader's browser does."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        context = chromium.launch_persistent_context(
            folder, executable_path=machine.browser(), args=machine.HEADLESS
        )
        yield context
        context.close()


def visit(context: BrowserContext, who: str, url: str) -> Visit:
    page = context.new_page()
    found = VISITS[who](page, url)
    page.wait_for_timeout(STORED)
    page.close()
    return found


# A table


def table(chromium: BrowserType, url: str) -> None:
    """Taps at a table, at full speed and slowed down, and the memory that the engine and a deal take."""
    browser = chromium.launch(executable_path=machine.browser(), args=machine.HEADLESS)
    page = browser.new_page(viewport=PHONE)
    page.add_init_script(WATCH_WORKER)
    page.goto(url + PLAY)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(SETTLED)
    before = memory(browser)
    page.locator(".lobby .widget-act").click()
    page.locator(f"{TABLE} .hand").wait_for(timeout=60_000)
    rng = random.Random(1)
    taps("tap to paint", page, rng)
    play_on(page, rng, "Deal 1")
    tell_memory(before, memory(browser))
    # Chromium slows no worker down: the engine's part of a tap stays as it is.
    throttle = page.context.new_cdp_session(page)
    throttle.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    taps(f"page alone ×{SLOWER}", page, rng)
    browser.close()


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


def taps(name: str, page: Page, rng: random.Random) -> None:
    found = [tap(page, rng) for _ in range(TAPS)]
    painted = [one.painted for one in found]
    print(
        f"  {name:14} median {statistics.median(painted):4.0f} ms, 95th percentile {percentile(painted):4.0f} ms;"
        f" of it waiting for the worker {statistics.median(one.worker for one in found):4.0f} ms"
    )


def percentile(times: list[float]) -> float:
    """The 95th percentile."""
    return statistics.quantiles(times, n=20)[-1]


def tap(page: Page, rng: random.Random) -> Tap:
    """Whatever is to be done next, by a real click, timed from the browser's own stamp on it."""
    buttons = next(found for found in map(page.locator, TARGETS) if found.count())
    target = buttons.nth(rng.randrange(buttons.count()))
    target.scroll_into_view_if_needed()
    page.evaluate(WATCH_TAP, f"{TABLE} .widget-frame")
    target.click()
    return Tap(**page.evaluate("window.tapped"))


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
  window.tapped = new Promise((resolve, reject) => {
    setTimeout(reject, 30_000, new Error("the tap changed nothing"));
    const changes = { attributes: true, characterData: true, childList: true, subtree: true };
    new MutationObserver(async (_, observer) => {
      observer.disconnect();
      const { worker } = window;
      resolve({ painted: await painted() - await touched, worker });
    }).observe(document.querySelector(frame), changes);
  });
}"""


def play_on(page: Page, rng: random.Random, name: str) -> None:
    """Until this is no longer the deal."""
    while page.locator(f"{TABLE} .widget-count", has_text=name).count():
        tap(page, rng)


def memory(browser: Browser) -> dict[int, int]:
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


def live() -> None:
    os.environ.update(machine.for_playwright())
    with open_site() as url, sync_playwright() as playwright:
        answers(playwright.chromium, url)
        table(playwright.chromium, url)


if __name__ == "__main__":
    live()
