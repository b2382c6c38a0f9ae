"""python3 noxfile.py bench: random play against rlcard's bridge, the same in Pyodide, bytes, the live part."""

import gzip
import json
import random
import statistics
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path

from bench import live
from bench.play import actions_of_a_match, judging_player, rate, usual
from engine.registry import GAMES
from engine.setups import write_setup
from tools import build, machine

ROUNDS = 5
SECONDS = 1.5


def rlcard_run() -> Callable[[], int]:
    """rlcard's own random play: its environment run by its random agents."""
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make("bridge", config={"seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def play() -> int:
        trajectories, _ = env.run(is_training=False)
        return sum(len(found) // 2 for found in trajectories)

    return play


def rlcard_step() -> Callable[[], int]:
    """The barest loop over rlcard's environment: one of the legal actions that it offers, and a step."""
    import rlcard

    env = rlcard.make("bridge", config={"seed": 1})

    def play() -> int:
        state, _ = env.reset()
        count = 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            count += 1
        return count

    return play


def speed() -> None:
    """Turn about, so that what disturbs the machine disturbs all."""
    plays = {"rlcard run": rlcard_run(), "rlcard step": rlcard_step()}
    plays |= {name: actions_of_a_match(name) for name in GAMES}
    plays |= {f"{name} {JUDGED}": actions_of_a_match(name, judging_player) for name in GAMES}
    rates: dict[str, list[float]] = {name: [] for name in plays}
    for _ in range(ROUNDS):
        for name, play in plays.items():
            rates[name].append(rate(play, SECONDS))
    found = {name: statistics.median(values) for name, values in rates.items()}
    print(f"{'':36} actions a second    to rlcard's run   to its steps")
    for name, value in found.items():
        ratios = [f"{value / found[other]:14.2f}" for other in ("rlcard run", "rlcard step")]
        print(f"  {title(name):34} {value:16,.0f} {'  '.join(ratios)}")


def title(name: str) -> str:
    return f"{name}, {write_setup(usual(GAMES[name]))}" if name in GAMES else name


JUDGED = "(all offered judged)"


def speed_in_pyodide() -> None:
    script = Path(__file__).with_name("pyodide.mjs")
    command = [str(machine.node()), str(script), str(machine.ROOT)]
    told = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    print(f"  import of the engine with all games {told['import'] * 1000:6.0f} ms")
    for name, value in told["rates"].items():
        print(f"  {title(name):34} {value:16,.0f} actions a second")


def sizes() -> None:
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder) / "site"
        build.build(site)
        for path in sorted(site.rglob("*.html")):
            print(f"  {path.relative_to(site).as_posix():26} {kilobytes(path)}")
        for name in ("torite.js", "interpreter.js", "python.pack", "torite.css"):
            print(f"  {name:26} {kilobytes(next(site.glob(f'assets/live/*/{name}')))}")
        fonts = sum(path.stat().st_size for path in site.glob("assets/fonts/*"))
        print(f"  {'Japanese font':26} {fonts / 1000:7.1f} kB")


def kilobytes(path: Path) -> str:
    data = path.read_bytes()
    return f"{len(gzip.compress(data)) / 1000:7.1f} kB gzip {len(data) / 1000:8.1f} kB"


if __name__ == "__main__":
    print("Random play in CPython; rlcard's bridge plays at random itself:")
    speed()
    print("The same in Pyodide, in Node:")
    speed_in_pyodide()
    print("Bytes:")
    sizes()
    print("The live part, in Chromium:")
    live.live()
