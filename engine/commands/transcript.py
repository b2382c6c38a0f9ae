"""A play file as lines, each step with the reasons for it: `python -m engine show`."""

from collections.abc import Iterable, Iterator

from engine import playfile, replay
from engine.playfile import PlayFile
from engine.setups import write_setup
from engine.speech import say


def lines(name: str, file: PlayFile, played: Iterable[replay.Moment | replay.Miss]) -> Iterator[str]:
    """As far as the file holds."""
    yield f"{file.game.title}: {write_setup(file.setup)}"
    if file.title:
        yield file.title
    for moment in played:
        if isinstance(moment, replay.Miss):
            yield f"  ! {name}:{moment}"
            return
        mark = "try " if moment.step.kind == playfile.TRY else ""
        yield f"\n{moment.step.line}: {mark}{moment.step.text}"
        for reason in replay.reasons(moment):
            yield f"    {say(file.game, reason, file.names)} [{reason.rule}]"
