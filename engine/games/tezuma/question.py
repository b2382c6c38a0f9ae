"""What is asked when a card is to be played or an ability used, and what is known for the answer."""

from typing import NamedTuple

from engine.cards import HIDDEN, Cards
from engine.games.tezuma.cards import deck
from engine.games.tezuma.state import SAND, State, cards, hand_of


class PlayQuestion(NamedTuple):
    state: State
    seat: int
    cards: Cards
    ability: str
    led: str
    """The suit that was led; none before the first card of the trick."""
    can_follow: bool | None
    """Does the hand hold the led suit? None where hidden cards decide."""


def question(state: State, seat: int, cards: Cards, ability: str) -> PlayQuestion:
    led = led_suit(state)
    return PlayQuestion(state, seat, cards, ability, led, bool(led) and holds(state, seat, led))


def led_suit(state: State) -> str:
    for play in state.trick:
        if play.cards:
            return play.cards[0].suit
    return ""


def is_leader(q: PlayQuestion) -> bool:
    return not q.state.trick


def is_lead_card(q: PlayQuestion) -> bool:
    """Would it be the first card of the trick?"""
    return not q.led


def sand_leads(q: PlayQuestion) -> bool:
    return bool(q.state.trick) and q.state.trick[0].ability == SAND


def may_hold(q: PlayQuestion) -> bool:
    """Are the cards in the hand, or could hidden ones be them?"""
    hand = hand_of(q.state, q.seat)
    missing = [card for card in q.cards if card not in hand]
    if not missing:
        return True
    if hand.count(HIDDEN) < len(missing):
        return False
    lying = cards(q.state)
    in_play = deck(q.state.setup)
    return all(
        card.suit not in q.state.voids[q.seat] and lying.count(card) < in_play.count(card) for card in missing
    )


def holds(state: State, seat: int, suit: str) -> bool | None:
    """None where hidden cards decide."""
    is_unknown = False
    for card in hand_of(state, seat):
        if card[0] == suit:
            return True
        is_unknown = is_unknown or card == HIDDEN
    return None if is_unknown and suit not in state.voids[seat] else False
