"""The play files of the project, and the positions that cannot be."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from engine import playfile, replay, setups
from engine.kernel import Event, Game, Reason, State
from engine.registry import GAMES

ROOT = Path(__file__).parents[2]
PLAYS = {
    f"{path.parent.name}-{path.stem}": path.read_text(encoding="utf-8")
    for path in sorted(ROOT.glob("*/plays/*/*.play"))
}
every_play_file = pytest.mark.parametrize("text", PLAYS.values(), ids=PLAYS.keys())


class Fault(NamedTuple):
    """A position that cannot be, as the headings of a play file, and the sentences that tell why."""

    text: str
    sentences: tuple[str, ...]


def faults_of(game: Game) -> Iterator[Fault]:
    """The blocks of tests/faults: headings, then a line `! sentence` for each fault."""
    path = ROOT / "tests" / "faults" / f"{game.name}.txt"
    for block in re.split(r"\n\s*\n", path.read_text(encoding="utf-8").strip()):
        lines = [line.strip() for line in block.splitlines() if not line.startswith("#")]
        headings = [line for line in lines if not line.startswith("!")]
        told = tuple(line.removeprefix("!").strip() for line in lines if line.startswith("!"))
        if lines:
            yield Fault("\n".join((f"game: {game.name}", *headings)), told)


every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


def position(text: str) -> State:
    """The position that a file describes, even where it cannot be."""
    sheet = playfile.parse(text)
    game = GAMES[sheet.game.value]
    setup, headings = game.read_setup(setups.read_setup(game, sheet.setup.value), sheet.headings)
    return game.read_position(headings, setup)


def moments(game: Game) -> Iterator[replay.Moment]:
    """Every line that a play file of the game plays or tries."""
    for name, text in PLAYS.items():
        if name.startswith(f"{game.name}-"):
            yield from replay.moments(playfile.load(text))


def said_at(game: Game, moment: replay.Moment) -> Iterator[Reason]:
    """Everything that is said of a line: of the verdict, of what happens, of every play, of the score."""
    yield from moment.verdict.because
    yield from said_of(moment.events)
    yield from (standing.because for standing in moment.standings)
    yield from (line.because for line in game.score(moment.after))
    yield from (place.because for place in moment.places)


def said_of(events: tuple[Event, ...]) -> Iterator[Reason]:
    """What those hear who know, and what the others do."""
    for event in events:
        yield event.because
        if event.others is not None:
            yield event.others
