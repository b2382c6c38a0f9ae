"""The boards of all players, lined up by suit: what was predicted right, and what was not."""

from collections.abc import Iterator

from engine.cards import Card, Cards
from engine.kernel import Game
from engine.playfile import PlayFile
from engine.view import Open, SeatView, View
from widgets.render import rows
from widgets.render.action_names import capitalised
from widgets.render.card_html import sign, suit_drawing
from widgets.render.drawn import drawn_once
from widgets.render.html import Child, Html, h


def boards(file: PlayFile, view: View) -> Html | None:
    """A column for each suit, two lines for each player; none before a card lies there."""
    lying = tuple([tuple(sides(here)) for here in view.seats])
    return drawn(file, lying) if any(lying) else None


@drawn_once
def drawn(file: PlayFile, lying: tuple[tuple[tuple[str, Cards], ...], ...]) -> Html:
    suits = [
        h("td", h("span", suit_drawing(suit.name), role="img", aria_label=suit.name))
        for suit in file.game.suits
    ]
    lines = [
        line
        for name, here in zip(file.names, lying, strict=True)
        for line in player_lines(file, name, dict(here))
    ]
    head = h("thead", h("tr", h("td"), *suits))
    legend = meanings(file.game)
    return h(
        "table",
        h("caption", *legend) if legend else None,
        head,
        h("tbody", *lines),
        class_="row-boards",
        aria_label="Boards",
    )


def meanings(game: Game) -> list[Html]:
    """What each sign means that a game draws."""
    signs = [word.removesuffix(MEANS) for word in game.terms if word.endswith(MEANS)]
    return [h("span", sign(one), f" {game.terms[one + MEANS]}", class_=f"row row-of-{one}") for one in signs]


MEANS = " means"


def sides(here: SeatView) -> Iterator[tuple[str, Cards]]:
    for row in here.rows:
        if row.kind in rows.SIDES and isinstance(row.what, Open):
            yield row.kind, row.what.cards


def player_lines(file: PlayFile, name: str, lying: dict[str, Cards]) -> Iterator[Html]:
    for side in rows.SIDES:
        if side in lying:
            cells = [h("td", *chips(file, lying[side], suit.letter)) for suit in file.game.suits]
            yield h("tr", h("th", f"{capitalised(name)} {side}", scope="row"), *cells)


def chips(file: PlayFile, cards: Cards, suit: str) -> Iterator[Child]:
    for card in cards:
        if card.suit == suit:
            yield rows.chip(file, Card(card.suit, card.number), False)
            yield " "
