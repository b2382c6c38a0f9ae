"""Players to measure others against. They are frozen: who tunes a player leaves these as they are."""

from collections.abc import Callable
from random import Random

from engine.bots import random_player
from engine.kernel import Action, Game, State
from engine.kit.actions import CountDeal
from engine.kit.rulings import totals
from engine.players.knowledge import Knowledge, player_of
from engine.text import TABLE

Player = Callable[[Knowledge, Random], Action]
WORLDS = 32


def at_random(known: Knowledge, rng: Random) -> Action:
    return random_player(known.game, known.seen, known.seat, rng)


def flat(known: Knowledge, rng: Random) -> Action:
    """Flat Monte Carlo: each option is played out at random once in each of 32 worlds; the one with most points ahead is done."""
    game, seat, seen = known
    options = [action for action in game.choices(seen, seat) if game.judge(seen, action).legal]
    if len(options) == 1:
        return options[0]
    worlds = [game.imagine(seen, player_of(known), rng) for _ in range(WORLDS)]

    def worth(option: Action) -> int:
        return sum(
            rest_of_deal(game, game.apply(world, option)[0], rng)[player_of(known)] for world in worlds
        )

    return max(options, key=worth)


def rest_of_deal(game: Game, state: State, rng: Random) -> list[int]:
    """By how much the rest of the deal, played at random, lets each player be ahead of the others."""
    before, players, action = game.score(state), state.setup.players, None
    while not isinstance(action, CountDeal):
        seat = rng.choice(game.actors(state))
        action = game.chance(state, rng) if seat == TABLE else random_player(game, state, seat, rng)
        state, _ = game.apply(state, action)
    points = totals(game.score(state)[len(before) :], players)
    return [points[player] * players - sum(points) for player in range(players)]


def openspiel(known: Knowledge, rng: Random) -> Action:
    from bench.openspiel import decide  # an extra: nothing else needs it

    return decide(known, rng)


REFERENCES: dict[str, Player] = {"random": at_random, "flat-32": flat, "openspiel": openspiel}
