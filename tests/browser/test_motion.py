"""Whatever changes its place is seen to go there, as it lies before or after; and home's trick is in sight as a whole."""

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.driving import TABLE, idle, take_turn

RECORD = """() => {
    const table = document.querySelector("torite-table");
    const labels = () => [...table.querySelectorAll(".board [aria-label], .hand [aria-label]")].map((one) => one.ariaLabel);
    const lay = new Set();
    window.see = () => labels().forEach((label) => lay.add(label));
    see();
    const animate = Element.prototype.animate;
    window.moves = [];
    Element.prototype.animate = function (frames, how) {
        const isGone = this.matches(".playing-ghost");
        const what = this.dataset.piece ?? this.ariaLabel ?? this.className;
        const isSeen = !this.ariaLabel || lay.has(this.ariaLabel) || labels().includes(this.ariaLabel);
        window.moves.push({ what, isGone, isSeen, from: this.closest(".hand") ? "hand" : "board" });
        see();
        return animate.call(this, frames, how);
    };
}"""
GHOSTS = """() => {
    window.ghosts = 0;
    new MutationObserver((changes) => {
        const added = changes.flatMap((change) => [...change.addedNodes]);
        window.ghosts += added.filter((node) => node.matches?.(".playing-ghost")).length;
    }).observe(document.querySelector("torite-play"), { childList: true });
}"""
MOVES = "() => { const moves = window.moves; window.moves = []; return moves; }"


def opened(open_live: OpenPage, game: str, players: int) -> Page:
    page = open_live(f"{game}/play/", width=360, height=640, has_touch=True, reduced_motion="reduce")
    page.locator(f".lobby input[value='{players}']").check()
    page.locator(".lobby .widget-act").click()
    expect(page.locator(f"{TABLE} .felt")).to_be_visible(timeout=60_000)
    idle(page)
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(RECORD)
    return page


def moves(page: Page) -> list[dict[str, Any]]:
    """What has moved since; nothing that is hidden was shown on its way."""
    found: list[dict[str, Any]] = page.evaluate(MOVES)
    assert all(move["isSeen"] for move in found), found
    return found


def test_passed_cards_go_to_their_hands(open_live: OpenPage) -> None:
    """Two go to the neighbour, two come from what lay face down before the viewer, and the others' stay face down."""
    page = opened(open_live, "iroha", 4)
    for number in (0, 4):
        page.locator(f"{TABLE} .hand .hand-option").nth(number).click(position={"x": 12, "y": 20})
        idle(page)
    chosen = page.locator(f"{TABLE} .hand [aria-pressed=true] .card").evaluate_all(
        "cards => cards.map((card) => card.ariaLabel)"
    )
    moves(page)
    page.locator(f"{TABLE} .felt .widget-act").click()
    idle(page)
    found = moves(page)
    gone = [move["what"] for move in found if move["isGone"]]
    assert sorted(chosen) == sorted(one for one in gone if one != "a card face down")
    assert gone.count("a card face down") == 4
    assert sum(move["from"] == "hand" for move in found) == 2


@pytest.mark.parametrize(
    ("game", "wanted", "what"),
    [("tornei", "do A forecast", "row-of-predicts"), ("automatic", "do A pile 2", "a card face down")],
)
def test_what_is_laid_or_taken_comes_from_where_it_was(
    open_live: OpenPage, game: str, wanted: str, what: str
) -> None:
    """A prediction from the hand, a pile into it."""
    page = opened(open_live, game, 4)
    laid = page.locator(f"{TABLE} [data-send^='{wanted}']").first
    if not laid.count():  # who leads lays a card first
        page.locator(f"{TABLE} .hand .hand-option.is-legal").first.click(position={"x": 12, "y": 20})
    laid.click(position={"x": 12, "y": 20})
    idle(page)
    assert any(what in move["what"] for move in moves(page))


def test_a_piece_that_is_taken_comes_from_the_middle(open_live: OpenPage) -> None:
    """Once; weighing it moves nothing."""
    page = opened(open_live, "tezuma", 4)
    page.locator(f"{TABLE} .draft-kind button").first.click()
    idle(page)
    assert moves(page) == []
    page.locator(f"{TABLE} [data-send^='do A take']").click()
    idle(page)
    piece = page.locator(f"{TABLE} .board-at-0 .piece[data-piece]").get_attribute("data-piece")
    assert [piece] == [move["what"] for move in moves(page)]


def test_a_trick_goes_to_its_taker_and_undo_moves_nothing(open_live: OpenPage) -> None:
    """All its cards, once; what is taken back is there at once."""
    page = opened(open_live, "iroha", 3)
    page.emulate_media(reduced_motion="reduce")
    rng = Random(2)
    while not page.locator(f"{TABLE} .widget-act[data-auto]").count():
        take_turn(page, rng)
    assert moves(page) == []
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate("see()")
    page.locator(f"{TABLE} .widget-act[data-auto]").click()
    idle(page)
    assert sum(move["isGone"] for move in moves(page)) == 3
    page.locator("[data-send=undo]").click()
    idle(page)
    page.wait_for_timeout(300)
    moves(page)
    expect(page.locator(".playing-ghost")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(360, 640), (640, 360), (1366, 768)])
def test_the_first_touch_at_home_is_seen_as_a_whole(open_page: OpenPage, width: int, height: int) -> None:
    """Trick, hand and the row of steps are in sight, before the touch and after it, and nothing scrolls; cards go to their taker."""
    page = open_page("", width=width, height=height, has_touch=True)
    page.emulate_media(reduced_motion="no-preference")

    def in_sight() -> None:
        for part in (".board", ".widget-said", ".hand", ".stepping-row"):
            box = page.locator(f"torite-play {part}").first.bounding_box()
            assert box is None or box["y"] + box["height"] <= height, part

    in_sight()
    page.evaluate(GHOSTS)
    page.locator("torite-play .hand .hand-option").first.tap()
    expect(page.locator("torite-play .board-lying > .card-none")).to_have_count(0)
    in_sight()
    page.wait_for_function("window.ghosts === 4", timeout=5_000)
    expect(page.locator(".playing-ghost")).to_have_count(0)
    in_sight()
    assert page.evaluate("scrollY") == 0


def test_home_is_one_picture(open_page: OpenPage) -> None:
    """On a wide screen the hand lies beside the trick, without a void between them, and both in the middle of the felt."""
    for width in (1280, 1920):
        page = open_page("", width=width, height=800)
        felt, hand = (page.locator(name).bounding_box() for name in ("torite-play", "torite-play .hand"))
        seats = page.locator("torite-play .board-who").evaluate_all(
            "all => all.map((one) => one.getBoundingClientRect().right)"
        )
        cards = page.locator("torite-play .hand .card").evaluate_all(
            "all => all.map((one) => one.getBoundingClientRect().x)"
        )
        left = page.locator("torite-play .board-who").evaluate_all(
            "all => all.map((one) => one.getBoundingClientRect().x)"
        )
        assert felt
        assert hand
        assert min(cards) - max(seats) < 200
        before, after = min(left) - felt["x"], felt["x"] + felt["width"] - max(cards) - 88
        assert abs(before - after) < 0.12 * felt["width"]


def test_steps_at_home_stay_where_they_are(open_page: OpenPage) -> None:
    """Whoever taps on where a button was taps the same button, also when the trick is over."""
    page = open_page("", width=360, height=640, has_touch=True)
    forward = page.locator("torite-play [data-go=forward]")
    before = forward.bounding_box()
    page.locator("torite-play .hand .hand-option").first.tap()
    expect(page.locator("torite-play .stepping-onward")).to_be_visible(timeout=5_000)
    assert before == forward.bounding_box()


def test_when_the_first_trick_is_over_there_is_a_whole_game(open_page: OpenPage) -> None:
    """The cards left are dead, by touch and by keyboard; the way on leads to a table, and the trick can be had again."""
    page = open_page("", width=360, height=640, has_touch=True)
    hand = page.locator("torite-play .hand .hand-option")
    hand.nth(1).focus()
    page.keyboard.press("Enter")
    onward = page.locator("torite-play .stepping-onward a")
    expect(onward).to_be_focused(timeout=5_000)
    assert str(onward.get_attribute("href")).endswith("iroha/play/")
    frame = page.locator("torite-play .widget-said").inner_text()
    expect(page.locator("torite-play .example-hands")).to_have_attribute("inert", "")
    hand.first.tap(force=True)
    assert frame == page.locator("torite-play .widget-said").inner_text()
    page.locator("torite-play").get_by_role("button", name="First step").tap()
    expect(hand).to_have_count(3)
    expect(onward).to_be_hidden()
