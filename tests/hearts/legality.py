"""May it be done? For each kind of action an ordered row of rulings; the first that answers decides."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from engine.cards import HIDDEN, Card, Cards, Play
from engine.deeds import cards_in
from engine.kernel import Verdict, allow, ask, reason, refuse, ruling
from engine.kit import rulings, trick
from engine.kit.actions import Collect, CountDeal, Deal
from engine.kit.rulings import NO_RULE_SPEAKS, DealQuestion, TableQuestion
from tests.hearts.cards import FIRST, HAND, HEART, PLAYERS, exists
from tests.hearts.outcomes import is_broken, turn
from tests.hearts.state import DEAL, PLAY, SCORE, Action, State

is_time_to = partial(rulings.in_time, "hearts.phases")


class PlayQuestion(NamedTuple):
    state: State
    seat: int
    card: Card
    tried: int
    hand: Cards
    led: str


@ruling("hearts.first")
def club_2_is_led_first(q: PlayQuestion) -> Verdict | None:
    if q.led or any(q.state.won) or (len(q.hand) < HAND and FIRST not in q.hand):
        return None
    return (allow if q.card == FIRST else refuse)("hearts.first", card=q.card, first=FIRST)


@ruling("hearts.broken")
def hearts_wait(q: PlayQuestion) -> Verdict | None:
    if q.led or q.card.suit != HEART or is_broken(q.state):
        return None
    if any(card.suit != HEART and card != HIDDEN for card in q.hand):
        return refuse("hearts.broken", player=q.seat)
    return Verdict(None, (reason("hearts.broken", "unknown", player=q.seat),)) if HIDDEN in q.hand else None


@ruling("hearts.follow")
def hand_is_unknown(q: PlayQuestion) -> Verdict | None:
    if HIDDEN not in q.hand or q.led in q.state.voids[q.seat]:
        return None
    return Verdict(None, (reason("hearts.follow", "unknown", player=q.seat, card=q.card, suit=q.led),))


@ruling("hearts.void")
def cannot_follow(q: PlayQuestion) -> Verdict | None:
    return allow("hearts.void", player=q.seat, suit=q.led)


@ruling("hearts.deal")
def thirteen_each(q: DealQuestion) -> Verdict | None:
    is_even = [len(hand) for hand in q.hands] == [HAND] * PLAYERS
    return (allow if is_even else refuse)("hearts.deal", count=HAND)


def may_hold(state: State, seat: int, card: Card) -> bool:
    hand = state.hands[seat]
    return card in hand or (HIDDEN in hand and card.suit not in state.voids[seat])


def holds(q: PlayQuestion, suit: str) -> bool:
    return any(card.suit == suit for card in q.hand)


MAY_PLAY: tuple[Callable[[PlayQuestion], Verdict | None], ...] = (
    is_time_to(PLAY),
    trick.waits_for_its_turn("hearts.turn", turn),
    rulings.one_at_a_time("hearts.turn"),
    trick.comes_from_the_hand("hearts.turn", may_hold),
    club_2_is_led_first,
    hearts_wait,
    trick.leads("hearts.lead"),
    trick.follows("hearts.follow"),
    trick.must_follow("hearts.follow", holds),
    hand_is_unknown,
    cannot_follow,
)
MAY_DEAL: tuple[Callable[[DealQuestion], Verdict | None], ...] = (
    is_time_to(DEAL),
    rulings.no_strange_card("hearts.deck", exists),
    rulings.no_card_twice("hearts.deck"),
    thirteen_each,
)
MAY_COLLECT: tuple[Callable[[TableQuestion], Verdict | None], ...] = (
    is_time_to(PLAY),
    rulings.everybody_has_played("hearts.turn", turn),
)
MAY_COUNT_DEAL: tuple[Callable[[TableQuestion], Verdict | None], ...] = (
    is_time_to(SCORE),
    rulings.all_is_played("hearts.phases"),
)


def judge(state: State, action: Action) -> Verdict:
    match action:
        case Play(seat, cards):
            led = state.trick[0].cards[0].suit if state.trick else ""
            question = PlayQuestion(state, seat, cards[0], len(cards), state.hands[seat], led)
            return ask(MAY_PLAY, question, NO_RULE_SPEAKS)
        case Deal(hands):
            return ask(MAY_DEAL, DealQuestion(state, hands, tuple(cards_in(hands))), NO_RULE_SPEAKS)
        case Collect():
            return ask(MAY_COLLECT, TableQuestion(state), NO_RULE_SPEAKS)
        case CountDeal():
            return ask(MAY_COUNT_DEAL, TableQuestion(state), NO_RULE_SPEAKS)
