"""What is measured, each beside its bound: one table at the end, a line of history a run, and a fault where a bound is passed."""

import json
from collections.abc import Sequence
from typing import NamedTuple

from tools import build
from tools.machine import ROOT

NOISE = 1.2
"""Machines are noisy: so many times its bound a figure may be."""
HISTORY = ROOT / ".nox" / "bench.jsonl"
"""What each run on this machine has found."""


class Figure(NamedTuple):
    """What it is, what was found, and what it may be at most; what each consists of."""

    name: str
    value: float
    bound: float
    told: str = ""

    @property
    def is_kept(self) -> bool:
        return self.value <= self.bound

    @property
    def is_far_off(self) -> bool:
        return self.value > self.bound * NOISE


def tell(figures: Sequence[Figure]) -> bool:
    """All in one table; false where one is far off."""
    print(f"  {'':44} {'found':>9} {'at most':>9}")
    for figure in figures:
        mark = "" if figure.is_kept else "above" if figure.is_far_off else "above, within noise"
        print(f"  {figure.name:44} {figure.value:9.2f} {figure.bound:9.2f}  {figure.told}  {mark}".rstrip())
    keep(figures)
    return not any(figure.is_far_off for figure in figures)


def keep(figures: Sequence[Figure]) -> None:
    HISTORY.parent.mkdir(exist_ok=True)
    found = {figure.name: round(figure.value, 3) for figure in figures}
    with HISTORY.open("a", encoding="utf-8") as history:
        history.write(json.dumps({"build": build.build_name(), **found}) + "\n")
