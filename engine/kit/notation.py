"""What games read alike in a line of text: their own cards and suits, what is dealt, a trick."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from engine.cards import HIDDEN, Cards, Play, read_cards, write_card
from engine.text import Unreadable, Words


def own_cards(tokens: Iterable[str], letters: Sequence[str], called: str) -> Cards:
    """Cards of the game's own suits, or unknown ones; `called` says what they are, as in `suit of Tornei`."""
    found = read_cards(tokens)
    for card in found:
        if card != HIDDEN and card.suit not in letters:
            raise Unreadable(f"{write_card(card)} has no {called}: {' '.join(letters)}")
    return found


def own_suits(text: str, letters: Sequence[str], called: str) -> frozenset[str]:
    for letter in text.split():
        if letter not in letters:
            raise Unreadable(f"{letter!r} is no {called}: {' '.join(letters)}")
    return frozenset(text.split())


def no_ability(words: Words, game: str) -> None:
    if words.ability:
        raise Unreadable(f"{game} has no abilities, so {words.ability!r} cannot be used")


def known(cards: Cards, to_be: str) -> Cards:
    """What is done with cards asks for each of them."""
    if HIDDEN in cards:
        raise Unreadable(f"a card must be known to be {to_be}")
    return cards


def read_heaps(args: Iterable[str], own: Callable[[list[str]], Cards]) -> tuple[Cards, ...]:
    """Heaps of known cards: `O1 O2 / G1 G3`"""
    heaps = tuple([own(heap.split()) for heap in " ".join(args).split("/")])
    return tuple([known(heap, "dealt") for heap in heaps])


def read_trick(text: str, read: Callable[[str], Any], example: str) -> tuple[Play, ...]:
    """Plays of a card each, as the game reads its actions."""
    plays = []
    for part in filter(None, map(str.strip, text.split(","))):
        action = read(part)
        if not isinstance(action, Play) or len(action.cards) > 1:
            raise Unreadable(f"{part!r} is not a play: a trick is written {example}")
        plays.append(action)
    return tuple(plays)
