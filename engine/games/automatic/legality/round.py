"""Piles, the mode of the round, what is chosen before cards come."""

from collections.abc import Callable
from typing import NamedTuple

from engine.cards import HIDDEN, Card
from engine.games.automatic.ideas import idea_named, ideas
from engine.games.automatic.legality.table import is_time_to
from engine.games.automatic.modes import CARD, END, MODES, PLACE, chooses_mode, mode
from engine.games.automatic.outcomes import TAKES_NEXT, may_hold
from engine.games.automatic.state import (
    CHOOSE,
    PICK_MODE,
    PILE,
    Choose,
    ChooseMode,
    State,
    Take,
    cards,
    hand_of,
    has_chosen,
)
from engine.kernel import Verdict, allow, ask, refuse, ruling
from engine.kit.rulings import one_at_a_time
from engine.text import TABLE

# Piles and the mode of the round


class TakeQuestion(NamedTuple):
    state: State
    action: Take
    tried: int
    """How often at a time."""


@ruling("automatic.reading.pile-order")
def takes_in_turn(q: TakeQuestion) -> Verdict | None:
    due = ask(TAKES_NEXT, q.state.hands, TABLE)
    if due == q.action.seat:
        return None
    return refuse("automatic.reading.pile-order", player=q.action.seat, other=due)


@ruling("automatic.choose-pile")
def any_pile_that_is_there(q: TakeQuestion) -> Verdict | None:
    number = q.action.pile
    if number <= len(q.state.piles) and q.state.piles[number - 1]:
        return allow("automatic.choose-pile", player=q.action.seat, pile=number)
    return refuse("automatic.choose-pile", pile=number)


MAY_TAKE: tuple[Callable[[TakeQuestion], Verdict | None], ...] = (
    is_time_to(PILE),
    takes_in_turn,
    one_at_a_time("automatic.choose-pile"),
    any_pile_that_is_there,
)


class ModeQuestion(NamedTuple):
    state: State
    action: ChooseMode
    tried: int
    """How often at a time."""


@ruling("automatic.reading.choose-rule")
def nobody_chooses_alone(q: ModeQuestion) -> Verdict | None:
    if chooses_mode(q.state) != TABLE or q.action.seat == TABLE:
        return None
    return refuse("automatic.reading.choose-rule", player=q.action.seat)


@ruling("automatic.choose-rule")
def whoever_chooses(q: ModeQuestion) -> Verdict | None:
    chooser = chooses_mode(q.state)
    if q.action.seat == chooser:
        return None
    return refuse("automatic.choose-rule", player=q.action.seat, other=chooser)


@ruling("automatic.rule.l")
def needs_an_idea(q: ModeQuestion) -> Verdict | None:
    _, letter, name = q.action
    if (letter == "l") == bool(name) and (not name or idea_named(q.state.setup, name)):
        return None
    known = tuple(idea.name for idea in ideas(q.state.setup))
    return refuse("automatic.rule.l", "idea" if letter == "l" else "no-idea", letter=letter, ideas=known)


@ruling("automatic.reading.choose-rule")
def all_agree_on_any(q: ModeQuestion) -> Verdict | None:
    return allow("automatic.reading.choose-rule", count=len(MODES)) if q.action.seat == TABLE else None


@ruling("automatic.choose-rule")
def any_mode_of_the_list(q: ModeQuestion) -> Verdict | None:
    return allow("automatic.choose-rule", player=q.action.seat, count=len(MODES))


MAY_CHOOSE_MODE: tuple[Callable[[ModeQuestion], Verdict | None], ...] = (
    is_time_to(PICK_MODE),
    nobody_chooses_alone,
    whoever_chooses,
    one_at_a_time("automatic.choose-rule"),
    needs_an_idea,
    all_agree_on_any,
    any_mode_of_the_list,
)


# What is chosen before cards come


class ChooseQuestion(NamedTuple):
    state: State
    action: Choose
    tried: int
    """How often at a time."""

    @property
    def kind(self) -> str:
        """What is to be chosen in this round."""
        return mode(self.state.letter).first


KINDS = {END: str, PLACE: int, CARD: Card}


@ruling("automatic.rule.i")
def one_card_is_passed(q: ChooseQuestion) -> Verdict | None:
    if q.kind != CARD or q.tried == 1:
        return None
    return refuse("automatic.rule.i", "several", count=q.tried)


@ruling("automatic.rule.f")
def one_end_is_chosen(q: ChooseQuestion) -> Verdict | None:
    if q.kind != END or q.tried == 1:
        return None
    return refuse("automatic.rule.f", "several", count=q.tried)


@ruling("automatic.rule.h")
def one_place_is_chosen(q: ChooseQuestion) -> Verdict | None:
    if q.kind != PLACE or q.tried == 1:
        return None
    return refuse("automatic.rule.h", "several", count=q.tried)


@ruling("automatic.choose-rule")
def this_is_to_be_chosen(q: ChooseQuestion) -> Verdict | None:
    if q.kind in KINDS and type(q.action.what) is KINDS[q.kind]:
        return None
    return refuse("automatic.choose-rule", "other", letter=q.state.letter)


@ruling("automatic.trick")
def chooses_once(q: ChooseQuestion) -> Verdict | None:
    if not has_chosen(q.state, q.action.seat):
        return None
    return refuse("automatic.trick", "chosen", player=q.action.seat)


@ruling("automatic.rule.f")
def either_end(q: ChooseQuestion) -> Verdict | None:
    if q.kind != END:
        return None
    return allow("automatic.rule.f", f"from-{q.action.what}", count=len(hand_of(q.state, q.action.seat)))


@ruling("automatic.reading.h-i-once")
def may_stay_on_top(q: ChooseQuestion) -> Verdict | None:
    if q.kind != PLACE or q.action.what != 1 or not hand_of(q.state, q.action.seat):
        return None
    return allow("automatic.reading.h-i-once", "stays")


@ruling("automatic.rule.h")
def any_place_in_the_hand(q: ChooseQuestion) -> Verdict | None:
    if q.kind != PLACE:
        return None
    most = len(hand_of(q.state, q.action.seat))
    if isinstance(q.action.what, int) and q.action.what > most:
        return refuse("automatic.rule.h", player=q.action.seat, count=most)
    return allow("automatic.rule.h", place=q.action.what)


@ruling("automatic.rule.i")
def any_card_of_the_hand(q: ChooseQuestion) -> Verdict | None:
    if q.kind != CARD or not isinstance(q.action.what, Card):
        return None
    hand, seat = hand_of(q.state, q.action.seat), q.action.seat
    if q.action.what in hand:
        return allow("automatic.rule.i", player=seat)
    if HIDDEN in hand and may_hold(q.state, seat, q.action.what, cards(q.state)):
        return Verdict(None, allow("automatic.rule.i", "unknown", player=seat, card=q.action.what).because)
    return refuse("automatic.rule.i", player=seat, card=q.action.what)


MAY_CHOOSE: tuple[Callable[[ChooseQuestion], Verdict | None], ...] = (
    is_time_to(CHOOSE),
    this_is_to_be_chosen,
    chooses_once,
    one_end_is_chosen,
    one_place_is_chosen,
    one_card_is_passed,
    either_end,
    may_stay_on_top,
    any_place_in_the_hand,
    any_card_of_the_hand,
)
