"""The games this engine plays."""

from engine.games import iroha, tornei
from engine.kernel import Game

GAMES: dict[str, Game] = {
    game.name: game
    for game in (
        iroha.GAME,
        tornei.GAME,
    )
}  # fmt: skip
"""In alphabetical order, a line each."""
