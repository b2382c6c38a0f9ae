"""What was drawn once: of the same things at the same table the drawing is the same."""

from collections.abc import Callable, Hashable
from functools import wraps
from typing import Concatenate, ParamSpec, TypeVar

from engine.playfile import PlayFile

P = ParamSpec("P")
Drawn = TypeVar("Drawn")
Draw = Callable[Concatenate[PlayFile, P], Drawn]

KEPT = 1000
"""So many drawings; then it begins anew."""


def drawn_once(draw: Draw[P, Drawn]) -> Draw[P, Drawn]:
    """A drawing of values, at a table of which only game, setup and names matter."""
    known: dict[Hashable, Drawn] = {}

    @wraps(draw)
    def drawn(file: PlayFile, /, *things: P.args, **named: P.kwargs) -> Drawn:
        key = (file.game.name, file.setup, file.names, things, *named.items())
        if key not in known:
            if len(known) == KEPT:
                known.clear()
            known[key] = draw(file, *things, **named)
        return known[key]

    return drawn
