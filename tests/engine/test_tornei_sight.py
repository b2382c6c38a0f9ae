"""Tornei: what each player sees, is told, and may imagine."""

from random import Random

import pytest

from engine import bots
from engine.cards import HIDDEN, read_card, read_cards
from engine.games.tornei.state import State
from engine.kernel import Setup
from engine.speech import say
from engine.text import TABLE
from engine.view import Column, FaceDown, Open, Row, SuitCard
from tests.engine.test_tornei import (
    FORECASTS,
    FOUR,
    THREE,
    THREE_FORECASTS,
    TORNEI,
    TWO_TRICKS,
    WITH_NPC,
    after,
)

NAMES = ("Aki", "Ben", "Chie", "Dai")
COLUMNS = "leader: D\nhand A: ? ? ? ? ? ?\nhand B: ? ? ? ? ? ?\nhand C: ? ? ? ? ? ?\nfront D: S2 / W9 W3"


def shown(state: State, player: int) -> dict[str, str]:
    return dict(TORNEI.write_position(TORNEI.seen_by(state, player)))


def test_a_player_sees_own_cards_and_the_npcs() -> None:
    """Other hands and the pile lie face down, the NPC's cards open."""
    seen = shown(after(WITH_NPC), 1)
    assert seen["hand A"] == seen["hand C"] == "? ? ? ?"
    assert seen["hand B"] == "F5 S2 C5 C6"
    assert seen["front D"] == "W4 / S9"
    assert seen["pile D"] == "? ?"


def test_a_forecast_is_hidden_until_all_are_revealed() -> None:
    """Others see that it lies there; once compared it lies face up at the board, its number too."""
    state = after(TWO_TRICKS, "B F5", *FORECASTS[:3])
    assert shown(state, 0)["forecast B"] == "?"
    assert shown(state, 1)["forecast B"] == "C6"
    assert shown(state, 1)["forecast A"] == shown(state, 1)["forecast C"] == "?"
    assert "forecast D" not in shown(state, 1)
    state = after(TWO_TRICKS, "B F5", *FORECASTS, "C S7", "D F1", "A F9", "reveal")
    assert shown(state, 0)["board B"] == "wrong C6"
    assert shown(state, 0)["board C"] == "right C8"


def heard(state: State, action: str, player: int) -> list[str]:
    _, telling = TORNEI.apply(state, TORNEI.read(action, state.setup))
    return [say(TORNEI, reason, NAMES) for event in telling() if (reason := event.told(player))]


def test_who_is_told_of_a_forecast() -> None:
    """The player the place it foretells, the others that it lies there."""
    state = after(TWO_TRICKS, "B F5", "B forecast W1")
    assert heard(state, "D forecast W9", 3) == ["Dai foretells place 1, with wyvern 9 face down."]
    for player in (0, 1, 2):
        assert heard(state, "D forecast W9", player) == ["Dai lays a forecast face down."]


def test_who_is_told_of_a_deal() -> None:
    """Each player the own hand; all who deals, the NPC's cards in their order, and who leads."""
    state = after("setup: 3 players", "dealer C")
    deal = TORNEI.chance(state, Random(3))
    _, telling = TORNEI.apply(state, deal)
    for player in range(3):
        reasons = [reason for event in telling() if (reason := event.told(player))]
        assert [(reason.rule, reason.case) for reason in reasons] == [
            ("tornei.deal", "dealt"),
            ("tornei.deal", "hand"),
            ("tornei.npc.deal", "dealt"),
            ("tornei.reading.npc-first-lead", "skipped"),
        ]
        told_cards = dict(reasons[1].facts)["cards"]
        assert isinstance(told_cards, tuple)
        assert set(told_cards) == set(deal.hands[player])
        assert dict(reasons[2].facts)["cards"] == deal.open


def test_all_are_told_why_the_npc_plays_its_card() -> None:
    """The card, then the rules that moved it."""
    state = after(WITH_NPC, "C F7", *THREE_FORECASTS)
    for player in range(3):
        assert heard(state, "npc W4", player) == [
            "Dai plays wyvern 4.",
            "The NPC has no fleur-de-lis, so it plays the front card of its strongest suit: wyvern 4.",
        ]
    state = after(f"setup: 3 players\n{COLUMNS}")
    assert heard(state, "npc W3", 0)[1:] == [
        "The NPC leads from its strongest suit, and wyvern 3 lies in front there.",
        "Wyvern 3 lies in front of the others of its suit.",
    ]


def imagined(state: State, player: int, times: int = 100) -> list[State]:
    seen = TORNEI.seen_by(state, player)
    return [TORNEI.imagine(seen, player, Random(seed)) for seed in range(times)]


def suits(cards: tuple[object, ...]) -> set[str]:
    return {card.suit for card in cards if card is not None}  # type: ignore[attr-defined]


def test_a_void_of_this_trick_holds_for_the_hand_and_not_for_the_forecast() -> None:
    """C did not follow fleur-de-lis: none is left in the hand, but one may lie there as the forecast."""
    state = after(TWO_TRICKS, "B F5", *FORECASTS, "C S7")
    worlds = imagined(state, 0)
    assert "F" not in set().union(*[suits(world.hands[2]) for world in worlds])
    assert "F" in suits(tuple(world.forecasts[2] for world in worlds))
    assert "F" in set().union(*[suits(world.hands[3]) for world in worlds])


def test_a_void_of_an_earlier_trick_holds_for_the_forecast_too() -> None:
    """What was not held then cannot be laid now."""
    played = ("B F5", *FORECASTS, "C S7", "D F1", "A F9", "reveal", "collect")
    state = after(TWO_TRICKS, *played, "A F2", "A forecast C3", "C forecast C7")
    assert state.voids == (frozenset(), frozenset(), frozenset("F"), frozenset())
    worlds = imagined(state, 0)
    assert "F" not in suits(tuple(world.forecasts[2] for world in worlds))
    assert "F" not in set().union(*[suits(world.hands[2]) for world in worlds])
    assert "F" in set().union(*[suits(world.hands[1]) for world in worlds])


def test_a_suit_led_and_followed_tells_nothing() -> None:
    """Whoever followed may hold more of that suit."""
    state = after(TWO_TRICKS, "B F5", *FORECASTS, "C S7", "D F1", "A F9", "reveal", "collect")
    assert state.voids == (frozenset(), frozenset(), frozenset("F"), frozenset())


def test_what_is_known_stays_as_it_is() -> None:
    """The own cards, boards, open cards and turned cards are the same in every imagined position; the rest varies."""
    played = ("C F7", *THREE_FORECASTS, "npc W4", "A F2", "B F5", "reveal", "collect", "turn W1")
    state = after(WITH_NPC, *played)
    worlds = imagined(state, 0)
    for world in worlds:
        assert world.hands[0] == state.hands[0]
        assert world.hands[3] == state.hands[3]
        assert (world.right, world.wrong, world.turned, world.box) == (
            state.right,
            state.wrong,
            state.turned,
            state.box,
        )
        assert HIDDEN not in TORNEI.cards(world)
    assert len({world.hands[1] for world in worlds}) > 50
    assert len({world.pile for world in worlds}) > 20


def test_tricks_that_a_position_does_not_tell_are_imagined_too() -> None:
    """Every card face down stands for one, wherever it lies; those that are told stay."""
    text = (
        "setup: 3 players\nleader: B\nvoid B: S\nhand A: W1 W2\nhand B: ? ?\nhand C: ? ?\nfront D: W3\n"
        "pile D: ?\nwon B: W4 ? ? F1 / ? ? ? ?\nbox D: ? ? ? F2"
    )
    state = after(text)
    worlds = imagined(state, 0)
    for world in worlds:
        cards = TORNEI.cards(world)
        assert HIDDEN not in cards
        assert len(set(cards)) == len(cards) == len(TORNEI.cards(state))
        assert [[len(bundle) for bundle in bundles] for bundles in world.won] == [[], [4, 4], []]
        assert set(read_cards(["W4", "F1"])) <= set(world.won[1][0])
        assert read_card("F2") in world.box[0]
    assert len({world.won for world in worlds}) > 90
    assert "S" in set().union(*[suits(world.won[1][1]) for world in worlds])
    assert "S" not in set().union(*[suits(world.hands[1]) for world in worlds])


@pytest.mark.parametrize("setup", TORNEI.setups()[:2], ids=["4", "3"])
def test_imagined_forecasts_are_not_of_a_suit_shown_not_to_be_held(setup: Setup) -> None:
    """Over a whole match, hands and forecasts of imagined positions agree with what was shown."""
    for number, (state, _) in enumerate(bots.match(TORNEI, setup, Random(8))):
        if state.phase != "play" or not state.trick:
            continue
        world = TORNEI.imagine(TORNEI.seen_by(state, 0), 0, Random(number))
        led = state.trick[0].cards[0].suit
        strayed = {play.seat for play in state.trick if play.cards[0].suit != led}
        for player in range(setup.players):
            shown_void = state.voids[player] | ({led} if player in strayed else set())
            assert not suits(world.hands[player]) & shown_void
            assert world.forecasts[player].suit not in state.voids[player]


def test_what_lies_on_the_table_with_four() -> None:
    """Hands from the strongest suit on, a forecast face down, boards, cards taken, points."""
    played = ("B F5", *FORECASTS, "C S7", "D F1", "A F9", "reveal", "collect", "A F2", "A forecast C3")
    view = TORNEI.view(after(f"{TWO_TRICKS}\ndealer: A\nscore 1 A: +7\nscore 1 C: +2", *played))
    assert (view.deal, view.dealer) == (2, 0)
    seat = view.seats[0]
    assert seat.hand == ()
    assert seat.rows == (
        Row("predicts", SuitCard("C", "4th"), "predict{s}"),
        Row("wrong", Open(read_cards(["C4"]))),
    )
    assert (seat.tricks, seat.captured, seat.points) == (1, 4, 7)
    assert view.seats[2].rows == (Row("right", Open(read_cards(["C8"]))),)
    assert view.seats[1].hand == read_cards(["W1", "C5"])
    assert [row.kind for row in view.seats[1].rows] == ["wrong"]
    assert (view.seats[1].captured, view.seats[1].points) == (0, 0)
    assert [play.seat for play in view.trick] == [0]
    assert view.middle == ()
    assert len(view.seats) == 4


def test_what_lies_on_the_table_with_the_npc() -> None:
    """Its open cards suit by suit with the one in front, beside them the pile, what was turned, and the box."""
    played = ("C F7", *THREE_FORECASTS, "npc W4", "A F2", "B F5", "reveal", "collect", "turn W1")
    view = TORNEI.view(after(WITH_NPC, *played))
    assert view.seats[3].hand == ()
    assert view.seats[3].points is None
    assert view.seats[3].rows == (
        Row("shamrock", Column(read_cards(["S9"]), read_card("S9"))),
        Row("pile", FaceDown(1)),
        Row("turned", Open(read_cards(["W1"]))),
        Row("box", FaceDown(4)),
    )
    assert TORNEI.view(TORNEI.start(THREE)).seats[3].rows == ()


def test_columns_of_the_npc() -> None:
    """Each suit in the order in which it was laid; the card laid last is in front, or the first by the other reading."""
    rows = TORNEI.view(after(f"setup: 3 players\n{COLUMNS}")).seats[3].rows
    columns = [row.what for row in rows if isinstance(row.what, Column)]
    assert [column.front for column in columns] == [*read_cards(["W3", "S2"])]
    rows = TORNEI.view(after(f"setup: 3 players, alt npc-front\n{COLUMNS}")).seats[3].rows
    assert rows[0] == Row("wyvern", Column(read_cards(["W9", "W3"]), read_card("W9")))


def test_seats() -> None:
    """With three players nobody plays the fourth seat."""
    assert TORNEI.seats(THREE) == (0, 1, 2, TABLE)
    assert TORNEI.seats(FOUR) == (0, 1, 2, 3)


def test_where_the_cards_come_from() -> None:
    """All fifty-six are printed in the rulebook; nothing about them is ours."""
    (source,) = TORNEI.sources
    assert (source.printed, source.total) == (56, 56)
