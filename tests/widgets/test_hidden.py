"""What lies face down is told to its owner alone, and what comes of it not before it is turned up."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine import playfile
from engine.cards import Card
from engine.playfile import TRY
from tools.machine import ROOT
from widgets.render.action_names import named
from widgets.render.example import drawn_table, example_frame
from widgets.render.news import news
from widgets.render.scene import Scene, example_scene

FILES = sorted(
    path
    for path in (*ROOT.glob("docs/plays/tornei/*.play"), *ROOT.glob("tests/plays/tornei/*.play"))
    if " forecast " in path.read_text(encoding="utf-8")
)
of_every_file = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)


def steps(path: Path) -> Iterator[tuple[Scene, tuple[Card | None, ...]]]:
    """Each step with what lies predicted then, by player."""
    scene = example_scene(path.stem, playfile.load(path.read_text(encoding="utf-8")))
    for at, moment in enumerate(scene.moments, start=1):
        if moment.verdict.legal and moment.step.kind != TRY:
            yield scene._replace(at=at), moment.after.forecasts


def tells(text: str, scene: Scene, card: Card) -> bool:
    return bool(re.search(rf"{named(scene.file.game, (card,))}\b", text))


@of_every_file
def test_a_prediction_is_told_to_its_owner_alone(path: Path) -> None:
    """Neither what another sees on the table nor what is said there names the card or its rank."""
    for scene, forecasts in steps(path):
        for viewer in range(len(scene.file.players)):
            seen = scene._replace(viewer=viewer)
            told = " ".join([drawn_table(seen), *(said.text for said in news(seen))])
            others = [card for seat, card in enumerate(forecasts) if card and seat != viewer]
            assert [card for card in others if tells(told, scene, card)] == []
            own = viewer < len(forecasts) and forecasts[viewer] is not None
            assert told.count("row-of-predicts") == own


@of_every_file
def test_an_example_tells_of_a_prediction_when_it_is_made(path: Path) -> None:
    """At each step so many predictions stand at their seats as were made; one is right or wrong when it is turned up."""
    for scene, forecasts in steps(path):
        frame = example_frame(scene)
        assert sum(card is not None for card in forecasts) == frame.count("row-of-predicts")
        assert frame.count("row-of-right") <= max(turned_up(state, "right") for state in around(scene))
        assert frame.count("row-of-wrong") <= max(turned_up(state, "wrong") for state in around(scene))


def around(scene: Scene) -> tuple[Any, Any]:
    """Before and after the step: a count shows the boards as they were."""
    moment = scene.moments[scene.at - 1]
    return moment.before, moment.after


def turned_up(state: Any, side: str) -> int:
    return sum(bool(cards) for cards in getattr(state, side))
