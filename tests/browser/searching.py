"""How well the search answers what is asked at tables, and how soon: python3 noxfile.py searching"""

import gzip
import json
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from tools import build, machine, serve
from tools.machine import ROOT

QUESTIONS = ROOT / "tests/pages/asked_at_tables.txt"
KEYS = 50
SLOWER = 4
"""So many times slower than here a phone is taken to be."""
PAUSE = 300
"""Milliseconds between two keys: nothing found after nothing found changes no picture that could be waited for."""
SOON = 100
"""Milliseconds from a key to its results."""
WATCH = """() => {
    window.waits = [];
    const field = document.querySelector(".search-form input");
    let at = 0;
    field.addEventListener("beforeinput", () => (at = performance.now()), true);
    const shown = () => requestAnimationFrame(() => setTimeout(() => window.waits.push(performance.now() - at)));
    new MutationObserver(shown).observe(document.querySelector(".search-found"), { childList: true });
}"""
"""From a key to the picture with its results."""


def questions(count: int = 0) -> list[str]:
    """What is asked, each with the rules that answer; so many of each game, or all."""
    lines = QUESTIONS.read_text(encoding="utf-8").splitlines()
    asked = [line for line in lines if " -> " in line and not line.startswith("#")]
    if not count:
        return asked
    games = dict.fromkeys(line.partition(" | ")[0] for line in asked)
    of_games = [[line for line in asked if line.startswith(f"{game} | ")] for game in games]
    return [line for some in of_games for line in some[:: max(1, len(some) // count)][:count]]


def figures(site: Path, asked: list[str]) -> dict[str, Any]:
    """By game: how many rules stand first, second, third, how many later or nowhere, which questions those are, and to how
    many nothing fits well."""
    command = [machine.node(), ROOT / "tests/scripts/queries.mjs", site / "search/search_index.json"]
    done = subprocess.run(command, input="\n".join(asked), check=True, capture_output=True, encoding="utf-8")
    return dict(json.loads(done.stdout))


def waits(page: Page) -> list[float]:
    """In milliseconds, for fifty keys, on a processor that is slowed down."""
    page.locator(".search-open").click()
    field = page.locator(".search-form input")
    field.fill("a")
    page.locator(".search-found a").first.wait_for()
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.evaluate(WATCH)
    for question in (line.split(" | ")[1].split(" -> ")[0] for line in questions(1)):
        field.fill("")
        page.wait_for_timeout(300)
        for key in question:
            page.keyboard.type(key)
            page.wait_for_timeout(PAUSE)
    return list(page.evaluate("waits"))[-KEYS:]


def report(site: Path, found: dict[str, Any]) -> None:
    for game, figure in found.items():
        places = figure["places"]
        told = (
            f"first {places[0]}, second {places[1]}, third {places[2]}, later or not {len(figure['missed'])}"
        )
        print(f"{game}: {told}, of {figure['of']}")
        for missed in figure["missed"]:
            print(f"    {missed}")
    of = sum(figure["of"] for figure in found.values())
    three = sum(sum(figure["places"]) for figure in found.values())
    weak = sum(figure["weak"] for figure in found.values())
    print(f"all: first {sum(figure['places'][0] for figure in found.values())}, among three {three}, of {of}")
    print(f"nothing fits well: {weak}")
    scripts = sum(len(gzip.compress(path.read_bytes())) for path in site.glob("assets/live/*/*.js"))
    index = len(gzip.compress((site / "search/search_index.json").read_bytes()))
    print(f"index {index / 1000:.1f} kB, scripts of the page {scripts / 1000:.1f} kB, gzipped")


def main() -> int:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Path(folder) / "site"
        server = serve.open_server(site)
        build.build(site, serve.address(server))
        serve.answer_from_now(server)
        report(site, figures(site, questions()))
        browser = playwright.chromium.launch(
            executable_path=machine.headless_browser(), args=["--no-sandbox"]
        )
        page = browser.new_page(viewport={"width": 360, "height": 640})
        page.goto(f"{serve.address(server)}tezuma/rules/")
        times = waits(page)
        median, late = statistics.median(times), statistics.quantiles(times, n=20)[-1]
        print(
            f"from key to results, {SLOWER} times slower: median {median:.0f} ms, 95 of 100 within {late:.0f} ms"
        )
        browser.close()
        server.shutdown()
    return int(late > SOON)


if __name__ == "__main__":
    sys.exit(main())
