"""The one archive that the browser's Python imports from: engine, widgets, examples, and what of the standard library they need."""

import gzip
import json
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from tools import machine
from tools.machine import ROOT

PYODIDE = ROOT / "node_modules" / "pyodide"
PARTS = ("engine", "widgets/render", "widgets/worker")
NOT_IN_BROWSER = ("engine/__main__.py", "engine/commands")
PLAYS = ROOT / "docs" / "plays"


class Failed(Exception):
    """Pyodide could not compile it; what it said."""


def packed(build: str) -> bytes:
    """Packed as a whole, which is much smaller than each file by itself."""
    with tempfile.TemporaryDirectory() as folder:
        sources, archive = Path(folder) / "sources.zip", Path(folder) / "python.zip"
        write_sources(sources, build)
        script = Path(__file__).with_name("python.mjs")
        command = [machine.node(), script, PYODIDE, sources, archive]
        done = subprocess.run(
            command, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8"
        )
        if done.returncode:
            raise Failed(done.stdout.strip())
        return gzip.compress(archive.read_bytes(), mtime=0)


def write_sources(target: Path, build: str) -> None:
    """All of ours that runs in the worker, and the name of the build that it belongs to."""
    plays = {
        path.relative_to(PLAYS).as_posix(): path.read_text("utf-8") for path in sorted(PLAYS.rglob("*.play"))
    }
    with ZipFile(target, "w", ZIP_DEFLATED) as archive:

        def add(name: str, data: bytes) -> None:
            archive.writestr(ZipInfo(name), data, ZIP_DEFLATED)

        for name in modules():
            add(name, (ROOT / name).read_bytes())
        add("widgets/worker/plays.json", json.dumps(plays, ensure_ascii=False).encode())
        add("widgets/worker/build", build.encode())


def modules() -> Iterator[str]:
    for part in PARTS:
        for path in sorted((ROOT / part).rglob("*.py")):
            name = path.relative_to(ROOT).as_posix()
            if not name.startswith(NOT_IN_BROWSER):
                yield name
