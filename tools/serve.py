"""Serve the site on this machine the way GitHub Pages does, and build it again when a source changes.

python -m tools.serve [PORT]
"""

import gzip
import os
import posixpath
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import suppress
from functools import partial
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import quote, unquote, urlsplit

from tools.build import SOURCES, files_of
from tools.machine import LAST_WORD, ROOT

PROJECT = "/torite/"
PORT = 8000
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".gz": "application/gzip",
    ".html": "text/html; charset=utf-8",
    ".js": "application/javascript; charset=utf-8",
    ".json": "application/json; charset=utf-8",
    ".map": "application/json; charset=utf-8",
    ".mjs": "application/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".xml": "application/xml",
    ".zip": "application/zip",
}
ZIPPED = (".css", ".html", ".js", ".json", ".mjs", ".svg", ".txt", ".wasm", ".xml")


class Pages(BaseHTTPRequestHandler):
    """GitHub Pages: a project path, gzip, ten minutes of cache, a page for what is not there."""

    protocol_version = "HTTP/1.1"

    def __init__(self, *arguments: object, site: Path) -> None:
        self.site = site
        super().__init__(*arguments)  # type: ignore[arg-type]

    def handle(self) -> None:
        with suppress(ConnectionError):  # a reader who has gone on does not wait for the rest
            super().handle()

    def do_GET(self) -> None:
        path = unquote(urlsplit(self.path).path)
        try:
            file = self.file_at(path)
        except (OSError, ValueError):  # a name that no file can have
            file = None
        if file is None:
            self.answer(HTTPStatus.NOT_FOUND, self.site / "404.html")
        elif file.is_dir():
            self.move(path + "/")
        else:
            self.answer(HTTPStatus.OK, file)

    do_HEAD = do_GET  # noqa: N815  # the name that the standard library calls

    def file_at(self, path: str) -> Path | None:
        """The file that Pages gives for a path; a folder where the slash behind it is missing."""
        if not path.startswith(PROJECT):
            return None
        file = self.site / posixpath.normpath(path.removeprefix(PROJECT)).lstrip("/")
        if not file.resolve().is_relative_to(self.site.resolve()):
            return None
        if path.endswith("/"):
            file /= "index.html"
        elif not file.suffix and not file.is_dir():
            file = file.with_suffix(".html")
        return file if file.exists() else None

    def move(self, path: str) -> None:
        self.send_response(HTTPStatus.MOVED_PERMANENTLY)
        self.send_header("Location", quote(path))
        self.send_header("Content-Length", "0")
        self.end_headers()

    def answer(self, status: HTTPStatus, file: Path) -> None:
        body = file.read_bytes() if file.is_file() else b"404"
        zipped = file.suffix in ZIPPED and "gzip" in self.headers.get("Accept-Encoding", "")
        if zipped:
            body = gzip.compress(body, 6, mtime=0)
        self.send_response(status)
        self.send_header("Content-Type", TYPES.get(file.suffix, "application/octet-stream"))
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "max-age=600")
        self.send_header("Access-Control-Allow-Origin", "*")
        if zipped:
            self.send_header("Content-Encoding", "gzip")
            self.send_header("Vary", "Accept-Encoding")
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def log_message(self, format: str, *arguments: object) -> None:
        pass


def open_server(site: Path, port: int = 0, pages: type[Pages] = Pages) -> ThreadingHTTPServer:
    """A server on this machine alone, not answering yet; port 0 takes any that is free."""
    ThreadingHTTPServer.daemon_threads = True
    return ThreadingHTTPServer(("127.0.0.1", port), partial(pages, site=site))


def answer_from_now(server: ThreadingHTTPServer) -> None:
    threading.Thread(target=server.serve_forever, daemon=True).start()


def address(server: ThreadingHTTPServer) -> str:
    return f"http://127.0.0.1:{server.server_address[1]}{PROJECT}"


def free_port(wanted: int) -> int:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", wanted))
        except OSError:
            return 0
    return wanted


def sources() -> dict[Path, float]:
    """When each source was changed last."""
    found = {}
    for file in files_of(*SOURCES, "tools"):
        with suppress(FileNotFoundError):  # an editor's file that has gone meanwhile
            found[file] = file.stat().st_mtime
    return found


def build_for(url: str, site: Path) -> bool:
    """Build in a process of its own, which sees sources as they are now; a build that fails leaves the site as it was."""
    began = time.monotonic()
    command = [sys.executable, "-m", "tools.build", str(site)]
    # Whoever changes a page wants to see it, not what was kept of it.
    environment = {"TORITE_OFFLINE": "no", **os.environ, "TORITE_SITE_URL": url}
    if subprocess.run(command, check=False, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL).returncode:
        return False
    print(f"Built in {time.monotonic() - began:.1f} s.", flush=True)
    return True


def main(arguments: list[str]) -> int:
    wanted = arguments[0] if arguments else str(PORT)
    if not (wanted.isascii() and wanted.isdecimal() and int(wanted) < 65536):
        print(f"{wanted!r} is no port: a number below 65536, or 0 for any that is free")
        return 1
    for ends in (
        signal.SIGINT,
        signal.SIGTERM,
    ):  # SIGINT too: what a shell starts in the background ignores it
        signal.signal(ends, signal.default_int_handler)
    with suppress(KeyboardInterrupt), tempfile.TemporaryDirectory() as folder:
        return serve(Path(folder) / "site", int(wanted))
    return 0


def serve(site: Path, port: int) -> int:
    """Until it is interrupted, or the first build fails."""
    server = open_server(site, free_port(port))
    seen = sources()
    if not build_for(address(server), site):
        return 1
    LAST_WORD.unlink(missing_ok=True)
    answer_from_now(server)
    print(f"Torite is at {address(server)}  (Ctrl+C ends it)", flush=True)
    while True:
        time.sleep(0.5)
        now = sources()
        if now != seen:
            seen = now
            build_for(address(server), site)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
