"""What Lighthouse says of some pages on a phone: python -m bench.lighthouse, for this part alone."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from bench.figures import Figure, tell
from bench.live import built, served
from bench.pages import PAGES
from tools import machine

PROGRAM = machine.ROOT / "bench/node_modules/lighthouse/cli/index.js"
SHORT = 5
"""So many points of a hundred a page may be short of."""
OPTIONS = ("--output=json", "--quiet", "--only-categories=performance", "--no-enable-error-reporting")


def figures(site: Path) -> Iterator[Figure]:
    with served(site) as url:
        for name, path in PAGES.items():
            found = judged(url + path)
            score = 100 * found["categories"]["performance"]["score"]
            yield Figure(
                f"points short in Lighthouse, {name}", 100 - score, SHORT, f"performance {score:.0f}"
            )


def judged(address: str) -> dict[str, dict[str, dict[str, float]]]:
    flags = f"--chrome-flags={' '.join(machine.HEADLESS)}"
    command = [str(machine.node("bench")), str(PROGRAM), address, *OPTIONS, flags]
    environment = {**os.environ, "CHROME_PATH": str(machine.browser())}
    done = subprocess.run(command, check=True, capture_output=True, text=True, env=environment)
    found: dict[str, dict[str, dict[str, float]]] = json.loads(done.stdout)
    return found


if __name__ == "__main__":
    with built() as site:
        sys.exit(not tell(list(figures(site))))
