"""What the build writes for the short notations in a line: `#!term trump`. Used by MkDocs alone."""

from typing import Any

import segno

from engine.cards import read_card
from engine.kernel import Game
from engine.playfile import PlayFile
from engine.registry import GAMES
from engine.text import Unreadable
from widgets.build.editions import for_both, word_of_each
from widgets.build.page import Unbuildable, config_of, page_of, place_of, stops_the_build
from widgets.build.places import place_in_the_rulebook
from widgets.build.report import is_this_wrong
from widgets.build.terms import Term, known_rules, term_on, terms_of
from widgets.render.card_html import card, suit_drawing
from widgets.render.html import Html, h, join


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
    """`rule iroha.lead`: what stands behind a rule's title: its mark, the rulebook's words, how far the rulebook carries it."""
    if source not in known_rules():
        raise Unbuildable(f"{place_of(f'#!rule {source}')}: expected a rule, found {source!r}")
    game = GAMES[source.partition(".")[0]]
    badge = next(BADGES.get(rule.mark) for rule in game.rules if rule.slug == source)
    return h(
        "span",
        h("a", "§", href=f"#{source}", class_="rule-mark", aria_label="Copy this rule with its link"),
        *in_the_rulebook(source, md),
        (h("wbr"), h("span", badge, class_="rule-badge")) if badge else None,
        class_="rule-line",
        data_search_exclude=True,
    )


BADGES = {"reading": "our reading", "missing": "not in the rulebook text", "told": "for the table only"}


def in_the_rulebook(slug: str, md: Any) -> tuple[Html, ...]:
    """Folded: who wants to find a rule in the rulebook opens its words and its place there."""
    tip = f"words-{slug}"
    shown = h("button", "日本語", type="button", lang="ja", popovertarget=tip)
    words = "\n".join(f"{found.written} {found.romaji}" for found in terms_of(slug))
    told = h("span", words, lang="ja") if words else None
    parts = told, place_in_the_rulebook(slug), is_this_wrong(slug, md)
    return shown, h("span", *parts, id=tip, popover=True, class_="tip rule-found")


@stops_the_build
def edition(source: str, language: str, class_name: str, md: Any) -> Html:
    """`edition scoring|bid`: the word of the reader's edition; `scoring (bid)` where none is chosen. Either may be `term bid card`, or `Trick: Words`."""
    names, words = editions_of(page_of(md)), source.split("|")
    if not names or len(words) != len(names):
        raise Unbuildable(
            f"{place_of(f'#!edition {source}')}: expected a word for each edition of the page's game, found {source!r}"
        )
    return word_of_each(names, [shown_word(word, name, md) for word, name in zip(words, names, strict=True)])


def editions_of(page: str) -> tuple[str, ...]:
    game = GAMES.get(page.partition("/")[0])
    return game.editions if game else ()


def shown_word(word: str, edition: str, md: Any) -> str:
    name = word.removeprefix("term ")
    if name != word:
        return term(name, "term", "term", md)
    label = f"{edition.title()}: "
    return join([for_both(label), word.removeprefix(label)]) if word.startswith(label) else word


@stops_the_build
def suit(source: str, language: str, class_name: str, md: Any) -> Html:
    """`suit bird`: the drawing of a suit."""
    if source not in {suit.name for game in GAMES.values() for suit in game.suits}:
        raise Unbuildable(f"{place_of(f'#!suit {source}')}: expected a suit, found {source!r}")
    return suit_drawing(source)


@stops_the_build
def one_card(source: str, language: str, class_name: str, md: Any) -> Html:
    """`card R7`: a card of the page's game, as small as a word."""
    game = GAMES.get(page_of(md).partition("/")[0])
    try:
        shown = read_card(source)
    except Unreadable:
        shown = None
    if not (game and shown and shown.suit in {suit.letter for suit in game.suits}):
        raise Unbuildable(
            f"{place_of(f'#!card {source}')}: expected a card of the page's game, found {source!r}"
        )
    return h("span", card(paper(game), shown), class_="card-inline")


def paper(game: Game) -> PlayFile:
    """No table in particular: what is printed on a game's cards."""
    setup = game.setups()[0]
    return PlayFile(game, "", (), setup, game.start(setup), ())


@stops_the_build
def ja(source: str, language: str, class_name: str, md: Any) -> Html:
    """`ja 鳥 とり`: Japanese, told to whoever reads it aloud."""
    return h("span", source, lang="ja")


@stops_the_build
def qr(source: str, language: str, class_name: str, md: Any) -> Html:
    """`qr rules/#iroha.lead Leading`: a link to a place in the game's pages; for paper its whole address, for a phone to read.

    It is printed in full, too, for whoever has no camera.
    """
    place, _, words = source.partition(" ")
    game = page_of(md).partition("/")[0]
    address = f"{config_of(md).site_url}{game}/{place}"
    page, hash_, name = f"{game}/{place}".partition("#")
    lines = (config_of(md).site_url.partition("://")[2], page, f"{hash_}{name}")
    typed = h("small", *[h("span", line) for line in lines if line], class_="aid-place")
    return h("a", code(address), words, typed, href=f"../{place}")


def code(address: str) -> Html:
    """What a phone reads as this address."""
    made = segno.make(address, error="m", micro=False)
    drawing = made.svg_inline(scale=1, border=2, omitsize=True, svgclass="aid-qr", lineclass=None)
    return Html(drawing.replace("<svg", '<svg aria-hidden="true"', 1))
