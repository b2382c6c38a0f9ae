"""Drawing the table: the seats in their circle, what each has played, what lies there besides."""

from collections.abc import Iterable
from typing import NamedTuple

from engine.cards import HIDDEN, Card, Cards
from engine.kernel import Standing
from engine.playfile import PlayFile
from engine.text import plural
from engine.view import Mark, SeatView, View
from widgets.render import rows
from widgets.render.action_names import ability_name, capitalised
from widgets.render.card_html import card
from widgets.render.html import Html, h


class SeatPlay(NamedTuple):
    """What lies before one seat in this trick."""

    cards: Cards = ()
    ability: str = ""
    new: Cards = ()
    led: bool = False
    winning: bool = False
    place: int = 0
    """Where the place of a card matters and not only whether it wins."""
    mark: Mark | None = None


def draw(
    file: PlayFile,
    view: View,
    standings: Iterable[Standing] = (),
    new: Cards = (),
    state: str = "",
) -> Html:
    """The seats in their circle, each with the card it has played; the winning card is raised."""
    stands = {standing.seat: standing for standing in standings}
    marks = {mark.seat: mark for mark in view.marks}
    played = {play.seat: play for play in view.trick}
    led = view.trick[0].seat if view.trick else None
    seats = []
    for at, name in enumerate(file.names):
        play, standing = played.get(at), stands.get(at)
        places = SeatPlay(
            play.cards if play else (),
            play.ability if play else "",
            new,
            at == led,
            standing is not None and standing.takes,
            standing.place if standing and view.ranked else 0,
            marks.get(at),
        )
        seats.append(seat(file, name, at, view, places))
    drawn = h(
        "ol", *seats, class_=f"board-seats board-of-{len(view.seats)} {state}".strip(), aria_label="The table"
    )
    middle = rows.middle(file, view)
    return h("div", middle, drawn, class_="board") if middle else drawn


def seat(file: PlayFile, name: str, number: int, view: View, places: SeatPlay) -> Html:
    badges = [
        h("small", "led") if places.led else None,
        h("small", "winning", class_="board-winning") if places.winning else None,
        h("small", ORDINALS[places.place]) if places.place and not places.winning else None,
        h("small", "deals") if view.dealer == number and not view.trick else None,
    ]
    shown = name if number < file.setup.players else capitalised(name)
    return h(
        "li",
        h("span", h("span", shown), *badges, class_="board-who"),
        lying(file, places),
        rows.seat_rows(file, view.seats[number], places.ability),
        pile(file, view.seats[number]),
        class_=f"board-seat-{number}{' is-winning' if places.winning else ''}",
    )


ORDINALS = ("", "1st", "2nd", "3rd", "4th")


def lying(file: PlayFile, places: SeatPlay) -> Html:
    """The cards of a play; a slip with words where there is none: what is used instead, or is waited with."""
    cards = [card(file, shown, *arrived(shown, places.new)) for shown in places.cards]
    words = ""
    if not cards and (places.ability or places.mark):
        words = ability_name(file.game, places.ability) if places.ability else places.mark.name  # type: ignore[union-attr]  # one is there
        cards = [h("span", words, class_="card card-slip")]
    return h(
        "span",
        *(cards or [h("span", class_="card card-none")]),
        None if words else mark(places.mark),
        class_="board-lying",
    )


def arrived(shown: Card, new: Cards) -> tuple[str, ...]:
    """How a card that has just been played is laid down: one after the other."""
    if shown not in new:
        return ()
    return ("is-new", f"is-late-{new.index(shown)}") if new.index(shown) else ("is-new",)


def mark(piece: Mark | None) -> Html | None:
    if piece is None:
        return None
    return h("span", piece.sign, class_="board-mark", lang="ja", role="img", aria_label=piece.name)


def pile(file: PlayFile, here: SeatView) -> Html | None:
    """Cards put aside, cards lying open, and how many more were captured."""
    rest = here.captured - len(here.open)
    taken = f"{'+ ' if here.open else ''}{plural(rest, 'card')} taken"
    parts = [
        h("span", *[card(file, HIDDEN, "card-small") for _ in here.aside], class_="board-aside")
        if here.aside
        else None,
        h("span", *[card(file, shown, "card-small") for shown in here.open], class_="board-open")
        if here.open
        else None,
        h("small", taken) if rest and not here.tricks else None,
        h("small", plural(here.points, "point")) if here.points is not None else None,
    ]
    return h("span", *parts, class_="board-pile") if any(parts) else None
