"""Cards that lie face down: hiding them, and drawing what they may be."""

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random

from engine.cards import HIDDEN, Card, Cards, deal_out, without


def face_down(cards: Cards) -> Cards:
    return (HIDDEN,) * len(cards)


def masked(hand: Cards, known: Cards) -> Cards:
    """Known cards first, then one face-down card for each other one."""
    seen = tuple(sorted((Counter(hand) & Counter(known)).elements()))
    return seen + (HIDDEN,) * (len(hand) - len(seen))


def unseen(deck: Iterable[Card], lying: Iterable[Card]) -> list[Card]:
    """What lies nowhere open."""
    return list((Counter(deck) - Counter(lying)).elements())


def face_down_in(hands: Sequence[Cards]) -> list[int]:
    """The seat of each face-down card."""
    return [seat for seat, hand in enumerate(hands) for card in hand if card == HIDDEN]


def filled(hands: Sequence[Cards], seats: Sequence[int], drawn: Iterable[Card]) -> tuple[Cards, ...]:
    """The hands with a drawn card for each face-down one, sorted."""
    whole = list(hands)
    for seat, card in zip(seats, drawn, strict=False):
        whole[seat] = (*without(whole[seat], (HIDDEN,)), card)
    return tuple(tuple(sorted(hand)) for hand in whole)


def fill(
    hands: Sequence[Cards], cards: Sequence[Card], voids: Sequence[frozenset[str]], rng: Random
) -> tuple[Cards, ...]:
    """Hands that could be: nobody holds a suit that was shown to be missing."""
    seats = face_down_in(hands)
    return filled(hands, seats, deal_out(cards, seats, lambda seat, card: card.suit not in voids[seat], rng))
