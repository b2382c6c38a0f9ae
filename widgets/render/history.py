"""A line of play that a reader changes: what was there at first, and one edit after another. The last is undone first."""

from collections.abc import Iterable
from typing import NamedTuple

from engine import playfile, replay
from engine.kernel import Action, State
from engine.playfile import PLAY, TRY, Faulty, PlayFile, Step
from engine.replay import Moment
from engine.text import Unreadable

Moments = tuple[Moment, ...]


class Edit(NamedTuple):
    """From a step on, other lines than before."""

    keep: int
    lines: tuple[str, ...]


class Course(NamedTuple):
    """A play file, its line as it is now, and the edits that led there; those behind `done` are undone."""

    file: PlayFile
    base: Moments
    moments: Moments
    edits: tuple[Edit, ...] = ()
    done: int = 0


def course_of(file: PlayFile) -> Course:
    """The line of a play file that holds, as it stands there."""
    moments = []
    for found in replay.run(file):
        if isinstance(found, replay.Miss):
            raise Faulty((found.line, f"expected {found.expected}, found {found.found}"))
        moments.append(found)
    return Course(file, tuple(moments), tuple(moments))


def edited(course: Course, keep: int, lines: Iterable[str]) -> Course:
    """Other lines from a step on."""
    found = followed(course, course.moments, Edit(keep, tuple(lines)))
    return continued(course, keep, found[keep:])


def continued(course: Course, keep: int, moments: Moments) -> Course:
    """Other moments from a step on; what had been undone is given up."""
    edits = (*course.edits[: course.done], Edit(keep, line_of(moments)))
    return course._replace(moments=(*course.moments[:keep], *moments), edits=edits, done=len(edits))


def replayed(course: Course, done: int) -> Course:
    """The line as it was after so many edits."""
    moments = course.base
    for edit in course.edits[:done]:
        moments = followed(course, moments, edit)
    return course._replace(moments=moments, done=done)


def followed(course: Course, moments: Moments, edit: Edit) -> Moments:
    if not 0 <= edit.keep <= len(moments):
        raise Unreadable(f"there are {len(moments)} steps, so nothing can go on after step {edit.keep}")
    found = list(moments[: edit.keep])
    for line in edit.lines:
        state = state_after(course.file, found[-1] if found else None)
        found.append(done_in(course.file, state, line, len(found) + 1))
    return tuple(found)


def done_in(file: PlayFile, state: State, line: str, number: int) -> Moment:
    """What a line leads to; one that cannot be read or may not be done is told with its step."""
    try:
        step = playfile.read_step(number, line)
        action = file.game.read(step.text, file.setup)
    except Unreadable as fault:
        raise Unreadable(f"step {number}, {line!r}: {fault}") from None
    if step.expects:
        raise Unreadable(f"step {number}, {line!r}: nothing is expected of a move")
    moment = replay.look(file.game, state, action, step)
    if step.kind not in (PLAY, TRY) or (step.kind == PLAY and not moment.verdict.legal):
        raise Unreadable(f"step {number}, {line!r}, is {replay.verdict_in_words(file, moment.verdict)}")
    return moment


def moment_of(file: PlayFile, state: State, action: Action, number: int) -> Moment:
    """What an action leads to, as a step of a line; one that is not legal is only tried."""
    moment = replay.look(file.game, state, action, Step(number, PLAY, file.game.write(action)))
    return moment if moment.verdict.legal else moment._replace(step=moment.step._replace(kind=TRY))


def state_after(file: PlayFile, last: Moment | None) -> State:
    """The position in which the next line is played: nothing that was only tried has happened."""
    if last is None:
        return file.start
    return last.before if last.step.kind == TRY else last.after


def line_of(moments: Moments) -> tuple[str, ...]:
    """As they are written in a play file."""
    return tuple(f"try {m.step.text}" if m.step.kind == TRY else m.step.text for m in moments)
