"""What a touch makes of a widget: a verb and what it is done with."""

from collections.abc import Callable
from random import Random

from engine.cards import Card, read_card
from engine.kernel import Action
from engine.playfile import Faulty
from engine.text import TABLE, Unreadable, read_seat
from widgets.render.history import (
    Course,
    continued,
    line_of,
    moment_of,
    replayed,
)
from widgets.render.narration import by_chance, table_action
from widgets.render.offers import goes_together
from widgets.render.scene import Picked, Said, owner
from widgets.worker.session import Session, sentence
from widgets.worker.table import act, new_deal, new_match, same_deal, wait


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
        return session._replace(answer=tuple(Said(sentence(words)) for _, words in fault.faults))


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
    """What happens without anybody's choice; where hidden cards decide, it is tried."""
    game, state = session.course.file.game, session.state
    if game.actors(state) != (TABLE,):
        raise Unreadable("the table has nothing to do now")
    action = by_chance(game, state, rng) or table_action(game, state)
    if action is None:
        raise Unreadable("what comes next depends on cards that lie face down")
    return attempt(session, action)


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
