"""What a deal is worth, how many deals there are, and who has won."""

from collections.abc import Callable
from typing import NamedTuple

from engine.games.tezuma.cards import points_of, scoring_card
from engine.games.tezuma.state import OVER, DealResult, State, Taken
from engine.kernel import Finish, Reason, ScoreLine, Setup, ask, reason, ruling
from engine.kit.rulings import Totals, highest_total_wins, totals
from engine.trick import clockwise


class CountQuestion(NamedTuple):
    setup: Setup
    player: int
    result: DealResult
    lines: tuple[tuple[int, Reason], ...] = ()
    """What was counted before: points and why."""


Counted = tuple[int, Reason]


@ruling("tezuma.score.table")
def tricks_score_by_the_card(q: CountQuestion) -> Counted | None:
    card = scoring_card(q.setup, q.result.score)
    found = points_of(card, q.result.tricks) if card else None
    facts = {"player": q.player, "tricks": q.result.tricks, "score_card": q.result.score}
    if found is None:
        return 0, reason("tezuma.score.table", "nothing", **facts)
    return found, reason("tezuma.score.table", "scores", points=found, **facts)


@ruling("tezuma.score.pain")
def pain_costs(q: CountQuestion) -> Counted | None:
    result = q.result
    if not result.captured:
        return None
    facts = {"player": q.player, "count": result.captured, "suit": result.pain}
    return -result.captured, reason("tezuma.score.pain", "costs", **facts)


@ruling("tezuma.score.floor")
def never_below_zero(q: CountQuestion) -> Counted | None:
    below = sum(points for points, _ in q.lines)
    if below >= 0:
        return None
    return -below, reason("tezuma.score.floor", "lifts", player=q.player)


# Every ruling adds its line to those before.
COUNTED: tuple[Callable[[CountQuestion], Counted | None], ...] = (
    tricks_score_by_the_card,
    pain_costs,
    never_below_zero,
)


def deal_lines(setup: Setup, deal: int, player: int, result: DealResult) -> tuple[ScoreLine, ...]:
    if result.points is not None:
        so_far = reason("tezuma.deals", "so-far", player=player, deal=deal)
        return (ScoreLine(deal, player, result.points, so_far),)
    counted: tuple[Counted, ...] = ()
    for count in COUNTED:
        found = count(CountQuestion(setup, player, result, counted))
        counted = (*counted, found) if found else counted
    return tuple(ScoreLine(deal, player, points, because) for points, because in counted)


def score(state: State) -> tuple[ScoreLine, ...]:
    """The lines of all counted deals."""
    return tuple(
        line
        for number, deal in enumerate(state.results, start=1)
        for player, result in enumerate(deal)
        for line in deal_lines(state.setup, number, player, result)
    )


def result_of(state: State, player: int) -> DealResult:
    """What a player brings to the count of this deal."""
    mine: Taken = state.taken[player]
    captured = sum(card.suit == mine.pain for card in state.won[player])
    return DealResult(state.tricks[player], mine.score, mine.pain, captured)


def deals(setup: Setup) -> int:
    """How many deals a match has."""
    return setup.players


@ruling("tezuma.deals")
def as_many_deals_as_players(state: State) -> bool | None:
    return state.deal == deals(state.setup)


@ruling("tezuma.deals")
def start_moves_left(state: State) -> int | None:
    return None if state.start is None else clockwise(state.start, state.setup.players)


IS_LAST: tuple[Callable[[State], bool | None], ...] = (as_many_deals_as_players,)
NEXT_START: tuple[Callable[[State], int | None], ...] = (start_moves_left,)


def is_last_deal(state: State) -> bool:
    return ask(IS_LAST, state, True)


def next_start(state: State) -> int | None:
    return ask(NEXT_START, state, state.start)


WIN: tuple[Callable[[Totals], tuple[Finish, ...] | None], ...] = (highest_total_wins("tezuma.win"),)


def result(state: State) -> tuple[Finish, ...]:
    """Each player's place; nothing before the match is over."""
    if state.phase != OVER:
        return ()
    return ask(WIN, totals(score(state), state.setup.players), ())
