"""How a widget is kept between two touches, and over a reload: as a text that the page stores and gives back."""

import json
import re
from collections.abc import Callable
from typing import Any

from engine import house, playfile, setups
from engine.cards import read_cards, write_cards
from engine.playfile import PlayFile
from engine.text import SEATS, TABLE, Unreadable
from widgets.render.history import Edit, course_of, line_of, replayed
from widgets.render.narration import deal_word
from widgets.render.scene import Picked, Scene
from widgets.worker.others import all_is_known
from widgets.worker.score_chart import written
from widgets.worker.session import Session

VERSION = 1
Read = Callable[[str], str]
"""Gives the text of an example."""


def kept(session: Session) -> str:
    course, (player, cards, *_) = session.course, session.picked
    return json.dumps(
        {
            "version": VERSION,
            "name": session.name,
            "rules": session.rules,
            "source": session.source,
            "file": "" if session.source else text_of(course.file, line_of(course.base)),
            "viewer": session.viewer,
            "edits": [[edit.keep, *edit.lines] for edit in course.edits],
            "done": course.done,
            "at": session.at,
            "since": session.since,
            **({"link": session.link} if session.link else {}),
            **({"near": session.near} if session.near else {}),
            "picked": [SEATS[player], write_cards(cards)] if cards else [],
            **({"ability": session.picked.ability} if session.picked.ability else {}),
        },
        separators=(",", ":"),
    )


def restored(text: str, read: Read) -> Session:
    """The widget that was kept; a text that is none of these, or does not fit, is told in a sentence."""
    found = record(text)
    try:
        return live_of(found, read)
    except (TypeError, ValueError, IndexError, AttributeError, OverflowError):
        raise broken("a value in it is none that a page keeps") from None


def record(text: str) -> dict[str, Any]:
    """The values of a kept widget, each of its kind."""
    if nesting(text) > DEEPEST:
        raise broken("it is nested as no page writes it")
    try:
        found = json.loads(text)
    except json.JSONDecodeError as fault:
        raise broken(f"it breaks at character {fault.pos + 1} of {len(text)}") from None
    except ValueError:
        raise broken("a number in it has too many digits") from None
    if not isinstance(found, dict):
        raise broken("it is not the record of a table or an example")
    version = found.get("version", VERSION)
    if isinstance(version, int) and version != VERSION:
        raise Unreadable(f"this was kept by another version of the page ({version})")
    for name, kind in KINDS.items():
        if name not in found:
            raise broken(f"its {name!r} is missing")
        if not isinstance(found[name], kind):
            raise broken(f"its {name!r} is {str(found[name])[:20]!r}")
    return found


KINDS: dict[str, type | tuple[type, ...]] = {
    "version": int,
    "name": str,
    "rules": str,
    "source": str,
    "file": str,
    "viewer": (int, type(None)),
    "edits": list,
    "done": int,
    "at": int,
    "since": int,
    "picked": list,
}
DEEPEST = 4


def nesting(text: str) -> int:
    """How deep brackets stand within brackets: in Pyodide, a reader of JSON that goes too deep dies."""
    deepest = depth = 0
    is_quoted = False
    for mark in re.findall(r'\\.|["\[\]{}]', text):
        if mark == '"':
            is_quoted = not is_quoted
        elif not is_quoted and len(mark) == 1:
            depth += 1 if mark in "[{" else -1
            deepest = max(deepest, depth)
    return deepest


def broken(what: str) -> Unreadable:
    return Unreadable(f"what was kept here cannot be read: {what}")


def live_of(found: dict[str, Any], read: Read) -> Session:
    source, at, viewer = found["source"], found["at"], found["viewer"]
    file = playfile.load(read(source)) if source else playfile.load(found["file"], house.first)
    edits = tuple(Edit(int(keep), tuple(map(str, lines))) for keep, *lines in found["edits"])
    done = found["done"]
    if not 0 <= done <= len(edits) or (viewer is None) != bool(source) or viewer not in (None, 0):
        raise ValueError(done)
    if not re.fullmatch(r"[\w./-]*", found["rules"]):
        raise ValueError("an address of another kind")
    if found.get("link", "") not in ("", "all", "seen"):
        raise ValueError("a link of another kind")
    if viewer is not None:
        viewer = 0
        all_is_known(file)
    course = replayed(course_of(file)._replace(edits=edits), done)
    letter, cards = found["picked"] or ("", "")
    picked = Picked(SEATS.index(letter), read_cards(cards.split())) if letter else Picked()
    last = len(course.moments)
    since = min(max(found["since"], 0), last)
    at = last if viewer is not None else min(max(at, 0), last)
    picked = fitting(file, picked)._replace(ability=str(found.get("ability", "")))
    session = Session(found["name"], course, at, source, found["rules"], viewer, picked)
    return session._replace(since=since, link=found.get("link", ""), near=seat_of(file, found.get("near", 0)))


def seat_of(file: PlayFile, number: int) -> int:
    """Somebody sits there."""
    return range(len(file.names))[number]


def fitting(file: PlayFile, picked: Picked) -> Picked:
    return picked if picked.player in (TABLE, *range(file.setup.players)) else Picked()


def text_of(file: PlayFile, lines: tuple[str, ...]) -> str:
    """A play file with other lines than before."""
    head = playfile.write_start(file.game, file.start, house.first)
    return "\n".join((f"{head}names: {' '.join(file.players)}\n", *lines))


def summary(scene: Scene) -> str:
    """A table in a line, for a list of tables."""
    file, view = scene.file, scene.view(scene.next_state)
    points = [seat.points for seat in view.seats if seat.points is not None]
    words = [setups.write_setup(file.setup), f"{deal_word(file.game)} {view.deal}"]
    if points:
        words.append(
            ", ".join(f"{name} {written(point)}" for name, point in zip(file.players, points, strict=True))
        )
    return " · ".join([*words, *(["over"] if is_over(scene) else [])])


def is_over(scene: Scene) -> bool:
    return not scene.file.game.actors(scene.next_state)


def linked(session: Session, whole: bool) -> str:
    """The play file that a link carries: all that was played with all cards, or the position as the viewer sees it."""
    file = session.course.file
    if whole:
        return text_of(file, line_of(session.course.moments))
    seen = file.game.seen_by(session.state, session.viewer or 0)
    return text_of(file._replace(start=seen), ())
