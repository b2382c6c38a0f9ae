"""Tables of what the engine holds, printed on pages: `tezuma abilities`. No number stands twice. Used by MkDocs alone."""

from collections.abc import Callable
from typing import Any

from widgets.html import Html
from widgets.unbuildable import Unbuildable, place_of, stops_the_build


@stops_the_build
def list_(source: str, language: str, class_: str, options: dict[str, str], md: Any, **_: Any) -> Html:
    """The table that a fence names."""
    name = source.strip()
    if name not in LISTS:
        raise Unbuildable(
            f"{place_of(name)}: expected one of the lists {', '.join(sorted(LISTS))}; found {name!r}"
        )
    return LISTS[name]()


LISTS: dict[str, Callable[[], Html]] = {}


def lookup(caption: str, head: tuple[str, ...], rows: list[tuple[Html | str, ...]]) -> Html:
    """A table to look things up in; the first cell of a row names it."""
    body = [
        h("tr", h("th", first, scope="row"), *[h("td", cell) for cell in cells]) for first, *cells in rows
    ]
    return h(
        "table",
        h("caption", caption),
        h("thead", h("tr", *[h("th", title, scope="col") for title in head])),
        h("tbody", *body),
        class_="lookup",
    )


# Tezuma


def tezuma_score_cards_2015() -> Html:
    return score_cards("Tezuma-shi: points for so many tricks", EDITION_2015, HOUSE_2015)


def tezuma_score_cards_trick() -> Html:
    return score_cards("Tezuma Trick: points for so many tricks (numbered by us)", EDITION_TRICK, HOUSE_TRICK)


def score_cards(caption: str, edition: str, cards: tuple[ScoreCard, ...]) -> Html:
    """Up to the number of tricks from which on no card changes any more."""
    last = max(fall_silent(card) for card in cards)
    head = ("Card", *map(str, range(last)), f"{last} or more")
    rows = [(name(edition, card), *pays(card, last)) for card in cards]
    return lookup(caption, head, rows)


def fall_silent(card: ScoreCard) -> int:
    """From so many tricks on it pays always the same."""
    paid = [points_of(card, tricks) or 0 for tricks in range(HAND + 1)]
    return max((tricks for tricks in range(1, HAND + 1) if paid[tricks] != paid[tricks - 1]), default=0)


def pays(card: ScoreCard, last: int) -> list[str]:
    return [str(points_of(card, tricks) or 0) for tricks in range(last + 1)]


def name(edition: str, card: ScoreCard) -> str:
    """Its number, and what of it is printed."""
    known = next((known for known in PRINTED[edition] if known.number == card.number), None)
    if known is None:
        return str(card.number)
    return f"{card.number} (printed)" if known == card else f"{card.number} (printed up to {len(known.points) - 1})"


def tezuma_aid() -> Html:
    """The twelve abilities in a line each; what they do is the meaning of the word."""
    words = terms("tezuma")
    rows: list[tuple[Html | str, ...]] = [
        (
            h("span", ability.japanese, lang="ja"),
            ability.title,
            *map(str, ability.uses),
            f"{words[ability.title].meaning}.",
        )
        for ability in ABILITIES
    ]
    return lookup("The twelve abilities", ("", "Ability", "Uses 2015", "Uses Trick", "What it does"), rows)


LISTS |= {
    "tezuma score-cards 2015": tezuma_score_cards_2015,
    "tezuma score-cards trick": tezuma_score_cards_trick,
    "tezuma aid": tezuma_aid,
}
