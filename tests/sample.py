"""Of many things a seeded few stand in the tests; `python3 noxfile.py sweep` takes them all."""

import os
from collections.abc import Iterable
from random import Random
from typing import TypeVar

SWEEP = bool(os.environ.get("TORITE_SWEEP"))

Thing = TypeVar("Thing")


def some(things: Iterable[Thing], count: int) -> list[Thing]:
    """The first, the last, and so many in all: the same ones every time, in their order."""
    found = list(things)
    if SWEEP or len(found) <= count:
        return found
    between = sorted(Random(count).sample(range(1, len(found) - 1), count - 2))
    return [found[at] for at in (0, *between, -1)]
