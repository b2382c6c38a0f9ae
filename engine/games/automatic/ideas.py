"""Ideas for rule L: functions that tell which cards of a hand may be turned over next."""

from collections.abc import Callable, Collection
from typing import NamedTuple

from engine.cards import Card, Cards, Play
from engine.kernel import Setup

Trick = tuple[Play, ...]
Turns = Callable[[Cards, Trick, Card | None], Collection[Card]]
"""From a hand (its top first), the trick so far and the card played last in this round (or none): what may be turned over."""


class Idea(NamedTuple):
    """A made-up rule. Where it names several cards one is drawn unseen, where none the top card comes."""

    name: str
    function: Turns
    rule: str = "automatic.rule.l"
    compares: bool = False
    """Does it weigh cards two by two? Then a card that comes tells which others are not in that hand."""


def any_card(hand: Cards, _trick: Trick, _last: Card | None) -> Cards:
    """The left neighbour draws without looking."""
    return hand


def smallest_number(hand: Cards, _trick: Trick, _last: Card | None) -> Cards:
    return (min(hand, key=lambda card: card.number),)


def nearest_number(hand: Cards, _trick: Trick, last: Card | None) -> Cards:
    """The larger of two that are equally near; the top card where nothing was played yet."""
    if last is None:
        return hand[:1]
    return (min(hand, key=lambda card: (abs(card.number - last.number), -card.number)),)


IDEAS = (
    Idea("blind", any_card),
    Idea("smallest", smallest_number, compares=True),
    Idea("nearest", nearest_number, "automatic.reading.l-nearest", compares=True),
)


def ideas(setup: Setup) -> tuple[Idea, ...]:
    return setup.tables[1]  # type: ignore[return-value]  # the second table is the ideas


def idea_named(setup: Setup, name: str) -> Idea | None:
    return next((idea for idea in ideas(setup) if idea.name == name), None)


def may_turn(idea: Idea, hand: Cards, trick: Trick, last: Card | None) -> Cards:
    """The cards of a hand that an idea names; its top card where it names none of them."""
    named = idea.function(hand, trick, last)
    return tuple([card for card in hand if card in named]) or hand[:1]


def never_with(idea: Idea, card: Card, cards: Cards, trick: Trick, last: Card | None) -> frozenset[int]:
    """Numbers that were not in a hand from which a card was turned over: beside them, wherever they lay, another would have come."""
    turns = idea.function
    return frozenset(
        [
            other.number
            for other in cards
            if card not in turns((card, other), trick, last) and card not in turns((other, card), trick, last)
        ]
    )
