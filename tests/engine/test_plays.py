"""The play files hold, each by itself."""

from engine import notation, plays
from tests.engine.files import every_play_file


@every_play_file
def test_a_play_file_holds(text: str) -> None:
    """Every expectation of every line."""
    assert plays.check(notation.load(text)) == ()
