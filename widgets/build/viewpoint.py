"""Who sits at the bottom of an example: whoever makes the decision that it opens at. Used by MkDocs alone."""

from collections.abc import Iterator

from engine.playfile import TRY
from engine.replay import Moment
from engine.speech import YOU
from engine.text import TABLE
from widgets.render.scene import Scene, who_played


def seat_near(scene: Scene) -> int:
    """The reader, where one plays; else whoever acts at this step, or takes the trick, or has acted last before it."""
    names = scene.file.names
    return names.index(YOU) if YOU in names else next(concerned(scene), 0)


def concerned(scene: Scene) -> Iterator[int]:
    """Seats of players, those that matter most at this step first."""
    file, before = scene.file, scene.moments[: scene.at]
    here = before[-1:]
    found = [
        *[actor(scene, moment) for moment in here],
        *[who_played(moment.before, moment.after) for moment in here],
        *[winning(scene, moment) for moment in before[:-3:-1]],
        *(() if here else file.game.actors(file.start)),
        *[actor(scene, moment) for moment in before[::-1]],
        *[actor(scene, moment) for moment in scene.moments if moment.step.kind == TRY],
        *[actor(scene, moment) for moment in scene.moments],
    ]
    yield from (seat for seat in found if seat is not None and seat in range(file.setup.players))


def actor(scene: Scene, moment: Moment) -> int:
    return scene.file.game.deed(moment.action).actor


def winning(scene: Scene, moment: Moment) -> int:
    """Whoever takes a trick that is collected."""
    stands = scene.file.game.standings(moment.before)
    return next((standing.seat for standing in stands if standing.takes), TABLE)
