"""python3 noxfile.py honesty: does what a seat cannot see ever change its choice?

For each game and phase, in positions of random matches of all setups in turn, hidden cards are exchanged: what is chosen stays.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import count
from random import Random

from engine import bots
from engine.__main__ import progress
from engine.kernel import Action, Game
from engine.players.knowledge import Truth, known_to, player_of
from engine.players.search import allowed
from engine.players.strengths import STRENGTHS, Strength
from engine.players.thinking import decide, luck_of
from engine.registry import GAMES
from engine.setups import write_setup
from engine.text import TABLE

POSITIONS = {"newcomer": 2_000, "strong": 200}
TRIED = 12
"""So many times a hidden card is looked for that can lie elsewhere."""


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python3 noxfile.py honesty", description=__doc__)
    parser.add_argument("--games", nargs="+", choices=tuple(GAMES), default=tuple(GAMES))
    parser.add_argument("--strengths", nargs="+", choices=tuple(STRENGTHS), default=tuple(STRENGTHS))
    parser.add_argument("--positions", type=int, help="of each phase; left out: 2,000, with strong 200")
    options = parser.parse_args(arguments)
    failures = 0
    for name in options.strengths:
        for game in options.games:
            wanted = options.positions or POSITIONS[name]
            failures += shown(GAMES[game], STRENGTHS[name], wanted)
    return 1 if failures else 0


def shown(game: Game, strength: Strength, wanted: int) -> int:
    """Compare choices in so many positions of each phase, and tell how many there were and how many changed."""
    looked, changed = Counter[str](), Counter[str]()
    phases = phases_of(game)
    for state, seat in positions(game):
        phase = state.phase  # type: ignore[attr-defined]  # every game names it so
        if phase not in phases or looked[phase] >= wanted:
            if min(looked[one] for one in phases) >= wanted:
                break
            continue
        looked[phase] += 1
        changed[phase] += is_changed(game, state, seat, strength)
        progress(sum(looked.values()), wanted * len(phases))
    for phase in sorted(phases):
        print(f"{game.name}, {strength.name}, {phase}: {changed[phase]} of {looked[phase]} choices changed")
    return sum(changed.values())


def phases_of(game: Game) -> set[str]:
    """Those in which a seat chooses, found in a few matches of each setup."""
    few = (found for _, found in zip(range(40 * len(game.setups())), positions(game), strict=False))
    return {state.phase for state, _ in few}  # type: ignore[attr-defined]  # every game names it so


def positions(game: Game) -> Iterator[tuple[Truth, int]]:
    """A few decisions of each match, the setups in turn, without end."""
    for seed in count():
        for setup in game.setups():
            rng = Random(f"{seed} {write_setup(setup)}")
            for state, _ in bots.match(game, setup, rng):
                for seat in game.actors(state):
                    if seat != TABLE and rng.random() < 0.1 and len(allowed(game, state, seat)) > 1:
                        yield Truth(state), seat


def is_changed(game: Game, state: Truth, seat: int, strength: Strength) -> bool:
    return choice(game, state, seat, strength) != choice(game, exchanged(game, state, seat), seat, strength)


def exchanged(game: Game, state: Truth, seat: int) -> Truth:
    """The same to the eyes of a seat; what it cannot see lies elsewhere, if it can."""
    known = known_to(game, state, seat)
    for number in range(TRIED):
        other = game.imagine(known.seen, player_of(known), Random(number))
        if other != state:
            return Truth(other)
    return state


def choice(game: Game, state: Truth, seat: int, strength: Strength) -> Action | None:
    known = known_to(game, state, seat)
    return decide(known, strength, luck_of(known, 1))


if __name__ == "__main__":
    sys.exit(main())
