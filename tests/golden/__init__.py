"""Links and kept states of every kind, as pages of earlier days made them, each with what it must show as facts.

The folder has a file for each kind, a line for each link; what readers have copied or kept works for ever, so a line
is never changed. A new kind, or an old one that a new build writes otherwise: write lines without `shows` at the end
of a file, and `python -m tests.golden` fills in what this build shows. A line whose facts were wrong, because a ruling
was, is the one exception; then say so in the commit.

What a table is laid out with (values that are ours) is part of what it must show: where such a value is changed, the
one before goes to `engine/house.py`.
"""

import json
import re
from pathlib import Path
from random import Random
from typing import Any

from engine import setups
from engine.cards import write_card, write_cards
from engine.kernel import Game, State
from engine.kit.rulings import totals
from engine.text import SEATS, TABLE, Unreadable
from widgets.render import four
from widgets.worker.answer import answering
from widgets.worker.link import unpacked
from widgets.worker.session import Session
from widgets.worker.stored import restored

HERE = Path(__file__).parent
DOCS = HERE.parents[1] / "docs"
Line = dict[str, Any]
"""`link` and the `page` where it is opened (and the `source` of an example), or `key` and `value` as a page stores them."""
Facts = dict[str, Any]

TABLE_LINK = re.compile(r"#t([0-9]+\.[\w-]*)", re.ASCII)
STEP_LINK = re.compile(r"#([^~]+)\.([^.~]*)(~.*)?")
SET = re.compile(r'data-habit="(\w+) (\w+)" aria-pressed="true"')
FOUR_LINK = re.compile(r"#four-(.*)")


def lines() -> list[Line]:
    return [
        json.loads(text)
        for path in sorted(HERE.glob("*.jsonl"))
        for text in path.read_text(encoding="utf-8").splitlines()
    ]


def read(name: str) -> str:
    return (DOCS / "plays" / name).read_text(encoding="utf-8")


def shown(line: Line) -> Facts:
    """What a page shows of it, asked for as the page's script asks."""
    if "key" in line:
        return kept(line["key"], line["value"])
    link = line["link"]
    if cards := FOUR_LINK.fullmatch(link):
        return four_cards(cards[1].replace("-", " "))
    if code := TABLE_LINK.fullmatch(link):
        is_anew = "?" in unpacked(code[1])
        return facts(opened(open="link", name="table", rules="../rules/", code=code[1]), is_anew)
    name, step, moves = STEP_LINK.fullmatch(link).groups()  # type: ignore[union-attr]  # nothing else is a link
    source = line["source"]
    session = opened(open="example", name=name, source=source, rules="", at=int(step), moves=moves or "")
    return facts(session)


def opened(**request: Any) -> Session:
    answer = json.loads(answering(read, "this build", Random(1))(json.dumps(request)))
    if "fault" in answer:
        raise Unreadable(answer["fault"])
    return restored(answer["state"], read)


def kept(key: str, value: str) -> Facts:
    if key.startswith("torite:table:"):
        record = json.loads(value)
        return {"game": record["game"], "over": record["over"], **facts(opened(state=record["state"]))}
    name = key.removeprefix("torite:")
    return {"edition": value} if name == "edition" else habits(**{name: value})


def habits(**chosen: str) -> Facts:
    """What is set at a table, where a reader has chosen this."""
    request = {"open": "table", "name": "table", "game": "iroha", "setup": "3 players", "rules": ""}
    answer = json.loads(answering(read, "this build", Random(1))(json.dumps({**request, "habits": chosen})))
    return dict(SET.findall(answer["frame"]))


def four_cards(text: str) -> Facts:
    """Who takes the trick in each game; nothing where a card is set twice."""
    cards = four.read_four(text)
    if len(set(cards)) < len(cards):
        return {"cards": text, "takes": {}}
    answers = [four.judged(asking, cards) for asking in four.ASKED]
    return {"cards": text, "takes": {found.game.name: SEATS[found.takes] for found in answers}}


def facts(session: Session, is_anew: bool = False) -> Facts:
    """Cards that are dealt anew by whoever opens a link are no fact: then it is what You see of them."""
    file, moments = session.course.file, session.course.moments
    game, setup = file.game, file.setup
    state = game.seen_by(session.state, 0) if is_anew else session.state
    view = game.view(state)
    found: Facts = {
        "game": game.name,
        "setup": setups.write_setup(setup),
        "laid": laid_out_with(session),
        "names": " ".join(file.players),
        "at": session.at,
        "steps": len(moments),
        "deal": view.deal,
        "acts": [seat_name(seat) for seat in game.actors(state)],
        "may": may(game, state, session.viewer),
        "hands": [" ".join(sorted(map(write_card, seat.hand))) for seat in view.seats],
        "trick": [
            f"{SEATS[play.seat]} {write_cards(play.cards)} {play.ability}".strip() for play in view.trick
        ],
        "takes": [SEATS[standing.seat] for standing in game.standings(state) if standing.takes],
        "points": list(totals(game.score(state), setup.players)),
        "places": [place.place for place in game.result(state)],
    }
    if session.at:
        done = moments[session.at - 1]
        rules = sorted({reason.rule for reason in done.verdict.because})
        found["last"] = [done.step.kind, done.step.text, done.verdict.legal, *rules]
    if session.picked.cards:
        found["picked"] = f"{SEATS[session.picked.player]} {write_cards(session.picked.cards)}"
    return {name: value for name, value in found.items() if value not in ([], "")}


def laid_out_with(session: Session) -> list[str]:
    """Card data that belongs to a table; an example has that of its file."""
    if session.source:
        return []
    setup = session.course.file.setup
    blank = setup._replace(tables=((),) * len(setup.tables))
    return [f"{key}: {value}" for key, value in session.course.file.game.write_tables(setup, blank)]


def seat_name(seat: int) -> str:
    return "table" if seat == TABLE else SEATS[seat]


def may(game: Game, state: State, viewer: int | None) -> list[str]:
    """What You may do at a table, and anybody in an example."""
    seats = [seat for seat in game.actors(state) if seat != TABLE and viewer in (None, seat)]
    actions = [action for seat in seats for action in game.choices(state, seat)]
    return sorted(game.write(action) for action in actions if game.judge(state, action).legal)
