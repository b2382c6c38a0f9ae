"""Tables of what the engine holds, printed on pages: `tezuma abilities`. No number stands twice. Used by MkDocs alone."""

from collections.abc import Callable, Iterable
from typing import Any

from engine.games.iroha import PLAYERS
from engine.games.iroha.cards import HOUSE_ICONS
from widgets.html import Child, Html, h
from widgets.unbuildable import Unbuildable, place_of, stops_the_build


@stops_the_build
def list_(source: str, language: str, class_: str, options: dict[str, str], md: Any, **_: Any) -> Html:
    """The table that a fence names."""
    name = source.strip()
    if name not in LISTS:
        raise Unbuildable(
            f"{place_of(name)}: expected one of the lists {', '.join(sorted(LISTS))}; found {name!r}"
        )
    return LISTS[name]()


LISTS: dict[str, Callable[[], Html]] = {}


def small_table(caption: str, columns: Iterable[str], rows: Iterable[Iterable[Child]]) -> Html:
    """Rows of cells; the first of a row names it."""
    head = h("tr", *[h("th", column, scope="col") for column in columns])
    body = [
        h("tr", h("th", first, scope="row"), *[h("td", cell) for cell in cells]) for first, *cells in rows
    ]
    return h("table", h("caption", caption), h("thead", head), h("tbody", *body))


# Iroha ni Oedo


def iroha_icons() -> Html:
    """The house table: which numbers are in play, and which icon asks for so many players."""
    return small_table(
        "House values: the numbers in each colour",
        ("Players", "In play", "Icon that comes in"),
        [iroha_row(players) for players in PLAYERS],
    )


def iroha_row(players: int) -> tuple[str, str, str]:
    """`4`, `1 to 8`, `4–6 on 7 and 8`."""
    in_play = [number for icon in HOUSE_ICONS if icon.players <= players for number in icon.numbers]
    added = [number for icon in HOUSE_ICONS if icon.players == players for number in icon.numbers]
    icon = f"{players}–{PLAYERS[-1]}" if players < PLAYERS[-1] else f"{players}"
    return f"{players}", f"{min(in_play)} to {max(in_play)}", f"{icon} on {min(added)} to {max(added)}"


LISTS["iroha icons"] = iroha_icons
