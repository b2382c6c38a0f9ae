"""What a deal is worth, how many deals there are, and who has won."""

from collections.abc import Callable
from typing import NamedTuple

from engine.cards import Cards
from engine.games.tornei.outcomes import foretold
from engine.games.tornei.state import NPC, OVER, SEATED, State, is_npc
from engine.kernel import Finish, Reason, ScoreLine, Setup, ask, reason, ruling
from engine.kit.rulings import highest_total_wins, totals
from engine.trick import clockwise


class ForecastPoints(NamedTuple):
    """What each right forecast of a place is worth."""

    rule: str
    place: int
    points: int


FORECAST_POINTS = (
    ForecastPoints("tornei.score.forecast", 1, 2),
    ForecastPoints("tornei.score.forecast", 2, 3),
    ForecastPoints("tornei.score.forecast", 3, 3),
    ForecastPoints("tornei.score.forecast", 4, 2),
)
TRICK_POINTS = 1
NO_TRICK_POINTS = 3


class ScoreQuestion(NamedTuple):
    deal: int
    player: int
    right: Cards
    tricks: int


@ruling("tornei.score.forecast")
def right_forecasts_score(q: ScoreQuestion) -> tuple[ScoreLine, ...]:
    places = [foretold(card) for card in q.right]
    return tuple(
        forecast_line(q.deal, q.player, row, places.count(row.place))
        for row in FORECAST_POINTS
        if row.place in places
    )


@ruling("tornei.score.tricks")
def tricks_score(q: ScoreQuestion) -> tuple[ScoreLine, ...]:
    return (tricks_line(q.deal, q.player, q.tricks),) if q.tricks else ()


@ruling("tornei.score.no-tricks")
def no_tricks_score_too(q: ScoreQuestion) -> tuple[ScoreLine, ...]:
    return () if q.tricks else (no_tricks_line(q.deal, q.player),)


# Every ruling adds its lines.
WORTH: tuple[Callable[[ScoreQuestion], tuple[ScoreLine, ...]], ...] = (
    right_forecasts_score,
    tricks_score,
    no_tricks_score_too,
)


def forecast_points(place: int) -> int:
    """What a right forecast of a place will be worth."""
    return sum(row.points for row in FORECAST_POINTS if row.place == place)


def forecast_line(deal: int, player: int, row: ForecastPoints, count: int) -> ScoreLine:
    because = reason(row.rule, "scores", player=player, count=count, place=row.place, worth=row.points)
    return ScoreLine(deal, player, count * row.points, because)


def tricks_line(deal: int, player: int, count: int) -> ScoreLine:
    because = reason("tornei.score.tricks", "scores", player=player, count=count)
    return ScoreLine(deal, player, count * TRICK_POINTS, because)


def no_tricks_line(deal: int, player: int) -> ScoreLine:
    return ScoreLine(deal, player, NO_TRICK_POINTS, reason("tornei.score.no-tricks", "scores", player=player))


def so_far_reason(player: int, deal: int) -> Reason:
    """For a position that tells a deal's points but not what they came from."""
    return reason("tornei.deals", "so-far", player=player, deal=deal)


def deal_lines(state: State) -> tuple[ScoreLine, ...]:
    return tuple(
        line
        for player, tricks in enumerate(state.won)
        for worth in WORTH
        for line in worth(ScoreQuestion(state.deal, player, state.right[player], len(tricks)))
    )


def deals(setup: Setup) -> int:
    """How many deals a match has."""
    return setup.players


@ruling("tornei.deals")
def everybody_has_dealt(state: State) -> bool | None:
    return state.deal == deals(state.setup)


IS_LAST: tuple[Callable[[State], bool | None], ...] = (everybody_has_dealt,)


def is_last_deal(state: State) -> bool:
    return ask(IS_LAST, state, True)


@ruling("tornei.reading.npc-seat")
def npc_never_deals(state: State) -> int | None:
    return clockwise(NPC, SEATED) if left_of_the_dealer_is_npc(state) else None


@ruling("tornei.deals")
def dealer_moves_left(state: State) -> int | None:
    return None if state.dealer is None else clockwise(state.dealer, SEATED)


NEXT_DEALER: tuple[Callable[[State], int | None], ...] = (npc_never_deals, dealer_moves_left)


def left_of_the_dealer_is_npc(state: State) -> bool:
    return state.dealer is not None and is_npc(state.setup, clockwise(state.dealer, SEATED))


def next_dealer(state: State) -> int | None:
    return ask(NEXT_DEALER, state, state.dealer)


PLACING: tuple[Callable[[tuple[int, ...]], tuple[Finish, ...] | None], ...] = (
    highest_total_wins("tornei.win"),
)


def result(state: State) -> tuple[Finish, ...]:
    """Each player's place; nothing before the match is over."""
    if state.phase != OVER:
        return ()
    return ask(PLACING, totals(state.lines, state.setup.players), ())
