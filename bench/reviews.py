"""python3 noxfile.py reviews: are planted blunders found, and is a strong player left in peace?

In each deal of strong players one play of a seat is replaced by one that costs at least two points beyond the noise, where there is such a play.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from bench.play import usual
from engine.__main__ import progress
from engine.kernel import Action, Game, State
from engine.kit.actions import CountDeal
from engine.players.hint import SURE
from engine.players.knowledge import Knowledge, Truth, known_to, player_of
from engine.players.review import decisions, mistakes, review
from engine.players.strengths import STRONG
from engine.players.thinking import luck_of, think
from engine.players.worth import Tally
from engine.registry import GAMES
from engine.text import TABLE

COST = 2
"""So many points a blunder costs at least, for sure."""


class Step(NamedTuple):
    number: int
    state: State
    action: Action


class Deal(NamedTuple):
    """What was done in a deal, and at which step a blunder was planted."""

    steps: tuple[Step, ...]
    planted: int | None


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python3 noxfile.py reviews", description=__doc__)
    parser.add_argument("--games", nargs="+", choices=tuple(GAMES), default=tuple(GAMES))
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    options = parser.parse_args(arguments)
    for game in options.games:
        print("\n".join(told(GAMES[game], range(options.first, options.first + options.deals))), flush=True)
    return 0


def told(game: Game, numbers: Sequence[int]) -> Iterator[str]:
    planted = found = alarms = quiet = 0
    for count, number in enumerate(numbers, start=1):
        blundered, plain = played(game, number, plants=True), played(game, number, plants=False)
        if blundered.planted is not None:
            planted += 1
            found += blundered.planted in blamed(game, blundered)
        false = blamed(game, plain)
        alarms += len(false)
        quiet += not false
        progress(count, len(numbers))
    yield f"{game.name}: {found} of {planted} planted blunders found"
    yield f"  {len(numbers)} deals of strong players: {alarms} false alarms, {quiet} deals without one"


def blamed(game: Game, deal: Deal) -> set[int]:
    """The steps that are called mistakes of the first player."""
    *_, judged = review(decisions(game, deal.steps, 0), Random(len(deal.steps)))
    return {one.decision.step for one in mistakes(judged)}


def played(game: Game, number: int, plants: bool) -> Deal:
    """The first deal of a match of strong players, perhaps with a blunder of the first."""
    state, rng, steps, planted = game.start(usual(game)), Random(number), list[Step](), None
    while not (steps and isinstance(steps[-1].action, CountDeal)):
        seat = rng.choice(game.actors(state))
        if seat == TABLE:
            action = game.chance(state, rng)
        else:
            known = known_to(game, Truth(state), seat)
            *_, tally = think(known, STRONG, luck_of(known, number))
            action = tally.choice
            blunder = plain_blunder(known, tally) if plants and planted is None else None
            if blunder is not None:
                action, planted = blunder, len(steps)
        if action is not None:
            steps.append(Step(len(steps), state, action))
            state, _ = game.apply(state, action)
    return Deal(tuple(steps), planted)


def plain_blunder(known: Knowledge, tally: Tally) -> Action | None:
    """An option of the first player that is worse by more than chance can explain."""
    if player_of(known) != 0:
        return None
    for option, action in enumerate(tally.options):
        lead = tally.lead(tally.best, option)
        if lead.play_outs > 5 and lead.points - SURE * lead.error > COST:
            return action
    return None


if __name__ == "__main__":
    sys.exit(main())
