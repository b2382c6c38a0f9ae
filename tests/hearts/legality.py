"""May it be done? For each kind of action an ordered row of rulings; the first that answers decides."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from engine.cards import HIDDEN, Card, Cards, Play
from engine.deeds import cards_in
from engine.kernel import Verdict, allow, ask, reason, refuse, ruling
from engine.kit.actions import Collect, CountDeal, Deal
from engine.kit.rulings import (
    NO_RULE_SPEAKS,
    all_is_played,
    everybody_has_played,
    in_time,
    no_card_twice,
    no_strange_card,
    one_card_at_a_time,
)
from engine.text import TABLE
from tests.hearts.cards import FIRST, HAND, HEART, PLAYERS, exists
from tests.hearts.outcomes import is_broken, turn
from tests.hearts.state import DEAL, PLAY, SCORE, Action, State

is_time_to = partial(in_time, "hearts.phases")


class TableQuestion(NamedTuple):
    state: State


class DealQuestion(NamedTuple):
    state: State
    hands: tuple[Cards, ...]
    dealt: Cards


@ruling("hearts.deal")
def thirteen_each(q: DealQuestion) -> Verdict | None:
    is_even = [len(hand) for hand in q.hands] == [HAND] * PLAYERS
    return (allow if is_even else refuse)("hearts.deal", count=HAND)


class PlayQuestion(NamedTuple):
    state: State
    seat: int
    card: Card
    hand: Cards
    led: str
    tried: int
    """How many cards at once."""


def may_hold(q: PlayQuestion) -> bool:
    return q.card in q.hand or (HIDDEN in q.hand and q.card.suit not in q.state.voids[q.seat])


@ruling("hearts.turn")
def waits_for_its_turn(q: PlayQuestion) -> Verdict | None:
    due = turn(q.state)
    if q.seat == due:
        return None
    return refuse("hearts.turn", "full" if due == TABLE else "refused", other=due)


@ruling("hearts.turn")
def comes_from_the_hand(q: PlayQuestion) -> Verdict | None:
    return None if may_hold(q) else refuse("hearts.turn", "not-held", player=q.seat, card=q.card)


@ruling("hearts.first")
def club_2_is_led_first(q: PlayQuestion) -> Verdict | None:
    if q.led or any(q.state.won):
        return None
    if len(q.hand) < HAND and FIRST not in q.hand:  # a position that begins later
        return None
    verdict = allow if q.card == FIRST else refuse
    return verdict("hearts.first", card=q.card, first=FIRST)


@ruling("hearts.broken")
def hearts_wait(q: PlayQuestion) -> Verdict | None:
    if q.led or q.card.suit != HEART or is_broken(q.state):
        return None
    if any(card.suit != HEART and card != HIDDEN for card in q.hand):
        return refuse("hearts.broken", player=q.seat)
    return Verdict(None, (reason("hearts.broken", "unknown", player=q.seat),)) if HIDDEN in q.hand else None


@ruling("hearts.lead")
def leads(q: PlayQuestion) -> Verdict | None:
    return None if q.led else allow("hearts.lead", player=q.seat)


@ruling("hearts.follow")
def follows(q: PlayQuestion) -> Verdict | None:
    return allow("hearts.follow", card=q.card, suit=q.led) if q.card.suit == q.led else None


@ruling("hearts.follow")
def must_follow(q: PlayQuestion) -> Verdict | None:
    if any(card.suit == q.led for card in q.hand):
        return refuse("hearts.follow", player=q.seat, suit=q.led)
    return None


@ruling("hearts.follow")
def hand_is_unknown(q: PlayQuestion) -> Verdict | None:
    if HIDDEN not in q.hand or q.led in q.state.voids[q.seat]:
        return None
    return Verdict(None, (reason("hearts.follow", "unknown", player=q.seat, card=q.card, suit=q.led),))


@ruling("hearts.void")
def cannot_follow(q: PlayQuestion) -> Verdict | None:
    return allow("hearts.void", player=q.seat, suit=q.led)


MAY_PLAY: tuple[Callable[[PlayQuestion], Verdict | None], ...] = (
    is_time_to(PLAY),
    waits_for_its_turn,
    one_card_at_a_time("hearts.turn"),
    comes_from_the_hand,
    club_2_is_led_first,
    hearts_wait,
    leads,
    follows,
    must_follow,
    hand_is_unknown,
    cannot_follow,
)
MAY_DEAL: tuple[Callable[[DealQuestion], Verdict | None], ...] = (
    is_time_to(DEAL),
    no_strange_card("hearts.deck", exists),
    no_card_twice("hearts.deck"),
    thirteen_each,
)
MAY_COLLECT: tuple[Callable[[TableQuestion], Verdict | None], ...] = (
    is_time_to(PLAY),
    everybody_has_played("hearts.turn", turn),
)
MAY_COUNT_DEAL: tuple[Callable[[TableQuestion], Verdict | None], ...] = (
    is_time_to(SCORE),
    all_is_played("hearts.phases"),
)


def judge(state: State, action: Action) -> Verdict:
    match action:
        case Play(seat, cards):
            led = state.trick[0].cards[0].suit if state.trick else ""
            question = PlayQuestion(state, seat, cards[0], state.hands[seat], led, len(cards))
            return ask(MAY_PLAY, question, NO_RULE_SPEAKS)
        case Deal(hands):
            return ask(MAY_DEAL, DealQuestion(state, hands, tuple(cards_in(hands))), NO_RULE_SPEAKS)
        case Collect():
            return ask(MAY_COLLECT, TableQuestion(state), NO_RULE_SPEAKS)
        case CountDeal():
            return ask(MAY_COUNT_DEAL, TableQuestion(state), NO_RULE_SPEAKS)
