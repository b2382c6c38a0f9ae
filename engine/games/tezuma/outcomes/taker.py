"""Who takes the trick? An ordered row; the first ruling that answers decides."""

from collections.abc import Callable
from typing import NamedTuple

from engine.cards import Play
from engine.games.tezuma.abilities import CUP, SAND, SWORD, WATER
from engine.games.tezuma.cards import EDITION_TRICK
from engine.games.tezuma.strength import strengths
from engine.games.tezuma.strength.question import EFFECTIVE, FOLLOWS, Strength, abilities_in, is_trump
from engine.kernel import Reason, Setup, ask, reason, ruling


class Taker(NamedTuple):
    seat: int
    because: Reason


class TrickQuestion(NamedTuple):
    setup: Setup
    plays: tuple[Play, ...]
    strengths: tuple[Strength, ...]
    """What each of the plays is worth, in the same order."""
    best: int
    """The highest value that follows."""
    highest: tuple[Play, ...]
    """The plays that follow with it, in the order of the table; none where all are worth 0."""


def trick_question(setup: Setup, plays: tuple[Play, ...]) -> TrickQuestion:
    found = strengths(setup, plays)
    best = max([strength.value for strength in found if strength.kind == FOLLOWS], default=0)
    highest = [
        play
        for play, strength in zip(plays, found, strict=True)
        if best and strength.kind == FOLLOWS and strength.value == best
    ]
    return TrickQuestion(setup, plays, found, best, tuple(highest))


def of_kind(q: TrickQuestion, kind: str) -> list[Play]:
    return [play for play, strength in zip(q.plays, q.strengths, strict=True) if strength.kind == kind]


def takes(play: Play, rule: str, case: str, **facts: int) -> Taker:
    return Taker(play.seat, reason(rule, case, player=play.seat, cards=play.cards, **facts))


@ruling("tezuma.five-color-sand")
def sand_takes(q: TrickQuestion) -> Taker | None:
    for play in q.plays:
        if play.ability == SAND:
            return takes(play, "tezuma.five-color-sand", "takes")
    return None


@ruling("tezuma.sword-walking")
def sword_among_trumps(q: TrickQuestion) -> Taker | None:
    trumps = of_kind(q, EFFECTIVE)
    for play in trumps[1:]:
        if play.ability == SWORD:
            return takes(play, "tezuma.sword-walking", "takes")
    return None


@ruling("tezuma.reading.lead-trump-trick")
def led_trump_is_the_first(q: TrickQuestion) -> Taker | None:
    """The alternative in Tezuma Trick: it is effective until a number follows."""
    best = q.strengths[0]
    is_first = best.kind == EFFECTIVE and best.because.rule == "tezuma.reading.lead-trump-trick"
    return Taker(q.plays[0].seat, best.because) if is_first else None


@ruling("tezuma.first-effective-trump")
def first_of_several_trumps(q: TrickQuestion) -> Taker | None:
    trumps = of_kind(q, EFFECTIVE)
    return takes(trumps[0], "tezuma.first-effective-trump", "takes") if len(trumps) > 1 else None


@ruling("tezuma.effective-trump")
def trump_beats_numbers(q: TrickQuestion) -> Taker | None:
    for play, strength in zip(q.plays, q.strengths, strict=True):
        if strength.kind == EFFECTIVE:
            return Taker(play.seat, strength.because)
    return None


@ruling("tezuma.reading.sword-cup")
def sword_among_cup_numbers(q: TrickQuestion) -> Taker | None:
    """An equal number of another suit, by Cup and Ball, is a tie that an ability made."""
    for play in q.highest[1:]:
        if play.ability == SWORD and any(other.cards[0].suit != play.cards[0].suit for other in q.highest):
            return takes(play, "tezuma.reading.sword-cup", "takes", points=q.best)
    return None


@ruling("tezuma.reading.sword-following-number")
def sword_among_following_numbers(q: TrickQuestion) -> Taker | None:
    found = sword_among_numbers(q) if q.setup.edition == EDITION_TRICK else None
    rule = "tezuma.reading.sword-following-number"
    return found and found._replace(because=found.because._replace(rule=rule, case="takes"))


@ruling("tezuma.sword-walking")
def sword_among_numbers(q: TrickQuestion) -> Taker | None:
    for play in q.highest[1:]:
        if play.ability == SWORD:
            return takes(play, "tezuma.sword-walking", "takes-equal", points=q.best)
    return None


@ruling("tezuma.ability.tie")
def first_of_equals(q: TrickQuestion) -> Taker | None:
    return takes(q.highest[0], "tezuma.ability.tie", "takes", points=q.best) if len(q.highest) > 1 else None


@ruling("tezuma.reading.cup-lead-trump")
def cup_number_beats_the_led_trump(q: TrickQuestion) -> Taker | None:
    for play in q.highest[:1]:
        led = q.plays[0]
        if play.ability == CUP and is_trump(led) and play.cards[0].suit != led.cards[0].suit:
            return takes(play, "tezuma.reading.cup-lead-trump", "takes")
    return None


@ruling("tezuma.highest-follows")
def highest_that_follows(q: TrickQuestion) -> Taker | None:
    for play in q.highest:
        if len(q.plays) == 1:
            return takes(play, "tezuma.highest-follows", "first")
        return Taker(play.seat, q.strengths[q.plays.index(play)].because)
    return None


@ruling("tezuma.reading.sword-zero")
def sword_among_zeros(q: TrickQuestion) -> Taker | None:
    """All that follows is worth 0, and Sword Walking is used on a later trump: the lead wins, or by the alternative Sword."""
    followers = of_kind(q, FOLLOWS)
    for play in followers[1:]:
        if play.ability == SWORD:
            if "alt sword-zero" in q.setup.options:
                return takes(play, "tezuma.reading.sword-zero", "sword")
            return takes(followers[0], "tezuma.reading.sword-zero", "lead")
    return None


@ruling("tezuma.reading.lead-trump-trick")
def nothing_is_effective_under_water(q: TrickQuestion) -> Taker | None:
    """The alternative: Water Trick voids the led trump too. Nothing follows it all the same, so it takes the trick."""
    if "alt lead-trump-trick" not in q.setup.options or WATER not in abilities_in(q.plays):
        return None
    found = led_trump_stands(q)
    return found and takes(q.plays[0], "tezuma.reading.lead-trump-trick", "water")


@ruling("tezuma.reading.water-vs-lead-trump")
def water_leaves_the_led_trump(q: TrickQuestion) -> Taker | None:
    found = led_trump_stands(q) if WATER in abilities_in(q.plays) else None
    return found and found._replace(because=found.because._replace(rule="tezuma.reading.water-vs-lead-trump"))


@ruling("tezuma.lead-trump-stands")
def led_trump_stands(q: TrickQuestion) -> Taker | None:
    """Whatever follows is worth 0, so the first card does: the lead."""
    followers = of_kind(q, FOLLOWS)
    if not followers:
        return None
    case = "first" if len(q.plays) == 1 else "takes"
    return takes(followers[0], "tezuma.lead-trump-stands", case)


TAKES: tuple[Callable[[TrickQuestion], Taker | None], ...] = (
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


def taker(q: TrickQuestion) -> Taker:
    first = q.plays[0]
    return ask(TAKES, q, Taker(first.seat, reason("tezuma.lead", "first", player=first.seat)))
