"""Which effects stand, and which card is the strongest."""

from collections.abc import Callable
from typing import NamedTuple

from engine.cards import Card, Play
from engine.games.automatic.cards import (
    CANCEL_LOW,
    CANCEL_TRUMP,
    EARLIER,
    LARGE,
    LATER,
    LOW,
    SMALL,
    TRUMP,
    Row,
    row_of,
)
from engine.games.automatic.modes import mode
from engine.games.automatic.state import State
from engine.kernel import Setup, ask, ruling

Effects = tuple[Row, ...]
"""Cards with an effect; after they are put in order, the one with priority first."""


class Settled(NamedTuple):
    """The effects of a trick in their order, those that stand, who names trump, the trump colours, who makes small numbers strong."""

    effects: Effects = ()
    standing: Effects = ()
    namers: Effects = ()
    trumps: frozenset[str] = frozenset()
    low: Row | None = None


# Which effects count?

TrickQuestion = tuple[Setup, tuple[Play, ...]]


@ruling("automatic.reading.this-trick")
def all_cards_of_this_trick(question: TrickQuestion) -> Effects | None:
    setup, trick = question
    table = [row_of(setup, play.cards[0]) for play in trick]
    return tuple([row for row in table if row.effect])


COUNT: tuple[Callable[[TrickQuestion], Effects | None], ...] = (all_cards_of_this_trick,)


# Which has priority?

OrderQuestion = tuple[str, Effects]


@ruling("automatic.orders")
def small_first(question: OrderQuestion) -> Effects | None:
    order, effects = question
    return tuple(sorted(effects, key=lambda row: row.number)) if order == SMALL else None


@ruling("automatic.orders")
def large_first(question: OrderQuestion) -> Effects | None:
    order, effects = question
    return tuple(sorted(effects, key=lambda row: -row.number)) if order == LARGE else None


@ruling("automatic.orders")
def earlier_first(question: OrderQuestion) -> Effects | None:
    order, effects = question
    return effects if order == EARLIER else None


@ruling("automatic.orders")
def later_first(question: OrderQuestion) -> Effects | None:
    order, effects = question
    return effects[::-1] if order == LATER else None


PRIORITY: tuple[Callable[[OrderQuestion], Effects | None], ...] = (
    small_first,
    large_first,
    earlier_first,
    later_first,
)


# Which effects contradict each other?


@ruling("automatic.effect.cancel-trump")
def trump_and_no_trump(effect: str) -> str | None:
    return {TRUMP: CANCEL_TRUMP, CANCEL_TRUMP: TRUMP}.get(effect)


@ruling("automatic.effect.cancel-low")
def low_and_not_low(effect: str) -> str | None:
    return {LOW: CANCEL_LOW, CANCEL_LOW: LOW}.get(effect)


CONTRARY: tuple[Callable[[str], str | None], ...] = (trump_and_no_trump, low_and_not_low)


@ruling("automatic.only-its-own")
def nothing_but_its_contrary(question: tuple[str, str]) -> bool | None:
    effect, other = question
    return ask(CONTRARY, effect, "") == other


VOIDS: tuple[Callable[[tuple[str, str]], bool | None], ...] = (nothing_but_its_contrary,)


@ruling("automatic.settle")
def the_one_with_priority_stands(effects: Effects) -> Effects | None:
    standing: list[Row] = []
    for row in effects:
        if not any(ask(VOIDS, (before.effect, row.effect), True) for before in standing):
            standing.append(row)
    return tuple(standing)


STANDING: tuple[Callable[[Effects], Effects | None], ...] = (the_one_with_priority_stands,)


# What do the effects that stand say?


@ruling("automatic.reading.two-questions")
def trump_and_numbers_apart(question: tuple[Effects, str]) -> Effects | None:
    standing, effect = question
    return tuple([row for row in standing if row.effect == effect])


ABOUT: tuple[Callable[[tuple[Effects, str]], Effects | None], ...] = (trump_and_numbers_apart,)


def about(standing: Effects, effect: str) -> Effects:
    """The cards that say so; when no rule parts the questions, the card with priority alone is heard."""
    heard = ask(ABOUT, (standing, effect), standing[:1])
    return tuple([row for row in heard if row.effect == effect])


NamersQuestion = tuple[Setup, Effects]


@ruling("automatic.reading.one-trump")
def all_name_trumps(question: NamersQuestion) -> Effects | None:
    setup, namers = question
    return namers if "alt one-trump" in setup.options else None


@ruling("automatic.reading.one-trump")
def the_one_with_priority_names_it(question: NamersQuestion) -> Effects | None:
    return question[1][:1]


NAMERS: tuple[Callable[[NamersQuestion], Effects | None], ...] = (
    all_name_trumps,
    the_one_with_priority_names_it,
)


@ruling("automatic.effect.trump")
def named_colours_are_trump(namers: Effects) -> frozenset[str] | None:
    return frozenset([row.names for row in namers])


@ruling("automatic.effect.low")
def small_numbers_are_strong(lows: Effects) -> Effects | None:
    return lows


TRUMPS: tuple[Callable[[Effects], frozenset[str] | None], ...] = (named_colours_are_trump,)
IS_LOW: tuple[Callable[[Effects], Effects | None], ...] = (small_numbers_are_strong,)

NOTHING = Settled()


def settled(state: State) -> Settled:
    """The effects that stand in the trick now."""
    none: Effects = ()
    effects = ask(COUNT, (state.setup, state.trick), none)
    if not effects:
        return NOTHING
    effects = ask(PRIORITY, (state.order, effects), none)
    standing = ask(STANDING, effects, effects)
    namers = ask(NAMERS, (state.setup, about(standing, TRUMP)), none)
    lows = ask(IS_LOW, about(standing, LOW), none)
    return Settled(effects, standing, namers, ask(TRUMPS, namers, frozenset()), lows[0] if lows else None)


# How strong is a card?


class StrengthQuestion(NamedTuple):
    state: State
    card: Card
    settled: Settled


@ruling("automatic.reading.off-colour-wins")
def need_not_follow_to_win(q: StrengthQuestion) -> bool | None:
    return True if mode(q.state.letter).follows else None


@ruling("automatic.default")
def led_colour_is_nothing(q: StrengthQuestion) -> bool | None:
    return None if mode(q.state.letter).follows else True


@ruling("automatic.trump-first")
def trump_is_stronger(q: StrengthQuestion) -> int | None:
    return 1 if q.card.suit in q.settled.trumps else 0


@ruling("automatic.numbers")
def small_is_strong(q: StrengthQuestion) -> int | None:
    return None if q.settled.low is None else -q.card.number


@ruling("automatic.default")
def large_is_strong(q: StrengthQuestion) -> int | None:
    return q.card.number


COMPETES: tuple[Callable[[StrengthQuestion], bool | None], ...] = (
    need_not_follow_to_win,
    led_colour_is_nothing,
)
BY_COLOUR: tuple[Callable[[StrengthQuestion], int | None], ...] = (trump_is_stronger,)
BY_NUMBER: tuple[Callable[[StrengthQuestion], int | None], ...] = (small_is_strong, large_is_strong)


def strength(state: State, card: Card, effects: Settled) -> tuple[bool, int, int]:
    question = StrengthQuestion(state, card, effects)
    follows = card.suit in effects.trumps or card.suit == state.trick[0].cards[0].suit
    return (
        ask(COMPETES, question, follows),
        ask(BY_COLOUR, question, 0),
        ask(BY_NUMBER, question, 0),
    )


def strongest(state: State) -> Play:
    """The play that is best now."""
    effects = settled(state)
    return max(state.trick, key=lambda play: strength(state, play.cards[0], effects))
