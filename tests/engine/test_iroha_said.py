"""What Iroha says of an action: which case it is, and with which facts."""

import pytest

from engine import playfile, replay
from engine.kernel import Reason, reason
from engine.playfile import TRY, Step
from engine.registry import GAMES
from engine.speech import say

IROHA = GAMES["iroha"]
DEALT = "deal O1 O2 O3 O4 O5 O6 G1 G2 G3 / G4 G5 G6 B1 B2 B3 B4 B5 B6 / Y1 Y2 Y3 Y4 Y5 Y6 R1 R2 R3"
TRICK = "leader: A\ntrick: A O5\nhand A: G1 B1\nhand B: O2 Y1 R1\nhand C: Y2 Y3 R2"
OVER = "dealer: A\nphase: over\nscore 1 A: +1\nscore 2 A: +1\nscore 3 A: +1"
LAST = "dealer: C\nscore 1 A: +3\nscore 2 B: +3\nphase: score"


def look(position: str, action: str) -> replay.Moment:
    file = playfile.load(f"game: iroha\nsetup: 3 players\n{position}")
    return replay.look(IROHA, file.start, IROHA.read(action, file.setup), Step(1, TRY, action))


def said(reasons: tuple[Reason, ...]) -> list[str]:
    return [say(IROHA, because) for because in reasons]


@pytest.mark.parametrize(
    ("position", "action", "sentences"),
    [
        ("", "collect", ["Now it is time to name the dealer, not to play a trick."]),
        ("dealer: A", "A O1", ["Now it is time to deal, not to play a trick."]),
        (OVER, "A O1", ["The match is over."]),
        (OVER, "score", ["The match is over."]),
        ("", "dealer B", ["Any of the 3 players may deal first; choose in any fair way."]),
        (
            "dealer: A",
            DEALT,
            [
                "Everybody gets 9 cards; 3 stay face down, unused.",
                "With 3 players the numbers 1 to 6 are in play.",
            ],
        ),
        ("dealer: A", "deal O1 O2 / O2 O1 / G1", ["There is only one bird 1."]),
        ("dealer: A", "deal O1 / O2 / G13", ["There is no fan 13 in the deck."]),
        ("dealer: A", "deal O1 / O2 / G3", ["Each of the 3 players gets 9 cards."]),
        (TRICK, "A G1", ["It is Ben's turn now."]),
        ("trick: A O1, B O2, C O3", "B O4", ["Everybody has played a card; first the trick is collected."]),
        (TRICK, "B O3", ["Ben does not hold bird 3."]),
        (TRICK, "B O2", ["Bird is in the trick already, so bird 2 follows."]),
        (TRICK, "B Y1", ["Ben can follow, so umbrella 1 is not allowed. It must be bird."]),
        (TRICK, "collect", ["The trick is not finished: it is Ben's turn."]),
        ("trick: A O1, B O2, C O3", "collect", ["Everybody has played one card."]),
    ],
)
def test_verdicts_in_words(position: str, action: str, sentences: list[str]) -> None:
    """Each case in its own words."""
    assert said(look(position, action).verdict.because) == sentences


@pytest.mark.parametrize(
    ("position", "action", "because"),
    [
        ("dealer: B\nphase: score\nwon A: O1", "score", reason("iroha.phases", "score", deal=1)),
        (TRICK, "C Y2", reason("iroha.turn", "refused", player=2, other=1)),
        ("trick: A O1, B O2, C O3", "B O4", reason("iroha.turn", "full", player=1, other=-1)),
    ],
)
def test_facts_that_no_sentence_needs(position: str, action: str, because: Reason) -> None:
    """They are there for whoever looks for a seat or a deal."""
    assert look(position, action).verdict.because == (because,)


def test_what_is_said_of_a_trick() -> None:
    """Whose card it is, and how it stands."""
    moment = look(TRICK.replace("hand B: O2 Y1", "hand B: G2 Y1"), "B Y1")
    assert [dict(standing.because.facts)["player"] for standing in moment.standings] == [0, 1]
    assert said(tuple(standing.because for standing in moment.standings)) == [
        "Bird 5 cannot win while umbrella is trump.",
        "Ben is winning: umbrella 1 is the only trump in the trick.",
    ]


def test_the_last_deal_is_told_whole() -> None:
    """What each pile is worth, that it was the last deal, who has won."""
    moment = look(f"{LAST}\nwon A: O2 O4\nwon B: G1", "score")
    assert said(tuple(event.because for event in moment.events)) == [
        "Bird 2 is the lowest of its colour that Aki took.",
        "Each further card costs a point; Aki took 1.",
        "Fan 1 is the lowest of its colour that Ben took.",
        "That was deal 3, the last: everybody has dealt.",
        "Aki shares the win with 4 points.",
        "Ben shares the win with 4 points.",
        "Chie has no points: place 3.",
        "At a table, the first of them to see the evening star wins.",
    ]


def test_without_a_tie_nobody_looks_for_the_star() -> None:
    """The star is for ties alone."""
    moment = look(f"{LAST}\nwon B: G1", "score")
    assert said(tuple(event.because for event in moment.events))[-3:] == [
        "Aki has 3 points: place 2.",
        "Ben wins the match with 4 points.",
        "Chie has no points: place 3.",
    ]


def test_points_so_far_are_told() -> None:
    """Whose, and of which deal."""
    file = playfile.load("game: iroha\nsetup: 3 players\ndealer: A\nscore 2 B: -4")
    assert [line.because for line in IROHA.score(file.start)] == [
        reason("iroha.deals", "so-far", player=1, deal=2)
    ]
