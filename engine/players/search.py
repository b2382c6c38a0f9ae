"""Finding the best option by playing all of them out in the same worlds, in slices of one play-out."""

from collections.abc import Iterator
from random import Random

from engine.kernel import Action, Game, State
from engine.players.knowledge import Knowledge, player_of, world
from engine.players.playouts import Habit, Luck, ahead, play_out
from engine.players.worth import Tally

WORLD = 8
"""Imagining a world costs about as much as so many actions."""


def in_the_same_worlds(
    known: Knowledge, tally: Tally, habit: Habit, budget: int, rng: Random
) -> Iterator[Tally]:
    """Play all options out in one world after another; when a share of the budget is spent, the worse half drops out.

    The budget is counted in actions.
    """
    rivals = list(range(len(tally.options)))
    share = budget / max(1, (len(rivals) - 1).bit_length())
    spent, due = 0, share
    while spent < budget:
        whole, luck = world(known, rng), Luck(rng)
        spent += WORLD
        for option in rivals:
            spent += played_out(known, tally, option, whole, habit, luck)
            yield tally
        while spent >= due and len(rivals) > 2:
            due += share
            rivals.sort(key=tally.mean, reverse=True)
            rivals = rivals[: (len(rivals) + 1) // 2]


def played_out(known: Knowledge, tally: Tally, option: int, whole: State, habit: Habit, luck: Luck) -> int:
    """Play an option out in a world, and count the actions."""
    end = play_out(known.game, done(known.game, whole, tally.options[option]), habit, luck)
    tally.add(option, ahead(end.points, player_of(known)))
    return end.actions


def done(game: Game, state: State, option: Action | None) -> State:
    """What an option leads to; without an action others act."""
    return state if option is None else game.apply(state, option)[0]


def allowed(game: Game, state: State, seat: int) -> tuple[Action, ...]:
    """What a seat may do."""
    return tuple([action for action in game.choices(state, seat) if game.judge(state, action).legal])
