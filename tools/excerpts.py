"""What the search shows of a section: sentences that can be read alone. widgets/page/finder.js chooses among them."""

import re
from collections.abc import Iterator
from html import unescape
from itertools import zip_longest

THOUGHT, GOES_ON = "\n", "\t"
"""Before a sentence that can be read alone, and before one that needs those between it and the thought's beginning."""
TABLE = re.compile(r"<table>.*?</table>", re.DOTALL)
HEADS = re.compile(r"<tr>\s*(?:<th>[^<]*</th>\s*)+</tr>")
ROW = re.compile(r"<tr>(.*?)</tr>", re.DOTALL)
CELL = re.compile(r"<t[hd]>(.*?)</t[hd]>", re.DOTALL)
TITLE = re.compile(r"<caption>[^<.]*</caption>")
BLOCK = re.compile(r"<(/?)(p|li|ol|ul|table|caption|tr|dt|dd|pre)>")
NEEDS = re.compile(
    r"[a-z(]|(?:[^.:]+: )?(?:[^,:;]*\b(?:he|him|it|its|she|their|them|they|(?:that|these|those) (?:card|colour|number|suit)s?)\b|(?:And|Both|But|Either|He|Here|Its?|Neither|"
    r"None|No,|One of|Or|Otherwise|She|So|That|Their|Them|Then|These|They|This|Those|Yes)\b)|Another answer:"
)
"""A word stands for what the sentence before has named; or this is but a part of one."""
SENTENCE = re.compile(r"\S+ \S+ \S.*?[.?!][)”]?(?= |$)|\S.*$")
"""One or two words make none: they name what the next one tells."""


def excerpts(markup: str) -> str:
    """The sentences of a section, each but the first behind THOUGHT or GOES_ON."""
    told = ((GOES_ON if goes_on else THOUGHT) + sentence for sentence, goes_on in sentences(markup))
    return "".join(told)[1:]


def labelled(table: re.Match[str]) -> str:
    """Each cell behind the head of its column, instead of a row of heads."""
    first = HEADS.search(table[0])
    heads = CELL.findall(first[0]) if first else []

    def row(found: re.Match[str]) -> str:
        pairs = zip_longest(heads, CELL.findall(found[1]), fillvalue="")
        told = " · ".join(": ".join(filter(None, pair)) for pair in pairs if pair[1])
        return f"<tr>{told}</tr>"

    return ROW.sub(row, TITLE.sub("", HEADS.sub("", table[0])))


def sentences(markup: str) -> Iterator[tuple[str, bool]]:
    """Each behind its label or the words that lead to a list; and whether it needs the one before."""
    before = lead = ""
    for kind, block in blocks(TABLE.sub(labelled, markup)):
        if kind == "li" and block[0].islower():
            before = before or lead
        for at, part in enumerate([block] if kind == "dd" else SENTENCE.findall(block)):
            whole = f"{before}{part}"
            if part.endswith(":"):
                before = lead = f"{whole} "
            elif kind in ("p", "dt") and not re.search(r"[.?!)”]$| · ", part):
                before = f"{whole}: "
            else:
                goes_on = not before if kind == "dd" else (kind == "tr" and at > 0) or NEEDS.match(whole)
                yield whole, bool(goes_on)
                before = ""
    if before.count(" ") > 1:  # not a label without anything to tell
        yield before.strip(" :"), False


def blocks(markup: str) -> Iterator[tuple[str, str]]:
    """Paragraphs, items and rows in order, with the kind of each; what stands in no other is a paragraph."""
    kind, at = "p", 0
    for tag in [*BLOCK.finditer(markup), None]:
        text = markup[at : tag.start() if tag else None].replace("\n", " · " if kind == "pre" else " ")
        if words := re.sub(r"([.?!]) ·", r"\1", words_of(text)):
            yield kind, words
        if tag:
            kind, at = "p" if tag[1] else tag[2], tag.end()


def words_of(markup: str) -> str:
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", markup)).split())
