"""The engine in the browser's Python: the same tests hold, and it plays the same matches."""

import re
import subprocess
from pathlib import Path

import pytest

from tests.engine.playing import digest
from tools import machine


def test_same_tests_and_same_digest_in_pyodide() -> None:
    """All tests of the engine pass inside Pyodide, and whole matches leave the same logs as here."""
    packages = Path(pytest.__file__).parents[1]
    command = [
        str(machine.node()),
        str(Path(__file__).with_name("run.mjs")),
        str(machine.ROOT),
        str(packages),
    ]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    printed = done.stdout + done.stderr
    assert done.returncode == 0, printed
    passed = re.search(r"^(\d+) passed", printed, re.MULTILINE)
    assert passed, printed
    assert int(passed[1]) > 600
    assert " skipped" not in printed
    assert f"digest {digest()}" in printed
    assert re.search(r"^python 3\.14\.", printed, re.MULTILINE)
