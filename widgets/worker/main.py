"""In the browser's worker: answers the page. The one file that knows PyScript, and the only one of the widgets with I/O."""

from pathlib import Path
from random import Random

from pyscript import sync

from engine.text import Unreadable
from widgets.worker.answer import answering

HERE = Path(__file__).parents[2]


def read(name: str) -> str:
    try:
        return (HERE / "plays" / name).read_text(encoding="utf-8")
    except (OSError, ValueError):
        raise Unreadable(f"there is no example {name[:80]!r} any more") from None


sync.answer = answering(read, (HERE / "build").read_text(encoding="utf-8"), Random())
