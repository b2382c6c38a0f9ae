"""The modes A to L of a round: how hands are held, what is chosen first, whether cards come by themselves."""

from collections.abc import Callable
from typing import NamedTuple

from engine.games.automatic.cards import ROUNDS
from engine.games.automatic.state import BOTTOM, TOP, State
from engine.kernel import ask, ruling
from engine.text import TABLE

DOWN, OPEN, HELD = "down", "open", "held"
"""A hand lies face down as the pile did; or it is turned over, shown to all, or held."""

WHO, END, PLACE, CARD = "who", "end", "place", "card"


class Mode(NamedTuple):
    """How a round is played; `first` is what is chosen before cards come."""

    rule: str
    letter: str
    hand: str = HELD
    first: str = ""
    by_hand: bool = False
    """Does the seat play its card, or does it come by itself?"""
    follows: bool = True


MODES = (
    Mode("automatic.rule.a", "a", DOWN, follows=False),
    Mode("automatic.rule.b", "b", DOWN, follows=False),
    Mode("automatic.rule.c", "c", OPEN, WHO, follows=False),
    Mode("automatic.rule.d", "d"),
    Mode("automatic.rule.e", "e", by_hand=True),
    Mode("automatic.rule.f", "f", first=END),
    Mode("automatic.rule.g", "g", by_hand=True),
    Mode("automatic.rule.h", "h", first=PLACE),
    Mode("automatic.rule.i", "i", first=CARD),
    Mode("automatic.rule.j", "j"),
    Mode("automatic.rule.k", "k", by_hand=True),
    Mode("automatic.rule.l", "l", follows=False),
)
NO_MODE = Mode("", "", DOWN)


def mode(letter: str) -> Mode:
    for one in MODES:
        if one.letter == letter:
            return one
    return NO_MODE


def turned_over(state: State) -> bool:
    """Are the hands turned over in this round?"""
    return bool(state.letter) and mode(state.letter).hand != DOWN


# Who chooses the mode of a round?


@ruling("automatic.reading.choose-rule")
def all_agree_on_it(state: State) -> int | None:
    return TABLE if "alt choose-rule" in state.setup.options else None


@ruling("automatic.choose-rule")
def start_player_chooses(state: State) -> int | None:
    return state.starter


CHOOSES: tuple[Callable[[State], int | None], ...] = (all_agree_on_it, start_player_chooses)


def chooses_mode(state: State) -> int:
    return ask(CHOOSES, state, TABLE)


# From which ends may the next card come?


@ruling("automatic.rule.f")
def chosen_end(question: tuple[State, int]) -> tuple[str, ...] | None:
    state, seat = question
    end = state.chosen[seat] if state.letter == "f" and state.chosen else None
    return (end,) if end in (TOP, BOTTOM) else None


@ruling("automatic.rule.g")
def either_end(question: tuple[State, int]) -> tuple[str, ...] | None:
    return (TOP, BOTTOM) if question[0].letter == "g" else None


ENDS: tuple[Callable[[tuple[State, int]], tuple[str, ...] | None], ...] = (chosen_end, either_end)


def ends(state: State, seat: int) -> tuple[str, ...]:
    return ask(ENDS, (state, seat), (TOP,))


# Seen from which ends does the nearest card of the led colour follow?


@ruling("automatic.reading.bottom-follow")
def topmost_follows(question: tuple[State, int]) -> tuple[str, ...] | None:
    state, _ = question
    return (TOP,) if "alt bottom-follow" in state.setup.options else None


@ruling("automatic.reading.bottom-follow")
def nearest_to_the_end_follows(question: tuple[State, int]) -> tuple[str, ...] | None:
    return ends(*question)


FOLLOW_FROM: tuple[Callable[[tuple[State, int]], tuple[str, ...] | None], ...] = (
    topmost_follows,
    nearest_to_the_end_follows,
)


def follow_from(state: State, seat: int) -> tuple[str, ...]:
    return ask(FOLLOW_FROM, (state, seat), (TOP,))


# What comes before every trick, or only once, and after the last?


@ruling("automatic.reading.h-i-once")
def before_every_trick(state: State) -> bool | None:
    return True if "alt h-i-once" in state.setup.options and state.letter in ("h", "i") else None


AGAIN: tuple[Callable[[State], bool | None], ...] = (before_every_trick,)


def chooses_again(state: State) -> bool:
    return ask(AGAIN, state, False)


@ruling("automatic.reading.j-last")
def after_the_last_trick(state: State) -> bool | None:
    if state.letter != "j" or any(state.hands):
        return None
    return "alt j-last" in state.setup.options and not is_last_round(state)


@ruling("automatic.rule.j")
def winner_may_name(state: State) -> bool | None:
    return True if state.letter == "j" else None


NAMING: tuple[Callable[[State], bool | None], ...] = (after_the_last_trick, winner_may_name)


def is_named(state: State) -> bool:
    """Does who takes this trick name the next leader?"""
    return ask(NAMING, state, False)


# How long is a match?


@ruling("automatic.rounds")
def three_rounds(state: State) -> bool | None:
    return state.round >= ROUNDS


IS_LAST: tuple[Callable[[State], bool | None], ...] = (three_rounds,)


def is_last_round(state: State) -> bool:
    return ask(IS_LAST, state, False)
