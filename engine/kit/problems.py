"""Faults of a position that games find in the same way, each under a rule of its own."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from typing import Any

from engine.cards import HIDDEN, Card, Cards
from engine.kernel import Reason, Setup, reason

Check = Callable[[Any], Iterator[Reason]]


def named(cards: Iterable[Card]) -> list[Card]:
    """Those that are not face down."""
    return [card for card in cards if card != HIDDEN]


def strange_cards(
    rule: str, cards: Callable[[Any], Iterable[Card]], exists: Callable[[Setup, Card], bool]
) -> Check:
    """Cards that the game does not have; a sentence for `strange`."""

    def strange_cards(state: Any) -> Iterator[Reason]:
        for card in dict.fromkeys(named(cards(state))):
            if not exists(state.setup, card):
                yield reason(rule, "strange", card=card)

    return strange_cards


def cards_twice(rule: str, cards: Callable[[Any], Cards]) -> Check:
    """Where each card is there once; a sentence for `twice`."""

    def cards_twice(state: Any) -> Iterator[Reason]:
        everywhere = named(cards(state))
        for card in dict.fromkeys(everywhere):
            if everywhere.count(card) > 1:
                yield reason(rule, "twice", card=card)

    return cards_twice


def uneven_hand(sizes: Sequence[int], seat: int, rule: str, deal: str, most: int) -> Iterator[Reason]:
    """A hand is as large as the first one, and no larger than it was dealt; sentences for `uneven` and `too-many`."""
    if sizes[seat] != sizes[0]:
        yield reason(rule, "uneven", player=seat, count=sizes[seat], other=0, first=sizes[0])
    elif sizes[seat] > most:
        yield reason(deal, "too-many", player=seat, count=sizes[seat], most=most)


def voids_held(rule: str, aside: Callable[[Any, int], Iterable[Card]] = lambda state, seat: ()) -> Check:
    """Suits that were shown to be missing, yet are in the hand, in the trick or laid aside; a sentence for `held`."""

    def voids_held(state: Any) -> Iterator[Reason]:
        for seat, voids in enumerate(state.voids):
            played = [card for play in state.trick if play.seat == seat for card in play.cards]
            held = {card.suit for card in (*state.hands[seat], *aside(state, seat), *played)} & voids
            if held:
                yield reason(rule, "held", player=seat, suits=frozenset(held))

    return voids_held


def counted_too_soon(rule: str, over: str = "over") -> Check:
    """Points of a deal that is still to be counted; a sentence for `not-counted`."""

    def counted_too_soon(state: Any) -> Iterator[Reason]:
        counted = state.deal if state.phase == over else state.deal - 1
        early = [(line.deal, line.player) for line in state.lines if line.deal > counted]
        for deal, player in dict.fromkeys(early):
            yield reason(rule, "not-counted", player=player, deal=deal)

    return counted_too_soon


def nowhere_to_lie(
    rule: str, cards: Callable[[Any], Cards], imagine: Callable[[Any, int, Random], Any]
) -> Check:
    """Face-down cards must be able to be some of those that are not seen; a sentence for `nowhere`."""

    def nowhere_to_lie(state: Any) -> Iterator[Reason]:
        if HIDDEN in cards(state):
            try:
                imagine(state, 0, Random(0))
            except ValueError:
                yield reason(rule, "nowhere")

    return nowhere_to_lie
