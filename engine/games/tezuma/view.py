"""What lies there, for whoever draws it."""

from engine.games.tezuma.abilities import ability_uses
from engine.games.tezuma.cards import EDITION_TRICK
from engine.games.tezuma.draft import on_the_table
from engine.games.tezuma.scoring import score
from engine.games.tezuma.state import ABILITY, DRAFT, OVER, PAIN, POINTS, SCORE, State, Taken
from engine.kit.rulings import totals
from engine.view import AbilityCard, Mark, NumberCard, Row, SeatView, SuitCard, Uses, View


def view(state: State) -> View:
    """What lies on the table."""
    lines = score(state)
    points = totals(lines, state.setup.players) if lines else None
    dealer = None
    if state.start is not None and state.setup.edition == EDITION_TRICK:
        dealer = (state.start - 1) % state.setup.players
    return View(
        state.deal,
        dealer,
        tuple(
            seat_view(state, seat, points[seat] if points else None) for seat in range(state.setup.players)
        ),
        state.trick,
        (Mark(state.egg, "卵", "Paper Egg, plays last"),) if state.egg is not None else (),
        middle(state),
    )


def middle(state: State) -> tuple[Row, ...]:
    """What is still there to be taken."""
    if state.phase != DRAFT:
        return ()
    return tuple(card_row(kind, what) for kind, what in on_the_table(state))


def card_row(kind: str, what: str) -> Row:
    if kind == ABILITY:
        return Row(ABILITY, AbilityCard(what))
    return pain_row(what) if kind == PAIN else points_row(int(what))


def pain_row(suit: str) -> Row:
    return Row(PAIN, SuitCard(suit), "pain card")


def points_row(number: int) -> Row:
    return Row(POINTS, NumberCard(number), "score card")


def seat_view(state: State, seat: int, points: int | None) -> SeatView:
    if not state.hands:
        return SeatView((), points=points)
    is_counted = state.phase in (SCORE, OVER)
    return SeatView(
        state.hands[seat],
        open=state.won[seat] if is_counted else (),
        captured=len(state.won[seat]),
        points=points,
        rows=rows(state, state.taken[seat], state.uses[seat]),
        tricks=state.tricks[seat],
    )


def rows(state: State, mine: Taken, used: int) -> tuple[Row, ...]:
    """What a player has taken, and how often the ability can still be used."""
    found = [pain_row(mine.pain)] if mine.pain else []
    found += [points_row(mine.score)] if mine.score else []
    if mine.ability:
        most = ability_uses(state.setup, mine.ability)
        found.append(Row(ABILITY, AbilityCard(mine.ability, Uses(max(most - used, 0), most))))
    return tuple(found)
