"""What lies at a seat or in the middle besides the trick: each row drawn small, with its name in words."""

import re
from collections.abc import Iterable, Iterator
from itertools import groupby

from engine.cards import HIDDEN, Card, Cards, write_card
from engine.playfile import PlayFile
from engine.speech import card_name, suit_name
from engine.text import SEATS, plural
from engine.view import Row, SeatView, View
from widgets.render.card_html import sign, suit_drawing
from widgets.render.html import Child, Html, h

TRICKS = "tricks"
UNDRAWN = frozenset({"deck"})
"""What is left over and never seen."""
TITLES = {"score": "score card", "pain": "pain card"}
PLURALS = {"ability": "abilities"}
FACE_DOWN = frozenset({"pile", "box"})
OF_SEATS, OF_SUITS, OF_ABILITIES = frozenset({"points at"}), frozenset({"pain"}), frozenset({"ability"})
"""Rows whose words are the letter of a seat or suit, or the name of an ability."""
USES = re.compile(r"([0-9]+)/([0-9]+)")


def middle(file: PlayFile, view: View) -> Html | None:
    """What lies in the middle: rows of one name stand together."""
    rows = [row for row in view.middle if row.name not in UNDRAWN]
    parts = [
        h("li", *several(file, name, list(group)), class_=css(name))
        for name, group in groupby(rows, lambda row: row.name)
    ]
    return h("ul", *parts, class_="middle", aria_label="In the middle") if parts else None


def several(file: PlayFile, name: str, rows: list[Row]) -> Iterator[Child]:
    """A name once, then what lies there."""
    title = TITLES.get(name, name)
    if len(rows) > 1:
        title = PLURALS.get(title, f"{title}s")
    yield h("small", title)
    for row in rows:
        yield [" ", h("span", *content(file, row), class_="piece")]


def seat_rows(file: PlayFile, here: SeatView, ability: str = "") -> Html | None:
    """The rows of a seat, with the ability that its play uses marked; columns of one suit each stand side by side."""
    names = {suit.name for suit in file.game.suits}
    columns = [column(file, row) for row in here.rows if row.name in names]
    rows = [row for row in here.rows if row.name not in names and is_there(row)]
    drawn = [h("span", *columns, class_="columns")] if columns else []
    drawn += [seat_row(file, row, here, ability) for row in sorted(rows, key=comes_later)]
    return h("span", *drawn, class_="rows") if drawn else None


def comes_later(row: Row) -> bool:
    """An ability stands nearest to the card."""
    return row.name not in OF_ABILITIES


def seat_row(file: PlayFile, row: Row, here: SeatView, ability: str) -> Html:
    if row.name == TRICKS:
        return h("small", plural(int(row.words), "trick"), class_="row")
    title = [h("small", TITLES.get(row.name, row.name)), " "] if row.name not in UNTITLED else []
    is_used = bool(ability) and row.words.partition(" ")[0] == ability
    classes = f"row {css(row.name)}{' used' if is_used else ''}"
    return h("span", *title, *content(file, row, len(here.hand)), class_=classes)


UNTITLED = frozenset({"ability", "back"})
"""Rows that need no name before them."""


def tells_tricks(here: SeatView) -> bool:
    return any(row.name == TRICKS and row.words != "0" for row in here.rows)


def css(name: str) -> str:
    return f"row-{name.split()[0]}"


def content(file: PlayFile, row: Row, hand: int = 0) -> Iterator[Child]:
    """The cards of a row in columns of a suit; face down, how many there are; then its words."""
    if row.name == "back":
        yield heap(file, hand)
    elif row.cards and HIDDEN not in row.cards and row.name.split()[0] not in FACE_DOWN:
        yield h("span", *[chips(file, cards) for cards in columns_of(row)], class_="columns")
    elif row.cards:
        yield heap(file, len(row.cards))
    if row.words:
        yield " "
        yield from words(file, row)


def columns_of(row: Row) -> Iterator[Cards]:
    """Cards of one suit lie on each other; in a hand that keeps its order each lies for itself."""
    if row.name == "hand":
        return ((card,) for card in row.cards)
    return (tuple(cards) for _, cards in groupby(row.cards, lambda card: card.suit))


def heap(file: PlayFile, count: int) -> Html:
    """Cards face down on one another, and how many."""
    return h(
        "span",
        str(count),
        class_="card small back heap",
        role="img",
        aria_label=f"{plural(count, 'card')} face down",
    )


def column(file: PlayFile, row: Row) -> Html:
    """Open cards in the order in which they were laid; one of them lies in front."""
    return chips(file, row.cards, front_of(row))


def front_of(row: Row) -> Card:
    return next((card for card in row.cards if row.words.startswith(f"{write_card(card)} ")), HIDDEN)


def chips(file: PlayFile, cards: Cards, front: Card = HIDDEN) -> Html:
    return h("span", *[chip(file, card, card == front) for card in cards], class_="column")


def chip(file: PlayFile, card: Card, is_front: bool = False) -> Html:
    """A card drawn very small."""
    suit = suit_name(file.game, card.suit)
    return h(
        "span",
        str(card.number or "") or sign("trump"),
        suit_drawing(suit),
        class_=f"chip{' front' if is_front else ''}",
        data_suit=suit,
        role="img",
        aria_label=card_name(file.game, card) + (", in front" if is_front else ""),
    )


def words(file: PlayFile, row: Row) -> Iterator[Child]:
    """What is written in a row, as a person reads it."""
    if row.name in OF_SEATS and row.words in SEATS:
        yield file.names[SEATS.index(row.words)]
    elif row.name in OF_SUITS:
        suit = suit_name(file.game, row.words)
        yield h("span", suit_drawing(suit), suit, class_="named", data_suit=suit)
    elif row.name in OF_ABILITIES:
        ability, _, left = row.words.partition(" ")
        yield file.game.terms.get(ability, ability)
        if match := USES.fullmatch(left):
            yield [" ", uses(int(match[1]), int(match[2]))]
    else:
        yield row.words


def uses(left: int, most: int) -> Html:
    """A dot for each use of an ability, empty once it is used."""
    dots = "•" * left + "·" * (most - left)
    return h("span", dots, class_="uses", role="img", aria_label=f"{left} of {plural(most, 'use')} left")


def in_words(file: PlayFile, rows: Iterable[Row]) -> str:
    """The same rows where nothing is drawn: `Paper Egg, 3 of 4 uses left; pain card umbrella; 2 tricks`."""
    return "; ".join(row_in_words(file, row) for row in rows if row.name not in UNDRAWN and is_there(row))


def is_there(row: Row) -> bool:
    return (row.name, row.words) != (TRICKS, "0")


def row_in_words(file: PlayFile, row: Row) -> str:
    title = TITLES.get(row.name, row.name)
    if row.name == TRICKS:
        return plural(int(row.words), "trick")
    if row.name in OF_ABILITIES:
        ability, _, left = row.words.partition(" ")
        match = USES.fullmatch(left)
        told = f", {match[1]} of {plural(int(match[2]), 'use')} left" if match else ""
        return f"{file.game.terms.get(ability, ability)}{told}"
    if row.name in OF_SUITS:
        return f"{title} {suit_name(file.game, row.words)}"
    if row.name in OF_SEATS and row.words in SEATS:
        return f"{title} {file.names[SEATS.index(row.words)]}"
    if row.cards and HIDDEN not in row.cards and row.name.split()[0] not in FACE_DOWN:
        front = front_of(row)
        cards = [card_name(file.game, card) + (" in front" if card == front else "") for card in row.cards]
        return f"{title} {', '.join(cards)}"
    if row.words.isdecimal():
        return f"{title} {row.words}"
    cards = [f"{plural(len(row.cards), 'card')} face down"] if row.cards else []
    return f"{title}: {', '.join([*cards, *([row.words] if row.words else [])])}"
