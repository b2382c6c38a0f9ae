"""May it be done? For each kind of action an ordered row of rulings; the first that answers decides."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from engine.cards import HIDDEN, Card, Cards
from engine.games.automatic.cards import CARDS, HAND, PILES, exists, rows, seats
from engine.games.automatic.ideas import idea_named, ideas
from engine.games.automatic.outcomes import TAKES_NEXT, may_hold
from engine.games.automatic.state import (
    CHOOSE,
    COLLECT,
    DEAL,
    PILE,
    QUIZ,
    RULE,
    SCORE,
    START,
    Choose,
    ChooseRule,
    Deal,
    State,
    Take,
    cards,
    hand_of,
    has_chosen,
)
from engine.games.automatic.ways import CARD, END, PLACE, WAYS, way_of
from engine.kernel import Reason, Verdict, allow, ask, reason, refuse, ruling
from engine.kit.rulings import in_time
from engine.text import TABLE

is_time_to = partial(in_time, "automatic.rounds")


# What the table does


class TableQuestion(NamedTuple):
    state: State


@ruling("automatic.start-player")
def start_is_to_be_found(q: TableQuestion) -> Verdict | None:
    return allow("automatic.start-player", count=len(q.state.hands))


@ruling("automatic.reading.quiz")
def nobody_else_points(q: TableQuestion) -> Verdict | None:
    return allow("automatic.reading.quiz", "close", count=q.state.chosen.count(None))


@ruling("automatic.trick")
def everybody_has_played(q: TableQuestion) -> Verdict | None:
    return allow("automatic.trick", "finished", seats=len(q.state.trick))


@ruling("automatic.rounds")
def all_is_played(q: TableQuestion) -> Verdict | None:
    return allow("automatic.rounds", "score", round=q.state.round)


MAY_START: tuple[Callable[[TableQuestion], Verdict | None], ...] = (is_time_to(START), start_is_to_be_found)
MAY_CLOSE: tuple[Callable[[TableQuestion], Verdict | None], ...] = (is_time_to(QUIZ), nobody_else_points)
MAY_COLLECT: tuple[Callable[[TableQuestion], Verdict | None], ...] = (
    is_time_to(COLLECT),
    everybody_has_played,
)
MAY_SCORE: tuple[Callable[[TableQuestion], Verdict | None], ...] = (is_time_to(SCORE), all_is_played)


class DealQuestion(NamedTuple):
    state: State
    action: Deal


def dealt(action: Deal) -> Cards:
    return tuple([card for heap in (*action.piles, action.rest) for card in heap])


@ruling("automatic.deck")
def no_strange_card(q: DealQuestion) -> Verdict | None:
    for card in dealt(q.action):
        if not exists(q.state.setup, card):
            return refuse("automatic.deck", "strange", card=card)
    return None


@ruling("automatic.deck")
def no_card_twice(q: DealQuestion) -> Verdict | None:
    for card, count in Counter(dealt(q.action)).items():
        if count > 1:
            return refuse("automatic.deck", "twice", card=card)
    return None


@ruling("automatic.piles")
def six_piles_of_five(q: DealQuestion) -> Verdict | None:
    if [len(pile) for pile in q.action.piles] == [HAND] * PILES and len(q.action.rest) == 2:
        return Verdict(True, tuple(dealt_so(q.state)))
    return refuse("automatic.piles", count=PILES, most=HAND)


def dealt_so(state: State) -> Iterator[Reason]:
    """Why a deal is right, and who says what is on the cards."""
    yield reason("automatic.piles", "allowed", count=PILES, most=HAND)
    yield reason("automatic.cards", "house" if rows(state.setup) == CARDS else "own")
    if len(seats(state.setup)) > state.setup.players:
        yield reason("automatic.players-2", "two-hands")


MAY_DEAL: tuple[Callable[[DealQuestion], Verdict | None], ...] = (
    is_time_to(DEAL),
    no_strange_card,
    no_card_twice,
    six_piles_of_five,
)


# Piles and the rule of the round


class TakeQuestion(NamedTuple):
    state: State
    action: Take


@ruling("automatic.reading.pile-order")
def takes_in_turn(q: TakeQuestion) -> Verdict | None:
    due = ask(TAKES_NEXT, q.state.hands, TABLE)
    if due == q.action.player:
        return None
    return refuse("automatic.reading.pile-order", player=q.action.player, other=due)


@ruling("automatic.choose-pile")
def any_pile_that_is_there(q: TakeQuestion) -> Verdict | None:
    number = q.action.pile
    if number <= len(q.state.piles) and q.state.piles[number - 1]:
        return allow("automatic.choose-pile", player=q.action.player, pile=number)
    return refuse("automatic.choose-pile", pile=number)


MAY_TAKE: tuple[Callable[[TakeQuestion], Verdict | None], ...] = (
    is_time_to(PILE),
    takes_in_turn,
    any_pile_that_is_there,
)


class RuleQuestion(NamedTuple):
    state: State
    action: ChooseRule


@ruling("automatic.choose-rule")
def start_player_chooses(q: RuleQuestion) -> Verdict | None:
    if q.action.player == q.state.starter:
        return None
    return refuse(
        "automatic.choose-rule",
        player=q.action.player,
        other=TABLE if q.state.starter is None else q.state.starter,
    )


@ruling("automatic.rule.l")
def needs_an_idea(q: RuleQuestion) -> Verdict | None:
    _, letter, name = q.action
    if (letter == "l") == bool(name) and (not name or idea_named(q.state.setup, name)):
        return None
    known = tuple(idea.name for idea in ideas(q.state.setup))
    return refuse("automatic.rule.l", "idea" if letter == "l" else "no-idea", letter=letter, ideas=known)


@ruling("automatic.choose-rule")
def any_rule_of_the_list(q: RuleQuestion) -> Verdict | None:
    return allow("automatic.choose-rule", player=q.action.player, count=len(WAYS))


MAY_CHOOSE_RULE: tuple[Callable[[RuleQuestion], Verdict | None], ...] = (
    is_time_to(RULE),
    start_player_chooses,
    needs_an_idea,
    any_rule_of_the_list,
)


# What is chosen before cards come


class ChooseQuestion(NamedTuple):
    state: State
    action: Choose

    @property
    def kind(self) -> str:
        """What is to be chosen in this round."""
        return way_of(self.state.rule).first


KINDS = {END: str, PLACE: int, CARD: Card}


@ruling("automatic.rule.i")
def one_card_is_passed(q: ChooseQuestion) -> Verdict | None:
    if q.kind != CARD or not isinstance(q.action.what, tuple) or isinstance(q.action.what, Card):
        return None
    return refuse("automatic.rule.i", "several", count=len(q.action.what))


@ruling("automatic.choose-rule")
def this_is_to_be_chosen(q: ChooseQuestion) -> Verdict | None:
    if q.kind in KINDS and type(q.action.what) is KINDS[q.kind]:
        return None
    return refuse("automatic.choose-rule", "other", letter=q.state.rule)


@ruling("automatic.trick")
def chooses_once(q: ChooseQuestion) -> Verdict | None:
    if not has_chosen(q.state, q.action.player):
        return None
    return refuse("automatic.trick", "chosen", player=q.action.player)


@ruling("automatic.rule.f")
def either_end(q: ChooseQuestion) -> Verdict | None:
    if q.kind != END:
        return None
    return allow("automatic.rule.f", f"from-{q.action.what}", count=len(hand_of(q.state, q.action.player)))


@ruling("automatic.reading.h-i-once")
def may_stay_on_top(q: ChooseQuestion) -> Verdict | None:
    if q.kind != PLACE or q.action.what != 1 or not hand_of(q.state, q.action.player):
        return None
    return allow("automatic.reading.h-i-once", "stays")


@ruling("automatic.rule.h")
def any_place_in_the_hand(q: ChooseQuestion) -> Verdict | None:
    if q.kind != PLACE:
        return None
    most = len(hand_of(q.state, q.action.player))
    if isinstance(q.action.what, int) and q.action.what > most:
        return refuse("automatic.rule.h", player=q.action.player, count=most)
    return allow("automatic.rule.h", place=q.action.what)


@ruling("automatic.rule.i")
def any_card_of_the_hand(q: ChooseQuestion) -> Verdict | None:
    if q.kind != CARD or not isinstance(q.action.what, Card):
        return None
    hand, player = hand_of(q.state, q.action.player), q.action.player
    if q.action.what in hand:
        return allow("automatic.rule.i", player=player)
    if HIDDEN in hand and may_hold(q.state, player, q.action.what, cards(q.state)):
        return Verdict(None, allow("automatic.rule.i", "unknown", player=player, card=q.action.what).because)
    return refuse("automatic.rule.i", player=player, card=q.action.what)


MAY_CHOOSE: tuple[Callable[[ChooseQuestion], Verdict | None], ...] = (
    is_time_to(CHOOSE),
    one_card_is_passed,
    this_is_to_be_chosen,
    chooses_once,
    either_end,
    may_stay_on_top,
    any_place_in_the_hand,
    any_card_of_the_hand,
)
