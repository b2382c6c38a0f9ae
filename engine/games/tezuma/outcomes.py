"""Whose turn it is, who takes the trick, who leads next: ordered rows of rulings; the first that answers decides."""

from collections.abc import Callable
from typing import NamedTuple

from engine.cards import Play
from engine.games.tezuma.state import CHICKS, CUP, EDITION_TRICK, PAIL, SAND, SWORD, WATER, State
from engine.games.tezuma.worth import worths
from engine.games.tezuma.worth_question import EFFECTIVE, FOLLOWS, Worth, abilities_in, is_trump
from engine.kernel import Reason, Setup, ask, reason, ruling
from engine.text import TABLE
from engine.trick import clockwise

# Whose turn is it?


@ruling("tezuma.paper-egg")
def egg_waits_for_the_others(state: State) -> int | None:
    """Its player is passed over until everybody else has played."""
    if state.egg is None:
        return None
    players, played = state.setup.players, len(state.trick)
    if played == players - 1:
        return state.egg
    is_past = played >= (state.egg - state.leader) % players
    return (state.leader + played + is_past) % players


@ruling("tezuma.lead")
def goes_clockwise_once(state: State) -> int | None:
    played, players = len(state.trick), state.setup.players
    if not played:
        return None
    return TABLE if played == players else (state.leader + played) % players


TURN: tuple[Callable[[State], int | None], ...] = (egg_waits_for_the_others, goes_clockwise_once)


def turn(state: State) -> int:
    return ask(TURN, state, state.leader)


# Who takes the trick?


class Taker(NamedTuple):
    seat: int
    because: Reason


class TakeQuestion(NamedTuple):
    setup: Setup
    plays: tuple[Play, ...]
    worths: tuple[Worth, ...]
    """What each of the plays is worth, in the same order."""


def question(setup: Setup, plays: tuple[Play, ...]) -> TakeQuestion:
    return TakeQuestion(setup, plays, worths(setup, plays))


def of_kind(q: TakeQuestion, kind: str) -> list[Play]:
    return [play for play, worth in zip(q.plays, q.worths, strict=True) if worth.kind == kind]


def best_value(q: TakeQuestion) -> int:
    """The highest value that follows."""
    return max([worth.value for worth in q.worths if worth.kind == FOLLOWS], default=0)


def highest(q: TakeQuestion) -> list[Play]:
    """The plays that follow with the highest value, in the order of the table; none where all are worth 0."""
    best = best_value(q)
    return [
        play
        for play, worth in zip(q.plays, q.worths, strict=True)
        if best and worth.kind == FOLLOWS and worth.value == best
    ]


def takes(play: Play, rule: str, case: str, **facts: int) -> Taker:
    return Taker(play.seat, reason(rule, case, player=play.seat, cards=play.cards, **facts))


@ruling("tezuma.five-color-sand")
def sand_takes(q: TakeQuestion) -> Taker | None:
    for play in q.plays:
        if play.ability == SAND:
            return takes(play, "tezuma.five-color-sand", "takes")
    return None


@ruling("tezuma.sword-walking")
def sword_among_trumps(q: TakeQuestion) -> Taker | None:
    trumps = of_kind(q, EFFECTIVE)
    for play in trumps[1:]:
        if play.ability == SWORD:
            return takes(play, "tezuma.sword-walking", "takes")
    return None


@ruling("tezuma.reading.lead-trump-trick")
def led_trump_is_the_first(q: TakeQuestion) -> Taker | None:
    """The alternative in Tezuma Trick: it is effective until a number follows."""
    best = q.worths[0]
    is_first = best.kind == EFFECTIVE and best.because.rule == "tezuma.reading.lead-trump-trick"
    return Taker(q.plays[0].seat, best.because) if is_first else None


@ruling("tezuma.first-effective-trump")
def first_of_several_trumps(q: TakeQuestion) -> Taker | None:
    trumps = of_kind(q, EFFECTIVE)
    return takes(trumps[0], "tezuma.first-effective-trump", "takes") if len(trumps) > 1 else None


@ruling("tezuma.effective-trump")
def trump_beats_numbers(q: TakeQuestion) -> Taker | None:
    for play, worth in zip(q.plays, q.worths, strict=True):
        if worth.kind == EFFECTIVE:
            return Taker(play.seat, worth.because)
    return None


@ruling("tezuma.reading.sword-cup")
def sword_among_cup_numbers(q: TakeQuestion) -> Taker | None:
    """An equal number of another suit, by Cup and Ball, is a tie that an ability made."""
    equals = highest(q)
    for play in equals[1:]:
        if play.ability == SWORD and any(other.cards[0].suit != play.cards[0].suit for other in equals):
            return takes(play, "tezuma.reading.sword-cup", "takes", points=best_value(q))
    return None


@ruling("tezuma.reading.sword-following-number")
def sword_among_following_numbers(q: TakeQuestion) -> Taker | None:
    found = sword_among_numbers(q) if q.setup.edition == EDITION_TRICK else None
    rule = "tezuma.reading.sword-following-number"
    return found and found._replace(because=found.because._replace(rule=rule, case="takes"))


@ruling("tezuma.sword-walking")
def sword_among_numbers(q: TakeQuestion) -> Taker | None:
    for play in highest(q)[1:]:
        if play.ability == SWORD:
            return takes(play, "tezuma.sword-walking", "takes-equal", points=best_value(q))
    return None


@ruling("tezuma.ability.tie")
def first_of_equals(q: TakeQuestion) -> Taker | None:
    equals = highest(q)
    return takes(equals[0], "tezuma.ability.tie", "takes", points=best_value(q)) if len(equals) > 1 else None


@ruling("tezuma.reading.cup-lead-trump")
def cup_number_beats_the_led_trump(q: TakeQuestion) -> Taker | None:
    for play in highest(q)[:1]:
        led = q.plays[0]
        if play.ability == CUP and is_trump(led) and play.cards[0].suit != led.cards[0].suit:
            return takes(play, "tezuma.reading.cup-lead-trump", "takes")
    return None


@ruling("tezuma.highest-follows")
def highest_that_follows(q: TakeQuestion) -> Taker | None:
    for play in highest(q):
        if len(q.plays) == 1:
            return takes(play, "tezuma.highest-follows", "first")
        return Taker(play.seat, q.worths[q.plays.index(play)].because)
    return None


@ruling("tezuma.reading.sword-zero")
def sword_among_zeros(q: TakeQuestion) -> Taker | None:
    """All that follows is worth 0, and Sword Walking is used on a later trump: the lead wins, or by the alternative Sword."""
    followers = of_kind(q, FOLLOWS)
    for play in followers[1:]:
        if play.ability == SWORD:
            if "alt sword-zero" in q.setup.options:
                return takes(play, "tezuma.reading.sword-zero", "sword")
            return takes(followers[0], "tezuma.reading.sword-zero", "lead")
    return None


@ruling("tezuma.reading.lead-trump-trick")
def nothing_is_effective_under_water(q: TakeQuestion) -> Taker | None:
    """The alternative: Water Trick voids the led trump too. Nothing follows it all the same, so it takes the trick."""
    if "alt lead-trump-trick" not in q.setup.options or WATER not in abilities_in(q.plays):
        return None
    found = led_trump_stands(q)
    return found and takes(q.plays[0], "tezuma.reading.lead-trump-trick", "water")


@ruling("tezuma.reading.water-vs-lead-trump")
def water_leaves_the_led_trump(q: TakeQuestion) -> Taker | None:
    found = led_trump_stands(q) if WATER in abilities_in(q.plays) else None
    return found and found._replace(because=found.because._replace(rule="tezuma.reading.water-vs-lead-trump"))


@ruling("tezuma.lead-trump-stands")
def led_trump_stands(q: TakeQuestion) -> Taker | None:
    """Whatever follows is worth 0, so the first card does: the lead."""
    followers = of_kind(q, FOLLOWS)
    if not followers:
        return None
    case = "first" if len(q.plays) == 1 else "takes"
    return takes(followers[0], "tezuma.lead-trump-stands", case)


TAKES: tuple[Callable[[TakeQuestion], Taker | None], ...] = (
    sand_takes,
    sword_among_trumps,
    led_trump_is_the_first,
    first_of_several_trumps,
    trump_beats_numbers,
    sword_among_cup_numbers,
    sword_among_following_numbers,
    sword_among_numbers,
    first_of_equals,
    cup_number_beats_the_led_trump,
    highest_that_follows,
    sword_among_zeros,
    nothing_is_effective_under_water,
    water_leaves_the_led_trump,
    led_trump_stands,
)


def taker(q: TakeQuestion) -> Taker:
    first = q.plays[0]
    return ask(TAKES, q, Taker(first.seat, reason("tezuma.lead", "first", player=first.seat)))


# Who leads next?


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


def named(player: int, leader: int, rule: str) -> Leader:
    return Leader(leader, reason(rule, "leads", player=player, other=leader))


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
