"""The draft: whose turn it is, and what is still there."""

from collections.abc import Callable

from engine.games.tezuma.cards import EDITION_TRICK, LETTERS
from engine.games.tezuma.state import ABILITY, PAIN, POINTS, State, Taken
from engine.kernel import ask, ruling


def taken_kinds(state: State, seat: int) -> tuple[str, ...]:
    return kinds_of(state.taken[seat]) if state.taken else ()


def kinds_of(mine: Taken) -> tuple[str, ...]:
    found = ((PAIN, mine.pain), (POINTS, mine.score), (ABILITY, mine.ability))
    return tuple([kind for kind, what in found if what])


@ruling("tezuma.variant.beginner")
def beginners_draft_two(state: State) -> int | None:
    return 2 if "beginner" in state.setup.options else None


@ruling("tezuma.draft.one-of-each")
def everybody_takes_three(state: State) -> int | None:
    return 3


ROUNDS: tuple[Callable[[State], int | None], ...] = (beginners_draft_two, everybody_takes_three)


def rounds(state: State) -> int:
    return ask(ROUNDS, state, 1)


@ruling("tezuma.draft.order-snake")
def second_round_goes_back(question: tuple[State, int, int]) -> int | None:
    """Clockwise, back in reverse, clockwise again."""
    state, round_, place = question
    if state.setup.edition != EDITION_TRICK or round_ != 1:
        return None
    return state.setup.players - 1 - place


@ruling("tezuma.draft.order-2015")
def every_round_goes_clockwise(question: tuple[State, int, int]) -> int | None:
    state, _, place = question
    return None if state.setup.edition == EDITION_TRICK else place


@ruling("tezuma.draft.order-snake")
def other_rounds_go_clockwise(question: tuple[State, int, int]) -> int | None:
    state, _, place = question
    return place if state.setup.edition == EDITION_TRICK else None


ORDER: tuple[Callable[[tuple[State, int, int]], int | None], ...] = (
    second_round_goes_back,
    every_round_goes_clockwise,
    other_rounds_go_clockwise,
)
"""Of a round and a place in it: how many seats left of the start player."""


def due(state: State) -> int | None:
    """Who takes next; none when the draft is over."""
    players, count = state.setup.players, 0
    for mine in state.taken:
        count += (mine.pain != "") + (mine.score > 0) + (mine.ability != "")
    return None if count >= rounds(state) * players else seat_due(state, count)


def seat_due(state: State, count: int) -> int:
    """Who takes when so many cards have been taken."""
    round_, place = divmod(count, state.setup.players)
    return ((state.start or 0) + ask(ORDER, (state, round_, place), 0)) % state.setup.players


def on_the_table(state: State) -> tuple[tuple[str, str], ...]:
    """What lies there to be taken, and is not yet: kind and what."""
    everything = [(PAIN, letter) for letter in LETTERS[state.setup.edition]]
    everything += [(POINTS, str(number)) for number in state.scoring_cards]
    everything += [(ABILITY, ability) for ability in state.abilities]
    gone = {
        pair
        for mine in state.taken
        for pair in ((PAIN, mine.pain), (POINTS, str(mine.score)), (ABILITY, mine.ability))
    }
    return tuple([pair for pair in everything if pair not in gone])


def is_free(state: State, kind: str, what: str) -> bool:
    """Does it lie there, and has nobody taken it?"""
    for mine in state.taken:
        if what == (mine.pain if kind == PAIN else mine.ability if kind == ABILITY else str(mine.score)):
            return False
    if kind == PAIN:
        return what in LETTERS[state.setup.edition]
    return what in state.abilities if kind == ABILITY else int(what) in state.scoring_cards
