"""What stands after the key of a line of a position."""

from engine.cards import Cards
from engine.games.automatic.cards import HAND, LETTERS, ORDERS, PILES
from engine.games.automatic.ideas import idea_named
from engine.games.automatic.modes import mode
from engine.games.automatic.notation import own_card, own_cards, read_letter, read_number
from engine.games.automatic.seats import seats
from engine.games.automatic.state import BOTTOM, SECRET, TOP, Choice, State
from engine.kernel import Setup
from engine.text import Unreadable, read_seat


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


def read_mode(setup: Setup, text: str) -> tuple[str, str]:
    letter, _, idea = text.partition(" ")
    if (read_letter(letter) == "l") != bool(idea) or (idea and idea_named(setup, idea) is None):
        raise Unreadable(f"{text!r} is no rule: a letter from a to k, or l and an idea, as in 'l smallest'")
    return letter, idea


def read_order(text: str) -> str:
    if text not in ORDERS:
        raise Unreadable(f"{text!r} is no order of settling: {', '.join(ORDERS)}")
    return text


def read_tops(text: str) -> tuple[str, ...]:
    words = text.split()
    if len(words) != PILES:
        raise Unreadable(f"{PILES} backs stand here, - for a pile that is taken")
    return tuple(["" if word == "-" else read_order(word) for word in words])


def read_round(text: str) -> int:
    return read_number(text, 9, "round")


def read_barred(text: str) -> frozenset[str | int]:
    found: set[str | int] = set()
    for word in text.split():
        found.add(word if word in LETTERS else read_number(word, 32, "colour or card"))
    return frozenset(found)


def read_heap(setup: Setup, text: str) -> Cards:
    return own_cards(setup, text.split())


def read_one_each(setup: Setup, text: str) -> Cards:
    cards, count = read_heap(setup, text), len(seats(setup))
    if len(cards) != count:
        raise Unreadable(f"here stand {count} cards, one for each seat")
    return cards
