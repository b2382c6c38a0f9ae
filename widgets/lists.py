"""Tables of what the engine holds, printed on pages: `tezuma abilities`. No number stands twice. Used by MkDocs alone."""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from engine.games.automatic import cards as automatic
from engine.games.automatic import rules as automatic_rules
from widgets.html import Html, h
from widgets.model import signed
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


# The Automatic


def automatic_cards() -> Html:
    """The house list, with what the rulebook's examples show of it."""
    return tabulated(
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
    return tabulated(
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
    return tabulated(
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


def tabulated(caption: str, heads: Iterable[str], rows: Iterable[Iterable[str]]) -> Html:
    """A table with a caption; the first cell of each row is its head."""
    return h(
        "table",
        h("caption", caption),
        h("thead", h("tr", *[h("th", head, scope="col") for head in heads])),
        h("tbody", *[row_of_cells(row) for row in rows]),
    )


def row_of_cells(row: Iterable[str]) -> Html:
    head, *cells = row
    return h("tr", h("th", head, scope="row"), *[h("td", cell) for cell in cells])


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
