"""Cards that lie face down: hiding them, and drawing what they may be."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from random import Random

from engine.cards import HIDDEN, Card, Cards, deal_out


def face_down(cards: Cards) -> Cards:
    return (HIDDEN,) * len(cards)


def unknown_last(card: Card) -> tuple[bool, Card]:
    """Sorts cards, face-down ones last."""
    return card == HIDDEN, card


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


def filled(row: Cards, drawn: Iterator[Card]) -> Cards:
    """The row with the next drawn card for each face-down one."""
    return tuple([next(drawn) if card == HIDDEN else card for card in row])


def fill(
    hands: Sequence[Cards], cards: Sequence[Card], voids: Sequence[frozenset[str]], rng: Random
) -> tuple[Cards, ...]:
    """Hands that could be, sorted: nobody holds a suit that was shown to be missing."""
    seats = face_down_in(hands)
    drawn = iter(deal_out(cards, seats, lambda seat, card: card.suit not in voids[seat], rng))
    return tuple([tuple(sorted(filled(hand, drawn))) for hand in hands])
