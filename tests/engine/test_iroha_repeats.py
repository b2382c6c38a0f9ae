"""A box in which a colour has a number more than once: what rests on each card being the only one of its kind."""

from random import Random

import pytest

from engine import playfile
from engine.cards import HIDDEN
from engine.kernel import State
from engine.registry import GAMES
from tests.engine.after import after_of, lines_of

IROHA = GAMES["iroha"]
BOX = "game: iroha\nsetup: 3 players\nicons 3: 2 5 6 8 9 9\nicons 4: 1 9\nicons 5: 4 7\nicons 6: 10 11\n"
HANDS = "hand A: O9 G2 B5\nhand B: O9 G5 Y2\nhand C: B2 Y5 R2\n"
PASSED = f"{BOX}phase: pass\ndealer: C\n{HANDS}"


def legal(state: State, line: str) -> bool | None:
    return IROHA.judge(state, IROHA.read(line, state.setup)).legal


def test_a_box_with_repeated_numbers_is_read_and_written() -> None:
    """The rulebook tells how many cards carry an icon, and not their numbers."""
    state = playfile.load(BOX).start
    assert dict(IROHA.write_tables(state.setup, IROHA.setups()[0]))["icons 3"] == "2 5 6 8 9 9"
    assert playfile.load(playfile.write_start(IROHA, state)).setup == state.setup


@pytest.mark.parametrize("seed", range(5))
def test_matches_with_it_end_and_never_lose_a_card(seed: int) -> None:
    """At every step the position is sound, for everybody who sees a part of it too, and can be imagined whole."""
    rng, state = Random(seed), playfile.load(BOX).start
    while actors := IROHA.actors(state):
        seat = rng.choice(actors)
        found = [action for action in IROHA.choices(state, seat) if IROHA.judge(state, action).legal]
        assert len(set(found)) == len(found)
        state, _ = IROHA.apply(state, rng.choice(found) if found else IROHA.chance(state, rng))
        assert IROHA.problems(state) == ()
        for player in range(3):
            seen = IROHA.seen_by(state, player)
            assert IROHA.problems(seen) == ()
            whole = IROHA.imagine(seen, player, rng)
            assert HIDDEN not in IROHA.cards(whole)
            assert sorted(IROHA.cards(whole)) == sorted(IROHA.cards(state))
            assert IROHA.seen_by(whole, player) == seen


def test_a_card_passed_is_known_and_its_like_is_not() -> None:
    """Ben holds another bird 9 beside the one from Aki: Aki knows of one, Chie of none."""
    state = after_of(IROHA, PASSED, "A pass O9 G2", "B pass G5 Y2", "C pass B2 Y5")
    assert lines_of(IROHA, state)["hand B"] == "G2 O9 O9"
    assert lines_of(IROHA, IROHA.seen_by(state, 0))["hand B"] == "G2 O9 ?"
    assert lines_of(IROHA, IROHA.seen_by(state, 2))["hand B"] == "? ? ?"
    state = after_of(IROHA, state, "A B2", "B O9")
    assert lines_of(IROHA, IROHA.seen_by(state, 0))["hand B"] == "G2 ?"


def test_two_alike_are_passed_only_by_who_has_two() -> None:
    """Both in hand, or the second one face down; a third there is not in play."""
    two = after_of(IROHA, PASSED.replace("O9 G2 B5", "O9 O9 B5").replace("B: O9", "B: O8"))
    assert legal(two, "A pass O9 O9") is True
    assert legal(after_of(IROHA, PASSED), "A pass O9 O9") is False
    hidden = after_of(IROHA, PASSED.replace("O9 G2 B5", "O9 ? B5").replace("B: O9", "B: O8"))
    assert legal(hidden, "A pass O9 O9") is None
    assert legal(after_of(IROHA, PASSED.replace("O9 G2 B5", "O9 ? B5")), "A pass O9 O9") is False
    assert (
        legal(after_of(IROHA, PASSED.replace("G2 B5", "? ?").replace("B: O9", "B: O8")), "A pass G9 G9")
        is None
    )


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        ("hand A: O9 O9\nhand B: O9 B2\nhand C: B5 B6\n", "This deck has no more than 2 of bird 9."),
        ("hand A: G9 O2\nhand B: O2 B2\nhand C: B5 B6\n", "There is only one bird 2."),
        (
            "passed A: O9 O2\nhand A: O9\nhand B: B2\nhand C: O9\n",
            "",
        ),
        (
            "passed A: O9 O2\nhand A: B6\nhand B: B2\nhand C: O2\n",
            "Aki passed bird 2 to the left, so Chie cannot hold it.",
        ),
        ("played A: O9\nhand A: O9\nhand B: B2\nhand C: B5\n", ""),
        (
            "played A: O9\nplayed B: O9\nhand A: O9\nhand B: B2\nhand C: B5\n",
            "Aki has played bird 9, so nobody holds it any more.",
        ),
    ],
)
def test_positions_with_it(lines: str, sentence: str) -> None:
    """As many of a card as the box has, and no more."""
    if not sentence:
        assert playfile.load(f"{BOX}{lines}").start
        return
    with pytest.raises(playfile.Faulty) as fault:
        playfile.load(f"{BOX}{lines}")
    assert sentence in [told for _, told in fault.value.faults]
