"""Tables of what the engine holds, printed on pages: `tezuma abilities`. No number stands twice. Used by MkDocs alone."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from engine.games.automatic import cards as automatic
from engine.games.automatic import rules as automatic_rules
from engine.games.tornei.cards import SUIT_RANK, SUITS
from engine.games.tornei.scoring import FORECAST_POINTS, NO_TRICK_POINTS, TRICK_POINTS
from widgets.draw import suit_drawing
from widgets.html import Html, h
from widgets.inline import japanese
from widgets.model import signed
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


# The Automatic


def automatic_cards() -> Html:
    """The house list, with what the rulebook's examples show of it."""
    return lookup(
        "The 32 cards we play with",
        ("Card", "Points", "Effect", "Order on the back", "From print"),
        [
            (
                f"{automatic.WORDS[row.colour]} {row.number}",
                signed(row.points),
                automatic_effect(row),
                automatic_rules.TERMS[row.order],
                AUTOMATIC_PRINTED.get(row.number, ""),
            )
            for row in automatic.CARDS
        ],
    )


def automatic_colours() -> Html:
    """What each colour is worth, and which of its cards have an effect."""
    return lookup(
        "The house list by colour",
        ("Colour", "Cards", "Points in all", *AUTOMATIC_EFFECTS.values()),
        [
            (name, str(len(rows)), signed(sum(row.points for row in rows)), *automatic_effects(rows))
            for letter, name in automatic.WORDS.items()
            for rows in [[row for row in automatic.CARDS if row.colour == letter]]
        ],
    )


def automatic_counts() -> Html:
    """How often points, effects and orders are there."""
    points = Counter(row.points for row in automatic.CARDS)
    effects = Counter(row.effect for row in automatic.CARDS)
    orders = Counter(row.order for row in automatic.CARDS)
    counted = [
        *[(f"worth {signed(worth)}", points[worth]) for worth in automatic.POINTS],
        *[(words, effects[effect]) for effect, words in (*AUTOMATIC_EFFECTS.items(), ("", "no effect"))],
        *[(f"{automatic_rules.TERMS[order]}, on the back", orders[order]) for order in automatic.ORDERS],
    ]
    return lookup(
        "How often it is there", ("What", "Cards"), [(what, str(number)) for what, number in counted]
    )


def automatic_effect(row: automatic.Row) -> str:
    if row.names:
        return f"{automatic.WORDS[row.names]} is trump"
    return AUTOMATIC_EFFECTS.get(row.effect, "")


def automatic_effects(rows: list[automatic.Row]) -> list[str]:
    """The numbers of those cards that have an effect, one text an effect."""
    return [
        ", ".join(str(row.number) for row in rows if row.effect == effect) for effect in AUTOMATIC_EFFECTS
    ]


AUTOMATIC_EFFECTS = {
    automatic.TRUMP: "a colour is trump",
    automatic.CANCEL_TRUMP: "no trump",
    automatic.LOW: "small is strong",
    automatic.CANCEL_LOW: "large stays strong",
}
AUTOMATIC_PRINTED = {
    5: "colour, points",
    7: "points; not blue",
    16: "colour, points, effect",
    21: "colour, points, effect",
}

LISTS |= {
    "automatic cards": automatic_cards,
    "automatic colours": automatic_colours,
    "automatic counts": automatic_counts,
}
