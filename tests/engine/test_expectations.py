"""What a play file may expect: that it exists is checked, that it has one meaning, and what is stated of a position."""

from pathlib import Path

import pytest

from engine import facts, playfile, replay
from engine.__main__ import main
from engine.kernel import Game
from engine.registry import GAMES
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
collect    => winner=A took=A leader=B not winner=B not leader=A not winning=A
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


def test_captured_cards_have_no_order() -> None:
    """Whoever took what in which order is not asked where nothing hangs on it."""
    for name, line, other in (
        ("automatic/rule-b", "now won D: V4 Y8 B21 R15", "now won D: R15 V4 B21 Y8"),
        ("tornei/a-whole-trick", "now won B: W9 W4 W11 F2", "now won B: F2 W11 W9 W4"),
    ):
        text = (ROOT / f"docs/plays/{name}.play").read_text(encoding="utf-8")
        if line in text:
            assert replay.check(playfile.load(text.replace(line, other))) == ()


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("now", "now is followed by a line of the position"),
        ("now B: hand A: O7", "now is followed by a line of the position"),
        ("seen hand A: ?", "seen is followed by a seat and a line of the position"),
        ("seen B: hand A: ? => allowed", "seen is followed by a seat and a line of the position"),
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


def test_check_says_how_much_it_checked(tmp_path: Path, capsys: Capture) -> None:
    """Files, and expectations in them, stated lines among them; how many were missed."""
    (tmp_path / "one.play").write_text(HANDS.format(expected="allowed suit=O", line="now leader: A"))
    (tmp_path / "two.play").write_text(HANDS.format(expected="allowed", line=""))
    assert main(["check", str(tmp_path)]) == 0
    assert capsys.readouterr().out == "2 files, 4 expectations: all of it holds\n"
    (tmp_path / "two.play").write_text(HANDS.format(expected="refused", line=""))
    assert main(["check", str(tmp_path)]) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "2 files, 4 expectations: 1 of it missed"


def test_a_file_that_expects_nothing_proves_nothing(tmp_path: Path, capsys: Capture) -> None:
    """Nor does a folder without a file; the others are checked all the same."""
    (tmp_path / "empty").mkdir()
    assert main(["check", str(tmp_path / "empty")]) == 2
    assert "there is no play file in this folder" in capsys.readouterr().err
    (tmp_path / "bare.play").write_text("game: iroha\nsetup: 3 players\n\ndealer A\n")
    (tmp_path / "good.play").write_text(HANDS.format(expected="allowed", line=""))
    assert main(["check", str(tmp_path)]) == 2
    printed = capsys.readouterr()
    assert printed.err.endswith("bare.play:1: nothing is expected in this file, so it proves nothing\n")
    assert printed.out == "1 file, 1 expectation: all of it holds; of 1 other file nothing could be checked\n"
