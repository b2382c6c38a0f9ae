"""Positions for tests that go move by move."""

from engine import playfile
from engine.kernel import Game, State


def after_of(game: Game, start: str | State, *actions: str) -> State:
    """The position after actions, each of them legal; the start is a play file's text or a position."""
    state = playfile.load(start).start if isinstance(start, str) else start
    for line in actions:
        action = game.read(line, state.setup)
        assert game.judge(state, action).legal, f"{line}: {game.judge(state, action)}"
        state, _ = game.apply(state, action)
    return state


def lines_of(game: Game, state: State) -> dict[str, str]:
    """A position as its lines."""
    return dict(game.write_position(state))
