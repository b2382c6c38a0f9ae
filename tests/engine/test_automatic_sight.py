"""What each player of the Automatic Tricktaking sees, and what may be behind it."""

from random import Random

import pytest

from engine.cards import HIDDEN, Card
from engine.games.automatic.cards import row_of
from engine.games.automatic.state import State
from engine.view import AtSeat, Back, FaceDown, Hand, Open, Row, Text
from tests.engine.automatic import DEAL, GAME, THREE, after, lines

START = ("game: automatic\nsetup: 3 players", DEAL, "A pile 1", "B pile 2", "C pile 6", "start")
"""A holds 1 2 3 4 5 (shown: 5), B 6 7 8 9 10 (shown: 10), C 26 27 28 29 30 (shown: 30) and starts."""


def shown(state: State, player: int) -> dict[str, str]:
    return lines(GAME.seen_by(state, player))


def hands(state: State, player: int) -> list[str]:
    return [shown(state, player)[f"hand {seat}"] for seat in "ABCDEF"[: len(state.hands)]]


def imagined(state: State, player: int, count: int = 60) -> list[State]:
    seen = GAME.seen_by(state, player)
    return [GAME.imagine(seen, player, Random(seed)) for seed in range(count)]


def test_piles_show_their_backs_only() -> None:
    """Before piles are taken nobody sees a front; backs on top are seen by all, and every imagined pile has them."""
    state = after(*START[:2])
    for player in range(3):
        seen = shown(state, player)
        assert {seen[f"pile {number}"] for number in range(1, 7)} == {"? ? ? ? ?"}
        assert (seen["deck"], seen["tops"]) == ("? ?", "large small earlier later large small")
    for whole in imagined(state, 0):
        assert [row_of(state.setup, pile[0]).order for pile in whole.piles] == list(state.tops)
        assert row_of(state.setup, whole.deck[0]).order == "earlier"
    assert len({whole.piles[0] for whole in imagined(state, 0)}) > 30


def test_nobody_looks_into_a_pile_taken() -> None:
    """A hand is hidden from its owner too, until the bottom is shown to all; piles that nobody took stay hidden."""
    state = after(*START[:5])
    assert hands(state, 0) == hands(state, 2) == ["? ? ? ? ?"] * 3
    state = after(*START)
    assert hands(state, 0) == hands(state, 1) == ["? ? ? ? R5", "? ? ? ? R10", "? ? ? ? R30"]
    assert shown(state, 0)["deck"] == " ".join("?" * 17)
    for whole in imagined(state, 1):
        assert [row_of(state.setup, hand[0]).order for hand in whole.hands] == ["large", "small", "small"]
        assert [row_of(state.setup, whole.deck[place]).order for place in (0, 2, 7, 12)] == [
            "earlier",
            "earlier",
            "later",
            "large",
        ]
        assert [hand[4].number for hand in whole.hands] == [5, 10, 30]


def test_under_luck_only_the_next_back_is_seen() -> None:
    """Face down cards stay hidden from all; the back of the next one comes to light."""
    state = after(*START, "C rule a", "turn 26")
    assert hands(state, 2) == ["? ? ? ? R5", "? ? ? ? R10", "? ? ? R30"]
    assert shown(state, 2)["back C"] == "earlier"
    assert {row_of(state.setup, whole.hands[2][0]).order for whole in imagined(state, 2)} == {"earlier"}


def test_a_hand_turned_over_is_its_owners() -> None:
    """Under D a player sees the own hand; of others the card shown before, now on top, and the back now at the bottom."""
    state = after(*START, "C rule d")
    assert hands(state, 0) == ["R5 V4 Y3 G2 B1", "R10 ? ? ? ?", "R30 ? ? ? ?"]
    for whole in imagined(state, 0):
        assert [row_of(state.setup, hand[-1]).order for hand in whole.hands] == ["large", "small", "small"]
    assert len({whole.hands[1] for whole in imagined(state, 0)}) > 30


def test_under_forecast_all_see_all() -> None:
    """Under C every hand is open, and so it is under D with that alternative."""
    assert hands(after(*START, "C rule c"), 0)[2] == "R30 V29 Y28 G27 B26"
    first, *rest = START
    state = after(f"{first}, alt hands-private", *rest, "C rule d")
    assert hands(state, 0) == hands(state, 1) == ["R5 V4 Y3 G2 B1", "R10 V9 Y8 G7 B6", "R30 V29 Y28 G27 B26"]
    assert hands(after(f"{first}, alt hands-private", *rest, "C rule b"), 0)[0] == "? ? ? ? R5"


def test_two_players_see_both_their_hands() -> None:
    """A person sees the hands at both seats."""
    state = after(
        "game: automatic\nsetup: 2 players",
        DEAL,
        "A pile 1",
        "B pile 2",
        "C pile 3",
        "D pile 4",
        "start",
        "D rule k",
    )
    assert hands(state, 0) == ["R5 V4 Y3 G2 B1", "R10 ? ? ? ?", "R15 V14 Y13 G12 B11", "R20 ? ? ? ?"]


def test_a_colour_that_was_not_followed_is_not_imagined() -> None:
    """Who could not follow holds no card of the colour; under E that may have been a choice."""
    text = "order: small\nleader: A\nhand A: 5 6 7\nhand B: 8 9 11\nhand C: 10 3 1"
    for rule, action, held in (("d", "turn 8", False), ("e", "B 8", True), ("k", "B 8", False)):
        lead = "A 5" if rule != "d" else "turn 5"
        state = after(f"game: automatic\nsetup: 3 players\nrule: {rule}\n{text}", lead, action)
        reds = any(card.suit == "R" for whole in imagined(state, 0) for card in whole.hands[1])
        assert reds == held


def test_the_smallest_tells_what_is_not_held() -> None:
    """Under L, smallest, smaller cards than the one that came are not in that hand; under L, blind, they may be."""
    text = f"{THREE}hand A: 20 21\nhand B: 15 30\nhand C: 6 29"
    state = after(f"{text}\nrule: l smallest", "turn 20", "turn 15")
    assert {card.number > 15 for whole in imagined(state, 0) for card in whole.hands[1]} == {True}
    state = after(f"{text}\nrule: l blind", "turn 20", "turn 15")
    assert {card.number > 15 for whole in imagined(state, 0) for card in whole.hands[1]} == {True, False}


def test_the_nearest_tells_what_is_not_held() -> None:
    """Under L, nearest, nearer cards to the one before are not in that hand."""
    state = after(f"{THREE}hand A: 20 21\nhand B: 15 30\nhand C: 6 29\nrule: l nearest", "turn 20", "turn 15")
    assert lines(state)["not B"] == "16 17 18 19 20 21 22 23 24 25"
    assert {abs(card.number - 20) > 4 for whole in imagined(state, 0) for card in whole.hands[1]} == {True}


def test_a_back_seen_is_remembered_until_it_may_be_gone() -> None:
    """The card that lay on top of the pile is somewhere in the hand; once one with that back is played, it may be that one."""
    text = (
        f"{THREE}hand A: 20 21 22\nhand B: 15 3 30\nhand C: 6 29 31\nback B: small\nback C: earlier\nrule: k"
    )
    state = after(text, "A 20", "B 15", "C 6")
    assert (lines(state)["back B"], lines(state)["back C"]) == ("small", "earlier")
    assert {row_of(state.setup, whole.hands[1][-1]).order for whole in imagined(state, 0)} == {"small"}
    assert "back B" not in lines(after(text, "A 20", "B 30"))
    assert "back B" in lines(after(f"{text}\nshown: 22 30 6", "A 20", "B 30"))


def test_a_moved_card_may_lie_anywhere() -> None:
    """Under H others know of the card shown that it is in the hand, not where; places are secret."""
    text = f"{THREE}rule: h\nphase: choose\nshown: 5 10 30\nhand A: 5 4 3\nhand B: 10 9 8\nhand C: 30 29 28"
    state = after(text, "B move 2")
    assert (shown(state, 0)["chosen B"], shown(state, 1)["chosen B"]) == ("?", "2")
    assert hands(state, 0)[1] == "R10 ? ?"
    assert {whole.chosen[1] for whole in imagined(state, 0)} == {1, 2, 3}
    state = after(text, "B move 2", "A move 2", "C move 3")
    assert hands(state, 0) == ["V4 R5 Y3", "? ? ?", "? ? ?"]
    assert hands(state, 1)[1] == "V9 R10 Y8"
    assert {whole.hands[1].index(Card("R", 10)) for whole in imagined(state, 0)} == {0, 1, 2}
    state = after(f"{text}\nback B: later", "B move 2", "A move 2", "C move 3")
    for whole in imagined(state, 0):
        assert "later" in [row_of(state.setup, card).order for card in whole.hands[1] if card.number != 10]


def test_who_knows_a_card_that_was_passed() -> None:
    """Under I the giver knows the bottom of the right neighbour's hand, the receiver what came; others where the shown one may be."""
    text = f"{THREE}rule: i\nphase: choose\nshown: 5 10 30\nhand A: 5 4 3\nhand B: 10 9 8\nhand C: 30 29 28"
    state = after(text, "B pass 10")
    assert (shown(state, 0)["chosen B"], shown(state, 1)["chosen B"]) == ("?", "R10")
    assert {whole.chosen[1] in whole.hands[1] for whole in imagined(state, 0)} == {True}
    state = after(text, "B pass 10", "A pass 3", "C pass 28")
    assert hands(state, 0) == ["R5 V4 R10", "? ? ?", "? ? Y3"]
    assert hands(state, 1) == ["? ? R10", "V9 Y8 Y28", "R30 ? ?"]
    assert hands(state, 2) == ["R5 ? ?", "? ? Y28", "R30 V29 Y3"]
    assert [shown(state, player)["passed"] for player in range(3)] == ["Y3 R10 ?", "? R10 Y28", "Y3 ? Y28"]
    places = {
        next(
            (seat, hand.index(Card("R", 10)))
            for seat, hand in enumerate(whole.hands)
            if Card("R", 10) in hand
        )
        for whole in imagined(state, 2)
    }
    assert places == {(0, 2), (1, 0)}


def test_forecasts_and_ends_are_secret_until_all_have_chosen() -> None:
    """What others chose is face down, and may be anything."""
    text = f"{THREE}phase: choose\nhand A: 5\nhand B: 10\nhand C: 30"
    state = after(f"{text}\nrule: c", "B point C")
    assert (shown(state, 0)["chosen B"], shown(state, 1)["chosen B"]) == ("?", "C")
    assert {whole.chosen[1] for whole in imagined(state, 0)} == {0, 1, 2}
    assert shown(after(f"{text}\nrule: c", "B point C", "A point A", "C point B"), 0)["chosen B"] == "C"
    state = after(f"{text}\nrule: f", "B from top")
    assert {whole.chosen[1] for whole in imagined(state, 2)} == {"top", "bottom"}


def test_a_position_before_the_deal_has_nothing_to_hide() -> None:
    """Nothing is masked, nothing imagined."""
    state = GAME.start(GAME.setups()[0])
    assert GAME.seen_by(state, 1) == state == GAME.imagine(state, 1, Random(1))
    assert [seat.hand for seat in GAME.view(state).seats] == [()] * 4


def test_what_is_drawn() -> None:
    """Order, rule and piles lie in the middle; backs, choices, captured cards and points at the seats."""
    view = GAME.view(GAME.seen_by(after(*START[:3]), 0))
    assert [(row.title, row.what) for row in view.middle] == [
        ("priority", Text("earlier card: of two opposite effects, that of the earlier card counts")),
        ("pile 2", FaceDown(5, "lower number")),
        ("pile 3", FaceDown(5, "earlier card")),
        ("pile 4", FaceDown(5, "later card")),
        ("pile 5", FaceDown(5, "higher number")),
        ("pile 6", FaceDown(5, "lower number")),
    ]
    assert [seat.rows for seat in view.seats] == [(Row("back", Back("higher number")),), (), ()]
    state = after(
        f"{THREE}score 1 B: +3\nrule: l nearest\nhand A: 1 2\nhand B: 3 4\nhand C: 5 6\nwon B: 7 8 9",
        "turn 1",
    )
    view = GAME.view(state)
    assert [row.what for row in view.middle] == [
        Text("No trump · large numbers are strong"),
        Text("lower number"),
        Text("L, your own: always the nearest number"),
    ]
    assert [(seat.captured, seat.points) for seat in view.seats] == [(0, 0), (3, 3), (0, 0)]
    assert (view.deal, view.dealer, len(view.trick), view.seats[1].hand) == (2, None, 1, state.hands[1])


def test_a_card_that_comes_by_itself_is_named() -> None:
    """What the table turns over has a card, as a play has."""
    assert GAME.read("turn 5", GAME.setups()[0]).cards == (Card("R", 5),)


def test_choices_are_drawn() -> None:
    """What somebody chose lies at the seat, as a secret while it is one."""
    text = f"{THREE}phase: choose\nhand A: 5 6\nhand B: 10 11\nhand C: 30 31"
    rows = []
    for rule, action in (("c", "B point C"), ("f", "B from top"), ("h", "B move 2"), ("i", "B pass 11")):
        state = after(f"{text}\nrule: {rule}", action)
        rows += [GAME.view(state).seats[1].rows[-1], GAME.view(GAME.seen_by(state, 0)).seats[1].rows[-1]]
    assert [(row.title, row.what) for row in rows[::2]] == [
        ("point{s} at", AtSeat(2)),
        ("play{s}", Text("from the top")),
        ("move{s}", Text("the top card to place 2")),
        ("pass{es}", Open((Card("B", 11),))),
    ]
    assert set(rows[1::2]) == {Row("chosen", Text("secret"))}


def test_hands_that_keep_their_order_are_drawn() -> None:
    """A hand that is turned over and not chosen from lies at its seat, the next card first; of others' how many there are."""
    text = f"{THREE}hand A: 5 6\nhand B: 10 11\nhand C: 30 31"
    shown = {}
    for rule in "acdk":
        view = GAME.view(GAME.seen_by(after(f"{text}\nrule: {rule}" + WHO * (rule == "c")), 0))
        shown[rule] = [
            row.what.cards for seat in view.seats for row in seat.rows if isinstance(row.what, Hand)
        ]
    own, face_down = (Card("R", 5), Card("B", 6)), (HIDDEN, HIDDEN)
    assert shown["d"] == [own, face_down, face_down]
    assert [len(cards) for cards in shown["c"]] == [2, 2, 2]
    assert HIDDEN not in shown["c"][1]
    assert shown["a"] == shown["k"] == []


WHO = "\nchosen A: A\nchosen B: A\nchosen C: A"


@pytest.mark.parametrize(
    ("trick", "counts"),
    [
        ("A 21, B 13", "Yellow is trump (lower number has priority) · large numbers are strong"),
        ("A 21, B 16", "No trump (lower number has priority) · large numbers are strong"),
        ("A 5, B 14", "No trump · small numbers are strong (lower number has priority)"),
    ],
)
def test_where_effects_contradict_the_priority_rule_is_named(trick: str, counts: str) -> None:
    state = after(f"{THREE}rule: k\ntrick: {trick}\nhand A: 6\nhand B: 7\nhand C: 30 31")
    assert GAME.view(state).middle[0].what == Text(counts)
