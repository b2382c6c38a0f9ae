"""Branch links: from each step of each example another move, legal or only tried, and the link that carries it."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from playwright.sync_api import BrowserContext, Page

from engine.cards import write_card
from engine.playfile import Faulty
from engine.text import SEATS, TABLE, Unreadable
from tests.browser.driving import read
from widgets.worker.answer import open_example
from widgets.worker.session import Session, moves
from widgets.worker.touch import update


class Branch(NamedTuple):
    """A link to an example, and the step that it leads to."""

    name: str
    at: int
    moves: str

    @property
    def link(self) -> str:
        return f"#{self.name}.{self.at}{self.moves}"


def branches(source: str, seed: int = 1) -> Iterator[Branch]:
    """From every step of an example, its end included, one move that it does not itself make there."""
    rng = Random(f"{source} {seed}")
    name = source.rpartition("/")[2].removesuffix(".play")
    request = {"name": name, "source": source, "rules": "", "at": 0}
    live = open_example(request, read, rng)
    for at in range(len(live.course.moments) + 1):
        here = live._replace(at=at)
        lines = moves_at(here)
        for line in rng.sample(lines, len(lines)):
            try:
                other = update(here, f"do {line}", rng)
            except (Unreadable, Faulty):
                continue
            if moves(other):
                yield Branch(name, other.at, moves(other))
                break


def moves_at(live: Session) -> list[str]:
    """What those who act could do; where the table acts, a card out of turn."""
    game, state = live.course.file.game, live.state
    seats = [seat for seat in game.actors(state) if seat != TABLE]
    offered = [game.write(action) for seat in seats for action in game.choices(state, seat)]
    cards = [
        f"{SEATS[seat]} {write_card(card)}"
        for seat, here in enumerate(game.view(state).seats)
        for card in here.hand
    ]
    return offered or cards


FOLLOW = """async ([name, link, elsewhere]) => {
    const later = () => new Promise((resolve) => setTimeout(resolve, 10));
    const example = () => document.getElementById(name);
    const shown = () => example().querySelector("a.example-here")?.hash;
    const arrives = async (wanted) => {
        for (const end = Date.now() + 30_000; Date.now() < end; await later()) {
            if (location.hash === wanted && example()?.waiting === 0 && shown() === wanted) break;
        }
        return shown();
    };
    const follow = (href) => {
        const a = Object.assign(document.createElement("a"), { href });
        document.querySelector(".md-content__inner").append(a);
        a.click();
        a.remove();
        return arrives(href);
    };
    const found = [await follow(elsewhere), await follow(link), await follow(elsewhere)];
    history.back();
    return [...found, await arrives(link)];
}"""
"""Away to another step, by a link to the branch, away, and Back: what the example's own link tells each time."""


def follow(page: Page, branch: Branch) -> list[str]:
    """What is wrong with a branch that is opened within the page while its example stands at another step."""
    elsewhere = f"#{branch.name}.{0 if branch.at > 1 else branch.at + 1}"
    found = page.evaluate(FOLLOW, [branch.name, branch.link, elsewhere])
    wanted = [elsewhere, branch.link, elsewhere, branch.link]
    ways = ["to another step", "by a link", "away", "by Back"]
    return [f"{branch.link} {way}: {a}" for way, a, b in zip(ways, found, wanted, strict=True) if a != b]


ARRIVED = """([name, link]) => {
    const example = document.getElementById(name);
    return example?.waiting === 0 && location.hash === link && example.querySelector("a.example-here")?.hash === link;
}"""


def arrives(page: Page, branch: Branch, link: str) -> bool:
    """Does the example show what a link names?"""
    return bool(page.wait_for_function(ARRIVED, arg=[branch.name, link], timeout=20_000))


FRESH = """name => {
    const example = document.getElementById(name);
    const told = example?.querySelector(".widget-told").textContent;
    return example?.waiting === 0 && (example.state || told) && example.querySelector("a.example-here")?.hash;
}"""


def opens_fresh(context: BrowserContext, address: str, branch: Branch) -> bool:
    """Does the address show the branch in a tab that was just opened?"""
    page = context.new_page()
    page.goto(address + branch.link)
    found = page.wait_for_function(FRESH, arg=branch.name, timeout=60_000).json_value()
    page.close()
    return bool(found == branch.link)
