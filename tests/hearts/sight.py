"""What a player sees, what may be behind it, and what lies there for whoever draws it."""

from random import Random

from engine.kernel import Reason, Standing, reason
from engine.kit.hidden import face_down, fill, unseen
from engine.kit.rulings import totals
from engine.view import SeatView, View
from tests.hearts.cards import DECK, PLAYERS
from tests.hearts.outcomes import winner
from tests.hearts.state import State, cards


def seen_by(state: State, player: int) -> State:
    hands = [hand if seat == player else face_down(hand) for seat, hand in enumerate(state.hands)]
    return state._replace(hands=tuple(hands))


def imagine(state: State, player: int, rng: Random) -> State:
    return state._replace(hands=fill(state.hands, unseen(DECK, cards(state)), state.voids, rng))


def view(state: State) -> View:
    points = totals(state.lines, PLAYERS) if state.lines else (None,) * PLAYERS
    seats = [
        SeatView(hand, captured=len(state.won[seat]), points=points[seat])
        for seat, hand in enumerate(state.hands)
    ]
    return View(state.deal, None, tuple(seats), state.trick)


def standings(state: State) -> tuple[Standing, ...]:
    """The best first among equals in nothing: only one takes the trick."""
    best = winner(state.trick) if state.trick else None
    return tuple(
        [
            Standing(play.seat, 1 if play == best else 2, play == best, stands(state, play.seat))
            for play in state.trick
        ]
    )


def stands(state: State, seat: int) -> Reason:
    led, best = state.trick[0].cards[0].suit, winner(state.trick).cards[0]
    card = next(play.cards[0] for play in state.trick if play.seat == seat)
    case = "highest" if card == best else "lower" if card.suit == led else "other-suit"
    return reason("hearts.winner", case, card=card, best=best, suit=led)
