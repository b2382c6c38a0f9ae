"""The Automatic Tricktaking, move by move against expectations written by hand."""

from random import Random

import pytest

from engine.text import SEATS, TABLE
from tests.engine.automatic import DEAL, GAME, HANDS, THREE, acting, after, heard, lines, offered


def test_who_acts_through_a_round() -> None:
    """The table deals and finds who starts; piles in seat order; the starter picks; then cards come by themselves."""
    state = after("game: automatic\nsetup: 3 players")
    seen = [acting(state)]
    for action in (
        DEAL,
        "A pile 1",
        "B pile 2",
        "C pile 6",
        "start",
        "C rule a",
        "turn 26",
        "turn 1",
        "turn 6",
    ):
        state, _ = GAME.apply(state, GAME.read(action, state.setup))
        seen.append(acting(state))
    assert seen == ["table", "A", "B", "C", "table", "C", "table", "table", "table", "table"]
    assert (state.phase, state.leader) == ("collect", 2)


@pytest.mark.parametrize(
    "heaps",
    [
        "1 2 3 4 / 5 6 7 8 9 10 / 11 12 13 14 15 / 16 17 18 19 20 / 21 22 23 24 25 / 26 27 28 29 30 / 31 32",
        "1 2 3 4 5 / 6 7 8 9 10 / 11 12 13 14 15 / 16 17 18 19 20 / 21 22 23 24 25 / 26 27 28 29 30 / 31",
    ],
)
def test_a_deal_of_other_heaps_is_refused(heaps: str) -> None:
    """Six piles of five and two cards besides: neither alone is enough."""
    state = after("game: automatic\nsetup: 3 players\n")
    assert GAME.judge(state, GAME.read(f"deal {heaps}", state.setup)).legal is False


def test_who_may_be_named() -> None:
    """Under J the taker leads, or the left neighbour does."""
    state = after(f"{THREE}rule: j\nphase: name\nstarter: C\nhand A: 1\nhand B: 5\nhand C: 3")
    (seat,) = GAME.actors(state)
    left = (seat + 1) % 3
    assert offered(state, seat) == [f"{SEATS[seat]} name {SEATS[seat]}", f"{SEATS[seat]} name {SEATS[left]}"]


def test_what_is_dealt() -> None:
    """Piles keep the order in which they are dealt; the back of the next card is the order of the round."""
    state = after("game: automatic\nsetup: 2 players", DEAL)
    found = lines(state)
    assert found["pile 1"] == "B1 G2 Y3 V4 R5"
    assert found["pile 6"] == "B26 G27 Y28 V29 R30"
    assert found["deck"] == "B31 G32"
    assert (found["order"], found["tops"]) == ("earlier", "large small earlier later large small")
    assert offered(state, 0) == [f"A pile {number}" for number in range(1, 7)]
    state = after("game: automatic\nsetup: 2 players", DEAL, "A pile 4")
    assert offered(state, 1) == ["B pile 1", "B pile 2", "B pile 3", "B pile 5", "B pile 6"]
    assert offered(state, 0) == offered(state, 2) == offered(state, TABLE) == []
    assert lines(state)["tops"] == "large small earlier - large small"
    assert (lines(state)["hand A"], lines(state)["back A"]) == ("B16 G17 Y18 V19 R20", "later")


def test_six_players_leave_no_pile() -> None:
    """With six nothing goes under the deck."""
    state = after(
        "game: automatic\nsetup: 6 players",
        DEAL,
        *[f"{seat} pile {7 - place}" for place, seat in enumerate("ABCDEF", 1)],
    )
    assert lines(state)["deck"] == "B31 G32"
    assert "tops" not in lines(state)
    assert lines(state)["hand F"] == "B1 G2 Y3 V4 R5"
    assert state.phase == "start"


def test_what_is_told_of_a_start() -> None:
    """Everybody hears the bottom cards; the highest starts and picks."""
    state = after(f"{THREE}hand A: 30 1\nhand B: 8 5\nhand C: 23 15\nphase: start")
    assert heard(state, "start", 1) == [
        "Aki shows blue 1 at the bottom.",
        "Ben shows red 5 at the bottom.",
        "Chie shows red 15 at the bottom.",
        "Chie starts: red 15 is the highest.",
    ]
    state = after(f"{THREE}hand A: 30 1\nhand B: 8 5\nhand C: 23 15\nphase: start", "start")
    assert (acting(state), len(offered(state, 2))) == ("C", 14)
    assert offered(state, 2)[:2] + offered(state, 2)[-3:] == [
        "C rule a",
        "C rule b",
        "C rule l blind",
        "C rule l smallest",
        "C rule l nearest",
    ]


def test_a_hand_turned_over_is_told_to_its_owner() -> None:
    """Under D each player hears the own hand, from its new top; under C everybody hears all; under A nobody any."""
    state = after(f"{THREE}{HANDS}starter: A\nphase: rule")
    assert heard(state, "A rule d", 1) == [
        "Aki picks D, must follow.",
        "Hands are turned over, and follow from the top.",
        "Ben sees, from the top: yellow 8 then red 5.",
    ]
    assert heard(state, "A rule c", 1)[2:] == [
        "Everybody sees what Aki has: red 30 then blue 1.",
        "Everybody sees what Ben has: yellow 8 then red 5.",
        "Everybody sees what Chie has: yellow 23 then red 15.",
    ]
    assert len(heard(state, "A rule a", 1)) == 2


@pytest.mark.parametrize(
    ("rule", "phase", "actors", "choices"),
    [
        ("a", "play", "table", ["turn B1", "turn R30"]),
        ("b", "play", "table", ["turn B1", "turn R30"]),
        ("c", "choose", "A B C", ["A point A", "A point B", "A point C"]),
        ("d", "play", "table", ["turn R30", "turn B1"]),
        ("e", "play", "A", ["A R30", "A B1"]),
        ("f", "choose", "A B C", ["A from top", "A from bottom"]),
        ("g", "play", "A", ["A R30", "A B1"]),
        ("h", "choose", "A B C", ["A move 1", "A move 2"]),
        ("i", "choose", "A B C", ["A pass R30", "A pass B1"]),
        ("j", "play", "table", ["turn R30", "turn B1"]),
        ("k", "play", "A", ["A R30", "A B1"]),
        ("l blind", "play", "table", ["turn R30", "turn B1"]),
        ("l nearest", "play", "table", ["turn R30", "turn B1"]),
    ],
)
def test_how_each_rule_begins(rule: str, phase: str, actors: str, choices: list[str]) -> None:
    """Who acts when a rule is picked, and what could be tried."""
    state = after(f"{THREE}{HANDS}starter: A\nphase: rule", f"A rule {rule}")
    assert (state.phase, acting(state)) == (phase, actors)
    assert offered(state, TABLE if actors == "table" else 0) == choices
    assert GAME.chance(state, Random(1)) in GAME.choices(state, TABLE) if actors == "table" else True


def test_a_card_drawn_unseen_varies() -> None:
    """Under L, blind, chance draws any card; under the other ideas the one that must come."""
    drawn = {}
    for idea in ("blind", "smallest"):
        state = after(f"{THREE}{HANDS}starter: A\nphase: rule", f"A rule l {idea}")
        drawn[idea] = {GAME.write(GAME.chance(state, Random(seed))) for seed in range(20)}
    assert drawn == {"blind": {"turn R30", "turn B1"}, "smallest": {"turn B1"}}


def test_moved_cards() -> None:
    """The top card goes to its place, counted from the top, when all have chosen."""
    text = f"{THREE}rule: h\nphase: choose\nhand A: 1 2 3 4\nhand B: 5 6 7 8\nhand C: 9 10 11 12"
    state = after(text, "A move 3", "C move 4")
    assert lines(state)["hand A"] == "B1 G2 Y3 V4"
    state = after(text, "A move 3", "C move 4", "B move 1")
    assert [lines(state)[f"hand {seat}"] for seat in "ABC"] == [
        "G2 Y3 B1 V4",
        "R5 B6 G7 Y8",
        "R10 B11 G12 V9",
    ]
    assert (state.phase, state.chosen) == ("play", ())


def test_passed_cards() -> None:
    """A card goes to the right neighbour's bottom; giver and receiver hear which, the third that one was laid out."""
    text = f"{THREE}rule: i\nphase: choose\nhand A: 1 2\nhand B: 5 6\nhand C: 9 10"
    state = after(text, "A pass 1", "C pass 10")
    assert lines(state)["hand A"] == "B1 G2"
    assert heard(after(text), "A pass 1", 0) == ["Aki lays out blue 1 for the right neighbour."]
    assert heard(after(text), "A pass 1", 1) == ["Aki lays out a card for the right neighbour."]
    last = "Chie gets blue 1 from Aki and lays it at the bottom."
    assert heard(state, "B pass 5", 0) == [
        "Ben lays out a card for the right neighbour.",
        last,
        "Aki gets red 5 from Ben and lays it at the bottom.",
    ]
    assert heard(state, "B pass 5", 2)[1:] == [last, "Ben gets red 10 from Chie and lays it at the bottom."]
    state = after(text, "A pass 1", "C pass 10", "B pass 5")
    assert [lines(state)[f"hand {seat}"] for seat in "ABC"] == ["G2 R5", "B6 R10", "V9 B1"]
    assert lines(state)["passed"] == "B1 R5 R10"


def test_forecasts_stay_secret() -> None:
    """Only who points hears at whom, until the last points; then everybody hears all."""
    text = f"{THREE}rule: c\nphase: choose\n{HANDS}"
    assert heard(after(text), "B point C", 1) == ["Ben decides to point at Chie."]
    assert heard(after(text), "B point C", 0) == ["Ben has decided."]
    state = after(text, "B point C", "A point A")
    assert acting(state) == "C"
    assert heard(state, "C point A", 0) == [
        "Chie has decided.",
        "Aki points at Aki.",
        "Ben points at Chie.",
        "Chie points at Aki.",
    ]


def test_ends_are_told_when_all_have_chosen() -> None:
    """Under F ends are secret, then known."""
    text = f"{THREE}rule: f\nphase: choose\n{HANDS}"
    assert heard(after(text), "B from top", 0) == ["Ben has chosen an end."]
    assert heard(after(text), "B from top", 1) == ["Ben chooses the top."]
    assert heard(after(text, "B from top", "A from bottom"), "C from top", 0)[1:] == [
        "Aki plays from the bottom.",
        "Ben plays from the top.",
        "Chie plays from the top.",
    ]


def test_a_race_of_pointing() -> None:
    """Who is wrong is out; the first who is right ends the race; the table may close it."""
    text = f"{THREE}rule: b\ntrick: A 1, B 8, C 15\nhand A: 2\nhand B: 3\nhand C: 4"
    state = after(text)
    assert acting(state) == "A B C table"
    assert offered(state, 1) == ["B point A", "B point B", "B point C"]
    assert offered(state, TABLE) == ["close"]
    state = after(text, "B point A")
    assert acting(state) == "A C table"
    assert heard(state, "A point C", 2) == [
        "Aki points at Chie's card.",
        "Aki is right: red 15 is the strongest.",
    ]
    assert heard(state, "A point B", 2) == [
        "Aki points at Ben's card.",
        "That is wrong: Aki is out of this trick.",
    ]
    state = after(text, "B point A", "A point C")
    assert (acting(state), state.taker, state.chosen) == ("table", 0, ())
    state = after(text, "B point A", "A point C", "collect")
    assert (state.taker, state.leader, lines(state)["won A"]) == (None, 0, "B1 Y8 R15")
    assert after(text, "B point C").taker == 1
    state = after(text, "B point A", "close", "collect")
    assert (state.leader, lines(state)["won C"], state.phase) == (2, "B1 Y8 R15", "play")


def test_what_a_trick_leaves_behind() -> None:
    """The taker adds the trick to earlier ones and leads; the last card is remembered; the round ends without cards."""
    text = f"{THREE}rule: d\nwon B: 2 3 4\ntrick: A 1, B 8\nhand A: 6\nhand B: 7\nhand C: 5 11"
    state = after(text, "turn 11", "collect")
    assert heard(after(text, "turn 11"), "collect", 0) == [
        "Chie takes all 3 cards: blue 11 is the strongest.",
        "Chie leads next.",
    ]
    assert (state.trick, state.leader, lines(state)["last"]) == ((), 2, "B11")
    assert (lines(state)["won B"], lines(state)["won C"]) == ("G2 Y3 V4", "B1 Y8 B11")
    state = after(text, "turn 11", "collect", "turn 5", "turn 6", "turn 7")
    assert heard(state, "collect", 0)[1:] == ["All cards are played: the round is over."]
    state = after(text, "turn 11", "collect", "turn 5", "turn 6", "turn 7", "collect")
    assert (state.phase, acting(state), offered(state, TABLE)) == ("score", "table", ["score"])
