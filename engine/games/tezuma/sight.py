"""What a player sees, and what may be behind it."""

from collections import Counter
from random import Random

from engine.cards import HIDDEN, Cards, deal_out, without
from engine.games.tezuma.cards import ability_uses, deck
from engine.games.tezuma.drafting import on_the_table
from engine.games.tezuma.scoring import score
from engine.games.tezuma.state import DRAFT, EDITION_TRICK, OVER, SCORE, State, Taken, cards
from engine.kernel import totals
from engine.view import Mark, Row, SeatView, View


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
    return tuple(Row(kind, (), what) for kind, what in on_the_table(state))


def seat_view(state: State, seat: int, points: int | None) -> SeatView:
    if not state.hands:
        return SeatView((), points=points)
    is_counted = state.phase in (SCORE, OVER)
    return SeatView(
        state.hands[seat],
        open=state.won[seat] if is_counted else (),
        captured=len(state.won[seat]),
        points=points,
        rows=rows(state, state.taken[seat], state.uses[seat], state.tricks[seat]),
    )


def rows(state: State, mine: Taken, uses: int, tricks: int) -> tuple[Row, ...]:
    """What a player has taken, how often the ability can still be used, the tricks won."""
    found = [Row("pain", (), mine.pain)] if mine.pain else []
    found += [Row("score card", (), str(mine.score))] if mine.score else []
    if mine.ability:
        most = ability_uses(state.setup, mine.ability)
        found.append(Row("ability", (), f"{mine.ability} {max(most - uses, 0)}/{most}"))
    return (*found, Row("tricks", (), str(tricks)))
