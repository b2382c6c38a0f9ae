"""In the browser's worker: answers the page. What comes beside the modules is read with them, for a kept memory has no files."""

import json
from pkgutil import get_data
from random import Random
from typing import Any

from engine.text import Unreadable
from widgets.worker.answer import answering


def text(name: str) -> str:
    return (get_data(__package__, name) or b"").decode()


BUILD = text("build")
PLAYS: dict[str, str] = json.loads(text("plays.json"))


def read(name: str) -> str:
    try:
        return PLAYS[name]
    except KeyError:
        raise Unreadable(f"there is no example {name[:80]!r} any more") from None


def begin(sync: Any) -> None:
    """With PyScript's bridge to the page, and luck of this start's own."""
    sync.answer = answering(read, BUILD, Random())
