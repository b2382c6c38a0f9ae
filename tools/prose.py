"""How the pages sound: sentences that can be read aloud, headings that stand alone, verbs that say what is meant.

python -m tools.prose: each fault with its page, and the figures of all pages. Prose for contributors goes its own way.
"""

import re
import sys
from pathlib import Path
from statistics import median
from typing import NamedTuple

from tools.machine import ROOT

LONGEST = 28
MEDIAN = (10, 18)
VAGUE = re.compile(r"\b(?:lies?|stands?|comes?)\b(?! (?:in|as|to an end)\b)", re.IGNORECASE)
MOST_VAGUE = 4
"""So many in a thousand words."""
ENOUGH = 20
"""Sentences that a median can be asked of; on a cheat sheet they are short."""
SHEET = "aid.md"
QUESTIONS = "readings.md"
OTHERS = ("contribute", "terms", "plays", "assets", "changes.md")

FENCE = re.compile(r"^ *(`{3,}).*?^ *\1$", re.MULTILINE | re.DOTALL)
NOT_PROSE = (
    re.compile(r"\A---\n.*?^---$", re.MULTILINE | re.DOTALL),
    FENCE,
    re.compile(r"^ *(?:!!! |\||\{ |`#!rule |#).*$", re.MULTILINE),
    re.compile(r"`#!(?:ja|suit|card|qr|rule) [^`]*`"),
)
SENTENCE = re.compile(r"[^.?!:]+(?:[.?!:]+(?=\s|$)|$)")


class Page(NamedTuple):
    path: Path
    headings: list[str]
    sentences: list[str]

    @property
    def words(self) -> int:
        return sum(len(sentence.split()) for sentence in self.sentences)

    @property
    def vague(self) -> int:
        return sum(len(VAGUE.findall(sentence)) for sentence in self.sentences)

    @property
    def median(self) -> float:
        return median(len(sentence.split()) for sentence in self.whole) if self.whole else 0

    @property
    def whole(self) -> list[str]:
        """Not the words of a table of links."""
        return [sentence for sentence in self.sentences if sentence.endswith((".", "?", "!", ":"))]


def read(path: Path) -> Page:
    text = path.read_text(encoding="utf-8")
    headings = re.findall(r"^#+ (.+?)(?: \{#\S+\})?$", FENCE.sub("", text), re.MULTILINE)
    for other in NOT_PROSE:
        text = other.sub("", text)
    text = re.sub(r"`#!edition ([^|`]*)\|([^`]*)`", r"\1 (\2)", text)
    text = re.sub(r"`#!term (?:[^|`]*\|)?([^`]*)`", r"\1", text)
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", text)
    paragraphs = re.split(r"\n\s*\n|\n *(?:[-*]|\d+\.) ", text)
    sentences = [found for one in paragraphs for found in SENTENCE.findall(" ".join(one.split()))]
    return Page(path, headings, [sentence.strip() for sentence in sentences if re.search(r"\w", sentence)])


def faults(page: Page) -> list[str]:
    found = [
        f"too long ({len(one.split())} words): {one}" for one in page.sentences if len(one.split()) > LONGEST
    ]
    if page.path.name != QUESTIONS:
        found += [f"a heading that asks: {heading}" for heading in page.headings if heading.endswith("?")]
    if page.vague * 1000 > MOST_VAGUE * page.words:
        found.append(f"lies, stands or comes {page.vague} times in {page.words} words")
    if page.path.name != SHEET and len(page.whole) >= ENOUGH and not MEDIAN[0] <= page.median <= MEDIAN[1]:
        found.append(f"the median sentence has {page.median:g} words, not {MEDIAN[0]} to {MEDIAN[1]}")
    return found


def pages(docs: Path = ROOT / "docs") -> list[Page]:
    paths = (path for path in sorted(docs.rglob("*.md")) if path.relative_to(docs).parts[0] not in OTHERS)
    return [read(path) for path in paths]


def main() -> int:
    found = pages()
    told = [f"{page.path.relative_to(ROOT)}: {fault}" for page in found for fault in faults(page)]
    sentences, words, vague = (
        sum(values) for values in zip(*((len(p.sentences), p.words, p.vague) for p in found), strict=True)
    )
    print(*told, f"{words} words, {sentences} sentences, {vague} that lie, stand or come", sep="\n")
    return int(bool(told))


if __name__ == "__main__":
    sys.exit(main())
