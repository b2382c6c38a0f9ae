"""Players who know the rules and nothing else, and whole matches played by them."""

from collections.abc import Callable, Iterator
from random import Random

from engine.kernel import Action, Game, Setup, State
from engine.text import TABLE

Player = Callable[[Game, State, int, Random], Action]


def random_player(game: Game, state: State, seat: int, rng: Random) -> Action:
    """Any legal action, with equal chances: one is drawn until it is legal, so that few are judged."""
    actions = list(game.choices(state, seat))
    while True:
        at = rng.randrange(len(actions))
        if game.judge(state, actions[at]).legal:
            return actions[at]
        actions[at] = actions[-1]
        actions.pop()


def match(
    game: Game, setup: Setup, rng: Random, player: Player = random_player
) -> Iterator[tuple[State, Action]]:
    """A whole match, action by action: the position before each, then the final one with no action."""
    state = game.start(setup)
    while actors := game.actors(state):
        actor = actors[0] if len(actors) == 1 else rng.choice(actors)
        action = game.chance(state, rng) if actor == TABLE else player(game, state, actor, rng)
        yield state, action
        state, _ = game.apply(state, action)
    yield state, None
