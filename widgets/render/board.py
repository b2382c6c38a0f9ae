"""Drawing the table: the reader at the bottom, the others clockwise from the left, what each has played in the middle."""

from collections.abc import Iterable
from typing import NamedTuple

from engine.cards import HIDDEN, Cards
from engine.kernel import Standing
from engine.playfile import PlayFile
from engine.text import TABLE, ordinal, plural
from engine.view import Back, Hand, Mark, SeatView, View
from widgets.render import rows
from widgets.render.action_names import ability_name, capitalised
from widgets.render.card_html import card
from widgets.render.drawn import drawn_once
from widgets.render.html import Child, Html, h
from widgets.render.pieces import Touch, is_piece


class SeatPlay(NamedTuple):
    """What lies before one seat in this trick."""

    cards: Cards = ()
    ability: str = ""
    new: Cards = ()
    led: bool = False
    dealer: bool = False
    """Is it told who deals? Not while a trick lies there."""
    winning: bool = False
    place: int = 0
    """Where the place of a card matters and not only whether it wins."""
    mark: Mark | None = None
    due: bool = False
    """Is it this seat's turn?"""
    awaits: bool = False
    """Will the next card lie here?"""


def draw(
    file: PlayFile,
    view: View,
    standings: Iterable[Standing] = (),
    new: Cards = (),
    state: str = "",
    near: int = 0,
    due: tuple[int, ...] = (),
    awaited: tuple[int, ...] = (),
    touch: Touch | None = None,
    own: tuple[int, ...] = (),
    moved: dict[str, str | None] | None = None,
) -> Html:
    """The seats in their circle, seen from one of them, each with the card it has played; the winning card is raised.

    Hands of one's own lie elsewhere.
    """
    stands = {} if view.untold else {standing.seat: standing for standing in standings}
    marks = {mark.seat: mark for mark in view.marks}
    played = {play.seat: play for play in view.trick}
    led = view.trick[0].seat if view.trick else None
    seats = []
    count = len(file.names)
    for at in range(count):
        play, standing = played.get(at), stands.get(at)
        places = SeatPlay(
            play.cards if play else (),
            play.ability if play else "",
            new,
            at == led,
            at == view.dealer and not view.trick,
            standing is not None and standing.takes,
            standing.place if standing and view.ranked else 0,
            marks.get(at),
            at in due,
            at in awaited,
        )
        here = (without_hand if at in own else as_others_see)(view.seats[at])
        seats.append(seat(file, at, here, places, (at - near) % count))
    drawn = h("ol", *seats, class_=f"board-seats board-of-{count}", aria_label="The table")
    ring = h("div", drawn, class_="board-ring")
    return h(
        "div",
        rows.middle(file, view, touch or {}),
        ring,
        class_=f"board {state}".strip(),
        data_part="trick",
        **(moved or {}),
    )


def without_hand(here: SeatView) -> SeatView:
    rows_ = tuple(row for row in here.rows if not isinstance(row.what, Hand | Back))
    return here._replace(hand=(), rows=rows_)


def as_others_see(here: SeatView) -> SeatView:
    """What is put aside lies face down, also where a reader knows every hand."""
    return here._replace(aside=(HIDDEN,) * len(here.aside))


@drawn_once
def seat(file: PlayFile, number: int, here: SeatView, places: SeatPlay, place: int) -> Html:
    name = file.names[number]
    here = rows.spoken_of(name, here)
    shown = name if number < file.setup.players else capitalised(name)
    facts = {
        "itself": "plays itself" if file.game.seats(file.setup)[number] == TABLE else None,
        "left": plural(len(here.hand), "card") if here.hand and place else None,
        "won": f"{here.tricks} won" if here.tricks and not any(map(is_piece, here.rows)) else None,
        "captured": f"{here.captured} captured" if here.captured and not here.tricks else None,
        "points": plural(here.points, "point") if here.points is not None else None,
        "role": "led" if places.led else "dealer" if places.dealer else None,
    }
    chip = h(
        "span",
        h("b", shown.removeprefix("The ")[:1], class_="seat-letter", aria_hidden="true"),
        h("span", shown, class_="seat-name"),
        *[h("small", fact, class_=f"is-{kind}") for kind, fact in facts.items() if fact],
        class_="board-chip",
    )
    pieces = [part for part in (rows.seat_rows(file, here, places.ability), pile(file, here)) if part]
    who = h("span", chip, h("span", *pieces, class_="board-pieces") if pieces else None, class_="board-who")
    classes = {"is-winning": places.winning, "is-due": places.due}
    return h(
        "li",
        who,
        h("span", h("span", *lying(file, places), class_="board-lying"), class_="board-place"),
        class_=" ".join(
            ("board-seat", f"board-at-{place}", *[name for name, holds in classes.items() if holds])
        ),
    )


def lying(file: PlayFile, places: SeatPlay) -> list[Child]:
    """The cards of a play; a slip with words where there is none: what is used instead, or is waited with."""
    cards = [card(file, shown, *(["is-new"] if shown in places.new else [])) for shown in places.cards]
    words = ""
    if not cards and (places.ability or places.mark):
        words = ability_name(file.game, places.ability) if places.ability else places.mark.name  # type: ignore[union-attr]  # one is there
        cards = [h("span", words, class_="card card-slip")]
    if not cards and places.awaits:
        cards = [h("span", class_="card card-none")]
    told = [
        h("small", ordinal(places.place), class_="board-rank") if places.place else None,
        h("small", "winning", class_="board-winning") if places.winning else None,
    ]
    return [*cards, None if words else mark(places.mark), *told]


def mark(piece: Mark | None) -> Html | None:
    if piece is None:
        return None
    return h("span", piece.sign, class_="board-mark", lang="ja", role="img", aria_label=piece.name)


def pile(file: PlayFile, here: SeatView) -> Html | None:
    """Cards put aside, and cards lying open."""
    aside = [card(file, shown, "card-tiny") for shown in here.aside]
    parts = [
        h("span", *aside, class_="board-aside") if aside else None,
        h("span", rows.open_cards(file, here.open), class_="board-open") if here.open else None,
    ]
    return h("span", *parts, class_="board-pile") if any(parts) else None
