"""A whole match between players of any kind, told by what it is drawn from: the same wherever it is played."""

import json
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from bench.references import REFERENCES
from engine.kernel import Action, Game, State
from engine.kit.actions import CountDeal
from engine.kit.rulings import totals
from engine.players.clock import is_a_race, seconds
from engine.players.knowledge import Truth, known_to, owner
from engine.players.strengths import NEWCOMER, STRENGTHS
from engine.players.thinking import decide, luck_of
from engine.registry import GAMES
from engine.setups import read_setup
from engine.text import TABLE


class Match(NamedTuple):
    """One player at a seat against others who are all alike. Matches of the same number have the same cards."""

    game: str
    setup: str
    one: str
    others: str
    number: int
    seat: int


class Result(NamedTuple):
    """The points of each player, and the share of the win that falls to the one."""

    points: tuple[int, ...]
    share: float

    def ahead(self, seat: int) -> float:
        """Of the others' average."""
        return (self.points[seat] * len(self.points) - sum(self.points)) / (len(self.points) - 1)


def seats(match: Match, players: int) -> list[str]:
    return [match.one if seat == match.seat else match.others for seat in range(players)]


def play(match: Match) -> Result:
    game = GAMES[match.game]
    state = game.start(read_setup(game, match.setup))
    names, counted = seats(match, state.setup.players), 0
    table = Random(f"{match.number} 0")
    while game.actors(state):
        action = next_action(game, state, names, match.number, table)
        state, _ = game.apply(state, action)
        if isinstance(action, CountDeal):
            counted += 1
            table = Random(f"{match.number} {counted}")
    first = [place.player for place in game.result(state) if place.place == 1]
    share = (match.seat in first) / len(first)
    return Result(totals(game.score(state), state.setup.players), share)


def next_action(game: Game, state: State, names: Sequence[str], seed: int, table: Random) -> Action:
    """Where several may act, who is soonest does."""
    acting = [seat for seat in game.actors(state) if seat != TABLE]
    found = [answer(game, state, seat, names[owner(game, state, seat)], seed) for seat in acting]
    soonest = min((one for one in found if one.action is not None), default=None)
    return game.chance(state, table) if soonest is None else soonest.action


class Answer(NamedTuple):
    after: float
    seat: int
    action: Action


def answer(game: Game, state: State, seat: int, name: str, seed: int) -> Answer:
    """What a seat does, and in a race after how many seconds."""
    known = known_to(game, Truth(state), seat)
    rng = luck_of(known, f"{seed} {name}")
    strength = STRENGTHS.get(name, NEWCOMER)
    after = seconds(known, strength.pace, rng) if is_a_race(known) else 0
    reference = REFERENCES.get(name)
    return Answer(after, seat, reference(known, rng) if reference else decide(known, strength, rng))


def played(match: Match) -> str:
    """The match and its result as a line."""
    return json.dumps({**match._asdict(), **play(match)._asdict()})


def read(line: str) -> tuple[Match, Result]:
    found: dict[str, Any] = json.loads(line)
    match = Match(**{name: found[name] for name in Match._fields})
    return match, Result(tuple(found["points"]), found["share"])
