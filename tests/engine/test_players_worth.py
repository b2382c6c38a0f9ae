"""What options are worth: averages with their errors, compared in the same worlds."""

from math import inf, isclose
from random import Random

import pytest

from engine import playfile
from engine.kernel import Action, Game
from engine.players.knowledge import Knowledge, known_to
from engine.players.playouts import Luck, ahead, at_random, play_out, win_cheaply_when_last
from engine.players.search import allowed, in_the_same_worlds
from engine.players.thinking import PAIRS, few
from engine.players.worth import Tally, average
from engine.registry import GAMES
from tests.engine.decisions import few_of_each_phase

IROHA = GAMES["iroha"]
TEZUMA = GAMES["tezuma"]
TRICK = """
game: tezuma
setup: 3 players, 2015
start: B
took A: sword-walking
hand A: B3 B5 B6 R2
hand B: ? ? ?
hand C: ? ? ?
trick: B B4, C B2
"""


def decision(game: Game, phase: str) -> Knowledge:
    """The one with the most options of its kind, in a match of the first setup."""
    found = few_of_each_phase(game, game.setups()[0], 99)
    known = [known_to(game, state, seat) for state, seat in found]
    return max((one for one in known if one.position.phase == phase), key=lambda one: len(options_of(one)))


def options_of(known: Knowledge) -> tuple[Action, ...]:
    return allowed(known.game, known.seen, known.seat)


def test_an_average_tells_how_sure_it_is() -> None:
    """The standard error of the mean, in points; of one play-out nothing is known."""
    assert average([4], 2) == (2, inf, 1)
    assert average([], 2) == (0, inf, 0)
    assert average([1, 3], 1) == (2, 1, 2)
    points, error, count = average([2, 4, 4, 4, 5, 5, 7, 9], 1)
    assert (points, count) == (5, 8)
    assert isclose(error, (32 / 7 / 8) ** 0.5)


def test_the_lead_is_taken_in_the_same_worlds() -> None:
    """Two options that differ by one point in every world differ for sure, however far the worlds differ."""
    tally = Tally(("one", "other"), 1)
    for brought in (0, 30, -12):
        tally.add(0, brought + 1)
        tally.add(1, brought)
    assert tally.lead(0, 1) == (1, 0, 3)
    assert tally.choice == "one"
    assert [worth.action for worth in tally.worths()] == ["one", "other"]


def test_being_ahead_is_counted_in_whole_numbers() -> None:
    """Of others' average, times their number."""
    assert [ahead((5, 2, 2), player) for player in range(3)] == [6, -3, -3]


def test_a_search_keeps_the_better_half() -> None:
    """All options are played out in the first world; those that are left to the end most often."""
    known = decision(IROHA, "play")
    tally = Tally(options_of(known), 2)
    for _ in in_the_same_worlds(known, tally, at_random, 3000, Random(1)):
        pass
    counts = sorted(len(brought) for brought in tally.brought)
    assert 0 < counts[0] < counts[-1] == counts[-2]
    assert tally.worths()[0].average.play_outs == counts[-1]


def test_play_outs_of_a_world_have_the_same_luck() -> None:
    """The same option brings the same, as what else is done comes in the same order."""
    known = decision(IROHA, "play")
    whole, luck = IROHA.imagine(known.seen, known.seat, Random(1)), Luck(Random(2))
    ends = {play_out(IROHA, whole, at_random, luck) for _ in range(3)}
    assert len(ends) == 1


def test_pairs_of_high_cards_are_looked_at() -> None:
    """To pass the two highest is as good as to search among all pairs."""
    known = decision(IROHA, "pass")
    options = options_of(known)
    looked_at = few(IROHA, options, 100, Random(1))
    heights = sorted((sum(card.number for card in option.cards) for option in options), reverse=True)
    assert [sum(card.number for card in option.cards) for option in looked_at] == heights[:PAIRS]


def test_a_newcomer_looks_at_few_options() -> None:
    """Others are left out by chance."""
    options = options_of(decision(IROHA, "play"))
    assert len(options) > len(few(IROHA, options, 3, Random(1))) == 3


@pytest.mark.parametrize(("led", "wanted"), [("B4", "A B5"), ("B7", None)])
def test_who_is_last_wins_cheaply(led: str, wanted: str | None) -> None:
    """With the lowest card that takes the trick; where none does, any card is played."""
    start = playfile.load(TRICK.replace("B4", led)).start
    plays = {win_cheaply_when_last(TEZUMA, start, 0, Luck(Random(seed))) for seed in range(20)}
    written = {TEZUMA.write(action) for action in plays}
    assert written == {wanted} if wanted else len(written) > 1
