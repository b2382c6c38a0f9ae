"""The live part in Chromium: touch to first answer against a stock PyScript page, tap to paint, memory.

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

from bench.taps import SETTLED, table
from tools import build, machine, python, serve
from tools.machine import ROOT

ROUNDS = 7
LATER = 3
"""Later visits in a round: browsers keep compiled code from the second visit on, or the third."""
BOUNDS = {"first visit": (False, 0.8), "later visits": (True, 0.3)}
"""Touch to first answer, as a share of what a stock PyScript page takes in the same run."""
NOISE = 1.2
HISTORY = ROOT / ".nox" / "bench.jsonl"
"""What each run on this machine has found."""
STORED = 2000
"""Milliseconds after which a browser has stored what it keeps of a visit."""

RULES, STOCK = "iroha/rules/", "assets/stock.html"
EXAMPLE = {"open": "example", "name": "new-trump", "source": "iroha/new-trump.play", "rules": "", "at": 3}


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
    told = {name: ratio(times, is_late) for name, (is_late, _) in BOUNDS.items()}
    HISTORY.parent.mkdir(exist_ok=True)
    with HISTORY.open("a", encoding="utf-8") as history:
        history.write(json.dumps({"build": build.build_name(), **told}) + "\n")
    slow = [name for name, (_, bound) in BOUNDS.items() if told[name] > bound * NOISE]
    if slow:
        sys.exit(f"Starts are slower than they may be: {', '.join(slow)}.")


def ratio(times: dict[tuple[str, bool], list[float]], is_late: bool) -> float:
    ours, stock = (statistics.median(times[who, is_late]) for who in VISITS)
    [(name, bound)] = [(name, bound) for name, (late, bound) in BOUNDS.items() if late == is_late]
    print(
        f"  {name:12} ours {ours:6,.0f} ms, stock PyScript {stock:6,.0f} ms, ratio {ours / stock:.2f}, at most {bound}"
    )
    return round(ours / stock, 3)


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


def live() -> None:
    os.environ.update(machine.for_playwright())
    with open_site() as url, sync_playwright() as playwright:
        answers(playwright.chromium, url)
        table(playwright.chromium, url)


if __name__ == "__main__":
    live()
