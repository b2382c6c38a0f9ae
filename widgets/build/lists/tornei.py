"""Tornei: suits, what they predict, what a deal pays."""

from engine.games.tornei.cards import SUIT_RANK, SUITS
from engine.games.tornei.scoring import FORECAST_POINTS, NO_TRICK_POINTS, TRICK_POINTS
from engine.text import ordinal
from widgets.build.inline import japanese
from widgets.build.lists.tables import Cells, lookup, small_table
from widgets.build.terms import terms
from widgets.render.card_html import suit_drawing
from widgets.render.html import Html


def suits() -> Html:
    """From strong to weak: its name in both languages, and the rank that it predicts."""
    names, words = {suit.letter: suit.name for suit in SUITS}, terms("tornei")
    rows: list[Cells] = [
        (
            suit_named(row.suit),
            Html(f"{japanese(words[names[row.suit]])} {words[names[row.suit]].romaji}"),
            ordinal(row.place),
        )
        for row in SUIT_RANK
    ]
    return lookup(
        "The suits from strong to weak, and what each predicts", ("Suit", "Japanese", "Predicts"), rows
    )


def points() -> Html:
    """What a deal can be worth."""
    rows: list[Cells] = [
        (Html(f"Correct {ordinal(row.place)}: {suit_named(suit.suit)}"), str(row.points))
        for row, suit in zip(FORECAST_POINTS, SUIT_RANK, strict=True)
    ]
    rows += [("Trick taken", f"{TRICK_POINTS}"), ("No trick taken in the deal", f"{NO_TRICK_POINTS} once")]
    return lookup("Points of a deal", ("For each", "Points"), rows)


def aid() -> Html:
    """Suits, predictions and points at once."""
    rows: list[Cells] = [
        (suit_named(suit.suit), ordinal(row.place), str(row.points))
        for row, suit in zip(FORECAST_POINTS, SUIT_RANK, strict=True)
    ]
    return small_table("Suits, strong to weak", ("Suit, strong to weak", "Predicts", "Points"), rows)


def suit_named(letter: str) -> Html:
    name = next(suit.name for suit in SUITS if suit.letter == letter)
    return Html(f"{suit_drawing(name)} {name}, {letter}")


LISTS = {"suits": suits, "points": points, "aid": aid}
