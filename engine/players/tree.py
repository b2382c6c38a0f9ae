"""Finding the best option by a tree of what all seats may do, grown in one world after another, in slices of one play-out.

Single-observer ISMCTS (Cowling, Powley and Whitehouse, 2012), with the exploration of PUCT, which needs no logarithm: so every
Python finds the same.
"""

from collections.abc import Iterator, Sequence
from math import sqrt
from random import Random
from typing import NamedTuple

from engine.kernel import Action, Game, State
from engine.kit.actions import CountDeal
from engine.players.knowledge import Knowledge, owner, player_of, world
from engine.players.playouts import Habit, Luck, ahead, play_out
from engine.players.search import WORLD, allowed
from engine.players.worth import Tally
from engine.text import TABLE

CURIOSITY = 1.0
"""How much it counts that little is known of an action, beside what it has brought."""


class Node:
    """What came of an action: how often it was offered and taken, what it brought its player, and what was done after it."""

    __slots__ = ("brought", "offered", "then", "visits")

    def __init__(self) -> None:
        self.offered = self.visits = self.brought = 0
        self.then: dict[Action, Node] = {}


class Turn(NamedTuple):
    """A position in which a seat has a choice, or the deal is to be counted, and how many actions led to it."""

    state: State
    seat: int
    options: Sequence[Action]
    actions: int


def in_a_tree(known: Knowledge, tally: Tally, habit: Habit, budget: int, rng: Random) -> Iterator[Tally]:
    """Go down in a new world by what promises most, play out from the first action that is new, and remember what it brought.

    The budget is counted in actions.
    """
    root, spent, squares = Node(), 0, 0
    while spent < budget:
        width = CURIOSITY * sqrt(squares / max(1, root.visits))
        state, path, actions = descended(known, tally.options, root, width, rng)
        end = play_out(known.game, state, habit, Luck(rng))
        for player, node, _ in path:
            node.visits += 1
            node.brought += ahead(end.points, player)
        root.visits += 1
        brought = ahead(end.points, player_of(known))
        squares += brought * brought
        tally.add(tally.options.index(path[0].action), brought)
        spent += WORLD + actions + end.actions
        yield tally


class Step(NamedTuple):
    """A way down: who chose, what that leads to, and the action."""

    player: int
    node: Node
    action: Action


def descended(
    known: Knowledge, options: Sequence[Action], root: Node, width: float, rng: Random
) -> tuple[State, list[Step], int]:
    """The position after the first action that is new, the way to it, and of how many actions it is."""
    game, node, path = known.game, root, list[Step]()
    turn = Turn(world(known, rng), known.seat, options, 0)
    while turn.options:
        is_new = any(action not in node.then for action in turn.options)
        action = chosen(node, turn.options, width, rng)
        node = node.then[action]
        path.append(Step(owner(game, turn.state, turn.seat), node, action))
        after, _ = game.apply(turn.state, action)
        if is_new:
            return after, path, turn.actions + 1
        turn = next_turn(game, after, turn.actions + 1, rng)
    return turn.state, path, turn.actions


def chosen(node: Node, options: Sequence[Action], width: float, rng: Random) -> Action:
    """A new action if there is one, else the one that promises most."""
    new = [action for action in options if action not in node.then]
    if new:
        action = rng.choice(new)
        node.then[action] = Node()
        return action
    for action in options:
        node.then[action].offered += 1
    return max(options, key=lambda action: promise(node.then[action], width))


def promise(node: Node, width: float) -> float:
    """What it brought on average, and more the less often it was taken when it was offered."""
    return node.brought / max(1, node.visits) + width * sqrt(node.offered) / (1 + node.visits)


def next_turn(game: Game, state: State, actions: int, rng: Random) -> Turn:
    """Where a seat has a choice next; what nobody chooses is done."""
    while True:
        actors = game.actors(state)
        seat = actors[0] if len(actors) == 1 else rng.choice(actors)
        options = (game.chance(state, rng),) if seat == TABLE else allowed(game, state, seat)
        if isinstance(options[0], CountDeal):
            return Turn(state, TABLE, (), actions)
        if len(options) > 1:
            return Turn(state, seat, options, actions)
        state, _ = game.apply(state, options[0])
        actions += 1
