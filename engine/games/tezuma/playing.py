"""May this card be played? An ordered row; the first ruling that answers decides."""

from collections.abc import Callable

from engine.games.tezuma.legality import is_time_to
from engine.games.tezuma.outcomes import turn
from engine.games.tezuma.question import (
    PlayQuestion,
    is_lead_card,
    is_leader,
    may_follow,
    may_hold,
    sand_leads,
)
from engine.games.tezuma.state import CUP, FIRE, PLAY, RINGS, hand_of
from engine.kernel import Verdict, allow, refuse, ruling
from engine.text import TABLE


@ruling("tezuma.lead")
def waits_for_its_turn(q: PlayQuestion) -> Verdict | None:
    due = turn(q.state)
    if q.seat == due:
        return None
    case = "full" if due == TABLE else "not-yet"
    return refuse("tezuma.lead", case, player=q.seat, other=due)


@ruling("tezuma.lead")
def comes_from_the_hand(q: PlayQuestion) -> Verdict | None:
    if may_hold(q):
        return None
    missing = next((card for card in q.cards if card not in hand_of(q.state, q.seat)), q.cards[0])
    return refuse("tezuma.lead", "not-held", player=q.seat, card=missing)


@ruling("tezuma.lead")
def one_card_only(q: PlayQuestion) -> Verdict | None:
    return refuse("tezuma.lead", "one-card") if len(q.cards) > 1 and q.ability != FIRE else None


@ruling("tezuma.leader-follows")
def leads_a_trump(q: PlayQuestion) -> Verdict | None:
    if not is_leader(q) or q.cards[0].number:
        return None
    return allow("tezuma.leader-follows", player=q.seat, card=q.cards[0])


@ruling("tezuma.lead")
def leads(q: PlayQuestion) -> Verdict | None:
    return allow("tezuma.lead", player=q.seat, suit=q.cards[0].suit) if is_leader(q) else None


@ruling("tezuma.reading.sand-first-card")
def first_trump_after_sand(q: PlayQuestion) -> Verdict | None:
    if not (sand_leads(q) and is_lead_card(q)) or q.cards[0].number:
        return None
    return allow("tezuma.reading.sand-first-card", player=q.seat, suit=q.cards[0].suit)


@ruling("tezuma.sand-lead")
def first_card_after_sand(q: PlayQuestion) -> Verdict | None:
    if not is_lead_card(q):
        return None
    return allow("tezuma.sand-lead", player=q.seat, suit=q.cards[0].suit)


@ruling("tezuma.must-follow")
def follows(q: PlayQuestion) -> Verdict | None:
    if q.cards[0].suit != q.led:
        return None
    return allow("tezuma.must-follow", suit=q.led)


@ruling("tezuma.reading.fire-follow")
def pair_must_follow(q: PlayQuestion) -> Verdict | None:
    if q.ability != FIRE:
        return None
    can = may_follow(q)
    if can is None:
        return Verdict(
            None, refuse("tezuma.reading.fire-follow", "unknown", player=q.seat, suit=q.led).because
        )
    if can:
        return refuse("tezuma.reading.fire-follow", player=q.seat, suit=q.led)
    return allow("tezuma.reading.fire-follow", player=q.seat, suit=q.led)


@ruling("tezuma.linking-rings")
def rings_free_the_suit(q: PlayQuestion) -> Verdict | None:
    if q.ability != RINGS or may_follow(q) is False:
        return None
    return allow("tezuma.linking-rings", player=q.seat, suit=q.led)


@ruling("tezuma.reading.cup-void")
def cup_of_a_void_player(q: PlayQuestion) -> Verdict | None:
    if q.ability != CUP or may_follow(q) is not False:
        return None
    return allow("tezuma.reading.cup-void", player=q.seat, suit=q.led)


@ruling("tezuma.cup-and-ball")
def cup_counts_as_following(q: PlayQuestion) -> Verdict | None:
    if q.ability != CUP:
        return None
    return allow("tezuma.cup-and-ball", player=q.seat, suit=q.led)


@ruling("tezuma.reading.cup-printed-suit")
def must_not_follow_the_cup(q: PlayQuestion) -> Verdict | None:
    """A card of the suit that came in with Cup and Ball does not follow."""
    is_cups = any(play.ability == CUP and play.cards[0].suit == q.cards[0].suit for play in q.state.trick)
    if not is_cups or not may_follow(q):
        return None
    return refuse("tezuma.reading.cup-printed-suit", player=q.seat, card=q.cards[0], suit=q.led)


@ruling("tezuma.must-follow")
def must_follow(q: PlayQuestion) -> Verdict | None:
    if not may_follow(q):
        return None
    return refuse("tezuma.must-follow", player=q.seat, card=q.cards[0], suit=q.led)


@ruling("tezuma.must-follow")
def hand_is_unknown(q: PlayQuestion) -> Verdict | None:
    if may_follow(q) is not None:
        return None
    unknown = refuse("tezuma.must-follow", "unknown", player=q.seat, card=q.cards[0], suit=q.led)
    return Verdict(None, unknown.because)


@ruling("tezuma.void")
def cannot_follow(q: PlayQuestion) -> Verdict | None:
    return allow("tezuma.void", player=q.seat, suit=q.led)


MAY_ACT: tuple[Callable[[PlayQuestion], Verdict | None], ...] = (is_time_to(PLAY), waits_for_its_turn)
"""Asked before an ability is."""

MAY_PLAY: tuple[Callable[[PlayQuestion], Verdict | None], ...] = (
    comes_from_the_hand,
    one_card_only,
    leads_a_trump,
    leads,
    first_trump_after_sand,
    first_card_after_sand,
    follows,
    pair_must_follow,
    rings_free_the_suit,
    cup_of_a_void_player,
    cup_counts_as_following,
    must_not_follow_the_cup,
    must_follow,
    hand_is_unknown,
    cannot_follow,
)
