"""What a touch makes of a widget: a verb and what it is done with."""

from collections.abc import Callable
from random import Random

from engine.cards import Card, Cards, read_card
from engine.kernel import Action
from engine.playfile import Faulty
from engine.text import TABLE, Unreadable, read_seat
from widgets.render.example import BY_ITSELF
from widgets.render.history import (
    Course,
    continued,
    line_of,
    moment_of,
    replayed,
)
from widgets.render.narration import by_chance, spoken, table_action
from widgets.render.offers import goes_together
from widgets.render.scene import Picked, Said, owner
from widgets.worker.session import Session, scene_of, sentence
from widgets.worker.steps import steps
from widgets.worker.table import act, new_deal, new_match, same_deal, wait
from widgets.worker.why import why


def update(session: Session, message: str, rng: Random) -> Session:
    """What a message makes of it; one that can do nothing is answered with a sentence."""
    verb, _, rest = message.partition(" ")
    if verb not in MESSAGES:
        return session._replace(answer=(Said(f"{message!r} is nothing that can be done here."),))
    try:
        return MESSAGES[verb](
            session._replace(answer=(), why=(), refused="", tried=None, step=None), rest, rng
        )
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
    ability = session.picked.ability
    actions = [one for one in file.game.choices(state, player) if file.game.deed(one).ability == ability]
    offered = [file.game.deed(action).cards for action in actions]
    is_mine = session.viewer is None or owner(file, player) == session.viewer
    if is_mine and goes_together(offered) and any(card in cards for cards in offered):
        with_it = [one for one, cards in zip(actions, offered, strict=True) if card in cards]
        if not any(file.game.judge(state, action).legal for action in with_it):
            return attempt(session, with_it[0])
        return session._replace(picked=pick(session.picked, player, card, offered))
    line = f"{touched} + {ability}" if ability else touched
    return attempt(session, file.game.read(line, file.setup))


def pick(picked: Picked, player: int, card: Card, offered: list[Cards]) -> Picked:
    """With one card more or less; of too many the first goes back, and all of them where they cannot go together."""
    before = picked.cards if picked.player == player else ()
    if card in before:
        rest = tuple(other for other in before if other != card)
        return Picked(player, rest, picked.ability) if rest or picked.ability else Picked()
    cards = (*before, card)[-max(map(len, offered)) :]
    fits = any(set(cards) <= set(together) for together in offered)
    return Picked(player, cards if fits else (card,), picked.ability)


def switch(session: Session, ability: str, rng: Random) -> Session:
    """An ability is switched on, or off again; then a card is touched."""
    is_on = session.picked.ability == ability
    return session._replace(picked=Picked() if is_on else Picked(ability=ability))


def weigh(session: Session, name: str, rng: Random) -> Session:
    """What there is to be taken says first what it does."""
    return session._replace(picked=Picked(weighed=name))


def look(session: Session, _: str, rng: Random) -> Session:
    """Back to what lies there, without an answer."""
    return session._replace(picked=session.picked._replace(weighed=""))


def see(session: Session, line: str, rng: Random) -> Session:
    """What would happen if a card were played that may not be."""
    file = session.course.file
    action = file.game.read(line, file.setup)
    moment = moment_of(file, session.state, action, session.at + 1)
    after, events = file.game.apply(session.state, action)
    tried = moment._replace(after=after, events=events(), standings=file.game.standings(after))
    scene = scene_of(session)
    return session._replace(tried=tried, answer=tuple(spoken(scene, r) for r in moment.verdict.because))


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
    """Back to what was chosen last, over all that has happened by itself since."""
    course = session.course
    if course.done <= session.floor:
        raise Unreadable("there is nothing to take back")
    done = course.done - 1
    while done > session.floor and came_by_itself(session, done):
        done -= 1
    return changed(session, replayed(course, done), course.edits[done].keep)


def redo(session: Session, _: str, rng: Random) -> Session:
    """What was taken back last, with all that had happened by itself then."""
    course = session.course
    if course.done == len(course.edits):
        raise Unreadable("nothing was taken back")
    done = course.done + 1
    while done < len(course.edits) and came_by_itself(session, done):
        done += 1
    again = replayed(course, done)
    after = changed(session, again, len(again.moments))
    return after if session.viewer is None else after._replace(since=course.edits[done - 1].keep)


def came_by_itself(session: Session, number: int) -> bool:
    """Was an edit of a table made without a touch?"""
    file, lines = session.course.file, session.course.edits[number].lines
    if session.viewer is None or not lines:
        return False
    deed = file.game.deed(file.game.read(lines[0], file.setup))
    return deed.actor == TABLE and deed.verb in BY_ITSELF


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
    "switch": switch,
    "weigh": weigh,
    "look": look,
    "see": see,
    "why": why,
    "steps": steps,
    "table": table_acts,
    "wait": wait,
    "undo": undo,
    "redo": redo,
    "home": home,
    "new-deal": new_deal,
    "same-deal": same_deal,
    "new-match": new_match,
}
