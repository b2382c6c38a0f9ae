"""What a player sees, and what may be behind it."""

from random import Random

from engine.games.tezuma.cards import deck
from engine.games.tezuma.state import State, cards
from engine.kit.hidden import fill, masked, unseen


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


def imagine(state: State, player: int, rng: Random) -> State:
    """A whole position that agrees with all that the player has seen."""
    if not state.hands:
        return state
    rest = unseen(deck(state.setup), cards(state))
    return state._replace(hands=fill(state.hands, rest, state.voids, rng))
