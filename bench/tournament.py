"""python3 noxfile.py tournament strong newcomer: one player against others on the same deals, at each seat in turn.

Matches are independent jobs. What is played stands in a file, a line each in a fixed order, and is not played again.
"""

import argparse
import sys
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from math import sqrt
from pathlib import Path

from bench.matches import Match, Result, played, read
from bench.play import usual
from bench.references import REFERENCES
from engine.__main__ import progress
from engine.players.strengths import STRENGTHS
from engine.registry import GAMES
from engine.setups import read_setup, write_setup

NAMES = (*STRENGTHS, *REFERENCES)
SETUPS = {
    "tezuma": ("4 players, 2015, beginner", "4 players, 2015", "4 players, trick"),
}
"""What is played of a game, where it is more than the setup that most tables have."""


def main(arguments: Sequence[str] | None = None) -> int:
    options = options_of(arguments)
    matches = list(all_matches(options.one, options.others, options.games, options.deals))
    with executor(options.dask, options.processes) as found:
        results = run(matches, found, options.file)
    print("\n".join(table(results)))
    return 0


def options_of(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python3 noxfile.py tournament", description=__doc__)
    parser.add_argument("one", choices=NAMES, help="who is measured")
    parser.add_argument("others", choices=NAMES, help="who sits at all other seats")
    parser.add_argument("--games", nargs="+", choices=tuple(GAMES), default=tuple(GAMES))
    parser.add_argument("--deals", type=int, default=10, help="so many matches, each at every seat")
    parser.add_argument("--file", type=Path, default=Path(".nox/tournament.jsonl"), help="what is played")
    parser.add_argument("--processes", type=int, help="left out: one for each core")
    parser.add_argument(
        "--dask", metavar="ADDRESS", help="the scheduler of a Dask cluster that plays instead"
    )
    return parser.parse_args(arguments)


def all_matches(one: str, others: str, games: Sequence[str], deals: int) -> Iterator[Match]:
    for game in games:
        for setup in SETUPS.get(game, (write_setup(usual(GAMES[game])),)):
            players = read_setup(GAMES[game], setup).players
            for number in range(deals):
                yield from (Match(game, setup, one, others, number, seat) for seat in range(players))


@contextmanager
def executor(dask: str | None, processes: int | None) -> Iterator[Executor]:
    """Processes here, or a cluster's."""
    if not dask:
        with ProcessPoolExecutor(processes) as found:
            yield found
        return
    from distributed import Client  # an extra: nothing else needs it

    with Client(dask) as client, client.get_executor() as found:
        yield found


def run(matches: Sequence[Match], executor: Executor, file: Path) -> list[tuple[Match, Result]]:
    """Play what is not in the file yet, and add it there as soon as all before it is done."""
    lines = whole_lines(file)
    done = {match for match, _ in map(read, lines)}
    missing = [match for match in matches if match not in done]
    with file.open("w", encoding="utf-8") as kept:
        kept.writelines(f"{line}\n" for line in lines)
        for count, line in enumerate(executor.map(played, missing), start=1):
            kept.write(f"{line}\n")
            kept.flush()
            lines.append(line)
            progress(count, len(missing))
    wanted = {*matches}
    return [found for found in map(read, lines) if found[0] in wanted]


def whole_lines(file: Path) -> list[str]:
    """Without one that was not finished."""
    text = file.read_text(encoding="utf-8") if file.exists() else ""
    return text.split("\n")[:-1]


def table(results: Sequence[tuple[Match, Result]]) -> Iterator[str]:
    """For each setup the wins as a multiple of a fair share, and the points ahead, with 95 % intervals."""
    for key in dict.fromkeys(match[:4] for match, _ in results):
        found = [(match, result) for match, result in results if match[:4] == key]
        wins = by_deal((match.number, result.share * len(result.points)) for match, result in found)
        points = by_deal((match.number, result.ahead(match.seat)) for match, result in found)
        game, setup, one, others = key
        yield f"{game}, {setup}: {one} against {others}, {len(wins)} deals at each seat"
        yield f"  {interval(wins)} fair shares of wins, {interval(points)} points ahead of the others' average"


def by_deal(values: Iterable[tuple[int, float]]) -> list[float]:
    """What the seats of a deal have in common is one observation: their average."""
    found: dict[int, list[float]] = {}
    for number, value in values:
        found.setdefault(number, []).append(value)
    return [sum(some) / len(some) for some in found.values()]


def interval(values: Sequence[float]) -> str:
    """The average, and from where to where it may be in truth."""
    count = len(values)
    middle = sum(values) / count
    spread = sum((value - middle) ** 2 for value in values) / max(1, count - 1)
    width = 1.96 * sqrt(spread / count)
    return f"{middle:.2f} ({middle - width:.2f} to {middle + width:.2f})"


if __name__ == "__main__":
    sys.exit(main())
