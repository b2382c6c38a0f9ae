"""Pointing, in the quiz and as a prediction; naming the next leader."""

from collections.abc import Callable
from typing import NamedTuple

from engine.cards import Card
from engine.games.automatic.cards import PREDICTION
from engine.games.automatic.legality.table import is_time_to
from engine.games.automatic.modes import WHO, mode
from engine.games.automatic.seats import owner, seats
from engine.games.automatic.state import CHOOSE, NAME, OVER, QUIZ, NameLeader, State, has_chosen
from engine.kernel import Verdict, allow, refuse, ruling
from engine.kit.rulings import one_at_a_time
from engine.trick import clockwise


class PointQuestion(NamedTuple):
    state: State
    player: int
    target: int
    tried: int
    """How often at a time."""


@ruling("automatic.rounds")
def is_time_to_point(q: PointQuestion) -> Verdict | None:
    phase = q.state.phase
    if phase == QUIZ or (phase == CHOOSE and mode(q.state.letter).first == WHO):
        return None
    return refuse("automatic.rounds", "over" if phase == OVER else "refused", due=phase, tried=QUIZ)


@ruling("automatic.reading.two-players")
def points_as_a_person(q: PointQuestion) -> Verdict | None:
    if q.player < q.state.setup.players:
        return None
    return refuse("automatic.reading.two-players", player=q.player)


@ruling("automatic.reading.quiz")
def one_guess_a_trick(q: PointQuestion) -> Verdict | None:
    if q.state.phase != QUIZ or not has_chosen(q.state, q.player):
        return None
    return refuse("automatic.reading.quiz", player=q.player)


@ruling("automatic.reading.forecast")
def one_prediction(q: PointQuestion) -> Verdict | None:
    if q.state.phase != CHOOSE or not has_chosen(q.state, q.player):
        return None
    return refuse("automatic.reading.forecast", player=q.player)


@ruling("automatic.reading.quiz")
def points_at_one_card(q: PointQuestion) -> Verdict | None:
    if q.state.phase != QUIZ or q.tried == 1:
        return None
    return refuse("automatic.reading.quiz", "several", count=q.tried)


@ruling("automatic.reading.forecast")
def predicts_a_person(q: PointQuestion) -> Verdict | None:
    if q.state.phase != CHOOSE or q.target < q.state.setup.players:
        return None
    return refuse("automatic.reading.forecast", "hand", other=q.target)


@ruling("automatic.reading.quiz")
def own_card_may_be_pointed_at(q: PointQuestion) -> Verdict | None:
    if q.state.phase != QUIZ or owner(q.state.setup, q.target) != q.player:
        return None
    return allow("automatic.reading.quiz", "own", card=card_at(q))


@ruling("automatic.rule.b")
def any_card_may_be_pointed_at(q: PointQuestion) -> Verdict | None:
    if q.state.phase != QUIZ:
        return None
    return allow("automatic.rule.b", card=card_at(q))


@ruling("automatic.reading.forecast")
def may_point_at_oneself(q: PointQuestion) -> Verdict | None:
    if q.target != q.player:
        return None
    return allow("automatic.reading.forecast", "own", points=PREDICTION)


@ruling("automatic.rule.c")
def anybody_may_be_pointed_at(q: PointQuestion) -> Verdict | None:
    return allow("automatic.rule.c", other=q.target, points=PREDICTION)


def card_at(q: PointQuestion) -> Card:
    return next(play.cards[0] for play in q.state.trick if play.seat == q.target)


MAY_POINT: tuple[Callable[[PointQuestion], Verdict | None], ...] = (
    is_time_to_point,
    points_as_a_person,
    one_guess_a_trick,
    one_prediction,
    points_at_one_card,
    one_at_a_time("automatic.reading.forecast"),
    predicts_a_person,
    own_card_may_be_pointed_at,
    any_card_may_be_pointed_at,
    may_point_at_oneself,
    anybody_may_be_pointed_at,
)


class NameQuestion(NamedTuple):
    state: State
    action: NameLeader
    tried: int
    """How often at a time."""


@ruling("automatic.rule.j")
def who_took_the_trick_names(q: NameQuestion) -> Verdict | None:
    if q.action.seat == q.state.leader:
        return None
    return refuse("automatic.rule.j", player=q.action.seat, other=q.state.leader)


@ruling("automatic.reading.j-last")
def after_the_last_trick(q: NameQuestion) -> Verdict | None:
    """The one who is named starts the next round."""
    seat, leader = q.action
    if any(q.state.hands) or leader not in (seat, clockwise(seat, len(q.state.hands))):
        return None
    if leader == seat:
        return allow("automatic.reading.j-last", "self")
    return allow("automatic.reading.j-last", other=leader)


@ruling("automatic.rule.j")
def oneself_or_the_left_neighbour(q: NameQuestion) -> Verdict | None:
    seat, leader = q.action
    left = clockwise(seat, len(seats(q.state.setup)))
    if leader == seat:
        return allow("automatic.rule.j", "self")
    if leader == left:
        return allow("automatic.rule.j", "left", other=left)
    return refuse("automatic.rule.j", "elsewhere", player=seat, other=left)


MAY_NAME: tuple[Callable[[NameQuestion], Verdict | None], ...] = (
    is_time_to(NAME),
    who_took_the_trick_names,
    one_at_a_time("automatic.rule.j"),
    after_the_last_trick,
    oneself_or_the_left_neighbour,
)
