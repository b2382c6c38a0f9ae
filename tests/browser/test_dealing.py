"""A deal of each game by real touches: one for each card, and nothing moves that should lie still."""

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from engine.registry import GAMES
from engine.text import TABLE as NOBODY
from tests.browser.conftest import Watch
from tests.browser.driving import BUTTON, HAND, TABLE, idle, stored
from tests.browser.turns import SETUPS, table
from widgets.render.scene import owner
from widgets.worker.session import Session
from widgets.worker.stored import kept

TURNS = 12
LEGAL = f"{HAND}.is-legal[data-send]:not([aria-pressed=true])"
OTHERWISE = (
    f"{TABLE} .prompt-buttons .widget-act[data-send^=do]",
    BUTTON,
    LEGAL,
    f"{TABLE} .board [data-send^=weigh]",
    f"{TABLE} .felt-ways .is-legal",
)
"""What a reader touches next: what is weighed is taken, else what is due, a card, or what lies there."""
ENDS = ("Deal the next", "Play again")


def sit_down(shared: Watch, game: str, width: int, height: int, **options: Any) -> Page:
    """At a table for four that is the same each time: kept in this browser, and opened by its address."""
    page = shared.context(width, height, **options).new_page()
    setup = next(text for name, text in SETUPS if name == game and "4 players" in text)
    page.goto(f"{shared.site.url}credits/")
    page.evaluate(KEEP, [game, kept(table(game, setup, SEED))])
    page.goto(f"{shared.site.url}{game}/play/#table-same")
    expect(page.locator(f"{TABLE} .felt")).to_be_visible(timeout=60_000)
    idle(page)
    return page


SEED = 2
KEEP = """([game, state]) => localStorage.setItem("torite:table:same", JSON.stringify({
    game, state, summary: "", over: false, when: Date.now(),
}))"""


def due(page: Page) -> Locator:
    found = next(found for found in map(page.locator, OTHERWISE) if found.count())
    return found.first


def tap(page: Page, target: Locator) -> None:
    """With a finger, on the strip that no other card covers."""
    box = target.bounding_box()
    assert box
    page.wait_for_timeout(DOUBLE)
    page.evaluate(CLICKED)
    page.touchscreen.tap(box["x"] + 12, box["y"] + 20)
    assert page.evaluate("window.clicked"), f"nothing was touched at {box}"
    idle(page)


DOUBLE = 350
"""Two touches of one place within 300 ms are a double one, and the second is not heard."""
CLICKED = """() => {
    window.clicked = new Promise((done) => {
        addEventListener("click", () => done(true), { once: true, capture: true });
        setTimeout(done, 2000, false);
    });
}"""


def chosen(session: Session) -> int:
    """How many things You have done."""
    file, game = session.course.file, session.course.file.game
    actors = [game.deed(moment.action).actor for moment in session.course.moments]
    return sum(actor != NOBODY and owner(file, actor) == session.viewer for actor in actors)


@pytest.mark.parametrize("game", ["tezuma", "tornei"])
def test_one_touch_a_card(shared: Watch, game: str) -> None:
    """Over a whole deal, with a finger: a card is played by the touch of it; without an ability nothing is asked again."""
    page, rng = sit_down(shared, game, 360, 640, has_touch=True, is_mobile=True), Random(7)
    cards = 0
    for _ in range(400):
        if any(page.locator(BUTTON, has_text=end).count() for end in ENDS):
            break
        legal = page.locator(LEGAL)
        is_card = not page.locator(", ".join(OTHERWISE[:2])).count() and legal.count() > 0
        before = chosen(stored(page))
        tap(page, legal.nth(rng.randrange(legal.count())) if is_card else due(page))
        assert page.locator(f"{TABLE} :popover-open").count() == 0
        if is_card:
            cards += 1
            assert chosen(stored(page)) == before + 1
    else:
        raise AssertionError("the deal does not end")
    assert cards >= 10
    page.close()


SHIFTS = """() => {
    window.shifts = [];
    const places = [".md-header", ".felt", ".felt-hands", ".felt-row"];
    const boxes = () => places.map((name) => {
        const box = document.querySelector(name)?.getBoundingClientRect();
        return box ? `${name} ${[box.x, box.y, box.width, box.height].map(Math.round)}` : "";
    });
    const isPlayed = () => document.querySelector(".felt .board-ring .board-lying > .card") !== null;
    let first = null;
    new MutationObserver(() => {
        if (!isPlayed()) first = null;
        else if (first === null) first = boxes();
        else boxes().forEach((box, at) => { if (box !== first[at]) shifts.push(`${first[at]} to ${box}`); });
    }).observe(document.querySelector("torite-table"), { childList: true, subtree: true });
}"""
"""What lies still while a trick is played, and moves all the same."""
ILLEGAL = f"{HAND}.is-illegal[data-send]"
SHOWN = """() => {
    const table = document.querySelector("torite-table");
    return table.waiting === 0 && table.showing.frames.length === 0;
}"""


@pytest.mark.parametrize(("width", "height"), [(360, 640), (1366, 768)], ids=["phone", "wide"])
@pytest.mark.parametrize("game", ["iroha"])
def test_nothing_moves_that_lies_still(shared: Watch, game: str, width: int, height: int) -> None:
    """While cards travel, and at an illegal touch, its answer and the way back: the bar, the hand and the row of buttons keep their places.

    A hand of fewer cards lies in one row, once in a deal.
    """
    options = {"has_touch": True, "is_mobile": width < 1000, "reduced_motion": "no-preference"}
    page, rng = sit_down(shared, game, width, height, **options), Random(3)
    page.evaluate("localStorage['torite:pace'] = 'quick'")
    page.evaluate(SHIFTS)
    refused = 0
    for _ in range(TURNS):
        page.wait_for_function(SHOWN, timeout=20_000)
        illegal = page.locator(ILLEGAL)
        if refused < 2 and illegal.count():
            tap(page, illegal.nth(rng.randrange(illegal.count())))
            if page.locator("[data-part=answer]").count():
                refused += 1
                page.wait_for_timeout(600)
                page.locator("[data-part=answer] [data-send=look]").tap()
                idle(page)
                page.wait_for_timeout(300)
        tap(page, due(page))
        page.wait_for_timeout(600)
    moved = page.evaluate("window.shifts")
    from_two_rows_to_one = {move for move in moved if move.startswith(".felt-hands")}
    assert len(from_two_rows_to_one) <= (width < 1000), from_two_rows_to_one
    assert [move for move in moved if move not in from_two_rows_to_one] == [], moved[:6]
    page.close()


PLACES = [
    ".md-header",
    ".felt",
    ".felt-row",
    ".felt-hands",
    ".felt > .prompt",
    ".felt-beside",
    ".table-links",
]
BOXES = """places => {
    const felt = document.querySelector(".felt:not(.is-choosing, .is-drafting)");
    if (!felt?.querySelector(":scope > .board .board-lying") || !felt.querySelector(".hand-option")) return {};
    const isSeen = (name) => document.querySelector(name)?.checkVisibility();
    return Object.fromEntries(places.filter(isSeen).map((name) => {
        const { x, y, width, height } = document.querySelector(name).getBoundingClientRect();
        return [name, [x, y, width, height].map(Math.round).join(" ")];
    }));
}"""
"""Seen while there is a trick and a hand."""
PLACED = {".felt-hands": 2, ".felt > .prompt": 2, ".table-links": 3}
"""A hand of two rows becomes one of one; what stands beside gets a chart or boards, once, and these grow."""


@pytest.mark.parametrize("game", GAMES)
def test_boxes_lie_still_from_turn_to_turn(shared: Watch, game: str) -> None:
    """Bar, felt, buttons and all that lies beside keep their places; hand and prompt have two. The page is as high as its window."""
    page = sit_down(shared, game, 1366, 768)
    for width, height in ((1366, 768), (360, 640)):
        page.set_viewport_size({"width": width, "height": height})
        lay: dict[str, set[str]] = {}
        for _ in range(TURNS):
            for name, box in page.evaluate(BOXES, PLACES).items():
                lay.setdefault(name, set()).add(box)
            assert page.evaluate("document.scrollingElement.scrollHeight") == height
            due(page).dispatch_event("click")
            idle(page)
        assert lay
        moved = {name: found for name, found in lay.items() if len(found) > PLACED.get(name, 1)}
        assert moved == {}, width
    page.close()
