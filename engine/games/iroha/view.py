"""What lies on the table, for whoever draws it."""

from engine.cards import Cards
from engine.games.iroha.cards import HAND, by_colour
from engine.games.iroha.outcomes import PASSED_TO, marker, open_cards
from engine.games.iroha.scoring import deals
from engine.games.iroha.state import OVER, PASS, SCORE, State
from engine.kernel import ask
from engine.kit.rulings import totals
from engine.view import Mark, SeatView, View


def view(state: State) -> View:
    """What lies on the table, colours in the order of the rulebook."""
    points = totals(state.lines, state.setup.players) if state.lines else None
    return View(
        state.deal,
        state.dealer,
        tuple(
            seat_view(state, seat, points[seat] if points else None) for seat in range(state.setup.players)
        ),
        state.trick,
        (Mark(marker(state.trick).seat, "切", "trump marker"),) if state.trick else (),
        deals=deals(state.setup),
        tricks=HAND,
        taken=sum(map(len, state.won)) // state.setup.players,
    )


def seat_view(state: State, seat: int, points: int | None) -> SeatView:
    if not state.hands:
        return SeatView((), points=points)
    return SeatView(
        in_order(state.hands[seat]),
        passed_to(state, seat) if state.phase == PASS else (),
        in_order(lying_open(state, seat)),
        len(state.won[seat]),
        points,
    )


def in_order(cards: Cards) -> Cards:
    return tuple(sorted(cards, key=by_colour))


def passed_to(state: State, seat: int) -> Cards:
    """The cards that lie face down before a seat, until everybody has chosen."""
    pairs = enumerate(state.passed)
    return tuple(
        card for giver, pair in pairs if ask(PASSED_TO, (state, giver), giver) == seat for card in pair
    )


def lying_open(state: State, seat: int) -> Cards:
    """When a deal is counted, all captured cards are turned up."""
    return state.won[seat] if state.phase in (SCORE, OVER) else open_cards(state, seat)
