"""Build the site: the pages by MkDocs, and beside them the files that they load.

python -m tools.build [FOLDER]; TORITE_SITE_URL says where the site will be served.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from engine.commands import doc_pages
from tools import bundle, fonts, machine, offline, python, redirects, search, steps
from tools.machine import LAST_WORD, ROOT

MODULES = Path("node_modules")
PAGE = Path("widgets/page")
BUNDLES = ("torite.js", "finder.js", "offline.js", "interpreter.js", "torite.css")
PYSCRIPT_START = ("core*.js", "deprecations-manager-*.js", "donkey-*.js", "error-*.js", "py-[egt]*.js")
"""What of PyScript a page loads when it starts a worker; the rest lies there for what we do not use."""
SOURCES = (
    "engine",
    "widgets",
    "docs",
    "overrides",
    "mkdocs.yml",
    "package-lock.json",
    "tools/build.py",
    "tools/fonts.py",
    "tools/in_pyodide.py",
    "tools/offline.py",
    "tools/python.mjs",
    "tools/python.py",
    "tools/steps.py",
)
MOVED = {"play-files/": "contribute/play-files/"}
"""Pages that have moved: an old address leads to the new one for ever."""
TEXTS = ("engine", "widgets", "docs", "overrides")


class Unbuilt(Exception):
    """The build failed; what it said last."""


def build(folder: Path, site_url: str | None = None) -> None:
    """The whole site, put into a folder when it is complete; only a site of ours is replaced."""
    if folder.is_dir() and any(folder.iterdir()) and not (folder / "assets" / "live").is_dir():
        raise Unbuilt(f"{folder} is not empty, and what is in it is no site built here")
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent, prefix=".torite-") as beside:
        new = Path(beside).resolve() / "site"
        name = build_name()
        check_examples()
        write_pages(new, name, site_url)
        tidy(new)
        leave_out(new)
        layer_theme(new)
        search.complete(new)
        redirects.write_stubs(new, MOVED)
        stage(new, name)
        check_links(new)
        steps.lift_out(new, f"assets/live/{name}/steps")
        offline.write(new, f"assets/live/{name}/")
        shutil.rmtree(folder, ignore_errors=True)
        new.rename(folder)


def write_pages(folder: Path, name: str, site_url: str | None) -> None:
    """What MkDocs makes of docs/."""
    environment = {
        **os.environ,
        "TORITE_BUILD": name,
        "SOURCE_DATE_EPOCH": epoch(),
        "NO_MKDOCS_2_WARNING": "1",
    }
    if site_url:
        environment["TORITE_SITE_URL"] = site_url
    # Not --quiet: what is not logged is not counted, and --strict would let every warning pass.
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)]
    done = subprocess.run(command, check=False, cwd=ROOT, env=environment, stderr=subprocess.PIPE, text=True)
    *others, last = done.stderr.strip().splitlines() or ["mkdocs failed"]
    if done.returncode:
        sys.stderr.writelines(f"{line}\n" for line in others)
        raise Unbuilt(last)


BLOCK = (
    "article|dd|div|dl|dt|footer|form|h[1-6]|header|li|link|main|meta|nav|ol|p|script|"
    "section|symbol|table|tbody|td|th|thead|tr|ul"
)
MENU = '<span class="md-ellipsis">'
TAG = rf"(?:</?(?:{BLOCK})(?:\s[^<>]*)?>|{MENU})"
IN_MENU = "</(?:a|label)>"
GAP = re.compile(rf"(?P<before>{TAG})\s*\n\s*(?=<)|(?<=>)\s*\n\s*(?={TAG}|{IN_MENU})")


TABLE = re.compile(r"<table>.*?</table>", re.DOTALL)
SCROLLS = r'<div class="md-typeset__scrollwrap"><div class="md-typeset__table">\g<0></div></div>'


def tidy(site: Path) -> None:
    """Without the line ends between tags, each of which would be a node; with what the theme's script would put around tables."""
    for path in site.rglob("*.html"):
        text = GAP.sub(lambda gap: gap["before"] or "", path.read_text(encoding="utf-8"))
        path.write_text(TABLE.sub(SCROLLS, text), encoding="utf-8")


UNUSED = ("assets/javascripts/lunr", "assets/javascripts/workers", "partials")
"""The theme's search, for we have our own; and what its templates have taken into pages."""


def leave_out(site: Path) -> None:
    """What no page asks for."""
    for folder in UNUSED:
        shutil.rmtree(site / folder, ignore_errors=True)


def layer_theme(site: Path) -> None:
    """The theme's styles in a layer, which ours outweigh; under a name that no browser has kept from before."""
    for path in (site / "assets/stylesheets").glob("*.css"):
        rules = path.read_text(encoding="utf-8").removeprefix('@charset "UTF-8";')
        path.with_name(f"layer.{path.name}").write_text(f"@layer theme{{{rules}}}", encoding="utf-8")
        path.unlink()


def build_name() -> str:
    """Changes when anything does that a page is made of."""
    digest = hashlib.sha256()
    for file in files_of(*SOURCES):
        with suppress(FileNotFoundError):  # an editor's file that has gone meanwhile
            digest.update(f"{file.relative_to(ROOT).as_posix()}\0".encode() + file.read_bytes())
    return digest.hexdigest()[:12]


def files_of(*sources: str) -> Iterator[Path]:
    """The files of folders and the files named, without what Python leaves behind."""
    for source in sources:
        path = ROOT / source
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file() and "__pycache__" not in file.parts:
                yield file


def epoch() -> str:
    """The time of the last commit, so that two builds of the same sources are the same to the byte."""
    if "SOURCE_DATE_EPOCH" in os.environ:
        return os.environ["SOURCE_DATE_EPOCH"]
    log = ["git", "log", "-1", "--format=%ct"]
    told = subprocess.run(log, check=False, cwd=ROOT, capture_output=True, text=True).stdout.strip()
    return told or "0"


def stage(site: Path, name: str) -> None:
    """Put the page's script and style, the fonts, and the pinned Pyodide and PyScript beside the pages."""
    own = site / "assets" / "live" / name
    own.mkdir(parents=True)
    rules = fonts.write_fonts(site / "assets" / "fonts", fonts.letters(ROOT / text for text in TEXTS))
    write_bundles(own)
    styles = own / "torite.css"
    styles.write_text(rules + styles.read_text(encoding="utf-8"), encoding="utf-8")
    pyodide = stage_package(site, "pyodide", "", ("*.mjs", "*.wasm"))
    pyscript = stage_package(site, "@pyscript/core", "dist", ("*.js",))
    (own / "python.pack").write_bytes(python.packed(name))
    start = [own / "interpreter.js", own / "python.pack", *sorted(pyodide.iterdir())]
    start += sorted(file for pattern in PYSCRIPT_START for file in pyscript.glob(pattern))
    lock = json.loads((ROOT / MODULES / "pyodide/pyodide-lock.json").read_text(encoding="utf-8"))
    known = {
        "BUILD": name,
        "LOCK": json.dumps({**lock, "packages": {}}),
        "PYODIDE": f"../../{pyodide.name}/",
        "PYSCRIPT": f"../../{pyscript.name}/",
        "FILES": {Path(os.path.relpath(file, own)).as_posix(): file.stat().st_size for file in start},
    }
    lines = (f"export const {key} = {json.dumps(value)};\n" for key, value in known.items())
    (own / "build.js").write_text("".join(lines), encoding="utf-8")


def check_examples() -> None:
    """A play file that no page shows is forgotten: it stops the build."""
    docs = ROOT / "docs"
    shown = doc_pages.shown(
        {path.as_posix(): path.read_text(encoding="utf-8") for path in docs.rglob("*.md")}
    )
    there = {path.relative_to(docs / "plays").as_posix() for path in (docs / "plays").rglob("*.play")}
    if forgotten := sorted(there - shown):
        raise Unbuilt(f"docs/plays/{forgotten[0]} stands on no page")


def check_links(site: Path) -> None:
    """Every link within the site leads to a page that is there, down to the anchor; 404.html knows only whole addresses.

    Moves that a link adds (`#your-turn.1~1~0~A_G8`) are no anchors: the page's script reads them.
    """
    options = ("--offline", "--include-fragments", "--index-files=index.html", "--exclude-path=404.html")
    command: list[str | Path] = [machine.BIN / "lychee", *options, "--exclude=#.*~", "--no-progress", site]
    done = subprocess.run(
        command, check=False, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode:
        sys.stderr.write(done.stdout)
        raise Unbuilt("a link of the site leads nowhere; it is listed above")


def write_bundles(target: Path) -> None:
    """Each with all that it imports, but for what only this build can know: where things lie."""
    files = [ROOT / PAGE / file for file in BUNDLES]
    bundle.write(*files, "--format=esm", "--external:./build.js", f"--outdir={target}")


def stage_package(site: Path, package: str, folder: str, patterns: tuple[str, ...]) -> Path:
    """Under a folder named by its version: kept by browsers over builds of ours."""
    source = ROOT / MODULES / package
    version = json.loads((source / "package.json").read_text(encoding="utf-8"))["version"]
    target = site / "assets" / f"{package.strip('@').replace('/', '-')}-{version}"
    target.mkdir(parents=True)
    for pattern in patterns:
        for file in sorted((source / folder).glob(pattern)):
            shutil.copy(file, target)
    return target


def main(arguments: list[str]) -> int:
    folder = Path(arguments[0]) if arguments else ROOT / "site"
    try:
        build(folder)
    except (Unbuilt, bundle.Failed, python.Failed) as fault:
        print(fault, file=sys.stderr)
        LAST_WORD.parent.mkdir(exist_ok=True)
        LAST_WORD.write_text(str(fault))
        return 1
    print(f"The site is in {folder}.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
