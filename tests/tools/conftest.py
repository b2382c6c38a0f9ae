"""A copy of the project as a clean clone would have it, with the environment that is here already."""

import shutil
import subprocess
from pathlib import Path

import pytest

from tools import machine


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """All files that git tracks or would track, and nothing that was fetched."""
    folder = tmp_path / "clone"
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listed, cwd=machine.ROOT, check=True, capture_output=True, text=True).stdout
    for name in names.splitlines():
        if (machine.ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(machine.ROOT / name, folder / name)
    return folder


@pytest.fixture
def ready(clone: Path) -> Path:
    """A clone in which a first command has run. It shares our environment, which must not be made anew by it."""
    wanted = machine.fingerprint("pyproject.toml", "requirements.lock")
    assert machine.is_kept(machine.ENVIRONMENT, wanted), "out of date; run: python3 noxfile.py tests"
    (clone / ".nox").mkdir()
    (clone / ".nox" / "env").symlink_to(machine.ENVIRONMENT)
    (clone / "node_modules").symlink_to(machine.ROOT / "node_modules")
    return clone
