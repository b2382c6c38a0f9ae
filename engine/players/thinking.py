"""How a player decides: in slices of one play-out, always the same in the same position with the same seed."""

from collections.abc import Iterator, Sequence
from random import Random

from engine.kernel import Action, Game
from engine.players.clock import is_a_race, is_hurried, right_or_silent
from engine.players.knowledge import Knowledge, honest
from engine.players.search import allowed, in_the_same_worlds
from engine.players.strengths import Strength
from engine.players.worth import Tally
from engine.playfile import write_start

PASS, PAIRS = "pass", 8
"""So many of the highest pairs to pass are looked at: to pass the two highest is as good as any search."""


def luck_of(known: Knowledge, seed: object) -> Random:
    """Chance that hangs on nothing but what the seat sees, and a seed."""
    return Random(f"{seed} {known.seat} {write_start(known.game, known.seen)}")


def think(known: Knowledge, strength: Strength, rng: Random) -> Iterator[Tally]:
    """After each play-out what is known so far; the last is the decision, as good as the strength allows."""
    honest(known)
    options = looked_at(known, strength, rng)
    tally = Tally(options, known.players - 1)
    if len(options) == 1:
        yield tally
        return
    way = strength.way(known.game.name)
    yield from in_the_same_worlds(known, tally, way.habit, way.budget, rng)


def looked_at(known: Knowledge, strength: Strength, rng: Random) -> tuple[Action | None, ...]:
    """The options that are played out; in a hurry a first impression may do."""
    game, seat, seen = known
    options = allowed(game, seen, seat)
    if len(options) > 1 and is_hurried(game, options):
        if rng.random() < strength.errs:
            return (rng.choice(options),)
        return right_or_silent(known, options) if is_a_race(known) else options
    return few(game, options, strength.way(game.name).most, rng)


def few(game: Game, options: Sequence[Action], most: int, rng: Random) -> tuple[Action, ...]:
    """No more than that, drawn; of pairs those with the highest cards."""
    found = options if len(options) <= most else rng.sample(options, most)
    if game.deed(options[0]).verb == PASS:
        found = sorted(found, key=lambda option: -height(game, option))[:PAIRS]
    return tuple(found)


def height(game: Game, option: Action) -> int:
    return sum([card.number for card in game.deed(option).cards])


def decide(known: Knowledge, strength: Strength, rng: Random) -> Action | None:
    """The whole thought at once. In a race it may be to leave it to others, which is no action."""
    *_, tally = think(known, strength, rng)
    return tally.choice
