"""Tornei, move by move against expectations written by hand."""

import pytest

from engine import playfile
from engine.cards import Play, read_cards
from engine.games.tornei.state import Reveal, State
from engine.kernel import Reason, reason
from engine.kit.actions import Collect, CountDeal
from engine.registry import GAMES
from engine.speech import say
from engine.text import TABLE

TORNEI = GAMES["tornei"]
FOUR, THREE = TORNEI.setups()[:2]

TWO_TRICKS = """
setup: 4 players
leader: B
hand A: F2 F9 C3 C4
hand B: F5 W1 C5 C6
hand C: S7 S8 C7 C8
hand D: F1 W9 C9 C1
"""

WITH_NPC = """
setup: 3 players
leader: C
hand A: F2 C3 C4 S1
hand B: F5 C5 C6 S2
hand C: F7 C7 C8 S3
front D: W4 / S9
pile D: W1 W2
"""


def after(text: str, *actions: str) -> State:
    file = playfile.load(f"game: tornei\n{text}")
    state: State = file.start
    for action in actions:
        state, _ = TORNEI.apply(state, TORNEI.read(action, file.setup))
    return state


def lines(state: State) -> dict[str, str]:
    return dict(TORNEI.write_position(state))


def actors(state: State) -> str:
    return " ".join("ABCD"[seat] if seat != TABLE else "table" for seat in TORNEI.actors(state))


FORECASTS = ("B forecast C6", "A forecast C4", "C forecast C8", "D forecast C1")


@pytest.mark.parametrize(
    ("actions", "acting"),
    [
        ((), "B"),
        (("B F5",), "B"),
        (("B F5", *FORECASTS[:1]), "A C D"),
        (("B F5", *FORECASTS[:2]), "C D"),
        (("B F5", *FORECASTS[:3]), "D"),
        (("B F5", *FORECASTS), "C"),
        (("B F5", *FORECASTS, "C S7"), "D"),
        (("B F5", *FORECASTS, "C S7", "D F1"), "A"),
        (("B F5", *FORECASTS, "C S7", "D F1", "A F9"), "table"),
        (("B F5", *FORECASTS, "C S7", "D F1", "A F9", "reveal"), "table"),
        (("B F5", *FORECASTS, "C S7", "D F1", "A F9", "reveal", "collect"), "A"),
    ],
)
def test_who_acts_with_four(actions: tuple[str, ...], acting: str) -> None:
    """The leader plays and forecasts, the others forecast, then play clockwise; the winner leads."""
    assert acting == actors(after(TWO_TRICKS, *actions))


THREE_FORECASTS = ("C forecast C8", "A forecast C4", "B forecast C6")


@pytest.mark.parametrize(
    ("actions", "acting"),
    [
        (("C F7",), "C"),
        (("C F7", *THREE_FORECASTS[:1]), "A B"),
        (("C F7", *THREE_FORECASTS), "table"),
        (("C F7", *THREE_FORECASTS, "npc W4"), "A"),
        (("C F7", *THREE_FORECASTS, "npc W4", "A F2"), "B"),
        (("C F7", *THREE_FORECASTS, "npc W4", "A F2", "B F5", "reveal", "collect"), "table"),
        (("C F7", *THREE_FORECASTS, "npc W4", "A F2", "B F5", "reveal", "collect", "turn W1"), "table"),
        (
            ("C F7", *THREE_FORECASTS, "npc W4", "A F2", "B F5", "reveal", "collect", "turn W1", "npc S9"),
            "A B C",
        ),
    ],
)
def test_who_acts_with_three(actions: tuple[str, ...], acting: str) -> None:
    """The NPC plays in its turn between C and A, after all have forecast; having won it leads."""
    assert acting == actors(after(WITH_NPC, *actions))


def test_cards_go_where_they_belong() -> None:
    """A card led lies in the trick, a forecast before its player, both out of the hand."""
    state = after(TWO_TRICKS, "B F5", "B forecast C6", "D forecast C1")
    assert state.hands[1] == read_cards(["W1", "C5"])
    assert state.trick == (Play(1, tuple(read_cards(["F5"]))),)
    assert state.forecasts == (None, read_cards(["C6"])[0], None, read_cards(["C1"])[0])
    assert lines(state)["phase"] == "forecast"


def test_a_trick_from_lead_to_lead() -> None:
    """F9 wins: A gets the bundle and leads; boards and voids are kept."""
    played = ("B F5", *FORECASTS, "C S7", "D F1", "A F9", "reveal", "collect")
    assert lines(after(TWO_TRICKS, *played)) == {
        "phase": "play",
        "leader": "A",
        "hand A": "F2 C3",
        "hand B": "W1 C5",
        "hand C": "S8 C7",
        "hand D": "W9 C9",
        "board A": "wrong C4",
        "board B": "wrong C6",
        "board C": "right C8",
        "board D": "wrong C1",
        "won A": "F1 F5 F9 S7",
        "void C": "F",
    }


def test_a_trick_that_the_npc_wins() -> None:
    """The NPC's wyvern is first: the trick goes to the box, a card of the pile is turned, the NPC leads."""
    played = ("C F7", *THREE_FORECASTS, "npc W4", "A F2", "B F5", "reveal", "collect", "turn W1")
    assert lines(after(WITH_NPC, *played)) == {
        "phase": "play",
        "leader": "D",
        "hand A": "S1 C3",
        "hand B": "S2 C5",
        "hand C": "S3 C7",
        "board A": "right C4",
        "board B": "wrong C6",
        "board C": "wrong C8",
        "front D": "S9",
        "pile D": "W2",
        "turned D": "W1",
        "box D": "W4 F2 F5 F7",
    }


def test_where_nobody_was_told_to_deal_the_next_dealer_is_open() -> None:
    """The deal is counted, and nothing is said of the next."""
    state, telling = TORNEI.apply(after("setup: 4 players\nphase: score\nwon A: W1 W2 W3 W4"), CountDeal())
    assert state.phase == "dealer"
    assert "tornei.deals" not in {event.because.rule for event in telling()}


def test_a_whole_deal_is_counted() -> None:
    """After the last card of the pile: right forecasts and tricks, then the dealer moves left."""
    played = ("C F7", *THREE_FORECASTS, "npc W4", "A F2", "B F5", "reveal", "collect", "turn W1")
    again = ("npc S9", "A forecast C3", "B forecast C5", "C forecast C7", "A S1", "B S2", "C S3")
    state = after(f"{WITH_NPC}\ndealer: B", *played, *again, "reveal", "collect")
    assert (state.phase, state.leader) == ("turn", 0)
    state = TORNEI.apply(state, TORNEI.read("turn W2", THREE))[0]
    assert state.phase == "score"
    state = TORNEI.apply(state, CountDeal())[0]
    assert lines(state) == {
        "dealer": "C",
        "score 1 A": "+4 C, +3 none",
        "score 1 B": "+3 none",
        "score 1 C": "+3 none",
        "phase": "deal",
    }


def test_a_deal_is_laid_out() -> None:
    """Hands are sorted, the NPC's cards are not; the left neighbour of the dealer leads."""
    hands = (
        "C1 W3 F1 S1 W1 F2 S2 C2 W2 F3 S3 C3 W4 F4",
        "W5 W6 W7 W8 W9 W10 W11 W12 W13 W14 F5 F6 F7 F8",
        "S4 S5 S6 S7 S8 S9 S10 S11 S12 S13 S14 C4 C5 C6",
        "C9 F14 C7 F9 F12 C8 C14",
        "C10 F10 C11 F11 C12 F13 C13",
    )
    state = after("setup: 3 players", "dealer A", f"deal {' / '.join(hands)}")
    assert lines(state) == {
        "dealer": "A",
        "phase": "play",
        "leader": "B",
        "hand A": "W1 W2 W3 W4 F1 F2 F3 F4 S1 S2 S3 C1 C2 C3",
        "hand B": "W5 W6 W7 W8 W9 W10 W11 W12 W13 W14 F5 F6 F7 F8",
        "hand C": "S4 S5 S6 S7 S8 S9 S10 S11 S12 S13 S14 C4 C5 C6",
        "front D": "F14 F9 F12 / C9 C7 C8 C14",
        "pile D": "C10 F10 C11 F11 C12 F13 C13",
    }


@pytest.mark.parametrize(
    ("trick", "standing"),
    [
        ("A F5", [("A", 1, "first")]),
        ("A F5, B F9", [("A", 2, "lower"), ("B", 1, "highest")]),
        ("A F5, B S9", [("A", 1, "strongest"), ("B", 2, "weaker")]),
        ("A F5, B W1", [("A", 2, "led-is-weaker"), ("B", 1, "strongest")]),
        ("A F5, B W1, C F2", [("A", 2, "led-is-weaker"), ("B", 1, "strongest"), ("C", 3, "lower")]),
        (
            "A S5, B C14, C S4, D F2",
            [("A", 2, "led-is-weaker"), ("B", 4, "weaker"), ("C", 3, "lower"), ("D", 1, "strongest")],
        ),
        (
            "A C5, B W3, C W4, D C6",
            [("A", 4, "lower"), ("B", 2, "lower"), ("C", 1, "highest"), ("D", 3, "led-is-weaker")],
        ),
    ],
)
def test_standings(trick: str, standing: list[tuple[str, int, str]]) -> None:
    """Each card's place among those lying there, and what the next stronger one has over it."""
    played = {part[0] for part in trick.split(", ")}
    hands = "\n".join(f"hand {seat}: {'? ?' if seat in played else '? ? ?'}" for seat in "ABCD")
    forecasts = "\n".join(f"forecast {seat}: ?" for seat in "ABCD")
    state = playfile.load(f"game: tornei\nsetup: 4 players\ntrick: {trick}\n{hands}\n{forecasts}").start
    found = TORNEI.standings(state)
    assert standing == [("ABCD"[play.seat], play.place, play.because.case) for play in found]
    assert [play.place == 1 for play in found] == [play.takes for play in found]


def test_no_standings_without_a_card() -> None:
    """An empty trick has none."""
    assert TORNEI.standings(after(TWO_TRICKS)) == ()


def test_what_is_said_of_a_trick() -> None:
    """Places, forecasts and the winner, in the words of the rules."""
    played = ("C F7", *THREE_FORECASTS, "npc W4", "A F2", "B F5")
    names = ("Aki", "Ben", "Chie", "the NPC")
    state = after(WITH_NPC, *played)
    state, revealed = TORNEI.apply(state, Reveal())
    _, collected = TORNEI.apply(state, Collect())
    assert [say(TORNEI, event.because, names) for event in (*revealed(), *collected())] == [
        "The NPC's wyvern 4 takes place 1.",
        "Chie foretold place 4 with cross 8, but took place 2: wrong, below the board.",
        "Ben foretold place 4 with cross 6, but took place 3: wrong, below the board.",
        "Aki foretold place 4 with cross 4, and took it: right, above the board.",
        "Everybody keeps their own forecast card.",
        "The NPC wins the trick with wyvern 4.",
        "The cards go to the box.",
        "A trick of the NPC counts for nobody.",
        "The NPC leads next.",
    ]


@pytest.mark.parametrize(
    ("because", "sentence"),
    [
        (
            reason("tornei.leader-forecast", "later", player=1, other=0),
            "Ben cannot have laid a forecast: you led and must forecast first.",
        ),
        (
            reason("tornei.void", "held", player=0, suits=frozenset("WC")),
            "You could not follow wyvern or cross before, so you cannot have had any after that.",
        ),
        (
            reason("tornei.winner", "leader", player=0),
            "The winner of a trick leads the next, yet you have won none.",
        ),
        (
            reason("tornei.reading.forecast-leaves-hand", "void", player=0),
            "The card that you laid as a forecast has left the hand.",
        ),
    ],
)
def test_you_are_spoken_to(because: Reason, sentence: str) -> None:
    """Whoever reads it, words agree."""
    assert sentence == say(TORNEI, because, ("You", "Ben", "Chie", "Dai"))
