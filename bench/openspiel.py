"""OpenSpiel's own ISMCTS bot as a reference: a wrapper shows it a position as one of its states. Frozen, as the others are."""

from random import Random
from typing import Any

import numpy
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot

from bench.references import rest_of_deal
from engine.kernel import Action, Game, State
from engine.kit.actions import CountDeal
from engine.players.knowledge import Knowledge, owner, world
from engine.players.search import allowed
from engine.text import TABLE

ITERATIONS = 1_000
CURIOSITY = 15.0
"""In points ahead of all others: about as far apart as deals end."""
SEQUENTIAL = pyspiel.load_game("leduc_poker")
"""Stands in where the bot asks what kind of game it is: seats in turn, cards hidden."""


class Position:
    """What the bot asks of a state; actions are numbers there."""

    def __init__(self, game: Game, state: State, seat: int, rng: Random, numbers: dict[Action, int]) -> None:
        self.game, self.state, self.seat, self.rng, self.numbers = game, state, seat, rng, numbers

    def get_game(self) -> Any:
        return SEQUENTIAL

    def is_terminal(self) -> bool:
        return self.seat == TABLE

    def is_chance_node(self) -> bool:
        return False

    def current_player(self) -> int:
        return self.seat

    def information_state_string(self) -> State:
        """Any value that stands for what is seen will do."""
        return self.game.seen_by(self.state, owner(self.game, self.state, self.seat))

    def legal_actions(self) -> list[int]:
        found = allowed(self.game, self.state, self.seat)
        return [self.numbers.setdefault(action, len(self.numbers)) for action in found]

    def apply_action(self, number: int) -> None:
        """Do it, and what the table does then; the deal that is to be counted is the end."""
        action = [*self.numbers][number]
        while True:
            self.state, _ = self.game.apply(self.state, action)
            self.seat = self.rng.choice(self.game.actors(self.state))
            action = self.game.chance(self.state, self.rng) if self.seat == TABLE else None
            if self.seat != TABLE or isinstance(action, CountDeal):
                return

    def returns(self) -> list[int]:
        """By seat: what the deal brings, played at random from here if it is not at its end."""
        points = rest_of_deal(self.game, self.state, self.rng)
        return [points[player] for player in self.game.seats(self.state.setup) if player != TABLE]


class AtRandom:
    """How the bot judges a new position."""

    def prior(self, position: Position) -> list[tuple[int, float]]:
        actions = position.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]

    def evaluate(self, position: Position) -> list[int]:
        return position.returns()


def decide(known: Knowledge, rng: Random) -> Action:
    game, seat, seen = known
    numbers: dict[Action, int] = {}
    luck = numpy.random.RandomState(rng.getrandbits(32))
    bot = ISMCTSBot(
        SEQUENTIAL, AtRandom(), CURIOSITY, ITERATIONS, random_state=luck, allow_inconsistent_action_sets=True
    )
    bot.set_resampler(lambda position, _: Position(game, world(known, rng), seat, rng, numbers))
    number = bot.step(Position(game, seen, seat, rng, numbers))
    return [*numbers][number]
