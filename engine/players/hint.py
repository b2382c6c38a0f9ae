"""What speaks for an option: what it is worth beside the others, and what it does in the deals that fit what is known."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from engine.cards import Card
from engine.kernel import Action, Game, Reason, Standing, State, reason
from engine.kit.actions import Collect
from engine.players.habits import at_random
from engine.players.knowledge import Knowledge, player_of, world
from engine.players.playouts import Luck, next_action
from engine.players.search import done
from engine.players.worth import Average, Tally, Worth

DEALS = 80
"""In so many deals that fit it is looked how the trick goes."""
FEW = 4
"""No more cards than that are named."""
LITTLE = {"automatic": "abcd"}
"""Modes of a game in which the cards come by themselves."""
SURE = 2
"""So many standard errors are more than chance."""


class Hint(NamedTuple):
    """An option, what each is worth (this one first), its lead over the next best, and why."""

    action: Action
    worths: tuple[Worth, ...]
    lead: Average
    facts: tuple[Reason, ...]

    @property
    def is_sure(self) -> bool:
        return self.lead.points > SURE * self.lead.error


class Watched(NamedTuple):
    """How often a card takes its trick, or a prediction comes true, and why; which cards took the trick instead."""

    times: int = 0
    deals: int = 0
    rule: str = ""
    by: frozenset[Card] = frozenset()


def watch(known: Knowledge, action: Action, rng: Random) -> Iterator[Watched]:
    """After each deal what was seen so far; nothing where an action has no part in a trick."""
    found = Watched()
    yield found
    while found.deals < DEALS and has_part(known, action):
        found = watched(known, action, rng, found)
        yield found


def has_part(known: Knowledge, action: Action | None) -> bool:
    """Is a card played to a trick, or a prediction made of it?"""
    if action is None:
        return False
    deed = known.game.deed(action)
    return bool(deed.cards) and deed.verb in ("", "forecast")


def watched(known: Knowledge, action: Action, rng: Random, before: Watched) -> Watched:
    """One deal more."""
    game, luck = known.game, Luck(rng)
    state, standings = end_of_trick(game, done(game, world(known, rng), action), luck)
    times, deals, rule, by = before
    if known.game.deed(action).verb:
        return Watched(times + came_true(known, state), deals + 1, f"{game.name}.forecast", by)
    for standing in standings:
        if standing.takes and standing.seat == known.seat:
            return Watched(times + 1, deals + 1, standing.because.rule, by)
        if standing.takes:
            by |= {card for play in state.trick if play.seat == standing.seat for card in play.cards}
    return Watched(times, deals + 1, rule, by)


def came_true(known: Knowledge, state: State) -> bool:
    """Has the player more right predictions than before?"""
    player = player_of(known)
    return len(state.right[player]) > len(known.position.right[player])


def end_of_trick(game: Game, state: State, luck: Luck) -> tuple[State, tuple[Standing, ...]]:
    """The full trick before it is taken, and how its cards stand."""
    while True:
        action = next_action(game, state, at_random, luck)
        if isinstance(action, Collect):
            return state, game.standings(state)
        state, _ = game.apply(state, action)


def hint(known: Knowledge, tally: Tally, seen: Watched) -> Hint:
    """The choice of a finished thought, with the facts that speak for it."""
    worths = tally.worths()
    second = tally.options.index(worths[1].action) if len(worths) > 1 else tally.best
    found = Hint(tally.choice, worths, tally.lead(tally.best, second), ())
    told = (*compared(known, found), *how_little(known), *seen_to_happen(known, seen, tally.choice))
    return found._replace(facts=told)


def compared(known: Knowledge, found: Hint) -> Iterator[Reason]:
    """Cited is the rule by which points win."""
    case = "forced" if len(found.worths) == 1 else "better" if found.is_sure else "equal"
    yield reason(f"{known.game.name}.win", case, points=f"{found.lead.points:.1f}")


def how_little(known: Knowledge) -> Iterator[Reason]:
    """A mode in which little can be decided says so."""
    mode = getattr(known.position, "letter", "")
    if mode and mode in LITTLE.get(known.game.name, ""):
        yield reason(f"{known.game.name}.rule.{mode}", "little")


def seen_to_happen(known: Knowledge, seen: Watched, action: Action) -> Iterator[Reason]:
    """How often it takes the trick or comes true, and what beats it."""
    deed = known.game.deed(action) if seen.rule else None
    if deed:
        case = "true" if deed.verb else "takes"
        yield reason(seen.rule, case, cards=deed.cards, count=seen.times, of=seen.deals)
        if 0 < len(seen.by) <= FEW:
            yield reason(seen.rule, "beaten", cards=tuple(sorted(seen.by)))
