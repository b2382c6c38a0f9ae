"""python3 noxfile.py bench: random play against rlcard's bridge, the same in Pyodide; then starts, pages and touches, each with its bound."""

import json
import os
import random
import statistics
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import sync_playwright

from bench import lighthouse, live, pages
from bench.figures import Figure, tell
from bench.play import actions_of_a_match, judging_player, rate, usual
from engine.registry import GAMES
from engine.setups import write_setup
from tools import machine

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


def figures() -> list[Figure]:
    """All that has a bound."""
    os.environ.update(machine.for_playwright())
    with live.built() as site, sync_playwright() as playwright:
        found = [*pages.figures(playwright.chromium, site), *live.figures(playwright.chromium, site)]
        return [*found, *lighthouse.figures(site)]


if __name__ == "__main__":
    print("Random play in CPython; rlcard's bridge plays at random itself:")
    speed()
    print("The same in Pyodide, in Node:")
    speed_in_pyodide()
    print("Pages and starts, in Chromium:")
    sys.exit(not tell(figures()))
