"""Where all race or have little time: how long a person would take, and how easily one is wrong. There is no clock here, only seconds that are told."""

from collections.abc import Sequence
from random import Random

from engine.kernel import Action, Game
from engine.players.knowledge import Knowledge
from engine.text import TABLE

POINT = "point"


def is_a_race(known: Knowledge) -> bool:
    """May several act at once until the table ends it?"""
    actors = known.game.actors(known.seen)
    return TABLE in actors and known.seat in actors


def is_hurried(game: Game, options: Sequence[Action]) -> bool:
    """Is it pointed at somebody, for which there are only seconds?"""
    return game.deed(options[0]).verb == POINT


def right_or_silent(known: Knowledge, options: Sequence[Action]) -> tuple[Action | None, ...]:
    """In a race whoever has worked out whose card is the strongest points at it, or leaves the trick to others."""
    best = next(standing.seat for standing in known.game.standings(known.seen) if standing.place == 1)
    return *[option for option in options if option.target == best], None


def seconds(known: Knowledge, pace: float, rng: Random) -> float:
    """How long a seat takes in a race: longer the more cards there are to compare, and never the same."""
    return round(pace * (1 + len(known.position.trick) / 4) * rng.uniform(0.6, 1.8), 1)
