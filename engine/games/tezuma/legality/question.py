"""What is asked when a card is to be played or an ability used, and what is known for the answer."""

from typing import NamedTuple

from engine.cards import HIDDEN, Card, Cards
from engine.games.tezuma.abilities import RINGS, SAND
from engine.games.tezuma.cards import deck
from engine.games.tezuma.state import State, cards, hand_of
from engine.trick import clockwise


class PlayQuestion(NamedTuple):
    state: State
    seat: int
    cards: Cards
    ability: str
    hand: Cards
    led: str
    """The suit that was led; none before the first card of the trick."""
    can_follow: bool | None
    """Does the hand hold the led suit? None where hidden cards decide."""


def play_question(state: State, seat: int, cards: Cards, ability: str) -> PlayQuestion:
    hand, led = hand_of(state, seat), led_suit(state)
    can_follow = bool(led) and holds(hand, led, state.voids[seat])
    return PlayQuestion(state, seat, cards, ability, hand, led, can_follow)


def led_suit(state: State) -> str:
    for play in state.trick:
        if play.cards:
            return play.cards[0].suit
    return ""


def are_a_pair(one: Card, other: Card) -> bool:
    """Two numbers of a suit, as Fire Breathing takes them."""
    return one != other and one.suit == other.suit and one.number > 0 and other.number > 0


def is_leader(q: PlayQuestion) -> bool:
    return not q.state.trick


def is_lead_card(q: PlayQuestion) -> bool:
    """Would it be the first card of the trick?"""
    return not q.led


def rings_lead_trump(q: PlayQuestion) -> bool:
    """Does the leader use Linking Rings for a trump where that makes it effective, as agreed?"""
    is_agreed = "alt rings-cup-lead" in q.state.setup.options
    return is_agreed and q.ability == RINGS and is_leader(q) and q.cards[0].number == 0


def sand_leads(q: PlayQuestion) -> bool:
    return bool(q.state.trick) and q.state.trick[0].ability == SAND


def may_be_hidden(q: PlayQuestion, missing: list[Card]) -> bool:
    """Could cards that are not seen in the hand lie there face down?"""
    if q.hand.count(HIDDEN) < len(missing):
        return False
    lying = cards(q.state)
    in_play = deck(q.state.setup)
    return all(
        card.suit not in q.state.voids[q.seat] and lying.count(card) < in_play.count(card) for card in missing
    )


def holds(hand: Cards, suit: str, voids: frozenset[str]) -> bool | None:
    """None where hidden cards decide."""
    for card in hand:
        if card.suit == suit:
            return True
    return None if HIDDEN in hand and suit not in voids else False


def is_left_of_sand(q: PlayQuestion) -> bool:
    """Is it the turn of the leader's left neighbour, and the leader used Five-Color Sand?"""
    return sand_leads(q) and q.seat == clockwise(q.state.leader, q.state.setup.players)


def is_last_trick(q: PlayQuestion) -> bool:
    """Whoever has used Five-Color Sand has a card more, and no use left to ask about."""
    return len(q.hand) == 1
