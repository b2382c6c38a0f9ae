"""What a test quotes stands in words that stay: it is about the case and its facts, and a better word breaks no test.

The words of today are in tests/sentences.txt, where one test holds them. The words of the tests are in tests/wording.txt, in the
same form; what has no line there, and what is asked, is quoted as it is said. A line is changed where its facts change.
"""

import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from unittest.mock import patch

from engine.kernel import Wording
from engine.registry import GAMES

LINE = re.compile(r"(\S+) / (\S+): (.*?)(?: \[([^]]*)\])?")


@contextmanager
def words_of_the_tests() -> Iterator[None]:
    """Every game says what it says in these words."""
    text = Path(__file__).with_name("wording.txt").read_text(encoding="utf-8")
    found = [line for line in map(LINE.fullmatch, text.splitlines()) if line]
    quoted = {(line[1], line[2]): Wording(line[3], line[4] or "") for line in found}
    with ExitStack() as stack:
        for game in GAMES.values():
            words = {
                case: quoted[case]._replace(prompt=said.prompt)
                for case, said in game.sentences.items()
                if case in quoted
            }
            stack.enter_context(patch.dict(game.sentences, words))
        yield
