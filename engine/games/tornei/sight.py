"""What a player sees, and what may be behind it."""

from random import Random

from engine.cards import HIDDEN, Card
from engine.games.tornei.cards import DECK, in_order
from engine.games.tornei.state import State, cards, is_npc, shown_voids
from engine.kit.hidden import deal_out, face_down, face_down_in, filled, unseen


def seen_by(state: State, player: int) -> State:
    """The position with every card face down that the player does not know."""
    return state._replace(
        hands=tuple(
            hand if seat == player or is_npc(state.setup, seat) else face_down(hand)
            for seat, hand in enumerate(state.hands)
        ),
        forecasts=tuple(
            card if seat == player or card is None else HIDDEN for seat, card in enumerate(state.forecasts)
        ),
        pile=face_down(state.pile),
    )


def imagine(state: State, player: int, rng: Random) -> State:
    """A whole position that agrees with all that the player has seen.

    Who did not follow holds none of that suit. The forecast for this trick left the hand before, so it may be one.
    """
    in_hands = face_down_in(state.hands)
    laid = [seat for seat, card in enumerate(state.forecasts) if card == HIDDEN]
    now, before = shown_voids(state), state.voids
    excluded = [now[seat] for seat in in_hands] + [before[seat] for seat in laid]
    anywhere = [card for bundles in (*state.won, state.box, (state.pile,)) for row in bundles for card in row]
    excluded += [frozenset()] * anywhere.count(HIDDEN)

    def may_lie(place: int, card: Card) -> bool:
        return card.suit not in excluded[place]

    drawn = iter(deal_out(unseen(DECK, cards(state)), range(len(excluded)), may_lie, rng))
    hands = tuple(
        hand if is_npc(state.setup, seat) else in_order(filled(hand, drawn))
        for seat, hand in enumerate(state.hands)
    )
    forecasts = tuple(next(drawn) if card == HIDDEN else card for card in state.forecasts)
    return state._replace(
        hands=hands,
        forecasts=forecasts,
        pile=filled(state.pile, drawn),
        won=tuple(tuple(filled(bundle, drawn) for bundle in bundles) for bundles in state.won),
        box=tuple(filled(bundle, drawn) for bundle in state.box),
    )
