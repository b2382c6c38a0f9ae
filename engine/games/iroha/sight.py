"""What a player sees, and what may be behind it."""

from collections import Counter
from random import Random

from engine.cards import HIDDEN, Cards, deal_out, without
from engine.games.iroha.cards import by_colour, deck
from engine.games.iroha.outcomes import PASSED_TO, marker, open_cards
from engine.games.iroha.state import OVER, PASS, SCORE, State, cards
from engine.kernel import ask, totals
from engine.trick import clockwise
from engine.view import Mark, SeatView, View


def seen_by(state: State, player: int) -> State:
    """The position with every card face down that the player does not know."""
    if not state.hands:
        return state
    return state._replace(
        hands=tuple(
            hand if seat == player else masked(hand, known_in_hand(state, player, seat))
            for seat, hand in enumerate(state.hands)
        ),
        passed=tuple(
            pair if seat == player or is_taken_up(state, seat, player) else masked(pair, ())
            for seat, pair in enumerate(state.passed)
        ),
        stock=masked(state.stock, ()),
    )


def is_taken_up(state: State, giver: int, player: int) -> bool:
    """Has the player taken up what the giver passed?"""
    return state.phase != PASS and ask(PASSED_TO, (state, giver), giver) == player


def known_in_hand(state: State, player: int, seat: int) -> Cards:
    """Cards that the player passed to a seat which has not played them since."""
    if not state.passed or not is_taken_up(state, player, seat):
        return ()
    return tuple((Counter(state.passed[player]) - Counter(state.played[seat])).elements())


def masked(hand: Cards, known: Cards) -> Cards:
    """Known cards first, then one face-down card for each other one."""
    seen = tuple(sorted((Counter(hand) & Counter(known)).elements()))
    return seen + (HIDDEN,) * (len(hand) - len(seen))


def imagine(state: State, player: int, rng: Random) -> State:
    """A whole position that agrees with all that the player has seen."""
    if not state.hands:
        return state
    unseen = list((Counter(deck(state.setup)) - Counter(cards(state))).elements())
    passing = state.phase == PASS
    places = [seat for seat, hand in enumerate(state.hands) for card in hand if card == HIDDEN]
    stock = [-1] * len(state.stock)
    aside = [-1 for pair in state.passed if passing for card in pair if card == HIDDEN]
    drawn = deal_out(
        unseen,
        places + stock + aside,
        lambda seat, card: seat < 0 or card.suit not in state.voids[seat],
        rng,
    )
    hands = list(state.hands)
    for seat, card in zip(places, drawn, strict=False):
        hands[seat] = (*without(hands[seat], (HIDDEN,)), card)
    rest = drawn[len(places) :]
    whole = state._replace(
        hands=tuple(tuple(sorted(hand)) for hand in hands), stock=tuple(sorted(rest[: len(stock)]))
    )
    return whole._replace(passed=imagine_passed(whole, rest[len(stock) :], rng))


def imagine_passed(state: State, aside: Cards, rng: Random) -> tuple[Cards, ...]:
    """The pairs that others passed: face down while passing, later among the cards their neighbour holds or has played."""
    hidden = [giver for giver, pair in enumerate(state.passed) if HIDDEN in pair]
    if state.phase == PASS:
        pairs = {giver: aside[2 * place : 2 * place + 2] for place, giver in enumerate(hidden)}
    else:
        pairs = {}
        for giver in hidden:
            target = clockwise(giver, state.setup.players)
            had = state.hands[target] + state.played[target]
            pairs[giver] = tuple(rng.sample(had, min(2, len(had))))
    return tuple(tuple(sorted(pairs.get(giver, pair))) for giver, pair in enumerate(state.passed))


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
