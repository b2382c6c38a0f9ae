"""May the NPC's card come? It follows rules of its own, and nobody chooses for it."""

from collections.abc import Callable
from typing import NamedTuple

from engine.cards import Card
from engine.games.tornei.legality.table import is_time_to
from engine.games.tornei.npc import front, next_of_pile, strongest_suit
from engine.games.tornei.outcomes import due_seat
from engine.games.tornei.state import NPC, PLAY, TURN, State
from engine.kernel import Verdict, allow, reason, refuse, ruling
from engine.kit.rulings import one_at_a_time

# May the NPC play this card?


class NpcQuestion(NamedTuple):
    state: State
    card: Card
    led: str
    tried: int
    """How many cards at once."""


@ruling("tornei.turn")
def npc_waits_for_its_turn(q: NpcQuestion) -> Verdict | None:
    due = due_seat(q.state)
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
    one_at_a_time("tornei.turn"),
    lies_open,
    npc_follows,
    npc_cannot_follow,
    npc_leads,
)


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


class TurnUpQuestion(NamedTuple):
    state: State
    card: Card
    tried: int
    """How many cards at once."""


@ruling("tornei.npc.pile")
def top_card_is_turned(q: TurnUpQuestion) -> Verdict | None:
    return allow("tornei.npc.pile") if q.card in next_of_pile(q.state) else None


@ruling("tornei.npc.pile")
def no_other_card_is_turned(q: TurnUpQuestion) -> Verdict | None:
    return refuse("tornei.npc.pile", card=q.card)


MAY_TURN_UP: tuple[Callable[[TurnUpQuestion], Verdict | None], ...] = (
    is_time_to(TURN),
    one_at_a_time("tornei.npc.pile"),
    top_card_is_turned,
    no_other_card_is_turned,
)
