"""Actions as values: whoever draws or tells them reads no text."""

import pytest

from engine.cards import Card
from engine.deeds import Deed
from engine.kernel import Game, Setup
from engine.registry import GAMES
from engine.text import TABLE
from tests.engine.matches import EVERY_SETUP, match
from tests.sample import some


@pytest.mark.parametrize(("game", "setup"), some(EVERY_SETUP, 8))
def test_a_deed_is_what_its_line_says(game: Game, setup: Setup) -> None:
    """The actor stands before the verb, the verb before the cards; what is read back is the same action."""
    for _, action in match(game.name, setup)[:-1]:
        deed, line = game.deed(action), game.write(action)
        first, *others = line.split()
        assert (deed.actor == TABLE) == first[0].islower()
        assert deed.verb in ("", first, *others[:1])
        assert game.deed(game.read(line, setup)) == deed
        assert len(deed.cards) <= len(others)


def test_cards_that_are_named() -> None:
    """One by one, in heaps, or several at once."""
    game = GAMES["automatic"]
    several = game.read("A pass R30 B1", game.setups()[0])
    assert game.deed(several) == Deed(0, "pass", (Card("R", 30), Card("B", 1)))
    assert game.deed(several).cards == (Card("R", 30), Card("B", 1))
    assert game.write(several) == "A pass R30 B1"
    assert Deed(TABLE, "deal", ((Card("R", 1),), (Card("B", 2),))).cards == (Card("R", 1), Card("B", 2))
