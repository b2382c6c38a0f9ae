"""Cards passed on in the Automatic Tricktaking: who knows them, and for how long."""

from random import Random

import pytest

from engine import playfile
from engine.cards import HIDDEN, Card
from engine.games.automatic.state import State
from tests.engine.automatic import GAME, THREE, after, heard, lines

AGAIN = "game: automatic\nsetup: 3 players, alt h-i-once\norder: small\n"
LATE = (
    f"{AGAIN}rule: i\nphase: choose\nleader: A\nhand A: 11 12 9\nhand B: 8 13 30\nhand C: 7 24 10\nshown: 30 5 14\n"
    "passed: 30 15 9 / 15 9 30\nwon A: 1 5 14 25 20 15\nlast: 15"
)
"""A's red 30 has gone by C to B, before the third pass."""
FRESH = (
    f"{AGAIN}rule: i\nphase: choose\nhand A: 30 1 25 11 12\nhand B: 5 8 20 13 15\nhand C: 14 7 24 9 10\n"
    "round: 2\nscore 1 A: +1"
)
RED_30 = Card("R", 30)


def hands(state: State, player: int) -> list[str]:
    seen = lines(GAME.seen_by(state, player))
    return [seen[f"hand {seat}"] for seat in "ABC"]


def imagined(state: State, player: int, count: int = 80) -> list[State]:
    seen = GAME.seen_by(state, player)
    found = [GAME.imagine(seen, player, Random(seed)) for seed in range(count)]
    for whole in found:
        assert seen == GAME.seen_by(whole, player)
        assert GAME.problems(whole) == ()
        assert HIDDEN not in [card for given in whole.passed for card in given]
    return found


def places(card: Card, states: list[State]) -> set[int]:
    return {seat for state in states for seat, hand in enumerate(state.hands) if card in hand}


def test_a_shown_card_is_known_until_it_may_have_gone_on() -> None:
    """A's shown card has come to B unseen by nobody but A; where it went from C, A does not know, and later not whether it went on."""
    state = after(LATE)
    assert hands(state, 0) == ["B11 G12 V9", "? ? ?", "? ? ?"]
    assert hands(state, 1) == ["? ? V9", "Y8 Y13 R30", "? ? ?"]
    assert hands(state, 2) == ["? ? ?", "? ? R30", "G7 V24 R10"]
    kept = after(LATE, "A pass 11", "B pass 8", "C pass 7")
    gone = after(LATE, "A pass 11", "B pass 30", "C pass 7")
    assert hands(gone, 2) == ["? ? ?", "? ? G7", "V24 R10 B11"]
    assert hands(kept, 2) == hands(gone, 2)
    assert hands(gone, 0) == ["G12 V9 R30", "? ? ?", "? ? B11"]
    assert places(RED_30, imagined(gone, 2)) == {0, 1}


def test_everybody_keeps_what_was_passed_in_mind() -> None:
    """Three rows, each seen by who gave and who got; a position with them reads back."""
    state = after(LATE, "A pass 11", "B pass 30", "C pass 7")
    assert lines(state)["passed"] == "R30 R15 V9 / R15 V9 R30 / B11 R30 G7"
    assert [lines(GAME.seen_by(state, player))["passed"] for player in range(3)] == [
        "R30 R15 ? / R15 V9 ? / B11 R30 ?",
        "? R15 V9 / ? V9 R30 / ? R30 G7",
        "R30 ? V9 / R15 ? R30 / B11 ? G7",
    ]
    assert state == playfile.load(playfile.write_start(GAME, state)).start


def test_a_card_given_away_is_where_it_can_be() -> None:
    """A gave red 30 to C: after another pass C has it, or B to whom C passed; it is in no other hand, nor in the deck."""
    state = after(FRESH, "A pass 30", "B pass 15", "C pass 9")
    assert hands(state, 0)[1:] == ["? ? ? ? ?", "? ? ? ? R30"]
    assert places(RED_30, imagined(state, 0)) == {2}
    for whole in imagined(state, 0, 20):
        assert whole.passed[0][2] == whole.hands[1][-1]
    more = ("turn 1", "turn 5", "turn 14", "collect", "A pass 11", "B pass 8", "C pass 7")
    state = after(FRESH, "A pass 30", "B pass 15", "C pass 9", *more)
    found = imagined(state, 0)
    assert places(RED_30, found) == {1, 2}
    for whole in found:
        assert RED_30 in whole.hands[1] + whole.hands[2]
        assert whole.hands[1][-1] == whole.passed[-1][2]
        assert (RED_30 in whole.hands[1]) == (whole.passed[-1][2] == RED_30)


def test_what_came_in_may_have_been_played() -> None:
    """Where somebody has played since, the card that came in lies at the bottom or is gone; it is never the own card shown."""
    text = f"{THREE}rule: i\nphase: choose\nshown: 5 10 30\nhand A: 5 4\nhand B: 10 9\nhand C: 30 29"
    state = after(text, "A pass 4", "B pass 9", "C pass 29", "turn 5", "turn 10", "turn 30", "collect")
    for whole in imagined(state, 0, 30):
        assert whole.passed[0][2] == whole.hands[1][0]
    state = after(text, "A pass 5", "B pass 9", "C pass 29", "turn 4", "turn 29")
    for player in range(3):
        assert places(RED_30, imagined(state, player, 30)) == {2}
    state = after(text, "A pass 5", "B pass 9", "C pass 30", "turn 4", "turn 10", "turn 29")
    assert {whole.passed[0][2] for whole in imagined(state, 0, 30)} == {RED_30}


def test_a_card_played_since_it_was_passed() -> None:
    """A hand of the one card that was shown tells that what came in was played."""
    text = f"{THREE}rule: i\nshown: 5 10 30\nhand A: 9\nhand B: ?\nhand C: 30\npassed: 4 9 ?\nwon A: 29 7 4 5 8 11"
    for seed in range(20):
        state = playfile.load(f"{text}\nleader: A").start
        whole = GAME.imagine(state, 0, Random(seed))
        assert whole.hands[1] == (Card("R", 10),)
        assert whole.passed[0][2] in whole.won[0]


@pytest.mark.parametrize(("rule", "said"), [("i", "pass"), ("h", "move")])
def test_a_secret_of_an_open_hand(rule: str, said: str) -> None:
    """Where hands lie open but choices are secret, a choice that stays unknown leaves a hand of unknown cards, of the right size."""
    text = (
        f"game: automatic\nsetup: 3 players, alt hands-private\norder: small\nrule: {rule}\nphase: choose\n"
        "hand A: 30 2\nhand B: 4 5\nhand C: 6 7\nchosen A: ?"
    )
    last = ("B pass 4", "C pass 6") if said == "pass" else ("B move 1", "C move 2")
    state = after(text, *last)
    found = lines(state)
    if said == "pass":
        assert [found[f"hand {seat}"] for seat in "ABC"] == ["? V4", "R5 B6", "G7 ?"]
    else:
        assert [found[f"hand {seat}"] for seat in "ABC"] == ["? ?", "V4 R5", "G7 B6"]
    assert GAME.problems(state) == ()


def test_an_unknown_card_is_told_as_one() -> None:
    """Who does not know what was passed hears of a card, not of which."""
    text = f"{THREE}rule: i\nphase: choose\nhand A: ? ?\nhand B: 4 5\nhand C: 6 7\nchosen A: ?"
    assert heard(after(text, "B pass 4"), "C pass 6", 2)[1] == (
        "Chie gets an unknown card from Aki and lays it at the bottom."
    )


def test_a_card_shown_that_a_file_hides() -> None:
    """Where a file tells what was shown and hides the hand, the card is imagined in it."""
    state = after(f"{THREE}rule: d\nshown: 5 10 30\nhand A: ? ?\nhand B: ? ?\nhand C: ? ?")
    for seed in range(20):
        whole = GAME.imagine(state, 0, Random(seed))
        for seat, card in enumerate(state.shown):
            assert card in whole.hands[seat]
