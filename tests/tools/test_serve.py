"""Serving: what GitHub Pages does, and what happens on a change."""

import gzip
import http.client
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.conftest import Site
from tools import serve
from tools.machine import ROOT

Ask = Callable[..., tuple[int, dict[str, str], bytes]]


def asked(url: str, path: str, method: str = "GET", **headers: str) -> tuple[int, dict[str, str], bytes]:
    connection = http.client.HTTPConnection(urlsplit(url).netloc, timeout=10)
    connection.request(method, path, headers=headers)
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    return answer.status, {name.lower(): value for name, value in answer.getheaders()}, body


def test_pages_are_served_under_the_project_path(site: Site) -> None:
    """The page of a folder, ten minutes of cache, the type that Pages gives."""
    status, headers, body = asked(site.url, "/torite/iroha/rules/")
    assert status == 200
    assert headers["cache-control"] == "max-age=600"
    assert headers["content-type"] == "text/html; charset=utf-8"
    assert body == (site.folder / "iroha/rules/index.html").read_bytes()


def test_a_folder_without_its_slash_is_moved(site: Site) -> None:
    """As Pages does, with 301; other paths without an ending find their .html."""
    status, headers, _ = asked(site.url, "/torite/iroha/rules")
    assert (status, headers["location"]) == (301, "/torite/iroha/rules/")
    assert asked(site.url, "/torite/404")[0] == 200


def test_text_is_zipped_where_it_may_be(site: Site) -> None:
    """gzip for who accepts it, plain for others; fonts as they are."""
    plain = asked(site.url, "/torite/")
    zipped = asked(site.url, "/torite/", **{"Accept-Encoding": "gzip, br"})
    assert "content-encoding" not in plain[1]
    assert zipped[1]["content-encoding"] == "gzip"
    assert gzip.decompress(zipped[2]) == plain[2]
    font = next(site.folder.glob("assets/fonts/*.woff2")).name
    assert (
        "content-encoding"
        not in asked(site.url, f"/torite/assets/fonts/{font}", **{"Accept-Encoding": "gzip"})[1]
    )


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/torite",
        "/torite/no/",
        "/torite/../mkdocs.yml",
        "/torite/%2e%2e/%2e%2e/etc/hostname",
        "/torite/index.html/",
        "/torite/%00",
        "/torite/" + "x" * 500,
    ],
)
def test_what_is_not_there_gets_the_404_page(site: Site, path: str) -> None:
    """Outside the project path, outside the folder, or simply not there."""
    status, _, body = asked(site.url, path)
    assert status == 404
    assert b"There is no such page" in body


def test_a_path_cannot_write_headers(site: Site) -> None:
    """Line ends in the address of a folder stay what they are."""
    assert asked(site.url, "/torite/iroha%0d%0aX-Evil:%201")[0] == 404
    (site.folder / "a b").mkdir()
    assert asked(site.url, "/torite/a%20b")[1]["location"] == "/torite/a%20b/"
    (site.folder / "a b").rmdir()


@pytest.mark.parametrize("port", ["abc", "99999", "-1", "٣"])
def test_what_is_no_port_is_told(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    """One sentence instead of a traceback."""
    assert serve.main([port]) == 1
    assert f"{port!r} is no port" in capsys.readouterr().out


def test_head_has_no_body(site: Site) -> None:
    """HEAD answers like GET, without the page."""
    status, headers, body = asked(site.url, "/torite/", "HEAD")
    assert (status, body) == (200, b"")
    assert int(headers["content-length"]) > 1000


@pytest.fixture
def serving(ready: Path) -> Iterator[tuple[Path, str, "subprocess.Popen[str]"]]:
    """`python3 noxfile.py serve` in a clone, at a free port."""
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "noxfile.py", "serve", "0"]
    with (ready / "printed").open("w") as printed:
        process = subprocess.Popen(
            command,
            cwd=ready,
            env=environment,
            stdout=printed,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
    found = waited(lambda: re.search(r"Torite is at (\S+)", (ready / "printed").read_text()))
    yield ready, found[1], process
    process.terminate()  # only what was started is told; all that it started ends with it
    process.wait(timeout=20)
    with pytest.raises(ConnectionRefusedError):
        asked(found[1], "/torite/")


def waited(look: Callable[[], "re.Match[str] | None"]) -> "re.Match[str]":
    end = time.monotonic() + 60
    while time.monotonic() < end:
        found = look()
        if found:
            return found
        time.sleep(0.2)
    raise AssertionError("nothing came")


def test_serve_builds_again_on_change(serving: tuple[Path, str, "subprocess.Popen[str]"]) -> None:
    """A changed page is there after a moment; a broken example is told and the site stays as it was."""
    clone, url, process = serving

    def page() -> str:
        return asked(url, f"{urlsplit(url).path}credits/")[2].decode()

    assert f'<link rel="canonical" href="{url}credits/">' in page()
    text = (clone / "docs/credits.md").read_text(encoding="utf-8")
    (clone / "docs/credits.md").write_text(text + "\nA new line.\n", encoding="utf-8")
    waited(lambda: re.search("A new line", page()))
    file = clone / "docs/plays/iroha/tie.play"
    good = file.read_text(encoding="utf-8")
    file.write_text(good.replace("wins=A", "wins=C"), encoding="utf-8")
    waited(lambda: re.search("expected wins=C, found A, B", (clone / "printed").read_text()))
    assert "A new line" in page()
    file.write_text(good + "\n# mended\n", encoding="utf-8")
    (clone / "docs/credits.md").write_text(text + "\nAnother line.\n", encoding="utf-8")
    waited(lambda: re.search("Another line", page()))
    assert process.poll() is None


def test_a_port_that_is_taken_is_left_alone(site: Site, tmp_path: Path) -> None:
    """Another one is found, and pages are built for that address."""
    taken = int(urlsplit(site.url).port or 0)
    assert serve.free_port(taken) == 0
    server = serve.open_server(tmp_path, serve.free_port(taken))
    assert serve.address(server) != site.url
    server.server_close()
    shutil.rmtree(tmp_path, ignore_errors=True)


@pytest.mark.parametrize("ends", [signal.SIGINT, signal.SIGTERM])
def test_serving_ends_when_it_is_told_to(ends: signal.Signals) -> None:
    """Even where it was started in the background, where a shell has interrupts ignored."""
    served = "from tools import serve; serve.build_for = lambda *_: True; raise SystemExit(serve.main(['0']))"
    command = ["sh", "-c", 'trap "" INT; exec "$0" "$@"', sys.executable, "-c", served]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        assert "Torite is at" in process.stdout.readline()
        process.send_signal(ends)
        try:
            assert process.wait(timeout=20) == 0
        finally:
            process.kill()
