"""The live part in Chromium: touch to first answer against a stock PyScript page, and the memory that it takes.

python -m bench.live, for this part alone
"""

import json
import os
import shutil
import statistics
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import BrowserContext, BrowserType, Page, sync_playwright

from bench.figures import Figure, tell
from bench.network import CITY, FAST, PHONE, Network, pages_over
from bench.taps import SETTLED, held
from tools import build, machine, python, serve

ROUNDS = 7
LATER = 3
"""Later visits in a round: browsers keep compiled code from the second visit on, or the third."""
FIRST = {FAST: 1.0, CITY: 0.8, PHONE: 0.8}
AGAIN = 0.3
"""Touch to first answer on a first visit and on later ones, as a share of what a stock PyScript page takes in the same run."""
MEMORY = 1.2
"""Of the page's process, as a share of the stock page's."""
STORED = 2000
"""Milliseconds after which a browser has stored what it keeps of a visit."""

RULES, STOCK = "iroha/rules/", "assets/stock.html"
EXAMPLE = {"open": "example", "name": "new-trump", "source": "iroha/new-trump.play", "rules": "", "at": 3}


# The site


@contextmanager
def built() -> Iterator[Path]:
    """A site, with a stock PyScript page beside the others."""
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder) / "site"
        build.build(site)
        write_stock(site)
        yield site


@contextmanager
def served(site: Path, network: Network = FAST) -> Iterator[str]:
    """The address at which it is given over a network."""
    server = serve.open_server(site, pages=pages_over(network))
    serve.answer_from_now(server)
    try:
        yield serve.address(server)
    finally:
        server.shutdown()
        server.server_close()


def write_stock(site: Path) -> None:
    """A page as PyScript's documentation has it: same engine, same question, nothing done about its start."""
    assets = site / "assets"
    python.write_sources(assets / "stock.zip", build.build_name())
    [pyodide] = assets.glob("pyodide-*")
    for name in ("python_stdlib.zip", "pyodide-lock.json"):
        shutil.copy(python.PYODIDE / name, pyodide)
    [pyscript, interpreter, engine] = [
        next(assets.glob(pattern)).relative_to(assets).as_posix()
        for pattern in ("pyscript-core-*/core.js", "pyodide-*/pyodide.mjs", "stock.zip")
    ]
    config = {"interpreter": interpreter, "files": {engine: "./*"}, "sync_main_only": True}
    parts = {"CORE": f"./{pyscript}", "CONFIG": json.dumps(config), "REQUEST": json.dumps(EXAMPLE)}
    html = STOCK_PAGE
    for name, part in parts.items():
        html = html.replace(name, part)
    (site / STOCK).write_text(html, encoding="utf-8")
    (site / STOCK).with_suffix(".py").write_text(
        "from pyscript import sync\nfrom widgets.worker.main import begin\nbegin(sync)\n", encoding="utf-8"
    )


STOCK_PAGE = """<!doctype html>
<meta charset="utf-8">
<title>Stock PyScript</title>
<link rel="icon" href="data:,">
<script type="module" src="CORE"></script>
<script type="py" worker src="stock.py" config='CONFIG'></script>
<div class="widget-frame"></div>
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
    return float(page.wait_for_function("window.took", polling=100, timeout=180_000).json_value())


VISITS: dict[str, Callable[[Page, str], Visit]] = {"ours": visit_ours, "stock": visit_stock}
Times = dict[str, list[float]]


def starts(chromium: BrowserType, site: Path) -> Iterator[Figure]:
    """First visits over every network, later ones over the fastest."""
    for network in FIRST:
        with served(site, network) as url:
            first, later = visits(chromium, url, network)
        yield ratio(f"first visit, {network.name}", first, FIRST[network])
        if network == FAST:
            yield ratio("later visits", later, AGAIN)


def visits(chromium: BrowserType, url: str, network: Network) -> tuple[Times, Times]:
    """Turn about, each in a profile of its own, so that neither finds what the other has loaded."""
    first: Times = {who: [] for who in VISITS}
    later: Times = {who: [] for who in VISITS}
    for _ in range(ROUNDS):
        with ExitStack() as stack:
            profiles = {who: stack.enter_context(open_profile(chromium)) for who in VISITS}
            for times in (first, *[later] * (LATER if network == FAST else 0)):
                seen = {who: visit(profiles[who], who, url, network) for who in VISITS}
                assert seen["ours"].frame == seen["stock"].frame, "the two pages answered differently"
                for who, found in seen.items():
                    times[who].append(found.took)
    return first, later


def ratio(name: str, times: Times, bound: float) -> Figure:
    ours, stock = (statistics.median(times[who]) for who in VISITS)
    return Figure(
        name, ours / stock, bound, f"{ours:,.0f} ms to {stock:,.0f} ms, medians of {len(times['ours'])}"
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


def visit(context: BrowserContext, who: str, url: str, network: Network) -> Visit:
    page = context.new_page()
    slow_down(page, network.slower)
    found = VISITS[who](page, url)
    page.wait_for_timeout(STORED)
    page.close()
    return found


def slow_down(page: Page, times: int) -> None:
    """Chromium slows the page down, and no worker."""
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": times})


def memory(chromium: BrowserType, site: Path) -> Figure:
    """What the process of each page holds when it has answered, turn about."""
    bytes_of: Times = {who: [] for who in VISITS}
    with served(site) as url:
        for who in [*VISITS] * 3:
            browser = chromium.launch(executable_path=machine.browser(), args=machine.HEADLESS)
            VISITS[who](browser.new_page(), url)
            bytes_of[who].append(max(held(browser).values()) / 1e6)
            browser.close()
    ours, stock = (statistics.median(bytes_of[who]) for who in VISITS)
    return Figure("memory after a start", ours / stock, MEMORY, f"{ours:.0f} MB to {stock:.0f} MB")


def figures(chromium: BrowserType, site: Path) -> Iterator[Figure]:
    yield from starts(chromium, site)
    yield memory(chromium, site)


if __name__ == "__main__":
    os.environ.update(machine.for_playwright())
    with built() as site, sync_playwright() as playwright:
        sys.exit(not tell(list(figures(playwright.chromium, site))))
