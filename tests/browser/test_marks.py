"""What is marked on a card of the hand is seen there, however the hand lies: chosen for an act, or with the keyboard's focus."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Watch
from tests.browser.turns import frame, open_felt
from tests.widgets.touching import linked_table, sent

FIRE = """game: tezuma
setup: 3 players, 2015
names: You Ben Chie
leader: A
took A: pain B, score 1, fire-breathing
took B: pain U, score 2, pail-dance
took C: pain W, score 3, paper-egg
hand A: {}
hand B: {}
hand C: {}
"""
ROWS = {
    "one": ("B2 B5 B7 W*", "B3 B8 U3 W2", "B4 R2 U5 W3"),
    "two": (
        "B2 B3 B4 B5 B6 B7 B8 U2 W*",
        "U3 U4 U5 U6 U7 U8 W2 W3 W4",
        "R2 R3 R4 R5 R6 R7 R8 W7 W8",
    ),
}
MARKS = """() => {
    const marks = (card) => {
        const { backgroundColor, outlineWidth, outlineStyle } = getComputedStyle(card.querySelector(".card"));
        return [backgroundColor, outlineStyle === "none" ? "0px" : outlineWidth];
    };
    const top = (card) => card.getBoundingClientRect().top;
    const cards = [...document.querySelectorAll(".felt .hand .hand-option")].map((card) => [card, card.ariaPressed === "true"]);
    const [chosen, others] = [true, false].map((one) => cards.filter(([card, is]) => is === one && card.matches(".is-legal")).map(([card]) => card));
    return chosen.map((card) => {
        const alike = others.filter((other) => Math.abs(top(other) - top(card)) < 20);
        return alike.length > 0 && alike.every((other) => top(card) < top(other) - 3 && marks(other)[1] === "0px")
            && parseFloat(marks(card)[1]) >= 2 && (matchMedia("(forced-colors: active)").matches || marks(card)[0] !== marks(others[0])[0]);
    });
}"""


@pytest.mark.parametrize("seen", [{}, {"color_scheme": "dark"}, {"forced_colors": "active"}], ids=str)
@pytest.mark.parametrize("rows", ROWS)
def test_chosen_cards_are_seen_to_be_chosen(shared: Watch, rows: str, seen: dict[str, str]) -> None:
    """Higher than their neighbours that may be chosen too, and marked without colour."""
    page = felt(shared, **seen)
    session = sent(linked_table(FIRE.format(*ROWS[rows])), "switch fire-breathing", "tap A B2", "tap A B7")
    put(page, frame(session))
    assert page.evaluate(MARKS) == [True, True]
    page.context.close()


COVERED = """limited => {
    const all = (name) => [...document.querySelectorAll(`.felt .hand ${name}`)], box = (one) => one.getBoundingClientRect();
    const meets = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5;
    document.querySelector(".felt .hand").classList.toggle("is-limited", limited);
    for (const [at, card] of all("> li").entries()) {
        card.insertAdjacentHTML("beforeend", '<small class="hand-new">new</small>');
        card.firstChild.classList.replace("is-legal", limited && at % 2 ? "is-illegal" : "is-legal");
    }
    return all(".hand-new").flatMap((tag) => all(".card-index").filter((index) => meets(box(tag), box(index))).map(({ parentElement }) => parentElement.ariaLabel));
}"""


@pytest.mark.parametrize("limited", [False, True])
@pytest.mark.parametrize("rows", ROWS)
def test_what_is_new_in_a_hand_hides_no_card(shared: Watch, rows: str, limited: bool) -> None:
    """Wherever it has come, and whether it may be played or not: number and suit of every card are seen."""
    page = felt(shared)
    for width in (320, 360, 1280):
        page.set_viewport_size({"width": width, "height": 640})
        put(page, frame(linked_table(FIRE.format(*ROWS[rows]))))
        assert page.evaluate(COVERED, limited) == [], width
    page.context.close()


def test_the_ring_of_a_card_lies_over_its_neighbours(shared: Watch) -> None:
    page = felt(shared)
    put(page, frame(linked_table(FIRE.format(*ROWS["two"]))))
    covered = page.evaluate(
        """() => [...document.querySelectorAll(".felt .hand .hand-option")].filter((card) => {
            card.focus({ focusVisible: true });
            const { left, right, top, bottom } = card.getBoundingClientRect();
            return [[left + 3, top + 3], [right - 3, top + 3], [left + 3, bottom - 3], [right - 3, bottom - 3]]
                .some(([x, y]) => !card.contains(document.elementFromPoint(x, y)));
        }).length"""
    )
    assert covered == 0
    page.context.close()


def felt(shared: Watch, **seen: Any) -> Page:
    page = shared.context(360, 640, has_touch=True, is_mobile=True, **seen).new_page()
    open_felt(page, f"{shared.site.url}tezuma/play/")
    return page


def put(page: Page, html: str) -> None:
    page.evaluate(
        "html => { document.querySelector('torite-table > .widget-frame').innerHTML = html; }", html
    )
