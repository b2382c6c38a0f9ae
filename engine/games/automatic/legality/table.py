"""May it be done? For each kind of action an ordered row of rulings; the first that answers decides."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from engine.cards import Cards
from engine.games.automatic.cards import CARDS, HAND, PILES, exists, rows
from engine.games.automatic.seats import seats
from engine.games.automatic.state import (
    COLLECT,
    DEAL,
    QUIZ,
    SCORE,
    START,
    Deal,
    State,
)
from engine.kernel import Reason, Verdict, allow, reason, refuse, ruling
from engine.kit.rulings import all_is_played, in_time, no_card_twice, no_strange_card

is_time_to = partial(in_time, "automatic.rounds")


# What the table does


class TableQuestion(NamedTuple):
    state: State


@ruling("automatic.start-player")
def start_is_to_be_found(q: TableQuestion) -> Verdict | None:
    return allow("automatic.start-player", count=len(q.state.hands))


@ruling("automatic.reading.quiz")
def nobody_else_points(q: TableQuestion) -> Verdict | None:
    return allow("automatic.reading.quiz", "close", count=q.state.chosen.count(None))


@ruling("automatic.trick")
def everybody_has_played(q: TableQuestion) -> Verdict | None:
    return allow("automatic.trick", "finished", seats=len(q.state.trick))


MAY_SHOW_BOTTOMS: tuple[Callable[[TableQuestion], Verdict | None], ...] = (
    is_time_to(START),
    start_is_to_be_found,
)
MAY_CLOSE: tuple[Callable[[TableQuestion], Verdict | None], ...] = (is_time_to(QUIZ), nobody_else_points)
MAY_COLLECT: tuple[Callable[[TableQuestion], Verdict | None], ...] = (
    is_time_to(COLLECT),
    everybody_has_played,
)
MAY_COUNT_DEAL: tuple[Callable[[TableQuestion], Verdict | None], ...] = (
    is_time_to(SCORE),
    all_is_played("automatic.rounds", "round"),
)


class DealQuestion(NamedTuple):
    state: State
    action: Deal
    dealt: Cards
    """All of them."""


@ruling("automatic.piles")
def six_piles_of_five(q: DealQuestion) -> Verdict | None:
    if [len(pile) for pile in q.action.piles] == [HAND] * PILES and len(q.action.rest) == 2:
        return Verdict(True, tuple(dealt_so(q.state)))
    return refuse("automatic.piles", count=PILES, most=HAND)


def dealt_so(state: State) -> Iterator[Reason]:
    """Why a deal is right, and who says what is on the cards."""
    yield reason("automatic.piles", "allowed", count=PILES, most=HAND)
    yield reason("automatic.cards", "house" if rows(state.setup) == CARDS else "own")
    if len(seats(state.setup)) > state.setup.players:
        yield reason("automatic.players-2", "two-hands")


MAY_DEAL: tuple[Callable[[DealQuestion], Verdict | None], ...] = (
    is_time_to(DEAL),
    no_strange_card("automatic.deck", exists),
    no_card_twice("automatic.deck"),
    six_piles_of_five,
)
