"""What the worker answers: a request as JSON, an answer as JSON. What goes wrong is a sentence in the answer."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

from engine import house, playfile, setups
from engine.cards import HIDDEN
from engine.playfile import Faulty
from engine.registry import GAMES
from engine.speech import NAMES, YOU
from engine.text import Unreadable
from widgets.render import four
from widgets.render.example import example_frame
from widgets.render.history import course_of
from widgets.render.scene import Scene
from widgets.worker import match
from widgets.worker.link import packed, unpacked
from widgets.worker.prompt import told
from widgets.worker.session import Habits, Session, scene_of, sentence, with_moves
from widgets.worker.stored import Read, is_over, kept, linked, restored, summary
from widgets.worker.story import told_so_far
from widgets.worker.table import open_match
from widgets.worker.touch import update

Request = dict[str, Any]
REMEMBERED = 8


def answering(read: Read, build: str, rng: Random) -> Callable[[str], str]:
    """A function from request to answer. It remembers the last widgets: a speed-up, and nothing else."""
    remembered: dict[str, Session] = {}
    answered = 0

    def answer(text: str) -> str:
        nonlocal answered
        answered += 1
        request = json.loads(text)
        try:
            found = reply(request)
        except Faulty as fault:
            found = {
                "fault": " ".join(sentence(f"line {n}: {words}" if n else words) for n, words in fault.faults)
            }
        except Unreadable as fault:
            found = {"fault": sentence(str(fault))}
        return json.dumps({**found, "build": build, "answered": answered})

    def reply(request: Request) -> dict[str, Any]:
        if "about" in request:
            return {}
        if "four" in request:
            return dict(four.answered(request["four"], rng))
        before = None
        if "open" in request:
            session = OPEN[request["open"]](request, read, rng)
        else:
            state = request["state"]
            before = session = remembered.get(state) or restored(state, read)
        if "link" in request:
            return {"code": packed(linked(session, request["link"] == "all"))}
        session = session._replace(habits=Habits(**request.get("habits", {})))
        if "do" in request:
            session = update(session, request["do"], rng)
        scene = scene_of(session)
        session = remembering(session, scene)
        found = shown(session, before, scene)
        remembered[found["state"]] = session._replace(answer=(), why=(), refused="", tried=None, step=None)
        for state in list(remembered)[:-REMEMBERED]:
            del remembered[state]
        return found

    return answer


def shown(session: Session, before: Session | None = None, scene: Scene | None = None) -> dict[str, Any]:
    """A widget as the page shows and stores it; of a table also what has happened on the way."""
    scene = scene or scene_of(session)
    course, session = session.course, remembering(session, scene)
    found = {"state": kept(session), "at": session.at, "last": len(course.moments)}
    if session.viewer is not None:
        return {
            **found,
            "frame": match.frame(session, scene),
            **on_the_way(session, scene, before),
            "summary": summary(scene),
            "over": is_over(scene),
        }
    return {
        **found,
        "frame": example_frame(scene),
        "told": " ".join(said.text for said in session.answer),
        "undo": course.done > 0,
        "redo": course.done < len(course.edits),
    }


def remembering(session: Session, scene: Scene) -> Session:
    """At a table what was told of the deal so far is kept for the next touch."""
    return session if session.viewer is None else session._replace(told=told_so_far(session, scene))


def on_the_way(session: Session, scene: Scene, before: Session | None) -> dict[str, Any]:
    """What happened: how it looked, and what is read aloud before what is asked; of what is only shown again nothing."""
    if has_moved(session, before):
        return {"passing": match.passings(session, scene), "said": told(session, scene)}
    is_other = before is None or session.course is not before.course
    return {"passing": [], "said": [""] if is_other else []}


def has_moved(session: Session, before: Session | None) -> bool:
    """Has something been done, and not taken back or shown again?"""
    return before is not None and session.course is not before.course and session.since < session.at


def open_example(request: Request, read: Read, rng: Random) -> Session:
    """The example of a page at a step, with the moves that a link may add."""
    source = request["source"]
    course = course_of(playfile.load(read(source)))
    session = Session(
        request["name"], course, source=source, rules=request["rules"], near=request.get("near", 0)
    )
    if request.get("moves"):
        session = with_moves(session, request["moves"])
    return session._replace(at=min(max(request["at"], 0), len(session.course.moments)))


def open_table(request: Request, read: Read, rng: Random) -> Session:
    """A new table: You sit first, the others have their names."""
    name = request["game"]
    if name not in GAMES:
        raise Unreadable(f"{name!r} is not played here")
    setup = setups.read_setup(GAMES[name], request["setup"])
    text = f"game: {name}\nsetup: {setups.write_setup(setup)}\nnames: {' '.join((YOU, *NAMES[1 : setup.players]))}\n"
    return open_match(playfile.load(text), request["name"], request["rules"], rng)


def open_link(request: Request, read: Read, rng: Random) -> Session:
    """The table that a link carries; cards that its sender did not see are dealt anew."""
    file = playfile.load(unpacked(request["code"]), house.first)
    game = file.game
    anew = HIDDEN in game.cards(file.start)
    if anew:
        try:
            file = file._replace(start=game.imagine(file.start, 0, rng))
        except ValueError:
            raise Unreadable("no cards agree with what the link tells") from None
    session = open_match(file, request["name"], request["rules"], rng)
    return session._replace(link="seen" if anew else "all")


OPEN = {"example": open_example, "table": open_table, "link": open_link}
