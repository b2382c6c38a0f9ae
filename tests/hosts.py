"""Servers of the built site that a test may ask for other answers, for another build, or for none."""

import gzip
import re
import shutil
from functools import partial
from http import HTTPStatus
from http.server import ThreadingHTTPServer
from pathlib import Path
from typing import ClassVar

from tests.browser.answers import Instead, packed
from tools import offline, serve

NEWER = "0123456789ab"
"""The name of the other build."""


class Exchanging(serve.Pages):
    """A test may exchange the answer for a file: a worker's own requests can escape what a browser is told to route."""

    instead: ClassVar[Instead] = {}

    def answer(self, status: HTTPStatus, file: Path) -> None:
        if exchanged := self.instead.get(file.name):
            exchanged(self, file)
        else:
            super().answer(status, file)


class Host:
    """A site that can be exchanged for another, and a network that can be lost; the address stays."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.is_lost = folder, False
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Hosted, host=self))
        self.url = serve.address(self.server)
        serve.answer_from_now(self.server)

    def end(self) -> None:
        self.server.shutdown()
        self.server.server_close()


class Hosted(Exchanging):
    def __init__(self, *arguments: object, host: Host) -> None:
        self.host = host
        super().__init__(*arguments, site=host.folder)

    def do_GET(self) -> None:  # noqa: N802  # the name that the standard library calls
        self.site = self.host.folder
        if self.host.is_lost:
            self.close_connection = True
        else:
            super().do_GET()


def newer_build(site: Path, target: Path) -> None:
    """The site as another build of it: another name wherever the build's stands."""
    [old] = [path.name for path in (site / "assets/live").iterdir()]
    shutil.copytree(site, target)
    (target / "assets/live" / old).rename(target / "assets/live" / NEWER)
    for path in [*target.rglob("*.html"), *target.rglob("*.js")]:
        path.write_bytes(path.read_bytes().replace(old.encode(), NEWER.encode()))
    engine = target / "assets/live" / NEWER / "python.pack"
    data = engine.read_bytes()
    engine.write_bytes(packed(gzip.decompress(data).replace(old.encode(), NEWER.encode()), len(data) + 100))
    build = engine.with_name("build.js")
    lengths = re.sub(r'"python.pack": \d+', f'"python.pack": {len(data) + 100}', build.read_text())
    build.write_text(lengths)
    offline.write(target, f"assets/live/{NEWER}/")
