"""What mutants and other Pythons are made of."""

import ast
import json
from pathlib import Path

import pytest

from engine.registry import GAMES
from tools import machine, mutants, pythons

RULING = """
@ruling("moon.full")
def is_full(night: int) -> bool | None:
    return night % 28 == 0 or None


def is_at(hour: int) -> Answer:
    @ruling(
        "moon.hour"
    )
    def at_the_hour(now: int) -> bool | None:
        return now == hour or None

    return at_the_hour


@cache
def months() -> int:
    return 13
"""

CALLED = """
def is_full(night: int) -> bool | None:
    return night % 28 == 0 or None
ruling('moon.full')(is_full)  # pragma: no mutate


def is_at(hour: int) -> Answer:
    def at_the_hour(now: int) -> bool | None:
        return now == hour or None
    ruling('moon.hour')(at_the_hour)  # pragma: no mutate

    return at_the_hour


@cache
def months() -> int:
    return 13
"""


def test_rulings_are_named_by_a_call() -> None:
    """What mutmut would leave alone, it may change; other decorators stay."""
    assert mutants.undecorated(RULING) == CALLED


def test_no_ruling_stays_decorated() -> None:
    """In no module of any game."""
    for path in (machine.ROOT / "engine" / "games").rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        assert "@ruling(" not in mutants.undecorated(source)
        ast.parse(mutants.undecorated(source))


def test_a_change_is_told_by_its_lines() -> None:
    """What stood there, and what stands there now."""
    before, after = ast.parse("def f(a):\n  b = a\n  return a + b\ndef g(a):\n  b = a\n  return a - b").body
    assert isinstance(before, ast.FunctionDef)
    assert isinstance(after, ast.FunctionDef)
    assert mutants.changed(before, after) == "- return a + b\n+ return a - b"


def test_what_makes_no_difference_is_known_by_its_change() -> None:
    """The function and the change, whatever number mutmut gives it."""
    known = "# so it is\ngames.moon.night\n- a\n+ b\n"
    for name, change, noted in (
        ("games.moon.night 7", "- a\n+ b", True),
        ("games.moon.night 3", "- a\n+ c", False),
        ("games.moon.noon 3", "- a\n+ b", False),
    ):
        assert mutants.noted(mutants.Mutant(name, 0, change), known) == noted


def test_what_is_changed_and_what_is_asked(tmp_path: Path) -> None:
    """The modules in which something decides, and the tests of that game and of all games."""
    for name in ("contract", "replay", "iroha", "iroha_passing", "moon", "commands", "garbage"):
        (tmp_path / "tests" / "engine").mkdir(parents=True, exist_ok=True)
        (tmp_path / "tests" / "engine" / f"test_{name}.py").touch()
    written = mutants.settings("iroha", tmp_path)
    assert '"engine/games/iroha/*.py"' in written
    assert '"*/notation.py"' in written
    tests = [f"tests/engine/test_{name}.py" for name in ("iroha", "iroha_passing", "replay")]
    assert json.dumps(tests) in written


def test_a_game_that_is_not_played(capsys: pytest.CaptureFixture[str]) -> None:
    """One sentence, before anything is copied."""
    assert mutants.main(["chess"]) == 2
    assert f"'chess' is not a game played here; there is: {', '.join(GAMES)}" in capsys.readouterr().out


def test_pytest_is_pinned_as_everywhere() -> None:
    """Each with its version and hashes, from the lock file of the project."""
    lines = pythons.pinned((machine.ROOT / "requirements.lock").read_text())
    assert [line.partition("==")[0] for line in lines] == list(pythons.PYTEST)
    assert all("--hash=sha256:" in line for line in lines)


def program(path: Path, does: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{does}\n")
    path.chmod(0o755)


def test_other_pythons_are_looked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On the path, unless it does not start there; then where the version manager keeps them, the newest first."""
    kept = tmp_path / "versions"
    program(tmp_path / "bin" / "python3.12", "exit 127")
    program(kept / "3.12.1" / "bin" / "python", "echo 3.12")
    program(kept / "3.12.4" / "bin" / "python", "echo 3.12")
    program(kept / "3.1.9" / "bin" / "python", "echo 3.1")
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}:/bin:/usr/bin")
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path))
    assert pythons.find("3.12") == kept / "3.12.4" / "bin" / "python"
    assert pythons.find("3.99") is None
    program(tmp_path / "bin" / "python3.12", "echo 3.12")
    assert pythons.find("3.12") == tmp_path / "bin" / "python3.12"
    assert pythons.version_of(tmp_path / "nowhere") == ""
