"""A link to a step with moves of one's own opens there, whatever step the example stands at."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.branches import Branch, arrives, branches, follow, opens_fresh
from tests.browser.conftest import Watch
from tests.browser.driving import wake
from tests.browser.test_waking import ON_PAGES
from tests.conftest import Site
from tests.sample import SWEEP, some

RULES = "iroha/rules/"
PAGES = list(ON_PAGES) if SWEEP else [RULES]
SEEN = [
    Branch("late-colour", 7, "~1~6~C_Y1"),
    Branch("pass", 5, "~1~4~B_R6"),
    Branch("lead", 5, "~1~4~C_Y6"),
    Branch("follow-any", 5, "~1~4~D_R8"),
]
"""Seen to open at another step."""


def from_every_step(path: str) -> list[Branch]:
    return [branch for source in ON_PAGES[path] for branch in branches(source)]


@pytest.fixture(scope="module", params=PAGES)
def opened(request: pytest.FixtureRequest, browser: Browser, site: Site) -> Iterator[Page]:
    """A page that stays open for all tests; the engine is there."""
    watch = Watch(browser, site)
    page = watch.open(request.param)
    wake(page, f"torite-play[id='{page.locator('torite-play').first.get_attribute('id')}']")
    yield page
    watch.close()


def path_of(page: Page) -> str:
    return page.url.partition("#")[0].partition("/torite/")[2]


def test_a_branch_opens_within_the_page(opened: Page) -> None:
    """By a link and by Back, from every step of every example, while the example stands at another step."""
    path = path_of(opened)
    every = [*(SEEN if path == RULES else []), *some(from_every_step(path), 10)]
    wrong = [fault for branch in every for fault in follow(opened, branch)]
    assert wrong == []


def test_a_branch_opens_on_a_fresh_load(opened: Page) -> None:
    """In a tab where nothing runs yet, at its own step and not at the one where the page shows the example."""
    path = path_of(opened)
    last = {branch.name: branch for branch in from_every_step(path)}
    every = list(last.values()) if SWEEP else SEEN[1:2]
    address = opened.url.partition("#")[0]
    assert [branch.link for branch in every if not opens_fresh(opened.context, address, branch)] == []


def test_a_branch_says_what_is_on_its_way(watch: Watch) -> None:
    """From the position in which its move is made, and nothing moves when it comes."""
    branch = SEEN[0]
    page = watch.context(width=360, height=640, has_touch=True, is_mobile=True).new_page()
    held: list[Route] = []
    page.route("**/*.wasm", lambda route: held.append(route))
    page.goto(f"{watch.site.url}{RULES}{branch.link}")
    said = page.locator(f"#{branch.name} .widget-said")
    expect(said).to_contain_text("Next: umbrella 1, from Chie's hand …")
    expect(said).to_contain_text("This comes with the link.")
    expect(page.locator(f"#{branch.name} .widget-panel")).to_be_attached()
    title = page.locator(f"#{branch.name} .widget-title")
    expect(title).to_be_in_viewport(ratio=1)
    before = title.bounding_box()
    page.unroute("**/*.wasm")
    for route in held:
        route.continue_()
    expect(said).to_contain_text("Chie leads umbrella 1.", timeout=60_000)
    page.wait_for_timeout(300)
    assert before == title.bounding_box()


def test_of_two_links_the_last_is_shown(opened: Page) -> None:
    """What is opened while the moves of the one before are still on their way."""
    branch = from_every_step(path_of(opened))[1]
    away = f"#{branch.name}.{branch.at + 1}"
    opened.evaluate(
        "([one, other]) => { location.hash = one; setTimeout(() => { location.hash = other; }, 1); }",
        [branch.link, away],
    )
    assert arrives(opened, branch, away)
    opened.wait_for_timeout(300)
    assert arrives(opened, branch, away)
