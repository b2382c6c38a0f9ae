"""May this card be played? An ordered row; the first ruling that answers decides."""

from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from engine.cards import HIDDEN, Card, Cards
from engine.games.iroha.cards import deck
from engine.games.iroha.legality.table import is_time_to
from engine.games.iroha.outcomes import turn
from engine.games.iroha.state import PLAY, State, cards, hand_of
from engine.kernel import Verdict, allow, reason, refuse, ruling
from engine.kit.rulings import one_at_a_time
from engine.kit.trick import comes_from_the_hand, waits_for_its_turn
from engine.trick import holds_any


class PlayQuestion(NamedTuple):
    state: State
    seat: int
    card: Card
    colours: frozenset[str]
    """The colours played to this trick so far."""
    tried: int
    """How many cards at once."""


def may_hold(state: State, seat: int, card: Card) -> bool:
    """Is a card in the hand, or could a hidden one be it?"""
    return card in hand_of(state, seat) or may_be_hidden(state, seat, (card,))


def may_be_hidden(state: State, seat: int, wanted: Cards) -> bool:
    """Could those of the cards that are not seen in the hand lie there face down?"""
    hand = hand_of(state, seat)
    missing = list((Counter(wanted) - Counter(hand)).elements())
    if hand.count(HIDDEN) < len(missing) or any(card.suit in state.voids[seat] for card in missing):
        return False
    lying, in_play = cards(state), deck(state.setup)
    return all(lying.count(card) + missing.count(card) <= in_play.count(card) for card in missing)


@ruling("iroha.lead")
def leads(q: PlayQuestion) -> Verdict | None:
    if q.colours:
        return None
    return allow("iroha.lead", player=q.seat, suit=q.card.suit)


@ruling("iroha.follow-any")
def follows(q: PlayQuestion) -> Verdict | None:
    if q.card.suit not in q.colours:
        return None
    return allow("iroha.follow-any", card=q.card, suit=q.card.suit)


@ruling("iroha.follow-any")
def must_follow(q: PlayQuestion) -> Verdict | None:
    if not holds_any(hand_of(q.state, q.seat), q.colours):
        return None
    return refuse("iroha.follow-any", player=q.seat, card=q.card, suits=q.colours)


@ruling("iroha.follow-any")
def hand_is_unknown(q: PlayQuestion) -> Verdict | None:
    if HIDDEN not in hand_of(q.state, q.seat) or q.colours <= q.state.voids[q.seat]:
        return None
    unknown = reason("iroha.follow-any", "unknown", player=q.seat, card=q.card, suits=q.colours)
    return Verdict(None, (unknown,))


@ruling("iroha.void-moves-marker")
def cannot_follow(q: PlayQuestion) -> Verdict | None:
    return allow("iroha.void-moves-marker", player=q.seat, suit=q.card.suit, suits=q.colours)


MAY_PLAY: tuple[Callable[[PlayQuestion], Verdict | None], ...] = (
    is_time_to(PLAY),
    waits_for_its_turn("iroha.turn", turn),
    one_at_a_time("iroha.turn"),
    comes_from_the_hand("iroha.turn", may_hold),
    leads,
    follows,
    must_follow,
    hand_is_unknown,
    cannot_follow,
)
