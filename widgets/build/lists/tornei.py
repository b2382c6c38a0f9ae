"""Tornei: suits, what they foretell, what a deal pays."""

from engine.games.tornei.cards import SUIT_RANK, SUITS
from engine.games.tornei.scoring import FORECAST_POINTS, NO_TRICK_POINTS, TRICK_POINTS
from widgets.build.inline import japanese
from widgets.build.lists.tables import Cells, lookup
from widgets.build.terms import terms
from widgets.render.card_html import suit_drawing
from widgets.render.html import Html

PLACES = {1: "1st", 2: "2nd", 3: "3rd", 4: "4th"}


def suits() -> Html:
    """From strong to weak: its name in both languages, and the place that it foretells."""
    names, words = {suit.letter: suit.name for suit in SUITS}, terms("tornei")
    rows: list[Cells] = [
        (
            suit_named(row.suit),
            Html(f"{japanese(words[names[row.suit]])} {words[names[row.suit]].romaji}"),
            f"{PLACES[row.place]} place",
        )
        for row in SUIT_RANK
    ]
    return lookup(
        "The suits from strong to weak, and what each foretells", ("Suit", "Japanese", "As a forecast"), rows
    )


def points() -> Html:
    """What a deal can be worth."""
    rows: list[Cells] = [
        (Html(f"{PLACES[row.place]} place foretold, {suit_named(suit.suit)}"), str(row.points))
        for row, suit in zip(FORECAST_POINTS, SUIT_RANK, strict=True)
    ]
    rows += [("Trick won", f"{TRICK_POINTS}"), ("No trick won at all", f"{NO_TRICK_POINTS} once")]
    return lookup("Points of a deal", ("For each", "Points"), rows)


def aid() -> Html:
    """Suits, forecasts and points at once, for paper."""
    rows: list[Cells] = [
        (suit_named(suit.suit), PLACES[row.place], str(row.points))
        for row, suit in zip(FORECAST_POINTS, SUIT_RANK, strict=True)
    ]
    return lookup("Suits, strong to weak", ("Suit", "Foretells", "Points if right"), rows)


def suit_named(letter: str) -> Html:
    name = next(suit.name for suit in SUITS if suit.letter == letter)
    return Html(f"{suit_drawing(name)} {name}, {letter}")


LISTS = {"suits": suits, "points": points, "aid": aid}
