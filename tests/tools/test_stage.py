"""What the build puts beside the pages for the live part."""

import json
import re
import zipfile

from tests.conftest import Site


def test_the_engine_brings_what_the_worker_needs_and_no_more(site: Site) -> None:
    """Engine, widgets, examples, and the name of the build; nothing that only the build or the command line uses."""
    (archive,) = site.folder.glob("assets/live/*/engine.zip")
    with zipfile.ZipFile(archive) as files:
        names = set(files.namelist())
        assert archive.parent.name == files.read("build").decode()
        assert {info.date_time for info in files.infolist()} == {(1980, 1, 1, 0, 0, 0)}
    assert {"engine/registry.py", "widgets/worker/main.py", "plays/iroha/new-trump.play"} <= names
    assert names.isdisjoint(
        {
            "engine/__main__.py",
            "engine/commands/proof.py",
            "widgets/build/fences.py",
            "widgets/build/terms.py",
        }
    )
    assert {name.rpartition(".")[2] for name in names} == {"py", "play", "build"}


def test_page_and_engine_know_their_build_and_their_places(site: Site) -> None:
    """The script's constants name the folders that are there, and how long each file of a start is."""
    (build,) = site.folder.glob("assets/live/*/build.js")
    told = dict(re.findall(r"export const (\w+) = (.+);", build.read_text(encoding="utf-8")))
    known = {name: json.loads(value) for name, value in told.items()}
    assert build.parent.name == known["BUILD"]
    assert (build.parent / known["PYSCRIPT"] / "core.js").is_file()
    assert (build.parent / known["PYODIDE"] / "pyodide.asm.wasm").is_file()
    assert {name: (build.parent / name).stat().st_size for name in known["FILES"]} == known["FILES"]
