"""What lies at a seat or in the middle besides the trick: each row drawn small, with its name in words."""

from collections.abc import Iterable, Iterator
from itertools import groupby

from engine.cards import HIDDEN, Card, Cards
from engine.playfile import PlayFile
from engine.speech import agreed, card_name, suit_name
from engine.text import noun_for, plural
from engine.view import (
    AbilityCard,
    AtSeat,
    Back,
    Column,
    FaceDown,
    Hand,
    Lying,
    NumberCard,
    Open,
    Row,
    SeatView,
    SuitCard,
    Text,
    Turned,
    View,
)
from widgets.render.card_html import sign, suit_drawing
from widgets.render.drawn import drawn_once
from widgets.render.html import Child, Html, h
from widgets.render.pieces import Touch, at_seat, is_piece, laid_out, left_in_words


def middle(file: PlayFile, view: View, touch: Touch) -> Html | None:
    """What lies in the middle: rows of one name stand together; what there is to be taken can be touched."""
    if view.middle and all(is_piece(row) for row in view.middle):
        return laid_out(file, view.middle, touch)
    return named_rows(file, view.middle) if view.middle else None


@drawn_once
def named_rows(file: PlayFile, lying: tuple[Row, ...]) -> Html:
    parts = [
        h("li", *several(file, title, list(group)), class_=f"row-of-{kind}")
        for (kind, title), group in groupby(lying, lambda row: (row.kind, row.title))
    ]
    return h("ul", *parts, class_="row-middle", aria_label="In the middle")


def meaning(file: PlayFile, view: View) -> Html | None:
    """What a card of the hand would mean, in one line above it."""
    parts = [h("li", *drawn(file, row.what), class_="row-means") for row in view.meaning]
    return h("ul", *parts, class_="row-meaning", aria_label="What each means") if parts else None


def several(file: PlayFile, title: str, rows: list[Row]) -> Iterator[Child]:
    """A name once, then what lies there."""
    yield h("small", noun_for(len(rows), title))
    for row in rows:
        yield [" ", h("span", *drawn(file, row.what), class_="row-piece")]


def spoken_of(name: str, here: SeatView) -> SeatView:
    """A seat whose rows are called as one speaks of its player: `You predict`, `Ben predicts`."""
    return here._replace(rows=tuple([row._replace(name=agreed(row.title, name)) for row in here.rows]))


def seat_rows(file: PlayFile, here: SeatView, ability: str = "") -> Html | None:
    """The rows of a seat, with the ability that its play uses marked; columns of one suit each stand side by side."""
    columns = [row.what for row in here.rows if isinstance(row.what, Column)]
    pieces = [row for row in here.rows if is_piece(row)]
    apart = (*pieces, *[row for row in here.rows if isinstance(row.what, Column) or is_counted(row.what)])
    rows = [row for row in here.rows if row not in apart]
    parts = (
        [h("span", *[chips(file, *column) for column in columns], class_="row-columns")] if columns else []
    )
    parts += [at_seat(file, tuple(pieces), here.tricks, ability)] if pieces else []
    parts += [seat_row(file, row, here) for row in rows]
    return h("span", *parts, class_="row-list") if parts else None


def is_counted(what: Lying) -> bool:
    """Is it a hidden hand, of which the chip tells how many cards it has?"""
    return isinstance(what, Hand) and HIDDEN in what.cards


SIDES = ("right", "wrong")
"""Kinds that have a sign of their own."""


def seat_row(file: PlayFile, row: Row, here: SeatView) -> Html:
    what = row.what
    title = [] if isinstance(what, Back | Hand) else [h("small", row.title, class_="row-title"), " "]
    if row.kind in SIDES:
        title.insert(0, sign(row.kind))
    if isinstance(what, Open):
        title.append(h("small", str(len(what.cards)), class_="row-count", aria_hidden="true"))
    means = file.game.terms.get(f"{row.kind} means")
    return h("span", *title, *drawn(file, what, len(here.hand)), class_=f"row row-of-{row.kind}", title=means)


def drawn(file: PlayFile, what: Lying, hand: int = 0) -> list[Child]:
    """Cards in columns of a suit, or face down with how many there are; and words."""
    match what:
        case Open(cards):
            return [open_cards(file, cards)]
        case Hand(cards):
            return [side_by_side(file, [(card,) for card in cards])]
        case Column(cards, front):
            return [chips(file, cards, front)]
        case Turned(card, shown, points):
            gain = h("b", f"+{points}", class_="row-gain") if points else None
            return [chip(file, card, False), h("span", sign(shown), class_="row-verdict"), gain]
        case FaceDown(size, words):
            return [heap(size), [" ", words] if words else None]
        case Back(words):
            return [heap(hand), " ", words]
        case AbilityCard(name):
            return [" ", file.game.terms.get(name, name)]
        case SuitCard(letter, words):
            suit = suit_name(file.game, letter)
            return [" ", h("span", suit_drawing(suit), words or suit, class_="row-suit", data_suit=suit)]
        case NumberCard(number):
            return [" ", str(number)]
        case AtSeat(seat):
            return [" ", file.names[seat]]
        case Text(words):
            return [" ", words]


def open_cards(file: PlayFile, cards: Cards) -> Html:
    """Cards of one suit lie on each other."""
    return side_by_side(file, [tuple(alike) for _, alike in groupby(cards, lambda card: card.suit)])


def side_by_side(file: PlayFile, columns: Iterable[Cards]) -> Html:
    return h("span", *[chips(file, cards) for cards in columns], class_="row-columns")


def heap(size: int) -> Html:
    """Cards face down on one another, and how many."""
    return h(
        "span",
        str(size),
        class_="card card-back card-heap",
        role="img",
        aria_label=f"{plural(size, 'card')} face down",
    )


def chips(file: PlayFile, cards: Cards, front: Card = HIDDEN) -> Html:
    """Open cards on one another, in the order in which they were laid; one of them may lie in front."""
    return h("span", *[chip(file, card, card == front) for card in cards], class_="row-column")


@drawn_once
def chip(file: PlayFile, card: Card, is_front: bool) -> Html:
    """A card drawn very small."""
    suit = suit_name(file.game, card.suit)
    return h(
        "span",
        str(card.number or "") or sign("trump"),
        suit_drawing(suit),
        class_=f"row-chip{' is-front' if is_front else ''}",
        data_suit=suit,
        data_letter=card.suit,
        role="img",
        aria_label=card_name(file.game, card) + (", in front" if is_front else ""),
    )


def middle_in_words(file: PlayFile, view: View) -> str:
    return "; ".join(in_words(file, row) for row in view.middle)


def seat_in_words(file: PlayFile, name: str, here: SeatView) -> str:
    """The same rows where nothing is drawn: `Paper Egg, 3 of 4 uses left; pain card umbrella; 2 tricks`."""
    told = [in_words(file, row) for row in spoken_of(name, here).rows if not isinstance(row.what, Hand)]
    return "; ".join([*told, *([plural(here.tricks, "trick")] if here.tricks else [])])


def in_words(file: PlayFile, row: Row) -> str:
    what, title = row.what, row.title
    match what:
        case Open(cards) | Hand(cards):
            return f"{title} {', '.join(card_name(file.game, card) for card in cards)}"
        case Column(cards, front):
            told = [card_name(file.game, card) + (" in front" if card == front else "") for card in cards]
            return f"{title} {', '.join(told)}"
        case Turned(card, shown, points):
            gain = f", {plural(points, 'point')}" if points else ""
            return f"{title} {card_name(file.game, card)}: {shown}{gain}"
        case FaceDown(size, words):
            return f"{title}: {plural(size, 'card')} face down{f', {words}' if words else ''}"
        case AbilityCard(name, left):
            return ", ".join((file.game.terms.get(name, name), *([left_in_words(left)] if left else [])))
        case SuitCard(letter, words):
            return " ".join(filter(None, (title, suit_name(file.game, letter), words)))
        case NumberCard(number):
            return f"{title} {number}"
        case AtSeat(seat):
            return f"{title} {file.names[seat]}"
        case Back(words) | Text(words):
            return f"{title}: {words}"
