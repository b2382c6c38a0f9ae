"""Faults of a position that games find in the same way, each under a rule of its own."""

from collections.abc import Callable, Iterable, Iterator
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
