"""What is broken outside our reach: a browser that keeps nothing, files that arrive damaged or not at all, a worker that was ended."""

import json
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.answers import (
    ENDLESS,
    UNDO,
    Answer,
    Instead,
    Stalled,
    cut,
    engine_with,
    html,
    missing,
    once,
)
from tests.browser.conftest import SAVES_DATA, Watch, is_python
from tests.browser.driving import (
    BUTTON,
    HERE,
    PLAY,
    TABLE,
    deal,
    frame,
    idle,
    play_until,
    search,
    take_turn,
    wake,
)
from tests.browser.test_stepper import NEW_TRUMP, RULES
from tests.browser.test_worker import KEEP_WORKERS, impatient
from tests.conftest import Site
from tools import machine

KNOWN = f"""async () => {{
    const build = new URL("build.js", {HERE}).href;
    const {{ FILES }} = await import(build);
    return Object.keys(FILES).map((name) => new URL(name, build).href);
}}"""
"""The files whose length the page knows."""


@pytest.mark.parametrize("bad", [cut, html, missing])
def test_a_bad_answer_is_fetched_anew(watch: Watch, instead: Instead, bad: Answer) -> None:
    """Each file of the start comes damaged at first, and is kept so by the browser: the example wakes all the same."""
    page = watch.open(RULES)
    known = set(page.evaluate(KNOWN))
    instead.update({Path(file).name: once(bad) for file in known})
    wake(page, NEW_TRUMP)
    asked = {url.split("?")[0] for url in watch.requests if is_python(url)}
    assert asked == known


@pytest.mark.parametrize("way_on", ["Try again", "Reload the page"])
def test_a_file_that_stays_damaged_is_named(watch: Watch, instead: Instead, way_on: str) -> None:
    """A sentence names the file; once it is whole again, another try and a reload both work, whatever the browser has kept."""
    instead["python.pack"] = cut
    page = watch.open(RULES)
    page.locator(f"{NEW_TRUMP} [data-live=wake]").click()
    expect(page.locator(f"{NEW_TRUMP} .is-stuck")).to_contain_text("python.pack", timeout=30_000)
    del instead["python.pack"]
    page.get_by_role("button", name=way_on).click()
    if way_on == "Reload the page":
        expect(page.locator(".is-stuck")).to_have_count(0)
        page.locator(f"{NEW_TRUMP} [data-live=wake]").click()
    expect(page.locator(f"{NEW_TRUMP}.is-awake")).to_be_attached(timeout=60_000)


def test_a_stall_is_told(watch: Watch, instead: Instead) -> None:
    """No more comes of a file, the page's or the worker's: that is told long before a start is given up, and a new try goes on."""
    page = watch.open(RULES)
    impatient(page, bytes=2000, start=300_000)
    way_on = page.locator(f"{NEW_TRUMP} [data-live=wake]")
    for file in ("core.js", "pyodide.asm.wasm"):
        instead[file] = Stalled()
        way_on.click()
        way_on = page.get_by_role("button", name="Try again")
        expect(page.locator(f"{NEW_TRUMP} .is-stuck")).to_contain_text(file, timeout=60_000)
        del instead[file]
    impatient(page, bytes=300_000)  # the server packs the file before its first byte
    way_on.click()
    expect(page.locator(f"{NEW_TRUMP}.is-awake")).to_be_attached(timeout=60_000)


WHEN_TOLD = """example => {
    const play = document.querySelector(example);
    const note = () => play.querySelector(".is-stuck") && (window.told ??= Date.now() / 1000);
    new MutationObserver(note).observe(play, { childList: true, subtree: true, attributes: true });
}"""


def test_a_stall_is_told_within_ten_seconds(watch: Watch, instead: Instead) -> None:
    """Of silence: eight seconds long more may come, and a slow network is no fault."""
    instead["pyodide.asm.wasm"] = stalled = Stalled()
    page = watch.open(RULES)
    page.evaluate(WHEN_TOLD, NEW_TRUMP)
    page.locator(f"{NEW_TRUMP} [data-live=wake]").click()
    expect(page.locator(f"{NEW_TRUMP} .is-stuck")).to_contain_text("pyodide.asm.wasm", timeout=60_000)
    assert 8 <= page.evaluate("told") - stalled.since <= 10


SOONER = "{ const { setInterval } = window; window.setInterval = (does, time) => setInterval(does, Math.min(time, 1000)); }"


@pytest.mark.parametrize("file", ["torite.js", "build.js"])
def test_the_page_script_is_fetched_anew(watch: Watch, instead: Instead, file: str) -> None:
    """Where the browser has kept a bad answer for it, the page shows its words, and the next load has the script."""
    instead[file] = once(missing)
    page = watch.context().new_page()
    page.add_init_script(SOONER)
    page.goto(watch.site.url + RULES)
    expect(page.locator(f"{NEW_TRUMP} .widget-transcript")).to_have_count(1)
    page.wait_for_load_state("networkidle")
    page.reload()
    page.wait_for_function("customElements.get('torite-play') !== undefined")


@pytest.fixture
def closed(browser: Browser, site: Site, tmp_path: Path) -> Iterator[Page]:
    """A page of a browser whose settings block all site data."""
    settings = {"profile": {"default_content_setting_values": {"cookies": 2}}}
    (tmp_path / "Default").mkdir()
    (tmp_path / "Default" / "Preferences").write_text(json.dumps(settings), encoding="utf-8")
    named = machine.browser()
    path = (
        machine.windowed_browser() if "headless" in named.name else named
    )  # one without windows has no settings
    uncaught: list[str] = []
    context = browser.browser_type.launch_persistent_context(
        tmp_path, executable_path=path, args=machine.HEADLESS
    )
    context.on("weberror", lambda fault: uncaught.append(str(fault.error)))
    page = context.new_page()
    page.goto(site.url + PLAY)
    assert page.evaluate(STORAGE) == "SecurityError"
    yield page
    context.close()
    assert uncaught == []


STORAGE = "() => { try { return sessionStorage.length; } catch (fault) { return fault.name; } }"


def test_where_site_data_is_blocked_all_works_but_keeping(closed: Page) -> None:
    """A table is played, and says that it is not kept; a search finds."""
    page = closed
    deal(page)
    assert take_turn(page, Random(1))
    expect(page.locator(f"{TABLE} .widget-told")).to_contain_text("does not keep the table")
    page.reload()
    search(page, "trump marker")


def test_a_worker_that_was_ended_is_noticed_at_once(watch: Watch, instead: Instead) -> None:
    """Ended by the browser, idle or in the middle of an answer: without waiting for a word from it a fresh one answers."""
    instead["python.pack"] = ENDLESS
    page = watch.open(script=SAVES_DATA)
    page.context.add_init_script(KEEP_WORKERS)
    page.goto(page.url + PLAY)
    deal(page)
    del instead["python.pack"]
    impatient(page, answer=120_000)
    before = frame(page)
    play_until(page, "Pass", Random(3))
    page.locator(BUTTON).click()
    idle(page)
    page.get_by_role("button", name="Undo").click()
    page.wait_for_timeout(100)
    page.evaluate("endWorker()")
    idle(page)
    assert before.count("option") == frame(page).count("option")
    page.evaluate("endWorker()")
    assert take_turn(page, Random(3))


ENDED = """async ([example, before]) => {
    const play = document.querySelector(example), step = play.querySelector("[data-go=forward]");
    const start = performance.now();
    const until = async (holds) => {
        while (!holds()) await new Promise(later => setTimeout(later, 5));
        return (performance.now() - start) / 1000;
    };
    if (!before) step.click();
    endWorker();
    if (before) setTimeout(() => step.click(), before);
    return [await until(() => play.querySelector(".widget-panel")), await until(() => !play.waiting)];
}"""
"""Seconds from a worker's end until a panel says that a fresh one is on its way, and until that has answered."""


def test_an_ended_worker_is_noticed_within_two_seconds_and_answers_again_within_five(watch: Watch) -> None:
    """Ended in the middle of an answer, or before it is asked. Where the first start took longer, the second may too."""
    page = watch.open()
    page.context.add_init_script(KEEP_WORKERS)
    page.goto(page.url + RULES)
    began = time.monotonic()
    wake(page, NEW_TRUMP)
    start = time.monotonic() - began
    for before in (0, 200):
        noticed, answered = page.evaluate(ENDED, [NEW_TRUMP, before])
        assert noticed < 2
        assert answered < max(5, 2 + start)
    expect(page.locator(f"{NEW_TRUMP} .is-stuck")).to_have_count(0)
    expect(page.locator(f"{NEW_TRUMP} .widget-count")).to_have_text("step 5 of 6")


BUSY = "    from time import time\n    end = time() + {}\n    while time() < end: pass\n"


def test_long_work_on_a_slow_machine_is_waited_for(watch: Watch, instead: Instead) -> None:
    """Who took long to start may take long to answer: the same worker goes on."""
    slow = BUSY.format(3).replace("    from", "if True:\n    from", 1) + UNDO + BUSY.format(4)
    instead["python.pack"] = engine_with(UNDO, slow)
    page = watch.open(script=SAVES_DATA)
    page.context.add_init_script(KEEP_WORKERS)
    page.goto(page.url + PLAY)
    deal(page)
    before = page.evaluate("workers.length")
    impatient(page, answer=1000)
    play_until(page, "Pass", Random(3))
    page.locator(BUTTON).click()
    idle(page)
    page.get_by_role("button", name="Undo").click()
    idle(page)
    assert before == page.evaluate("workers.length")
