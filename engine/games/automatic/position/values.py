"""What stands after the key of a line of a position."""

from engine.cards import Card, Cards, write_card, write_cards
from engine.games.automatic.cards import HAND, LETTERS, ORDERS, PILES
from engine.games.automatic.ideas import idea_named
from engine.games.automatic.modes import mode
from engine.games.automatic.notation import own_card, own_cards, read_letter, read_number
from engine.games.automatic.seats import seats
from engine.games.automatic.state import BOTTOM, SECRET, TOP, Choice, State
from engine.kernel import Setup
from engine.text import SEATS, Unreadable, read_seat


def read_choice(state: State, text: str) -> Choice:
    if text == SECRET:
        return SECRET
    match mode(state.letter).first:
        case "end" if text in (TOP, BOTTOM):
            return text
        case "place":
            return read_number(text, HAND, "place")
        case "card":
            return own_card(state.setup, text)
        case "end":
            raise Unreadable(f"{text!r} is no end of a hand: top or bottom")
    return read_seat(text, len(state.hands))


def write_choice(state: State, what: Choice) -> str:
    if isinstance(what, Card):
        return write_card(what)
    if isinstance(what, int) and mode(state.letter).first != "place":
        return SEATS[what]
    return str(what)


def read_mode(setup: Setup, text: str) -> tuple[str, str]:
    letter, _, idea = text.partition(" ")
    if (read_letter(letter) == "l") != bool(idea) or (idea and idea_named(setup, idea) is None):
        raise Unreadable(f"{text!r} is no mode: a letter from a to k, or l and an idea, as in 'l smallest'")
    return letter, idea


def write_mode(told: tuple[str, str]) -> str:
    return " ".join(told).rstrip()


def read_order(text: str) -> str:
    if text not in ORDERS:
        raise Unreadable(f"{text!r} is no priority rule: {', '.join(ORDERS)}")
    return text


def read_tops(text: str) -> tuple[str, ...]:
    words = text.split()
    if len(words) != PILES:
        raise Unreadable(f"{PILES} backs are expected here, - for a pile that is taken")
    return tuple(["" if word == "-" else read_order(word) for word in words])


def write_tops(tops: tuple[str, ...]) -> str:
    return " ".join([top or "-" for top in tops]) if any(tops) else ""


def read_round(text: str) -> int:
    return read_number(text, 9, "round")


def read_barred(text: str) -> frozenset[str | int]:
    found: set[str | int] = set()
    for word in text.split():
        found.add(word if word in LETTERS else read_number(word, 32, "colour or card"))
    return frozenset(found)


def write_barred(barred: frozenset[str | int]) -> str:
    colours = [colour for colour in LETTERS if colour in barred]
    numbers = sorted(number for number in barred if isinstance(number, int))
    return " ".join([*colours, *map(str, numbers)])


def read_heap(setup: Setup, text: str) -> Cards:
    return own_cards(setup, text.split())


def read_one_each(setup: Setup, text: str) -> Cards:
    cards, count = read_heap(setup, text), len(seats(setup))
    if len(cards) != count:
        raise Unreadable(f"{count} cards are expected here, one for each seat")
    return cards


def read_heaps(setup: Setup, text: str) -> tuple[Cards, ...]:
    """Heaps of a card from each seat."""
    return tuple(read_one_each(setup, heap) for heap in text.split("/"))


def write_heaps(heaps: tuple[Cards, ...]) -> str:
    return " / ".join(map(write_cards, heaps))


def write_last(card: Card | None) -> str:
    return "" if card is None else write_card(card)
