"""How the NPC's cards lie: its open columns and its pile."""

from collections.abc import Callable

from engine.cards import HIDDEN, Card, Cards
from engine.games.tornei.cards import IN_DECK, in_order, place_of
from engine.games.tornei.state import NPC, State, cards
from engine.kernel import Setup, ask, ruling

# How do its open cards lie, and which is in front?


@ruling("tornei.npc.deal")
def by_suit_in_the_order_they_came(dealt: Cards) -> Cards | None:
    return tuple(sorted(dealt, key=strongest_first))


LAID_OUT: tuple[Callable[[Cards], Cards | None], ...] = (by_suit_in_the_order_they_came,)


def strongest_first(card: Card) -> int:
    return place_of(card.suit)


def laid_out(dealt: Cards) -> Cards:
    """Its open cards, column by column."""
    return ask(LAID_OUT, dealt, in_order(dealt))


ColumnQuestion = tuple[Setup, Cards]


@ruling("tornei.reading.npc-front")
def first_laid_is_in_front(question: ColumnQuestion) -> Card | None:
    setup, column = question
    return column[0] if "alt npc-front" in setup.options else None


@ruling("tornei.reading.npc-front")
def last_laid_is_in_front(question: ColumnQuestion) -> Card | None:
    _, column = question
    return column[-1]


FRONT: tuple[Callable[[ColumnQuestion], Card | None], ...] = (first_laid_is_in_front, last_laid_is_in_front)


def front(setup: Setup, column: Cards) -> Card:
    return ask(FRONT, (setup, column), column[0])


def strongest_suit(state: State) -> str:
    return min(state.hands[NPC], key=strongest_first).suit


def next_of_pile(state: State) -> Cards:
    """The next card of the pile; where a position does not tell it, all that it could be."""
    if HIDDEN not in state.pile[:1]:
        return state.pile[:1]
    lying = frozenset(cards(state))
    return tuple(sorted(IN_DECK - lying))
