"""What was damaged in the browser or on the way to it: the page says so, keeps all it has, and goes on."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import SAVES_DATA, OpenPage, Watch
from tests.browser.driving import TABLE, idle
from tests.conftest import Site
from tests.golden import lines
from tests.sample import some
from tests.widgets.test_mangled import DAMAGE, is_told, state_of

IROHA = "iroha/play/"
RECORD = next(
    line["value"]
    for line in lines()
    if "key" in line and line["shows"].get("setup") == "3 players, open-lowest"
)


@pytest.fixture(scope="module")
def shared(browser: Browser, site: Site) -> Iterator[Page]:
    """A page of tables, awake."""
    watch = Watch(browser, site)
    page = watch.open(IROHA)
    put(page, "good", RECORD)
    opens(page, "good")
    yield page
    watch.close()


def put(page: Page, name: str, record: str) -> None:
    page.evaluate("([name, text]) => localStorage.setItem(`torite:table:${name}`, text)", [name, record])


def address(page: Page, fragment: str) -> None:
    """What was told before is no answer to it."""
    page.evaluate(f"document.querySelector('{TABLE} .widget-told').textContent = ''")
    page.evaluate("hash => { location.hash = hash; }", fragment)


def opens(page: Page, name: str) -> None:
    address(page, f"table-{name}")
    expect(page.locator(f"{TABLE} .felt")).to_be_visible(timeout=60_000)
    idle(page)


def told(page: Page) -> str:
    said = page.locator(f"{TABLE} .widget-told")
    expect(said).not_to_be_empty(timeout=20_000)
    idle(page)
    return said.inner_text()


@pytest.mark.parametrize("damage", ["nested", "nested in a value", *some(DAMAGE, 4)])
def test_a_damaged_record_is_told_and_left(shared: Page, damage: str) -> None:
    """The sentence says what is wrong, and the record stays as it is; the other table opens before and after it."""
    state = DAMAGE[damage](state_of(RECORD))
    record = json.dumps(json.loads(RECORD) | {"state": state})
    put(shared, "bad", record)
    opens(shared, "good")
    address(shared, "table-bad")
    assert is_told(told(shared))
    assert shared.evaluate("localStorage.getItem('torite:table:bad')") == record


@pytest.mark.parametrize("record", ["", "null", "[" * 50_000, RECORD[:100], '{"state":1,"game":"iroha"}'])
def test_a_record_that_is_none_is_told_and_left(shared: Page, record: str) -> None:
    """Where not even a state can be found in it."""
    put(shared, "bad", record)
    opens(shared, "good")
    address(shared, "table-bad")
    assert "cannot be read" in told(shared)
    assert shared.evaluate("localStorage.getItem('torite:table:bad')") == record


def test_the_address_of_a_table_elsewhere_is_told(shared: Page) -> None:
    """A friend who opens it learns first how the table can be sent, and may deal one."""
    opens(shared, "good")
    address(shared, "table-friend")
    assert "Share" in told(shared)
    expect(shared.locator(".lobby")).to_be_visible()
    why, lobby = (shared.locator(name).bounding_box() for name in (f"{TABLE} .widget-told", ".lobby"))
    assert why
    assert lobby
    assert why["y"] + why["height"] <= lobby["y"] + 1
    expect(shared.locator(f"{TABLE} .widget-told")).to_be_in_viewport(ratio=1)
    assert shared.evaluate("localStorage.getItem('torite:table:friend')") is None


@pytest.mark.parametrize("fragment", ["__proto__", "__proto__.3", "constructor", "__nothing"])
def test_a_name_that_scripts_know_is_told(shared: Page, fragment: str) -> None:
    """As any other that nothing is called."""
    address(shared, fragment)
    expect(shared.locator(".page-lost")).to_contain_text(f"“{fragment}”")


@pytest.mark.parametrize("edition", ['x"]', "<b>", "", "2016"])
def test_an_edition_that_is_none_does_no_harm(open_page: OpenPage, edition: str) -> None:
    """Addresses open all the same."""
    page = open_page("tezuma/play/", script=SAVES_DATA)
    page.evaluate("edition => localStorage.setItem('torite:edition', edition)", edition)
    page.goto(page.url + "#table-friend")
    page.reload()
    assert "Share" in told(page)
    assert page.locator(".lobby input[name=edition]:checked").count() == 1
