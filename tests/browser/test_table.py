"""A table to play at: whole matches, kept over whatever happens, seen by nobody else."""

import re
from random import Random

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.driving import (
    BUTTON,
    HAND,
    PLAY,
    STRIP,
    TABLE,
    away_and_back,
    comes_back,
    deal,
    drawn,
    frame,
    idle,
    label,
    play_until,
    stored,
    take_turn,
)
from tests.browser.test_page import AXE, violations
from tests.sample import SWEEP
from widgets.worker import match
from widgets.worker.session import Habits, scene_of
from widgets.worker.story import told_so_far


def test_a_whole_match_by_keyboard(open_live: OpenPage) -> None:
    """Tab, arrows and Enter alone, from the first question to the last sentence; the focus is always on what comes next."""
    page = open_live(PLAY)
    page.locator(".lobby input[value='4']").focus()
    page.keyboard.press("ArrowLeft")
    for _ in range(2):
        page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(HAND)).to_have_count(9, timeout=60_000)
    idle(page)
    keys = 0
    while not page.get_by_role("button", name="Play again").count():
        keys += 1
        assert keys < 400
        focused = page.evaluate(
            "(e => e.className.includes('option') ? 'card' : e.className)(document.activeElement)"
        )
        assert focused.startswith(("card", "widget-act")), focused
        page.keyboard.press("Enter")
        idle(page)
        if page.locator(f"{HAND}[aria-pressed=true]").count() == 1:
            page.keyboard.press("ArrowRight")
    told = page.locator(f"{TABLE} .felt").inner_text()
    assert re.search(r"(You win|\w+ wins) the game|share", told)
    assert page.locator(f"{TABLE} .score-lines polyline").count() == 3
    assert page.locator(f"{TABLE} .score-numbers tbody tr").count() == 3
    assert stored(page).course.file.setup.players == 3


def test_a_whole_deal_by_touch_on_a_small_screen(open_live: OpenPage) -> None:
    """At 320 pixels by taps alone; every card and button is within the window and large enough for a finger.

    Cards overlap: each can be touched at its left edge.
    """
    page = open_live(PLAY, width=320, has_touch=True, is_mobile=True)
    page.locator(".lobby label", has_text="6").tap()
    page.locator(".lobby .widget-act").tap()
    expect(page.locator(HAND)).to_have_count(9, timeout=60_000)
    rng = Random(2)
    for _ in range(60):
        idle(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= 320
        if page.locator(f"{TABLE} .score").count():
            break
        target = page.locator(f"{BUTTON}, {HAND}.is-legal:not([aria-pressed=true])")
        if page.locator(BUTTON).count():
            target = page.locator(BUTTON)
        touched = target.nth(rng.randrange(target.count()))
        box = touched.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 40
        touched.tap(position=STRIP)
    expect(page.locator(f"{TABLE} .score-numbers tbody tr")).to_have_count(1)


def test_a_whole_deal_by_accessible_names_alone(open_live: OpenPage) -> None:
    """What is read aloud is enough to play by: names of cards with their answers, names of buttons, the log."""
    page = open_live(PLAY)
    page.get_by_role("radio", name="3", exact=True).check()
    page.get_by_role("button", name="Deal the cards").click()
    group = page.get_by_role("group", name="Play Iroha ni Oedo")
    hand = group.get_by_role("list", name="Your hand")
    passable = hand.get_by_role("button", name=label("iroha.pass", "allowed"))
    expect(passable).to_have_count(9, timeout=60_000)
    for _ in range(2):
        passable.first.click()
        idle(page)
    group.get_by_role("button", name=re.compile("^Pass .+ and .+")).click()
    legal = [
        label(*case)
        for case in (
            ("iroha.follow-any", "allowed"),
            ("iroha.void-moves-marker", "allowed"),
            ("iroha.lead", "allowed"),
        )
    ]
    for _ in range(40):
        idle(page)
        told = group.get_by_role("log").inner_text()
        if "to be dealt" in told:
            break
        todo = group.get_by_role("button", name=re.compile("^(Take the trick|Score the deal)$"))
        if todo.count():
            todo.click()
        else:
            assert re.match("Lead|Follow|Play", told.splitlines()[-1])
            hand.get_by_role("button", name=re.compile(rf"^\w+ \d+ ({'|'.join(legal)})")).first.click()
    assert "You score" in told
    expect(group.get_by_role("table")).to_contain_text("You")


def test_an_illegal_card_explains_itself(lobby: Page) -> None:
    """Touched, it says why not, with its rule as a link; nothing has changed, and nothing is to be undone."""
    page = lobby
    deal(page)
    rng = Random(4)
    for _ in range(60):
        if page.locator(f"{HAND}.is-illegal").count():
            break
        take_turn(page, rng)
    before = stored(page)
    card = page.locator(f"{HAND}.is-illegal").first
    card.click(position=STRIP)
    idle(page)
    said = page.locator(f"{TABLE} .prompt [data-part=answer]")
    href = said.locator("a.rule-mark").first.get_attribute("href") or ""
    assert href.endswith("rules/#iroha.follow-any")
    assert before.course == stored(page).course
    assert card.evaluate("card => card === document.activeElement")


def test_deals_again_and_anew(lobby: Page) -> None:
    """The same deal has the same hand, a new one, which asks first, another; Undo takes either back, Redo does it again."""
    page, rng = lobby, Random(7)
    deal(page)
    hand = page.locator(f"{TABLE} .hand").inner_text()
    play_until(page, "Take the trick", rng)
    before = page.locator(f"{TABLE} .story").inner_html()
    for name, same in (("Same deal again", True), ("New deal", False)):
        page.get_by_role("button", name=name).click()
        if not same:
            page.get_by_role("button", name="Deal anew").click()
        idle(page)
        assert (hand == page.locator(f"{TABLE} .hand").inner_text()) == same
        page.get_by_role("button", name="Undo").click()
        idle(page)
        assert page.locator(BUTTON).inner_text() == "Take the trick"
    page.get_by_role("button", name="Undo").click()
    idle(page)
    page.get_by_role("button", name="Redo").click()
    idle(page)
    assert before == page.locator(f"{TABLE} .story").inner_html()


def test_the_last_trick_is_shown_on_demand(lobby: Page) -> None:
    """The cards that were just collected, who won and why."""
    page, rng = lobby, Random(7)
    deal(page)
    play_until(page, "Take the trick", rng)
    cards = page.locator(f"{TABLE} .felt > .board .board-lying .card").evaluate_all(
        "all => all.map(c => c.ariaLabel)"
    )
    take_turn(page, rng)
    page.get_by_role("button", name="Last trick").click()
    panel = page.locator(".sheet:popover-open")
    assert sorted(cards) == sorted(panel.locator(".card").evaluate_all("all => all.map(c => c.ariaLabel)"))
    assert str(panel.locator("a.rule-mark").get_attribute("href")).endswith("rules/#iroha.winner")


HABITS = """({
    sort: localStorage['torite:sort'] ?? 'letter',
    pace: localStorage['torite:pace'],
    letters: localStorage['torite:letters'] ?? 'off',
})"""
TOUCH = f"""picks => {{
    for (const pick of picks) {{
        const all = document.querySelectorAll("{TABLE} :is(button, input, summary, label, .card, .board-seats > li, svg)");
        const it = all[Math.floor(pick * all.length)];
        it.dispatchEvent(new MouseEvent("click", {{ bubbles: true, cancelable: true }}));
    }}
}}"""


def test_anything_may_be_touched_in_any_order(open_live: OpenPage) -> None:
    """600 touches of anything on the widget, enabled or not: no error, no dead end, the state equals a replay of its log."""
    page, rng = open_live(PLAY), Random(12)
    page.evaluate("window.open = () => null")
    for _ in range(500 if SWEEP else 150):
        page.evaluate(TOUCH, [rng.random() for _ in range(4)])
        idle(page)
    if page.locator(f"{TABLE} .steps-row").count():
        page.locator(f"{TABLE} .steps-row [data-send=look]").click()
        idle(page)
    if not page.locator(HAND).count() and not page.locator(BUTTON).count():
        deal(page)
    page.wait_for_timeout(100)
    page.evaluate(f"document.querySelector('{TABLE}').showing?.leave()")
    live = stored(page)
    page.reload()
    expect(page.locator(f"{TABLE} .felt")).to_be_visible(timeout=60_000)
    idle(page)
    live = live._replace(habits=Habits(**page.evaluate(HABITS)))
    live = live._replace(told=told_so_far(live, scene_of(live)))
    assert drawn(page, match.frame(live, scene_of(live))) == frame(page)
    assert page.locator(f"{BUTTON}, {HAND}.is-legal").count() or not live.course.file.game.actors(live.state)


def test_a_table_passes_the_accessibility_checker(open_live: OpenPage) -> None:
    """No violation with a table in play, in light and dark, small and wide, while passing, playing and counting."""
    for scheme, width in (("light", 320), ("dark", 1280)):
        page, rng = open_live(PLAY, width=width, color_scheme=scheme, reduced_motion="reduce"), Random(3)
        deal(page)
        page.evaluate(AXE)
        for wanted in ("Pass", "Take the trick", "Score", "Deal"):
            play_until(page, wanted, rng)
            assert violations(page, "'torite-table'") == []


def test_the_next_deal_is_drawn_as_anew(lobby: Page) -> None:
    """Where a result stood there is a table again: the same as on a page that is built anew."""
    deal(lobby, 3)
    play_until(lobby, "Deal the next", Random(2))
    take_turn(lobby, Random(2))
    assert lobby.locator(f"{TABLE} .prompt .board-seat").count() == 0
    before = frame(lobby)
    away_and_back(lobby)
    comes_back(lobby, before)
