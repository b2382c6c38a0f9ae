"""The same four cards in a browser: set, linked, read without a script, by keyboard, on a narrow screen."""

import re
from random import Random

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import OpenPage, Watch
from tests.browser.driving import drawn, frame, idle
from tests.conftest import Site
from widgets.render import four

PATH = "same-four-cards/"
FOUR = "torite-four"
DEFAULT = "B5 R3 Y8 G2"
MOVED = "Aki takes the trick in Tezuma. Dai takes it in Iroha ni Oedo. Ben takes it in Tornei."


@pytest.fixture(scope="module")
def shared_page(shared: Watch) -> Page:
    return shared.open(PATH)


@pytest.fixture
def page(shared_page: Page) -> Page:
    """With the first four cards, whatever the test before has set."""
    shared_page.evaluate("hash => { location.hash = hash; }", f"four-{DEFAULT.replace(' ', '-')}")
    shows(shared_page, DEFAULT)
    return shared_page


def shows(page: Page, cards: str) -> None:
    """These cards are set, and judged as this Python judges them, to the byte."""
    idle(page, FOUR)
    root = page.url.partition(PATH)[0]  # instant navigation writes the first links anew, in full
    found = frame(page, FOUR).replace(f'href="{root}', 'href="../')
    assert found == drawn(page, four.answered(cards, Random(1))["frame"])
    values = [select.input_value() for select in page.locator(f"{FOUR} select").all()]
    assert cards == " ".join(
        f"{kind}{number}" for kind, number in zip(values[::2], values[1::2], strict=True)
    )


def select(page: Page, player: str, *, kind: str = "", number: str = "") -> None:
    if kind:
        page.get_by_label(f"{player}'s suit").select_option(label=kind)
    if number:
        page.get_by_label(f"{player}'s number").select_option(number)


def told(page: Page) -> str:
    return page.locator(f"{FOUR} .widget-told").inner_text()


def test_the_first_cards_and_the_telling_ones_need_no_engine(open_page: OpenPage) -> None:
    """They were judged by the build: not a byte of Python is asked for."""
    page = open_page(PATH)
    shows(page, DEFAULT)
    telling = page.locator(f"{FOUR} .four-ways button[data-cards]")
    found = [button.get_attribute("data-cards") or "" for button in telling.all()]
    assert found[0] == DEFAULT
    assert len(found) >= 6
    for at in range(len(found) - 1, -1, -1):
        if found[at] != four.SURPRISE:
            telling.nth(at).click()
            shows(page, found[at])
            assert page.url.endswith(f"#four-{found[at].replace(' ', '-')}")


def test_a_card_is_changed_live(page: Page) -> None:
    """Any card: the engine judges the new four, and the address carries them."""
    select(page, "Dai", number="7")
    shows(page, "B5 R3 Y8 G7")
    select(page, "Ben", kind="green", number="8")
    shows(page, "B5 G8 Y8 G7")
    assert page.url.endswith("#four-B5-G8-Y8-G7")
    select(page, "Ben", kind="red", number="3")
    shows(page, "B5 R3 Y8 G7")
    expect(page.locator(f"{FOUR} .four-summary")).to_contain_text(MOVED)


def test_the_last_of_many_changes_is_shown(open_live: OpenPage) -> None:
    """Changed in a burst while the engine is still on its way: what is set then is what is judged."""
    page = open_live(PATH)
    for number in "34567":
        select(page, "Dai", number=number)
    select(page, "Aki", kind="red")
    shows(page, "R5 R3 Y8 G7")


def test_the_same_card_twice_is_refused(page: Page) -> None:
    """A sentence instead of an answer; another card, and there is one."""
    select(page, "Chie", kind="blue", number="5")
    idle(page, FOUR)
    expect(page.locator(f"{FOUR} .widget-frame")).to_have_text(
        "Aki and Chie cannot both play blue 5: each card is there once. Change one of them."
    )
    select(page, "Aki", number="4")
    shows(page, "B4 R3 B5 G2")


def test_a_surprise(page: Page) -> None:
    """Other cards each time, set and judged."""
    seen = set()
    for _ in range(3):
        page.get_by_role("button", name="Surprise me").click()
        idle(page, FOUR)
        cards = page.url.partition("#four-")[2].replace("-", " ")
        shows(page, cards)
        seen.add(cards)
    assert len(seen) == 3


def test_a_link_carries_the_cards(watch: Watch, page: Page) -> None:
    """Copied and opened in a fresh profile, it shows the same."""
    select(page, "Aki", kind="yellow", number="1")
    shows(page, "Y1 R3 Y8 G2")
    page.get_by_role("button", name="Copy the link").click()
    expect(page.locator(f"{FOUR} .four-here")).to_have_attribute("data-told", "Copied")
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"{PATH}#four-Y1-R3-Y8-G2")
    again = watch.context().new_page()
    again.goto(link)
    shows(again, "Y1 R3 Y8 G2")
    again.evaluate("location.hash = '#four-B3-B7-B5-B2'")
    expect(again.locator(f"{FOUR} .four-summary")).to_have_text("Ben takes the trick in all four games.")
    shows(again, "B3 B7 B5 B2")


MANGLED = [
    "B5",
    "B5-R3-Y8",
    "B5-R3-Y8-G9",
    "B5-R3-Y8-V2",
    "B5-R3-Y8-G2-G3",
    "b5-r3-y8-g2",
    "--------",
    "%ff",
    "<b>-R3-Y8-G2",
]


def test_a_mangled_link_gets_a_sentence(open_page: OpenPage) -> None:
    """It is quoted; the cards of the page are there, and can be changed."""
    page = open_page(f"{PATH}#four-")
    for cards in ("", *MANGLED):
        page.evaluate("hash => { location.hash = hash; }", f"four-{DEFAULT.replace(' ', '-')}")
        shows(page, DEFAULT)
        page.evaluate("hash => { location.hash = hash; }", f"four-{cards}")
        expect(page.locator(f"{FOUR} .widget-told")).to_have_text(
            f"The link names “{cards}”, and that is not four cards. Here are others."
        )
        shows(page, DEFAULT)
        page.get_by_role("button", name="All follow").click()
        shows(page, "B3 B7 B5 B2")
        assert told(page) == ""


def test_a_link_that_sets_a_card_twice_is_refused_too(page: Page) -> None:
    """By the engine, with its sentence."""
    page.evaluate("location.hash = '#four-B5-B5-Y8-G2'")
    expect(page.locator(f"{FOUR} .widget-frame")).to_have_text(
        re.compile("Aki and Ben cannot both play blue 5"), timeout=60_000
    )


def test_it_works_by_keyboard(page: Page) -> None:
    """Tab goes from card to card, arrows change one and keep the focus, Enter presses a button."""
    page.get_by_label("Aki's suit").focus()
    for _ in range(7):
        page.keyboard.press("Tab")
    expect(page.get_by_label("Dai's number")).to_be_focused()
    page.keyboard.press("ArrowDown")
    shows(page, "B5 R3 Y8 G3")
    expect(page.get_by_label("Dai's number")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    shows(page, "B5 R5 Y5 G5")
    expect(page.get_by_role("button", name="Four times five")).to_be_focused()


def test_it_comes_back(page: Page) -> None:
    """Another page and Back: the cards that were set are there."""
    select(page, "Aki", number="6")
    shows(page, "B6 R3 Y8 G2")
    page.get_by_role("link", name="Glossary").first.click()
    page.wait_for_url("**/glossary/")
    page.go_back()
    page.wait_for_timeout(800)  # the theme builds the page twice
    expect(page.locator(FOUR)).to_be_visible()
    shows(page, "B6 R3 Y8 G2")


def test_without_the_engine_the_page_says_so(watch: Watch) -> None:
    """Nothing can be fetched: the sentence, a way to try again, and one to go on without."""
    page = watch.open(PATH)

    def lost(route: Route) -> None:
        route.abort()

    page.route("**/assets/py*/**", lost)
    select(page, "Dai", number="7")
    stuck = page.locator(f"{FOUR} .is-stuck")
    expect(stuck).to_contain_text("The engine could not be started", timeout=60_000)
    expect(stuck.get_by_role("button", name="Try again")).to_be_visible()
    stuck.get_by_role("button", name="Go on without it").click()
    expect(stuck).to_have_count(0)
    assert told(page) == "Other cards need the engine. The buttons above do without."
    shows(page, DEFAULT)
    page.unroute("**/assets/py*/**", lost)
    select(page, "Dai", number="7")
    expect(page).to_have_url(re.compile("#four-B5-R3-Y8-G7$"), timeout=60_000)
    shows(page, "B5 R3 Y8 G7")


@pytest.mark.parametrize(("width", "columns"), [(320, 1), (768, 2), (1280, 4)])
def test_panels_stand_side_by_side_where_there_is_room(open_page: OpenPage, width: int, columns: int) -> None:
    """Four wide, one on a phone; nothing sticks out, and everything to be pressed is large enough."""
    page = open_page(PATH, width=width)
    panels = page.locator(f"{FOUR} .four-game")
    assert panels.count() == 4
    assert len({panel.bounding_box()["x"] for panel in panels.all()}) == columns  # type: ignore[index]  # it is seen
    for thing in page.locator(f"{FOUR} :is(select, button, .card)").all():
        box = thing.bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
    for thing in page.locator(f"{FOUR} :is(select, button)").all():
        assert thing.bounding_box()["height"] >= 40  # type: ignore[index]  # it is seen


def test_without_scripts_the_page_is_complete(open_page: OpenPage, site: Site) -> None:
    """The first four cards are judged, three more tricks are told in tables, and nothing is there to be pressed."""
    page = open_page(PATH, java_script_enabled=False)
    expect(page.locator(f"{FOUR} .four-game")).to_have_count(4)
    expect(page.locator(f"{FOUR} .four-summary")).to_contain_text(MOVED)
    expect(page.locator(f"{FOUR} form")).to_be_hidden()
    expect(page.locator("caption strong")).to_have_count(3)
