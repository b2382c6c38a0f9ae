"""Ideas for mode L: which card of a hand may be turned over next."""

from collections.abc import Callable, Collection
from typing import NamedTuple

from engine.cards import HIDDEN, Card, Cards, Play
from engine.kernel import Setup

Trick = tuple[Play, ...]
Turns = Callable[[Cards, Trick, Card | None], Collection[Card]]
"""From a hand (its top first), the trick so far and the card played last in this round (or none): what may be turned over."""
Key = Callable[[Card, Card | None], tuple[int, ...]]
"""From a card and the card played last: the least comes, of equals the one nearest to the top."""


def any_card(hand: Cards, _trick: Trick, _last: Card | None) -> Cards:
    """The left neighbour draws without looking."""
    return hand


def number(card: Card, _last: Card | None) -> tuple[int, ...]:
    return (card.number,)


def distance(card: Card, last: Card | None) -> tuple[int, ...]:
    """The larger of two that are equally near; all alike where nothing was played yet."""
    return () if last is None else (abs(card.number - last.number), -card.number)


class Idea(NamedTuple):
    """A made-up mode: cards that it names (of several one is drawn unseen, where there are none the top card comes), or,
    where it weighs cards two by two, their key. Then a card that comes tells which others are not in that hand.
    """

    name: str
    turns: Turns = any_card
    rule: str = "automatic.rule.l"
    key: Key | None = None


IDEAS = (
    Idea("blind"),
    Idea("smallest", key=number),
    Idea("nearest", rule="automatic.reading.l-nearest", key=distance),
)


def ideas(setup: Setup) -> tuple[Idea, ...]:
    return setup.tables[1]  # type: ignore[return-value]  # the second table is the ideas


def idea_named(setup: Setup, name: str) -> Idea | None:
    return next((idea for idea in ideas(setup) if idea.name == name), None)


def may_turn(idea: Idea, hand: Cards, trick: Trick, last: Card | None) -> Cards:
    """The cards of a hand that an idea names; its top card where it names none of them."""
    key = idea.key
    if key is not None:
        return (min(hand, key=lambda card: key(card, last)),)
    named = idea.turns(hand, trick, last)
    return tuple([card for card in hand if card in named]) or hand[:1]


def never_with(key: Key, card: Card, cards: Cards, last: Card | None) -> frozenset[int]:
    """Numbers that were not in a hand from which a card was turned over: another would have come before it."""
    own = key(card, last)
    return frozenset([other.number for other in cards if key(other, last) < own])


def comes_from_the_known(
    idea: Idea, card: Card, hand: Cards, last: Card | None, hidden: Cards
) -> bool | None:
    """May a card come from a hand that lies partly face down, where any of `hidden` may be? `None` where they decide."""
    if idea.key is None:
        return True if idea.turns is any_card and card in hand else None
    own, place = idea.key(card, last), hand.index(card if card in hand else HIDDEN)
    for at, other in enumerate(hand):
        if other not in (card, HIDDEN) and (idea.key(other, last), at) < (own, place):
            return False
    if card not in hand:
        return None
    first = [(idea.key(other, last), hand.index(HIDDEN)) < (own, place) for other in hidden]
    return None if any(first) and not all(first) else not any(first)
