"""Players: they see what their seat sees, decide alike everywhere, and take what is plainly better."""

from collections import Counter
from itertools import zip_longest
from pathlib import Path
from random import Random

import pytest

from engine import playfile, replay
from engine.kernel import Game, Setup
from engine.players.clock import is_a_race, seconds
from engine.players.knowledge import Knowledge, Peeked, Truth, known_to
from engine.players.search import allowed, in_the_same_worlds
from engine.players.strengths import NEWCOMER, STRENGTHS, STRONG, Strength
from engine.players.thinking import decide, luck_of, think
from engine.players.worth import Tally
from engine.registry import GAMES
from tests.engine.decisions import few_of_each_phase, quick, swapped
from tests.engine.matches import EVERY_SETUP, every_setup
from tests.hearts import GAME as HEARTS
from tests.sample import some

IROHA = GAMES["iroha"]
PLAYS = Path(__file__).parents[2] / "docs/plays/automatic"
PLAIN = """
game: iroha
setup: 3 players
leader: B
hand A: R1 R6
hand B: ?
hand C: ?
trick: B G6, C G5
"""
"""Aki has no butterfly, so either card takes the trick: fan 6 is worth six points there, fan 1 is worth one."""


def decided(game: Game, state: Truth, seat: int, strength: Strength, seed: int = 1) -> object:
    known = known_to(game, state, seat)
    return decide(known, strength, luck_of(known, seed))


@pytest.mark.parametrize(("game", "setup"), some(EVERY_SETUP, 14))
@pytest.mark.parametrize("strength", [NEWCOMER, quick(STRONG)], ids=lambda strength: strength.name)
def test_hidden_cards_never_change_a_choice(strength: Strength, game: Game, setup: Setup) -> None:
    """Whatever lies where a seat cannot see, it decides the same with the same seed."""
    for state, seat in few_of_each_phase(game, setup, 1):
        other = swapped(game, state, seat, Random(2))
        assert decided(game, state, seat, strength) == decided(game, other, seat, strength)


@every_setup
def test_every_kind_of_decision_is_made(game: Game, setup: Setup) -> None:
    """In every setup and phase, and what is done is allowed; in a race it may be nothing."""
    for state, seat in few_of_each_phase(game, setup, 1):
        action = decided(game, state, seat, NEWCOMER)
        assert action in allowed(game, state, seat) or is_a_race(known_to(game, state, seat))


def test_who_is_handed_the_truth_is_caught() -> None:
    """The types refuse it where it is typed; where it is not, thinking does."""
    state, seat = few_of_each_phase(IROHA, IROHA.setups()[0], 1)[0]
    too_much = Knowledge(IROHA, seat, state)  # type: ignore[arg-type]  # that is the promise
    with pytest.raises(Peeked, match=f"seat {seat} was shown what is hidden from it"):
        next(think(too_much, NEWCOMER, Random(1)))


def test_the_truth_tells_more_than_what_is_seen() -> None:
    """So the swap of hidden cards finds who decides by it: some choices of somebody who looks change."""

    def of_a_cheat(state: Truth, seat: int) -> object:
        tally = Tally(allowed(IROHA, state, seat), 2)
        whole = IROHA._replace(imagine=lambda seen, player, rng: state)
        known = known_to(whole, state, seat)
        *_, last = in_the_same_worlds(known, tally, NEWCOMER.usual.habit, 800, Random(1))
        return last.choice

    found = few_of_each_phase(IROHA, IROHA.setups()[0], 12)
    assert any(
        of_a_cheat(state, seat) != of_a_cheat(swapped(IROHA, state, seat, Random(2)), seat)
        for state, seat in found
    )


def test_a_thought_in_slices_is_the_same_thought() -> None:
    """Whatever is thought of between two slices."""
    known = [known_to(IROHA, *found) for found in few_of_each_phase(IROHA, IROHA.setups()[0], 2)]
    whole = [decide(one, NEWCOMER, luck_of(one, 1)) for one in known]
    slices = zip_longest(*[think(one, NEWCOMER, luck_of(one, 1)) for one in known])
    last: list[Tally | None] = [None] * len(known)
    for tallies in slices:
        last = [new or old for new, old in zip(tallies, last, strict=True)]
    assert whole == [tally and tally.choice for tally in last]


@pytest.mark.parametrize("name", STRENGTHS)
def test_what_is_plainly_better_is_done(name: str) -> None:
    """The higher card is laid where it is sure to be captured."""
    start = Truth(playfile.load(PLAIN).start)
    assert IROHA.write(decided(IROHA, start, 0, STRENGTHS[name])) == "A R6"


def test_a_forced_move_costs_nothing() -> None:
    """No play-out, not even of one option."""
    start = Truth(playfile.load("game: iroha\nsetup: 3 players\nhand A: O1\nhand B: ?\nhand C: ?\n").start)
    tallies = list(think(known_to(IROHA, start, 0), STRONG, Random(1)))
    assert [tally.brought for tally in tallies] == [[[]]]


def test_a_game_that_is_new_here_is_played_too() -> None:
    """Hearts has no way of its own in any strength."""
    state, seat = few_of_each_phase(HEARTS, HEARTS.setups()[0], 1)[0]
    assert decided(HEARTS, state, seat, NEWCOMER) in allowed(HEARTS, state, seat)


def quiz() -> Knowledge:
    """Four cards lie there, and Chie's is the strongest."""
    file = playfile.load((PLAYS / "rule-b.play").read_text(encoding="utf-8"))
    before = next(moment.before for moment in replay.moments(file) if moment.step.text == "B point D")
    return known_to(file.game, Truth(before), 1)


def written(known: Knowledge, action: object) -> str:
    return known.game.write(action) if action else "silent"


def test_in_a_quiz_one_is_right_silent_or_errs_like_a_person() -> None:
    """Who works it out points at the strongest card, or leaves a trick that costs points; a newcomer is often too quick."""
    known = quiz()
    found = {
        strength.name: Counter(written(known, decide(known, strength, Random(seed))) for seed in range(30))
        for strength in (NEWCOMER, quick(STRONG))
    }
    assert {*found["newcomer"]} <= {"B point A", "B point B", "B point C", "B point D", "silent"}
    right = {name: count["B point C"] + count["silent"] for name, count in found.items()}
    assert right["newcomer"] < right["strong"] < 30


def test_a_race_takes_seconds_as_it_does_a_person() -> None:
    """Told by the seed alone: there is no clock here."""
    known = quiz()
    assert is_a_race(known)
    told = [seconds(known, NEWCOMER.pace, Random(seed)) for seed in range(50)]
    assert told == [seconds(known, NEWCOMER.pace, Random(seed)) for seed in range(50)]
    assert 2 < min(told) < max(told) < 20
    assert sum(told) > sum(seconds(known, STRONG.pace, Random(seed)) for seed in range(50))


def test_where_only_a_prediction_is_hurried_there_is_no_race() -> None:
    """In mode C all point, when all have thought."""
    file = playfile.load((PLAYS / "rule-c.play").read_text(encoding="utf-8"))
    before = next(moment.before for moment in replay.moments(file) if " point " in moment.step.text)
    known = known_to(file.game, Truth(before), 0)
    assert not is_a_race(known)
    assert len({decide(known, NEWCOMER, Random(seed)) for seed in range(20)}) > 1
