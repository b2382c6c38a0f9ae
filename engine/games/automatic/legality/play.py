"""Which card of a hand comes next?"""

from collections.abc import Callable

from engine.cards import HIDDEN
from engine.games.automatic.cards import exists
from engine.games.automatic.ideas import comes_from_the_known, idea_named, may_turn
from engine.games.automatic.legality.question import (
    CardQuestion,
    can_follow,
    follows,
    may_be_hidden,
    may_follow,
)
from engine.games.automatic.legality.reasons import at_the_end, idea_says, not_at_the_end, too_far, unknown
from engine.games.automatic.legality.table import is_time_to
from engine.games.automatic.modes import DOWN, ends, follow_from
from engine.games.automatic.outcomes import back_of, may_hold
from engine.games.automatic.state import BOTTOM, PLAY, TOP, cards, last_card
from engine.kernel import Verdict, allow, reason, refuse, ruling
from engine.kit.rulings import one_at_a_time


@ruling("automatic.trick")
def waits_for_its_turn(q: CardQuestion) -> Verdict | None:
    return None if q.seat == q.due else refuse("automatic.trick", player=q.seat, other=q.due)


@ruling("automatic.choose-rule")
def by_itself_or_by_hand(q: CardQuestion) -> Verdict | None:
    if q.by_hand == q.mode.by_hand:
        return None
    case = "by-hand" if q.mode.by_hand else "by-itself"
    return refuse("automatic.choose-rule", case, player=q.seat, letter=q.state.letter)


@ruling("automatic.trick")
def comes_from_the_hand(q: CardQuestion) -> Verdict | None:
    if q.card in q.hand or (HIDDEN in q.hand and could_be_hidden(q)):
        return None
    return refuse("automatic.trick", "not-held", player=q.seat, card=q.card)


def could_be_hidden(q: CardQuestion) -> bool:
    seen = cards(q.state)
    if not exists(q.state.setup, q.card) or not may_hold(q.state, q.seat, q.card, seen):
        return False
    back = q.state.backs[q.seat] if q.mode.hand == DOWN and q.hand[0] == HIDDEN else ""
    return back in ("", back_of(q.state.setup, (q.card,)))


# Mode L


@ruling("automatic.rule.l")
def as_the_idea_says(q: CardQuestion) -> Verdict | None:
    idea = idea_named(q.state.setup, q.state.idea) if q.state.letter == "l" else None
    if idea is None:
        return None
    last, known = last_card(q.state), tuple([card for card in q.hand if card != HIDDEN])
    named = may_turn(idea, known, q.state.trick, last) if known else ()
    comes: bool | None = q.card in named
    if HIDDEN in q.hand:
        comes = comes_from_the_known(idea, q.card, q.hand, last, may_be_hidden(q))
    return Verdict(comes, (idea_says(q, idea, comes, named, last),))


# Mode K


@ruling("automatic.rule.k")
def any_card_that_follows(q: CardQuestion) -> Verdict | None:
    if q.state.letter != "k":
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
    if q.state.letter != "e" or q.card.suit == q.led or not (can_follow(q) or may_follow(q)):
        return None
    if q.card == q.hand[0]:
        return allow("automatic.rule.e", player=q.seat, card=q.card, suit=q.led)
    if q.hand[0] == HIDDEN and q.card not in q.hand:
        return unknown(q)
    return refuse("automatic.rule.e", player=q.seat, card=q.card, suit=q.led)


@ruling("automatic.rule.d")
def must_follow(q: CardQuestion) -> Verdict | None:
    if q.card.suit == q.led or not can_follow(q):
        return None
    return refuse("automatic.rule.d", player=q.seat, card=q.card, suit=q.led)


@ruling("automatic.rule.f")
def end_is_not_known(q: CardQuestion) -> Verdict | None:
    if q.state.letter != "f" or q.state.chosen[q.seat] in (TOP, BOTTOM):
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
        if q.state.letter not in ("f", "g"):
            return allow("automatic.rule.d", "follows", card=q.card, suit=q.led)
        because = reason("automatic.rule.d", "follows-from-its-end", card=q.card, suit=q.led)
        return Verdict(
            True, (because, reason("automatic.reading.bottom-follow", end, card=q.card, suit=q.led))
        )
    if None in found:
        return unknown(q)
    return Verdict(False, (too_far(q, from_ends),))


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


MAY_PLAY: tuple[Callable[[CardQuestion], Verdict | None], ...] = (
    is_time_to(PLAY),
    waits_for_its_turn,
    by_itself_or_by_hand,
    one_at_a_time("automatic.trick"),
    comes_from_the_hand,
    as_the_idea_says,
    any_card_that_follows,
    top_card_may_come_anyway,
    must_follow,
    end_is_not_known,
    nearest_follows,
    comes_from_its_end,
)
