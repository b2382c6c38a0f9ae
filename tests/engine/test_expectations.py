"""What a play file may expect: that it exists is checked, that it has one meaning, and what is stated of a position."""

from pathlib import Path

import pytest

from engine import facts, playfile, replay
from engine.__main__ import main
from engine.kernel import Game
from engine.registry import GAMES
from engine.speech import write_fact
from tests.engine.play_files import PLAYS, said_at
from tests.engine.test_sentences import everything_said

ROOT = Path(__file__).parents[2]
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
Capture = pytest.CaptureFixture[str]

HANDS = """game: iroha
setup: 3 players
leader: A
hand A: O1 G2 B3
hand B: O2 G3 B4
hand C: O3 G4 B5

try A O1  => {expected}
{line}
"""


@pytest.mark.parametrize(
    ("expected", "sentence"),
    [
        ("iroha.nonsense", "'iroha.nonsense' is no rule of Iroha ni Oedo"),
        ("tezuma.lead", "'tezuma.lead' is no rule of Iroha ni Oedo"),
        ("B:iroha.nonsense", "'iroha.nonsense' is no rule of Iroha ni Oedo"),
        ("winnnig=A", "'winnnig' is no fact in Iroha ni Oedo; there are: best, card, cards, "),
        ("A:winning=A", "'winning' is no fact of a card in the trick in Iroha ni Oedo; there are: best, "),
        ("winning=D", "'D' is nobody: winning= names a seat, A B C"),
        ("D:place=1", "'D' is not a seat: 3 sit here, A B C"),
        ("D=+5", "'D' has no total: 3 play here, A B C"),
        ("A:B=+5", "'B' has no total: 3 play here, A B C"),
        ("A=5", "'5' is no change of a total: write A=+5, A=-2 or A=+0"),
        ("A=-0", "'-0' is no change of a total: write A=+5, A=-2 or A=+0"),
        ("A=+05", "'+05' is no change of a total: write A=+5, A=-2 or A=+0"),
        ("suit=ZZZ", "'ZZZ' is no suit here, so nothing is suit=ZZZ"),
        ("suits=O,W", "'W' is no suit here, so nothing is suits=O,W"),
        ("A:suit=1", "'1' is no suit here, so nothing is suit=1"),
        ("card=O7", "'O7' is no card here, so nothing is card=O7"),
        ("best=O01", "'O01' is no card or number here, so nothing is best=O01"),
        ("count=two", "'two' is no suit, card, number or word here, so nothing is count=two"),
        ("tried=dinner", "'dinner' is no word here, so nothing is tried=dinner"),
        ("B:place=4", "'4' is no place here, so nothing is place=4"),
        ("winner=Nobody", "'Nobody' is nobody: winner= names a seat, A B C"),
        ("took=table", "'table' is nobody: took= names a seat, A B C"),
        ("player=F", "'F' is nobody: player= names a seat, A B C"),
    ],
)
@pytest.mark.parametrize("negated", ["", "not "])
def test_what_does_not_exist_cannot_be_expected(negated: str, expected: str, sentence: str) -> None:
    """A fault of the file with its line; above all after not, where it would always hold."""
    with pytest.raises(playfile.Faulty) as caught:
        playfile.load(HANDS.format(expected=f"allowed {negated}{expected}", line=""))
    ((line, told),) = caught.value.faults
    assert line == 8
    assert told.startswith(sentence)


@every_game
def test_whatever_is_said_can_be_expected(game: Game) -> None:
    """Each value of each fact, as it is written, on the line that says it."""
    for text in (text for name, text in PLAYS.items() if name.startswith(f"{game.name}-")):
        file = playfile.load(text)
        for moment in replay.moments(file):
            told = (fact for because in said_at(game, moment) for fact in because.facts)
            for expected in (f"{name}={write_fact(name, value)}" for name, value in told):
                if expected[-1] != "=" and " " not in expected:
                    assert facts.unknown(game, file.setup, expected, "", moment.step.text) == ""


def test_a_card_that_is_refused_need_not_be_in_the_deck() -> None:
    """Where the line names it, it can be expected."""
    text = HANDS.format(expected="allowed", line="try A O7 => refused card=O7")
    assert replay.check(playfile.load(text)) == ()


def test_a_line_that_cannot_be_read_names_no_card() -> None:
    """Of what it expects, what cannot be is told first."""
    with pytest.raises(playfile.Faulty, match="'O7' is no card here"):
        playfile.load(HANDS.format(expected="allowed", line="try A plays O7 => card=O7"))


def test_a_rule_that_is_never_cited_cannot_be_expected() -> None:
    """It has an address, but the engine decides nothing by it."""
    with pytest.raises(playfile.Faulty, match=r"'tezuma\.tokens' decides nothing in the engine"):
        playfile.load(CHICKS.replace("winner=A took=A", "not tezuma.tokens"))


def test_only_players_win() -> None:
    """The NPC has a seat and can take tricks, and no place."""
    text = "game: tornei\nsetup: 3 players\n\ndealer A => not wins=D"
    with pytest.raises(playfile.Faulty, match=r"'D' is nobody: wins= names a seat, A B C$"):
        playfile.load(text)


ONE_TRICK = """game: iroha
setup: 3 players
hand A: O1
hand B: O2
hand C: O3

try A O2
A O1
B O2
C O3
collect
score
"""


@pytest.mark.parametrize(
    ("line", "expected", "why"),
    [
        ("try A O2", "not winning=B", "no card is winning"),
        ("try A O2", "not B=+1", "nothing is done here"),
        ("A O1", "not winner=B", "no trick is collected"),
        ("A O1", "not took=B", "nobody takes a trick"),
        ("A O1", "not wins=B", "the game is not over"),
        ("A O1", "not suits=G", "nothing here is named suits"),
        ("A O1", "not A:count=1", "nothing here is named count"),
        ("A O1", "not B:place=1", "no card of B is in the trick"),
        ("A O1", "not B:iroha.winner", "no card of B is in the trick"),
        ("A O1", "not refused", "what is played is allowed"),
        ("A O1", "not unknown", "what is played is allowed"),
        ("collect", "not winning=C", "no card is winning"),
        ("collect", "not leader=A", "nobody leads"),
    ],
)
def test_what_would_always_hold_cannot_be_expected(line: str, expected: str, why: str) -> None:
    """To deny what a line cannot say proves nothing: a fault, with its line."""
    text = ONE_TRICK.replace(f"\n{line}\n", f"\n{line} => {expected}\n")
    with pytest.raises(playfile.Faulty) as caught:
        replay.check(playfile.load(text))
    at = text.splitlines().index(f"{line} => {expected}") + 1
    assert caught.value.faults == ((at, f"{why}, so '{expected}' would always hold"),)


def test_what_a_line_could_say_can_be_denied() -> None:
    """Where somebody else is meant, it holds."""
    text = ONE_TRICK.replace("A O1\nB", "A O1 => not winning=B not A:place=2 not suit=G not allowed\nB")
    (miss,) = replay.check(playfile.load(text.replace("\ncollect", "\ncollect => not winner=A not took=B")))
    assert miss.expected == "not allowed"


def test_a_trick_of_nobody_is_taken_by_no_player() -> None:
    """The NPC has won it, so that can be denied of everybody."""
    text = (ROOT / "docs/plays/tornei/npc-wins.play").read_text(encoding="utf-8")
    denied = text.replace("tornei.npc.lead winner=D", "not took=A not took=B not took=D")
    assert denied != text
    assert replay.check(playfile.load(denied)) == ()


@pytest.mark.parametrize("expected", ["suits=O,G", "suits=G,O"])
def test_suits_have_no_order(expected: str) -> None:
    """Nor where it is denied that they are these."""
    text = "game: iroha\nsetup: 3 players\ntrick: A O1, B G1\nhand A: Y1\nhand B: Y2\nhand C: O2 B1\n\n"
    assert replay.check(playfile.load(f"{text}try C B1 => {expected}")) == ()
    (miss,) = replay.check(playfile.load(f"{text}try C B1 => not {expected}"))
    assert str(miss) == f"8: expected not {expected}, found G,O"


def test_all_that_does_not_exist_is_told_at_once() -> None:
    """Two lines, three faults."""
    text = HANDS.format(expected="not iroha.x not y=1", line="try A G2 => not z=1")
    with pytest.raises(playfile.Faulty) as caught:
        playfile.load(text)
    assert [line for line, _ in caught.value.faults] == [8, 8, 9]


@every_game
def test_the_facts_of_a_game_are_listed(game: Game, capsys: Capture) -> None:
    """Every fact of everything that is said can be expected, and what every game has beside."""
    told = {name for reason in everything_said(game) for name, _ in reason.facts}
    assert told == facts.of_reasons(game.name).keys()
    assert told.isdisjoint(facts.OF_A_LINE)
    assert replay.SEATS_OF.keys() == facts.OF_A_LINE.keys()
    assert main(["facts", game.name]) == 0
    listed = {line.split()[0] for line in capsys.readouterr().out.splitlines() if line.startswith("  ")}
    assert listed == told | facts.OF_A_LINE.keys() | facts.OF_A_CARD.keys() | {"A=+5"}
    for name in listed - {"A=+5"}:
        (step,) = playfile.parse(f"game: x\nsetup: y\n\ndeal => {name}=1").steps
        assert step.expects == (playfile.Expectation(f"{name}=1"),)


CHICKS = """game: tezuma
setup: 4 players, 2015
took B: baby-chicks
hand A: W9 B1
hand B: W2 B2
hand C: W3 B3
hand D: W4 B4

A W9
B W2 + baby-chicks
C W3
D W4       => winning=A
collect    => winner=A took=A leader=B not winner=B not leader=A
"""


def test_who_won_who_took_and_who_leads_are_three_things() -> None:
    """Each of the facts has one meaning, whatever the reasons of the line name."""
    assert replay.check(playfile.load(CHICKS)) == ()
    wrong = CHICKS.replace("winner=A took=A leader=B", "winner=B took=C leader=A")
    assert [str(miss) for miss in replay.check(playfile.load(wrong))][:3] == [
        "13: expected winner=B, found A",
        "13: expected took=C, found A",
        "13: expected leader=A, found B",
    ]


@pytest.mark.parametrize("second", ["pain R, pain B", "score 1, score 2", "paper-egg, baby-chicks"])
def test_one_card_of_each_kind_is_taken(second: str) -> None:
    """A second one is told, and not the last one believed."""
    with pytest.raises(playfile.Faulty, match="is a second card of its kind"):
        playfile.load(CHICKS.replace("took B: baby-chicks", f"took B: {second}"))


@pytest.mark.parametrize(
    ("line", "holds"),
    [
        ("now hand A: O1 G2 B3", True),
        ("now hand A: B3 O1 G2", True),
        ("now hand A: B3 O1", False),
        ("now leader: A", True),
        ("now leader: B", False),
        ("now dealer: A", False),
        ("seen A: hand A: G2 B3 O1", True),
        ("seen B: hand A: ? ? ?", True),
        ("seen B: hand A: ? ? O1", False),
        ("seen B: hand B: B4 G3 O2", True),
        ("seen C: leader: A", True),
    ],
)
def test_what_a_position_has_become_is_stated(line: str, holds: bool) -> None:
    """Cards whose order means nothing in any order; hidden from others, seen by their owner."""
    misses = replay.check(playfile.load(HANDS.format(expected="allowed", line=line)))
    assert [miss.line for miss in misses] == ([] if holds else [9])


def test_order_counts_where_it_is_a_rule() -> None:
    """A hand of the Automatic is played from its top."""
    text = (ROOT / "docs/plays/automatic/rule-d.play").read_text(encoding="utf-8")
    turned = text.replace("now hand A: R25 R30 V4", "now hand A: R30 R25 V4")
    assert [miss.expected for miss in replay.check(playfile.load(turned))] == ["hand A: R30 R25 V4"]


@pytest.mark.parametrize(
    ("name", "line", "other"),
    [
        ("iroha/winner-leads", "now won B: O2 O4 O6", "now won B: O6 O2 O4"),
        ("tezuma/fire-breathing", "now won B: R8 W6 W8 W9", "now won B: W9 W6 R8 W8"),
        ("tornei/no-early-grab", "now won B: W9 W4 W11 F2", "now won B: F2 W11 W9 W4"),
        ("automatic/rule-b", "now won D: V4 Y8 B21 R15", "now won D: R15 V4 B21 Y8"),
    ],
)
def test_captured_cards_have_no_order(name: str, line: str, other: str) -> None:
    """Whoever took what in which order is not asked where nothing hangs on it; another card is another pile."""
    text = (ROOT / f"docs/plays/{name}.play").read_text(encoding="utf-8")
    turned = text.replace(line, other)
    assert turned != text
    assert replay.check(playfile.load(turned)) == ()
    (miss,) = replay.check(playfile.load(text.replace(line, line.rpartition(" ")[0])))
    assert miss.expected == line.rpartition(" ")[0].removeprefix("now ")


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("now", "now is followed by a line of the position"),
        ("now B: hand A: O7", "now is followed by a line of the position"),
        ("seen hand A: ?", "seen is followed by a seat and a line of the position"),
        ("seen B: hand A: ? => allowed", "seen is followed by a seat and a line of the position"),
        ("not seen B: hand A: ?", "'not seen B: hand A: ?' is nothing the table does"),
        ("not now hand A: O7", "'not now hand A: O7' is nothing the table does"),
        ("seen D: hand A: ?", "nobody sees anything at D: players sit at A B C"),
        ("now hand A: O7 X9", "X9 has no colour of Iroha"),
    ],
)
def test_what_cannot_be_stated(line: str, sentence: str) -> None:
    """Told with its line."""
    with pytest.raises(playfile.Faulty) as caught:
        replay.check(playfile.load(HANDS.format(expected="allowed", line=line)))
    assert caught.value.faults[0][0] == 9
    assert caught.value.faults[0][1].startswith(sentence)
