"""The engine plays, judges and speaks as it did, in every setup: nothing has changed that was not meant to."""

import pytest

from engine.kernel import Game, Setup
from engine.registry import GAMES
from tests.engine.digest import digest, kept, name_of
from tests.engine.matches import EVERY_SETUP
from tests.sample import some


def test_every_setup_has_its_fingerprint() -> None:
    """And no fingerprint is of a setup that is no longer offered."""
    assert list(kept()) == [name_of(game, setup) for game in GAMES.values() for setup in game.setups()]


@pytest.mark.parametrize(("game", "setup"), some(EVERY_SETUP, 10))
def test_the_engine_does_as_it_did(game: Game, setup: Setup) -> None:
    """python -m tests.engine.digest tells how to take a change that was meant."""
    assert digest(game, setup) == kept()[name_of(game, setup)]
