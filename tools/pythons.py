"""python3 noxfile.py pythons: the engine's tests under each CPython found here, each in an environment with pytest alone."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tools import machine

VERSIONS = ("3.11", "3.12", "3.13", "3.14")
PYTEST = ("colorama", "iniconfig", "packaging", "pluggy", "pygments", "pytest")
"""pytest, and what it needs."""
TESTS = ("-m", "pytest", "-p", "no:cacheprovider", "--confcutdir=tests/engine", "tests/engine")
DIGEST = "from tests.engine.matches import digest; print(digest())"


def main() -> int:
    wanted = digest(Path(sys.executable))
    worst = 0
    for version in VERSIONS:
        found = find(version)
        if found is None:
            machine.say(f"Python {version}: not found here")
            continue
        python = environment(version, found)
        code = subprocess.call([python, *TESTS], cwd=machine.ROOT)
        same = code == 0 and digest(python) == wanted
        machine.say(
            f"Python {version}: {'the tests pass, the same matches' if same else 'it is not the same'}"
        )
        worst = max(worst, 0 if same else 1)
    return worst


def digest(python: Path) -> str:
    """The fingerprint of whole matches of every game."""
    told = subprocess.run(
        [python, "-c", DIGEST], cwd=machine.ROOT, check=True, capture_output=True, text=True
    )
    return told.stdout.strip()


def find(version: str) -> Path | None:
    return next((path for path in candidates(version) if version_of(path) == version), None)


def candidates(version: str) -> Iterator[Path]:
    """On the path, and where the version manager keeps them."""
    on_path = shutil.which(f"python{version}")
    if on_path:
        yield Path(on_path)
    kept = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv") / "versions"
    for folder in sorted(kept.glob(f"{version}.*"), reverse=True):
        yield folder / "bin" / "python"


def version_of(path: Path) -> str:
    """Empty where it does not start: a version manager puts programs on the path that only say so."""
    tell = "import sys; print('%d.%d' % sys.version_info[:2])"
    try:
        told = subprocess.run([path, "-c", tell], check=False, capture_output=True, text=True)
    except OSError:
        return ""
    return told.stdout.strip()


def environment(version: str, python: Path) -> Path:
    """The Python of a small environment, made or kept."""
    folder = machine.ROOT / ".nox" / f"python-{version}"
    own = folder / machine.BIN.name / machine.PYTHON.name
    wanted = machine.fingerprint("requirements.lock")
    if not machine.is_kept(folder, wanted):
        machine.say(f"making an environment for Python {version} (this once)")
        shutil.rmtree(folder, ignore_errors=True)
        machine.run(python, "-m", "venv", folder)
        pins = folder / "pytest.lock"
        pins.write_text("\n".join(pinned((machine.ROOT / "requirements.lock").read_text())))
        machine.run(own, "-m", "pip", "install", "--quiet", "--require-hashes", "--no-deps", "-r", pins)
        (folder / machine.STAMP).write_text(wanted)
    return own


def pinned(lock: str) -> list[str]:
    """The lines of a lock file for pytest and what it needs."""
    entries = re.findall(r"^([a-z0-9-]+)(==.*(?:\n    --hash=.*)+)", lock, re.MULTILINE)
    return [f"{name}{pin}".removesuffix("\\") for name, pin in entries if name in PYTEST]


if __name__ == "__main__":
    sys.exit(main())
