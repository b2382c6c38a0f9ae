"""How a test plays: waking an example, opening a table, touching what is shown, asking as the page does."""

import json
import re
from collections.abc import Callable, Iterator
from functools import cache
from html import unescape
from random import Random
from typing import Any

from engine import playfile
from engine.cards import Card, write_card
from engine.registry import GAMES
from engine.text import Unreadable
from tools.machine import ROOT
from widgets.worker.answer import answering, open_example, open_link, open_table, shown
from widgets.worker.link import packed
from widgets.worker.session import Session
from widgets.worker.touch import update

PLAYS = ROOT / "docs/plays"
EXAMPLES = [path.stem for path in sorted(PLAYS.glob("iroha/*.play"))]
SUITS = {suit.name: suit.letter for suit in GAMES["iroha"].suits}
ACT = re.compile(r'class="widget-act" data-send="(?!new-match)([^"]*)"')
LEGAL = re.compile(r'class="hand-option is-legal"[^>]*? data-send="([^"]*)"(?! aria-pressed="true")')
NAMED = re.compile(rf"\b({'|'.join(SUITS)}) ([0-9]+)", re.IGNORECASE)
WRITTEN = re.compile(r"\b[OGBYR][0-9]+\b")
DRAWN = re.compile(r'data-letter="([A-Z])"><b>([0-9]+)</b>')

FORCED = """game: iroha
setup: 3 players
names: You Ben Chie
dealer: C
hand A: O3 G5
hand B: O6 G3
hand C: O4 Y1
"""
"""You lead; the others have no choice, whatever You play."""

LONGEST = 500
"""More touches than any match has."""

Ask = Callable[..., dict[str, Any]]


def read(name: str) -> str:
    try:
        return (PLAYS / name).read_text(encoding="utf-8")
    except (OSError, ValueError):
        raise Unreadable(f"there is no example {name!r}") from None


def asking(seed: int = 1) -> Ask:
    """A request goes in and its answer comes out, both as JSON."""
    answer = answering(read, "this build", Random(seed))
    return lambda **request: json.loads(answer(json.dumps(request)))


def example(name: str, at: int = 0, **more: str) -> Session:
    words = {"name": name, "source": f"iroha/{name}.play", "rules": "../rules/", "at": at}
    return open_example({**words, **more}, read, Random(1))


def table(setup: str = "4 players", seed: int = 1) -> Session:
    return open_table({**TABLE_OPENED, "setup": setup}, read, Random(seed))


TABLE_OPENED = {"open": "table", "name": "table", "game": "iroha", "rules": "../rules/"}


def linked_table(text: str, seed: int = 1) -> Session:
    """The table that a play file becomes when a link brings it."""
    return open_link({"name": "table", "rules": "../rules/", "code": packed(text)}, read, Random(seed))


def sent(session: Session, *messages: str, seed: int = 1) -> Session:
    for message in messages:
        session = update(session, message, Random(seed))
    return session


def frame(session: Session) -> str:
    return str(shown(session)["frame"])


def told(session: Session) -> list[str]:
    """The answer to a touch that changed nothing."""
    return [said.text for said in session.answer]


def said(session: Session) -> list[str]:
    """The paragraphs of a frame, without markup; in place of the mark of a rule its address."""
    return [unescape(plain(text)) for text in re.findall("<p[^>]*>(.*?)</p>", frame(session))]


def plain(shown: str) -> str:
    return re.sub(
        "<[^>]*>", "", re.sub(r'\xa0<a href="[^"]*#([^"]*)" class="rule-mark".*?</a>', r" \1", shown)
    )


def lines(session: Session) -> list[str]:
    """The line of play up to this step, as a play file writes it."""
    moments = session.course.moments[: session.at]
    return ["try " * (moment.step.kind == playfile.TRY) + moment.step.text for moment in moments]


def hand(session: Session) -> list[str]:
    """Your cards, as they are written."""
    return sorted(map(write_card, session.state.hands[0] if session.state.hands else ()))


def next_touch(shown: str) -> str:
    """What is to be done, or the first card that may be played and is not chosen yet; nothing at a match's end."""
    found = ACT.search(shown) or LEGAL.search(shown)
    return unescape(found[1]) if found else ""


def hand_buttons(shown: str) -> dict[str, str]:
    """The cards that can be touched: what each sends, and how it is drawn."""
    found = re.findall('<button[^>]* class="hand-option .*?</button>', shown)
    return {sendable(button)[0]: button for button in found}


def sendable(shown: str) -> list[str]:
    return [unescape(message) for message in re.findall(r'data-send="([^"]*)"', shown)]


BUTTON = re.compile(r"<button([^>]*)>")
OPEN = {"is-legal", "widget-act", "felt-switch", "piece"}
NOT_A_TURN = {"undo", "redo", "same-deal", "new-deal", "new-match", "look"}


def buttons(shown: str) -> Iterator[tuple[set[str], str, bool]]:
    """How each is drawn, what it sends, and whether it is pressed."""
    for attributes in BUTTON.findall(shown):
        kinds, sends = (re.search(rf'{name}="([^"]*)"', attributes) for name in (" class", "data-send"))
        drawn = set(kinds[1].split()) if kinds else set()
        yield drawn, unescape(sends[1]) if sends else "", 'aria-pressed="true"' in attributes


def touches(shown: str) -> list[str]:
    """What can be touched that is allowed and not chosen yet, without what is done with the table as a whole."""
    return [
        sends
        for kinds, sends, is_pressed in buttons(shown)
        if sends and kinds & OPEN and not is_pressed and sends not in NOT_A_TURN
    ]


def played(session: Session) -> Iterator[Session]:
    """From here to the end of the match, by the first legal card each time."""
    for _ in range(LONGEST):
        yield session
        touch = next_touch(frame(session))
        if not touch:
            return
        session = sent(session, touch)
        assert not told(session), f"{touch} was answered: {told(session)}"
    raise AssertionError(f"the match goes on after {LONGEST} touches")


@cache
def match(setup: str = "4 players", seed: int = 1) -> tuple[Session, ...]:
    """A whole match at a table, touch by touch."""
    return tuple(played(table(setup, seed)))


def hidden(session: Session) -> set[Card]:
    """What You cannot know of the real position: other hands, the stock, and what others laid out to pass."""
    state = session.state
    unknown = [*state.stock, *(card for other in state.hands[1:] for card in other)]
    if state.phase == "pass":
        return {*unknown, *(card for pair in state.passed[1:] for card in pair)}
    mine = {*state.passed[0], *state.passed[-1]} if state.passed else set()
    return set(unknown) - mine


def cards_in(text: str) -> set[Card]:
    """Every card that a text names, in whichever way."""
    named = [(SUITS[suit.lower()], number) for suit, number in NAMED.findall(text)]
    written = [(card[0], card[1:]) for card in WRITTEN.findall(text)]
    drawn = [(letter, number) for letter, number in DRAWN.findall(text)]
    return {Card(suit, int(number)) for suit, number in (*named, *written, *drawn)}


def mangled(text: str, rng: Random, letters: str) -> str:
    """With a few characters lost, changed, doubled or moved, or without its end."""
    for _ in range(rng.randint(1, 3)):
        at, to = rng.randrange(len(text)), rng.randrange(len(text))
        one, rest = text[at], text[:at] + text[at + 1 :]
        text = rng.choice(
            (
                rest,
                text[:at] + rng.choice(letters) + text[at + 1 :],
                text[:at] + one + text[at:],
                rest[:to] + one + rest[to:],
                text[:at] + rng.choice(letters) + text[at:],
                text[: max(at, 1)],
            )
        )
        if len(text) < 2:
            break
    return text
