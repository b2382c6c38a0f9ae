"""The browser's Python: the same tests hold there, it plays the same matches, and draws the same frames."""

import json
import re
import subprocess
from pathlib import Path

import pytest

from tests.engine.matches import digest
from tests.pyodide.frames import frames
from tools import machine


def in_pyodide(module: str) -> str:
    """What a module of this folder prints there."""
    packages = Path(pytest.__file__).parents[1]
    program = Path(__file__).with_name("run.mjs")
    command: list[str | Path] = [machine.node(), program, machine.ROOT, packages, f"tests.pyodide.{module}"]
    done = subprocess.run(
        command, check=False, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, encoding="utf-8"
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def test_same_tests_and_same_digest_in_pyodide() -> None:
    """Tests of the engine pass inside Pyodide, and whole matches leave the same logs as here."""
    printed = in_pyodide("engine")
    passed = re.search(r"^(\d+) passed", printed, re.MULTILINE)
    assert passed, printed
    assert int(passed[1]) >= 1_000
    assert " skipped" not in printed
    assert f"digest {digest()}" in printed
    assert re.search(r"^python 3\.14\.", printed, re.MULTILINE)


def test_an_example_woken_in_pyodide_has_the_same_frames() -> None:
    """Each example at each step, to the byte; that they are the built ones is held in tests/pages."""
    assert json.loads(in_pyodide("frames")) == frames()
