"""The engine's tests, a sample of them, and the digest of its matches."""

import sys

import pytest

from tests.engine.matches import digest
from tests.sample import some

TESTS = 1_000


class Few:
    """Leaves as many tests as are wanted."""

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = some(items, TESTS)


def main() -> int:
    # Hypothesis has a part that is not Python: its plugin stays out.
    without = (
        "-p",
        "no:hypothesispytest",
        "-p",
        "no:xdist",
        "-p",
        "no:timeout",
        "-p",
        "no:cacheprovider",
        "-o",
        "addopts=",
        "-q",
    )
    code = pytest.main([*without, "tests/engine"], plugins=[Few()])
    print("python", sys.version.split()[0])
    print("digest", digest())
    return int(code)
