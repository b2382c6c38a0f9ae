"""Cards that lie face down, dealt anew: every way that there is, each as often as any other."""

from collections import Counter
from collections.abc import Callable
from itertools import permutations
from random import Random

import pytest

from engine import playfile
from engine.cards import Card
from engine.games.automatic.sight import lying as lying_in_the_automatic
from engine.kit.hidden import deal_out
from engine.registry import GAMES

X, Y, Z = Card("O", 1), Card("G", 1), Card("B", 1)


def test_dealing_out_finds_the_only_way() -> None:
    """Where each seat may hold one card only, each gets it, whatever the luck."""
    cards = [Card("O", 1), Card("G", 1), Card("B", 1)]
    for seed in range(30):
        dealt = deal_out(cards, [0, 1, 2], lambda seat, card: cards.index(card) <= seat, Random(seed))
        assert dealt == tuple(cards)
    with pytest.raises(ValueError, match="cannot be dealt"):
        deal_out(cards, [0, 1], lambda seat, card: card.suit == "O", Random(1))


def in_a_ring(seat: int, card: Card) -> bool:
    """Two ways to deal three cards, and no two of them can be exchanged."""
    return card != (X, Y, Z)[seat]


def by_colour(seat: int, card: Card) -> bool:
    """The first two seats miss a colour each; the third misses none."""
    return (seat, card.suit) not in ((0, "O"), (1, "G"))


@pytest.mark.parametrize(
    ("cards", "places", "may_hold"),
    [
        ([X, Y, Z], [0, 1, 2], in_a_ring),
        ([X, Y, Z, Card("O", 2), Card("G", 2)], [0, 0, 1, 1, 2], by_colour),
        ([X, Y, Z, Card("O", 2), Card("O", 3)], [0, 1, 2], by_colour),
    ],
    ids=["in a ring", "by colour", "more cards than places"],
)
def test_every_way_comes_up_as_often(
    cards: list[Card], places: list[int], may_hold: Callable[[int, Card], bool]
) -> None:
    """Counted over all ways that there are."""
    ways = {
        dealt
        for dealt in permutations(cards, len(places))
        if all(may_hold(seat, card) for seat, card in zip(places, dealt, strict=True))
    }
    found = Counter(deal_out(cards, places, may_hold, Random(seed)) for seed in range(100 * len(ways)))
    assert set(found) == ways
    assert sum((count - 100) ** 2 / 100 for count in found.values()) < len(ways) + 4 * len(ways) ** 0.5


def test_what_was_played_is_dealt_to_nobody() -> None:
    """Even where a position does not tell in which pile it lies."""
    start = """
        game: iroha
        setup: 3 players
        played A: O2 O3 O4 O5 O6
        played B: O1 B3 B4 B5 B6
        hand A: ? ?
        hand B: ? ?
        hand C: ? ?
        leader: A
    """
    state = playfile.load(start).start
    for seed in range(20):
        whole = GAMES["iroha"].imagine(state, 0, Random(seed))
        assert not {*whole.hands[0], *whole.hands[1], *whole.hands[2]} & {*whole.played[0], *whole.played[1]}


def test_the_card_played_last_is_dealt_to_nobody() -> None:
    """In the Automatic a position may tell it alone."""
    game = GAMES["automatic"]
    last = Card("R", 1)
    assert last in lying_in_the_automatic(game.start(game.setups()[0])._replace(last=last))
