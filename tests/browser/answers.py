"""What the site's server gives in place of a file, where a test wants it so (`instead`)."""

import gzip
import io
import threading
import time
import zipfile
import zlib
from collections.abc import Callable
from http import HTTPStatus
from pathlib import Path

from tools.machine import ROOT
from tools.serve import TYPES, Pages

Answer = Callable[[Pages, Path], None]
Instead = dict[str, Answer]
"""By the name of the file."""


def missing(pages: Pages, file: Path) -> None:
    Pages.answer(pages, HTTPStatus.NOT_FOUND, pages.site / "404.html")


def html(pages: Pages, file: Path) -> None:
    """The page that tells that there is none, as if it were the file."""
    Pages.answer(pages, HTTPStatus.OK, pages.site / "404.html")


def lost(pages: Pages, file: Path) -> None:
    """The connection breaks."""
    pages.close_connection = True


def cut(pages: Pages, file: Path) -> None:
    """The first half, as if that were all; a browser keeps it."""
    body = file.read_bytes()
    give(pages, file, body[: len(body) // 2], "max-age=600")


def changed(change: Callable[[bytes], bytes]) -> Answer:
    """A browser does not keep it."""
    return lambda pages, file: give(pages, file, change(file.read_bytes()), "no-store")


def give(pages: Pages, file: Path, body: bytes, kept: str) -> None:
    head(pages, file, len(body), kept)
    pages.wfile.write(body)


def head(pages: Pages, file: Path, length: int, kept: str) -> None:
    pages.send_response(HTTPStatus.OK)
    pages.send_header("Content-Type", TYPES.get(file.suffix, "application/octet-stream"))
    pages.send_header("Content-Length", str(length))
    pages.send_header("Cache-Control", kept)
    pages.end_headers()


class Stalled:
    """The first half comes, the rest not before it is released."""

    def __init__(self) -> None:
        self.released = threading.Event()
        self.since = 0.0

    def __call__(self, pages: Pages, file: Path) -> None:
        body = file.read_bytes()
        half = len(body) // 2
        head(pages, file, len(body), "max-age=600")
        pages.wfile.write(body[:half])
        self.since = time.time()
        if self.released.wait(60):
            pages.wfile.write(body[half:])
        pages.close_connection = True


def once(bad: Answer) -> Answer:
    """Only the first answer; from the next on it is as it should be."""
    asked: set[str] = set()

    def answer(pages: Pages, file: Path) -> None:
        is_first = pages.path not in asked
        asked.add(pages.path)
        if is_first:
            bad(pages, file)
        else:
            Pages.answer(pages, HTTPStatus.OK, file)

    return answer


def engine_with(change: str, to: str, path: str = "widgets/worker/touch.py") -> Answer:
    """The engine with a line of it changed, and of the same length: the page knows how long it is."""
    source = (ROOT / path).read_text(encoding="utf-8")
    assert change in source

    def engine(body: bytes) -> bytes:
        target = io.BytesIO()
        with zipfile.ZipFile(io.BytesIO(gzip.decompress(body))) as old, zipfile.ZipFile(target, "w") as new:
            for item in old.infolist():
                if item.filename != f"{path}c":
                    new.writestr(item, old.read(item))
            new.writestr(path, source.replace(change, to))
        return packed(target.getvalue(), len(body))

    return changed(engine)


def packed(archive: bytes, length: int) -> bytes:
    """As gzip packs it, of this length: the rest of it is a comment."""
    deflate = zlib.compressobj(9, wbits=-15)
    inside = deflate.compress(archive) + deflate.flush()
    end = zlib.crc32(archive).to_bytes(4, "little") + len(archive).to_bytes(4, "little")
    comment = b" " * (length - len(inside) - 19)
    assert len(comment) > 0
    return b"\x1f\x8b\x08\x10" + bytes(6) + comment + b"\0" + inside + end


UNDO = "def undo(session: Session, _: str, rng: Random) -> Session:\n"
ENDLESS = engine_with(UNDO, "def undo(session, _, rng):\n    while True: pass\n")
