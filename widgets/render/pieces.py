"""Small pieces besides the cards of a trick: what pays, what costs, what may be used. Each can be read out with all it says."""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import groupby

from engine.playfile import PlayFile
from engine.speech import suit_name
from engine.text import plural
from engine.view import AbilityCard, NumberCard, Row, SuitCard, Uses
from widgets.render.action_names import capitalised
from widgets.render.card_html import suit_drawing
from widgets.render.drawn import drawn_once
from widgets.render.html import Child, Html, h

Pays = tuple[tuple[int, int], ...]
MINUS = "\u2212"


def is_piece(row: Row) -> bool:
    """Does it say more than what it is?"""
    match row.what:
        case AbilityCard():
            return True
        case SuitCard(_, _, costs):
            return bool(costs)
        case NumberCard(_, pays):
            return bool(pays)
    return False


@drawn_once
def at_seat(file: PlayFile, rows: tuple[Row, ...], tricks: int, ability: str) -> Html:
    """What somebody has, with tricks won: drawn small; all that it says is shown where it is pointed at or focused."""
    drawn = [piece(file, row, tricks, ability) for row in rows]
    if tricks:
        drawn.insert(0, h("span", h("b", str(tricks)), class_="piece piece-won"))
    words = [f"{plural(tricks, 'trick')} won"] if tricks else []
    words += [sentence(file, row, tricks) for row in rows]
    return h(
        "span",
        *drawn,
        class_="piece-group",
        role="img",
        tabindex="0",
        aria_label="\n".join(map(capitalised, words)),
    )


@drawn_once
def piece(file: PlayFile, row: Row, tricks: int | None = None, ability: str = "") -> Html:
    """A little card: of an ability its name over a dot a use."""
    used = " is-used" if isinstance(row.what, AbilityCard) and row.what.name == ability else ""
    return h(
        "span",
        *face(file, row, tricks),
        class_=f"piece piece-{row.kind}{used}",
        data_piece=row.taken_as or None,
    )


def face(file: PlayFile, row: Row, tricks: int | None) -> Iterator[Child]:
    match row.what:
        case AbilityCard(name, left):
            yield h("span", file.game.terms.get(name, name), class_="piece-name")
            yield dots(left) if left else None
        case SuitCard(letter):
            suit = suit_name(file.game, letter)
            yield h("b", MINUS, data_suit=suit)
            yield h("span", suit_drawing(suit), class_="piece-suit", data_letter=letter)
        case NumberCard(number, pays):
            yield h("b", str(number))
            yield bars(pays, tricks)


def dots(uses: Uses) -> Html:
    """A dot for each use, empty once it is used."""
    each = [h("i", class_="is-spent" if at >= uses.left else None) for at in range(uses.most)]
    return h("span", *each, class_="piece-dots", role="img", aria_label=left_in_words(uses))


def uses_of(row: Row) -> Child:
    """How often a card can be used, after its name."""
    return [" ", dots(row.what.uses)] if isinstance(row.what, AbilityCard) and row.what.uses else None


def left_in_words(uses: Uses) -> str:
    return f"{uses.left} of {plural(uses.most, 'use')} left"


HEIGHT = 10


@cache
def bars(pays: Pays, tricks: int | None) -> Html:
    """What a card pays for each number of tricks, drawn; the number won so far is marked."""
    most = max(points for _, points in pays) or 1
    drawn = [
        h(
            "rect",
            x=str(2 * at),
            y=f"{HEIGHT - HEIGHT * points / most:.1f}",
            width="1.6",
            height=f"{HEIGHT * points / most:.1f}",
            class_="is-now" if at == tricks else None,
        )
        for at, points in pays[:SHOWN]
    ]
    return h("svg", *drawn, viewBox=f"0 0 {2 * SHOWN} {HEIGHT}", class_="piece-bars", aria_hidden="true")


SHOWN = 9
"""More tricks than these pay the same again, or nothing."""


def title(file: PlayFile, row: Row) -> str:
    match row.what:
        case AbilityCard(name):
            return file.game.terms.get(name, name)
        case SuitCard(letter):
            return f"{row.title} {suit_name(file.game, letter)}"
        case NumberCard(number):
            return f"{row.title} {number}"
    return row.title


def sentence(file: PlayFile, row: Row, tricks: int | None = None) -> str:
    """All of it in words."""
    name = title(file, row)
    match row.what:
        case AbilityCard(_, left, does):
            return ", ".join(filter(None, (name, left_in_words(left) if left else ""))) + f". {does}."
        case SuitCard(letter, _, costs):
            return f"{name}: {cost(file, letter, costs)}"
        case NumberCard(_, pays):
            listed = ", ".join(f"{points} for {count}" for count, points in paying(pays))
            now = f" Now {dict(pays).get(tricks, 0)}." if tricks is not None else ""
            return f"{name}: pays {listed} tricks.{now}"
    return name


def cost(file: PlayFile, letter: str, costs: int) -> str:
    return f"{MINUS}{plural(costs, 'point')} for each {suit_name(file.game, letter)} card you take."


def paying(pays: Pays) -> Iterator[tuple[str, int]]:
    """`4`, or `7 to 12` where more tricks pay the same."""
    for points, group in groupby(pays, lambda pair: pair[1]):
        counts = [count for count, _ in group]
        if len(counts) > 2:
            yield f"{counts[0]}+" if counts[-1] == pays[-1][0] else f"{counts[0]} to {counts[-1]}", points
        else:
            yield from ((str(count), points) for count in counts)


def says(file: PlayFile, row: Row) -> list[Child]:
    """What it does and pays, to be read before it is taken."""
    match row.what:
        case AbilityCard(_, _, does):
            return [h("p", f"{does}.")]
        case SuitCard(letter, _, costs):
            return [h("p", cost(file, letter, costs))]
        case NumberCard(_, pays):
            return [table(pays)]
    return []


def table(pays: Pays) -> Html:
    columns = list(paying(pays))
    return h(
        "table",
        h("tr", h("th", "tricks", scope="row"), *[h("td", count) for count, _ in columns]),
        h("tr", h("th", "points", scope="row"), *[h("td", h("b", str(points))) for _, points in columns]),
        class_="draft-table",
    )


Touch = dict[str, dict[str, str]]
"""What the button of a piece sends and shows, by how an action names the piece."""


def laid_out(file: PlayFile, rows: Iterable[Row], touch: Touch) -> Html:
    """What there is to be taken, each kind by itself; what can be touched is a button."""
    kinds = [list(group) for _, group in groupby(rows, lambda row: row.kind)]
    lists = [
        h(
            "ul",
            *[h("li", laid(file, row, tuple(touch.get(row.taken_as, {}).items()))) for row in kind],
            class_="draft-kind",
            aria_label=plural(2, kind[0].title).removeprefix("2 ").capitalize(),
        )
        for kind in kinds
    ]
    return h("div", *lists, class_="draft-layout")


@drawn_once
def laid(file: PlayFile, row: Row, touch: tuple[tuple[str, str], ...]) -> Html:
    classes = f"piece piece-{row.kind}"
    if not touch:
        return h(
            "span",
            *face(file, row, None),
            class_=classes,
            role="img",
            aria_label=title(file, row),
            data_piece=row.taken_as,
        )
    attributes = dict(touch)
    return h(
        "button",
        *face(file, row, None),
        type="button",
        data_piece=row.taken_as,
        aria_label=title(file, row),
        **{**attributes, "class_": f"{classes} {attributes.get('class_', '')}".strip()},
    )
