"""What the build puts beside the pages for the live part."""

import gzip
import io
import json
import re
import zipfile

from tests.conftest import Site


def test_the_engine_brings_what_the_worker_needs_and_no_more(site: Site) -> None:
    """Engine, widgets, examples, and the name of the build, compiled; nothing that only the build or the command line uses."""
    (packed,) = site.folder.glob("assets/live/*/python.pack")
    with zipfile.ZipFile(io.BytesIO(gzip.decompress(packed.read_bytes()))) as files:
        names = set(files.namelist())
        assert packed.parent.name == files.read("widgets/worker/build").decode()
        assert "iroha/new-trump.play" in json.loads(files.read("widgets/worker/plays.json"))
        assert {info.date_time for info in files.infolist()} == {(1980, 1, 1, 0, 0, 0)}
    assert {"engine/registry.pyc", "widgets/worker/main.pyc", "json/decoder.pyc"} <= names
    assert names.isdisjoint(
        {
            "engine/__main__.pyc",
            "engine/commands/proof.pyc",
            "widgets/build/fences.pyc",
            "widgets/build/terms.pyc",
            "email/__init__.pyc",
        }
    )
    assert {name.rpartition(".")[2] for name in names} == {"pyc", "json", "widgets/worker/build"}


def test_page_and_engine_know_their_build_and_their_places(site: Site) -> None:
    """The script's constants name the folders that are there, and how long each file of a start is."""
    (build,) = site.folder.glob("assets/live/*/build.js")
    told = dict(re.findall(r"export const (\w+) = (.+);", build.read_text(encoding="utf-8")))
    known = {name: json.loads(value) for name, value in told.items()}
    assert build.parent.name == known["BUILD"]
    assert (build.parent / known["PYSCRIPT"] / "core.js").is_file()
    assert (build.parent / known["PYODIDE"] / "pyodide.asm.wasm").is_file()
    assert {name: (build.parent / name).stat().st_size for name in known["FILES"]} == known["FILES"]
