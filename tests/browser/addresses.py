"""Every address of the built site: what was published, what its pages name now, what has moved, what is printed."""

import posixpath
import random
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import NamedTuple

from tools.machine import ROOT
from tools.search import TITLES


class Address(NamedTuple):
    """As it is written, and the place that it leads to: another one where a rule has moved."""

    written: str
    place: str


def here(place: str) -> Address:
    return Address(place, place)


def addresses(site: Path) -> list[Address]:
    """Those that were published, then every heading, word and example of the built pages, and a step of each example."""
    lines = (ROOT / "tests/pages/addresses.txt").read_text(encoding="utf-8").splitlines()
    published = [line for line in lines if line and not line.startswith("#")]
    others = [address for page in built(site) for address in named(*page)]
    moved = dict(pair for page in built(site) for pair in moves(*page))
    return [
        Address(written, moved.get(written, written))
        for written in dict.fromkeys([*published, *others, *moved])
    ]


def rules(site: Path) -> list[Address]:
    """Each rule where it is now."""
    return [
        address
        for address in addresses(site)
        if name_of(address) in TITLES and address == here(address.place)
    ]


def codes(site: Path) -> list[Address]:
    """What the codes on the sheets open."""
    found = re.compile(r'<a href="([^"]+)"[^>]*><svg[^>]*aid-qr')
    return [here(target(path, href)) for path, text in built(site) for href in found.findall(text)]


def built(site: Path) -> Iterator[tuple[str, str]]:
    """Each page: its address, and what it has."""
    for page in sorted(site.rglob("index.html")):
        path = "" if page.parent == site else f"{page.parent.relative_to(site).as_posix()}/"
        text = page.read_text(encoding="utf-8")
        yield path, text[text.find("<article") :]


def named(path: str, text: str) -> Iterator[str]:
    luck = random.Random(path)
    for tag in re.findall(r"<(?:h[1-3]|dt|torite-play)\s[^>]*>", text):
        name = attribute(tag, "id")
        if not name or name.startswith("__"):
            continue
        yield f"{path}#{name}"
        if last := attribute(tag, "data-last"):
            yield f"{path}#{name}.{luck.randint(0, int(last))}"


def moves(path: str, text: str) -> Iterator[tuple[str, str]]:
    """What has moved from a page: each rule, heading, and example with a step."""
    for tag in re.findall(r"<a\s[^>]*is-elsewhere[^>]*>", text):
        page = target(path, attribute(tag, "href")).partition("#")[0]
        name, example = attribute(tag, "id"), attribute(tag, "data-example")
        for found in filter(None, (name, example, example and f"{example}.1")):
            yield f"{path}#{found}", f"{page}#{found}"


def attribute(tag: str, name: str) -> str:
    found = re.search(rf'\s{name}="?([^"\s>]+)', tag)
    return unescape(found[1]) if found else ""


def target(path: str, href: str) -> str:
    """Where a link of a page leads, seen from the site's first."""
    page, mark, name = href.partition("#")
    return f"{posixpath.normpath(path + page)}/{mark}{name}"


def name_of(address: Address) -> str:
    return address.place.partition("#")[2]
