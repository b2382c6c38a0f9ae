"""The Automatic Tricktaking: its cards as we play them, and how they are balanced."""

from collections import Counter

from engine.games.automatic import cards as deck
from engine.games.automatic import rules
from widgets.html import Html
from widgets.lists.tables import small_table
from widgets.model import signed


def all_cards() -> Html:
    """The house list, with what the rulebook's examples show of it."""
    return small_table(
        "The 32 cards we play with",
        ("Card", "Points", "Effect", "Order on the back", "From print"),
        [
            (
                f"{deck.WORDS[row.colour]} {row.number}",
                signed(row.points),
                effect(row),
                rules.TERMS[row.order],
                PRINTED.get(row.number, ""),
            )
            for row in deck.CARDS
        ],
    )


def colours() -> Html:
    """What each colour is worth, and which of its cards have an effect."""
    return small_table(
        "The house list by colour",
        ("Colour", "Cards", "Points in all", *EFFECTS.values()),
        [
            (name, str(len(rows)), signed(sum(row.points for row in rows)), *effects(rows))
            for letter, name in deck.WORDS.items()
            for rows in [[row for row in deck.CARDS if row.colour == letter]]
        ],
    )


def counts() -> Html:
    """How often points, effects and orders are there."""
    points = Counter(row.points for row in deck.CARDS)
    by_effect = Counter(row.effect for row in deck.CARDS)
    orders = Counter(row.order for row in deck.CARDS)
    counted = [
        *[(f"worth {signed(worth)}", points[worth]) for worth in deck.POINTS],
        *[(words, by_effect[effect]) for effect, words in (*EFFECTS.items(), ("", "no effect"))],
        *[(f"{rules.TERMS[order]}, on the back", orders[order]) for order in deck.ORDERS],
    ]
    return small_table(
        "How often it is there", ("What", "Cards"), [(what, str(number)) for what, number in counted]
    )


def effect(row: deck.Row) -> str:
    if row.names:
        return f"{deck.WORDS[row.names]} is trump"
    return EFFECTS.get(row.effect, "")


def effects(rows: list[deck.Row]) -> list[str]:
    """The numbers of those cards that have an effect, one text an effect."""
    return [", ".join(str(row.number) for row in rows if row.effect == effect) for effect in EFFECTS]


EFFECTS = {
    deck.TRUMP: "a colour is trump",
    deck.CANCEL_TRUMP: "no trump",
    deck.LOW: "small is strong",
    deck.CANCEL_LOW: "large stays strong",
}
PRINTED = {
    5: "colour, points",
    7: "points; not blue",
    16: "colour, points, effect",
    21: "colour, points, effect",
}

LISTS = {
    "cards": all_cards,
    "colours": colours,
    "counts": counts,
}
