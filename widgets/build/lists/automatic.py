"""The Automatic Tricktaking: its effects and priority rules, its cards as we play them, and how they are balanced."""

from collections import Counter

from engine.games.automatic import cards as deck
from engine.games.automatic import rules
from widgets.build.inline import japanese
from widgets.build.lists.tables import Cells, small_table
from widgets.build.terms import terms
from widgets.render.card_html import sign, suit_drawing
from widgets.render.html import Html, h
from widgets.render.narration import signed


def colours() -> Html:
    """The five colours, each with its shape, its letter, and its Japanese where it is printed."""
    return small_table(
        "The five colours",
        ("Colour, letter here", "Japanese"),
        [(Html(f"{colour(suit.name)}, {suit.letter}"), word(suit.name)) for suit in deck.COLOURS],
    )


def effects() -> Html:
    """The words on the cards, the sign that stands for them here, and their opposites."""
    return small_table(
        "Effects, with the sign on our cards",
        ("Effect", "On the card", "Its opposite"),
        [(with_sign(effect), printed(effect), EFFECTS[CONTRARY[effect]]) for effect in EFFECTS],
    )


def orders() -> Html:
    """Which effect has priority under each priority rule."""
    return small_table(
        "Priority rules",
        ("Priority rule", "Which effect has priority", "On the card"),
        [(rules.TERMS[order], PRIORITY[order], word(rules.TERMS[order])) for order in deck.ORDERS],
    )


def all_cards() -> Html:
    """The house list, with what the rulebook's examples show of it."""
    return small_table(
        "The 32 cards we play with (* as printed)",
        ("Card", "Points", "Effect", "Priority rule on the back"),
        [card(row) for row in deck.CARDS],
    )


def card(row: deck.Row) -> Cells:
    marks = dict.fromkeys(PRINTED.get(row.number, ()), "*")
    name = f"{colour(deck.WORDS[row.colour])} {row.number}{marks.get('colour', '')}"
    effect = h("span", with_sign(row.effect, row.names), marks.get("effect", "")) if row.effect else ""
    return Html(name), signed(row.points) + marks.get("points", ""), effect, rules.TERMS[row.order]


def by_colour() -> Html:
    """What each colour is worth, and which of its cards have an effect."""
    return small_table(
        "By colour",
        ("Colour", "Cards", "Points", "Cards with an effect"),
        [
            (colour(name), str(len(rows)), signed(sum(row.points for row in rows)), with_effect(rows))
            for letter, name in deck.WORDS.items()
            for rows in [[row for row in deck.CARDS if row.colour == letter]]
        ],
    )


def with_effect(rows: list[deck.Row]) -> str:
    found = [row for effect in EFFECTS for row in rows if row.effect == effect]
    return "; ".join(f"{row.number}: {words(row.effect, row.names)}" for row in found)


def counts() -> Html:
    """How often points, effects and orders are there."""
    worth = Counter(row.points for row in deck.CARDS)
    by_effect = Counter(row.effect for row in deck.CARDS)
    on_backs = Counter(row.order for row in deck.CARDS)
    counted = [
        *[(f"worth {signed(points)}", worth[points]) for points in deck.POINTS],
        *[(name, by_effect[effect]) for effect, name in EFFECTS.items()],
        ("no effect", by_effect[""]),
        *[(f"{rules.TERMS[order]}, on the back", on_backs[order]) for order in deck.ORDERS],
    ]
    return small_table("How often", ("What", "Cards"), [(what, str(number)) for what, number in counted])


def colour(name: str) -> Html:
    return Html(f"{suit_drawing(name)} {name}")


def word(name: str) -> Html | str:
    """A word of the rulebook; none for what only the cards show."""
    found = terms("automatic").get(name)
    return Html(f"{japanese(found)} {found.romaji}") if found else "not printed; the name is ours"


def with_sign(effect: str, names: str = "") -> Html:
    return Html(f"{sign(effect)} {words(effect, names)}")


def words(effect: str, names: str) -> str:
    return f"{deck.WORDS[names]} becomes trump" if names else EFFECTS[effect]


def printed(effect: str) -> Html | str:
    """The words as they stand on a card; two effects share them, and one of those is struck through."""
    written = word(WORDS[effect])
    return (
        Html(f"{h('s', written)} (struck through, as we read it)") if effect == deck.CANCEL_LOW else written
    )


EFFECTS = {
    deck.LOW: "small numbers are strong",
    deck.CANCEL_LOW: "cancel “small numbers are strong”",
    deck.TRUMP: "a colour becomes trump",
    deck.CANCEL_TRUMP: "no trump",
}
CONTRARY = {
    deck.LOW: deck.CANCEL_LOW,
    deck.CANCEL_LOW: deck.LOW,
    deck.TRUMP: deck.CANCEL_TRUMP,
    deck.CANCEL_TRUMP: deck.TRUMP,
}
WORDS = {
    deck.LOW: "small numbers are strong",
    deck.CANCEL_LOW: "small numbers are strong",
    deck.TRUMP: "trump",
    deck.CANCEL_TRUMP: "no trump",
}
"""Their names in docs/terms."""
PRIORITY = {
    deck.SMALL: "the effect on the lower-numbered card",
    deck.LARGE: "the effect on the higher-numbered card",
    deck.EARLIER: "the effect that was played earlier",
    deck.LATER: "the effect that was played later",
}
PRINTED = {
    5: ("colour", "points"),
    7: ("points",),
    16: ("colour", "points", "effect"),
    21: ("colour", "points", "effect"),
}
"""What the rulebook's examples show of the cards."""

LISTS = {
    "suits": colours,
    "effects": effects,
    "orders": orders,
    "cards": all_cards,
    "colours": by_colour,
    "counts": counts,
}
