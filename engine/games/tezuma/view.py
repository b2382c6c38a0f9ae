"""What lies there, for whoever draws it."""

from engine.games.tezuma.abilities import ABILITIES, ability_uses
from engine.games.tezuma.cards import CARD_NAMES, EDITION_TRICK, HAND, scoring_card
from engine.games.tezuma.draft import on_the_table
from engine.games.tezuma.scoring import deals, score
from engine.games.tezuma.state import ABILITY, DRAFT, OVER, PAIN, POINTS, SCORE, State, Taken
from engine.kernel import Setup
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
        deals=deals(state.setup),
        tricks=HAND,
        taken=sum(state.tricks),
    )


def middle(state: State) -> tuple[Row, ...]:
    """What is still there to be taken."""
    if state.phase != DRAFT:
        return ()
    return tuple(card_row(state.setup, kind, what) for kind, what in on_the_table(state))


def card_row(setup: Setup, kind: str, what: str) -> Row:
    if kind == ABILITY:
        return ability_row(setup, what)
    return pain_row(setup, what) if kind == PAIN else points_row(setup, int(what))


def pain_row(setup: Setup, suit: str) -> Row:
    return Row(PAIN, SuitCard(suit, costs=1), CARD_NAMES[setup.edition][0], f"{PAIN} {suit}")


def points_row(setup: Setup, number: int) -> Row:
    card = scoring_card(setup, number)
    what = NumberCard(number, card.points if card else ())
    return Row(POINTS, what, CARD_NAMES[setup.edition][1], f"{POINTS} {number}")


def ability_row(setup: Setup, name: str, used: int = 0) -> Row:
    most = ability_uses(setup, name)
    does = next((row.does for row in ABILITIES if row.name == name), "")
    return Row(ABILITY, AbilityCard(name, Uses(max(most - used, 0), most), does), taken_as=name)


def seat_view(state: State, seat: int, points: int | None) -> SeatView:
    if not state.hands:
        return SeatView((), points=points)
    costly = state.taken[seat].pain if state.phase in (SCORE, OVER) else ""
    return SeatView(
        state.hands[seat],
        open=tuple(card for card in state.won[seat] if card.suit == costly),
        captured=len(state.won[seat]),
        points=points,
        rows=rows(state.setup, state.taken[seat], state.uses[seat]),
        tricks=state.tricks[seat],
    )


def rows(setup: Setup, mine: Taken, used: int) -> tuple[Row, ...]:
    """What a player has taken, and how often the ability can still be used."""
    found = [pain_row(setup, mine.pain)] if mine.pain else []
    found += [points_row(setup, mine.score)] if mine.score else []
    found += [ability_row(setup, mine.ability, used)] if mine.ability else []
    return tuple(found)
