"""Here sentences are quoted, in words that stay."""

from collections.abc import Iterator

import pytest

from tests.wording import words_of_the_tests


@pytest.fixture(autouse=True, scope="module")
def words() -> Iterator[None]:
    with words_of_the_tests():
        yield
