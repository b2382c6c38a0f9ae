"""Why a turn is as it is: the rules that limit or free the choice, and how each card of the trick stands."""

from collections.abc import Iterator
from random import Random

from engine.kernel import Reason
from engine.speech import prompt
from engine.text import Unreadable
from widgets.render.narration import spoken
from widgets.render.news import once
from widgets.render.scene import Said, Scene
from widgets.render.sentences import title_of
from widgets.worker.ability import acting
from widgets.worker.own_hand import ability_of
from widgets.worker.session import Session, scene_of


def why(session: Session, _: str, rng: Random) -> Session:
    """It is answered over the felt, where nothing moves."""
    scene = scene_of(session)
    found = tuple(once((*limits(scene), *stands(scene))))
    if not found:
        raise Unreadable("no card lies here, and nothing is asked of you now")
    return session._replace(why=found)


def limits(scene: Scene) -> Iterator[Said]:
    """What each rule asks that forbids a card; where none does, each that allows one. No single card is spoken of."""
    game, state = scene.file.game, scene.next_state
    refused: dict[str, Reason] = {}
    allowed: dict[str, Reason] = {}
    for seat in acting(scene):
        ability = ability_of(scene, seat)
        for action in game.choices(state, seat):
            if ability in (None, game.deed(action).ability):
                verdict = game.judge(state, action)
                for reason in verdict.because[:1]:
                    (allowed if verdict.legal else refused).setdefault(reason.rule, reason)
    for reason in (refused or allowed).values():
        asked = prompt(game, reason, scene.file.names)
        told = f"{asked}{'' if asked.endswith('?') else '.'} The rule: “{title_of(game, reason.rule)}”."
        yield Said(told, reason.rule) if asked else spoken(scene, reason)


def stands(scene: Scene) -> Iterator[Said]:
    """How each card stands, in the order in which they were played."""
    standings = {standing.seat: standing for standing in scene.file.game.standings(scene.next_state)}
    for play in scene.next_state.trick:
        if play.seat in standings:
            yield spoken(scene, standings[play.seat].because)
