"""Who leads the next trick? An ordered row; the first ruling that answers decides."""

from collections.abc import Callable
from typing import NamedTuple

from engine.cards import Play
from engine.games.tezuma.abilities import CHICKS, PAIL
from engine.kernel import Reason, Setup, ask, reason, ruling
from engine.trick import clockwise


class Leader(NamedTuple):
    seat: int
    because: Reason


class LeadQuestion(NamedTuple):
    setup: Setup
    named: list[Leader]
    """By Baby Chicks and Pail Dance, in the order in which they were declared."""
    taker: int


def named_by(setup: Setup, plays: tuple[Play, ...]) -> list[Leader]:
    found = []
    for play in plays:
        if play.ability == CHICKS:
            found.append(named(play.seat, play.seat, "tezuma.baby-chicks"))
        if play.ability == PAIL:
            found.append(named(play.seat, clockwise(play.seat, setup.players), "tezuma.pail-dance"))
    return found


def named(seat: int, leader: int, rule: str) -> Leader:
    return Leader(leader, reason(rule, "leads", player=seat, other=leader))


@ruling("tezuma.reading.chicks-vs-pail")
def later_declared_decides(q: LeadQuestion) -> Leader | None:
    if len({leader.seat for leader in q.named}) < 2:
        return None
    is_earlier = "alt chicks-vs-pail" in q.setup.options
    decides, other = (q.named[0], q.named[-1]) if is_earlier else (q.named[-1], q.named[0])
    case = "earlier" if is_earlier else "later"
    facts = {"player": decides.seat, "other": other.seat}
    return Leader(decides.seat, reason("tezuma.reading.chicks-vs-pail", case, **facts))


@ruling("tezuma.baby-chicks")
def chicks_lead(q: LeadQuestion) -> Leader | None:
    return next((leader for leader in q.named if leader.because.rule == "tezuma.baby-chicks"), None)


@ruling("tezuma.pail-dance")
def pail_names_the_neighbour(q: LeadQuestion) -> Leader | None:
    return next((leader for leader in q.named if leader.because.rule == "tezuma.pail-dance"), None)


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
    return ask(NEXT_LEADER, LeadQuestion(setup, named_by(setup, plays), taker), stays)
