"""What the play files make the engine say: each case once, where it is said first.

python -m tests.engine.said writes tests/said anew, after wording or play files have changed.
"""

from collections.abc import Iterator

from engine import playfile, replay
from engine.kernel import Game
from engine.registry import GAMES
from engine.speech import say
from tests.engine.play_files import PLAYS, ROOT, said_at
from tests.wording import words_of_the_tests

SAID = ROOT / "tests" / "said"


def first_said(game: Game) -> Iterator[str]:
    """`slug / case`, then the play file and line, then the sentence."""
    known: set[tuple[str, str]] = set()
    for name, text in PLAYS.items():
        if not name.startswith(f"{game.name}-"):
            continue
        file = playfile.load(text)
        for moment in replay.moments(file):
            for reason in said_at(game, moment):
                case = (reason.rule, reason.case)
                if case not in known:
                    known.add(case)
                    where = f"{name.removeprefix(f'{game.name}-')}:{moment.step.line}"
                    yield f"{reason.rule} / {reason.case}\n    {where}: {say(game, reason, file.names)}"


def written(game: Game) -> str:
    return "\n".join(sorted(first_said(game))) + "\n"


if __name__ == "__main__":
    SAID.mkdir(exist_ok=True)
    with words_of_the_tests():
        for game in GAMES.values():
            (SAID / f"{game.name}.txt").write_text(written(game), encoding="utf-8")
