"""The command line: what it prints, and how it ends."""

import io
import runpy
import sys
from pathlib import Path

import pytest

from engine import __main__ as command
from engine.__main__ import main
from engine.registry import GAMES

ROOT = Path(__file__).parents[2]
NEW_TRUMP = str(ROOT / "docs/plays/iroha/new-trump.play")

Capture = pytest.CaptureFixture[str]


def test_games_lists_setups_and_sources(capsys: Capture) -> None:
    """Every setup, and how much of the card data is printed and how much ours."""
    assert main(["games"]) == 0
    printed = capsys.readouterr().out
    assert "iroha: Iroha ni Oedo (色映に生へど)" in printed
    assert "  6 players, open-lowest\n" in printed
    assert "player icons: 0 of 60 from print, 60 ours" in printed
    assert "  all card data: 5 of 120 from print, 115 ours\n" in printed


def test_rules_lists_where_each_decides(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    """Slug, title, mark, the rulings, the files; no gap, so it ends well."""
    monkeypatch.chdir(ROOT)
    assert main(["rules", "iroha"]) == 0
    printed = capsys.readouterr().out
    assert (
        "iroha.void-moves-marker  If you cannot follow, you make a new trump  (docs/iroha/rules.md)\n"
        in printed
    )
    assert "    outcomes.MARKER: marker_moved_last\n" in printed
    assert "iroha.icons  The numbers in play [missing]  (docs/iroha/rules.md)\n" in printed
    assert "    decides nothing: an engine cannot look at the sky" in printed


def test_show_prints_a_transcript_with_reasons(capsys: Capture) -> None:
    """Each line with the sentences for it and the rules they cite."""
    assert main(["show", NEW_TRUMP]) == 0
    printed = capsys.readouterr().out
    assert printed.startswith("Iroha ni Oedo: 4 players\nA player who cannot follow makes a new trump\n")
    assert "try D O2\n    Bird is in the trick already, so bird 2 follows. [iroha.follow-any]\n" in printed
    assert "    Chie is winning: fan 3 is the only trump in the trick. [iroha.winner]\n" in printed


def test_a_transcript_without_a_title(capsys: Capture, tmp_path: Path) -> None:
    """Then the first step follows at once."""
    file = tmp_path / "bare.play"
    file.write_text("game: iroha\nsetup: 3 players\ndealer A")
    assert main(["show", str(file)]) == 0
    assert capsys.readouterr().out.startswith("Iroha ni Oedo: 3 players\n\n3: dealer A\n")


def test_show_stops_at_what_does_not_hold(capsys: Capture, tmp_path: Path) -> None:
    """The transcript ends where the file is wrong, with code 1."""
    file = tmp_path / "wrong.play"
    file.write_text(Path(NEW_TRUMP).read_text(encoding="utf-8").replace("B O8 ", "B Y4 "), encoding="utf-8")
    assert main(["show", str(file)]) == 1
    assert f"{file}:11: expected a legal action, found refused" in capsys.readouterr().out


REVIEWED = """game: iroha
setup: 3 players
leader: B
hand A: R1 R6
hand B: ?
hand C: G5 ?
trick: B G6
C G5
A R1
collect
A R6
"""


def test_review_tells_what_a_decision_cost(capsys: Capture, tmp_path: Path) -> None:
    """Of each seat, or of the one that is named; nothing within the noise is told as a mistake."""
    file = tmp_path / "reviewed.play"
    file.write_text(REVIEWED, encoding="utf-8")
    assert main(["review", str(file), "A"]) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert first == "Aki: 1 decision"
    assert second.startswith("  line 9: A R1 cost ")
    assert second.endswith(" points against A R6")
    file.write_text(REVIEWED.partition("A R1")[0] + "A R6\n", encoding="utf-8")
    assert main(["review", str(file)]) == 0
    assert (
        capsys.readouterr().out.splitlines()[1] == "  well played: nothing cost more than chance can explain"
    )


def test_review_names_who_sits_there(capsys: Capture) -> None:
    """A seat that nobody has is refused."""
    assert main(["review", NEW_TRUMP, "F"]) == 2
    assert "'F' is nobody here; there is: A, B, C, D" in capsys.readouterr().err


def test_simulate_counts_wins_by_rule(capsys: Capture) -> None:
    """The same seed gives the same matches; who won is told with the rule."""
    arguments = ["simulate", "iroha", "--players", "4", "--matches", "6", "--seed", "7"]
    assert main(arguments) == 0
    first = capsys.readouterr().out.splitlines()
    assert main(arguments) == 0
    assert first[:-1] == capsys.readouterr().out.splitlines()[:-1]
    assert first[0] == "Iroha ni Oedo, 4 players: 6 matches, seed 7"
    assert sum(line.count("by iroha.") for line in first) >= 1
    assert first[-1].startswith("  960 actions of players, ")


TABLES = """
game: iroha
setup: 4 players
icons 3: 3 4 5 6 11 12
icons 4: 1 2
icons 5: 7 8
icons 6: 9 10
"""


@pytest.fixture
def tables(tmp_path: Path) -> Path:
    """A file with a card list of one's own."""
    file = tmp_path / "own.play"
    file.write_text(TABLES, encoding="utf-8")
    return file


def test_simulate_with_card_lists_from_a_file(tables: Path, capsys: Capture) -> None:
    """The file says the setup; `check` says that it holds."""
    assert main(["check", str(tables)]) == 0
    assert capsys.readouterr().out == "1 file, 0 expectations: all of it holds\n"
    assert main(["simulate", "iroha", "--matches", "2", "--tables", str(tables)]) == 0
    own = capsys.readouterr().out.splitlines()
    assert main(["simulate", "iroha", "--matches", "2", "--players", "4"]) == 0
    house = capsys.readouterr().out.splitlines()
    assert own[0] == house[0] == "Iroha ni Oedo, 4 players: 2 matches, seed 1"
    assert own[1:5] != house[1:5]


@pytest.mark.parametrize(
    ("added", "sentence"),
    [
        ("icons 3: 10 9", "own.play:8: colour O has 6 cards with icon 3, not 8"),
        ("\ncollect", "own.play: only the setup and card lists may stand here, no position and no actions"),
        ("dealer: A", "own.play: only the setup and card lists may stand here, no position and no actions"),
        ("icons 5: 13", "own.play:8: colour O has 2 cards with icon 5, not 3"),
    ],
)
def test_card_lists_that_will_not_do(added: str, sentence: str, tables: Path, capsys: Capture) -> None:
    """Wrong tables, or more than tables: one sentence."""
    tables.write_text(f"{TABLES}{added}\n", encoding="utf-8")
    assert main(["simulate", "iroha", "--tables", str(tables)]) == 2
    assert capsys.readouterr().err.replace(str(tables), "own.play") == f"{sentence}\n"


def test_a_card_list_with_wrong_counts(tables: Path, capsys: Capture) -> None:
    """Each number once is not enough."""
    tables.write_text(TABLES.replace("11 12", "11").replace("icons 4: 1 2", "icons 4: 1 2 12"))
    assert main(["check", str(tables)]) == 2
    assert capsys.readouterr().err == f"{tables}:7: colour O has 6 cards with icon 3, not 5\n"


def test_card_lists_of_another_game(tables: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    """The file says which game it is for."""
    monkeypatch.setitem(GAMES, "moon", GAMES["iroha"]._replace(name="moon", title="The Moon"))
    assert main(["simulate", "moon", "--tables", str(tables)]) == 2
    assert capsys.readouterr().err == f"{tables}: this is a file for Iroha ni Oedo, not for The Moon\n"


def test_the_file_alone_says_the_setup(tables: Path, capsys: Capture) -> None:
    """Two answers to one question are refused."""
    assert main(["simulate", "iroha", "--players", "3", "--tables", str(tables)]) == 2
    assert "leave out --players, --edition, --option" in capsys.readouterr().err


def test_simulate_an_edition(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    """One of the game's editions; left out, the first."""
    iroha = GAMES["iroha"]
    editions = ("2015", "2018")
    setups = tuple(setup._replace(edition=edition) for setup in iroha.setups() for edition in editions)
    monkeypatch.setitem(GAMES, "iroha", iroha._replace(editions=editions, setups=lambda: setups))
    for words, edition in (((), "2015"), (("--edition", "2018"), "2018")):
        assert main(["simulate", "iroha", "--matches", "1", *words]) == 0
        assert capsys.readouterr().out.startswith(f"Iroha ni Oedo, 3 players, {edition}: 1 matches")


def test_a_bar_on_a_terminal(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    """It grows, and the line ends with the last match."""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    command.progress(1, 4)
    command.progress(4, 4)
    empty, full = " " * 30, "#" * 40
    assert capsys.readouterr().err == f"\r[{'#' * 10}{empty}] 1 of 4\r[{full}] 4 of 4\n"


def test_output_that_is_no_file(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where something else stands in for the terminal, it is written to as it is."""
    output = io.StringIO()
    monkeypatch.setattr(sys, "stdout", output)
    assert main(["games"]) == 0
    assert "iroha: Iroha ni Oedo" in output.getvalue()


def test_a_reader_that_goes_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """A pipe that is closed early ends it without a word."""

    def gone(_: object) -> int:
        raise BrokenPipeError

    told = io.StringIO()
    monkeypatch.setattr(command, "show_file", gone)
    monkeypatch.setattr(sys, "stderr", told)
    assert main(["show", NEW_TRUMP]) == 1
    assert told.closed


def test_as_a_program(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    """`python -m engine` ends with the code of the command."""
    monkeypatch.setattr(sys, "argv", ["engine", "check", "no/such.play"])
    with pytest.raises(SystemExit) as ended:
        runpy.run_path(command.__file__, run_name="__main__")
    assert ended.value.code == 2
    assert "no/such.play" in capsys.readouterr().err


def test_simulate_with_an_option(capsys: Capture) -> None:
    """Variants can be simulated."""
    assert main(["simulate", "iroha", "--option", "open-lowest", "--matches", "1"]) == 0
    assert "3 players, open-lowest" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["rules", "chess"], f"'chess' is not a game played here; there is: {', '.join(GAMES)}"),
        (["simulate", "chess"], f"'chess' is not a game played here; there is: {', '.join(GAMES)}"),
        (["simulate", "iroha", "--players", "9"], "Iroha ni Oedo is for 3 to 6 players, not 9"),
        (["simulate", "iroha", "--option", "moon"], "'moon' is no setup of Iroha ni Oedo"),
        (["simulate", "iroha", "--edition", "2015"], "'2015' is no setup of Iroha ni Oedo"),
        (["simulate", "iroha", "--matches", "0"], "at least one match must be played"),
        (
            ["simulate", "iroha", "--players", "0"],
            "Iroha ni Oedo is for 3 to 6 players, not a number left out",
        ),
        (["simulate", "iroha", "--option", "4 players"], "'4 players' is a second one"),
        (["check", "x" * 5000], "name too long"),
        (["show", "no/such.play"], "no/such.play: No such file or directory"),
        (["show", "."], ".: Is a directory"),
        (["check", "no/such.play"], "no/such.play: No such file or directory"),
        (["check", "a\0b"], "embedded null byte"),
    ],
)
def test_bad_input_gets_a_sentence(arguments: list[str], sentence: str, capsys: Capture) -> None:
    """One sentence, exit code 2, no traceback."""
    assert main(arguments) == 2
    told = capsys.readouterr().err
    assert sentence in told
    assert told.count("\n") == 1
