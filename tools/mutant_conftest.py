"""The conftest.py of the copy that mutmut tests: every mutant meets an engine that is imported anew.

mutmut forks after everything is imported and played once. Rulings that are made while modules are imported, and
matches that tests keep, would then be those of the engine as it was.
"""

import sys
from collections.abc import Iterator
from types import ModuleType

import pytest
from mutmut.mutation.trampoline import get_mutant_under_test
from mutmut.state import state

AT_IMPORT: set[str] = set()
"""Functions that are called while modules are imported: any test may notice a change in them."""


def ours() -> Iterator[tuple[str, ModuleType]]:
    for name, module in list(sys.modules.items()):
        if name.partition(".")[0] in ("engine", "tests"):
            yield name, module


def pytest_configure() -> None:
    for name, _ in ours():
        del sys.modules[name]


def pytest_collection_finish() -> None:
    AT_IMPORT.update(state()._stats)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup() -> None:
    """While mutmut finds out which tests call a function, no test lives on what another has called."""
    if get_mutant_under_test() == "stats":
        state()._stats.update(AT_IMPORT)
        for _, module in ours():
            for value in vars(module).values():
                if hasattr(value, "cache_clear"):
                    value.cache_clear()
