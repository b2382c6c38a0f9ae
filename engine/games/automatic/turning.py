"""Which card of a hand comes next?"""

from collections.abc import Callable
from typing import NamedTuple

from engine.cards import HIDDEN, Card, Cards
from engine.games.automatic.cards import deck, exists
from engine.games.automatic.ideas import Idea, comes_from_the_known, idea_named, may_turn
from engine.games.automatic.legality import is_time_to
from engine.games.automatic.outcomes import back_of, may_hold, turn
from engine.games.automatic.state import BOTTOM, PLAY, TOP, State, cards, hand_of, last_card
from engine.games.automatic.ways import DOWN, Way, ends, follow_from, way_of
from engine.kernel import Reason, Verdict, allow, reason, refuse, ruling
from engine.text import TABLE


class CardQuestion(NamedTuple):
    """May a seat play this card, or the table turn it over?"""

    state: State
    due: int
    """Whose turn it is."""
    seat: int
    card: Card
    by_hand: bool
    way: Way
    hand: Cards
    led: str
    """The colour to follow; none for a leader, and where nobody follows."""
    tried: int
    """How many cards at once."""


def asked(state: State, cards: Cards, player: int) -> CardQuestion:
    """What a player plays; or what the table turns over, for the seat whose turn it is."""
    due, by_hand = turn(state), player != TABLE
    seat = player if by_hand else due
    way = way_of(state.rule)
    led = state.trick[0].cards[0].suit if way.follows and state.trick else ""
    return CardQuestion(state, due, seat, cards[0], by_hand, way, hand_of(state, seat), led, len(cards))


@ruling("automatic.trick")
def waits_for_its_turn(q: CardQuestion) -> Verdict | None:
    return None if q.seat == q.due else refuse("automatic.trick", player=q.seat, other=q.due)


@ruling("automatic.trick")
def one_card_at_a_time(q: CardQuestion) -> Verdict | None:
    return None if q.tried == 1 else refuse("automatic.trick", "several", count=q.tried)


@ruling("automatic.choose-rule")
def by_itself_or_by_hand(q: CardQuestion) -> Verdict | None:
    if q.by_hand == q.way.by_hand:
        return None
    case = "by-hand" if q.way.by_hand else "by-itself"
    return refuse("automatic.choose-rule", case, player=q.seat, letter=q.state.rule)


@ruling("automatic.trick")
def comes_from_the_hand(q: CardQuestion) -> Verdict | None:
    if q.card in q.hand or (HIDDEN in q.hand and could_be_hidden(q)):
        return None
    return refuse("automatic.trick", "not-held", player=q.seat, card=q.card)


def could_be_hidden(q: CardQuestion) -> bool:
    seen = cards(q.state)
    if not exists(q.state.setup, q.card) or not may_hold(q.state, q.seat, q.card, seen):
        return False
    back = q.state.backs[q.seat] if q.way.hand == DOWN and q.hand[0] == HIDDEN else ""
    return back in ("", back_of(q.state.setup, (q.card,)))


# Rule L


@ruling("automatic.rule.l")
def as_the_idea_says(q: CardQuestion) -> Verdict | None:
    idea = idea_named(q.state.setup, q.state.idea) if q.state.rule == "l" else None
    if idea is None:
        return None
    last, known = last_card(q.state), tuple([card for card in q.hand if card != HIDDEN])
    named = may_turn(idea, known, q.state.trick, last) if known else ()
    comes: bool | None = q.card in named
    if HIDDEN in q.hand:
        comes = comes_from_the_known(idea, q.card, q.hand, last, may_be_hidden(q))
    return Verdict(comes, (idea_says(q, idea, comes, named, last),))


def may_be_hidden(q: CardQuestion) -> Cards:
    seen = cards(q.state)
    return tuple([card for card in deck(q.state.setup) if may_hold(q.state, q.seat, card, seen)])


def idea_says(q: CardQuestion, idea: Idea, comes: bool | None, named: Cards, last: Card | None) -> Reason:
    """Why a card comes or not; `named` are those that would come of the cards that are known."""
    if comes is None:
        return reason(idea.rule, "unknown", player=q.seat, card=q.card)
    if idea.rule == "automatic.reading.l-nearest":
        return nearest_says(q, comes, named, last)
    if comes:
        return reason(idea.rule, "allowed", card=q.card, idea=idea.name)
    if q.card in named:
        return reason(idea.rule, "face-down", card=q.card, idea=idea.name)
    return reason(idea.rule, "refused", card=q.card, cards=named, idea=idea.name)


def nearest_says(q: CardQuestion, comes: bool, named: Cards, last: Card | None) -> Reason:
    rule = "automatic.reading.l-nearest"
    if last is None:
        return reason(rule, "first" if comes else "not-top", card=q.card)
    if not comes and q.card in named:
        return reason("automatic.rule.l", "face-down", card=q.card, idea="nearest")
    tied = [card for card in q.hand if card.number == 2 * last.number - q.card.number and card != q.card]
    if comes:
        return (
            reason(rule, "larger", card=q.card, by=tied[0]) if tied else reason(rule, "allowed", card=q.card)
        )
    case = "smaller" if named[0] in tied else "refused"
    return reason(rule, case, card=q.card, best=named[0])


# Rule K


@ruling("automatic.rule.k")
def any_card_that_follows(q: CardQuestion) -> Verdict | None:
    if q.state.rule != "k":
        return None
    if not q.led:
        return allow("automatic.rule.k", "leads", player=q.seat)
    if q.card.suit == q.led:
        return allow("automatic.rule.k", "follows", card=q.card, suit=q.led)
    if q.led in [card.suit for card in q.hand]:
        return refuse("automatic.rule.k", player=q.seat, card=q.card, suit=q.led)
    if HIDDEN in q.hand and q.led not in q.state.barred[q.seat]:
        return Verdict(None, (reason("automatic.rule.k", "unknown", player=q.seat, card=q.card, suit=q.led),))
    return allow("automatic.rule.k", "void", player=q.seat, suit=q.led)


# The others: a hand is played in its order


@ruling("automatic.rule.e")
def top_card_may_come_anyway(q: CardQuestion) -> Verdict | None:
    if q.state.rule != "e" or q.card.suit == q.led or not (can_follow(q) or may_follow(q)):
        return None
    if q.card == q.hand[0]:
        return allow("automatic.rule.e", player=q.seat, card=q.card, suit=q.led)
    if q.hand[0] == HIDDEN and q.card not in q.hand:
        return unknown(q)
    return refuse("automatic.rule.e", player=q.seat, card=q.card, suit=q.led)


@ruling("automatic.rule.f")
def end_is_not_known(q: CardQuestion) -> Verdict | None:
    if q.state.rule != "f" or q.state.chosen[q.seat] in (TOP, BOTTOM):
        return None
    return Verdict(None, (reason("automatic.rule.f", "unknown", player=q.seat),))


@ruling("automatic.rule.d")
def nearest_follows(q: CardQuestion) -> Verdict | None:
    if not q.led or q.card.suit != q.led:
        return None
    from_ends = follow_from(q.state, q.seat)
    found = [follows(q, end) for end in from_ends]
    if True in found:
        end = from_ends[found.index(True)]
        if q.state.rule not in ("f", "g"):
            return allow("automatic.rule.d", "follows", card=q.card, suit=q.led)
        because = reason("automatic.rule.d", "follows-from-its-end", card=q.card, suit=q.led)
        return Verdict(
            True, (because, reason("automatic.reading.bottom-follow", end, card=q.card, suit=q.led))
        )
    if None in found:
        return unknown(q)
    return Verdict(False, (too_far(q, from_ends),))


@ruling("automatic.rule.d")
def must_follow(q: CardQuestion) -> Verdict | None:
    if not q.led or not can_follow(q):
        return None
    return refuse("automatic.rule.d", player=q.seat, card=q.card, suit=q.led)


@ruling("automatic.fixed-order")
def comes_from_its_end(q: CardQuestion) -> Verdict | None:
    from_ends = ends(q.state, q.seat)
    lying = [q.hand[0] if end == TOP else q.hand[-1] for end in from_ends]
    if q.card not in lying and (HIDDEN not in lying or q.card in q.hand):
        return Verdict(False, (not_at_the_end(q, from_ends),))
    if q.card not in lying or (q.led and may_follow(q)):
        return unknown(q)
    end = from_ends[lying.index(q.card)]
    return Verdict(True, at_the_end(q, end, from_ends))


MAY_COME: tuple[Callable[[CardQuestion], Verdict | None], ...] = (
    is_time_to(PLAY),
    waits_for_its_turn,
    by_itself_or_by_hand,
    one_card_at_a_time,
    comes_from_the_hand,
    as_the_idea_says,
    any_card_that_follows,
    top_card_may_come_anyway,
    end_is_not_known,
    nearest_follows,
    must_follow,
    comes_from_its_end,
)


# What is in the hand, as far as it is known


def can_follow(q: CardQuestion) -> bool:
    return bool(q.led) and q.led in [card.suit for card in q.hand]


def may_follow(q: CardQuestion) -> bool:
    """Could a face-down card of the hand follow?"""
    return bool(q.led) and HIDDEN in q.hand and q.led not in q.state.barred[q.seat]


def follows(q: CardQuestion, end: str) -> bool | None:
    """Is a card of the led colour the first of it, seen from an end?"""
    unseen = False
    for card in q.hand if end == TOP else reversed(q.hand):
        if card == q.card:
            return None if unseen else True
        if card.suit == q.led:
            return None if unseen and q.card not in q.hand else False
        if card == HIDDEN:
            unseen = True
    return None


# Reasons


def unknown(q: CardQuestion) -> Verdict:
    return Verdict(None, (reason("automatic.fixed-order", "unknown", player=q.seat, card=q.card),))


def too_far(q: CardQuestion, from_ends: tuple[str, ...]) -> Reason:
    """Another card of the led colour comes before this one."""
    if len(from_ends) == 2:
        return reason("automatic.reading.bottom-follow", "between", card=q.card, suit=q.led)
    line = q.hand if from_ends == (TOP,) else q.hand[::-1]
    first = next(card for card in line if card.suit == q.led)
    if q.state.rule in ("f", "g"):
        case = "below" if from_ends == (TOP,) else "above"
        return reason("automatic.reading.bottom-follow", case, card=q.card, best=first)
    return reason("automatic.rule.d", "below", card=q.card, best=first)


VOID = {(TOP,): "void", (BOTTOM,): "void-bottom", (TOP, BOTTOM): "void-either"}
"""What is said of a hand without the led colour, by the ends that it may be played from."""


def at_the_end(q: CardQuestion, end: str, from_ends: tuple[str, ...]) -> tuple[Reason, ...]:
    """A card comes from the end of its hand: it leads, or nothing in hand follows."""
    if q.state.rule in ("f", "g"):
        because = reason(q.way.rule, end, card=q.card)
    else:
        because = reason("automatic.fixed-order", "allowed", card=q.card)
    if not q.led:
        return (because,)
    return reason("automatic.rule.d", VOID[from_ends], player=q.seat, suit=q.led), because


def not_at_the_end(q: CardQuestion, from_ends: tuple[str, ...]) -> Reason:
    if len(from_ends) == 2:
        return reason("automatic.rule.g", "refused", player=q.seat, card=q.card)
    if q.state.rule == "f":
        return reason("automatic.rule.f", f"not-{from_ends[0]}", player=q.seat, card=q.card)
    return reason("automatic.fixed-order", "refused", player=q.seat, card=q.card)
