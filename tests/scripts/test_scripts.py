"""What the page's scripts do without a page: Node runs the tests beside this file."""

import subprocess
from pathlib import Path

from tools import machine


def test_scripts_hold_without_a_browser() -> None:
    """Reading an address, keeping tables, fetching files: each promise stands in a file for Node's own test runner."""
    tests = sorted(Path(__file__).parent.glob("*.test.js"))
    command: list[str | Path] = [machine.node(), "--test", "--test-reporter=spec", *tests]
    done = subprocess.run(command, check=False, cwd=machine.ROOT, capture_output=True, encoding="utf-8")
    assert done.returncode == 0, done.stdout
    assert tests
