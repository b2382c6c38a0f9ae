"""Networks as slow as readers have them. The server is slow: what a browser is told to slow down leaves its workers out."""

import threading
import time
from http import HTTPStatus
from pathlib import Path
from typing import Any, NamedTuple

from tools import serve

PIECE = 4096


class Network(NamedTuple):
    """Bits and seconds: none where it is as fast as this machine; how many times slower the page computes."""

    name: str
    bits: float = 0
    latency: float = 0
    slower: int = 1


FAST = Network("unthrottled")
CITY = Network("9 Mbit/s, 85 ms", 9e6, 0.085)
PHONE = Network("1.6 Mbit/s, 150 ms, CPU × 4", 1.6e6, 0.15, 4)
NETWORKS = (FAST, CITY, PHONE)


def pages_over(network: Network) -> type[serve.Pages]:
    """All answers share one line."""
    line = Line(network.bits)

    class Over(serve.Pages):
        def answer(self, status: HTTPStatus, file: Path) -> None:
            time.sleep(network.latency)
            super().answer(status, file)

        def setup(self) -> None:
            super().setup()
            self.wfile = Slowly(self.wfile, line)  # type: ignore[assignment]  # as far as answers use it

    return Over if network.bits else serve.Pages


class Line:
    """Lets bytes pass one after another, whoever sends them."""

    def __init__(self, bits: float) -> None:
        self.bits, self.free, self.lock = bits, 0.0, threading.Lock()

    def wait(self, count: int) -> None:
        with self.lock:
            self.free = max(self.free, time.monotonic()) + 8 * count / self.bits
            until = self.free
        time.sleep(max(0.0, until - time.monotonic()))


class Slowly:
    """A file whose writes go over a line, piece by piece."""

    def __init__(self, file: Any, line: Line) -> None:
        self.file, self.line = file, line

    def write(self, data: bytes) -> int:
        for start in range(0, len(data), PIECE):
            piece = data[start : start + PIECE]
            self.line.wait(len(piece))
            self.file.write(piece)
        return len(data)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.file, name)
