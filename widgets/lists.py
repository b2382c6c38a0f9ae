"""Tables of what the engine holds, printed on pages: `tezuma abilities`. No number stands twice. Used by MkDocs alone."""

from collections.abc import Callable
from typing import Any

from engine.games.tornei.cards import SUIT_RANK, SUITS
from engine.games.tornei.scoring import FORECAST_POINTS, NO_TRICK_POINTS, TRICK_POINTS
from widgets.draw import suit_drawing
from widgets.html import Html, h
from widgets.inline import japanese
from widgets.terms import terms
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


# Tornei

PLACES = {1: "1st", 2: "2nd", 3: "3rd", 4: "4th"}


def tornei_suits() -> Html:
    """From strong to weak: its name in both languages, and the place that it foretells."""
    names, words = {suit.letter: suit.name for suit in SUITS}, terms("tornei")
    rows: list[tuple[Html | str, ...]] = [
        (
            tornei_suit(row.suit),
            Html(f"{japanese(words[names[row.suit]])} {words[names[row.suit]].romaji}"),
            f"{PLACES[row.place]} place",
        )
        for row in SUIT_RANK
    ]
    return lookup(
        "The suits from strong to weak, and what each foretells", ("Suit", "Japanese", "As a forecast"), rows
    )


def tornei_points() -> Html:
    """What a deal can be worth."""
    rows: list[tuple[Html | str, ...]] = [
        (Html(f"{PLACES[row.place]} place foretold, {tornei_suit(suit.suit)}"), str(row.points))
        for row, suit in zip(FORECAST_POINTS, SUIT_RANK, strict=True)
    ]
    rows += [("Trick won", f"{TRICK_POINTS}"), ("No trick won at all", f"{NO_TRICK_POINTS} once")]
    return lookup("Points of a deal", ("For each", "Points"), rows)


def tornei_aid() -> Html:
    """Suits, forecasts and points at once, for paper."""
    rows: list[tuple[Html | str, ...]] = [
        (tornei_suit(suit.suit), PLACES[row.place], str(row.points))
        for row, suit in zip(FORECAST_POINTS, SUIT_RANK, strict=True)
    ]
    return lookup("Suits, strong to weak", ("Suit", "Foretells", "Points if right"), rows)


def tornei_suit(letter: str) -> Html:
    name = next(suit.name for suit in SUITS if suit.letter == letter)
    return Html(f"{suit_drawing(name)} {name}, {letter}")


LISTS.update(
    {"tornei suits": tornei_suits, "tornei points": tornei_points, "tornei aid": tornei_aid},
)
