"""What lies where: each card once, heaps and hands of their size, backs that agree with their cards."""

from collections.abc import Iterator

from engine.cards import HIDDEN, Card
from engine.games.automatic.cards import HAND, PILES, exists, row_of, rows
from engine.games.automatic.modes import DOWN, mode
from engine.games.automatic.seats import seats
from engine.games.automatic.sight import deck_backs, has_moved, imagine
from engine.games.automatic.state import CHOOSE, DEAL, OVER, PICK_MODE, PILE, PLAY, SCORE, START, State, cards
from engine.kernel import Reason, reason
from engine.kit.problems import cards_twice, nowhere_to_lie, strange_cards, uneven_hand


def told_cards(state: State) -> Iterator[Card]:
    """Those that lie somewhere, and those that are told of."""
    yield from cards(state)
    yield from state.shown
    for given in state.passed:
        yield from given
    yield from [state.last] if state.last else []
    yield from [what for what in state.chosen if isinstance(what, Card)]


strange = strange_cards("automatic.deck", told_cards, exists)
twice = cards_twice("automatic.deck", cards)
nowhere = nowhere_to_lie("automatic.deck", cards, imagine)


def more_than_there_are(state: State) -> Iterator[Reason]:
    if len(cards(state)) > len(rows(state.setup)):
        yield reason("automatic.deck", "too-many", count=len(cards(state)))


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
        yield from uneven_hand(sizes, seat, "automatic.trick", "automatic.piles", HAND)
        if state.phase in (SCORE, OVER) and size:
            yield reason("automatic.rounds", "cards-left", player=seat, due=state.phase)
    if state.phase in (START, PICK_MODE, CHOOSE, PLAY) and not any(sizes):
        yield reason("automatic.rounds", "no-cards", due=state.phase)


def heaps(state: State) -> Iterator[Reason]:
    """How many cards are left over, and how many piles."""
    dealt = PILES if state.phase == PILE else len(seats(state.setup))
    most = len(rows(state.setup)) - HAND * dealt
    if len(state.deck) > most and state.hands:
        yield reason("automatic.order-card", "too-many", count=len(state.deck), most=most)
    if state.phase != PILE:
        return
    left, taken = sum(map(bool, state.piles)), sum(map(bool, state.hands))
    if left + taken > PILES:
        yield reason("automatic.choose-pile", "too-many", count=left, most=PILES - taken)
    sizes = {len(heap) for heap in (*state.piles, *state.hands) if heap}
    if len(sizes) > 1:
        yield reason("automatic.piles", "uneven", count=min(sizes), most=max(sizes))


def backs_and_cards(state: State) -> Iterator[Reason]:
    """The order on a back, told of a card whose front tells another."""

    def other(card: Card, back: str) -> bool:
        return bool(back) and exists(state.setup, card) and row_of(state.setup, card).order != back

    for place, back in deck_backs(state).items():
        if place < len(state.deck) and other(state.deck[place], back):
            rule = "automatic.reading.backs" if place else "automatic.order-card"
            yield reason(rule, "in-the-deck", card=state.deck[place], order=back)
    for number, (pile, back) in enumerate(zip(state.piles, state.tops, strict=False), start=1):
        if pile and other(pile[0], back):
            yield reason("automatic.reading.backs", "on-a-pile", pile=number, card=pile[0], order=back)
        elif back and not pile:
            yield reason("automatic.reading.backs", "on-no-pile", pile=number, order=back)
    for seat, (hand, back) in enumerate(zip(state.hands, state.backs, strict=False)):
        end = hand[:1] if mode(state.letter).hand == DOWN else hand[-1:]
        if all(other(card, back) for card in (hand if has_moved(state) else end)) and hand:
            yield reason("automatic.reading.backs", "of-a-hand", player=seat, order=back)


def face_down_when_won(state: State) -> Iterator[Reason]:
    for seat, pile in enumerate(state.won):
        if HIDDEN in pile:
            yield reason("automatic.score", "unknown", player=seat)
