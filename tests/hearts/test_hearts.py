"""The fifth game: with no other Python file changed it is proven, played at a table and stepped through."""

from pathlib import Path
from random import Random

import pytest

from engine import bots, playfile, replay
from engine.commands import proof
from engine.registry import GAMES
from tests.hearts import GAME
from tests.widgets.touching import touches
from widgets.build.fences import example
from widgets.render.scene import example_scene
from widgets.worker.answer import open_table, shown
from widgets.worker.touch import update

PLAYS = {path.name: path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("plays/*.play")}


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, GAME.name, GAME)


@pytest.mark.parametrize("text", PLAYS.values(), ids=PLAYS)
def test_a_play_file_holds(text: str) -> None:
    """As its lines say."""
    assert replay.check(playfile.load(text)) == ()


def test_every_rule_is_proven() -> None:
    """Each ruling is stated in a play file that fails without it, and each rule has a near miss."""
    assert list(proof.gaps(GAME, PLAYS)) == []
    assert list(proof.unproven(GAME, PLAYS)) == []


def test_what_is_seen_can_be_imagined_and_written() -> None:
    """At every position of some matches: no fault is found in it, nor in what a player may think it is."""
    for seed in range(3):
        for state, _ in bots.match(GAME, GAME.setups()[0], Random(seed)):
            assert GAME.problems(state) == ()
            for player in range(4):
                whole = GAME.imagine(GAME.seen_by(state, player), player, Random(seed))
                assert GAME.problems(whole) == ()
                assert whole.hands[player] == state.hands[player]
            again = playfile.load(playfile.write_start(GAME, state)).start
            assert GAME.write_position(again) == GAME.write_position(state)


FAULTS = {
    "hand A: C3 C4": "Ben must have as many cards as Aki: here 0 and 2, cards in this trick included.",
    "trick: A C3, C C4\nhand B: C5\nhand D: C6": "Chie cannot be next in this trick: it is Ben's turn.",
    "trick: A C3, B D4\nhand B: C5\nhand C: C6\nhand D: C7\nhand A: C8": "Ben cannot have played diamond 4.",
    "score 2 A: -3": "Deal 2 is not counted yet, so Aki cannot have a score for it.",
}


@pytest.mark.parametrize("lines", FAULTS)
def test_a_position_that_cannot_be_tells_why(lines: str) -> None:
    """As in tests/faults for the games of the site."""
    with pytest.raises(playfile.Faulty) as caught:
        playfile.load(f"game: hearts\nsetup: 4 players\ndeal: 1\n{lines}\n")
    assert FAULTS[lines] in [sentence for _, sentence in caught.value.faults]


def test_a_match_at_a_table() -> None:
    """By touching what is offered, from the first deal to the last."""
    request = {"game": "hearts", "name": "table", "rules": "../rules/", "setup": "4 players"}
    session = open_table(request, lambda name: "", Random(1))
    number = 0
    while not (answer := shown(session))["over"]:
        offered = touches(answer["frame"])
        session = update(session, offered[number % len(offered)], Random(number))
        number += 1
        assert number < 500
    assert "hearts.win" in answer["frame"]


@pytest.mark.parametrize("name", PLAYS)
def test_an_example_is_drawn(name: str) -> None:
    """Every step of it, with the rules that it cites."""
    scene = example_scene(name.removesuffix(".play"), playfile.load(PLAYS[name]), rules="../rules/")
    html = example(scene, f"hearts/{name}", "hearts/rules", True)
    assert html.count("<template") == len(scene.moments)
    assert "hearts." in html
