"""Is it time for this? A forecast phase, then a play phase, then what the table does."""

from collections.abc import Callable
from typing import Protocol

from engine.games.tornei.state import OVER, State
from engine.kernel import Verdict, refuse, ruling


class Asked(Protocol):
    @property
    def state(self) -> State: ...


def is_time_to(phase: str) -> Callable[[Asked], Verdict | None]:
    @ruling("tornei.phases")
    def in_order(q: Asked) -> Verdict | None:
        if q.state.phase == phase:
            return None
        case = "over" if q.state.phase == OVER else "refused"
        return refuse("tornei.phases", case, due=q.state.phase, tried=phase)

    return in_order
