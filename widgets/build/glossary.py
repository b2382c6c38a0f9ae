"""Every word of docs/terms on one page, and how each game uses it. Used by MkDocs alone."""

from itertools import groupby
from typing import Any

from engine.registry import GAMES
from widgets.build.a_to_z import bar, by_letter, letter_part
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
    alike = [list(some) for _, some in groupby(words, lambda word: word[0].casefold())]
    parts = [
        letter_part(
            letter,
            [one[0][0] for one in some],
            "dl",
            [entry(page, one) for one in some],
            "list-glossary",
        )
        for letter, some in by_letter(alike, lambda one: one[0][0])
    ]
    return Html(games() + bar("Letters", parts) + "".join(part.folded for part in parts))


Word = tuple[str, str, Term]
"""As it is called, of which game, and what it is there."""


def games() -> Html:
    """Whose words are shown; those that all games share always are."""
    named = [("", "All games"), *((game.name, game.title) for game in GAMES.values())]
    choices = [
        h("label", h("input", type="radio", name="glossary", value=name, checked=not name), f" {title}")
        for name, title in named
    ]
    return h("fieldset", h("legend", "Words of"), *choices, class_="list-games", data_search_exclude=True)


def anchor(name: str) -> str:
    return f"term-{name.replace(' ', '-')}"


def entry(page: str, words: list[Word]) -> Html:
    name = words[0][0]
    said = [h("dd", *told(page, of, term)) for _, of, term in words]
    return h("div", h("dt", name, id=anchor(name)), *said, data_games=" ".join(of for _, of, _ in words))


def told(page: str, of: str, term: Term) -> list[Html | str]:
    """As it is written and read, what it means, and in which game: a link to the rule where it stands first."""
    parts: list[Html | str] = [h("span", term.written, lang="ja"), f" {term.romaji}. {term.meaning}."]
    if of == COMMON:
        return parts
    rules = rules_seen_from(page, of)
    where = h("a", GAMES[of].title, href=address(rules, term.rules[0])) if term.rules else GAMES[of].title
    return [*parts, " ", where]
