"""What a player sees, and what may be behind it."""

from collections import Counter
from random import Random

from engine.cards import HIDDEN, Cards, deal_out, without
from engine.games.tezuma.cards import deck
from engine.games.tezuma.state import State, cards


def seen_by(state: State, player: int) -> State:
    """The position with every card face down that the player does not know."""
    if not state.hands:
        return state
    return state._replace(
        hands=tuple(
            hand if seat == player else masked(hand, state.shown[seat])
            for seat, hand in enumerate(state.hands)
        )
    )


def masked(hand: Cards, shown: Cards) -> Cards:
    """Cards that everybody has seen, then one face-down card for each other one."""
    return shown + (HIDDEN,) * (len(hand) - len(shown))


def imagine(state: State, player: int, rng: Random) -> State:
    """A whole position that agrees with all that the player has seen."""
    if not state.hands:
        return state
    unseen = list((Counter(deck(state.setup)) - Counter(cards(state))).elements())
    places = [seat for seat, hand in enumerate(state.hands) for card in hand if card == HIDDEN]
    drawn = deal_out(unseen, places, lambda seat, card: card.suit not in state.voids[seat], rng)
    hands = list(state.hands)
    for seat, card in zip(places, drawn, strict=True):
        hands[seat] = (*without(hands[seat], (HIDDEN,)), card)
    return state._replace(hands=tuple(tuple(sorted(hand)) for hand in hands))
