"""Every turn of a deal as a table shows it, in CPython; and what of it is in sight, in a browser."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from playwright.sync_api import Page

from engine import setups
from engine.registry import GAMES
from tests.widgets.touching import buttons, read, touches
from widgets.worker import match
from widgets.worker.answer import open_table
from widgets.worker.result import is_counted
from widgets.worker.session import Session, scene_of
from widgets.worker.steps import deal_at
from widgets.worker.touch import update

SETUPS = [
    (name, text)
    for name, game in GAMES.items()
    for setup in game.setups()
    if "alt " not in (text := setups.write_setup(setup))
]
"""Each game with each number of players, in every edition."""
PHONE = [(360, 640), (640, 360)]


class Turn(NamedTuple):
    name: str
    html: str
    is_refused: bool = False


def turns(game: str, setup: str, deals: int, seed: int = 1) -> Iterator[Turn]:
    """What You see at each turn of the deals, and after an illegal card: its answer, and what would be."""
    rng = Random(seed)
    session = table(game, setup, seed)
    for number in range(400 * deals):
        if dealt(session) > deals:
            return
        html = frame(session)
        name = f"{game} {setup}, turn {number}"
        yield Turn(name, html)
        yield from refused(session, name, html, rng)
        open_now = touches(html)
        if not open_now:
            deals -= dealt(session)
            seed += 1
            session = table(game, setup, seed)
            continue
        session = update(session, rng.choice(open_now), rng)
        assert not session.answer, session.answer


def refused(session: Session, name: str, html: str, rng: Random) -> Iterator[Turn]:
    illegal = [sends for kinds, sends, _ in buttons(html) if "is-illegal" in kinds and sends]
    if illegal:
        touched = rng.choice(illegal)
        answered = update(session, touched, rng)
        assert answered.answer, f"{name}: {touched} was not refused"
        yield Turn(f"{name}, {touched}", frame(answered), True)
        if answered.refused:
            seen = update(answered, f"see {answered.refused}", rng)
            yield Turn(f"{name}, {touched}, seen", frame(seen), True)


def table(game: str, setup: str, seed: int) -> Session:
    request = {"open": "table", "name": "table", "game": game, "rules": "../rules/", "setup": setup}
    return open_table(request, read, Random(seed))


def steps(game: str, setup: str, seed: int = 1) -> Iterator[Turn]:
    """A deal played at random, then every step of it, looked at after its count."""
    rng = Random(seed)
    session = table(game, setup, seed)
    while not counted(session):
        session = update(session, rng.choice(touches(frame(session))), rng)
    deal = deal_at(scene_of(session), session.at)
    for step in range(deal.first, deal.last + 1):
        looked = update(session, f"steps {step}", rng)
        yield Turn(f"{game} {setup}, step {step - deal.first} of {deal.last - deal.first}", frame(looked))


def counted(session: Session) -> bool:
    return dealt(session) > 0 and is_counted(scene_of(session))


def frame(session: Session) -> str:
    return str(match.frame(session, scene_of(session)))


def dealt(session: Session) -> int:
    game = session.course.file.game
    return sum(game.deed(moment.action).verb == "deal" for moment in session.course.moments)


def open_felt(page: Page, address: str) -> None:
    """The page of tables without its scripts: felts are put into it."""
    page.route("**/torite.js", lambda route: route.fulfill(body="", content_type="text/javascript"))
    page.goto(address)
    page.evaluate(SHOWING)


def faults(page: Page, shown: list[Turn]) -> list[str]:
    """Whatever is not in sight at these turns, each in a sentence."""
    told: list[list[str]] = page.evaluate(IN_SIGHT, [[turn.html, turn.is_refused] for turn in shown])
    return [f"{turn.name}: {fault}" for turn, found in zip(shown, told, strict=True) for fault in found]


SHOWING = """async () => {
    customElements.define("torite-table", class extends HTMLElement {});
    document.querySelector("torite-table > .lobby").hidden = true;
    document.querySelector("torite-table > .widget-frame").hidden = false;
    await document.fonts.ready;
}"""

IN_SIGHT = """turns => {
    const frame = document.querySelector("torite-table > .widget-frame");
    const boxes = (elements) => elements.map((element) => [element, element.getBoundingClientRect()]);
    const middle = ({ left, right, top, bottom }) => [(left + right) / 2, (top + bottom) / 2];
    const named = (element) => element ? `${element.tagName.toLowerCase()}.${element.className?.baseVal ?? element.className}` : "nothing";

    // The part of each card that no later one covers: to its right in its row, or in the row below.
    const strips = (cards) => boxes(cards).map(([card, { left, right, top, bottom }], at, all) => {
        for (const [, next] of all.slice(at + 1)) {
            if (next.left >= right || next.right <= left || next.top >= bottom || next.bottom <= top) continue;
            if (next.top - top < (bottom - top) / 3) right = Math.min(right, Math.max(next.left, left));
            else bottom = Math.min(bottom, next.top);
        }
        return [card, { left, right, top, bottom }];
    });

    return turns.map(([html, isRefused]) => {
        frame.innerHTML = html;
        scrollTo(0, 0);
        const found = [];
        const meets = (thing, box, words) => {
            const hit = document.elementFromPoint(...middle(box));
            if (!hit || !thing.contains(hit)) found.push(`${words} is not seen, but ${named(hit)} at ${middle(box).map(Math.round)}`);
        };
        const isOver = !frame.querySelector(".felt [data-part=trick], .felt .hand");
        const part = (name) => {
            const all = [...frame.querySelectorAll(`.felt [data-part=${name}]`)].filter((one) => !one.closest("[popover]"));
            if (all.length !== 1) found.push(`there are ${all.length} parts ${name}`);
            return all[0];
        };
        if (isOver && !frame.querySelector(".steps")) return found; // after a deal its result stands there
        const [trick, prompt, hand] = [isOver ? frame.querySelector(".felt > :is(.result, [data-part=trick])") : part("trick"), part("prompt"), part("hand")];
        if (!trick || !prompt || !hand) return found;

        const played = strips([...trick.querySelectorAll(".board-lying > .card:not(.card-none)")]);
        for (const [card, box] of played) meets(card, box, `played ${card.ariaLabel ?? card.textContent}`);
        if (!played.length) meets(trick, trick.getBoundingClientRect(), "the trick");

        // Nothing of the board lies on anything: cards on chips, badges on what a card is, chips over the edge.
        const each = (selector, within = trick) => boxes([...within.querySelectorAll(selector)]).filter(([, box]) => box.width);
        const apart = (ones, others, words) => {
            for (const [one, a] of ones) for (const [other, b] of others)
                if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5)
                    found.push(`${words}: ${one.ariaLabel ?? one.textContent} on ${other.ariaLabel ?? other.textContent}`);
        };
        const chips = each(".board-who");
        apart(each(".board-lying > .card:not(.card-none)"), chips, "a card lies on a seat");
        apart(each(".board-rank, .board-mark"), [...each(".board-lying .card-index"), ...chips], "a badge hides something");
        const isSheet = isRefused || prompt.querySelector("button"); // for a moment, over the seats
        if (!isSheet) apart(chips, [...each("p", prompt), ...each(".hand-option", hand)], "a seat lies on what is said or held");
        apart(each(".felt-ways", frame), [[prompt, prompt.getBoundingClientRect()]], "ways lie on the prompt");
        for (const [chip, { left, right }] of chips)
            if (left < 0 || right > innerWidth || chip.scrollWidth > chip.clientWidth + 1) found.push(`the seat of ${chip.textContent} is cut`);
        const row = each(".felt-row button", frame).filter(([button]) => !button.closest("[popover]"));
        for (const [button, { left, right, height }] of row)
            if (left < 0 || right > innerWidth || height < 43.9 || height > 48) found.push(`${button.textContent} is no button of one line, but ${Math.round(height)} high`);

        meets(prompt, prompt.getBoundingClientRect(), "the prompt");
        if (!prompt.innerText.trim()) found.push("the prompt is empty");
        if (isRefused) {
            const answer = part("answer");
            if (!answer || !prompt.contains(answer)) found.push("no answer stands for the prompt");
            else {
                meets(answer, answer.getBoundingClientRect(), "the answer");
                if (prompt.innerText.trim() !== answer.innerText.trim()) found.push("the answer is not alone in the prompt's place");
                for (const [inside, box] of boxes([...answer.querySelectorAll("p, button, a.rule-mark")])) meets(inside, box, `of the answer ${named(inside)}`);
            }
        } else for (const [line, box] of boxes([...prompt.querySelectorAll("p")])) meets(line, box, `of the prompt ${named(line)}`);

        const options = strips([...hand.querySelectorAll(".hand > li > .hand-option")].filter((option) => option.checkVisibility()));
        if (options.length) meets(hand, hand.getBoundingClientRect(), "the hand");
        for (const [option, box] of options) {
            const name = option.textContent;
            const { width, height } = (option.querySelector(".card") ?? option).getBoundingClientRect();
            if (width < 55.5 || height < 79.5) found.push(`card ${name} is ${Math.round(width)} by ${Math.round(height)}`);
            if (option.matches(".is-illegal") && !isRefused) meets(option, box, `illegal ${name}`);
            if (option.matches(".is-waiting")) meets(option, box, `waiting ${name}`);
            if (!option.matches(".is-legal")) continue;
            if (box.right - box.left < 23.9 || box.bottom - box.top < 23.9)
                found.push(`the strip of ${name} is ${Math.round(box.right - box.left)} by ${Math.round(box.bottom - box.top)}`);
            meets(option, box, `the strip of ${name}`);
        }
        if (document.scrollingElement.scrollHeight > innerHeight + 1) found.push("the page is higher than its window");
        if (document.scrollingElement.scrollWidth > innerWidth) found.push("the page is wider than its window");
        return found;
    });
}"""
