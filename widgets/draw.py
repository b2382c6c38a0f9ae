"""Drawing cards and the table. Suits are drawn by the page's sprite, told apart by shape, colour and letter."""

from collections.abc import Iterable
from typing import NamedTuple

from engine.cards import HIDDEN, Card, Cards
from engine.kernel import Game, Standing
from engine.view import Mark, SeatView, View
from engine.words import card_name, plural, suit_name
from widgets.html import Html, h


def card(game: Game, shown: Card, *classes: str) -> Html:
    """A card with its number, its suit's letter and shape; read aloud as its name."""
    names = " ".join(("card", *classes))
    if shown == HIDDEN:
        return h("span", class_=f"{names} back", role="img", aria_label="a card face down")
    suit = suit_name(game, shown.suit)
    return h(
        "span",
        h("b", str(shown.number or "")),
        h("i", shown.suit),
        suit_drawing(suit),
        class_=names,
        data_suit=suit,
        role="img",
        aria_label=card_name(game, shown),
    )


def suit_drawing(suit: str) -> Html:
    """A drawing of the page's sprite. Not `href`: instant navigation would stumble over it in an SVG."""
    drawing = h("use", **{"xlink:href": f"#suit-{suit}"})
    return h("svg", drawing, class_="suit", data_suit=suit, aria_hidden="true")


class Places(NamedTuple):
    """What lies before one seat in this trick."""

    cards: Cards = ()
    new: Cards = ()
    led: bool = False
    winning: bool = False
    mark: Mark | None = None


def table(
    game: Game,
    view: View,
    names: tuple[str, ...],
    standings: Iterable[Standing] = (),
    new: Cards = (),
    state: str = "",
) -> Html:
    """The seats in their circle, each with the card it has played; the winning card is raised."""
    winning = {standing.seat for standing in standings if standing.takes}
    marks = {mark.seat: mark for mark in view.marks}
    played = {play.seat: play.cards for play in view.trick}
    led = view.trick[0].seat if view.trick else None
    seats = [
        seat(game, name, at, view, Places(played.get(at, ()), new, at == led, at in winning, marks.get(at)))
        for at, name in enumerate(names)
    ]
    return h("ol", *seats, class_=f"table of-{len(view.seats)} {state}".strip(), aria_label="The table")


def seat(game: Game, name: str, number: int, view: View, places: Places) -> Html:
    badges = [
        h("small", "led", class_="led") if places.led else None,
        h("small", "winning", class_="winning") if places.winning else None,
        h("small", "deals") if view.dealer == number and not view.trick else None,
    ]
    cards = [card(game, shown, *arrived(shown, places.new)) for shown in places.cards]
    lying = h("span", *(cards or [h("span", class_="card none")]), mark(places.mark), class_="lying")
    return h(
        "li",
        h("span", h("span", name, class_="name"), *badges, class_="who"),
        lying,
        pile(game, view.seats[number]),
        class_=f"seat seat-{number}{' wins' if places.winning else ''}",
    )


def arrived(shown: Card, new: Cards) -> tuple[str, ...]:
    """How a card that has just been played is laid down: one after the other."""
    if shown not in new:
        return ()
    return ("new", f"late-{new.index(shown)}") if new.index(shown) else ("new",)


def mark(piece: Mark | None) -> Html | None:
    if piece is None:
        return None
    return h("span", piece.sign, class_="mark", lang="ja", role="img", aria_label=piece.name)


def pile(game: Game, here: SeatView) -> Html | None:
    """Cards put aside, cards lying open, and how many more were captured."""
    rest = here.captured - len(here.open)
    taken = f"{'+ ' if here.open else ''}{plural(rest, 'card')} taken"
    parts = [
        h("span", *[card(game, HIDDEN, "small") for _ in here.aside], class_="aside") if here.aside else None,
        h("span", *[card(game, shown, "small") for shown in here.open], class_="open") if here.open else None,
        h("small", taken) if rest else None,
        h("small", plural(here.points, "point")) if here.points is not None else None,
    ]
    return h("span", *parts, class_="pile") if any(parts) else None
