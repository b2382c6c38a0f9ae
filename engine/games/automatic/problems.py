"""All that can be wrong with a position, at once."""

from collections.abc import Callable, Iterator
from random import Random

from engine.cards import HIDDEN, Card
from engine.games.automatic.cards import HAND, exists, rows, seats
from engine.games.automatic.come_about import (
    came_against_the_rule,
    heaps,
    last_card_of_no_trick,
    leads_without_cause,
    more_captured_than_won,
    scores_of_no_round,
    shown_without_cause,
    starts_without_cause,
)
from engine.games.automatic.past import (
    backs_and_cards,
    before_its_time,
    passed_cards,
    rounds_and_their_ends,
    shown_cards,
    shown_not_to_hold,
    starter_and_round,
)
from engine.games.automatic.sight import imagine
from engine.games.automatic.state import (
    BEGUN,
    CHOOSE,
    COLLECT,
    DEAL,
    NAME,
    OVER,
    PILE,
    PLAY,
    QUIZ,
    RULE,
    SCORE,
    SECRET,
    START,
    State,
    cards,
)
from engine.games.automatic.strength import strongest
from engine.games.automatic.ways import PLACE, way_of
from engine.kernel import Reason, reason
from engine.trick import clockwise


def problems(state: State) -> tuple[Reason, ...]:
    """All that is wrong; what asks the rules about the trick needs cards, an order and a trick that can be asked about."""
    found = [reason for check in CHECKS for reason in check(state)]
    if not any(reason for check in NEEDED for reason in check(state)):
        found += [reason for check in AT_LAST for reason in check(state)]
    return tuple(found)


def strange_cards(state: State) -> Iterator[Reason]:
    named = [*cards(state), *state.shown, *[card for given in state.passed for card in given]]
    named += [state.last] if state.last else []
    named += [what for what in state.chosen if isinstance(what, Card)]
    for card in dict.fromkeys(named):
        if card != HIDDEN and not exists(state.setup, card):
            yield reason("automatic.deck", "strange", card=card)


def cards_twice(state: State) -> Iterator[Reason]:
    everywhere = cards(state)
    for card in dict.fromkeys(everywhere):
        if card != HIDDEN and everywhere.count(card) > 1:
            yield reason("automatic.deck", "twice", card=card)


def more_than_there_are(state: State) -> Iterator[Reason]:
    if len(cards(state)) > len(rows(state.setup)):
        yield reason("automatic.deck", "too-many", count=len(cards(state)))


def untold(state: State) -> Iterator[Reason]:
    """What must be known at this time."""
    counted = state.phase in (SCORE, OVER)
    if state.phase != DEAL and not state.order and not counted:
        yield reason("automatic.order-card", "missing")
    if state.phase in BEGUN and not state.rule and not counted:
        yield reason("automatic.choose-rule", "missing")
    if state.rule and state.phase not in BEGUN:
        yield reason("automatic.choose-rule", "too-early", due=state.phase)
    if state.phase == RULE and state.starter is None:
        yield reason("automatic.start-player", "missing")
    if state.phase == START and state.starter is not None:
        yield reason("automatic.start-player", "known", player=state.starter)


def phase_and_rule(state: State) -> Iterator[Reason]:
    """Choosing first, pointing and naming belong to some rules only."""
    if state.phase == CHOOSE and not way_of(state.rule).first:
        yield reason("automatic.choose-rule", "no-choice")
    if state.phase == QUIZ and state.rule != "b":
        yield reason("automatic.rule.b", "no-quiz")
    if state.phase == NAME and state.rule != "j":
        yield reason("automatic.rule.j", "no-naming")
    if state.taker is not None and (state.phase, state.rule) != (COLLECT, "b"):
        yield reason("automatic.rule.b", "no-taker", player=state.taker)
    if state.phase in (CHOOSE, QUIZ) and state.chosen and None not in state.chosen:
        yield reason("automatic.trick", "all-chosen")


def untold_choices(state: State) -> Iterator[Reason]:
    """What everybody chose before the first card must be told as long as it matters."""
    for seat, what in enumerate(state.chosen):
        if what is None and state.rule == "c" and state.phase not in (CHOOSE, OVER):
            yield reason("automatic.rule.c", "untold", player=seat)
        if what is None and state.rule == "f" and state.phase != CHOOSE and state.hands[seat]:
            yield reason("automatic.rule.f", "untold", player=seat)
        if what == SECRET and state.phase == QUIZ:
            yield reason("automatic.rule.b", "no-secret", player=seat)


def impossible_choices(state: State) -> Iterator[Reason]:
    for seat, what in enumerate(state.chosen):
        hand = state.hands[seat]
        if state.rule == "c" and isinstance(what, int) and what >= state.setup.players:
            yield reason("automatic.reading.forecast", "hand", other=what)
        if isinstance(what, Card) and what != HIDDEN and what not in hand and HIDDEN not in hand:
            yield reason("automatic.rule.i", "refused", player=seat, card=what)
        if way_of(state.rule).first == PLACE and isinstance(what, int) and what > len(hand):
            yield reason("automatic.rule.h", "refused", player=seat, count=len(hand))


def piles_and_hands(state: State) -> Iterator[Reason]:
    for number, pile in enumerate(state.piles, start=1):
        if len(pile) > HAND:
            yield reason("automatic.piles", "too-large", pile=number, most=HAND)
    if state.phase != PILE:
        if state.piles:
            yield reason("automatic.choose-pile", "left", due=state.phase)
        return
    waiting = [seat for seat, hand in enumerate(state.hands) if not hand]
    if not waiting:
        yield reason("automatic.choose-pile", "all-taken")
    elif any(state.hands[waiting[0] :]):
        yield reason("automatic.reading.pile-order", "before", player=waiting[0])
    if len([pile for pile in state.piles if pile]) < len(waiting):
        yield reason("automatic.choose-pile", "too-few", count=len(waiting))


def uneven_hands(state: State) -> Iterator[Reason]:
    if state.phase == PILE or not state.hands:
        return
    if state.phase == DEAL:
        yield reason("automatic.rounds", "not-clear")
        return
    played = {play.seat for play in state.trick}
    sizes = [len(hand) + (seat in played) for seat, hand in enumerate(state.hands)]
    for seat, size in enumerate(sizes):
        if size != sizes[0]:
            yield reason("automatic.trick", "uneven", player=seat, count=size, other=0, first=sizes[0])
        elif size > HAND:
            yield reason("automatic.piles", "too-many", player=seat, count=size, most=HAND)
        if state.phase in (SCORE, OVER) and size:
            yield reason("automatic.rounds", "cards-left", player=seat, due=state.phase)
    if state.phase in (START, RULE, CHOOSE, PLAY) and not any(sizes):
        yield reason("automatic.rounds", "no-cards", due=state.phase)


def broken_trick(state: State) -> Iterator[Reason]:
    count, due = len(seats(state.setup)), state.leader
    order = [play.seat for play in state.trick]
    for seat in order:
        if order.count(seat) > 1:
            yield reason("automatic.trick", "again", player=seat)
            return
        if seat != due:
            yield reason("automatic.trick", "order", player=seat, other=due)
            return
        due = clockwise(due, count)
    if state.phase in (QUIZ, COLLECT) and len(order) < count:
        yield reason("automatic.trick", "unfinished", other=due)
    if state.phase == PLAY and len(order) == count:
        yield reason("automatic.trick", "all-played")
    if order and state.phase not in (PLAY, QUIZ, COLLECT):
        yield reason("automatic.trick", "lying", due=state.phase)


def shown_and_held(state: State) -> Iterator[Reason]:
    """A card in a hand that showed not to hold it."""
    for seat, barred in enumerate(state.barred):
        for card in state.hands[seat]:
            if card.suit in barred or card.number in barred:
                yield reason("automatic.rule.d", "held", player=seat, card=card)


def revoked(state: State) -> Iterator[Reason]:
    """A card of another colour than led, by a seat that still holds the led one."""
    if not way_of(state.rule).follows or state.rule == "e":
        return
    for play in state.trick[1:]:
        led = state.trick[0].cards[0].suit
        if play.cards[0].suit != led and led in [card.suit for card in state.hands[play.seat]]:
            yield reason("automatic.rule.d", "revoked", player=play.seat, card=play.cards[0], suit=led)


def face_down_when_won(state: State) -> Iterator[Reason]:
    for seat, pile in enumerate(state.won):
        if HIDDEN in pile:
            yield reason("automatic.score", "unknown", player=seat)


def right_already(state: State) -> Iterator[Reason]:
    """Who pointed at the strongest card has ended the race."""
    for player, target in enumerate(state.chosen):
        if state.phase == QUIZ and target is not None and strongest(state).seat == target:
            yield reason("automatic.rule.b", "was-right", player=player)


def nowhere_to_lie(state: State) -> Iterator[Reason]:
    """Cards face down, and no way to deal them that agrees with what was shown."""
    if HIDDEN not in cards(state):
        return
    try:
        imagine(state, 0, Random(0))
    except ValueError:
        yield reason("automatic.deck", "nowhere")


CHECKS: tuple[Callable[[State], Iterator[Reason]], ...] = (
    strange_cards,
    cards_twice,
    more_than_there_are,
    rounds_and_their_ends,
    untold,
    starter_and_round,
    before_its_time,
    phase_and_rule,
    untold_choices,
    impossible_choices,
    piles_and_hands,
    uneven_hands,
    broken_trick,
    shown_and_held,
    revoked,
    face_down_when_won,
    shown_cards,
    passed_cards,
    shown_not_to_hold,
    backs_and_cards,
    more_captured_than_won,
    last_card_of_no_trick,
    shown_without_cause,
    heaps,
    starts_without_cause,
    leads_without_cause,
    scores_of_no_round,
)
NEEDED: tuple[Callable[[State], Iterator[Reason]], ...] = (
    strange_cards,
    cards_twice,
    untold,
    phase_and_rule,
    untold_choices,
    piles_and_hands,
    uneven_hands,
    broken_trick,
    revoked,
)
AT_LAST: tuple[Callable[[State], Iterator[Reason]], ...] = (
    right_already,
    came_against_the_rule,
    nowhere_to_lie,
)
