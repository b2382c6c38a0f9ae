"""Examples that were woken: the same frames as built, and other cards than the printed ones."""

import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from engine import playfile
from engine.cards import Card
from tests.browser.conftest import OpenPage, Watch
from tests.browser.driving import PLAIN, PLAYS, away_and_back, comes_back, frame, idle, read, said, wake
from tests.browser.test_page import address
from tests.browser.test_stepper import ALL_STEPS, NEW_TRUMP, RULES, headline, opened
from tests.sample import SWEEP, some
from widgets.render.example import example_frame
from widgets.render.scene import example_scene

DOCS = PLAYS.parent
QUOTED = re.compile(r"^(`{4,}).*?^\1$", re.MULTILINE | re.DOTALL)
SHOWN = re.compile(r"^ *```play\b.*\n *(\S+\.play)$", re.MULTILINE)
ON_PAGES = {
    address(path.relative_to(DOCS).with_suffix("").as_posix()): found
    for path in sorted(DOCS.rglob("*.md"))
    if (found := SHOWN.findall(QUOTED.sub("", path.read_text(encoding="utf-8"))))
}
"""The examples of each page."""
RULES_PAGES = [path for path in ON_PAGES if path.endswith("/rules/")]

STEPPED = f"""async widget => {{
    const play = document.querySelector(widget);
    const answered = async () => {{ while (play.waiting) await new Promise(later => setTimeout(later, 5)); }};
    const frames = [];
    play.querySelector("[data-go=first]").click();
    for (let step = 0; step <= Number(play.dataset.last); step += 1) {{
        await answered();
        frames.push(play.querySelector(".widget-frame").innerHTML);
        play.querySelector("[data-go=forward]").click();
    }}
    return frames.map({PLAIN});
}}"""
WRITTEN = f"htmls => htmls.map({PLAIN})"


@pytest.fixture
def rules_page(open_live: OpenPage) -> Page:
    return opened(open_live)


@pytest.fixture(scope="module")
def shared_page(shared: Watch) -> Page:
    return opened(shared.open)


@pytest.fixture
def awake(shared_page: Page) -> Page:
    """The page of rules with an example that is awake and as it was printed, whatever the test before has done."""
    page, example = shared_page, shared_page.locator(NEW_TRUMP)
    page.evaluate("history.replaceState(null, '', location.pathname)")
    if not page.locator(f"{NEW_TRUMP}.is-awake").count():
        wake(page, NEW_TRUMP)
    if example.locator("[data-live=home][aria-disabled=false]").count():
        click(page, NEW_TRUMP, "Back to the example")
    return page


def at(example: str) -> str:
    return f"torite-play[data-source='{example}']"


@pytest.mark.parametrize("path", RULES_PAGES)
def test_an_example_woken_shows_the_frames_that_were_built(open_live: OpenPage, path: str) -> None:
    """One of each game, stepped through by its buttons: each frame is that of the engine here, to the byte.

    That all examples have the same frames here, in the browser's Python and on their page is held in tests/pyodide
    and tests/pages.
    """
    example = ON_PAGES[path][0]
    page = open_live(path)
    wake(page, at(example))
    rules = page.locator(at(example)).get_attribute("data-rules") or ""
    scene = example_scene(Path(example).stem, playfile.load(read(example)), rules=rules)
    near = int(page.locator(at(example)).get_attribute("data-near") or 0)
    scene = scene._replace(near=near)
    steps = range(len(scene.moments) + 1)
    ours = page.evaluate(WRITTEN, [example_frame(scene._replace(at=step)) for step in steps])
    assert ours == page.evaluate(STEPPED, at(example))


@pytest.mark.parametrize("path", RULES_PAGES)
def test_other_cards_are_played_at_step_2(open_live: OpenPage, path: str) -> None:
    """At step 2 or the nearest with such a card, a legal and an illegal one: the line branches."""
    page = open_live(path)
    found = {"legal": 0, "illegal": 0}
    for example in some(ON_PAGES[path], 6):
        wake(page, at(example))
        for kind in found:
            step = nearest(page, example, kind)
            if step is not None:
                branches(page, example, kind, step)
                found[kind] += 1
    assert min(found.values()) >= 1


def others(page: Page, example: str, kind: str) -> list[str]:
    """What is sent by the cards of a kind that the example does not itself play or try."""
    lines = [found.text for found in playfile.load(read(example)).steps]
    cards = page.locator(f"{at(example)} .hand-option.is-{kind}").all()
    sent = [card.get_attribute("data-send") or "" for card in cards]
    return [one for one in sent if one and one.partition(" ")[2] not in lines]


def nearest(page: Page, example: str, kind: str) -> int | None:
    """The step nearest to 2 at which there is such a card; not where cards are passed, which takes two."""
    last = int(page.locator(at(example)).get_attribute("data-last") or 0)
    for step in sorted(range(last + 1), key=lambda step: abs(step - 2)):
        go(page, at(example), step)
        if others(page, example, kind) and "pass" not in example:
            return step
    return None


def branches(page: Page, example: str, kind: str, step: int) -> None:
    """Another card than the printed one: its rule is cited; undo, redo, and back to the example."""
    widget, before = at(example), frame(page, at(example))
    page.locator(f"{widget} [data-send='{others(page, example, kind)[0]}']").click()
    idle(page, widget)
    branched = frame(page, widget)
    assert page.locator(f"{widget} .widget-said a.rule-mark").count() >= 1
    expect(page.locator(f"{widget} .widget-count")).to_have_text(f"step {step + 1} of {step + 1}")
    click(page, widget, "Undo")
    assert before == frame(page, widget)
    click(page, widget, "Redo")
    assert branched == frame(page, widget)
    click(page, widget, "Back to the example")
    assert before == frame(page, widget)
    expect(page.locator(f"{widget} [data-live=home]")).to_have_attribute("aria-disabled", "true")


def go(page: Page, widget: str, step: int) -> None:
    """Whatever the page below does meanwhile: no pointer has to hit."""
    page.locator(f"{widget} [data-go=first]").dispatch_event("click")
    for _ in range(step):
        page.locator(f"{widget} [data-go=forward]").dispatch_event("click")
    idle(page, widget)


def click(page: Page, widget: str, name: str) -> None:
    page.locator(widget).get_by_role("button", name=name, exact=True).click()
    idle(page, widget)


def test_the_line_goes_on_where_it_branched(awake: Page) -> None:
    """An illegal card is answered and changes nothing; a legal one goes on to the end of the trick, and into the next."""
    page = awake
    go(page, NEW_TRUMP, 1)
    widget = page.locator(NEW_TRUMP)
    widget.get_by_role("button", name="umbrella 4").click()
    idle(page, NEW_TRUMP)
    refused = said("iroha.follow-any", "refused", player=1, card=Card("Y", 4), suits=("O",))
    expect(widget.locator(".widget-said")).to_contain_text(refused)
    widget.get_by_role("button", name="bird 8").click()
    widget.get_by_role("button", name="umbrella 6").click()
    widget.get_by_role("button", name="bird 2").click()
    widget.get_by_role("button", name="Take the trick").click()
    takes = said("iroha.winner", "takes", player=2, card=Card("Y", 6), suit="Y")
    expect(widget.locator(".widget-said")).to_contain_text(takes)
    expect(widget.locator(".hand-title")).to_have_text("Chie chooses next, from this hand")
    expect(widget.locator(".widget-count")).to_have_text("step 6 of 6")


def test_the_printed_card_is_a_step_forward(awake: Page) -> None:
    """Who touches the card that the example plays stays in the example."""
    go(awake, NEW_TRUMP, 0)
    awake.locator(NEW_TRUMP).get_by_role("button", name="bird 7").click()
    idle(awake, NEW_TRUMP)
    assert ALL_STEPS[1] == headline(awake)
    expect(awake.locator(f"{NEW_TRUMP} .widget-count")).to_have_text("step 1 of 6")
    expect(awake.locator(f"{NEW_TRUMP} [data-live=undo]")).to_have_attribute("aria-disabled", "true")


def test_two_cards_are_passed_by_two_touches(awake: Page) -> None:
    """The first two touches choose, a button passes; another touch takes the choice back."""
    page, widget = awake, at("iroha/pass.play")
    wake(page, widget)
    go(page, widget, 0)
    hand = page.locator(f"{widget} .hand-holder").filter(has_text="Ben chooses next").locator(".hand-option")
    for touched, chosen in ((0, 1), (1, 2), (0, 1), (2, 2)):
        hand.nth(touched).click()
        idle(page, widget)
        assert chosen == page.locator(f"{widget} [aria-pressed=true]").count()
    page.locator(f"{widget} .widget-act").click()
    idle(page, widget)
    assert headline(page, widget).startswith("Ben passes ")


def test_a_branch_has_a_link(watch: Watch, open_live: OpenPage) -> None:
    """Short and readable; opened in a fresh profile it shows the same step of the same line."""
    page = open_live(RULES)
    wake(page, NEW_TRUMP)
    go(page, NEW_TRUMP, 2)
    page.locator(NEW_TRUMP).get_by_role("button", name="umbrella 6").click()
    idle(page, NEW_TRUMP)
    page.locator(f"{NEW_TRUMP} a.example-here").click()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.endswith("iroha/rules/#new-trump.3~1~2~C_Y6")
    again = watch.context().new_page()
    again.goto(link)
    expect(again.locator(f"{NEW_TRUMP}.is-awake")).to_be_attached(timeout=60_000)
    idle(again, NEW_TRUMP)
    assert frame(page, NEW_TRUMP) == frame(again, NEW_TRUMP)


@pytest.mark.parametrize(
    ("moves", "sentence"),
    [
        ("~1~2~C_R12", "Step 3, 'C R12', is refused: "),
        ("~x", "The link writes its moves in version 'x'; this page reads 1."),
    ],
)
def test_moves_that_do_not_fit_are_told(rules_page: Page, moves: str, sentence: str) -> None:
    """A sentence names the move; the example is there as it was printed. More such moves: tests/widgets/test_links.py"""
    rules_page.evaluate("hash => { location.hash = hash; }", f"new-trump.2{moves}")
    expect(rules_page.locator(f"{NEW_TRUMP} .widget-told")).to_contain_text(sentence, timeout=60_000)
    rules_page.locator(f"{NEW_TRUMP} [data-go=last]").click()
    assert ALL_STEPS[-1] == headline(rules_page)


def test_a_woken_example_works_by_keyboard(rules_page: Page) -> None:
    """Enter wakes, Tab reaches a card, Enter plays it, the focus goes on to the next card or to what is to be done."""
    page = rules_page
    page.locator(f"{NEW_TRUMP} [data-live=wake]").focus()
    page.keyboard.press("Enter")
    expect(page.locator(f"{NEW_TRUMP}.is-awake")).to_be_attached(timeout=60_000)
    idle(page, NEW_TRUMP)
    assert page.evaluate(f"document.querySelector('{NEW_TRUMP}').contains(document.activeElement)")
    page.keyboard.press("ArrowLeft")
    idle(page, NEW_TRUMP)
    page.locator(f"{NEW_TRUMP} .hand-option").last.focus()
    page.keyboard.press("Enter")
    idle(page, NEW_TRUMP)
    assert headline(page) == said("iroha.turn", "plays", player=2, card=Card("Y", 6))
    assert re.search("option", page.evaluate("document.activeElement.className"))
    page.keyboard.press("Enter")
    idle(page, NEW_TRUMP)
    assert page.evaluate("document.activeElement.className") in ("widget-act", "widget-act focus-visible")
    page.keyboard.press("Enter")
    idle(page, NEW_TRUMP)
    assert headline(page).endswith(" iroha.winner")


@pytest.mark.parametrize("seed", [1, 2] if SWEEP else [1])
def test_anything_may_be_touched_in_any_order(rules_page: Page, seed: int) -> None:
    """300 touches of anything on the example, enabled or not, in bursts: no error, and it still answers."""
    page, rng = rules_page, Random(seed)
    wake(page, NEW_TRUMP)
    page.evaluate("window.open = () => null")
    touch = """([picks, name]) => {
        for (const pick of picks) {
            const all = document.querySelectorAll(`${name} button, ${name} a.example-here, ${name} .card`);
            all[Math.floor(pick * all.length)].click();
        }
    }"""
    for _ in range(100):
        page.evaluate(touch, [[rng.random() for _ in range(3)], NEW_TRUMP])
        idle(page, NEW_TRUMP)
    if page.locator(f"{NEW_TRUMP} [data-live=home][aria-disabled=false]").count():
        click(page, NEW_TRUMP, "Back to the example")
    go(page, NEW_TRUMP, 6)
    assert ALL_STEPS[-1] == headline(page)


def test_going_on_without_the_engine_loses_no_line(awake: Page) -> None:
    """A line of the reader's own sleeps, and is there again when the example is woken."""
    page = awake
    go(page, NEW_TRUMP, 2)
    page.locator(NEW_TRUMP).get_by_role("button", name="umbrella 6").click()
    idle(page, NEW_TRUMP)
    before = frame(page, NEW_TRUMP)
    page.evaluate(f"document.querySelector('{NEW_TRUMP}').goWithout()")
    expect(page.locator(f"{NEW_TRUMP} [data-live=wake]")).to_be_visible()
    wake(page, NEW_TRUMP)
    assert before == frame(page, NEW_TRUMP)


def test_steps_taken_while_the_engine_starts_stand(rules_page: Page) -> None:
    """Woken at the start, stepped on meanwhile: the example is awake where it was stepped to."""
    go(rules_page, NEW_TRUMP, 0)
    rules_page.locator(f"{NEW_TRUMP} [data-live=wake]").click()
    for _ in range(2):
        rules_page.locator(f"{NEW_TRUMP} [data-go=forward]").click()
    expect(rules_page.locator(f"{NEW_TRUMP}.is-awake")).to_be_attached(timeout=60_000)
    idle(rules_page, NEW_TRUMP)
    assert ALL_STEPS[2] == headline(rules_page)


def test_a_line_that_went_on_from_a_link_comes_back(rules_page: Page) -> None:
    """Its step was copied as a link, moves were made after it; after another page and Back they are there."""
    page = rules_page
    wake(page, NEW_TRUMP)
    go(page, NEW_TRUMP, 2)
    page.locator(NEW_TRUMP).get_by_role("button", name="umbrella 6").click()
    idle(page, NEW_TRUMP)
    page.locator(f"{NEW_TRUMP} a.example-here").click()
    page.locator(f"{NEW_TRUMP} .hand-option.is-legal").first.click()
    idle(page, NEW_TRUMP)
    before = frame(page, NEW_TRUMP)
    away_and_back(page)
    expect(page.locator(f"{NEW_TRUMP}.is-awake")).to_be_attached(timeout=60_000)
    comes_back(page, before, NEW_TRUMP)
