"""Tornei: what can be tried, what chance brings, how actions are written."""

from random import Random

import pytest

from engine.cards import Play, read_cards
from engine.games.tornei.state import (
    Deal,
    Forecast,
    NpcPlay,
    Reveal,
    State,
    TurnUp,
)
from engine.kernel import Action, Setup
from engine.kit.actions import Collect, CountDeal, NameDealer
from engine.text import TABLE
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


def chosen(state: State, seat: int) -> list[str]:
    return [TORNEI.write(action) for action in TORNEI.choices(state, seat)]


def test_choices() -> None:
    """Every card of the hand to play or to forecast with; nothing out of turn; the table's one thing to do."""
    state = after(TWO_TRICKS)
    assert chosen(state, 1) == ["B W1", "B F5", "B C5", "B C6"]
    assert chosen(state, 0) == chosen(state, TABLE) == []
    state = after(TWO_TRICKS, "B F5")
    assert chosen(state, 1) == ["B forecast W1", "B forecast C5", "B forecast C6"]
    state = after(TWO_TRICKS, "B F5", *FORECASTS, "C S7", "D F1", "A F9")
    assert chosen(state, TABLE) == ["reveal"]
    assert chosen(after("setup: 4 players", "dealer C"), TABLE) == []
    assert chosen(after("setup: 4 players\ndealer: A\nphase: score\nwon A: W1 W2 W3 W4"), TABLE) == ["score"]
    assert chosen(TORNEI.start(THREE), TABLE) == ["dealer A", "dealer B", "dealer C", "dealer D"]


def test_choices_for_the_npc() -> None:
    """All its open cards, right or wrong; of the pile the next card, known or not."""
    state = after(WITH_NPC, "C F7", *THREE_FORECASTS)
    assert chosen(state, TABLE) == ["npc W4", "npc S9"]
    state = after(WITH_NPC, "C F7", *THREE_FORECASTS, "npc W4", "A F2", "B F5", "reveal", "collect")
    assert chosen(state, TABLE) == ["turn W1"]
    seen = TORNEI.seen_by(state, 0)
    offered = chosen(seen, TABLE)
    assert "turn W1" in offered
    assert "turn W4" not in offered
    assert "turn S1" not in offered  # in A's own hand


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (NameDealer(2), "dealer C"),
        (Play(1, read_cards(["W7"])), "B W7"),
        (Forecast(0, read_cards(["S14"])), "A forecast S14"),
        (NpcPlay(read_cards(["W7"])), "npc W7"),
        (TurnUp(read_cards(["C1"])), "turn C1"),
        (Reveal(), "reveal"),
        (Collect(), "collect"),
        (CountDeal(), "score"),
        (
            Deal(
                tuple(read_cards([f"W{seat}"]) for seat in (1, 2, 3)), read_cards(["F1"]), read_cards(["F2"])
            ),
            "deal W1 / W2 / W3 / F1 / F2",
        ),
        (Deal(((), read_cards(["W1"]), ()), (), read_cards(["C1"])), "deal / W1 / / / C1"),
    ],
)
def test_actions_as_text(action: Action, text: str) -> None:
    """Each action is written in one way and read back from it; the player's own acts for the seat."""
    assert text == TORNEI.write(action)
    assert action == TORNEI.read(text, THREE)
    assert TORNEI.deed(action).actor == ("AB".index(text[0]) if text[0] in "AB" else TABLE)


@pytest.mark.parametrize("setup", [FOUR, THREE], ids=["4", "3"])
def test_what_chance_brings(setup: Setup) -> None:
    """Any player is drawn as dealer, never the NPC; all fifty-six cards are dealt, differently each time."""
    start = TORNEI.start(setup)
    drawn = {TORNEI.chance(start, Random(seed)).dealer for seed in range(60)}
    assert drawn == set(range(setup.players))
    state = TORNEI.apply(start, NameDealer(0))[0]
    deals = [TORNEI.chance(state, Random(seed)) for seed in range(3)]
    assert len(set(deals)) == 3
    for deal in deals:
        assert [len(hand) for hand in deal.hands] == [14] * setup.players
        assert len(deal.open) == len(deal.pile) == (7 if setup == THREE else 0)
        assert len({card for part in (*deal.hands, deal.open, deal.pile) for card in part}) == 56


def test_chance_plays_the_one_card_of_the_npc() -> None:
    """What comes next from the NPC is fixed."""
    state = after(WITH_NPC, "C F7", *THREE_FORECASTS)
    assert {TORNEI.chance(state, Random(seed)) for seed in range(9)} == {NpcPlay(read_cards(["W4"]))}


def test_chance_turns_up_any_card_that_an_unknown_pile_may_hold() -> None:
    """Where a position does not tell the pile, one of the unseen cards comes."""
    text = (
        "setup: 3 players\nphase: turn\nhand A: W1 W2\nhand B: W3 W4\nhand C: W5 W6\nfront D: W7\npile D: ? ?"
    )
    state = after(text)
    found = {TORNEI.write(TORNEI.chance(state, Random(seed))) for seed in range(200)}
    assert len(found) > 40
    assert not found & {f"turn W{number}" for number in range(1, 8)}


def test_the_next_card_of_a_pile_is_known_where_it_is_written() -> None:
    """Whatever lies behind it."""
    text = "setup: 3 players\nphase: turn\nhand A: ? ?\nhand B: ? ?\nhand C: ? ?\nfront D: W7\npile D: W1 ?"
    assert chosen(after(text), TABLE) == ["turn W1"]


def test_a_match_begins_with_the_first_deal() -> None:
    """Nothing lies there, and the dealer is to be named."""
    assert (TORNEI.start(FOUR).deal, TORNEI.start(FOUR).phase) == (1, "dealer")
    assert TORNEI.view(TORNEI.start(FOUR)).deal == 1
