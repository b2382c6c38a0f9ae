"""What belongs to this time and this mode, and what must be told of it."""

from collections.abc import Iterator

from engine.cards import HIDDEN, Card
from engine.games.automatic.cards import ROUNDS
from engine.games.automatic.modes import PLACE, chooses_again, is_named, mode
from engine.games.automatic.state import (
    BEGUN,
    CHOOSE,
    COLLECT,
    DEAL,
    NAME,
    OVER,
    PICK_MODE,
    PILE,
    QUIZ,
    SCORE,
    SECRET,
    START,
    State,
)
from engine.kernel import Reason, reason


def untold(state: State) -> Iterator[Reason]:
    """What must be known at this time."""
    counted = state.phase in (SCORE, OVER)
    if state.phase != DEAL and not state.order and not counted:
        yield reason("automatic.order-card", "missing")
    if state.phase in BEGUN and not state.letter and not counted:
        yield reason("automatic.choose-rule", "missing")
    if state.letter and state.phase not in BEGUN:
        yield reason("automatic.choose-rule", "too-early", due=state.phase)
    if state.phase == PICK_MODE and state.starter is None:
        yield reason("automatic.start-player", "missing")
    if state.phase == START and state.starter is not None:
        yield reason("automatic.start-player", "known", player=state.starter)


def phase_and_mode(state: State) -> Iterator[Reason]:
    """Choosing first, pointing and naming belong to some modes only."""
    if state.phase == CHOOSE and not mode(state.letter).first:
        yield reason("automatic.choose-rule", "no-choice")
    if state.phase == QUIZ and state.letter != "b":
        yield reason("automatic.rule.b", "no-quiz")
    if state.phase == NAME and state.letter != "j":
        yield reason("automatic.rule.j", "no-naming")
    if state.taker is not None and (state.phase, state.letter) != (COLLECT, "b"):
        yield reason("automatic.rule.b", "no-taker", player=state.taker)
    if state.phase in (CHOOSE, QUIZ) and state.chosen and None not in state.chosen:
        yield reason("automatic.trick", "all-chosen")


def untold_choices(state: State) -> Iterator[Reason]:
    """What everybody chose before the first card must be told as long as it matters."""
    for seat, what in enumerate(state.chosen):
        if what is None and state.letter == "c" and state.phase not in (CHOOSE, OVER):
            yield reason("automatic.rule.c", "untold", player=seat)
        if what is None and state.letter == "f" and state.phase != CHOOSE and state.hands[seat]:
            yield reason("automatic.rule.f", "untold", player=seat)
        if what == SECRET and state.phase == QUIZ:
            yield reason("automatic.rule.b", "no-secret", player=seat)


def impossible_choices(state: State) -> Iterator[Reason]:
    for seat, what in enumerate(state.chosen):
        hand = state.hands[seat]
        if state.letter == "c" and isinstance(what, int) and what >= state.setup.players:
            yield reason("automatic.reading.forecast", "hand", other=what)
        if isinstance(what, Card) and what != HIDDEN and what not in hand and HIDDEN not in hand:
            yield reason("automatic.rule.i", "refused", player=seat, card=what)
        if mode(state.letter).first == PLACE and isinstance(what, int) and what > len(hand):
            yield reason("automatic.rule.h", "refused", player=seat, count=len(hand))


def rounds_and_their_ends(state: State) -> Iterator[Reason]:
    if state.round > ROUNDS:
        yield reason("automatic.rounds", "too-many", count=ROUNDS)
    if state.phase == OVER and state.round < ROUNDS:
        yield reason("automatic.rounds", "not-over", count=ROUNDS)
    finished = state.round if state.phase == OVER else state.round - 1
    for number in sorted({line.deal for line in state.lines}):
        if number > finished:
            yield reason("automatic.rounds", "not-scored", round=number)


def starter_and_round(state: State) -> Iterator[Reason]:
    """In round 1 the bottom cards tell who starts, later the round before."""
    if state.round == 1:
        if state.starter is not None and state.phase in (DEAL, PILE):
            yield reason("automatic.start-player", "too-early", player=state.starter)
    elif state.phase == START:
        yield reason("automatic.start-player", "not-shown", round=state.round)
    elif state.starter is None and state.phase in (DEAL, PILE):
        yield reason("automatic.start-player", "untold", round=state.round)


def before_its_time(state: State) -> Iterator[Reason]:
    """Nothing is won, played or told before the round begins; what is chosen once is chosen before the first trick."""
    played = any(state.won) or state.last is not None or bool(state.passed)
    if state.phase not in BEGUN and played:
        yield reason("automatic.rounds", "too-early", due=state.phase)
    if state.phase == CHOOSE and not chooses_again(state) and (played or any(state.barred)):
        rule = "automatic.reading.h-i-once" if state.letter in ("h", "i") else "automatic.choose-rule"
        yield reason(rule, "too-late")
    if state.phase == NAME and state.letter == "j" and not is_named(state):
        yield reason("automatic.reading.j-last", "never")
    if state.last == HIDDEN:
        yield reason("automatic.reading.l-nearest", "last-hidden")
