"""What a deal costs, and who has won."""

from collections.abc import Callable
from typing import NamedTuple

from engine.cards import Cards
from engine.kernel import Finish, ScoreLine, ask, reason, ruling
from engine.kit.rulings import Totals, highest_total_wins, totals
from tests.hearts.cards import DEALS, HEART, PLAYERS, QUEEN
from tests.hearts.state import OVER, State

ALL = 26


class PileQuestion(NamedTuple):
    deal: int
    player: int
    piles: tuple[Cards, ...]


def hearts_in(pile: Cards) -> int:
    return sum(card.suit == HEART for card in pile)


@ruling("hearts.moon")
def all_were_taken(q: PileQuestion) -> tuple[ScoreLine, ...] | None:
    took = [hearts_in(pile) == 13 and QUEEN in pile for pile in q.piles]
    if not any(took):
        return None
    shooter = took.index(True)
    if shooter == q.player:
        return ()
    because = reason("hearts.moon", "pays", player=q.player, other=shooter)
    return (ScoreLine(q.deal, q.player, -ALL, because),)


@ruling("hearts.heart")
def hearts_cost(q: PileQuestion) -> tuple[ScoreLine, ...]:
    count = hearts_in(q.piles[q.player])
    because = reason("hearts.heart", "costs", player=q.player, count=count)
    return (ScoreLine(q.deal, q.player, -count, because),) if count else ()


@ruling("hearts.queen")
def queen_costs(q: PileQuestion) -> tuple[ScoreLine, ...]:
    because = reason("hearts.queen", "costs", player=q.player, card=QUEEN)
    return (ScoreLine(q.deal, q.player, -13, because),) if QUEEN in q.piles[q.player] else ()


INSTEAD: tuple[Callable[[PileQuestion], tuple[ScoreLine, ...] | None], ...] = (all_were_taken,)
COSTS: tuple[Callable[[PileQuestion], tuple[ScoreLine, ...]], ...] = (hearts_cost, queen_costs)
ENDS: tuple[Callable[[Totals], tuple[Finish, ...] | None], ...] = (highest_total_wins("hearts.win"),)


def deal_lines(state: State) -> tuple[ScoreLine, ...]:
    questions = [PileQuestion(state.deal, player, state.won) for player in range(PLAYERS)]
    return tuple([line for q in questions for line in lines_of(q)])


def lines_of(q: PileQuestion) -> tuple[ScoreLine, ...]:
    return ask(INSTEAD, q, tuple([line for cost in COSTS for line in cost(q)]))


@ruling("hearts.deals")
def fourth_deal_is_the_last(state: State) -> bool | None:
    return state.deal == DEALS


IS_LAST: tuple[Callable[[State], bool | None], ...] = (fourth_deal_is_the_last,)


def result(state: State) -> tuple[Finish, ...]:
    """Nothing before the match is over."""
    return ask(ENDS, totals(state.lines, PLAYERS), ()) if state.phase == OVER else ()
