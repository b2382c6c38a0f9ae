"""Every word of docs/terms on one page, and how each game uses it. Used by MkDocs alone."""

from itertools import groupby
from typing import Any

from engine.registry import GAMES
from widgets.build.page import page_of, rules_seen_from, stops_the_build
from widgets.build.terms import COMMON, Term, terms
from widgets.render.html import Html, h
from widgets.render.rule_address import address


@stops_the_build
def glossary(source: str, language: str, class_: str, options: dict[str, str], md: Any, **_: Any) -> Html:
    """A heading a word, in the order of the alphabet; under it a line a game that has its own."""
    words = sorted(
        ((term.name, of, term) for of in (COMMON, *GAMES) for term in terms(of).values()),
        key=lambda word: (word[0].casefold(), (COMMON, *GAMES).index(word[1])),
    )
    page = page_of(md)
    entries = [entry(page, list(alike)) for _, alike in groupby(words, lambda word: word[0].casefold())]
    return h("dl", *[part for parts in entries for part in parts], class_="list-glossary")


def entry(page: str, words: list[tuple[str, str, Term]]) -> list[Html]:
    name = words[0][0]
    head = h("dt", name, id=f"term-{name.replace(' ', '-')}")
    return [head, *[h("dd", *told(page, of, term)) for _, of, term in words]]


def told(page: str, of: str, term: Term) -> list[Html | str]:
    """As it is written and read, what it means, and in which game: a link to the rule where it stands first."""
    parts: list[Html | str] = [h("span", term.written, lang="ja"), f" {term.romaji}. {term.meaning}."]
    if of == COMMON:
        return parts
    rules = rules_seen_from(page, of)
    where = h("a", GAMES[of].title, href=address(rules, term.rules[0])) if term.rules else GAMES[of].title
    return [*parts, " ", where]
