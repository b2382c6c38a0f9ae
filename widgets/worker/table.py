"""A table: You act, then the others do. Its deals, and its matches."""

from random import Random

from engine.kernel import Action
from engine.playfile import PlayFile
from engine.replay import Moment
from engine.speech import YOU
from engine.text import TABLE, Unreadable
from widgets.render.history import (
    Course,
    Moments,
    continued,
    course_of,
    moment_of,
    state_after,
)
from widgets.render.narration import spoken
from widgets.render.scene import Picked, Said, Scene, owner
from widgets.worker.others import all_is_known, bot, others
from widgets.worker.own_hand import offers_of
from widgets.worker.session import Session, scene_of


def act(session: Session, moment: Moment) -> Session:
    """The viewer's action, or the table's; then the others act until one of these is asked again."""
    file = session.course.file
    if not moment.verdict.legal:
        scene = scene_of(session)
        told = tuple(spoken(scene, reason) for reason in moment.verdict.because)
        is_offered = moment.action in file.game.choices(session.state, file.game.deed(moment.action).actor)
        refused = file.game.write(moment.action) if is_offered else ""
        return session._replace(answer=(*told, *due_instead(scene, moment.action)), refused=refused)
    actor = file.game.deed(moment.action).actor
    if owner(file, actor) not in (session.viewer, TABLE):
        raise Unreadable(f"{file.names[actor]} plays without your help")
    return play_on(session, session.at, (moment,))


def due_instead(scene: Scene, action: Action) -> list[Said]:
    """What a player is asked, who touched a thing of which it is not the time."""
    game, deed = scene.file.game, scene.file.game.deed(action)
    verbs = {game.deed(other).verb for other in game.choices(scene.next_state, deed.actor)}
    asked = [offer.prompt for offer in offers_of(scene).values() if offer.prompt]
    return [Said(f"{asked[0]}.")] if asked and verbs and deed.verb not in verbs else []


def play_on(session: Session, keep: int, done: Moments = (), chance: Random | None = None) -> Session:
    """From a step on what is done there, and what the others do then."""
    file, moments = session.course.file, (*session.course.moments[:keep], *done)
    state = state_after(file, moments[-1] if moments else None)
    rest = others(file, state, session.viewer, len(moments) + 1, chance)
    course = continued(session.course, keep, (*done, *rest))
    return session._replace(course=course, at=len(course.moments), picked=Picked(), since=keep)


def wait(session: Session, _: str, rng: Random) -> Session:
    """Where all race, the viewer lets another player be first."""
    file = session.course.file
    action = bot(file, session.state, session.viewer)
    if session.viewer is None or action is None:
        raise Unreadable("there is nobody to wait for")
    return play_on(session, session.at, (moment_of(file, session.state, action, session.at + 1),))


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
