"""The shortest way of a touch: its action is read, judged and applied once, and so is each offered then; views are asked once."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from engine import playfile
from engine.kernel import Game
from engine.registry import GAMES
from engine.setups import write_setup
from tests.widgets.touching import PLAYS, read, touches
from widgets.render.example import example_frame
from widgets.render.scene import example_scene
from widgets.worker.answer import open_table, remembering, shown
from widgets.worker.session import scene_of
from widgets.worker.touch import update

TOUCHES = 14
LOOKED_AT = (
    "before the last action",
    "now",
    "the last trick, before it was collected",
    "where the viewer acted last",
)


def counted(game: Game, calls: Counter[Any]) -> Game:
    """The same game; what is asked of it is counted, a judgement and an application with the position and the action."""

    def read(text: str, setup: Any) -> Any:
        calls["read"] += 1
        return game.read(text, setup)

    def judge(state: Any, action: Any) -> Any:
        calls["judge", state, action] += 1
        return game.judge(state, action)

    def apply(state: Any, action: Any) -> Any:
        calls["apply", state, action] += 1
        return game.apply(state, action)

    def view(state: Any) -> Any:
        calls["view", state] += 1
        return game.view(state)

    return game._replace(read=read, judge=judge, apply=apply, view=view)


def views(calls: Counter[Any]) -> list[int]:
    """How often each position was looked at."""
    return [count for call, count in calls.items() if call[0] == "view"]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_touch_takes_the_shortest_way(game: Game) -> None:
    """At a table of each game, from the first deal on."""
    calls: Counter[Any] = Counter()
    request = {"game": game.name, "name": "t", "rules": "../rules/", "setup": write_setup(game.setups()[0])}
    session = open_table(request, read, Random(1))
    file = session.course.file
    session = session._replace(course=session.course._replace(file=file._replace(game=counted(game, calls))))
    for number in range(TOUCHES):
        session = remembering(session, scene_of(session))
        offered = touches(shown(session)["frame"])
        before, state, floor = len(session.course.moments), session.state, len(session.course.edits)
        calls.clear()
        session = update(session, offered[number % len(offered)], Random(number))
        if len(session.course.edits) == floor:
            continue  # the first of several cards
        action = session.course.moments[before].action
        assert calls["read"] <= 1
        assert calls["judge", state, action] == 1
        assert calls["apply", state, action] == 1
        assert not views(calls)
        calls.clear()
        shown(session)
        assert max(views(calls)) == 1
        assert len(views(calls)) <= len(LOOKED_AT)
        seats = [seat for seat in game.actors(session.state) if seat == session.viewer]
        for choice in [choice for seat in seats for choice in game.choices(session.state, seat)]:
            assert calls["judge", session.state, choice] <= 1
            assert calls["apply", session.state, choice] <= 1
        assert calls["read"] == 0


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_step_of_an_example_is_looked_at_once(game: Game) -> None:
    """Before its action and now; no position twice, whatever is drawn and told of it."""
    calls: Counter[Any] = Counter()
    file = playfile.load(read(sorted(PLAYS.glob(f"{game.name}/*.play"))[0].relative_to(PLAYS).as_posix()))
    moments = example_scene("x", file).moments
    for at in range(len(moments) + 1):
        scene = example_scene("x", file._replace(game=counted(game, calls)), at)
        calls.clear()
        example_frame(scene)
        assert max(views(calls)) == 1
        assert len(views(calls)) <= len(LOOKED_AT[:2])
