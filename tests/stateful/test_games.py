"""Each game at a table where anything is tried. A long run: python3 noxfile.py stateful."""

import pytest
from hypothesis.stateful import run_state_machine_as_test

from engine.kernel import Game
from engine.registry import GAMES
from tests.stateful.table import Table


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_what_was_promised_holds(game: Game) -> None:
    """Whatever is done and tried, in whatever setup."""
    run_state_machine_as_test(type("Table", (Table,), {"game": game}))
