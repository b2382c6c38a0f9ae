"""A game from A to Z: the words that players say, each with the rule that answers; and the examples in which a rule decides. Used by MkDocs alone."""

import posixpath
import re
from collections.abc import Callable
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple, TypeVar
from unicodedata import normalize

from engine.registry import GAMES
from engine.text import plural
from widgets.build.asked import players_words
from widgets.build.fences import PLAYS, scene_of
from widgets.build.page import DOCS, page_of, rules_seen_from, stops_the_build
from widgets.build.terms import terms
from widgets.render.html import Html, h
from widgets.render.narration import narration
from widgets.render.rule_address import address
from widgets.render.scene import Scene
from widgets.render.sentences import title_of

FENCE = re.compile(r"^\s*```play[^\n]*\n\s*(\S+)\s*$", re.MULTILINE)
QUESTION = re.compile(
    r"(am|are|can|could|did|do|does|how|is|may|must|should|what|when|where|which|who|why)\b"
)
BY_RULE = "by-rule"
FEW = 6
"""So many of the words that players say for a rule are listed; a search knows more."""


class Example(NamedTuple):
    title: str
    page: str
    """From the root: `tornei/rules/`"""
    name: str


@stops_the_build
def a_to_z(source: str, language: str, class_: str, options: dict[str, str], md: Any, **_: Any) -> Html:
    """A line a word under its letter; above all of them, the letters."""
    game = source.strip()
    lines = sorted(entries(game), key=lambda line: (line[0].casefold(), line))
    rules = rules_seen_from(page_of(md), game)
    parts = [
        letter_part(letter, [word for word, _ in some], "ul", answers(game, some, rules))
        for letter, some in by_letter(lines, lambda line: line[0])
    ]
    return h("div", bar("Letters", parts), *[part.folded for part in parts], class_="list-words")


Thing = TypeVar("Thing")


def by_letter(things: list[Thing], word: Callable[[Thing], str]) -> list[tuple[str, list[Thing]]]:
    def letter(thing: Thing) -> str:
        return letter_of(word(thing))

    return [(name, list(some)) for name, some in groupby(sorted(things, key=letter), letter)]


def letter_of(word: str) -> str:
    """Under which a word stands: without its macron; all numbers under one."""
    first = normalize("NFKD", word)[0].upper()
    return first if first.isalpha() else "0"


class Part(NamedTuple):
    """Of a long list, folded; its address is inside, so that a browser opens it for whoever is sent there."""

    title: str
    name: str
    folded: Html


def part(title: str, name: str, inside: Html, told: str = "") -> Part:
    summary = h("summary", title, " ", h("small", told) if told else None, data_search_exclude=True)
    return Part(title, name, h("details", summary, inside, class_="list-part"))


def letter_part(
    letter: str, words: list[str], tag: str, items: list[Html], class_: str | None = None
) -> Part:
    """From which word to which."""
    name = f"letter-{letter}"
    inside = h(tag, *items, id=name, class_=class_)
    return part(letter, name, inside, " – ".join(dict.fromkeys((words[0], words[-1]))))


def bar(label: str, parts: list[Part]) -> Html:
    links = [h("li", h("a", one.title, href=f"#{one.name}")) for one in parts]
    row = h("ul", *links, class_="nav-row")
    return h("nav", row, class_="list-letters", aria_label=label, data_search_exclude=True)


def answers(game: str, lines: list[tuple[str, str]], rules: str) -> list[Html]:
    return [
        h("li", f"{word}: ", h("a", title_for(game, rule), href=address(rules, rule))) for word, rule in lines
    ]


def title_for(game: str, rule: str) -> str:
    """Of a rule, or of a section that every game has."""
    return sections_of(game)[rule] if is_section(rule) else title_of(GAMES[game], rule)


def is_section(rule: str) -> bool:
    return "." not in rule


@cache
def sections_of(game: str) -> dict[str, str]:
    pages = [page.read_text(encoding="utf-8") for page in pages_of(game)]
    return {name: title for page in pages for _, title, name in HEADING.findall(page)}


def entries(game: str) -> set[tuple[str, str]]:
    """What players say, but for whole questions, and what the rulebook says."""
    asked = {
        rule: [word for word in words if not QUESTION.match(word)] for rule, words in players_words().items()
    }
    said = [(word, rule) for rule, words in asked.items() for word in words[:FEW]]
    printed = [(term.name, rule) for term in terms(game).values() for rule in term.rules]
    return {
        (word[:1].upper() + word[1:], rule)
        for word, rule in (*said, *printed)
        if rule.startswith(f"{game}.") or is_section(rule)
    }


@stops_the_build
def decided(source: str, language: str, class_: str, options: dict[str, str], md: Any, **_: Any) -> Html:
    """By chapter of the rules, each rule of a game and the examples in which it decides; above all of them, the chapters."""
    game, page = GAMES[source.strip()], page_of(md)
    rules, chapters = rules_seen_from(page, game.name), chapters_of(game.name)
    decides = [rule.slug for rule in game.rules if examples(rule.slug)]
    parts = []
    for title, some in groupby(sorted(decides, key=list(chapters).index), chapters.__getitem__):
        name = "part-" + re.sub(r"\W+", "-", title.lower())
        lines = [line for rule in some for line in used(rule, page, rules)]
        parts.append(part(title, name, h("dl", *lines, id=name)))
    return h("div", bar("Chapters", parts), *[part.folded for part in parts], class_="list-words")


HEADING = re.compile(r"^(#+) (.+?)(?: \{#(\S+)\})?$", re.MULTILINE)


def chapters_of(game: str) -> dict[str, str]:
    """The chapter in which a rule stands, in the order of the pages; beside the rules themselves a page is one."""
    chapters: dict[str, str] = {}
    for page in pages_of(game):
        chapter = ""
        for marks, title, name in HEADING.findall(page.read_text(encoding="utf-8")):
            if name.startswith(f"{game}."):
                chapters[name] = chapter
            elif len(marks) == 1 or (len(marks) == 2 and page.stem == "rules"):
                chapter = title
    return chapters


def used(rule: str, page: str, rules: str) -> list[Html]:
    found = examples(rule)
    here = page.removesuffix(".md")
    links = [
        h("li", h("a", one.title, href=f"{posixpath.relpath(one.page, here)}/#{one.name}")) for one in found
    ]
    title = title_of(GAMES[rule.partition(".")[0]], rule)
    return [h("dt", h("a", title, href=address(rules, rule)), id=f"used-{rule}"), h("dd", h("ul", *links))]


def counted(rule: str, page: str) -> Html | None:
    """What stands after a rule's text: in how many examples it decides, and the way to them."""
    found = examples(rule)
    if not found:
        return None
    there = posixpath.relpath(f"{rule.partition('.')[0]}/{BY_RULE}", page.removesuffix(".md"))
    words = f"Decides in {plural(len(found), 'example')}"
    return h("a", words, href=f"{there}/#used-{rule}", class_="rule-used", data_search_exclude=True)


def examples(rule: str) -> tuple[Example, ...]:
    return all_examples(rule.partition(".")[0]).get(rule, ())


def pages_of(game: str) -> list[Path]:
    """The rules first."""
    return sorted((DOCS / game).glob("*.md"), key=lambda page: ("rules" not in page.stem, page.stem))


@cache
def all_examples(game: str) -> dict[str, tuple[Example, ...]]:
    """By rule: the examples on a game's pages in which the engine cites it, each once, where it stands first."""
    pages = pages_of(game)
    places = {
        source: page for page in reversed(pages) for source in FENCE.findall(page.read_text(encoding="utf-8"))
    }
    found: dict[str, list[Example]] = {}
    for source, page in sorted(places.items(), key=lambda place: pages.index(place[1])):
        scene = scene_of(PLAYS / source)
        stem = "" if page.stem == "index" else f"{page.stem}/"
        one = Example(scene.file.title, f"{game}/{stem}", scene.name)
        for rule in cited(scene):
            found.setdefault(rule, []).append(one)
    return {rule: tuple(some) for rule, some in found.items()}


def cited(scene: Scene) -> set[str]:
    steps = range(len(scene.moments) + 1)
    return {said.rule for at in steps for said in narration(scene._replace(at=at)) if said.rule}
