"""Examples and first deals on a phone: at every step all of it is in sight at once, and nothing moves with a step."""

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import OpenPage
from tests.sample import SWEEP

PAGES = [
    f"{game}/{page}/"
    for game in ("iroha", "tezuma", "tornei", "automatic")
    for page in ("rules", "examples", "readings", "first-deal")
]
SOME = [page for page in PAGES if SWEEP or page.split("/")[1] in ("rules", "first-deal")]

FAULTS = """async sweep => {
    await document.fonts.ready;
    const found = [], height = (element) => element.getBoundingClientRect().height;
    const all = [...document.querySelectorAll("torite-play, torite-guide")];
    for (const [number, one] of all.entries()) {
        if (!sweep && number % 4) continue;
        const isGuide = one.matches("torite-guide");
        one.draw?.();
        const last = isGuide ? one.frames.length - 1 : Number(one.dataset.last);
        const heights = new Set();
        for (const awake of isGuide ? [false] : [false, true]) for (let at = 0; at <= last; at++) {
            isGuide ? one.stop(at) : one.step(at);
            one.classList.toggle("is-awake", awake);
            const name = `${one.id}, step ${at}${awake ? ", awake" : ""}`;
            heights.add(Math.round(height(one)));
            const { top } = one.getBoundingClientRect();
            const row = one.querySelector(".stepping-row").getBoundingClientRect();
            const free = innerHeight - parseFloat(getComputedStyle(document.querySelector(".nav")).top) - height(document.querySelector(".nav"));
            if (row.bottom - top > free) found.push(`${name}: ${Math.round(row.bottom - top)} px, where ${Math.round(free)} are free`);
            if (row.bottom > one.getBoundingClientRect().bottom + 1) found.push(`${name}: the row of steps is cut off`);
            const hands = one.querySelector(".example-hands").getBoundingClientRect();
            if (hands.bottom > row.top + 1) found.push(`${name}: the hand lies on the row of steps`);
            const headline = one.querySelector(".widget-headline, .guide-ask").getBoundingClientRect();
            if (headline.bottom > hands.top + 1 && hands.height > 5) found.push(`${name}: the hand lies on what is said`);
        }
        if (heights.size > 1) found.push(`${one.id} is ${[...heights].join(" or ")} px high`);
    }
    return found;
}"""


OVERLAPS = """() => {
    const found = [];
    for (const one of document.querySelectorAll("torite-play, torite-guide")) {
        const isGuide = one.matches("torite-guide");
        one.draw?.();
        const last = isGuide ? one.frames.length - 1 : Number(one.dataset.last);
        for (let at = 0; at <= last; at++) {
            isGuide ? one.stop(at) : one.step(at);
            const said = one.querySelector(".widget-said").getBoundingClientRect();
            for (const who of one.querySelectorAll(".board-who")) {
                const { bottom, height } = who.getBoundingClientRect();
                if (height && bottom > said.top + 2) found.push(`${one.id}, step ${at}: ${who.textContent} by ${Math.round(bottom - said.top)}`);
            }
        }
    }
    return found;
}"""


@pytest.mark.parametrize("game", ["iroha", "tezuma", "tornei", "automatic"])
def test_no_seat_lies_on_what_is_said_on_a_wide_screen(open_page: OpenPage, game: str) -> None:
    """In the first deal, at every stop, where everything is drawn larger."""
    page = open_page(f"{game}/first-deal/", width=1366, height=768)
    assert page.evaluate(OVERLAPS) == []


def faults(page: Page) -> list[str]:
    found: list[str] = page.evaluate(FAULTS, SWEEP)
    return found


@pytest.mark.parametrize("path", SOME)
def test_all_of_it_is_in_sight_at_every_step(open_page: OpenPage, path: str) -> None:
    """From the title to the row of steps it fits below the bars, asleep and awake; it is as high at each step as at any."""
    assert faults(open_page(path, width=360, height=640, has_touch=True, is_mobile=True)) == []
