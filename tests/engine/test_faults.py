"""Positions that cannot be: each thing that is wrong is told in its own sentence, all at once."""

import pytest

from engine import playfile
from engine.kernel import Game, Setup
from tests.engine.matches import every_setup, positions
from tests.engine.play_files import every_game, faults_of

FOLLOWING = (
    "iroha.follow-any",
    "tezuma.must-follow",
    "tornei.must-follow",
    "tornei.npc.follow",
    "automatic.rule.d",
    "automatic.rule.k",
)


@every_game
def test_everything_that_is_wrong_is_told(game: Game) -> None:
    """All sentences of each position, in the order of the engine, and no others."""
    wanted = {fault.text: fault.sentences for fault in faults_of(game)}
    assert wanted == {text: tuple(sentence for _, sentence in faults(text)) for text in wanted}


@every_game
def test_a_fault_names_a_line_of_the_file(game: Game) -> None:
    """The line that is told can be looked up."""
    for fault in faults_of(game):
        lines = len(fault.text.splitlines())
        assert all(0 <= line <= lines for line, _ in faults(fault.text)), fault.text


@every_setup
def test_a_card_that_did_not_follow_is_found_in_the_trick(game: Game, setup: Setup) -> None:
    """Who plays it all the same cannot have, for the reason for which it was refused."""
    for state in positions(game, setup, every=5):
        for action in (action for seat in game.actors(state) for action in game.choices(state, seat)):
            legal, because = game.judge(state, action)
            if legal is False and because[0].rule in FOLLOWING and because[0].case == "refused":
                after, _ = game.apply(state, action)
                assert set(because) <= set(game.problems(after))


def faults(text: str) -> tuple[tuple[int, str], ...]:
    with pytest.raises(playfile.Faulty) as caught:
        playfile.load(text)
    return tuple(caught.value.faults)
