"""Whether it is time for something: in every game the first question, each under its own rule."""

from collections.abc import Callable
from typing import Any, Protocol

from engine.kernel import Verdict, refuse, ruling


class Asked(Protocol):
    """A question about a position."""

    @property
    def state(self) -> Any: ...


def in_time(rule: str, phase: str, over: str = "over") -> Callable[[Asked], Verdict | None]:
    """A game's own ruling: it refuses in any other phase, and has sentences for `refused` and `over`."""

    @ruling(rule)
    def in_order(q: Asked) -> Verdict | None:
        if q.state.phase == phase:
            return None
        case = "over" if q.state.phase == over else "refused"
        return refuse(rule, case, due=q.state.phase, tried=phase)

    return in_order
