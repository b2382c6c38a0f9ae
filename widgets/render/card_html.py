"""Drawing cards. Suits are drawn by the page's sprite, told apart by shape and colour; letters for whoever asks for them."""

from functools import cache

from engine.cards import HIDDEN, Card
from engine.playfile import PlayFile
from engine.speech import card_name, suit_name
from engine.view import Face
from widgets.render.drawn import drawn_once
from widgets.render.html import Html, h


@drawn_once
def card(file: PlayFile, shown: Card, *classes: str) -> Html:
    """Number over suit at the corner, so that a covered card still tells everything; read aloud as its name."""
    names = " ".join(("card", *classes))
    if shown == HIDDEN:
        return h("span", class_=f"{names} card-back", role="img", aria_label="a card face down")
    suit, printed = suit_name(file.game, shown.suit), file.game.face(file.setup, shown)
    return h(
        "span",
        h(
            "span",
            h("b", str(shown.number) if shown.number else sign("trump")),
            suit_drawing(suit),
            class_="card-index",
            data_letter=shown.suit,
        ),
        effect(file, printed) or suit_drawing(suit),
        class_=names,
        data_suit=suit,
        role="img",
        aria_label=", ".join((card_name(file.game, shown), *printed.words)),
    )


@cache
def suit_drawing(suit: str) -> Html:
    """A drawing of the page's sprite."""
    drawing = h("use", **{"xlink:href": f"#suit-{suit}"})
    return h("svg", drawing, class_="suit", data_suit=suit, aria_hidden="true")


@cache
def sign(name: str) -> Html:
    """Another drawing of the sprite."""
    return h("svg", h("use", **{"xlink:href": f"#sign-{name}"}), class_="suit-sign", aria_hidden="true")


def effect(file: PlayFile, printed: Face) -> Html | None:
    """What a card does, and its points at its lower edge."""
    if not printed.points:
        return None
    points = f"{printed.points:+}".replace("-", "\u2212")
    named = suit_drawing(suit_name(file.game, printed.names)) if printed.names else None
    does = h("span", sign(printed.effect), named, class_="card-effect") if printed.effect else None
    return h("span", does, h("span", points, class_="card-points"), class_="card-worth")
