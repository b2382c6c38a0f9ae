"""What happens at a table is seen to happen; it is played and by keyboard."""

import re
from collections.abc import Iterator
from itertools import pairwise
from random import Random
from time import monotonic

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Watch
from tests.browser.driving import BUTTON, HAND, PLAY, TABLE, deal, idle, play_until, stored, take_turn

FOCUSED = "document.activeElement.getAttribute('data-send') ?? ''"
RECORD = """() => {
    const table = document.querySelector("torite-table");
    const words = (name) => [...table.querySelectorAll(name)].map((one) => one.textContent).join(" ");
    window.seen = [];
    new MutationObserver(() => {
        const lying = [...table.querySelectorAll(".felt .board-lying > .card[data-suit]")].map((card) => card.ariaLabel);
        const winning = [...table.querySelectorAll(".felt .board-seats > .is-winning")];
        window.seen.push({
            lying,
            bare: winning.filter((seat) => !seat.querySelector(".board-lying > .card")).length,
            told: [words(".felt .prompt"), words(".playing-told p:last-child"), table.querySelector(".story-lines")?.textContent].join(" "),
            asks: /Follow|Lead|Play/.test(words(".felt .prompt-act")),
        });
    }).observe(table, { childList: true, subtree: true, attributes: true, characterData: true });
}"""


@pytest.fixture
def moving(lobby: Page) -> Iterator[Page]:
    """A table of four at which everything moves, quickly."""
    deal(lobby, 4)
    rng = Random(3)
    play_until(lobby, "Take the trick", rng)
    lobby.emulate_media(reduced_motion="no-preference")
    pace(lobby, "quick")
    yield lobby
    pace(lobby, "tap")
    lobby.emulate_media(reduced_motion="reduce")


def pace(page: Page, chosen: str) -> None:
    page.evaluate("chosen => localStorage.setItem('torite:pace', chosen)", chosen)


LEFT = "document.querySelector('torite-table').showing.frames.length"


def play_a_card(page: Page) -> None:
    """The viewer's next card, as soon as one is asked for."""
    if page.locator(BUTTON).count():
        page.locator(BUTTON).click()
    asked(page)
    page.locator(f"{HAND}.is-legal").first.click()
    idle(page)


def asked(page: Page) -> None:
    """Wait until everything has been shown, and the viewer is asked for a card."""
    page.wait_for_function(
        "() => { const t = document.querySelector('torite-table');"
        " return t.waiting === 0 && (!t.showing || t.showing.isOver) && t.querySelector('.hand .is-legal'); }",
        timeout=20_000,
    )


def test_nothing_is_told_before_it_happens(moving: Page) -> None:
    """No badge, no sentence and no question stands there before the card that it belongs to; a card comes after the other."""
    page = moving
    page.evaluate(RECORD)
    page.locator(BUTTON).click()
    asked(page)
    page.locator(f"{HAND}.is-legal").first.click()
    idle(page)
    asked(page)
    seen = page.evaluate("window.seen")
    came: set[str] = set()
    for before, now in pairwise(seen):
        came |= set(now["lying"])
        assert now["bare"] == 0
        assert len(set(now["lying"]) - set(before["lying"])) <= 1
        for card in re.findall(r"(?:bird|fan|butterfly|umbrella|flower) \d", now["told"]):
            assert card in came | set(before["lying"]), now
    asking = [number for number, now in enumerate(seen) if now["asks"]]
    assert len(came) >= 4
    assert set(seen[-1]["lying"]) == set(seen[asking[-1]]["lying"])


def test_a_trick_goes_to_its_taker_by_itself(moving: Page) -> None:
    """A full trick stays a while, then it is collected; Undo leads back to the viewer's own card, and there it stays."""
    page = moving
    page.locator(BUTTON).click()
    asked(page)
    before = stored(page).state
    page.locator(f"{HAND}.is-legal").first.click()
    expect(page.locator(f"{BUTTON}[data-auto]")).to_have_count(1, timeout=10_000)
    expect(page.locator(f"{BUTTON}[data-auto]")).to_have_count(0, timeout=10_000)
    asked(page)
    page.locator("[data-send=undo]").click()
    idle(page)
    assert before == stored(page).state
    page.wait_for_timeout(1_200)
    assert before == stored(page).state


FILLED = "e => getComputedStyle(e).backgroundColor !== 'rgba(0, 0, 0, 0)'"


def test_a_full_trick_can_be_read_in_calm(moving: Page) -> None:
    """It lies for some two seconds and a half, with no golden button that would be gone; a touch of the board goes on at once."""
    page = moving
    pace(page, "calm")
    due = page.locator(f"{BUTTON}[data-auto=collect]")
    for is_touched, least, most in ((False, 2.3, 5.0), (True, 0.0, 2.0)):
        play_a_card(page)
        expect(due).to_have_count(1, timeout=15_000)
        began = monotonic()
        assert not due.evaluate(FILLED)
        if is_touched:
            page.locator(f"{TABLE} .felt > .board .board-ring").click(position={"x": 5, "y": 5})
        expect(due).to_have_count(0, timeout=10_000)
        assert least < monotonic() - began < most
        asked(page)


def test_a_touch_on_the_way_hurries(moving: Page) -> None:
    """It is taken as no card; what was on its way is there at once, and was kept before it was shown."""
    page = moving
    pace(page, "calm")
    for _ in range(9):
        play_a_card(page)
        if page.evaluate(LEFT):
            break
    after = stored(page).state
    page.locator(HAND).first.click()
    idle(page)
    assert page.evaluate(LEFT) == 0
    assert after == stored(page).state


def test_whoever_sets_the_pace_touches(moving: Page) -> None:
    """A touch for each thing that happens, by a button that has the focus."""
    page = moving
    pace(page, "tap")
    page.locator(BUTTON).focus()
    page.keyboard.press("Enter")
    idle(page)
    page.wait_for_timeout(600)
    for _ in range(8):
        if not page.locator(".playing-onward").count():
            break
        assert page.evaluate("document.activeElement.matches('.playing-onward')")
        page.keyboard.press("Enter")
        page.wait_for_timeout(450)
    expect(page.locator(f"{HAND}.is-legal").first).to_be_focused()


def test_leaving_on_the_way_loses_nothing(moving: Page) -> None:
    """Back in the middle of it, and there again: all that has happened lies there."""
    page = moving
    pace(page, "calm")
    page.locator(BUTTON).click()
    asked(page)
    page.locator(f"{HAND}.is-legal").first.click()
    idle(page)
    after, address = stored(page), page.url
    page.evaluate("location.hash = ''")
    expect(page.locator(".lobby")).to_be_visible()
    page.goto(address)
    expect(page.locator(f"{TABLE} .felt")).to_be_visible()
    idle(page)
    assert after.state == stored(page).state


def test_the_hand_by_keys(lobby: Page) -> None:
    """One stop for the hand; arrows, numbers and letters lead to its cards; u, l, c and ? do what they are for."""
    page, rng = lobby, Random(5)
    deal(page)
    play_until(page, "Take the trick", rng)
    page.keyboard.press("c")
    idle(page)
    while not page.locator(f"{HAND}.is-legal").count():
        take_turn(page, rng)
    assert page.locator(f"{HAND}[tabindex='0']").count() == 1
    cards = page.locator(HAND).evaluate_all("all => all.map(card => card.dataset.send)")
    page.locator(HAND).first.focus()
    page.keyboard.press("ArrowRight")
    assert cards[1] == page.evaluate(FOCUSED)
    page.keyboard.press("End")
    assert cards[-1] == page.evaluate(FOCUSED)
    number, letter = cards[0][-1], cards[0][-2].lower()
    page.keyboard.press(number)
    assert page.evaluate(FOCUSED).endswith(number)
    page.keyboard.press(letter)
    assert page.evaluate(FOCUSED)[-2].lower() == letter
    page.keyboard.press("l")
    expect(page.locator(".sheet:popover-open .playing-trick")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.locator(".playing-keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".playing-keys")).to_be_hidden()
    before = stored(page).state
    page.locator(f"{HAND}.is-legal").first.focus()
    page.keyboard.press("Enter")
    idle(page)
    assert page.evaluate("document.querySelector('torite-table').contains(document.activeElement)")
    page.keyboard.press("u")
    idle(page)
    assert before == stored(page).state
    assert page.evaluate("document.querySelector('torite-table').contains(document.activeElement)")


def test_the_first_link_leads_to_the_table(lobby: Page) -> None:
    """Not to a title that is hidden while a table is open."""
    page = lobby
    page.reload()
    page.keyboard.press("Tab")
    expect(page.locator(".md-skip")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".lobby input[name=players]:checked")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".lobby input[value='5']")).to_be_checked()
    deal(page)
    page.evaluate("document.activeElement.blur()")
    page.locator(".md-skip").evaluate("link => link.click()")
    assert page.evaluate("document.activeElement.matches('.hand-option')")
    assert "#table-" in page.url


def test_a_hand_stays_as_it_is_sorted(lobby: Page) -> None:
    """By number or by suit, over frames, deals and a reload."""
    page = lobby
    deal(page)
    numbers = "all => all.map(card => +card.querySelector('.card-index b').textContent)"
    page.locator("[data-habit='sort number']").evaluate("button => button.click()")
    idle(page)
    found = page.locator(HAND).evaluate_all(numbers)
    assert sorted(found) == found
    page.reload()
    expect(page.locator(HAND)).to_have_count(9, timeout=60_000)
    assert found == page.locator(HAND).evaluate_all(numbers)
    page.locator("[data-habit='sort letter']").evaluate("button => button.click()")
    idle(page)
    suits = page.locator(HAND).evaluate_all(
        "all => all.map(card => card.querySelector('.card').dataset.suit)"
    )
    assert len(set(suits)) == sum(one != other for one, other in zip(suits, [None, *suits], strict=False))


def test_a_new_deal_asks_first(lobby: Page) -> None:
    """In mid-play; one of its two buttons leaves all as it was."""
    page = lobby
    deal(page)
    before = stored(page).state
    question = page.locator(".sheet:popover-open")
    for answer, is_same in (("Play on", True), ("Deal anew", False)):
        page.get_by_role("button", name="New deal").click()
        question.get_by_role("button", name=answer).click()
        idle(page)
        expect(question).to_have_count(0)
        assert (before == stored(page).state) == is_same


def test_a_table_left_in_mid_play_is_offered(lobby: Page) -> None:
    """On home and on the pages of its game, in a line that moves nothing; nowhere else."""
    page = lobby
    deal(page)
    address = page.url
    home = address.split("iroha/")[0]
    for path, count in (("", 1), ("iroha/rules/", 1), ("tezuma/", 0)):
        page.goto(home + path)
        expect(page.locator(".nav-left a:visible")).to_have_count(count)
        shifts = (
            "new Promise(done => { new PerformanceObserver(list => done(list.getEntries().length))"
            ".observe({ type: 'layout-shift', buffered: true }); setTimeout(() => done(0), 300); })"
        )
        assert page.evaluate(shifts) == 0
    page.goto(home)
    page.get_by_role("link", name="Go on: Iroha ni Oedo, deal 1").click()
    expect(page.locator(f"{TABLE} .felt")).to_be_visible(timeout=60_000)
    assert address == page.url


def test_the_page_of_a_table_loads_the_engine(watch: Watch) -> None:
    """Before anything is dealt; not where the reader saves data."""
    page = watch.open(PLAY)
    page.wait_for_function("document.querySelector('.lobby-progress').textContent.includes('engine')")
    expect(page.locator(".lobby .widget-act")).to_be_enabled()
    expect(page.locator(".lobby-progress")).to_be_empty(timeout=60_000)
    watch.requests.clear()
    saving = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })"
    watch.open(PLAY, script=saving).wait_for_timeout(500)
    assert [url for url in watch.requests if "pyodide" in url] == []
