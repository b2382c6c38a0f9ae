"""Decisions to test players on: positions of random matches in which a seat has a choice, and what the seat knows there."""

from collections.abc import Iterator
from random import Random

from engine import bots
from engine.kernel import Game, Setup
from engine.players.knowledge import Truth, known_to
from engine.players.search import allowed
from engine.players.strengths import Strength
from engine.text import TABLE

QUICK = 400
"""A budget with which a thought of any strength is over at once."""


def quick(strength: Strength) -> Strength:
    """The same way to think, only shorter."""
    ways = {name: way._replace(budget=QUICK) for name, way in strength.ways.items()}
    return strength._replace(usual=strength.usual._replace(budget=QUICK), ways=ways)


def decisions(game: Game, setup: Setup) -> Iterator[tuple[Truth, int]]:
    """Positions with a seat that has a choice."""
    for state, _ in bots.match(game, setup, Random(5)):
        for seat in game.actors(state):
            if seat != TABLE and len(allowed(game, state, seat)) > 1:
                yield Truth(state), seat


def few_of_each_phase(game: Game, setup: Setup, count: int) -> list[tuple[Truth, int]]:
    """So many of each kind of decision, drawn."""
    by_phase: dict[str, list[tuple[Truth, int]]] = {}
    for state, seat in decisions(game, setup):
        by_phase.setdefault(phase(state), []).append((state, seat))
    rng = Random(count)
    return [one for found in by_phase.values() for one in rng.sample(found, min(count, len(found)))]


def phase(state: object) -> str:
    return str(getattr(state, "phase", ""))


def swapped(game: Game, state: Truth, seat: int, rng: Random) -> Truth:
    """The same to the eyes of a seat, with hidden cards in other hidden places."""
    known = known_to(game, state, seat)
    return Truth(game.imagine(known.seen, game.seats(known.position.setup)[seat], rng))
