"""What a deal is worth, how many deals there are, and who has won."""

from collections.abc import Callable
from typing import NamedTuple

from engine.cards import Card, Cards
from engine.games.iroha.outcomes import lowest
from engine.games.iroha.state import OVER, State
from engine.kernel import Finish, Reason, ScoreLine, Setup, ask, reason, ruling
from engine.kit.rulings import totals
from engine.trick import clockwise


class PileQuestion(NamedTuple):
    deal: int
    player: int
    pile: Cards


@ruling("iroha.score.lowest")
def lowest_scores(q: PileQuestion) -> tuple[ScoreLine, ...]:
    return tuple(
        ScoreLine(q.deal, q.player, card.number, lowest_reason(q.player, card)) for card in lowest(q.pile)
    )


@ruling("iroha.score.rest")
def rest_costs(q: PileQuestion) -> tuple[ScoreLine, ...]:
    rest = len(q.pile) - len(lowest(q.pile))
    return (ScoreLine(q.deal, q.player, -rest, rest_reason(q.player, rest)),) if rest else ()


# Every ruling adds its lines.
WORTH: tuple[Callable[[PileQuestion], tuple[ScoreLine, ...]], ...] = (lowest_scores, rest_costs)


def lowest_reason(player: int, card: Card) -> Reason:
    return reason("iroha.score.lowest", "scores", player=player, card=card)


def rest_reason(player: int, count: int) -> Reason:
    return reason("iroha.score.rest", "scores", player=player, count=count)


def so_far_reason(player: int, deal: int) -> Reason:
    """For a position that tells a deal's points but not the cards they came from."""
    return reason("iroha.deals", "so-far", player=player, deal=deal)


def deal_lines(state: State) -> tuple[ScoreLine, ...]:
    return tuple(
        line
        for player, pile in enumerate(state.won)
        for worth in WORTH
        for line in worth(PileQuestion(state.deal, player, pile))
    )


def deals(setup: Setup) -> int:
    """How many deals a match has."""
    return setup.players


@ruling("iroha.deals")
def as_many_deals_as_players(state: State) -> bool | None:
    return state.deal == deals(state.setup)


@ruling("iroha.deals")
def dealer_moves_left(state: State) -> int | None:
    return None if state.dealer is None else clockwise(state.dealer, state.setup.players)


IS_LAST: tuple[Callable[[State], bool | None], ...] = (as_many_deals_as_players,)
NEXT_DEALER: tuple[Callable[[State], int | None], ...] = (dealer_moves_left,)


def is_last_deal(state: State) -> bool:
    return ask(IS_LAST, state, True)


def next_dealer(state: State) -> int | None:
    return ask(NEXT_DEALER, state, state.dealer)


class PlaceQuestion(NamedTuple):
    totals: tuple[int, ...]
    player: int


@ruling("iroha.reading.tie")
def equals_share(q: PlaceQuestion) -> Finish | None:
    best = max(q.totals)
    if q.totals[q.player] < best or q.totals.count(best) == 1:
        return None
    return Finish(q.player, best, 1, reason("iroha.reading.tie", "shares", player=q.player, points=best))


@ruling("iroha.win")
def highest_total_wins(q: PlaceQuestion) -> Finish | None:
    best = max(q.totals)
    if q.totals[q.player] < best:
        return None
    return Finish(q.player, best, 1, reason("iroha.win", "wins", player=q.player, points=best))


@ruling("iroha.win")
def the_others_follow(q: PlaceQuestion) -> Finish | None:
    total = q.totals[q.player]
    place = 1 + sum(other > total for other in q.totals)
    if place == 1:
        return None
    return Finish(q.player, total, place, behind(q, place))


PLACING: tuple[Callable[[PlaceQuestion], Finish | None], ...] = (
    equals_share,
    highest_total_wins,
    the_others_follow,
)


def behind(q: PlaceQuestion, place: int) -> Reason:
    return reason("iroha.win", "behind", player=q.player, points=q.totals[q.player], place=place)


def result(state: State) -> tuple[Finish, ...]:
    """Each player's place; nothing before the match is over."""
    if state.phase != OVER:
        return ()
    sums = totals(state.lines, state.setup.players)
    last = state.setup.players
    questions = [PlaceQuestion(sums, player) for player in range(state.setup.players)]
    return tuple(ask(PLACING, q, Finish(q.player, sums[q.player], last, behind(q, last))) for q in questions)
