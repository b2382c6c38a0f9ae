"""Every example woken and stepped through, as the worker answers: a fingerprint of its frames."""

import hashlib
import json
from pathlib import Path
from random import Random

from widgets.worker.answer import answering

PLAYS = Path(__file__).parents[2] / "docs" / "plays"


def frames() -> dict[str, str]:
    names = [path.relative_to(PLAYS).as_posix() for path in sorted(PLAYS.glob("*/*.play"))]
    return {name: fingerprint(name) for name in names}


def fingerprint(source: str) -> str:
    answer = answering(lambda name: (PLAYS / name).read_text(encoding="utf-8"), "this build", Random(1))
    woken = {"open": "example", "name": Path(source).stem, "source": source, "rules": "../rules/", "at": 0}
    found = json.loads(answer(json.dumps(woken)))
    steps = [{"state": found["state"], "do": f"go {at}"} for at in range(found["last"] + 1)]
    drawn = "".join(json.loads(answer(json.dumps(step)))["frame"] for step in steps)
    return hashlib.sha256(drawn.encode()).hexdigest()


def main() -> int:
    print(json.dumps(frames()))
    return 0
