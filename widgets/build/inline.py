"""What the build writes for the short notations in a line: `#!term trump`. Used by MkDocs alone."""

import os
from html import escape
from typing import Any

import segno

from engine.registry import GAMES
from widgets.build.page import Unbuildable, page_of, place_of, stops_the_build
from widgets.build.terms import Term, known_rules, term_on, terms_of
from widgets.render.card_html import suit_drawing
from widgets.render.html import Html, h


@stops_the_build
def term(source: str, language: str, class_name: str, md: Any) -> Html:
    """`term trump marker` or `term trump marker|marker`: a word that shows its Japanese when it is touched."""
    name, _, shown = source.partition("|")
    found = term_on(page_of(md), name)
    if not found:
        raise Unbuildable(f"{place_of(f'#!term {source}')}: expected a term of docs/terms, found {name!r}")
    tip = f"term-{name.replace(' ', '-')}-{md.htmlStash.html_counter}"
    told = (
        h("span", f"{found.meaning}.", data_search_exclude=True),
        h("span", japanese(found), " ", h("i", found.romaji), data_search_exclude=True),
    )
    return Html(
        h("button", shown or name, type="button", class_="tip-term", popovertarget=tip)
        + h("span", *told, id=tip, popover=True, class_="tip")
    )


def japanese(found: Term) -> Html:
    return h("b", h("ruby", found.kanji, h("rt", found.kana)) if found.kana else found.kanji, lang="ja")


@stops_the_build
def rule(source: str, language: str, class_name: str, md: Any) -> Html:
    """`rule iroha.lead`: the line under a rule's heading: its address, how far the rulebook carries it, its words there."""
    if source not in known_rules():
        raise Unbuildable(f"{place_of(f'#!rule {source}')}: expected a rule, found {source!r}")
    game = GAMES[source.partition(".")[0]]
    badge = next(BADGES.get(rule.mark) for rule in game.rules if rule.slug == source)
    return h(
        "span",
        h("a", source, href=f"#{source}", class_="rule"),
        *([" ", h("span", badge, class_="rule-badge", data_search_exclude=True)] if badge else []),
        *[word(found) for found in terms_of(source)],
        h("button", "Quote", type="button", class_="rule-quote page-button", data_search_exclude=True),
        class_="rule-line",
    )


BADGES = {"reading": "our reading", "missing": "not in the rulebook text", "told": "for the table only"}


def word(found: Term) -> Html:
    """Kanji, kana and romaji, as search wants them."""
    return Html(" " + h("span", found.written, lang="ja") + f" {escape(found.romaji)} ")


@stops_the_build
def suit(source: str, language: str, class_name: str, md: Any) -> Html:
    """`suit bird`: the drawing of a suit."""
    if source not in {suit.name for game in GAMES.values() for suit in game.suits}:
        raise Unbuildable(f"{place_of(f'#!suit {source}')}: expected a suit, found {source!r}")
    return suit_drawing(source)


@stops_the_build
def ja(source: str, language: str, class_name: str, md: Any) -> Html:
    """`ja 鳥 とり`: Japanese, told to whoever reads it aloud."""
    return h("span", source, lang="ja")


@stops_the_build
def qr(source: str, language: str, class_name: str, md: Any) -> Html:
    """`qr rules/#iroha.lead`: the whole address of a place in the game's pages, for a phone to read from paper."""
    game = page_of(md).partition("/")[0]
    address = f"{os.environ.get('TORITE_SITE_URL', LOCAL)}{game}/{source}"
    code = segno.make(address, error="m", micro=False)
    drawing = code.svg_inline(scale=1, border=2, omitsize=True, svgclass="aid-qr", lineclass=None)
    name = h("title", f"QR code: {source}")
    return Html(drawing.replace("<path", f"{name}<path", 1).replace("<svg", '<svg role="img"', 1))


LOCAL = "http://127.0.0.1:8000/torite/"
