"""Tables of what the engine holds, printed on pages: `tezuma abilities`. No number stands twice. Used by MkDocs alone."""

from collections.abc import Callable
from typing import Any

from widgets.build.lists import automatic, iroha, tezuma, tornei
from widgets.build.page import Unbuildable, place_of, stops_the_build
from widgets.render.html import Html

LISTS: dict[str, Callable[[], Html]] = {
    f"{game} {name}": table
    for game, module in (("automatic", automatic), ("iroha", iroha), ("tezuma", tezuma), ("tornei", tornei))
    for name, table in module.LISTS.items()
}


@stops_the_build
def list_(source: str, language: str, class_: str, options: dict[str, str], md: Any, **_: Any) -> Html:
    """The table that a fence names."""
    name = source.strip()
    if name not in LISTS:
        raise Unbuildable(
            f"{place_of(name)}: expected one of the lists {', '.join(sorted(LISTS))}; found {name!r}"
        )
    return LISTS[name]()
