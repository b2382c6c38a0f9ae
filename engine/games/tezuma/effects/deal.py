"""How a deal begins and ends: the start, the layout, the hands, the count."""

from collections.abc import Callable

from engine.games.tezuma.cards import HAND
from engine.games.tezuma.scoring import deal_lines, is_last_deal, next_start, result, result_of
from engine.games.tezuma.state import (
    DEAL,
    DRAFT,
    FIRST,
    LAYOUT,
    OVER,
    DealResult,
    LayOut,
    Outcome,
    State,
    Taken,
)
from engine.kernel import Event, Reason, ask, reason, ruling
from engine.kit.actions import Deal, hands_told
from engine.trick import clockwise

# The start


@ruling("tezuma.start-player")
def left_of_the_dealer_starts(question: tuple[State, int]) -> int | None:
    state, dealer = question
    return clockwise(dealer, state.setup.players)


STARTS: tuple[Callable[[tuple[State, int]], int | None], ...] = (left_of_the_dealer_starts,)
"""In Tezuma Trick: who starts, given the dealer."""


def name_start(state: State, start: int) -> Outcome:
    phase = DEAL if state.scoring_cards else LAYOUT
    after = state._replace(phase=phase, start=start)
    return after, lambda: (Event(reason("tezuma.start-player", "starts", player=start)),)


def lay_out(state: State, action: LayOut) -> Outcome:
    after = state._replace(phase=DEAL, scoring_cards=action.scoring_cards, abilities=action.abilities)
    return after, lambda: laid_out(action)


def laid_out(action: LayOut) -> tuple[Event, ...]:
    laid = reason("tezuma.choose-score-cards", "laid-out", numbers=action.scoring_cards)
    abilities = reason("tezuma.choose-abilities", "laid-out", abilities=action.abilities)
    return (Event(laid), Event(abilities)) if action.abilities else (Event(laid),)


def deal(state: State, action: Deal) -> Outcome:
    players = state.setup.players
    hands = tuple(tuple(sorted(hand)) for hand in action.hands)
    after = state._replace(
        phase=DRAFT,
        hands=hands,
        taken=(Taken(),) * players,
        uses=(0,) * players,
        tricks=(0,) * players,
        won=((),) * players,
        voids=(frozenset(),) * players,
        shown=((),) * players,
    )
    return after, lambda: (
        Event(reason("tezuma.deal", "dealt", count=HAND)),
        *hands_told("tezuma.deal", hands),
    )


# The count


@ruling("tezuma.variant.redraw")
def new_cards_every_deal(state: State) -> bool | None:
    return False if "redraw" in state.setup.options else None


@ruling("tezuma.same-layout")
def same_cards_every_deal(state: State) -> bool | None:
    return True


KEEPS_LAYOUT: tuple[Callable[[State], bool | None], ...] = (new_cards_every_deal, same_cards_every_deal)


def count(state: State) -> Outcome:
    """Count the deal; then the next one starts, or the match is over."""
    counted = tuple(result_of(state, player) for player in range(state.setup.players))
    results = (*state.results, counted)
    after = state._replace(phase=OVER, results=results) if is_last_deal(state) else next_deal(state, results)
    return after, lambda: tuple(map(Event, [*lines_told(state, counted), *what_next(state, after)]))


def lines_told(state: State, counted: tuple[DealResult, ...]) -> list[Reason]:
    return [
        line.because
        for player, mine in enumerate(counted)
        for line in deal_lines(state.setup, state.deal, player, mine)
    ]


def next_deal(state: State, results: tuple[tuple[DealResult, ...], ...]) -> State:
    after = State(state.setup, DEAL, state.deal + 1, next_start(state), results=results)
    if ask(KEEPS_LAYOUT, state, False) and is_laid_out(state):
        after = after._replace(scoring_cards=state.scoring_cards, abilities=state.abilities)
    if after.start is None:  # the position did not tell who started
        return after._replace(phase=FIRST)
    return after._replace(phase=DEAL if after.scoring_cards else LAYOUT)


def is_laid_out(state: State) -> bool:
    return bool(state.scoring_cards and (state.abilities or "beginner" in state.setup.options))


def what_next(state: State, after: State) -> list[Reason]:
    if after.phase == OVER:
        over = reason("tezuma.deals", "over", deal=state.deal)
        return [over, *[place.because for place in result(after)]]
    told = []
    if after.start is not None:
        told.append(reason("tezuma.deals", "next", player=after.start, deal=after.deal))
    if not ask(KEEPS_LAYOUT, state, False):
        told.append(reason("tezuma.variant.redraw", "new"))
    elif after.scoring_cards:
        told.append(reason("tezuma.same-layout", "same"))
    return told
