"""The conftest.py of the copy that mutmut tests: every mutant meets an engine that is imported anew.

mutmut forks after everything is imported and played once. Rulings that are made while modules are imported, and
matches that tests keep, would then be those of the engine as it was.
"""

import sys

import pytest
from mutmut.state import state

AT_IMPORT: set[str] = set()
"""Functions that are called while modules are imported: any test may notice a change in them."""


def pytest_configure() -> None:
    for name in [name for name in sys.modules if name.partition(".")[0] in ("engine", "tests")]:
        del sys.modules[name]


def pytest_collection_finish() -> None:
    AT_IMPORT.update(state()._stats)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup() -> None:
    state()._stats.update(AT_IMPORT)
