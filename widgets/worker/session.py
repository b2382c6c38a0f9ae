"""A widget that is played with, and what a touch makes of it: an example that was woken, or a table."""

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from engine.cards import Card, read_card
from engine.kernel import Action, State
from engine.playfile import Faulty, PlayFile
from engine.replay import Moment
from engine.speech import YOU
from engine.text import TABLE, Unreadable, read_seat
from widgets.render.history import (
    Course,
    Moments,
    continued,
    course_of,
    edited,
    line_of,
    moment_of,
    replayed,
    state_after,
)
from widgets.render.offers import goes_together
from widgets.render.scene import Picked, Said, Scene, owner, spoken, views_of
from widgets.worker.others import all_is_known, bot, others


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
    "The link is not whole: its moves were cut off or changed on the way. "
    "The example stands as it was printed. What does not fit:"
)


def update(session: Session, message: str, rng: Random) -> Session:
    """What a message makes of it; one that can do nothing is answered with a sentence."""
    verb, _, rest = message.partition(" ")
    if verb not in MESSAGES:
        return session._replace(answer=(Said(f"{message!r} is nothing that can be done here."),))
    try:
        return MESSAGES[verb](session._replace(answer=()), rest, rng)
    except Unreadable as fault:
        return session._replace(answer=(Said(sentence(str(fault))),))
    except Faulty as fault:
        return session._replace(answer=(Said(sentence(fault.faults[0][1])),))


def sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:].rstrip('.')}."


# Touches


def go(session: Session, step: str, rng: Random) -> Session:
    """To a step of an example; a table is always at its end."""
    if session.viewer is not None or not (step.isascii() and step.isdecimal()) or len(step) > 6:
        raise Unreadable(f"{step!r} is no step to go to")
    return session._replace(at=min(int(step), len(session.course.moments)), picked=Picked())


def tap(session: Session, touched: str, rng: Random) -> Session:
    """A card is touched: it is played, or picked where several go together."""
    file, state = session.course.file, session.state
    letter, _, name = touched.partition(" ")
    player, card = read_seat(letter, len(file.names)), read_card(name)
    offered = [file.game.deed(action).cards for action in file.game.choices(state, player)]
    is_mine = session.viewer is None or owner(file, player) == session.viewer
    if is_mine and goes_together(offered) and any(card in cards for cards in offered):
        return session._replace(picked=pick(session.picked, player, card, max(map(len, offered))))
    return attempt(session, file.game.read(touched, file.setup))


def pick(picked: Picked, player: int, card: Card, most: int) -> Picked:
    """With one card more or less; of too many the first goes back."""
    before = picked.cards if picked.player == player else ()
    if card in before:
        rest = tuple(other for other in before if other != card)
        return Picked(player, rest) if rest else Picked()
    return Picked(player, (*before, card)[-most:])


def do(session: Session, line: str, rng: Random) -> Session:
    file = session.course.file
    return attempt(session, file.game.read(line, file.setup))


def attempt(session: Session, action: Action) -> Session:
    """In an example an action that is not legal becomes a step that is only tried."""
    course, at = session.course, session.at
    moment = moment_of(course.file, session.state, action, at + 1)
    if session.viewer is not None:
        return act(session, moment)
    session = session._replace(picked=Picked(), at=at + 1)
    if line_of(course.moments[at : at + 1]) == line_of((moment,)):
        return session
    return session._replace(course=continued(course, at, (moment,)))


def table_acts(session: Session, _: str, rng: Random) -> Session:
    """What happens without anybody's choice."""
    game, state = session.course.file.game, session.state
    if game.actors(state) != (TABLE,):
        raise Unreadable("the table has nothing to do now")
    return attempt(session, game.chance(state, rng))


def wait(session: Session, _: str, rng: Random) -> Session:
    """Where all race, the viewer lets another player be first."""
    file = session.course.file
    action = bot(file, session.state, session.viewer)
    if session.viewer is None or action is None:
        raise Unreadable("there is nobody to wait for")
    return play_on(session, session.at, (moment_of(file, session.state, action, session.at + 1),))


def undo(session: Session, _: str, rng: Random) -> Session:
    course = session.course
    if course.done <= session.floor:
        raise Unreadable("there is nothing to take back")
    return changed(session, replayed(course, course.done - 1), course.edits[course.done - 1].keep)


def redo(session: Session, _: str, rng: Random) -> Session:
    course = session.course
    if course.done == len(course.edits):
        raise Unreadable("nothing was taken back")
    edit = course.edits[course.done]
    again = replayed(course, course.done + 1)
    after = changed(session, again, len(again.moments))
    return after if session.viewer is None else after._replace(since=edit.keep)


def home(session: Session, _: str, rng: Random) -> Session:
    """Back to the example, where it was left; redo leads out again."""
    course = session.course
    if session.viewer is not None or not course.done:
        raise Unreadable("this is the example as it was")
    return changed(session, replayed(course, 0), min(edit.keep for edit in course.edits[: course.done]))


def changed(session: Session, course: Course, at: int) -> Session:
    """Another line; an example is seen where it changed, a table at its end."""
    if session.viewer is None:
        return session._replace(course=course, at=at, picked=Picked())
    last = len(course.moments)
    return session._replace(course=course, at=last, picked=Picked(), since=last)


# Tables


def act(session: Session, moment: Moment) -> Session:
    """The viewer's action, or the table's; then the others act until one of these is asked again."""
    file = session.course.file
    if not moment.verdict.legal:
        scene = scene_of(session)
        return session._replace(answer=tuple(spoken(scene, reason) for reason in moment.verdict.because))
    actor = file.game.deed(moment.action).actor
    if owner(file, actor) not in (session.viewer, TABLE):
        raise Unreadable(f"{file.names[actor]} plays without your help")
    return play_on(session, session.at, (moment,))


def play_on(session: Session, keep: int, done: Moments = (), chance: Random | None = None) -> Session:
    """From a step on what is done there, and what the others do then."""
    file, moments = session.course.file, (*session.course.moments[:keep], *done)
    state = state_after(file, moments[-1] if moments else None)
    rest = others(file, state, session.viewer, len(moments) + 1, chance)
    course = continued(session.course, keep, (*done, *rest))
    return session._replace(course=course, at=len(course.moments), picked=Picked(), since=keep)


def open_match(file: PlayFile, name: str, rules: str, rng: Random) -> Session:
    """A table at which You sit first; a match that has not begun is dealt, and whoever is due before You acts."""
    all_is_known(file)
    if YOU in file.players[1:]:
        raise Unreadable("You sit first at a table, and here it is somebody else who is called You")
    course = course_of(file)
    session = Session(name, course, len(course.moments), rules=rules, viewer=0, since=len(course.moments))
    if session.floor:
        return play_on(session, 0, chance=rng)
    moments = (*course.moments, *others(file, session.state, 0, session.at + 1))
    steps = (*file.steps, *[moment.step for moment in moments[session.at :]])
    course = Course(file._replace(steps=steps), moments, moments)
    return session._replace(course=course, at=len(moments))


def last_deal(session: Session) -> int:
    game, moments = session.course.file.game, session.course.moments
    deals = [at for at, moment in enumerate(moments) if game.deed(moment.action).verb == "deal"]
    if not deals or session.viewer is None:
        raise Unreadable("these cards were not dealt here, so they cannot be dealt again")
    return deals[-1]


def new_deal(session: Session, _: str, rng: Random) -> Session:
    """The deal that is being played, with other cards."""
    file, at = session.course.file, last_deal(session)
    before = session.course.moments[at].before
    dealt = moment_of(file, before, file.game.chance(before, rng), at + 1)
    return play_on(session, at, (dealt,))


def same_deal(session: Session, _: str, rng: Random) -> Session:
    """The deal that is being played, from its start."""
    at = last_deal(session)
    return play_on(session, at + 1)._replace(since=at)


def new_match(session: Session, _: str, rng: Random) -> Session:
    """Another match of the same players; the one before can be had back where it was dealt here."""
    file = session.course.file
    if session.viewer is None:
        raise Unreadable("an example is no match")
    if session.floor:
        return play_on(session, 0, chance=rng)
    start = file._replace(start=file.game.start(file.setup), steps=())
    return open_match(start, session.name, session.rules, rng)


MESSAGES: dict[str, Callable[[Session, str, Random], Session]] = {
    "go": go,
    "tap": tap,
    "do": do,
    "table": table_acts,
    "wait": wait,
    "undo": undo,
    "redo": redo,
    "home": home,
    "new-deal": new_deal,
    "same-deal": same_deal,
    "new-match": new_match,
}
