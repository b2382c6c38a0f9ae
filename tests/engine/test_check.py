"""`python -m engine check`: what it checks, how much that was, and what it cannot."""

from pathlib import Path

import pytest

from engine.__main__ import main

Capture = pytest.CaptureFixture[str]

FILE = """game: iroha
setup: 3 players
leader: A
hand A: O1 G2 B3
hand B: O2 G3 B4
hand C: O3 G4 B5

try A O1  => {}
"""


def test_check_says_how_much_it_checked(tmp_path: Path, capsys: Capture) -> None:
    """Files, and expectations in them, stated lines among them; how many were missed."""
    (tmp_path / "one.play").write_text(FILE.format("allowed suit=O") + "\nnow leader: A")
    (tmp_path / "two.play").write_text(FILE.format("allowed"))
    assert main(["check", str(tmp_path)]) == 0
    assert capsys.readouterr().out == "2 files, 4 expectations: all of it holds\n"
    (tmp_path / "two.play").write_text(FILE.format("refused"))
    assert main(["check", str(tmp_path)]) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "2 files, 4 expectations: 1 of it missed"


def test_what_is_missing_does_not_hide_the_rest(tmp_path: Path, capsys: Capture) -> None:
    """A folder without a file, a file that is not there: each is told, and the others are checked."""
    (tmp_path / "empty").mkdir()
    good = tmp_path / "good.play"
    good.write_text(FILE.format("allowed"))
    assert main(["check", str(tmp_path / "empty"), str(tmp_path / "none.play"), str(good)]) == 2
    printed = capsys.readouterr()
    assert printed.err.splitlines() == [
        f"{tmp_path / 'empty'}: there is no play file in this folder",
        f"{tmp_path / 'none.play'}: No such file or directory",
    ]
    assert (
        printed.out == "1 file, 1 expectation: all of it holds; of 2 other files nothing could be checked\n"
    )


def test_each_file_of_a_folder_is_checked_once(tmp_path: Path, capsys: Capture) -> None:
    """Also where it is named besides; a folder that is called like a play file is none."""
    (tmp_path / "folder.play").mkdir()
    good = tmp_path / "good.play"
    good.write_text(FILE.format("allowed"))
    assert main(["check", str(tmp_path), str(good)]) == 0
    assert capsys.readouterr().out == "1 file, 1 expectation: all of it holds\n"


def test_a_name_left_out_is_no_folder(capsys: Capture) -> None:
    """Else an empty word on the command line would mean all that lies below."""
    assert main(["check", ""]) == 2
    assert capsys.readouterr().err == "'': No such file or directory\n"


def test_a_file_that_expects_nothing_proves_nothing(tmp_path: Path, capsys: Capture) -> None:
    """Nor does a folder without a file; the others are checked all the same."""
    (tmp_path / "empty").mkdir()
    assert main(["check", str(tmp_path / "empty")]) == 2
    assert "there is no play file in this folder" in capsys.readouterr().err
    (tmp_path / "bare.play").write_text("game: iroha\nsetup: 3 players\n\ndealer A\n")
    (tmp_path / "good.play").write_text(FILE.format("allowed"))
    assert main(["check", str(tmp_path)]) == 2
    printed = capsys.readouterr()
    assert printed.err.endswith("bare.play:1: nothing is expected in this file, so it proves nothing\n")
    assert printed.out == "1 file, 1 expectation: all of it holds; of 1 other file nothing could be checked\n"
