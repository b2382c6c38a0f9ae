"""May this card be played? An ordered row; the first ruling that answers decides."""

from collections.abc import Callable

from engine.games.tezuma.abilities import CUP, FIRE
from engine.games.tezuma.cards import EDITION_TRICK
from engine.games.tezuma.legality.question import PlayQuestion, may_be_hidden, rings_lead_trump
from engine.games.tezuma.legality.table import is_time_to
from engine.games.tezuma.outcomes.turn import turn
from engine.games.tezuma.state import PLAY
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
def one_card_each(q: PlayQuestion) -> Verdict | None:
    """Only Fire Breathing has more to say of that."""
    if len(q.cards) < 2 or q.ability == FIRE:
        return None
    return refuse("tezuma.lead", "several", count=len(q.cards))


@ruling("tezuma.lead")
def comes_from_the_hand(q: PlayQuestion) -> Verdict | None:
    missing = [card for card in q.cards if card not in q.hand]
    if not missing or may_be_hidden(q, missing):
        return None
    return refuse("tezuma.lead", "not-held", player=q.seat, card=missing[0])


def leads_a_trump(q: PlayQuestion) -> bool:
    return not (q.state.trick or q.cards[0].number or rings_lead_trump(q))


@ruling("tezuma.leader-follows")
def led_trump_always_follows(q: PlayQuestion) -> Verdict | None:
    if not leads_a_trump(q) or q.state.setup.edition == EDITION_TRICK:
        return None
    return allow("tezuma.leader-follows", player=q.seat, card=q.cards[0])


@ruling("tezuma.lead-trump-stands")
def led_trump_may_stand(q: PlayQuestion) -> Verdict | None:
    return allow("tezuma.lead-trump-stands", player=q.seat, card=q.cards[0]) if leads_a_trump(q) else None


@ruling("tezuma.lead")
def leads(q: PlayQuestion) -> Verdict | None:
    return None if q.state.trick else allow("tezuma.lead", player=q.seat, suit=q.cards[0].suit)


@ruling("tezuma.reading.sand-first-card")
def first_trump_after_sand(q: PlayQuestion) -> Verdict | None:
    if q.led or q.cards[0].number:
        return None
    return allow("tezuma.reading.sand-first-card", player=q.seat, suit=q.cards[0].suit)


@ruling("tezuma.sand-lead")
def first_card_after_sand(q: PlayQuestion) -> Verdict | None:
    if q.led:
        return None
    return allow("tezuma.sand-lead", player=q.seat, suit=q.cards[0].suit)


@ruling("tezuma.must-follow")
def follows(q: PlayQuestion) -> Verdict | None:
    if q.cards[0].suit != q.led:
        return None
    return allow("tezuma.must-follow", suit=q.led)


@ruling("tezuma.reading.cup-printed-suit")
def must_not_follow_the_cup(q: PlayQuestion) -> Verdict | None:
    """A card of the suit that came in with Cup and Ball does not follow."""
    for play in q.state.trick:
        if play.ability == CUP and q.can_follow and q.cards[0].suit in [card.suit for card in play.cards]:
            return refuse("tezuma.reading.cup-printed-suit", player=q.seat, card=q.cards[0], suit=q.led)
    return None


@ruling("tezuma.must-follow")
def must_follow(q: PlayQuestion) -> Verdict | None:
    if not q.can_follow:
        return None
    return refuse("tezuma.must-follow", player=q.seat, card=q.cards[0], suit=q.led)


@ruling("tezuma.must-follow")
def hand_is_unknown(q: PlayQuestion) -> Verdict | None:
    if q.can_follow is not None:
        return None
    unknown = refuse("tezuma.must-follow", "unknown", player=q.seat, card=q.cards[0], suit=q.led)
    return Verdict(None, unknown.because)


@ruling("tezuma.void")
def cannot_follow(q: PlayQuestion) -> Verdict | None:
    return allow("tezuma.void", player=q.seat, suit=q.led)


MAY_ACT: tuple[Callable[[PlayQuestion], Verdict | None], ...] = (
    is_time_to(PLAY),
    waits_for_its_turn,
    one_card_each,
    comes_from_the_hand,
)
"""Asked first, with and without an ability."""
MAY_PLAY: tuple[Callable[[PlayQuestion], Verdict | None], ...] = (
    follows,
    led_trump_always_follows,
    led_trump_may_stand,
    leads,
    first_trump_after_sand,
    first_card_after_sand,
    must_not_follow_the_cup,
    must_follow,
    hand_is_unknown,
    cannot_follow,
)
"""Asked last, where no ability has freed the card."""
