"""May these cards be passed? An ordered row; the first ruling that answers decides."""

from collections.abc import Callable
from typing import NamedTuple

from engine.cards import Cards
from engine.games.iroha.legality.play import may_be_hidden
from engine.games.iroha.legality.table import is_time_to
from engine.games.iroha.outcomes import PASSED_TO
from engine.games.iroha.state import PASS, State, hand_of, passed_by
from engine.kernel import Verdict, allow, ask, reason, refuse, ruling


class PassQuestion(NamedTuple):
    state: State
    seat: int
    cards: Cards


@ruling("iroha.pass")
def passes_once(q: PassQuestion) -> Verdict | None:
    if passed_by(q.state, q.seat):
        return refuse("iroha.pass", "done", player=q.seat)
    return None


@ruling("iroha.pass")
def neither_fewer_nor_more(q: PassQuestion) -> Verdict | None:
    return None if len(q.cards) == 2 else refuse("iroha.pass", "count", count=len(q.cards))


@ruling("iroha.pass")
def two_cards_of_the_hand(q: PassQuestion) -> Verdict | None:
    hand = hand_of(q.state, q.seat)
    if all(hand.count(card) >= q.cards.count(card) for card in q.cards):
        return allow("iroha.pass", other=ask(PASSED_TO, (q.state, q.seat), q.seat))
    return None


@ruling("iroha.pass")
def hidden_cards_may_be_them(q: PassQuestion) -> Verdict | None:
    if not may_be_hidden(q.state, q.seat, q.cards):
        return None
    return Verdict(None, (reason("iroha.pass", "unknown", player=q.seat),))


@ruling("iroha.pass")
def nothing_else_is_passed(q: PassQuestion) -> Verdict | None:
    return refuse("iroha.pass", player=q.seat)


MAY_PASS: tuple[Callable[[PassQuestion], Verdict | None], ...] = (
    is_time_to(PASS),
    passes_once,
    neither_fewer_nor_more,
    two_cards_of_the_hand,
    hidden_cards_may_be_them,
    nothing_else_is_passed,
)
