"""How a deal goes on in a player's mind: quick play to the end of the deal, and what it brings."""

from collections.abc import Callable, Iterable
from random import Random
from typing import NamedTuple

from engine.kernel import Action, Game, State
from engine.kit.actions import CountDeal
from engine.kit.rulings import totals
from engine.text import TABLE


class Luck:
    """Which of several actions comes first: drawn when an action first comes up, and the same for all play-outs of a world.

    So they differ by what led to them and not by chance, and half as many tell as much.
    """

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.drawn: dict[Action, float] = {}

    def ordered(self, actions: Iterable[Action]) -> list[Action]:
        return sorted(actions, key=self.place)

    def place(self, action: Action) -> float:
        found = self.drawn.get(action)
        if found is None:
            found = self.drawn[action] = self.rng.random()
        return found


Habit = Callable[[Game, State, int, "Luck"], Action]
"""What a seat does in a play-out."""


class End(NamedTuple):
    """A counted deal: what it has brought each player, and after how many actions."""

    points: tuple[int, ...]
    actions: int


def play_out(game: Game, state: State, habit: Habit, luck: Luck) -> End:
    """Play on until the deal is counted."""
    before, actions = totals(game.score(state), state.setup.players), 0
    while True:
        action = next_action(game, state, habit, luck)
        state, _ = game.apply(state, action)
        actions += 1
        if isinstance(action, CountDeal):
            after = totals(game.score(state), state.setup.players)
            return End(tuple([now - then for now, then in zip(after, before, strict=True)]), actions)


def next_action(game: Game, state: State, habit: Habit, luck: Luck) -> Action:
    actors = game.actors(state)
    seat = actors[0] if len(actors) == 1 else luck.rng.choice(actors)
    return game.chance(state, luck.rng) if seat == TABLE else habit(game, state, seat, luck)


def ahead(points: tuple[int, ...], player: int) -> int:
    """By how much a player is ahead of the others together, had each of them as many: a whole number, as every Python adds alike."""
    return points[player] * len(points) - sum(points)
