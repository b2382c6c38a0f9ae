"""A widget that is played with: an example that was woken, or a table. How a link tells the moves of an example."""

from typing import NamedTuple

from engine.kernel import State
from engine.replay import Moment
from engine.text import Unreadable
from widgets.render.history import (
    Course,
    edited,
    line_of,
    state_after,
)
from widgets.render.html import Html
from widgets.render.scene import Picked, Said, Scene, views_of


class Habits(NamedTuple):
    """How a reader likes to play, on every table: the page keeps it and tells it with each request."""

    sort: str = "letter"
    pace: str = "calm"
    letters: str = "off"


class Told(NamedTuple):
    """What was said when something happened. It is made once and goes with the moment."""

    moment: Moment
    said: tuple[Said, ...]
    html: Html
    verb: str
    taken: str = ""
    """Of a trick that is collected: who took it, and with what."""
    trick: Html = Html()
    """The trick that is collected, drawn."""


class Session(NamedTuple):
    """A line of play open at a step; at a table, seen by one player while the others play by themselves."""

    name: str
    course: Course
    at: int = 0
    source: str = ""
    """The file of an example, to find it again."""
    rules: str = ""
    viewer: int | None = None
    picked: Picked = Picked()
    link: str = ""
    """What brought a table here: a link with `all` cards, or with those that its sender has `seen`."""
    since: int = 0
    """How many steps there were when the viewer acted last: what came after is told."""
    answer: tuple[Said, ...] = ()
    """To a touch that changed nothing."""
    why: tuple[Said, ...] = ()
    """Why the turn is as it is, where that was asked; never kept."""
    refused: str = ""
    """The action that could not be, as it is written."""
    near: int = 0
    """Who sits at the bottom of an example."""
    tried: Moment | None = None
    """What would have happened all the same; shown once, and never kept."""
    habits: Habits = Habits()
    step: int | None = None
    """Where a deal is stepped through, which leads back to the table as it was; never kept."""
    told: tuple[Told, ...] = ()
    """What was said of this deal so far; made anew where it is missing."""

    @property
    def state(self) -> State:
        return state_after(self.course.file, self.course.moments[self.at - 1] if self.at else None)

    @property
    def floor(self) -> int:
        """How many edits cannot be undone: the first deal of a table."""
        file = self.course.file
        is_new = file.start == file.game.start(file.setup) and not self.course.base
        return int(self.viewer is not None and is_new)


def scene_of(session: Session) -> Scene:
    course, is_example = session.course, session.viewer is None
    return Scene(
        session.name,
        course.file,
        course.moments,
        views_of(course.file.game),
        session.at,
        session.rules,
        session.picked,
        session.viewer,
        moves(session) if is_example else "",
        session.near,
    )


def moves(session: Session) -> str:
    """What a link adds where the line has left the example's: the lines from there to this step."""
    course = session.course
    here, base = line_of(course.moments[: session.at]), line_of(course.base)
    same = 0
    while same < min(len(here), len(base)) and here[same] == base[same]:
        same += 1
    own = [line.replace(" ", "_") for line in here[same:]]
    return "~".join(("", MOVES, str(same), *own)) if own else ""


MOVES = "1"
"""The version of how moves are written in a link."""


def with_moves(session: Session, text: str) -> Session:
    """An example with the moves that a link adds, `~1~2~C_G3~D_G8`, seen from the last one."""
    version, keep, *lines = [*text.split("~")[1:], "", ""]
    if version != MOVES:
        raise Unreadable(f"The link writes its moves in version {version[:9]!r}; this page reads {MOVES}")
    own = [line.replace("_", " ") for line in lines if line]
    try:
        if not (keep.isascii() and keep.isdecimal() and len(keep) < 6):
            raise Unreadable(f"it does not tell at which step they begin, but {keep[:20]!r}")
        return session._replace(course=edited(session.course, int(keep), own))
    except Unreadable as fault:
        raise Unreadable(f"{CHANGED} {sentence(str(fault))}") from None


CHANGED = (
    "The link is not whole: its moves were cut off or changed on the way. Ask for it again. "
    "The example stands as it was printed. What does not fit:"
)


def sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:].rstrip('.')}."
