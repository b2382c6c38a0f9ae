"""Words about a trick that hold in every game."""

from collections.abc import Sequence

from engine.cards import Cards, Play


def clockwise(seat: int, seats: int) -> int:
    """The left neighbour."""
    return (seat + 1) % seats


def played_suits(trick: Sequence[Play]) -> frozenset[str]:
    return frozenset([play.cards[0].suit for play in trick])


def holds_any(hand: Cards, suits: frozenset[str]) -> bool:
    for card in hand:  # noqa: SIM110  # asked for every card judged; half the time of any()
        if card.suit in suits:
            return True
    return False
