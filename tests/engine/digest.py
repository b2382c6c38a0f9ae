"""A fingerprint for each setup of what the engine does and says in it, kept in tests/digest.txt.

python -m tests.engine.digest   fills in the lines of setups that have none; a change of rules deletes theirs first
"""

import hashlib
from collections.abc import Iterator
from pathlib import Path
from random import Random

from engine import bots
from engine.kernel import Action, Game, Reason, Setup, State
from engine.registry import GAMES
from engine.setups import write_setup
from engine.speech import say
from engine.text import TABLE
from tests.wording import words_of_the_tests

KEPT = Path(__file__).resolve().parents[1] / "digest.txt"
MATCHES = 3


def kept() -> dict[str, str]:
    """The fingerprint of each setup, by the setup's name."""
    lines = KEPT.read_text(encoding="utf-8").splitlines() if KEPT.exists() else []
    return {name: found for found, name in (line.split(" ", 1) for line in lines)}


def name_of(game: Game, setup: Setup) -> str:
    return f"{game.name} {write_setup(setup)}"


def digest(game: Game, setup: Setup, matches: int = MATCHES) -> str:
    """Of every position: what could be done and why not, how the trick stands, what each player sees; and what is told."""
    found = hashlib.sha256()
    for seed in range(matches):
        for state, action in bots.match(game, setup, Random(seed)):
            for line in lines(game, setup, state, action):
                found.update(f"{line}\n".encode())
    return found.hexdigest()[:32]


def lines(game: Game, setup: Setup, state: State, action: Action | None) -> Iterator[str]:
    for seat in game.actors(state):
        for choice in () if seat == TABLE else game.choices(state, seat):
            verdict = game.judge(state, choice)
            yield f"{game.write(choice)} {verdict.legal} {spoken(game, *verdict.because)}"
    for seat, place, takes, because in game.standings(state):
        yield f"{seat} {place} {takes} {spoken(game, because)}"
    for player in range(setup.players):
        yield str(game.write_position(game.seen_by(state, player)))
    if action is None:
        for counted in game.score(state):
            yield f"{tuple(counted)[:-1]} {spoken(game, counted.because)}"
        for finish in game.result(state):
            yield f"{tuple(finish)[:-1]} {spoken(game, finish.because)}"
        return
    yield game.write(action)
    for event in game.apply(state, action)[1]():
        for player in range(setup.players):
            if learned := event.told(player):
                yield f"{player} {spoken(game, learned)}"


def spoken(game: Game, *because: Reason) -> str:
    return " ".join(f"{reason.rule} {say(game, reason)}" for reason in because)


if __name__ == "__main__":
    known = kept()
    with words_of_the_tests():
        found = {
            name: known.get(name) or digest(game, setup)
            for game in GAMES.values()
            for setup in game.setups()
            for name in [name_of(game, setup)]
        }
    KEPT.write_text("".join(f"{print_} {name}\n" for name, print_ in found.items()), encoding="utf-8")
