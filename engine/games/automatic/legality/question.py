"""May this card come? What is asked, and what is in the hand, as far as it is known."""

from typing import NamedTuple

from engine.cards import HIDDEN, Card, Cards
from engine.games.automatic.cards import deck
from engine.games.automatic.modes import Mode, mode
from engine.games.automatic.outcomes import due_seat, may_hold
from engine.games.automatic.state import TOP, State, cards, hand_of
from engine.text import TABLE


class CardQuestion(NamedTuple):
    """May a seat play this card, or the table turn it over?"""

    state: State
    due: int
    """Whose turn it is."""
    seat: int
    card: Card
    by_hand: bool
    mode: Mode
    hand: Cards
    led: str
    """The colour to follow; none for a leader, and where nobody follows."""
    tried: int
    """How many cards at once."""


def asked(state: State, cards: Cards, actor: int) -> CardQuestion:
    """What a seat plays; or what the table turns over, for the seat whose turn it is."""
    due, by_hand = due_seat(state), actor != TABLE
    seat = actor if by_hand else due
    kind = mode(state.letter)
    led = state.trick[0].cards[0].suit if kind.follows and state.trick else ""
    return CardQuestion(state, due, seat, cards[0], by_hand, kind, hand_of(state, seat), led, len(cards))


# What is in the hand, as far as it is known


def can_follow(q: CardQuestion) -> bool:
    return bool(q.led) and q.led in [card.suit for card in q.hand]


def may_follow(q: CardQuestion) -> bool:
    """Could a face-down card of the hand follow?"""
    return bool(q.led) and HIDDEN in q.hand and q.led not in q.state.barred[q.seat]


def follows(q: CardQuestion, end: str) -> bool | None:
    """Is a card of the led colour the first of it, seen from an end?"""
    unseen = False
    for card in q.hand if end == TOP else reversed(q.hand):
        if card == q.card:
            return None if unseen else True
        if card.suit == q.led:
            return None if unseen and q.card not in q.hand else False
        if card == HIDDEN:
            unseen = True
    return None


def may_be_hidden(q: CardQuestion) -> Cards:
    seen = cards(q.state)
    return tuple([card for card in deck(q.state.setup) if may_hold(q.state, q.seat, card, seen)])
