"""Positions to test on: whole matches of every offered setup, played at random."""

import hashlib
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from engine import bots
from engine.kernel import Action, Game, Setup, State
from engine.players.knowledge import known_to
from engine.players.strengths import STRENGTHS, Strength
from engine.players.thinking import decide, luck_of
from engine.registry import GAMES
from engine.setups import write_setup
from tests.engine.decisions import few_of_each_phase, quick

EVERY_SETUP = [
    pytest.param(game, setup, id=f"{game.name}-{write_setup(setup)}")
    for game in GAMES.values()
    for setup in game.setups()
]
every_setup = pytest.mark.parametrize(("game", "setup"), EVERY_SETUP)


@cache
def match(game_name: str, setup: Setup, seed: int = 5) -> tuple[tuple[State, Action], ...]:
    """A whole match: each position with the action done in it; the last one has none."""
    return tuple(bots.match(GAMES[game_name], setup, Random(seed)))


def positions(game: Game, setup: Setup, every: int = 1) -> Iterator[State]:
    for number, (state, _) in enumerate(match(game.name, setup)):
        if number % every == 0:
            yield state


def legal_actions(game: Game, state: State, seat: int) -> list[Action]:
    return [action for action in game.choices(state, seat) if game.judge(state, action).legal]


def players(setup: Setup) -> range:
    return range(setup.players)


def seats(game: Game, setup: Setup) -> range:
    return range(len(game.seats(setup)))


def digest(matches: int = 2) -> str:
    """A fingerprint of the logs of whole matches in every setup, and of some decisions: the same wherever the engine plays the same."""
    found = hashlib.sha256()
    for game in GAMES.values():
        for setup in game.setups():
            for seed in range(matches):
                for state, action in bots.match(game, setup, Random(seed)):
                    found.update(
                        f"{game.write(action) if action is not None else game.result(state)}\n".encode()
                    )
        for strength in STRENGTHS.values():
            found.update(" ".join(written_decisions(game, quick(strength))).encode())
    return found.hexdigest()


def written_decisions(game: Game, strength: Strength) -> Iterator[str]:
    """What players do in a position of each kind."""
    for state, seat in few_of_each_phase(game, game.setups()[0], 1):
        known = known_to(game, state, seat)
        action = decide(known, strength, luck_of(known, 1))
        yield game.write(action) if action else "silent"
