"""Play files of the Automatic Tricktaking: what is read, what is refused, and in which words."""

from itertools import product

import pytest

from engine import playfile, replay
from engine.games.automatic.card_lists import write_row
from engine.games.automatic.cards import CARDS
from engine.games.automatic.ideas import IDEAS
from engine.games.automatic.state import PHASES
from engine.speech import say
from tests.engine.automatic import GAME, HANDS, THREE, after, lines
from tests.sample import some


def fault(text: str) -> tuple[int, str]:
    """The one thing that is wrong with a file, with its line."""
    with pytest.raises(playfile.Faulty) as caught:
        list(replay.run(playfile.load(text)))
    ((line, sentence),) = caught.value.faults
    return line, sentence


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        ("A 33", "there is no card 33: they are numbered 1 to 32"),
        ("A P7", "P7 has no colour of this game: R B G Y V"),
        ("A R", "'R' is not a card"),
        ("A *", "* has no colour of this game: R B G Y V"),
        ("A ?", "a card must be known to be played, turned over or passed"),
        ("turn ?", "a card must be known to be played, turned over or passed"),
        ("A pass ?", "a card must be known to be played, turned over or passed"),
        ("A 5 + egg", "this game has no abilities, so 'egg' cannot be used"),
        ("D 5", "'D' is not a seat: 3 sit here, A B C"),
        ("A point D", "'D' is not a seat: 3 sit here, A B C"),
        ("A name D", "'D' is not a seat: 3 sit here, A B C"),
        ("A pile 0", "'0' is no pile: they are counted from 1 to 6"),
        ("A pile 7", "'7' is no pile: they are counted from 1 to 6"),
        ("A move 10", "'10' is no place: they are counted from 1 to 9"),
        ("A move up", "'up' is no place: they are counted from 1 to 9"),
        ("A rule m", "'m' is no mode of the list: a to l"),
        (
            "A rule",
            "'A rule' is nothing a player does here: A R5, A pile 3, A rule d, A point B, A from top, A move 3, A pass R5, A name B",
        ),
        ("deal 1 2 / ? 3", "a card must be known to be dealt"),
        ("deal 1 2 / 3 ?", "a card must be known to be dealt"),
        ("deal ? 2 / 3", "a card must be known to be dealt"),
        ("fly", "'fly' is nothing the table does here: deal, start, rule d, turn R5, close, collect, score"),
        (
            "turn",
            "'turn' is nothing the table does here: deal, start, rule d, turn R5, close, collect, score",
        ),
    ],
)
def test_actions_that_cannot_be_read(action: str, sentence: str) -> None:
    """A sentence, and the line of the action."""
    assert fault(f"{THREE}rule: d\n{HANDS}\n{action}") == (9, sentence)


@pytest.mark.parametrize(
    "action",
    ["A", "A from here", "A from", "A move", "A rule", "A eat 5", "A pile"],
)
def test_actions_that_nobody_does(action: str) -> None:
    """What no player does is told with all that players do."""
    assert fault(f"{THREE}rule: d\n{HANDS}\n{action}")[1].startswith(
        f"{action!r} is nothing a player does here: A R5"
    )


ALL_KINDS = [
    "A R5",
    "A pile 3",
    "A rule d",
    "A rule l nearest",
    "A from bottom",
    "A move 2",
    "A pass R5",
    "A point B",
    "A name C",
    "deal B1 G2 / Y3",
    "start",
    "turn R5",
    "close",
    "collect",
    "score",
]


@pytest.mark.parametrize("action", ALL_KINDS)
def test_actions_read_back(action: str) -> None:
    """Each kind of action is written as it is read."""
    assert action == GAME.write(GAME.read(action, GAME.setups()[1]))


def test_a_number_is_enough_for_a_card() -> None:
    """The colour comes from the card table."""
    setup = GAME.setups()[0]
    assert GAME.read("A 5", setup) == GAME.read("A R5", setup)
    assert GAME.write(GAME.read("turn 32", setup)) == "turn G32"


@pytest.mark.parametrize(
    ("heading", "sentence"),
    [
        ("round: 0", "'0' is no round: they are counted from 1 to 9"),
        ("order: random", "'random' is no priority rule: small, large, earlier, later"),
        ("phase: dawn", f"'dawn' is no phase of a round: {', '.join(PHASES)}"),
        ("rule: z", "'z' is no mode of the list: a to l"),
        ("rule: l", "'l' is no mode: a letter from a to k, or l and an idea, as in 'l smallest'"),
        ("rule: l moon", "'l moon' is no mode: a letter from a to k, or l and an idea, as in 'l smallest'"),
        (
            "rule: a smallest",
            "'a smallest' is no mode: a letter from a to k, or l and an idea, as in 'l smallest'",
        ),
        ("starter: D", "'D' is not a seat: 3 sit here, A B C"),
        ("tops: small large", "6 backs are expected here, - for a pile that is taken"),
        ("tops: small - - - - red", "'red' is no priority rule: small, large, earlier, later"),
        ("back A: up", "'up' is no priority rule: small, large, earlier, later"),
        ("shown: 5 6", "3 cards are expected here, one for each seat"),
        ("trick: A pass 5", "'A pass 5' is not a play: a trick is written A R5, B B16"),
        ("not A: P", "'P' is no colour or card: they are counted from 1 to 32"),
        ("not A: 33", "'33' is no colour or card: they are counted from 1 to 32"),
        ("score 1 A: many", "'many' is no score: write +7-2 cards, +8 forecast B, or a sum such as +5"),
        (
            "score 2 A: +5-0 cards, +8 forecast B, +8 forecast C",
            "'+5-0 cards, +8 forecast B, +8 forecast C' tells something twice: cards, a forecast and a sum are written once each",
        ),
        (
            "score 2 A: +5-0 cards, +3-0 cards",
            "'+5-0 cards, +3-0 cards' tells something twice: cards, a forecast and a sum are written once each",
        ),
        ("score 1 A: +8 forecast D", "'D' is not a seat: 3 sit here, A B C"),
        ("rule: f\nchosen A: left", "'left' is no end of a hand: top or bottom"),
        ("rule: c\nchosen A: 2", "'2' is not a seat: 3 sit here, A B C"),
        ("rule: h\nphase: choose\nchosen A: top", "'top' is no place: they are counted from 1 to 5"),
        ("rule: i\nphase: choose\nchosen A: top", "'top' is not a card"),
    ],
)
def test_positions_that_cannot_be_read(heading: str, sentence: str) -> None:
    """A sentence, and the line that it is about."""
    text = f"game: automatic\nsetup: 3 players\n{HANDS}{heading}"
    assert fault(text) == (text.count("\n") + 1, sentence)


def test_lines_of_nothing() -> None:
    """A key that is not one, or a choice where none is made, is told with the keys there are."""
    assert fault(f"{THREE}rule: d\n{HANDS}moon: full")[1].startswith(
        "'moon' is not a line of a position with seats A B C; there are: round"
    )
    assert fault(f"{THREE}rule: d\n{HANDS}chosen A: top")[1].startswith("'chosen A' is not a line")
    assert fault(f"{THREE}rule: d\n{HANDS}score 4 A: +1")[1].startswith("'score 4 A' is not a line")


@pytest.mark.parametrize(
    ("heading", "sentence"),
    [
        ("card 33: red +1 small", "'card 33' is no card: they are card 1 to card 32"),
        ("card: red +1 small", "'card' is no card: they are card 1 to card 32"),
        ("card 1 A: red +1 small", "'card 1 A' is no card: they are card 1 to card 32"),
        ("card 1: red", "'red' names no colour first: red, blue, green, yellow, violet"),
        ("card 1: pink +1 small", "'pink +1 small' names no colour first: red, blue, green, yellow, violet"),
        (
            "card 1: red +1 low low small",
            "'red +1 low low small' names no colour first: red, blue, green, yellow, violet",
        ),
        ("card 1: red 1 small", "'1' is not what a card is worth: +1, +2, +3, -1 or -2"),
        ("card 1: red +4 small", "'+4' is not what a card is worth: +1, +2, +3, -1 or -2"),
        ("card 1: red +1 up", "'up' is no priority rule: small, large, earlier, later"),
        (
            "card 1: red +1 high small",
            "'high' is no effect: low, cancel-low, cancel-trump, or trump- and a colour, as in trump-blue",
        ),
        (
            "card 1: red +1 trump-pink small",
            "'trump-pink' is no effect: low, cancel-low, cancel-trump, or trump- and a colour, as in trump-blue",
        ),
        (
            "card 1: red +1 trump small",
            "'trump' is no effect: low, cancel-low, cancel-trump, or trump- and a colour, as in trump-blue",
        ),
        ("card 1: red +1 small\ncard 1: red +2 small", "card 1 is written here a second time"),
        ("card 5: blue +1 low small", "card 5 is printed red, worth +1"),
        ("card 5: red +2 low small", "card 5 is printed red, worth +1"),
        ("card 7: blue +1 small", "card 7 is printed in another colour than blue, worth +1"),
        ("card 7: green +2 small", "card 7 is printed in another colour than blue, worth +1"),
        ("card 16: red -2 cancel-trump small", "card 16 is printed blue, worth -2, and voids trumps"),
        ("card 16: blue -2 small", "card 16 is printed blue, worth -2, and voids trumps"),
        ("card 21: blue +2 trump-blue small", "card 21 is printed blue, worth +3, and makes blue trump"),
        ("card 21: blue +3 trump-red small", "card 21 is printed blue, worth +3, and makes blue trump"),
        ("card 5: red +1 small", "card 5 or card 7 makes small numbers strong"),
        ("card 7: green +1 cancel-low small", "card 7 does not void that small numbers are strong"),
        ("card 5: red +1 cancel-low large", "card 5 or card 7 makes small numbers strong"),
    ],
)
def test_card_tables_that_cannot_be(heading: str, sentence: str) -> None:
    """A card list must agree with what is printed, and each row with what cards can be."""
    text = f"game: automatic\nsetup: 3 players\n{heading}"
    assert fault(text) == (text.count("\n") + 1, sentence)


def test_a_card_list_of_ones_own() -> None:
    """Rows that are told replace those of the house, and are written again; a deal tells whose list it is."""
    rows = "card 5: red +1 small\ncard 7: yellow +1 low large\ncard 16: blue -2 cancel-trump earlier\ncard 30: green -1 trump-red later\n"
    text = f"{THREE}{rows}rule: a\nhand A: 30\nhand B: 7\nhand C: 5"
    file = playfile.load(text)
    assert (
        "".join(f"{key}: {value}\n" for key, value in GAME.write_tables(file.setup, GAME.setups()[0])) == rows
    )
    assert [lines(file.start)[f"hand {seat}"] for seat in "ABC"] == ["G30", "Y7", "R5"]
    state = after(text, "turn 30", "turn 7", "turn 5")
    assert [standing.seat for standing in GAME.standings(state) if standing.takes] == [2]
    assert state == playfile.load(playfile.write_start(GAME, state)).start
    assert GAME.write_tables(GAME.setups()[0], GAME.setups()[0]) == ()


def test_a_row_of_the_house_told_again_changes_nothing() -> None:
    """The list stays that of the house; a list of one's own leaves the ideas of rule L alone."""
    start = "game: automatic\nsetup: 3 players\n"
    house = playfile.load(start).setup
    assert playfile.load(f"{start}card 5: {write_row(CARDS[4])}").setup == house
    own = playfile.load(f"{start}card 32: red +1 small").setup
    assert own.tables[0] != house.tables[0]
    assert own.tables[1:] == house.tables[1:] == (IDEAS,)


def test_whose_card_list_it_is() -> None:
    """A right deal says whether the house list or the file's is played with."""
    deal = "deal 1 2 3 4 5 / 6 7 8 9 10 / 11 12 13 14 15 / 16 17 18 19 20 / 21 22 23 24 25 / 26 27 28 29 30 / 31 32"
    for rows, case in (("", "house"), ("card 32: red +1 small\n", "own")):
        state = playfile.load(f"game: automatic\nsetup: 3 players\n{rows}").start
        cases = [reason.case for reason in GAME.judge(state, GAME.read(deal, state.setup)).because]
        assert cases == ["allowed", case]


def test_a_position_suggests_its_phase() -> None:
    """What lies there tells what it is time for."""
    for text, phase in (
        ("", "deal"),
        ("round: 2\nstarter: B", "deal"),
        ("order: small\npile 1: 1 2\npile 2: 3 4\npile 3: 5 6", "pile"),
        (f"order: small\n{HANDS}", "start"),
        (f"order: small\n{HANDS}starter: A", "rule"),
        (f"order: small\n{HANDS}rule: a", "play"),
        ("order: small\nrule: a\ntrick: A 1, B 2, C 3", "collect"),
        ("order: small\nrule: b\ntrick: A 1, B 2, C 3", "quiz"),
        ("order: small\nrule: b\ntrick: A 1, B 2, C 3\ntaker: B", "collect"),
        ("won A: 1 2", "score"),
    ):
        assert phase == playfile.load(f"game: automatic\nsetup: 3 players\n{text}").start.phase


def test_what_a_position_leaves_out() -> None:
    """The order is told by the deck, backs by cards on top that are known; the leader is who played first, or starts."""
    state = playfile.load(
        "game: automatic\nsetup: 3 players\ndeck: 5 6\npile 1: 1 2\npile 2: ? 4\npile 3: 3 8"
    ).start
    assert (state.order, state.tops) == ("large", ("large", "", "earlier", "", "", ""))
    state = playfile.load(f"{THREE}{HANDS}starter: C\nrule: a").start
    assert (state.leader, state.backs, state.round) == (2, ("large", "large", "earlier"), 1)
    assert playfile.load(f"{THREE}{HANDS}rule: d\nscore 2 A: +3").start.round == 3
    assert playfile.load(f"{THREE}rule: d\nphase: over\nscore 3 A: +3").start.round == 3
    assert playfile.load(f"{THREE}{HANDS}rule: d").start.backs == ("", "", "")


ACTIONS = (
    "A 5; B 8; turn 5; turn 8; A pile 2; start; A rule d; A rule l smallest; A from top; C from bottom; A move 1; C move 1; A pass 5; "
    "C pass 4; A point B; C point A; close; collect; A name B; score; "
    "deal 1 2 3 4 5 / 6 7 8 9 10 / 11 12 13 14 15 / 16 17 18 19 20 / 21 22 23 24 25 / 26 27 28 29 30 / 31 32"
)
LYING = (
    "",
    "hand A: 5 ?\nhand B: ? ?\nhand C: 4 11",
    "hand A: ?\nhand B: ? ?\nhand C: ? ?\ntrick: A 10",
    "trick: A 5, B 8, C 4",
    "won A: 5 6",
    "pile 1: ? 6\npile 2: ? 8\npile 3: 5 9",
    "hand A: 5\nhand B: 8\nhand C: 4\nchosen A: ?\nchosen B: ?",
    "hand A: ? 5\nhand B: 8 ?\nhand C: ? ?\nshown: 5 ? 4\npassed: ? 8 ?\nlast: ?",
    "hand A: ? ?\nhand B: 8 20\nhand C: 4 7\nchosen B: ?\nchosen C: ?",
)


ROUND = ("", *(f"rule: {rule}\n" for rule in ("a", "b", "c", "f", "h", "i", "l nearest")))


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("lying", LYING)
def test_odd_positions_never_crash(phase: str, lying: str) -> None:
    """Any phase and rule with anything or nothing lying there: refused as a position, or every action judged and told."""
    for rule, action in some(product(ROUND, ACTIONS.split("; ")), 40):
        try:
            file = playfile.load(f"{THREE}phase: {phase}\n{rule}{lying}")
        except playfile.Faulty:
            continue
        moment = replay.look(GAME, file.start, GAME.read(action, file.setup), playfile.Step(1, "try", action))
        for reason in replay.reasons(moment):
            assert say(GAME, reason, file.names)
        GAME.view(moment.after)
