"""Here sentences are quoted, in words that stay."""

from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True, scope="module")
def words() -> Iterator[None]:
    from tests.wording import words_of_the_tests  # not above: mutants are imported after this file is read

    with words_of_the_tests():
        yield
