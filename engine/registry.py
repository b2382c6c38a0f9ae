"""The games this engine plays."""

from engine.games import automatic, iroha, tezuma, tornei
from engine.kernel import Game

GAMES: dict[str, Game] = {
    game.name: game
    for game in (
        automatic.GAME,
        iroha.GAME,
        tezuma.GAME,
        tornei.GAME,
    )
}  # fmt: skip
"""In alphabetical order, a line each."""
