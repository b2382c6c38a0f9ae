"""What the worker answers: a request as JSON, an answer as JSON. What goes wrong is a sentence in the answer."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

from engine import house, notation
from engine.cards import HIDDEN
from engine.notation import Faulty
from engine.registry import GAMES
from engine.text import Unreadable
from engine.words import NAMES, YOU
from widgets import four, table
from widgets.course import course_of
from widgets.keep import Read, is_over, kept, linked, restored, summary
from widgets.link import packed, unpacked
from widgets.live import Live, model_of, seated, sentence, update, with_moves
from widgets.model import Said
from widgets.render import render

Request = dict[str, Any]
REMEMBERED = 8


def answering(read: Read, build: str, rng: Random) -> Callable[[str], str]:
    """A function from request to answer. It remembers the last widgets: a speed-up, and nothing else."""
    remembered: dict[str, Live] = {}
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
        if "open" in request:
            live = OPEN[request["open"]](request, read, rng)
        else:
            state = request["state"]
            live = remembered.get(state) or restored(state, read)
        if "link" in request:
            return {"code": packed(linked(live, request["link"] == "all"))}
        if "do" in request:
            live = update(live, request["do"], rng)
        found = shown(live)
        remembered[found["state"]] = live._replace(answer=())
        for state in list(remembered)[:-REMEMBERED]:
            del remembered[state]
        return found

    return answer


def shown(live: Live) -> dict[str, Any]:
    """A widget as the page shows and stores it."""
    course = live.course
    found = {"state": kept(live), "at": live.at, "last": len(course.moments)}
    if live.viewer is not None:
        return {**found, "frame": table.frame(live), "summary": summary(live), "over": is_over(live)}
    return {
        **found,
        "frame": render(model_of(live)),
        "told": " ".join(said.text for said in live.answer),
        "undo": course.done > 0,
        "redo": course.done < len(course.edits),
    }


def open_example(request: Request, read: Read, rng: Random) -> Live:
    """The example of a page at a step, with the moves that a link may add."""
    source = request["source"]
    course = course_of(notation.load(read(source)))
    live = Live(request["name"], course, source=source, rules=request["rules"])
    if request.get("moves"):
        live = with_moves(live, request["moves"])
    return live._replace(at=min(max(request["at"], 0), len(live.course.moments)))


def open_table(request: Request, read: Read, rng: Random) -> Live:
    """A new table: You sit first, the others have their names."""
    name = request["game"]
    if name not in GAMES:
        raise Unreadable(f"{name!r} is not played here")
    setup = notation.read_setup(GAMES[name], request["setup"])
    text = f"game: {name}\nsetup: {notation.write_setup(setup)}\nnames: {' '.join((YOU, *NAMES[1 : setup.players]))}\n"
    return seated(notation.load(text), request["name"], request["rules"], rng)


def open_link(request: Request, read: Read, rng: Random) -> Live:
    """The table that a link carries; cards that its sender did not see are dealt anew."""
    file = notation.load(unpacked(request["code"]), house.first)
    game = file.game
    anew = HIDDEN in game.cards(file.start)
    if anew:
        try:
            file = file._replace(start=game.imagine(file.start, 0, rng))
        except ValueError:
            raise Unreadable("no cards agree with what the link tells") from None
    live = seated(file, request["name"], request["rules"], rng)
    if anew:
        return live._replace(answer=(Said("The cards that the link does not show are dealt anew."),))
    return live


OPEN = {"example": open_example, "table": open_table, "link": open_link}
