"""The built site, served as GitHub Pages would, for all tests that look at it."""

from collections.abc import Callable, Iterator
from http import HTTPStatus
from pathlib import Path
from typing import ClassVar, NamedTuple

import pytest

from tools import build, serve


class Site(NamedTuple):
    """Where the built site lies, and where it is served."""

    folder: Path
    url: str


class Exchanging(serve.Pages):
    """A test may exchange the answer for a file: a worker's own requests can escape what a browser is told to route."""

    instead: ClassVar[dict[str, Callable[[serve.Pages, Path], None]]] = {}

    def answer(self, status: HTTPStatus, file: Path) -> None:
        if exchanged := self.instead.get(file.name):
            exchanged(self, file)
        else:
            super().answer(status, file)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """Built once, with the address at which it is then served."""
    folder = tmp_path_factory.mktemp("built") / "site"
    server = serve.open_server(folder, pages=Exchanging)
    url = serve.address(server)
    build.build(folder, url)
    serve.answer_from_now(server)
    yield Site(folder, url)
    server.shutdown()
    server.server_close()
