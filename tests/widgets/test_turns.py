"""What a table asks for at each turn, and how many touches a card takes."""

from random import Random

import pytest

from tests.browser.turns import SETUPS
from tests.sample import SWEEP
from tests.widgets.test_tables import match
from tests.widgets.touching import frame, touches
from widgets.render.narration import next_up
from widgets.render.scene import owner
from widgets.worker.own_hand import offers_of
from widgets.worker.session import Session, scene_of
from widgets.worker.touch import update

SEEDS = range(1, 11 if SWEEP else 2)
every_setup = pytest.mark.parametrize(("game", "setup"), SETUPS, ids=lambda word: word)


def is_asked(session: Session) -> bool:
    file = session.course.file
    return 0 in [owner(file, seat) for seat in file.game.actors(session.state)]


@every_setup
def test_whoever_is_asked_is_asked_in_a_sentence(game: str, setup: str) -> None:
    """Never only whose turn it is: the act and its object, in the prompt."""
    for seed in SEEDS:
        for session in filter(is_asked, match(game, setup, seed)):
            scene = scene_of(session)
            asked = [offer.prompt for offer in offers_of(scene).values() if offer.prompt]
            assert asked, next_up(scene)
            assert asked[0] != next_up(scene)


@every_setup
def test_one_touch_plays_a_card(game: str, setup: str) -> None:
    """Without an ability in use: each card that is offered is played by the first touch."""
    for seed in SEEDS:
        for session in filter(is_asked, match(game, setup, seed)):
            if session.picked.ability:
                continue
            for touch in [message for message in touches(frame(session)) if message.startswith("tap ")]:
                seat, card = touch.removeprefix("tap ").split()
                played = [
                    action
                    for action in session.course.file.game.choices(session.state, "ABCDEF".index(seat))
                    if session.course.file.game.write(action) == f"{seat} {card}"
                ]
                if played:
                    after = update(session, touch, Random(1))
                    assert after.course.moments[len(session.course.moments)].action == played[0]
