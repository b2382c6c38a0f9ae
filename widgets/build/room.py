"""The room that words take: the longest of several frames are laid out unseen where each is said. Used by MkDocs alone."""

from collections.abc import Iterable, Sequence
from math import ceil

from widgets.render.html import Html, h

WIDTHS = (36, 42, 48, 60, 80, 110)
"""How many letters a line has, on screens from the narrowest to the widest."""
HEADLINE = 1.35
"""So much wider are the letters of a headline, and so much higher its lines."""
Words = tuple[str, ...]
"""A headline, then a line each."""


def room(frames: Iterable[Words]) -> list[Html]:
    """On a screen of each width some frame is the longest: a room for each of them."""
    told = list(dict.fromkeys(frames))
    longest = dict.fromkeys(max(told, key=lambda words: height(words, width)) for width in WIDTHS)
    return [drawn(words) for words in longest]


def height(words: Sequence[str], width: int) -> float:
    first, *rest = words
    lines = sum(ceil(len(line) / width) for line in rest)
    return lines + HEADLINE * ceil(HEADLINE * len(first) / width) + sum(map(len, words)) / 1e6


def drawn(words: Words) -> Html:
    lines = [h("p", line, class_=None if at else "widget-headline") for at, line in enumerate(words)]
    return h("div", *lines, class_="example-room", aria_hidden="true")
