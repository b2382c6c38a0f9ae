"""All that can be wrong with a position, at once."""

from collections.abc import Callable, Iterator

from engine.cards import HIDDEN
from engine.games.iroha.cards import HAND, deck, icon_of
from engine.games.iroha.legality import put_back
from engine.games.iroha.state import DEAL, DEALER, OVER, PASS, PLAY, SCORE, State, cards
from engine.kernel import Reason, reason
from engine.trick import clockwise, holds_any, played_suits


def problems(state: State) -> tuple[Reason, ...]:
    return tuple(reason for check in CHECKS for reason in check(state))


def strange_cards(state: State) -> Iterator[Reason]:
    in_play = frozenset(deck(state.setup))
    for card in dict.fromkeys(cards(state)):
        if card == HIDDEN or card in in_play:
            continue
        if icon_of(state.setup, card) is None:
            yield reason("iroha.deck", "strange", card=card)
        else:
            yield from put_back(state.setup, card)


def cards_twice(state: State) -> Iterator[Reason]:
    everywhere = [card for card in cards(state) if card != HIDDEN]
    for card in dict.fromkeys(everywhere):
        if everywhere.count(card) > 1:
            yield reason("iroha.deck", "twice", card=card)


def too_many_deals(state: State) -> Iterator[Reason]:
    if state.deal > state.setup.players:
        yield reason("iroha.deals", "too-many", count=state.setup.players)


def uneven_hands(state: State) -> Iterator[Reason]:
    if not state.hands:
        return
    played = {play.seat for play in state.trick}
    sizes = [len(hand) + (seat in played) for seat, hand in enumerate(state.hands)]
    if state.phase == PASS:
        sizes = [size + len(pair) for size, pair in zip(sizes, state.passed, strict=True)]
    for seat, size in enumerate(sizes):
        if size != sizes[0]:
            yield reason("iroha.turn", "uneven", player=seat, count=size, other=0, first=sizes[0])
        elif size > HAND:
            yield reason("iroha.deal", "too-many", player=seat, count=size, most=HAND)
        if state.phase not in (PASS, PLAY) and size:
            yield reason("iroha.phases", "cards-left", player=seat, due=state.phase)


def passed_pairs(state: State) -> Iterator[Reason]:
    for seat, pair in enumerate(state.passed):
        if len(pair) not in (0, 2):
            yield reason("iroha.pass", "not-two", player=seat, count=len(pair))
    if state.phase == PASS and state.passed and all(state.passed):
        yield reason("iroha.pass", "all-chosen")


def passed_elsewhere(state: State) -> Iterator[Reason]:
    """A card that was passed lies in a hand other than the left neighbour's."""
    for seat, pair in enumerate(state.passed):
        for holder, hand in enumerate(state.hands):
            for card in pair:
                if card != HIDDEN and card in hand and holder != clockwise(seat, state.setup.players):
                    yield reason("iroha.pass", "elsewhere", player=seat, card=card, other=holder)


def broken_trick(state: State) -> Iterator[Reason]:
    seats = [play.seat for play in state.trick]
    due = state.leader
    for seat in seats:
        if seat != due or seats.count(seat) > 1:
            yield reason("iroha.turn", "order", player=seat, other=due)
            return
        due = clockwise(due, state.setup.players)


def revoked(state: State) -> Iterator[Reason]:
    """A card of a new colour by a player who still holds a colour that lay there before."""
    for index, play in enumerate(state.trick):
        before = played_suits(state.trick[:index])
        hand = state.hands[play.seat]
        if before and play.cards[0].suit not in before and holds_any(hand, before):
            yield reason("iroha.follow-any", "revoked", player=play.seat, card=play.cards[0], suits=before)


def voids_held(state: State) -> Iterator[Reason]:
    for seat, colours in enumerate(state.voids):
        held = {card.suit for card in state.hands[seat]} & colours
        if held:
            yield reason("iroha.void-moves-marker", "held", player=seat, suits=frozenset(held))


def face_down_when_counted(state: State) -> Iterator[Reason]:
    for seat, pile in enumerate(state.won):
        if HIDDEN in pile and state.phase in (SCORE, OVER):
            yield reason("iroha.score.lowest", "unknown", player=seat)


def dealer_and_phase(state: State) -> Iterator[Reason]:
    if state.dealer is None and state.phase in (DEAL, PASS):
        yield reason("iroha.dealer", "missing", due=state.phase)
    if state.dealer is not None and state.phase == DEALER:
        yield reason("iroha.dealer", "named", player=state.dealer)
    if state.phase == OVER and state.deal != state.setup.players:
        yield reason("iroha.deals", "not-over", count=state.setup.players)


def played_and_still_there(state: State) -> Iterator[Reason]:
    for player, row in enumerate(state.played):
        for card in row:
            if card in state.stock or any(card in hand for hand in state.hands):
                yield reason("iroha.turn", "played-already", player=player, card=card)


def more_than_was_dealt(state: State) -> Iterator[Reason]:
    lying = len(cards(state)) - len(state.stock)
    most = 0 if state.phase in (DEALER, DEAL) else HAND * state.setup.players
    if lying > most:
        yield reason("iroha.deal", "too-many-in-all", count=lying, most=most)


CHECKS: tuple[Callable[[State], Iterator[Reason]], ...] = (
    strange_cards,
    cards_twice,
    too_many_deals,
    uneven_hands,
    passed_pairs,
    passed_elsewhere,
    broken_trick,
    revoked,
    voids_held,
    face_down_when_counted,
    dealer_and_phase,
    played_and_still_there,
    more_than_was_dealt,
)
