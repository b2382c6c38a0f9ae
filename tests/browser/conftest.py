"""A real Chromium. Whatever a test does, no page may report an error or ask another origin for anything."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.browser.driving import clear_tables
from tests.conftest import Site
from tools import machine

OpenPage = Callable[..., Page]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=machine.browser(), args=machine.HEADLESS)
        yield browser
        browser.close()


OWN_PACE = "try { localStorage['torite:pace'] ??= 'tap'; } catch {}"
"""Nothing moves and nothing goes on by itself, but in tests that speak of it."""

UNFOLDED = """
    new MutationObserver(() => {
        for (const fold of document.querySelectorAll("details.fold:not([data-unfolded])")) fold.open = fold.dataset.unfolded = true;
    }).observe(document, { childList: true, subtree: true });
"""
"""Every example is open from the start, but in tests that speak of it."""

SAVES_DATA = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })"
"""The page of a table loads no engine for such a reader before cards are dealt."""


class Watch:
    """Opens pages in fresh profiles, and notes what they ask for and complain of."""

    def __init__(self, browser: Browser, site: Site) -> None:
        self.browser, self.site = browser, site
        self.contexts: list[BrowserContext] = []
        self.requests: list[str] = []
        self.complaints: list[str] = []
        self.uncaught: list[str] = []

    def context(
        self, width: int = 1280, height: int = 900, folded: bool = False, **options: Any
    ) -> BrowserContext:
        still = {"reduced_motion": "reduce", "service_workers": "block", **options}
        context = self.browser.new_context(viewport={"width": width, "height": height}, **still)
        context.add_init_script(OWN_PACE)
        if not folded:
            context.add_init_script(UNFOLDED)
        context.grant_permissions(["clipboard-read", "clipboard-write"], origin=self.site.url)
        context.on("request", lambda request: self.requests.append(request.url))
        context.on(
            "console", lambda said: self.complaints.append(said.text) if said.type == "error" else None
        )
        context.on("weberror", lambda fault: self.uncaught.append(str(fault.error)))
        self.contexts.append(context)
        return context

    def open(self, path: str = "", script: str = "", **options: Any) -> Page:
        page = self.context(**options).new_page()
        page.add_init_script(script)
        page.goto(self.site.url + path)
        return page

    def close(self) -> None:
        for context in self.contexts:
            context.close()
        assert self.uncaught == []
        assert [url for url in self.requests if not url.startswith((self.site.url, "data:", "blob:"))] == []


@pytest.fixture
def watch(browser: Browser, site: Site) -> Iterator[Watch]:
    """For pages that are meant to fail at something: complaints are expected, uncaught errors are not."""
    watch = Watch(browser, site)
    yield watch
    watch.close()


@pytest.fixture
def open_live(watch: Watch) -> Iterator[OpenPage]:
    """Opens a page on which the engine may be called; it may not complain."""
    yield watch.open
    assert watch.complaints == []


@pytest.fixture
def open_page(open_live: OpenPage, watch: Watch) -> Iterator[OpenPage]:
    """Opens a page that is read and stepped through: not a byte of Python may be asked for."""
    yield open_live
    assert [url for url in watch.requests if is_python(url)] == []


@pytest.fixture(scope="module")
def shared(browser: Browser, site: Site) -> Iterator[Watch]:
    """What the tests of a file open once and share: one start of the engine where starting is not the promise."""
    watch = Watch(browser, site)
    yield watch
    watch.close()
    assert watch.complaints == []


@pytest.fixture(scope="module")
def table_page(shared: Watch) -> Page:
    return shared.open("iroha/play/")


@pytest.fixture
def lobby(table_page: Page) -> Page:
    """A page of tables on which the engine runs, and no table is kept, whatever the test before has done."""
    clear_tables(table_page)
    return table_page


def is_python(url: str) -> bool:
    """A file of the interpreter, of PyScript, or of our own Python."""
    return any(
        part in url for part in ("pyodide", "pyscript", ".wasm", "python.pack", ".py", ".whl", "interpreter")
    )
