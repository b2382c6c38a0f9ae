"""The fonts of the site, cut down to the letters that its pages use.

No text may move by a change of font. So the Latin ones are small enough to come within the style sheet, and pages wait
until the browser has read them. Of Japanese, most devices have a good font; ours is for the others.
"""

import base64
import hashlib
import io
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from fontTools import subset

from tools.machine import ROOT

FOUND = ROOT / "node_modules" / "@fontsource"
ALWAYS = "".join(map(chr, range(0x20, 0x7F))) + "–—‘’“”…·×−§\u00a0"


class Face(NamedTuple):
    """A font of the npm packages: family, file, weight, style."""

    family: str
    file: str
    weight: int = 400
    style: str = "normal"
    scripts: tuple[str, ...] = ("latin", "latin-ext")
    local: tuple[str, ...] = ()
    """What it may be called on a device that has it or one as good. Where there are such names, it is a file of its own."""


JAPANESE = ("BIZUDPGothic-Regular", "HiraginoSans-W3", "YuGothic-Regular", "NotoSansCJKjp-Regular")

FACES = (
    Face("Source Sans 3", "source-sans-3/files/source-sans-3-{}-400-normal.woff2"),
    Face("Source Sans 3", "source-sans-3/files/source-sans-3-{}-400-italic.woff2", 400, "italic"),
    Face("Source Sans 3", "source-sans-3/files/source-sans-3-{}-600-normal.woff2", 600),
    Face("Source Serif 4", "source-serif-4/files/source-serif-4-{}-600-normal.woff2", 600),
    Face(
        "BIZ UDPGothic",
        "biz-udpgothic/files/biz-udpgothic-{}-400-normal.woff2",
        scripts=("japanese",),
        local=JAPANESE,
    ),
)


def letters(folders: Iterable[Path]) -> set[int]:
    """Every character of the texts that pages are made of."""
    found = set(map(ord, ALWAYS))
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            if path.suffix in (".md", ".py", ".play", ".yml", ".html", ".js", ".txt"):
                found |= set(map(ord, path.read_text(encoding="utf-8")))
    return found


def write_fonts(target: Path, wanted: set[int]) -> str:
    """Write the subset fonts and give the style sheet that names them."""
    target.mkdir(parents=True, exist_ok=True)
    return "".join(rule for face in FACES for rule in face_rules(target, face, set(wanted)))


def face_rules(target: Path, face: Face, wanted: set[int]) -> Iterator[str]:
    """A file for each script of a face that has letters we use."""
    for script in face.scripts:
        path = FOUND / face.file.format(script)
        data, covered = cut(path, wanted)
        if not covered:
            continue
        wanted -= covered
        if face.local:
            name = f"{path.stem}.{hashlib.sha256(data).hexdigest()[:8]}.woff2"
            (target / name).write_bytes(data)
            sources = [*map('local("{}")'.format, face.local), f'url("../../fonts/{name}") format("woff2")']
        else:
            sources = [f'url("data:font/woff2;base64,{base64.b64encode(data).decode()}")']
        yield (
            f'@font-face{{font-family:"{face.family}";font-weight:{face.weight};font-style:{face.style};'
            f"font-display:{'optional' if face.local else 'block'};src:{','.join(sources)};"
            f"unicode-range:{ranges(covered)}}}\n"
        )


def cut(path: Path, wanted: set[int]) -> tuple[bytes, set[int]]:
    """The font with the wanted letters alone, and which of them it has."""
    options = subset.Options(flavor="woff2", layout_features=["*"], recalc_timestamp=False)
    written = io.BytesIO()
    with subset.load_font(str(path), options, lazy=False) as font:
        covered = wanted & set(font.getBestCmap())
        cutter = subset.Subsetter(options)
        cutter.populate(unicodes=covered)
        cutter.subset(font)
        font.flavor = "woff2"
        font.save(written)
    return written.getvalue(), covered


def ranges(letters: set[int]) -> str:
    runs: list[list[int]] = []
    for letter in sorted(letters):
        if runs and letter == runs[-1][1] + 1:
            runs[-1][1] = letter
        else:
            runs.append([letter, letter])
    return ",".join(f"U+{a:X}" if a == b else f"U+{a:X}-{b:X}" for a, b in runs)
