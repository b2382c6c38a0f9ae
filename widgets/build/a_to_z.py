"""A game from A to Z: the words that players say, each with the rule that answers; and the examples in which a rule decides. Used by MkDocs alone."""

import posixpath
import re
from functools import cache
from itertools import groupby
from typing import Any, NamedTuple
from unicodedata import normalize

from engine.playfile import PlayFile
from engine.registry import GAMES
from engine.text import plural
from widgets.build.asked import players_words
from widgets.build.fences import PLAYS, load
from widgets.build.page import DOCS, page_of, rules_seen_from, stops_the_build
from widgets.build.terms import terms
from widgets.render.html import Html, h
from widgets.render.narration import narration
from widgets.render.rule_address import address
from widgets.render.scene import example_scene
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
    letters = [(letter, list(some)) for letter, some in groupby(lines, lambda line: letter_of(line[0]))]
    rules = rules_seen_from(page_of(md), game)
    parts = [part for letter, some in letters for part in under(letter, some, rules)]
    return h("div", bar([(letter, f"letter-{letter}") for letter, _ in letters]), *parts, class_="list-words")


def letter_of(word: str) -> str:
    """Under which a word stands: without its macron; all numbers under one."""
    first = normalize("NFKD", word)[0].upper()
    return first if first.isalpha() else "0"


def bar(letters: list[tuple[str, str]]) -> Html:
    links = [h("a", letter, href=f"#{name}") for letter, name in letters]
    return h("nav", *links, class_="list-letters", aria_label="Letters")


def under(letter: str, lines: list[tuple[str, str]], rules: str) -> list[Html]:
    items = [
        h("li", f"{word}: ", h("a", title_of(GAMES[rule.partition(".")[0]], rule), href=address(rules, rule)))
        for word, rule in lines
    ]
    return [h("p", letter, id=f"letter-{letter}", class_="list-letter"), h("ul", *items)]


def entries(game: str) -> set[tuple[str, str]]:
    """What players say, but for whole questions, and what the rulebook says."""
    asked = {
        rule: [word for word in words if not QUESTION.match(word)] for rule, words in players_words().items()
    }
    said = [(word, rule) for rule, words in asked.items() for word in words[:FEW]]
    printed = [(term.name, rule) for term in terms(game).values() for rule in term.rules]
    return {
        (word[:1].upper() + word[1:], rule) for word, rule in (*said, *printed) if rule.startswith(f"{game}.")
    }


@stops_the_build
def decided(source: str, language: str, class_: str, options: dict[str, str], md: Any, **_: Any) -> Html:
    """Each rule of a game and the examples in which it decides."""
    game, page = GAMES[source.strip()], page_of(md)
    rules = rules_seen_from(page, game.name)
    return h(
        "dl", *[part for rule in game.rules for part in used(rule.slug, page, rules)], class_="list-words"
    )


def used(rule: str, page: str, rules: str) -> list[Html]:
    found = examples(rule)
    if not found:
        return []
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


@cache
def all_examples(game: str) -> dict[str, tuple[Example, ...]]:
    """By rule: the examples on a game's pages in which the engine cites it, each once, where it stands first."""
    pages = sorted((DOCS / game).glob("*.md"), key=lambda page: ("rules" not in page.stem, page.stem))
    places = {
        source: page for page in reversed(pages) for source in FENCE.findall(page.read_text(encoding="utf-8"))
    }
    found: dict[str, list[Example]] = {}
    for source, page in sorted(places.items(), key=lambda place: pages.index(place[1])):
        path = PLAYS / source
        file = load(path)
        stem = "" if page.stem == "index" else f"{page.stem}/"
        one = Example(file.title, f"{game}/{stem}", path.stem)
        for rule in cited(path.stem, file):
            found.setdefault(rule, []).append(one)
    return {rule: tuple(some) for rule, some in found.items()}


def cited(name: str, file: PlayFile) -> set[str]:
    scene = example_scene(name, file, rules="")
    steps = range(len(scene.moments) + 1)
    return {said.rule for at in steps for said in narration(scene._replace(at=at)) if said.rule}
