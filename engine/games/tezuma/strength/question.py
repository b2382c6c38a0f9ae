"""What is asked of a play in its trick, and the answer: how strong it is."""

from typing import NamedTuple

from engine.cards import Play
from engine.kernel import Fact, Reason, Setup, reason

EFFECTIVE, FOLLOWS, NOTHING = "effective", "follows", "nothing"


class Strength(NamedTuple):
    """An effective trump, a value among what follows, or nothing."""

    kind: str
    value: int
    because: Reason
    """Why it takes the trick, if it does; else, where it counts nothing, why."""


class StrengthQuestion(NamedTuple):
    setup: Setup
    plays: tuple[Play, ...]
    """The whole trick."""
    led: Play
    """The first play with a card: its suit is the led one."""
    abilities: frozenset[str]
    """Those used in this trick."""
    play: Play
    """The one that is asked about."""


def abilities_in(plays: tuple[Play, ...]) -> frozenset[str]:
    return frozenset([play.ability for play in plays if play.ability])


def is_trump(play: Play) -> bool:
    return play.cards[0].number == 0


def is_off_suit(q: StrengthQuestion) -> bool:
    return q.play.cards[0].suit != q.led.cards[0].suit


def has(q: StrengthQuestion, option: str) -> bool:
    """Is a reading taken the other way?"""
    return option in q.setup.options


def tells(q: StrengthQuestion, rule: str, case: str, **facts: Fact) -> Reason:
    return reason(rule, case, player=q.play.seat, cards=q.play.cards, **facts)


def effective(q: StrengthQuestion, rule: str) -> Strength:
    return Strength(EFFECTIVE, 0, tells(q, rule, "takes"))


def voided(q: StrengthQuestion, rule: str) -> Strength:
    """A following trump that is voided is still 0 of its suit; one that does not follow is nothing."""
    return Strength(NOTHING if is_off_suit(q) else FOLLOWS, 0, tells(q, rule, "voided"))


def counts(q: StrengthQuestion, value: int, rule: str) -> Strength:
    return Strength(FOLLOWS, value, tells(q, rule, "takes" if value else "zero", points=value))
