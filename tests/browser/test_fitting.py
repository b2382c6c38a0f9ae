"""Examples and first deals on a phone: at every step all of it is in sight at once, and nothing moves with a step."""

import pytest
from playwright.sync_api import Page, expect

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
        await one.fetchSteps?.();
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


OVERLAPS = """async () => {
    const found = [];
    for (const one of document.querySelectorAll("torite-play, torite-guide")) {
        const isGuide = one.matches("torite-guide");
        await one.fetchSteps?.();
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


@pytest.mark.parametrize("game", ["iroha", "tezuma", "tornei", "automatic"])
def test_no_seat_lies_on_what_is_said_on_a_phone(open_page: OpenPage, game: str) -> None:
    """In no example of a page that has many, at any step; but where the NPC has most of the table."""
    page = open_page(f"{game}/examples/", width=360, height=640, has_touch=True, is_mobile=True)
    assert [one for one in page.evaluate(OVERLAPS) if not one.startswith("npc-")] == []


@pytest.mark.parametrize("address", ["iroha/rules/#late-colour.2", "tornei/rules/#forecast.4"])
def test_a_step_that_is_linked_comes_to_rest_in_sight(open_page: OpenPage, address: str) -> None:
    """Title, picture, words and the row of steps together, also where the example was folded."""
    page = open_page(address, width=360, height=640, has_touch=True, is_mobile=True, folded=True)
    example = page.locator(f"#{address.partition('#')[2].partition('.')[0]}")
    for part in (".widget-title", ".board", ".widget-said", ".stepping-row"):
        expect(example.locator(part)).to_be_in_viewport(ratio=0.99)
    title, row = example.locator(".widget-title").bounding_box(), page.locator(".nav").bounding_box()
    assert title
    assert row
    assert title["y"] >= row["y"] + row["height"]


@pytest.mark.parametrize("address", ["iroha/rules/#new-trump.3", "tezuma/abilities/#sword-walking.2"])
def test_no_words_above_a_linked_step_are_cut(open_page: OpenPage, address: str) -> None:
    """On a wide screen too: they end below what stays there, or above its lower edge, all of them."""
    for size in ({"width": 1280, "height": 800}, {"width": 360, "height": 640}):
        page = open_page(address, **size, folded=True)
        fold = page.locator("details.fold[open]")
        above = fold.evaluate("fold => fold.previousElementSibling.getBoundingClientRect().bottom")
        row = page.locator(".nav").bounding_box()
        assert row
        assert above <= row["y"] + row["height"] + 1
        assert fold.evaluate("fold => fold.getBoundingClientRect().top") >= row["y"] + row["height"]


def test_the_ways_out_stand_alike(open_page: OpenPage) -> None:
    """The link to a step and the report, each as high as a finger."""
    page = open_page("iroha/rules/#new-trump.3", width=360, height=640, has_touch=True, is_mobile=True)
    boxes = [page.locator(f"#new-trump .example-{name}").bounding_box() for name in ("here", "wrong")]
    heights = [(box["y"], box["height"]) for box in boxes if box]
    assert heights[0] == heights[1]
    assert heights[0][1] >= 44


def faults(page: Page) -> list[str]:
    found: list[str] = page.evaluate(FAULTS, SWEEP)
    return found


@pytest.mark.parametrize("path", SOME)
def test_all_of_it_is_in_sight_at_every_step(open_page: OpenPage, path: str) -> None:
    """From the title to the row of steps it fits below the bars, asleep and awake; it is as high at each step as at any."""
    assert faults(open_page(path, width=360, height=640, has_touch=True, is_mobile=True)) == []


def test_what_a_card_tells_leaves_the_steps_free(open_page: OpenPage) -> None:
    """On a phone it lies above the hand: the row of steps can be reached."""
    page = open_page("iroha/rules/#late-colour.2", width=360, height=640, has_touch=True)
    page.locator("#late-colour .hand-option").first.tap()
    tip = page.locator("#late-colour .tip:popover-open").bounding_box()
    row = page.locator("#late-colour .stepping-row").bounding_box()
    assert tip
    assert row
    assert tip["y"] + tip["height"] <= row["y"]


def test_a_tick_stands_in_a_circle(open_page: OpenPage) -> None:
    """Whatever room its seat has."""
    page = open_page("tornei/rules/#forecast.12", width=360, height=640, has_touch=True)
    found = page.locator("#forecast .row-verdict")
    expect(found.first).to_be_visible()
    for box in [one.bounding_box() for one in found.all()]:
        assert box
        assert abs(box["width"] - box["height"]) < 1


def test_a_long_ability_keeps_within_its_seat(open_page: OpenPage) -> None:
    """Also while it is used."""
    page = open_page("tezuma/examples/#fire-trick.1", width=360, height=640, has_touch=True)
    name, seat = (
        page.locator("#fire-trick .piece-ability.is-used"),
        page.locator("#fire-trick .board-who:has(.is-used)"),
    )
    expect(name).to_be_visible()
    inner, outer = name.bounding_box(), seat.bounding_box()
    assert inner
    assert outer
    assert inner["x"] >= outer["x"]
    assert inner["x"] + inner["width"] <= outer["x"] + outer["width"]
