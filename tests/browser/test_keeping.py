"""A table is kept: over a reload, a crash, Back, two tabs, and in a link."""

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage, Watch
from tests.browser.driving import (
    BUTTON,
    HAND,
    PLAY,
    TABLE,
    away_and_back,
    comes_back,
    deal,
    frame,
    idle,
    play_until,
    stored,
    take_turn,
)
from tests.sample import SWEEP


def kept_over(page: Page) -> None:
    before = frame(page)
    page.reload()
    expect(page.locator(f"{TABLE} .felt")).to_be_visible(timeout=60_000)
    comes_back(page, before)


def test_a_reload_at_every_phase_brings_the_table_back(open_live: OpenPage) -> None:
    """Choosing what to pass, in mid-trick, a full trick, before and after counting, when the match is over."""
    page, rng = open_live(PLAY), Random(3)
    deal(page)
    take_turn(page, rng)
    kept_over(page)
    play_until(page, "Pass", rng)
    take_turn(page, rng)
    kept_over(page)
    for wanted in ("Take the trick", "Score", "Deal"):
        play_until(page, wanted, rng)
        kept_over(page)
    while take_turn(page, rng):
        pass
    kept_over(page)
    page.get_by_role("button", name="All tables").click()
    expect(page.locator(f"{TABLE} .lobby-tables li")).to_contain_text("over")


def test_back_leads_to_the_tables_and_forward_to_the_table(lobby: Page) -> None:
    """The browser's own buttons work; another page and Back find the table as it was."""
    page = lobby
    deal(page)
    take_turn(page, Random(1))
    before = frame(page)
    page.go_back()
    expect(page.locator(".lobby")).to_be_visible()
    expect(page.locator(f"{TABLE} .lobby-tables li")).to_have_count(1)
    page.go_forward()
    expect(page.locator(HAND)).to_have_count(9)
    comes_back(page, before)
    away_and_back(page)
    expect(page.locator(HAND)).to_have_count(9)
    comes_back(page, before)


def test_several_tables_are_listed(lobby: Page) -> None:
    """The latest first, each with its state; one is taken up again, one removed after a second touch."""
    page = lobby
    for players in (3, 5):
        deal(page, players)
        page.get_by_role("button", name="All tables").click()
    tables = page.locator(f"{TABLE} .lobby-tables li")
    expect(tables).to_have_count(2)
    assert [text[:9] for text in tables.all_inner_texts()] == ["5 players", "3 players"]
    tables.nth(1).get_by_role("button").first.click()
    expect(page.locator(f"{TABLE} .board-seats > li")).to_have_count(3)
    page.get_by_role("button", name="All tables").click()
    remove = tables.nth(1).get_by_role("button", name="Remove")
    remove.click()
    expect(tables).to_have_count(2)
    tables.nth(1).get_by_text("Really remove?").click()
    expect(tables).to_have_count(1)
    expect(tables).to_contain_text("5 players")


def link(page: Page, name: str) -> str:
    page.get_by_role("button", name="Share", exact=True).click()
    page.get_by_role("button", name=name).click()
    idle(page)
    expect(page.locator(".sheet [data-told=Copied]")).to_be_visible()
    page.keyboard.press("Escape")
    return str(page.evaluate("navigator.clipboard.readText()"))


def test_a_link_with_all_cards_says_so_and_brings_the_same_table(watch: Watch, open_live: OpenPage) -> None:
    """Before it is copied; opened elsewhere it is the same position, and stays that table when it is opened twice."""
    page = open_live(PLAY)
    deal(page)
    play_until(page, "Take the trick", Random(8))
    page.get_by_role("button", name="Share", exact=True).click()
    expect(page.locator(".sheet:popover-open")).to_contain_text("whoever opens it can look into all hands")
    page.keyboard.press("Escape")
    address = link(page, "Share the link with all cards")
    assert len(address) < 500
    other = watch.context().new_page()
    other.goto(address)
    expect(other.locator(BUTTON)).to_have_text("Take the trick", timeout=60_000)
    expect(other.locator(f"{TABLE} .table-sent")).to_contain_text("your own copy")
    expect(other.locator(f"{TABLE} .table-sent")).to_be_in_viewport(ratio=1)
    expect(page.locator(f"{TABLE} .table-sent")).to_have_count(0)
    idle(other)
    assert stored(page).state == stored(other).state
    take_turn(other, Random(1))
    before = frame(other)
    other.goto("about:blank")
    other.goto(address)
    expect(other.locator(HAND).first).to_be_visible(timeout=60_000)
    idle(other)
    assert before == frame(other)


def test_a_link_without_hidden_cards_shows_the_same_hand(watch: Watch, open_live: OpenPage) -> None:
    """What You see is the same; the rest is dealt anew, it says so, and play goes on."""
    page = open_live(PLAY)
    deal(page, 4)
    play_until(page, "Take the trick", Random(8))
    take_turn(page, Random(8))
    address = link(page, "Share the link without hidden cards")
    other = watch.context().new_page()
    other.goto(address)
    expect(other.locator(f"{TABLE} .table-sent")).to_contain_text("dealt anew", timeout=60_000)
    idle(other)
    mine, theirs = stored(page), stored(other)
    game = mine.course.file.game
    assert game.seen_by(mine.state, 0) == game.seen_by(theirs.state, 0)
    assert mine.state != theirs.state
    play_until(other, "Score", Random(8))


FULL = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };"
CLOSED = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('denied', 'SecurityError'); } });"


@pytest.mark.parametrize("trouble", [FULL, CLOSED], ids=["full", "closed"])
def test_where_nothing_can_be_kept_it_is_said(open_live: OpenPage, trouble: str) -> None:
    """A sentence with a way out; the table goes on, and its link is not lost."""
    page = open_live()
    page.context.add_init_script(trouble)
    page.goto(page.url + PLAY)
    deal(page)
    expect(page.locator(f"{TABLE} .widget-told")).to_contain_text("This browser does not keep the table")
    take_turn(page, Random(1))
    expect(page.locator(f"{TABLE} .widget-told")).to_contain_text("share it")
    play_until(page, "Take the trick", Random(1))
    assert "#t1." in link(page, "Share the link with all cards")
    page.get_by_role("button", name="All tables").click()
    expect(page.locator(f"{TABLE} .lobby-tables li")).to_have_count(1)
    page.locator(f"{TABLE} .lobby-tables li button").first.click()
    expect(page.locator(BUTTON)).to_have_text("Take the trick")
    page.reload()
    expect(page.locator(f"{TABLE} .widget-told")).to_contain_text("This browser keeps nothing")
    expect(page.locator(f"{TABLE} .widget-told")).to_contain_text("send yourself its link")


def test_two_tabs_show_the_same_table(open_live: OpenPage) -> None:
    """What is played in one is seen in the other, which says so; neither loses a card."""
    page, rng = open_live(PLAY), Random(6)
    deal(page)
    other = page.context.new_page()
    other.goto(page.url)
    expect(other.locator(HAND)).to_have_count(9, timeout=60_000)
    play_until(page, "Take the trick", rng)
    expect(other.locator(f"{TABLE} .widget-told")).to_contain_text("played on in another tab")
    idle(other)
    assert frame(page) == frame(other)
    take_turn(other, rng)
    expect(page.locator(f"{TABLE} .widget-told")).to_contain_text("played on in another tab")
    idle(page)
    assert frame(page) == frame(other)
    assert stored(page).state == stored(other).state


def test_two_tabs_that_missed_each_other_lose_nothing(open_live: OpenPage) -> None:
    """A touch on a table that has gone on elsewhere shows how it stands instead of writing over it."""
    page, rng = open_live(PLAY), Random(6)
    deal(page)
    other = page.context.new_page()
    other.add_init_script(
        "window.addEventListener('storage', event => event.stopImmediatePropagation(), true);"
    )
    other.goto(page.url)
    expect(other.locator(HAND)).to_have_count(9, timeout=60_000)
    idle(other)
    play_until(page, "Take the trick", rng)
    before = stored(page).course
    other.locator(HAND).first.click()
    expect(other.locator(f"{TABLE} .widget-told")).to_contain_text("played on in another tab")
    idle(other)
    assert before == stored(page).course
    assert frame(page) == frame(other)


SAID = """name => {
    const table = document.querySelector(name);
    return table.waiting === 0 && (table.querySelector(".widget-told").textContent || document.querySelector(".page-lost"));
}"""
"""All is answered, and what was wrong with a link is told."""


def test_a_thousand_mangled_links(lobby: Page) -> None:
    """No error, and a sentence for each; afterwards a good link still opens. Two hundred are a sample."""
    page, rng = lobby, Random(9)
    deal(page)
    address = link(page, "Share the link with all cards")
    good = address.partition("#")[2]
    letters = "abcXYZ019-_.~%#/ é=&?"
    for number in range(1000 if SWEEP else 200):
        bad = list(good)
        for _ in range(rng.randrange(1, 4)):
            bad[rng.randrange(len(bad))] = rng.choice(letters)
        mangled = "".join(bad[: rng.choice((len(bad), rng.randrange(len(bad))))])
        page.evaluate("hash => { location.hash = hash; }", mangled)
        if number % 50 == 0 and mangled not in ("", good):
            page.wait_for_timeout(30)
            page.wait_for_function(SAID, arg=TABLE)
    idle(page)
    page.evaluate("hash => { location.hash = hash; }", good)
    expect(page.locator(HAND)).to_have_count(9)


def test_storage_that_fills_up_in_mid_table_loses_no_move(open_live: OpenPage) -> None:
    """It says so, and the table goes on from the last move, not from the last one that was kept."""
    page, rng = open_live(PLAY), Random(2)
    deal(page)
    page.evaluate(f"() => {{ {FULL} }}")
    play_until(page, "Take the trick", rng)
    for _ in range(5):
        take_turn(page, rng)
    expect(page.locator(f"{TABLE} .widget-told")).to_contain_text("This browser does not keep the table")
    expect(page.locator(f"{TABLE} .felt-row").first).to_contain_text("Last trick")


def test_leaving_before_the_answer_loses_no_move(lobby: Page) -> None:
    """A card is touched and the page left at once: the move is kept, and the other page's address stays its own."""
    page, rng = lobby, Random(2)
    deal(page)
    play_until(page, "Pass", rng)
    before = stored(page)
    address = page.url
    page.evaluate(
        f"() => {{ document.querySelector('{BUTTON}').click(); document.querySelector('a[href$=\"credits/\"]').click(); }}"
    )
    page.wait_for_url("**/credits/")
    page.wait_for_timeout(600)
    assert page.url.endswith("/credits/")
    page.go_back()
    page.wait_for_url(address)
    expect(page.locator(HAND).first).to_be_visible(timeout=60_000)
    idle(page)
    assert len(before.course.moments) < len(stored(page).course.moments)


def test_links_within_the_page_leave_the_table_open(lobby: Page) -> None:
    """The skip link and a heading's own link lead where they lead, and the table is still there."""
    page = lobby
    deal(page)
    before = frame(page)
    page.locator("a.md-skip").evaluate("link => link.click()")
    page.wait_for_timeout(500)
    expect(page.locator(HAND)).to_have_count(9, timeout=60_000)
    idle(page)
    assert before == frame(page)


def test_a_table_removed_in_another_tab_can_be_kept_again(open_live: OpenPage) -> None:
    """The tab where it is open says so; it goes on there, and the next touch keeps it."""
    page = open_live(PLAY)
    deal(page)
    other = page.context.new_page()
    other.goto(page.url.partition("#")[0])
    other.get_by_role("button", name="Remove").click()
    other.get_by_role("button", name="Really remove").click()
    expect(page.locator(f"{TABLE} .widget-told")).to_contain_text("removed in another tab")
    take_turn(page, Random(1))
    assert stored(page).picked.cards
