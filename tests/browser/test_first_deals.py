"""A first deal, guided: the reader makes the moves, any other touch is answered, and what happens is seen to happen."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from engine.registry import GAMES
from tests.browser.conftest import OpenPage

every_game = pytest.mark.parametrize("game", GAMES)
ALL = [f"{game}/first-deal/" for game in GAMES] + ["tezuma/first-deal-trick/", "tornei/first-deal-three/"]
every_deal = pytest.mark.parametrize("path", ALL)
ON = ".guide-walk [data-go=on]"


def moves(guide: Locator) -> list[str]:
    """What the reader is to do at this stop."""
    asked = guide.locator("[data-right]").all()
    return [move for one in asked for move in (one.get_attribute("data-right") or "").split(" ~ ")]


def do(guide: Locator, move: str) -> None:
    """Touch what makes a move: a card, or one of a card's ways."""
    for button in guide.locator(".widget-frame button[data-send]").all():
        if sent(button) == move:
            touch(guide, button)
            return
    raise AssertionError(f"nothing to touch for {move}")


def touch(guide: Locator, button: Locator) -> None:
    if not button.is_visible():
        tip = button.locator("xpath=ancestor::*[@popover]").get_attribute("id")
        guide.locator(f"button[popovertarget='{tip}']").click()
    button.click()


@every_game
def test_a_first_deal_is_played_by_touches(open_page: OpenPage, game: str) -> None:
    """The right move leads on at every stop, at least four are the reader's own; the last stop is the end."""
    page = open_page(f"{game}/first-deal/", width=320, has_touch=True)
    own = 0
    for guide in page.locator("torite-guide").all():
        while guide.locator(ON).get_attribute("aria-disabled") == "false":
            count = guide.locator(".widget-count").inner_text()
            if wanted := moves(guide):
                own += 1
                for move in wanted:
                    do(guide, move)
            else:
                guide.locator(ON).click()
            expect(guide.locator(".widget-count")).not_to_have_text(count)
        assert re.fullmatch(r"(\d+) of \1", guide.locator(".widget-count").inner_text())
    assert own >= 4


@every_game
def test_a_wrong_move_is_answered_by_its_rule(open_page: OpenPage, game: str) -> None:
    """In every first deal some touch is refused: the engine's words appear, and the stop stays."""
    guide = open_page(f"{game}/first-deal/").locator("torite-guide").last
    wrong = guide.locator(".hand-option.is-illegal")
    while not wrong.count():
        on = guide.locator(ON)
        assert on.get_attribute("aria-disabled") == "false"
        on.click()
    count = guide.locator(".widget-count").inner_text()
    wrong.first.click()
    told = guide.locator(".widget-told")
    expect(told.locator(f"a.rule-mark[href*='{game}.']").first).to_be_visible()
    expect(guide.locator(".widget-count")).to_have_text(count)


@every_deal
def test_another_move_that_is_allowed_is_told_why_not_here(open_page: OpenPage, path: str) -> None:
    """By its rule and by what this deal wants; it hides nothing that lies beside it, and leads on with the deal's own move."""
    page = open_page(path, width=360, height=640, has_touch=True)
    answered = 0
    for guide in page.locator("torite-guide").all():
        told = guide.locator(".widget-told")
        while guide.locator(ON).get_attribute("aria-disabled") == "false":
            count = guide.locator(".widget-count").inner_text()
            other = another(guide, moves(guide))
            if other is None:
                guide.locator(ON).click()
            else:
                answered += 1
                touch(guide, other)
                expect(told).to_contain_text("would be allowed, too.")
                expect(told).to_contain_text(
                    guide.locator("[data-otherwise]").get_attribute("data-otherwise") or ""
                )
                expect(told.locator("a.rule-mark")).not_to_have_count(0)
                assert told.evaluate("told => told.scrollHeight <= told.clientHeight")
                expect(guide.locator(".widget-count")).to_have_text(count)
                told.locator("button").click()
            expect(guide.locator(".widget-count")).not_to_have_text(count)
    assert answered >= 2


def another(guide: Locator, wanted: list[str]) -> Locator | None:
    """What makes a move that is allowed, but not what the deal goes on with."""
    if not wanted:
        return None
    legal = guide.locator(".widget-frame button.is-legal[data-send]").all()
    return next((one for one in legal if sent(one) not in wanted), None)


def sent(button: Locator) -> str:
    return re.sub(r"^\w+ ", "", button.get_attribute("data-send") or "")


def test_words_over_the_question_go_with_a_touch(open_page: OpenPage) -> None:
    """Then the question stands there again."""
    guide = open_page("tornei/first-deal/").locator("torite-guide")
    guide.locator(ON).click()
    guide.locator(".hand-option").last.click()
    expect(guide.locator(".guide-ask")).to_be_hidden()
    guide.locator(".widget-told p").first.click()
    expect(guide.locator(".guide-ask")).to_be_visible()


LIGHT = """one => {
    const [red, green, blue, alpha = 1] = getComputedStyle(one).backgroundColor.match(/[\\d.]+/g).map(Number);
    return (red + green + blue) / 765 * alpha;
}"""


@every_deal
def test_cards_are_brighter_than_the_way_past_them(open_page: OpenPage, path: str) -> None:
    """Where nothing is to be played, the way on is bright."""
    guide = open_page(path).locator("torite-guide").last
    seen = set()
    while guide.locator(ON).get_attribute("aria-disabled") == "false":
        light, asks = guide.locator(ON).evaluate(LIGHT), bool(moves(guide))
        assert light < 0.1 if asks else light > 0.5
        seen.add(asks)
        guide.locator(ON).click()
    assert seen == {True, False}


RECORD = """() => {
    const guide = document.querySelector("torite-guide");
    const named = (name) => [...guide.querySelectorAll(name)].map((one) => one.ariaLabel.split(",")[0]);
    const asked = [...guide.querySelectorAll("template[data-at]")].map(({ content }) => ({
        words: content.querySelector(".guide-ask").textContent,
        lying: [...content.querySelectorAll(".board-lying > .card[data-suit]")].map((card) => card.ariaLabel.split(",")[0]),
    }));
    window.seen = [];
    new MutationObserver(() => {
        const words = guide.querySelector(".guide-ask").textContent;
        window.seen.push({
            words,
            asks: asked.find((one) => one.words === words)?.lying ?? null,
            lying: named(".board-lying > .card[data-suit]"),
            open: named("[data-suit][aria-label]"),
            bare: [...guide.querySelectorAll(".board-seat")].filter((seat) => seat.querySelector(".board-winning, .board-rank")
                && !seat.querySelector(".board-lying > .card[data-suit]")).length,
        });
    }).observe(guide.querySelector(".widget-frame"), { childList: true, subtree: true, attributes: true, characterData: true });
}"""
SUITS = "|".join(suit.name for game in GAMES.values() for suit in game.suits)
CARD = re.compile(rf"\b(?:{SUITS}) \d+\b")


def recorded(open_page: OpenPage, path: str, stops: int) -> list[dict[str, Any]]:
    """All that is shown on the way to some stops, where everything moves."""
    page: Page = open_page(
        path, script="localStorage['torite:pace'] = 'quick'", reduced_motion="no-preference"
    )
    guide = page.locator("torite-guide").first
    page.evaluate(RECORD)
    for number in range(2, stops + 2):
        guide.locator(ON).click()
        expect(guide.locator(".widget-count")).to_contain_text(f"{number} of")
        page.wait_for_function("document.querySelector('torite-guide').clock === 0")
    found: list[dict[str, Any]] = page.evaluate("seen")
    return found


@pytest.mark.parametrize(
    "path", ["iroha/first-deal/", "tezuma/first-deal/", "tornei/first-deal/", "tornei/first-deal-three/"]
)
def test_a_first_deal_is_seen_to_happen(open_page: OpenPage, path: str) -> None:
    """Cards come one after another, each with its badge; nothing is asked before all of them lie there, nor told of a hidden one."""
    seen = recorded(open_page, path, 5)
    open_before: set[str] = set()
    before = seen[0]["lying"]
    for one in seen:
        assert len(set(one["lying"]) - set(before)) <= 1, (before, one)
        assert one["bare"] == 0, one
        open_before |= set(one["open"])
        if one["asks"] is None:
            told = set(CARD.findall(one["words"].lower()))
            assert told <= open_before, (told - open_before, one["words"])
        else:
            assert one["asks"] == one["lying"]
        before = one["lying"]
    assert max(len(one["lying"]) for one in seen) >= 3
    assert sum(one["asks"] is None for one in seen) >= 3
