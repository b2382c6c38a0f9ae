"""Card data that is ours, as it was when the first tables were kept and linked.

Version 1 of both tells only what is otherwise. Where a house value is changed, the one before comes here: so old tables
keep what they were laid out with, and new ones tell what they have instead.
"""

from collections.abc import Callable

from engine.games.tezuma.abilities import Sides
from engine.games.tezuma.cards import EDITION_2015
from engine.kernel import Game, Setup

Untold = Callable[[Game, Setup], Setup]
"""Fills in the card data that a file does not tell."""

SIDES = (
    Sides("tezuma.ability-cards", "paper-egg", "sword-walking"),
    Sides("tezuma.ability-cards", "butterfly-dance", "water-trick"),
    Sides("tezuma.ability-cards", "linking-rings", "cup-and-ball"),
    Sides("tezuma.ability-cards", "baby-chicks", "pail-dance"),
    Sides("tezuma.ability-cards", "horse-swallowing", "many-umbrellas"),
    Sides("tezuma.ability-cards", "five-color-sand", "fire-breathing"),
)


def now(game: Game, setup: Setup) -> Setup:
    """As we play it now."""
    same = next(other for other in game.setups() if other[:2] == setup[:2])
    return setup._replace(tables=same.tables)


def first(game: Game, setup: Setup) -> Setup:
    """As we played it first."""
    setup = now(game, setup)
    if (game.name, setup.edition) == ("tezuma", EDITION_2015):
        return setup._replace(tables=(setup.tables[0], SIDES))
    return setup
