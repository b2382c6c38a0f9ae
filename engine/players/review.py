"""Looking a deal through: what each decision of a seat cost, as far as chance lets that be known."""

from collections.abc import Iterable, Iterator
from random import Random
from typing import NamedTuple

from engine.kernel import Action, Game, State
from engine.players.knowledge import Knowledge, Truth, known_to, owner, world
from engine.players.playouts import Luck
from engine.players.search import allowed, in_the_same_worlds, played_out
from engine.players.strengths import STRONG
from engine.players.thinking import few
from engine.players.worth import Average, Tally
from engine.text import TABLE

WORLDS = 120
"""The best option and the one that was chosen are compared in so many new worlds, in which neither was found the best."""
SURE = 2.5
"""So many standard errors are more than chance, even where a deal has a dozen decisions."""
LEAST = 0.5
"""What costs less than that is no mistake."""
MOST = 3
"""So many mistakes are told of a deal."""


class Decision(NamedTuple):
    """What a seat knew and did, and at which step."""

    step: int
    known: Knowledge
    action: Action


class Judged(NamedTuple):
    """A decision, the best that could have been done, what that would have brought more, and what was to be expected then."""

    decision: Decision
    best: Action
    cost: Average
    expected: Average

    @property
    def is_mistake(self) -> bool:
        return self.cost.points >= LEAST and self.cost.points > SURE * self.cost.error


def decisions(game: Game, steps: Iterable[tuple[int, State, Action]], player: int) -> Iterator[Decision]:
    """Where a player had a choice: of steps with their numbers, the position before each, and what was done."""
    for step, state, action in steps:
        seat = game.deed(action).actor
        if seat != TABLE and owner(game, state, seat) == player:
            known = known_to(game, Truth(state), seat)
            if len(allowed(game, known.seen, seat)) > 1:
                yield Decision(step, known, action)


def judge(decision: Decision, rng: Random) -> Iterator[Judged | None]:
    """After each play-out nothing yet; at last the judgement."""
    known, action = decision.known, decision.action
    way = STRONG.way(known.game.name)
    options = few(known.game, allowed(known.game, known.seen, known.seat), way.most, rng)
    tally = Tally((action, *[option for option in options if option != action]), known.players - 1)
    for _ in in_the_same_worlds(known, tally, way.habit, way.budget, rng):
        yield None
    rivals = Tally(tuple(dict.fromkeys((action, tally.choice))), known.players - 1)
    for _ in range(WORLDS):
        whole, luck = world(known, rng), Luck(rng)
        for option in range(len(rivals.options)):
            played_out(known, rivals, option, whole, way.habit, luck)
            yield None
    yield Judged(decision, tally.choice, rivals.lead(-1, 0), rivals.worth(0).average)


def review(found: Iterable[Decision], rng: Random) -> Iterator[tuple[Judged, ...]]:
    """After each play-out all that has been judged so far, in the order of play."""
    judged: tuple[Judged, ...] = ()
    yield judged
    for decision in found:
        for one in judge(decision, rng):
            judged = (*judged, one) if one else judged
            yield judged


def mistakes(judged: Iterable[Judged]) -> tuple[Judged, ...]:
    """Those that cost most, the worst first; none is an answer too."""
    made = [one for one in judged if one.is_mistake]
    return tuple(sorted(made, key=lambda one: -one.cost.points)[:MOST])
