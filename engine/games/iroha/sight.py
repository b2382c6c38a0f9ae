"""What a player sees, and what may be behind it."""

from collections import Counter
from collections.abc import Iterable
from random import Random

from engine.cards import HIDDEN, Card, Cards
from engine.games.iroha.cards import deck
from engine.games.iroha.outcomes import PASSED_TO
from engine.games.iroha.state import PASS, State, cards
from engine.kernel import ask
from engine.kit.hidden import deal_out, face_down, face_down_in, filled, masked, unseen
from engine.trick import clockwise


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
            pair if seat == player or is_taken_up(state, seat, player) else face_down(pair)
            for seat, pair in enumerate(state.passed)
        ),
        stock=face_down(state.stock),
    )


def is_taken_up(state: State, giver: int, player: int) -> bool:
    """Has the player taken up what the giver passed?"""
    return state.phase != PASS and ask(PASSED_TO, (state, giver), giver) == player


def known_in_hand(state: State, player: int, seat: int) -> Cards:
    """Cards that the player passed to a seat which has not played them since."""
    if not state.passed or not is_taken_up(state, player, seat):
        return ()
    return tuple((Counter(state.passed[player]) - Counter(state.played[seat])).elements())


def imagine(state: State, player: int, rng: Random) -> State:
    """A whole position that agrees with all that the player has seen."""
    if not state.hands:
        return state
    passing = state.phase == PASS
    places = face_down_in(state.hands)
    stock = [-1] * len(state.stock)
    aside = [-1 for pair in state.passed if passing for card in pair if card == HIDDEN]
    drawn = iter(
        deal_out(
            unseen(deck(state.setup), lying(state)),
            places + stock + aside,
            lambda seat, card: seat < 0 or card.suit not in state.voids[seat],
            rng,
        )
    )
    hands = tuple(tuple(sorted(filled(hand, drawn))) for hand in state.hands)
    rest = tuple(drawn)
    whole = state._replace(hands=hands, stock=tuple(sorted(rest[: len(stock)])))
    return whole._replace(passed=imagine_passed(whole, rest[len(stock) :], rng))


def lying(state: State) -> Iterable[Card]:
    """Every card that lies somewhere, and those played, of which a position may tell without the piles they went to."""
    gone = [card for pile in state.won for card in pile] + [play.cards[0] for play in state.trick]
    played = [card for row in state.played for card in row]
    return (*cards(state), *(Counter(played) - Counter(gone)).elements())


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
