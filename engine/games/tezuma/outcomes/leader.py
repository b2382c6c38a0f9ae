"""Who leads the next trick? An ordered row; the first ruling that answers decides."""

from collections.abc import Callable
from typing import NamedTuple

from engine.cards import Play
from engine.games.tezuma.abilities import CHICKS, PAIL
from engine.kernel import Reason, Setup, ask, reason, ruling
from engine.trick import clockwise


class LeadQuestion(NamedTuple):
    setup: Setup
    plays: tuple[Play, ...]
    taker: int


class Leader(NamedTuple):
    seat: int
    because: Reason


def named_by(q: LeadQuestion) -> list[Leader]:
    """Who is named by Baby Chicks and Pail Dance, in the order in which they were declared."""
    found = []
    for play in q.plays:
        if play.ability == CHICKS:
            found.append(named(play.seat, play.seat, "tezuma.baby-chicks"))
        if play.ability == PAIL:
            found.append(named(play.seat, clockwise(play.seat, q.setup.players), "tezuma.pail-dance"))
    return found


def named(seat: int, leader: int, rule: str) -> Leader:
    return Leader(leader, reason(rule, "leads", player=seat, other=leader))


@ruling("tezuma.reading.chicks-vs-pail")
def later_declared_decides(q: LeadQuestion) -> Leader | None:
    names = named_by(q)
    if len({leader.seat for leader in names}) < 2:
        return None
    is_earlier = "alt chicks-vs-pail" in q.setup.options
    decides, other = (names[0], names[-1]) if is_earlier else (names[-1], names[0])
    case = "earlier" if is_earlier else "later"
    facts = {"player": decides.seat, "other": other.seat}
    return Leader(decides.seat, reason("tezuma.reading.chicks-vs-pail", case, **facts))


@ruling("tezuma.baby-chicks")
def chicks_lead(q: LeadQuestion) -> Leader | None:
    return next((leader for leader in named_by(q) if leader.because.rule == "tezuma.baby-chicks"), None)


@ruling("tezuma.pail-dance")
def pail_names_the_neighbour(q: LeadQuestion) -> Leader | None:
    return next((leader for leader in named_by(q) if leader.because.rule == "tezuma.pail-dance"), None)


@ruling("tezuma.winner-leads")
def winner_leads(q: LeadQuestion) -> Leader | None:
    return Leader(q.taker, reason("tezuma.winner-leads", "leads", player=q.taker))


NEXT_LEADER: tuple[Callable[[LeadQuestion], Leader | None], ...] = (
    later_declared_decides,
    chicks_lead,
    pail_names_the_neighbour,
    winner_leads,
)


def next_leader(setup: Setup, plays: tuple[Play, ...], taker: int, otherwise: int) -> Leader:
    stays = Leader(otherwise, reason("tezuma.lead", "first", player=otherwise))
    return ask(NEXT_LEADER, LeadQuestion(setup, plays, taker), stays)
