"""What the NPC does: it follows rules of its own, and nobody chooses for it."""

from collections.abc import Callable
from typing import NamedTuple

from engine.cards import HIDDEN, Card, Cards
from engine.games.tornei.cards import IN_DECK, in_order, place_of
from engine.games.tornei.outcomes import turn
from engine.games.tornei.phases import is_time_to
from engine.games.tornei.state import NPC, PLAY, TURN, State, cards, led_suit
from engine.kernel import Setup, Verdict, allow, ask, reason, refuse, ruling

# How do its open cards lie, and which is in front?


@ruling("tornei.npc.deal")
def by_suit_in_the_order_they_came(dealt: Cards) -> Cards | None:
    return tuple(sorted(dealt, key=strongest_first))


LAID_OUT: tuple[Callable[[Cards], Cards | None], ...] = (by_suit_in_the_order_they_came,)


def strongest_first(card: Card) -> int:
    return place_of(card.suit)


def laid_out(dealt: Cards) -> Cards:
    """Its open cards, column by column."""
    return ask(LAID_OUT, dealt, in_order(dealt))


ColumnQuestion = tuple[Setup, Cards]


@ruling("tornei.reading.npc-front")
def first_laid_is_in_front(question: ColumnQuestion) -> Card | None:
    setup, column = question
    return column[0] if "alt npc-front" in setup.options else None


@ruling("tornei.reading.npc-front")
def last_laid_is_in_front(question: ColumnQuestion) -> Card | None:
    _, column = question
    return column[-1]


FRONT: tuple[Callable[[ColumnQuestion], Card | None], ...] = (first_laid_is_in_front, last_laid_is_in_front)


def front(setup: Setup, column: Cards) -> Card:
    return ask(FRONT, (setup, column), column[0])


# May the NPC play this card?


class NpcQuestion(NamedTuple):
    state: State
    card: Card
    led: str


@ruling("tornei.turn")
def npc_waits_for_its_turn(q: NpcQuestion) -> Verdict | None:
    due = turn(q.state)
    return None if due == NPC else refuse("tornei.turn", other=due)


@ruling("tornei.npc.deal")
def lies_open(q: NpcQuestion) -> Verdict | None:
    if q.card in q.state.hands[NPC]:
        return None
    return refuse("tornei.npc.deal", "not-open", card=q.card)


@ruling("tornei.npc.follow")
def npc_follows(q: NpcQuestion) -> Verdict | None:
    if all(card.suit != q.led for card in q.state.hands[NPC]):
        return None
    return front_of(q, "tornei.npc.follow", q.led)


@ruling("tornei.npc.void")
def npc_cannot_follow(q: NpcQuestion) -> Verdict | None:
    return front_of(q, "tornei.npc.void", strongest_suit(q.state)) if q.led else None


@ruling("tornei.npc.lead")
def npc_leads(q: NpcQuestion) -> Verdict | None:
    return front_of(q, "tornei.npc.lead", strongest_suit(q.state))


MAY_NPC_PLAY: tuple[Callable[[NpcQuestion], Verdict | None], ...] = (
    is_time_to(PLAY),
    npc_waits_for_its_turn,
    lies_open,
    npc_follows,
    npc_cannot_follow,
    npc_leads,
)


def npc_play(state: State, card: Card) -> Verdict:
    """Its card is forced: the verdict tells by which rules."""
    return ask(MAY_NPC_PLAY, NpcQuestion(state, card, led_suit(state)), Verdict(True, ()))


def strongest_suit(state: State) -> str:
    return min(state.hands[NPC], key=strongest_first).suit


def front_of(q: NpcQuestion, rule: str, suit: str) -> Verdict:
    """Only the front card of that suit will do."""
    if q.card.suit != suit:
        return refuse(rule, card=q.card, suit=suit, led=q.led)
    column = tuple([card for card in q.state.hands[NPC] if card.suit == suit])
    first = front(q.state.setup, column)
    if q.card != first:
        return refuse("tornei.reading.npc-front", card=q.card, front=first)
    because = reason(rule, "allowed", card=q.card, suit=suit, led=q.led)
    if len(column) == 1:
        return Verdict(True, (because,))
    return Verdict(True, (because, reason("tornei.reading.npc-front", "allowed", card=q.card)))


# May this card of its pile be turned up?


class TurnQuestion(NamedTuple):
    state: State
    card: Card


@ruling("tornei.npc.pile")
def top_card_is_turned(q: TurnQuestion) -> Verdict | None:
    return allow("tornei.npc.pile") if q.card in next_of_pile(q.state) else None


@ruling("tornei.npc.pile")
def no_other_card_is_turned(q: TurnQuestion) -> Verdict | None:
    return refuse("tornei.npc.pile", card=q.card)


MAY_TURN: tuple[Callable[[TurnQuestion], Verdict | None], ...] = (
    is_time_to(TURN),
    top_card_is_turned,
    no_other_card_is_turned,
)


def next_of_pile(state: State) -> Cards:
    """The next card of the pile; where a position does not tell it, all that it could be."""
    if HIDDEN not in state.pile[:1]:
        return state.pile[:1]
    lying = frozenset(cards(state))
    return tuple(sorted(IN_DECK - lying))
