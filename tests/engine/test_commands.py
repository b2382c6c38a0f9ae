"""The command line: what it prints, and how it ends."""

from pathlib import Path

import pytest

from engine.__main__ import main

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


def test_rules_lists_where_each_decides(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    """Slug, title, mark, the rulings, the files; no gap, so it ends well."""
    monkeypatch.chdir(ROOT)
    assert main(["rules", "iroha"]) == 0
    printed = capsys.readouterr().out
    assert "iroha.void-moves-marker  A player who cannot follow makes a new trump\n" in printed
    assert "    outcomes.MARKER: marker_moved_last\n" in printed
    assert "iroha.icons  Which numbers are in play [missing]" in printed
    assert "    decides nothing: an engine cannot look at the sky" in printed


def test_show_prints_a_transcript_with_reasons(capsys: Capture) -> None:
    """Each line with the sentences for it and the rules they cite."""
    assert main(["show", NEW_TRUMP]) == 0
    printed = capsys.readouterr().out
    assert printed.startswith("Iroha ni Oedo: 4 players\nA player who cannot follow makes a new trump\n")
    assert "try D O2\n    Bird is in the trick already, so bird 2 follows. [iroha.follow-any]\n" in printed
    assert "    Chie is winning: fan 3 is the only trump in the trick. [iroha.winner]\n" in printed


def test_show_stops_at_what_does_not_hold(capsys: Capture, tmp_path: Path) -> None:
    """The transcript ends where the file is wrong, with code 1."""
    file = tmp_path / "wrong.play"
    file.write_text(Path(NEW_TRUMP).read_text(encoding="utf-8").replace("B O8 ", "B Y4 "), encoding="utf-8")
    assert main(["show", str(file)]) == 1
    assert f"{file}:11: expected a legal action, found refused" in capsys.readouterr().out


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


def test_simulate_with_an_option(capsys: Capture) -> None:
    """Variants can be simulated."""
    assert main(["simulate", "iroha", "--option", "open-lowest", "--matches", "1"]) == 0
    assert "3 players, open-lowest" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["rules", "chess"], "'chess' is not a game played here; there is: iroha"),
        (["simulate", "chess"], "'chess' is not a game played here; there is: iroha"),
        (["simulate", "iroha", "--players", "9"], "Iroha ni Oedo is for 3 to 6 players, not 9"),
        (["simulate", "iroha", "--option", "moon"], "'moon' is no setup of Iroha ni Oedo"),
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
