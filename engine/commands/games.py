"""The games, their setups, and how much of the card data is from print, as lines: `python -m engine games`."""

from collections.abc import Iterator

from engine.kernel import Game
from engine.setups import write_setup


def lines(game: Game) -> Iterator[str]:
    yield f"{game.name}: {game.title} ({game.japanese})"
    for setup in game.setups():
        yield f"  {write_setup(setup)}"
    for source in game.sources:
        yield f"  {share(source.what, source.printed, source.total)} ({source.note})"
    printed = sum(source.printed for source in game.sources)
    yield f"  {share('all card data', printed, sum(source.total for source in game.sources))}"


def share(what: str, printed: int, total: int) -> str:
    return f"{what}: {printed} of {total} from print, {total - printed} ours"
