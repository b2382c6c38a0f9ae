"""The built site, served as GitHub Pages would, for all tests that look at it."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.browser.answers import Instead
from tests.hosts import Exchanging, Host, newer_build
from tools import build, serve


class Site(NamedTuple):
    """Where the built site lies, and where it is served."""

    folder: Path
    url: str


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


@pytest.fixture
def instead() -> Iterator[Instead]:
    """What the site's server gives in place of files, by their names."""
    yield Exchanging.instead
    Exchanging.instead.clear()


@pytest.fixture
def host(site: Site) -> Iterator[Host]:
    host = Host(site.folder)
    yield host
    host.end()


@pytest.fixture
def newer(site: Site, tmp_path: Path) -> Path:
    """The site as another build of it."""
    newer_build(site.folder, tmp_path / "site")
    return tmp_path / "site"
