"""What each decision of a seat in a play file cost, as lines: `python -m engine review`."""

from collections.abc import Iterator
from random import Random

from engine.players.review import Judged, decisions, mistakes, review
from engine.playfile import PLAY, PlayFile, write_start
from engine.replay import moments
from engine.text import plural


def lines(file: PlayFile, player: int) -> Iterator[str]:
    """How many decisions there were, then the worst of them, or that none was a mistake."""
    played = [moment for moment in moments(file) if moment.step.kind == PLAY]
    steps = [(moment.step.line, moment.before, moment.action) for moment in played]
    *_, judged = review(decisions(file.game, steps, player), Random(write_start(file.game, file.start)))
    yield f"{file.names[player]}: {plural(len(judged), 'decision')}"
    worst = mistakes(judged)
    yield from (line(file, one) for one in worst)
    if not worst:
        yield "  well played: nothing cost more than chance can explain"


def line(file: PlayFile, one: Judged) -> str:
    done, better = file.game.write(one.decision.action), file.game.write(one.best)
    cost = f"{one.cost.points:.1f} ± {2 * one.cost.error:.1f} points"
    return f"  line {one.decision.step}: {done} cost {cost} against {better}"
