"""How a test plays: waking an example, opening a table, taking turns."""

import random
from collections.abc import Hashable
from pathlib import Path

from playwright.sync_api import Locator, Page, Position, expect

from engine import playfile
from engine.kernel import reason
from engine.registry import GAMES
from engine.speech import NAMES, say
from widgets.render.narration import narration
from widgets.render.scene import example_scene
from widgets.worker.session import Session
from widgets.worker.stored import restored

PLAYS = Path(__file__).parents[2] / "docs/plays"
IROHA = GAMES["iroha"]
PLAY = "iroha/play/"
TABLE = "torite-table"
HAND = f"{TABLE} .hand .hand-option"
BUTTON = f"{TABLE} .widget-acts .widget-act"
STRIP: Position = {"x": 12, "y": 20}
"""Where a card of a hand can be touched, however closely they overlap."""
PLAIN = """html => {
    const template = document.createElement("template");
    template.innerHTML = html;
    for (const card of template.content.querySelectorAll(".felt .hand-option")) card.removeAttribute("tabindex");
    for (const element of template.content.querySelectorAll("*")) {
        const attributes = [...element.attributes].map(({ name, value }) => [name, value]).sort();
        for (const [name] of attributes) element.removeAttribute(name);
        for (const [name, value] of attributes) element.setAttribute(name, value);
        element.classList.remove("focus-visible");
        element.removeAttribute("data-focus-visible-added");
    }
    return template.innerHTML;
}"""
"""A frame with its attributes in one order, as morphing keeps theirs where they were; which card the Tab key stops at is the page's."""
HERE = "document.querySelector('script[type=module][src*=torite]').src"


def idle(page: Page, widget: str = TABLE) -> None:
    """Wait until a widget has answered all that it was asked."""
    page.wait_for_function("name => document.querySelector(name)?.waiting === 0", arg=widget, timeout=60_000)


def wake(page: Page, example: str) -> None:
    page.locator(f"{example} [data-live=wake]").click()
    expect(page.locator(f"{example}.is-awake")).to_be_attached(timeout=60_000)
    idle(page, example)


def deal(page: Page, players: int = 3) -> None:
    """Open a table."""
    page.locator(f".lobby input[value='{players}']").check()
    page.locator(".lobby .widget-act").click()
    expect(page.locator(f"{TABLE} .hand")).to_be_visible(timeout=60_000)
    idle(page)


def clear_tables(page: Page) -> None:
    """To the question how many play, with no table kept: as if they had been removed in another tab."""
    page.evaluate(
        """() => {
            location.hash = "";
            for (const key of Object.keys(localStorage).filter((key) => key.startsWith("torite:table:"))) {
                localStorage.removeItem(key);
                dispatchEvent(new StorageEvent("storage", { key, newValue: null }));
            }
        }"""
    )
    expect(page.locator(".lobby")).to_be_visible()
    expect(page.locator(f"{TABLE} .lobby-tables li")).to_have_count(0)


def take_turn(page: Page, rng: random.Random) -> str:
    """Whatever is to be done at a table, by clicks; says what it was, nothing when the match is over."""
    act = page.locator(f"{TABLE} .widget-acts .widget-act")
    if act.count():
        done = act.inner_text()
        if done == "Play again":
            return ""
        act.click()
    else:
        cards = page.locator(
            f"{TABLE} .hand-option.is-legal[aria-pressed=false], {TABLE} .hand-option.is-legal:not([aria-pressed])"
        )
        count = cards.count()
        if not count:
            return ""
        card = cards.nth(rng.randrange(count))
        done = "card"
        card.click(position=STRIP)
    idle(page)
    return done


def play_until(page: Page, wanted: str, rng: random.Random) -> None:
    """Take turns until a button of this name is there."""
    for _ in range(400):
        if page.locator(f"{TABLE} .widget-acts .widget-act", has_text=wanted).count():
            return
        assert take_turn(page, rng), f"the match is over, and there was no {wanted}"
    raise AssertionError(f"no {wanted} after 400 turns")


def away_and_back(page: Page) -> None:
    """To another page by the link that is always in sight, and Back."""
    before = page.url
    page.locator(".md-header a.md-logo").click()
    page.wait_for_url("**/torite/")
    page.go_back()
    page.wait_for_url(before)


def frame(page: Page, widget: str = TABLE) -> str:
    """What is drawn, without the marks that the theme leaves at whatever has the focus."""
    return drawn(page, page.locator(f"{widget} .widget-frame").inner_html())


def comes_back(page: Page, before: str, widget: str = TABLE) -> None:
    """Drawn as it was: on Back the theme may build a page twice, and between the two nothing is drawn yet."""
    for _ in range(100):
        idle(page, widget)
        if frame(page, widget) == before:
            return
        page.wait_for_timeout(100)
    assert before == frame(page, widget)


def answered(page: Page) -> int:
    """How many times the worker has answered, as it tells itself."""
    return int(page.evaluate(f"import({HERE}).then(torite => torite.ask({{about: true}}))")["answered"])


FOUND = ".search-found a"


def search(page: Page, query: str) -> None:
    """Open the search and put words there, without a key; what was found before is cleared away, so that this is waited for."""
    if not page.locator("dialog.search").is_visible():
        page.locator(".search-open").click()
    page.evaluate("document.querySelector('.search-found').replaceChildren()")
    page.locator(".search-form input").fill(query)
    expect(page.locator(FOUND).first).to_be_visible()


def stored(page: Page) -> Session:
    """The table that is open, as this Python reads what the page has kept."""
    state = page.evaluate(
        "JSON.parse(localStorage.getItem('torite:table:' + location.hash.slice('#table-'.length))).state"
    )
    return restored(state, read)


def said(rule: str, case: str, **facts: Hashable) -> str:
    """What the engine says in an example of Iroha."""
    return say(IROHA, reason(rule, case, **facts), NAMES)


def label(rule: str, case: str) -> str:
    """What stands under a card."""
    return IROHA.sentences[rule, case].label


def headlines(example: str) -> list[str]:
    """What is said first at each step of an example, with the address of the rule that it cites."""
    scene = example_scene(Path(example).stem, playfile.load(read(example)))
    steps = [narration(scene._replace(at=step))[0] for step in range(len(scene.moments) + 1)]
    return [" ".join(filter(None, (said.text, said.rule))) for said in steps]


def spelled_out(said: Locator) -> list[str]:
    """What sentences say, in place of the mark of a rule the address that it leads to."""
    return list(said.evaluate_all(SPELLED_OUT))


SPELLED_OUT = """all => all.map((one) => {
    const text = one.cloneNode(true);
    for (const mark of text.querySelectorAll("a.rule-mark")) mark.replaceWith(new URL(mark.href).hash.slice(1));
    return text.textContent.replaceAll("\\u00a0", " ");
})"""


def read(name: str) -> str:
    return (PLAYS / name).read_text(encoding="utf-8")


def drawn(page: Page, html: str) -> str:
    """HTML as a browser writes it."""
    return str(page.evaluate(PLAIN, html))
