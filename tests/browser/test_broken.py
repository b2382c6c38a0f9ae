"""What is broken outside our reach: a browser that keeps nothing, files that arrive damaged or not at all, a worker that was ended."""

import json
import threading
from collections.abc import Iterator
from functools import partial
from http import HTTPStatus
from http.server import ThreadingHTTPServer
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

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
from tests.browser.test_worker import KEEP_WORKERS, engine_with, impatient
from tests.conftest import Site
from tools import machine, serve


class Damaged(serve.Pages):
    """Answers what Python is loaded from as it is told to; a browser keeps it as long as a good answer."""

    how: str
    """`cut`, `html`, `missing`, `stalled`, or nothing for a good answer."""
    once = False
    """Is only the first answer for a file a bad one?"""
    only = ""
    """A part of the address of the one file that is meant."""
    asked: set[str]
    released: threading.Event

    def answer(self, status: HTTPStatus, file: Path) -> None:
        told = type(self)
        del self.headers["Accept-Encoding"]  # packing takes longer than a test waits for a byte
        is_first = self.path not in told.asked
        told.asked.add(self.path)
        is_meant = told.only in self.path if told.only else is_python(self.path)
        is_bad = is_meant and (is_first or not told.once)
        if not told.how or not is_bad:
            super().answer(status, file)
        elif told.how == "missing":
            super().answer(HTTPStatus.NOT_FOUND, self.site / "404.html")
        elif told.how == "html":
            super().answer(HTTPStatus.OK, self.site / "404.html")
        else:
            self.half(file)

    def half(self, file: Path) -> None:
        """The first half: as if that were all, or with no more to come."""
        body = file.read_bytes()
        is_stalled = type(self).how == "stalled"
        half = body[: len(body) // 2]
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", serve.TYPES[file.suffix])
        self.send_header("Content-Length", str(len(body if is_stalled else half)))
        self.send_header("Cache-Control", "max-age=600")
        self.end_headers()
        self.wfile.write(half)
        if is_stalled:
            self.wfile.flush()
            type(self).released.wait(60)
            self.close_connection = True


@pytest.fixture
def damage(site: Site) -> Iterator[tuple[str, type[Damaged]]]:
    """The same site at another address, where files can be damaged, and what tells how."""

    class Told(Damaged):
        how, asked, released = "", set(), threading.Event()

    ThreadingHTTPServer.daemon_threads = True
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Told, site=site.folder))
    serve.answer_from_now(server)
    yield serve.address(server), Told
    Told.released.set()
    server.shutdown()
    server.server_close()


def open_damaged(watch: Watch, address: str) -> Page:
    """A page of that site; it asks no other origin."""
    watch.site = watch.site._replace(url=address)
    return watch.open(RULES)


KNOWN = f"""async () => {{
    const build = new URL("build.js", {HERE}).href;
    const {{ FILES }} = await import(build);
    return Object.keys(FILES).map((name) => new URL(name, build).href);
}}"""
"""The files whose length the page knows."""


@pytest.mark.parametrize("how", ["cut", "html", "missing"])
def test_a_bad_answer_is_fetched_anew(watch: Watch, damage: tuple[str, type[Damaged]], how: str) -> None:
    """Each file of the start comes damaged at first, and is kept so by the browser: the example wakes all the same."""
    address, told = damage
    told.how, told.once = how, True
    page = open_damaged(watch, address)
    wake(page, NEW_TRUMP)
    asked = {url.split("?")[0] for url in watch.requests if is_python(url)}
    assert asked == set(page.evaluate(KNOWN))


@pytest.mark.parametrize("way_on", ["Try again", "Reload the page"])
def test_a_file_that_stays_damaged_is_named(
    watch: Watch, damage: tuple[str, type[Damaged]], way_on: str
) -> None:
    """A sentence names the file; once it is whole again, another try and a reload both work, whatever the browser has kept."""
    address, told = damage
    told.how, told.only = "cut", "python_stdlib.zip"
    page = open_damaged(watch, address)
    page.locator(f"{NEW_TRUMP} [data-live=wake]").click()
    expect(page.locator(f"{NEW_TRUMP} .is-stuck")).to_contain_text("python_stdlib.zip", timeout=30_000)
    told.how = ""
    page.get_by_role("button", name=way_on).click()
    if way_on == "Reload the page":
        expect(page.locator(".is-stuck")).to_have_count(0)
        page.locator(f"{NEW_TRUMP} [data-live=wake]").click()
    expect(page.locator(f"{NEW_TRUMP}.is-awake")).to_be_attached(timeout=60_000)


def test_a_stall_is_told(watch: Watch, damage: tuple[str, type[Damaged]]) -> None:
    """No more comes of a file, the page's or the worker's: that is told long before a start is given up, and a new try goes on."""
    address, told = damage
    page = open_damaged(watch, address)
    impatient(page, bytes=2000, start=300_000)
    told.how = "stalled"
    way_on = page.locator(f"{NEW_TRUMP} [data-live=wake]")
    for told.only in ("core.js", "pyodide.asm.wasm"):
        way_on.click()
        way_on = page.get_by_role("button", name="Try again")
        expect(page.locator(f"{NEW_TRUMP} .is-stuck")).to_contain_text(told.only, timeout=60_000)
    told.how = ""
    way_on.click()
    expect(page.locator(f"{NEW_TRUMP}.is-awake")).to_be_attached(timeout=60_000)


SOONER = "{ const { setInterval } = window; window.setInterval = (does, time) => setInterval(does, Math.min(time, 1000)); }"


@pytest.mark.parametrize("file", ["torite.js", "build.js"])
def test_the_page_script_is_fetched_anew(watch: Watch, damage: tuple[str, type[Damaged]], file: str) -> None:
    """Where the browser has kept a bad answer for it, the page shows its words, and the next load has the script."""
    address, told = damage
    told.how, told.only, told.once = "missing", file, True
    watch.site = watch.site._replace(url=address)
    page = watch.context().new_page()
    page.add_init_script(SOONER)
    page.goto(address + RULES)
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


def test_a_worker_that_was_ended_is_noticed_at_once(watch: Watch) -> None:
    """Ended by the browser, idle or in the middle of an answer: without waiting for a word from it a fresh one answers."""
    page = watch.open(script=SAVES_DATA)
    page.context.add_init_script(KEEP_WORKERS)
    page.goto(page.url + PLAY)
    loop = "def undo(session, _, rng):\n    while True: pass\n"
    page.route(
        "**/engine.zip", engine_with(UNDO, loop), times=2
    )  # looked at by the page, loaded by the worker
    deal(page)
    impatient(page, answer=120_000)
    before = frame(page)
    play_until(page, "Pass", Random(3))
    page.locator(BUTTON).click()
    idle(page)
    page.get_by_role("button", name="Undo").click()
    page.wait_for_timeout(100)
    page.evaluate("workers.at(-1).terminate()")
    idle(page)
    assert before.count("option") == frame(page).count("option")
    page.evaluate("workers.at(-1).terminate()")
    assert take_turn(page, Random(3))


UNDO = "def undo(session: Session, _: str, rng: Random) -> Session:\n"
BUSY = "    from time import time\n    end = time() + {}\n    while time() < end: pass\n"


def test_long_work_on_a_slow_machine_is_waited_for(watch: Watch) -> None:
    """Who took long to start may take long to answer: the same worker goes on."""
    page = watch.open(script=SAVES_DATA)
    page.context.add_init_script(KEEP_WORKERS)
    page.goto(page.url + PLAY)
    slow = BUSY.format(2).replace("    from", "if True:\n    from", 1) + UNDO + BUSY.format(4)
    page.route("**/engine.zip", engine_with(UNDO, slow))
    deal(page)
    before = page.evaluate("workers.length")
    impatient(page, answer=1000)
    play_until(page, "Pass", Random(3))
    page.locator(BUTTON).click()
    idle(page)
    page.get_by_role("button", name="Undo").click()
    idle(page)
    assert before == page.evaluate("workers.length")
