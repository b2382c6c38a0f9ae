"""Cards that lie face down: hiding them, and drawing what they may be."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random

from engine.cards import HIDDEN, Card, Cards


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


# What may lie where

MayLie = Callable[[int, Card], bool]
ROUND_TRIPS = 8
"""After so many nothing can be measured any more of where they began."""


def deal_out(
    cards: Sequence[Card],
    seats: Sequence[int],
    may_hold: Callable[[int, Card], bool],
    rng: Random,
) -> tuple[Card, ...]:
    """A random card for each place in `seats` that its seat may hold; each way to deal them is as likely as any other."""
    dealt = rng.sample(cards, len(cards))

    def may_lie(place: int, card: Card) -> bool:
        return place >= len(seats) or may_hold(seats[place], card)

    wrong = [place for place, card in enumerate(dealt) if not may_lie(place, card)]
    if len(dealt) < len(seats) or not all(put_right(dealt, place, may_lie) for place in wrong):
        raise ValueError("these cards cannot be dealt so")
    for _ in range(ROUND_TRIPS if wrong else 0):
        round_trip(dealt, may_lie, rng)
    return tuple(dealt[: len(seats)])


def put_right(dealt: list[Card], place: int, may_lie: MayLie) -> bool:
    """Give a place a card that may lie there, if there is a way, and its wrong one to a place where it may, or where a wrong one lies too."""
    spare, tried = dealt[place], set[int]()

    def found(place: int) -> bool:
        for other, card in enumerate(dealt):
            if other not in tried and may_lie(place, card):
                tried.add(other)
                if may_lie(other, spare) or not may_lie(other, card):
                    dealt[other] = spare
                elif not found(other):
                    continue
                dealt[place] = card
                return True
        return False

    return may_lie(place, spare) or found(place)


def round_trip(dealt: list[Card], may_lie: MayLie, rng: Random) -> None:
    """A card is taken up, put where it may lie, what lay there taken up, and so on until a card comes to the first place.

    A step is as likely as the step back. So in the long run each way to deal comes up as often as any other, and none is
    out of reach.
    """
    first = rng.randrange(len(dealt))
    card, is_open = dealt[first], True
    while is_open:
        place = int(rng.random() * len(dealt))
        if may_lie(place, card):
            dealt[place], card = card, dealt[place]
            is_open = place != first
