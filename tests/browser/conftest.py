"""A real Chromium. Whatever a test does, no page may report an error or ask another origin for anything."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.conftest import Site
from tools import machine

OpenPage = Callable[..., Page]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=machine.browser(), args=machine.HEADLESS)
        yield browser
        browser.close()


@pytest.fixture
def open_page(browser: Browser, site: Site) -> Iterator[OpenPage]:
    """Opens a page of the site in a fresh profile; afterwards what it asked for and complained of is judged."""
    contexts, requests, complaints = [], [], []

    def open_page(path: str = "", width: int = 1280, **options: object) -> Page:
        context = browser.new_context(viewport={"width": width, "height": 900}, **options)
        context.grant_permissions(["clipboard-read", "clipboard-write"], origin=site.url)
        contexts.append(context)
        context.on("request", lambda request: requests.append(request.url))
        context.on(
            "console", lambda message: complaints.append(message.text) if message.type == "error" else None
        )
        context.on("weberror", lambda fault: complaints.append(str(fault.error)))
        page = context.new_page()
        page.goto(site.url + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []
    assert [url for url in requests if not url.startswith((site.url, "data:"))] == []
    assert [url for url in requests if is_python(url)] == []


def is_python(url: str) -> bool:
    """A file of the interpreter, of PyScript, or of our own Python."""
    return any(part in url for part in ("pyodide", "pyscript", ".wasm", ".py", ".zip", ".whl"))
