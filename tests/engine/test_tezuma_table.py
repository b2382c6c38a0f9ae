"""What the table does in Tezuma: who starts, what is laid out and dealt, when a trick and a deal end."""

from random import Random

import pytest

from engine.games.tezuma.abilities import ABILITY_NAMES
from engine.games.tezuma.state import LayOut
from engine.kernel import Setup
from engine.kit.actions import Deal
from engine.registry import GAMES
from tests.engine.after import after_of, lines_of

TEZUMA = GAMES["tezuma"]
SETUPS = {(setup.edition, setup.players): setup for setup in TEZUMA.setups() if not setup.options}
TRICK = "game: tezuma\nsetup: 4 players, 2015\nhand A: B7 U1\nhand B: B2 U2\nhand C: B6 U3\nhand D: R3 U4\n"


def offered(text: str, seat: int = -1) -> list[str]:
    return [TEZUMA.write(action) for action in TEZUMA.choices(after_of(TEZUMA, text), seat)]


def test_the_table_names_who_starts_or_deals() -> None:
    """Any player; the start player in 2015, the dealer in Tezuma Trick."""
    assert offered("game: tezuma\nsetup: 3 players, 2015\n") == ["start A", "start B", "start C"]
    assert offered("game: tezuma\nsetup: 3 players, trick\n") == ["dealer A", "dealer B", "dealer C"]
    assert offered("game: tezuma\nsetup: 3 players, trick\n", 0) == []


LAID_OUT = (
    "game: tezuma\nsetup: 3 players, 2015\nstart: A\nscore-cards: 1 2 3 8\n"
    "abilities: paper-egg butterfly-dance linking-rings baby-chicks horse-swallowing five-color-sand\n"
)


def test_the_table_acts_when_nobody_chooses() -> None:
    """It lays out and deals by chance, collects a full trick, counts a played deal, and rests when the match is over."""
    assert offered("game: tezuma\nsetup: 3 players, 2015\nstart: A\n") == []
    assert offered(LAID_OUT) == []
    full = after_of(TEZUMA, TRICK, "A B7", "B B2", "C B6", "D R3")
    assert TEZUMA.actors(full) == (-1,)
    assert [TEZUMA.write(action) for action in TEZUMA.choices(full, -1)] == ["collect"]
    assert TEZUMA.write(TEZUMA.chance(full, Random(1))) == "collect"
    played = "game: tezuma\nsetup: 3 players, 2015\nphase: score\ntricks A: 12\n"
    assert offered(played) == ["score"]
    over = "game: tezuma\nsetup: 3 players, 2015\nphase: over\ndeal: 3\n"
    assert TEZUMA.actors(after_of(TEZUMA, over)) == ()
    assert offered(over) == []


def layouts(setup: Setup) -> list[LayOut]:
    """What chance lays out, each time another deal of luck; all of it legal."""
    line = "start A" if setup.edition == "2015" else "dealer A"
    state = after_of(TEZUMA, TEZUMA.start(setup), line)
    found = [TEZUMA.chance(state, Random(seed)) for seed in range(80)]
    assert all(TEZUMA.judge(state, action).legal for action in found)
    return found


@pytest.mark.parametrize(("players", "kept", "others"), [(4, 7, 4), (3, 8, 3)])
def test_layouts_of_2015(players: int, kept: int, others: int) -> None:
    """The card for so many players and others of 1 to 6, each in its turn; one side of each ability card, either one."""
    found = layouts(SETUPS["2015", players])
    assert {layout.scoring_cards[-1] for layout in found} == {kept}
    assert {len(layout.scoring_cards) for layout in found} == {others + 1}
    assert {number for layout in found for number in layout.scoring_cards} == {1, 2, 3, 4, 5, 6, kept}
    assert {len(layout.abilities) for layout in found} == {6}
    assert {ability for layout in found for ability in layout.abilities} == ABILITY_NAMES
    assert all(list(layout.scoring_cards) == sorted(layout.scoring_cards) for layout in found)


def test_layouts_for_beginners() -> None:
    """Score cards alone."""
    setup = next(setup for setup in TEZUMA.setups() if "beginner" in setup.options)
    assert {layout.abilities for layout in layouts(setup)} == {()}


@pytest.mark.parametrize(("players", "count"), [(4, 5), (3, 4)])
def test_layouts_of_trick(players: int, count: int) -> None:
    """So many of the eight score cards and of the twelve abilities, each of them some time."""
    found = layouts(SETUPS["trick", players])
    assert {(len(layout.scoring_cards), len(layout.abilities)) for layout in found} == {(count, count)}
    assert {number for layout in found for number in layout.scoring_cards} == set(range(1, 9))
    assert {ability for layout in found for ability in layout.abilities} == ABILITY_NAMES


def test_deals_use_every_card() -> None:
    """All cards in play are dealt, and other luck deals them otherwise."""
    state = after_of(TEZUMA, LAID_OUT)
    found = [TEZUMA.chance(state, Random(seed)) for seed in range(3)]
    assert len(set(found)) == 3
    for deal in found:
        assert isinstance(deal, Deal)
        assert sorted(len(hand) for hand in deal.hands) == [12, 12, 12]
    after = after_of(TEZUMA, state, TEZUMA.write(found[0]))
    assert (after.uses, after.tricks) == ((0, 0, 0), (0, 0, 0))
    assert lines_of(TEZUMA, after)["score-cards"] == "1 2 3 8"


def places(text: str, *lines: str) -> list[int]:
    return [standing.place for standing in TEZUMA.standings(after_of(TEZUMA, text, *lines))]


def test_places_in_a_trick() -> None:
    """The taker, then what follows by its value; what cannot win shares the last place."""
    assert places(TRICK, "A B7", "B B2", "C B6", "D R3") == [1, 3, 2, 4]
    two_off = TRICK.replace("B2 U2", "W2 U2")
    assert places(two_off, "A B7", "B W2", "C B6", "D R3") == [1, 3, 2, 3]
    trumps = TRICK.replace("B2 U2", "U* U2").replace("R3 U4", "R* U4")
    assert places(trumps, "A B7", "B U*", "C B6", "D R*") == [3, 1, 4, 2]


def test_equal_cards_stand_in_the_order_of_the_table() -> None:
    """Of equals the first is before the later."""
    text = TRICK.replace("hand A", "took B: horse-swallowing\nhand A").replace("B2 U2", "B4 U2")
    assert places(text, "A B7", "B B4 + horse-swallowing", "C B6", "D R3") == [1, 2, 3, 4]


def test_a_player_is_passed_over_wherever_the_leader_sits() -> None:
    """Ben leads; Aki, who comes last but one, waits; then Dai and Chie have played, and Aki does."""
    text = TRICK.replace("hand A", "took A: paper-egg\nleader: C\nhand A", 1)
    state = after_of(TEZUMA, text, "C B6", "D R3", "A + paper-egg")
    assert TEZUMA.actors(state) == (1,)
    state = after_of(TEZUMA, state, "B B2")
    assert TEZUMA.actors(state) == (0,)
    text = TRICK.replace("hand A", "took A: paper-egg\nleader: D\nhand A", 1)
    assert TEZUMA.actors(after_of(TEZUMA, text, "D R3", "A + paper-egg")) == (1,)
    text = TRICK.replace("hand A", "took D: paper-egg\nleader: C\nhand A", 1)
    state = after_of(TEZUMA, text, "C B6", "D + paper-egg")
    assert TEZUMA.actors(state) == (0,)
    assert TEZUMA.actors(after_of(TEZUMA, state, "A B7")) == (1,)


def test_when_a_deal_ends_nobody_leads() -> None:
    """After the last trick the position does not depend on who led it."""
    text = "game: tezuma\nsetup: 3 players, 2015\nleader: C\nhand A: B7\nhand B: B2\nhand C: B6\n"
    state = after_of(TEZUMA, text, "C B6", "A B7", "B B2", "collect")
    assert (state.phase, state.leader) == ("score", 0)


def test_score_lines_tell_their_deal() -> None:
    """Lines of the first deal say so, lines of the second too."""
    text = "game: tezuma\nsetup: 3 players, 2015\nscore 1 A: +3\nscore 2 B: tricks 4, score 1\n"
    lines = TEZUMA.score(after_of(TEZUMA, text))
    assert [(line.deal, line.player, line.points) for line in lines if line.points] == [(1, 0, 3), (2, 1, 6)]
    assert {line.deal for line in lines} == {1, 2}
