"""What an action is, as values: who does what, with which cards, seats or names, using which ability. And as a line of text."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeGuard

from engine.cards import Card, Cards, write_card, write_cards
from engine.text import Words, join_action

Arg = Card | Cards | str | int
"""A card, a heap of cards, the letter of a seat or a name, a number."""


class Deed(NamedTuple):
    """Without a verb a card is played."""

    actor: int
    verb: str = ""
    args: tuple[Arg, ...] = ()
    ability: str = ""

    @property
    def cards(self) -> Cards:
        """Every card that is named."""
        return tuple(cards_in(self.args))


def cards_in(args: tuple[Arg, ...]) -> Iterator[Card]:
    for arg in args:
        if isinstance(arg, Card):
            yield arg
        elif is_heap(arg):
            yield from arg


def together(deeds: Sequence[Deed]) -> Deed:
    """One deed that names all that is done at once."""
    return deeds[0]._replace(args=tuple([arg for deed in deeds for arg in deed.args]))


def written(deed: Deed) -> str:
    """`A O7`, `A pass O3 G7`, `deal O1 O2 / G1 G3`"""
    heaps = [arg for arg in deed.args if is_heap(arg)]
    words = " / ".join(map(write_cards, heaps)).split() if heaps else map(write_arg, deed.args)
    return join_action(Words(deed.actor, deed.verb, tuple(words), deed.ability))


def is_heap(arg: Arg) -> TypeGuard[Cards]:
    return isinstance(arg, tuple) and not isinstance(arg, Card)


def write_arg(arg: Arg) -> str:
    return write_card(arg) if isinstance(arg, Card) else str(arg)
