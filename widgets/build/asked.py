"""What players say for a rule, beside the words of its page. Read from docs/terms."""

from functools import cache
from pathlib import Path

from widgets.build.page import DOCS

TERMS = DOCS / "terms"


@cache
def players_words() -> dict[str, list[str]]:
    """What players ask at a table, for each rule that answers."""
    rows = (line.partition(": ") for line in lines_of(TERMS / "asked.txt"))
    return {slug: words.split("; ") for slug, _, words in rows}


def alike() -> list[list[str]]:
    """Words that mean the same when players ask."""
    return [line.split() for line in lines_of(TERMS / "said.txt")]


def lines_of(path: Path) -> list[str]:
    lines = path.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]
