"""A table to play at: whole matches, kept over whatever happens, seen by nobody else."""

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage, Watch
from tests.browser.playing import PLAY, TABLE, deal, drawn, frame, idle, play_until, stored, take_turn
from widgets import table

HAND = f"{TABLE} .hand .option"
BUTTON = f"{TABLE} .acts .act"


def test_a_whole_match_by_keyboard(open_live: OpenPage) -> None:
    """Tab and Enter alone, from the first question to the last sentence; the focus is always on what comes next."""
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
        assert focused.startswith(("card", "act")), focused
        page.keyboard.press("Enter")
        idle(page)
        if page.locator(f"{HAND}[aria-pressed=true]").count() == 1:
            page.keyboard.press("Tab")
        while page.locator(f"{HAND}[aria-pressed=true]").count() == 2 and "act" not in page.evaluate(
            "document.activeElement.className"
        ):
            page.keyboard.press("Tab")
    told = page.locator(f"{TABLE} .said").inner_text()
    assert re.search(r"(You win|\w+ wins) the match|share", told)
    assert page.locator(f"{TABLE} .lines polyline").count() == 3
    assert page.locator(f"{TABLE} .numbers tbody tr").count() == 3
    assert stored(page).course.file.setup.players == 3


def test_a_whole_deal_by_touch_on_a_small_screen(open_live: OpenPage) -> None:
    """At 320 pixels by taps alone; every card and button is within the window and large enough for a finger."""
    page = open_live(PLAY, width=320, has_touch=True, is_mobile=True)
    page.locator(".lobby label", has_text="6").tap()
    page.locator(".lobby .act").tap()
    expect(page.locator(HAND)).to_have_count(9, timeout=60_000)
    rng = Random(2)
    for _ in range(60):
        idle(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= 320
        if page.locator(f"{TABLE} .sheet").count():
            break
        target = page.locator(f"{BUTTON}, {HAND}.legal:not([aria-pressed=true])")
        if page.locator(BUTTON).count():
            target = page.locator(BUTTON)
        touched = target.nth(rng.randrange(target.count()))
        box = touched.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 40
        touched.tap()
    expect(page.locator(f"{TABLE} .numbers tbody tr")).to_have_count(1)


def test_a_whole_deal_by_accessible_names_alone(open_live: OpenPage) -> None:
    """What is read aloud is enough to play by: names of cards with their answers, names of buttons, the status."""
    page = open_live(PLAY)
    page.get_by_role("radio", name="3", exact=True).check()
    page.get_by_role("button", name="Deal the cards").click()
    group = page.get_by_role("group", name="Play Iroha ni Oedo")
    hand = group.get_by_role("list", name="Your hand")
    expect(hand.get_by_role("button", name=re.compile("may be passed"))).to_have_count(9, timeout=60_000)
    for _ in range(2):
        hand.get_by_role("button", name=re.compile("may be passed")).first.click()
        idle(page)
    group.get_by_role("button", name=re.compile("^Pass .+ and .+")).click()
    for _ in range(40):
        idle(page)
        told = group.get_by_role("status").filter(has_text=re.compile(r"\w")).first.inner_text()
        if "to be dealt" in told:
            break
        todo = group.get_by_role("button", name=re.compile("^(Collect the trick|Count the deal)$"))
        if todo.count():
            todo.click()
        else:
            assert "You are next." in told
            hand.get_by_role(
                "button", name=re.compile(r"^\w+ \d+ (follows|new trump|may lead)")
            ).first.click()
    assert "You score" in told
    expect(group.get_by_role("table")).to_contain_text("You")


def test_an_illegal_card_explains_itself(open_live: OpenPage) -> None:
    """Touched, it says why not, with its rule as a link; nothing has changed, and nothing is to be undone."""
    page = open_live(PLAY)
    deal(page)
    rng = Random(4)
    for _ in range(60):
        if page.locator(f"{HAND}.illegal").count():
            break
        take_turn(page, rng)
    before = stored(page)
    card = page.locator(f"{HAND}.illegal").first
    card.click()
    idle(page)
    said = page.locator(f"{TABLE} .said")
    expect(said).to_contain_text("You can follow, so")
    href = said.locator("a.rule").first.get_attribute("href") or ""
    assert href.endswith("rules/#iroha.follow-any")
    assert before.course == stored(page).course
    assert card.evaluate("card => card === document.activeElement")


def kept_over(page: Page) -> None:
    before = frame(page)
    page.reload()
    expect(page.locator(f"{TABLE} .frame .count")).to_be_visible(timeout=60_000)
    idle(page)
    assert before == frame(page)


def test_a_reload_at_every_phase_brings_the_table_back(open_live: OpenPage) -> None:
    """Choosing what to pass, in mid-trick, a full trick, before and after counting, when the match is over."""
    page, rng = open_live(PLAY), Random(3)
    deal(page)
    kept_over(page)
    take_turn(page, rng)
    kept_over(page)
    play_until(page, "Pass", rng)
    kept_over(page)
    take_turn(page, rng)
    kept_over(page)
    for wanted in ("Collect", "Count", "Deal"):
        play_until(page, wanted, rng)
        kept_over(page)
    while take_turn(page, rng):
        pass
    kept_over(page)
    page.get_by_role("button", name="All tables").click()
    expect(page.locator(f"{TABLE} .tables li")).to_contain_text("over")


def test_back_leads_to_the_tables_and_forward_to_the_table(open_live: OpenPage) -> None:
    """The browser's own buttons work; another page and Back find the table as it was."""
    page = open_live(PLAY)
    deal(page)
    take_turn(page, Random(1))
    before = frame(page)
    page.go_back()
    expect(page.locator(".lobby")).to_be_visible()
    expect(page.locator(f"{TABLE} .tables li")).to_have_count(1)
    page.go_forward()
    expect(page.locator(HAND)).to_have_count(9)
    idle(page)
    assert before == frame(page)
    page.get_by_role("link", name="Credits").first.click()
    page.wait_for_url("**/credits/")
    page.go_back()
    expect(page.locator(HAND)).to_have_count(9)
    idle(page)
    assert before == frame(page)


def test_several_tables_are_listed(open_live: OpenPage) -> None:
    """The latest first, each with its state; one is taken up again, one removed after a second touch."""
    page = open_live(PLAY)
    for players in (3, 5):
        deal(page, players)
        page.get_by_role("button", name="All tables").click()
    tables = page.locator(f"{TABLE} .tables li")
    expect(tables).to_have_count(2)
    assert [text[:9] for text in tables.all_inner_texts()] == ["5 players", "3 players"]
    tables.nth(1).get_by_role("button").first.click()
    expect(page.locator(f"{TABLE} .frame .seat")).to_have_count(3)
    page.get_by_role("button", name="All tables").click()
    remove = tables.nth(1).get_by_role("button", name="Remove")
    remove.click()
    expect(tables).to_have_count(2)
    tables.nth(1).get_by_text("Really remove?").click()
    expect(tables).to_have_count(1)
    expect(tables).to_contain_text("5 players")


def test_deals_again_and_anew(open_live: OpenPage) -> None:
    """The same deal has the same hand, a new one another; Undo takes either back, Redo does it again."""
    page, rng = open_live(PLAY), Random(7)
    deal(page)
    hand = page.locator(f"{TABLE} .hand").inner_text()
    play_until(page, "Collect", rng)
    before = page.locator(f"{TABLE} .said").inner_html()
    for name, same in (("Same deal again", True), ("New deal", False)):
        page.get_by_role("button", name=name).click()
        idle(page)
        assert (hand == page.locator(f"{TABLE} .hand").inner_text()) == same
        page.get_by_role("button", name="Undo").click()
        idle(page)
        assert page.locator(BUTTON).inner_text() == "Collect the trick"
    page.get_by_role("button", name="Undo").click()
    idle(page)
    page.get_by_role("button", name="Redo").click()
    idle(page)
    assert before == page.locator(f"{TABLE} .said").inner_html()


def test_the_last_trick_is_shown_on_demand(open_live: OpenPage) -> None:
    """The cards that were just collected, who won and why."""
    page, rng = open_live(PLAY), Random(7)
    deal(page)
    play_until(page, "Collect", rng)
    cards = page.locator(f"{TABLE} .frame > .table .lying .card").evaluate_all(
        "all => all.map(c => c.ariaLabel)"
    )
    take_turn(page, rng)
    page.get_by_role("button", name="Last trick").click()
    panel = page.locator(".panel:popover-open")
    assert cards == panel.locator(".card").evaluate_all("all => all.map(c => c.ariaLabel)")
    expect(panel).to_contain_text("the trick with")
    expect(panel.locator("a.rule")).to_have_text("iroha.winner")


def link(page: Page, name: str) -> str:
    page.get_by_role("button", name="Link", exact=True).click()
    page.get_by_role("button", name=name).click()
    idle(page)
    expect(page.locator(f"{TABLE} .told")).to_have_text("The link is copied.")
    return str(page.evaluate("navigator.clipboard.readText()"))


def test_a_link_with_all_cards_says_so_and_brings_the_same_table(watch: Watch, open_live: OpenPage) -> None:
    """Before it is copied; opened elsewhere it is the same position, and stays that table when it is opened twice."""
    page = open_live(PLAY)
    deal(page)
    play_until(page, "Collect", Random(8))
    page.get_by_role("button", name="Link", exact=True).click()
    expect(page.locator(".panel:popover-open")).to_contain_text("whoever opens it can look into all hands")
    page.keyboard.press("Escape")
    address = link(page, "Copy the link with all cards")
    assert len(address) < 500
    other = watch.context().new_page()
    other.goto(address)
    expect(other.locator(BUTTON)).to_have_text("Collect the trick", timeout=60_000)
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
    play_until(page, "Collect", Random(8))
    take_turn(page, Random(8))
    address = link(page, "Copy the link without hidden cards")
    other = watch.context().new_page()
    other.goto(address)
    expect(other.locator(f"{TABLE} .said")).to_contain_text(
        "The cards that the link does not show are dealt anew.", timeout=60_000
    )
    idle(other)
    mine, theirs = stored(page), stored(other)
    game = mine.course.file.game
    assert game.seen_by(mine.state, 0) == game.seen_by(theirs.state, 0)
    assert mine.state != theirs.state
    play_until(other, "Count", Random(8))


FULL = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };"
CLOSED = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('denied', 'SecurityError'); } });"


@pytest.mark.parametrize("trouble", [FULL, CLOSED], ids=["full", "closed"])
def test_where_nothing_can_be_kept_it_is_said(open_live: OpenPage, trouble: str) -> None:
    """A sentence with a way out; the table goes on, and its link is not lost."""
    page = open_live(PLAY)
    page.evaluate(f"() => {{ {trouble} }}")
    deal(page)
    expect(page.locator(f"{TABLE} .told")).to_contain_text("This browser does not keep the table")
    take_turn(page, Random(1))
    expect(page.locator(f"{TABLE} .told")).to_contain_text("copy its link")
    play_until(page, "Collect", Random(1))
    assert "#t1." in link(page, "Copy the link with all cards")
    page.get_by_role("button", name="All tables").click()
    expect(page.locator(f"{TABLE} .tables li")).to_have_count(1)
    page.locator(f"{TABLE} .tables li button").first.click()
    expect(page.locator(BUTTON)).to_have_text("Collect the trick")


def test_two_tabs_show_the_same_table(open_live: OpenPage) -> None:
    """What is played in one is seen in the other, which says so; neither loses a card."""
    page, rng = open_live(PLAY), Random(6)
    deal(page)
    other = page.context.new_page()
    other.goto(page.url)
    expect(other.locator(HAND)).to_have_count(9, timeout=60_000)
    play_until(page, "Collect", rng)
    expect(other.locator(f"{TABLE} .told")).to_contain_text("played on in another tab")
    idle(other)
    assert frame(page) == frame(other)
    take_turn(other, rng)
    expect(page.locator(f"{TABLE} .told")).to_contain_text("played on in another tab")
    idle(page)
    assert frame(page) == frame(other)
    play_until(page, "Count", rng)
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
    play_until(page, "Collect", rng)
    before = stored(page).course
    other.locator(HAND).first.click()
    expect(other.locator(f"{TABLE} .told")).to_contain_text("played on in another tab")
    idle(other)
    assert before == stored(page).course
    assert frame(page) == frame(other)


def test_a_thousand_mangled_links(open_live: OpenPage) -> None:
    """No error, and a sentence for each; afterwards a good link still opens."""
    page, rng = open_live(PLAY), Random(9)
    deal(page)
    address = link(page, "Copy the link with all cards")
    good = address.partition("#")[2]
    letters = "abcXYZ019-_.~%#/ é=&?"
    told = f"{TABLE} .told"
    for number in range(1000):
        bad = list(good)
        for _ in range(rng.randrange(1, 4)):
            bad[rng.randrange(len(bad))] = rng.choice(letters)
        mangled = "".join(bad[: rng.choice((len(bad), rng.randrange(len(bad))))])
        page.evaluate("hash => { location.hash = hash; }", mangled)
        if number % 50 == 0:
            page.wait_for_timeout(30)
            idle(page)
            said = page.locator(told).inner_text() + "".join(page.locator(".lost").all_inner_texts())
            assert said or mangled in ("", good), mangled
    idle(page)
    page.evaluate("hash => { location.hash = hash; }", good)
    expect(page.locator(HAND)).to_have_count(9)


TOUCH = f"""picks => {{
    for (const pick of picks) {{
        const all = document.querySelectorAll("{TABLE} :is(button, input, summary, label, .card, .seat, svg)");
        const it = all[Math.floor(pick * all.length)];
        it.dispatchEvent(new MouseEvent("click", {{ bubbles: true, cancelable: true }}));
    }}
}}"""


def test_anything_may_be_touched_in_any_order(open_live: OpenPage) -> None:
    """2,000 touches of anything on the widget, enabled or not: no error, no dead end, the state equals a replay of its log."""
    page, rng = open_live(PLAY), Random(12)
    page.evaluate("window.open = () => null")
    for _ in range(500):
        page.evaluate(TOUCH, [rng.random() for _ in range(4)])
        idle(page)
    if not page.locator(HAND).count() and not page.locator(BUTTON).count():
        deal(page)
    page.wait_for_timeout(100)
    live = stored(page)
    page.reload()
    expect(page.locator(f"{TABLE} .frame .count")).to_be_visible(timeout=60_000)
    idle(page)
    assert drawn(page, table.frame(live)) == frame(page)
    assert page.locator(f"{BUTTON}, {HAND}.legal").count() or not live.course.file.game.actors(live.state)


def test_a_table_passes_the_accessibility_checker(open_live: OpenPage) -> None:
    """No violation with a table in play, in light and dark, small and wide, while passing, playing and counting."""
    from tests.browser.test_page import AXE, TAGS

    for scheme, width in (("light", 320), ("dark", 1280)):
        page, rng = open_live(PLAY, width=width, color_scheme=scheme, reduced_motion="reduce"), Random(3)
        deal(page)
        page.evaluate(AXE)
        for wanted in ("Pass", "Collect", "Count", "Deal"):
            play_until(page, wanted, rng)
            found = page.evaluate("tags => axe.run('torite-table', {runOnly: tags})", TAGS)
            assert [
                (item["id"], [node["html"][:120] for node in item["nodes"]]) for item in found["violations"]
            ] == []
