"""Iroha ni Oedo, move by move against expectations written by hand."""

from random import Random

import pytest

from engine import bots, playfile, replay
from engine.cards import HIDDEN, read_cards
from engine.games.iroha.state import State
from engine.registry import GAMES
from engine.speech import say

IROHA = GAMES["iroha"]

PASSING = """
game: iroha
setup: 3 players
phase: pass
dealer: C
hand A: O1 G2 R6
hand B: B3 Y4 Y5
hand C: O6 G4 B1
stock: R1 R2 R3
"""


def after(text: str, *actions: str) -> State:
    file = playfile.load(text)
    state: State = file.start
    for action in actions:
        state, _ = IROHA.apply(state, IROHA.read(action, file.setup))
    return state


def shown(state: State, player: int) -> dict[str, str]:
    return dict(IROHA.write_position(IROHA.seen_by(state, player)))


def test_a_player_sees_own_cards_only() -> None:
    """Before anything is passed, other hands and the stock lie face down."""
    seen = shown(after(PASSING), 0)
    assert seen["hand A"] == "G2 O1 R6"
    assert seen["hand B"] == seen["hand C"] == "? ? ?"
    assert seen["stock"] == "? ? ?"


def test_a_pair_laid_out_stays_hidden() -> None:
    """Others see that a pair lies there, not which; its owner does."""
    state = after(PASSING, "B pass Y4 Y5")
    assert shown(state, 0)["passed B"] == "? ?"
    assert shown(state, 0)["hand B"] == "?"
    assert shown(state, 1)["passed B"] == "Y4 Y5"
    assert shown(state, 2)["passed B"] == "? ?"


def test_what_was_passed_is_remembered() -> None:
    """After the exchange a player knows the pair given, in the left neighbour's hand until played, and the pair taken up."""
    state = after(PASSING, "B pass Y4 Y5", "A pass G2 R6", "C pass O6 B1")
    seen = shown(state, 0)
    assert seen["hand A"] == "B1 O1 O6"
    assert seen["hand B"] == "G2 R6 ?"
    assert seen["hand C"] == "? ? ?"
    assert (seen["passed A"], seen["passed B"], seen["passed C"]) == ("G2 R6", "? ?", "B1 O6")
    later = after(PASSING, "B pass Y4 Y5", "A pass G2 R6", "C pass O6 B1", "A O6", "B R6")
    assert shown(later, 0)["hand B"] == "G2 ?"


def test_who_is_told_of_a_pass() -> None:
    """The passer is told the cards, the others that two lie there; only the receiver hears what is taken up."""
    state = after(PASSING, "B pass Y4 Y5", "A pass G2 R6")
    _, telling = IROHA.apply(state, IROHA.read("C pass O6 B1", state.setup))

    def heard(player: int) -> list[str]:
        return [say(IROHA, reason) for event in telling() if (reason := event.told(player))]

    leads = "Aki sits left of the dealer and leads first."
    assert heard(2) == [
        "Chie passes butterfly 1 and bird 6 to Aki.",
        "Chie takes up umbrella 4 and umbrella 5 from Ben.",
        leads,
    ]
    assert heard(0) == [
        "Chie lays two cards face down for Aki.",
        "Aki takes up butterfly 1 and bird 6 from Chie.",
        leads,
    ]


def test_a_deal_is_told_to_each_alone() -> None:
    """Everybody hears that cards were dealt; a hand is told to its owner."""
    setup = IROHA.setups()[0]
    state, _ = IROHA.apply(IROHA.start(setup), IROHA.read("dealer B", setup))
    deal = IROHA.chance(state, Random(1))
    _, telling = IROHA.apply(state, deal)
    for player in range(3):
        reasons = [reason for event in telling() if (reason := event.told(player))]
        assert [reason.case for reason in reasons] == ["dealt", "hand"]
        assert dict(reasons[1].facts)["cards"] == tuple(
            sorted(deal.hands[player], key=lambda card: ("OGBYR".index(card.suit), card.number))
        )


def test_a_void_is_remembered_and_imagined() -> None:
    """Who could not follow holds none of those colours in any imagined hand."""
    text = """
        game: iroha
        setup: 3 players
        leader: A
        hand A: O5 G1
        hand B: Y1 Y2
        hand C: R1 R2
    """
    state = after(text, "A O5", "B Y1")
    assert state.voids == (frozenset(), frozenset("O"), frozenset())
    state = after(text, "A O5", "B Y1", "C R1")
    assert state.voids[2] == frozenset("OY")
    hands = {IROHA.imagine(IROHA.seen_by(state, 0), 0, Random(seed)).hands[2] for seed in range(200)}
    assert {card.suit for hand in hands for card in hand} == set("GBR")


def test_imagined_hands_vary() -> None:
    """Imagining the same position with other luck gives other hands."""
    state = after(PASSING)
    hands = {IROHA.imagine(IROHA.seen_by(state, 0), 0, Random(seed)).hands[1] for seed in range(20)}
    assert len(hands) > 10


@pytest.mark.parametrize(
    ("trick", "winning", "cases"),
    [
        ("A O5", "A", ["first"]),
        ("A O5, B O9", "B", ["lower", "highest"]),
        ("A O5, B G1", "B", ["not-trump", "only"]),
        ("A O5, B G1, C O9", "B", ["not-trump", "only", "not-trump"]),
        ("A O5, B G1, C G2", "C", ["not-trump", "lower", "highest"]),
        ("A O5, B G9, C B1, D G10", "C", ["not-trump", "not-trump", "only", "not-trump"]),
        ("A O5, B G9, C B1, D B2, E Y1", "E", ["not-trump"] * 4 + ["only"]),
    ],
)
def test_standings(trick: str, winning: str, cases: list[str]) -> None:
    """Each play's case in a trick: the first card, the only trump, the highest, a lower one, not trump."""
    hands = "\n".join(f"hand {seat}: {'?' if seat in trick else '? ?'}" for seat in "ABCDE")
    state = playfile.load(f"game: iroha\nsetup: 5 players\ntrick: {trick}\n{hands}").start
    standings = IROHA.standings(state)
    assert [standing.because.case for standing in standings] == cases
    assert ["ABCDE"[standing.seat] for standing in standings if standing.takes] == [winning]


def test_places_in_a_trick() -> None:
    """Trumps rank by number; all that are not trump share the place behind them."""
    text = "trick: A O5, B G9, C G2, D O1\nhand A: ?\nhand B: ?\nhand C: ?\nhand D: ?"
    state = playfile.load(f"game: iroha\nsetup: 5 players\n{text}\nhand E: ? ?").start
    assert [standing.place for standing in IROHA.standings(state)] == [3, 1, 2, 3]


def test_hidden_cards_in_hand_leave_a_verdict_open() -> None:
    """Without knowing the hand, whether a new colour may be played is unknown, not allowed."""
    text = "game: iroha\nsetup: 3 players\ntrick: A O5\nhand A: G1\nhand B: ? ?\nhand C: ? ?"
    file = playfile.load(text)
    verdict = IROHA.judge(file.start, IROHA.read("B G3", file.setup))
    assert verdict.legal is None
    assert file.start.hands[1] == (HIDDEN, HIDDEN)


def test_playing_from_a_hidden_hand_turns_up_one_card() -> None:
    """A card played from a hand face down takes the place of an unknown one."""
    text = "game: iroha\nsetup: 3 players\ntrick: A O5\nhand A: G1\nhand B: O2 ?\nhand C: ? ?"
    assert after(text, "B O3").hands[1] == read_cards(["O2"])


def test_a_deal_without_a_dealer_is_followed_by_naming_one() -> None:
    """Where a position does not tell who dealt, nobody is made to deal next."""
    state = after("game: iroha\nsetup: 3 players\ntrick: A O1, B O2, C O3", "collect", "score")
    assert (state.phase, state.deal, state.dealer) == ("dealer", 2, None)


def test_imagined_passes_are_cards_that_the_receiver_had() -> None:
    """What others passed lies, in any imagined position, among what their neighbour holds or has played."""
    setup = IROHA.setups()[2]
    for state, _ in bots.match(IROHA, setup, Random(4)):
        if state.phase == "play" and state.setup.players == 4:
            whole = IROHA.imagine(IROHA.seen_by(state, 0), 0, Random(1))
            for giver, pair in enumerate(whole.passed):
                receiver = (giver + 1) % 4
                assert set(pair) <= {*whole.hands[receiver], *whole.played[receiver]}


def test_a_match_may_start_at_the_second_deal() -> None:
    """Scores so far count towards the end."""
    text = "score 1 A: +5\nscore 1 B: -2\nscore 1 C: +1\ndealer: B\nphase: score\nwon A: O1"
    state = playfile.load(f"game: iroha\nsetup: 3 players\n{text}").start
    assert state.deal == 2
    state, _ = IROHA.apply(state, IROHA.read("score", state.setup))
    assert (state.deal, state.dealer, state.phase) == (3, 2, "deal")
    assert sum(line.points for line in state.lines if line.player == 0) == 6


def test_examples_of_the_rulebook() -> None:
    """Four captured birds 2 5 8 9 make 2 - 3 = -1, a lone flower 6 makes 6: together 5."""
    text = "game: iroha\nsetup: 5 players\ndealer: A\nphase: score\nwon A: O2 O5 O8 O9 R6\n\nscore => A=+5"
    assert replay.check(playfile.load(text)) == ()
