"""Positions of the Automatic Tricktaking as text."""

from collections.abc import Iterator
from functools import cache, partial
from typing import Any

from engine.cards import Cards, write_cards
from engine.games.automatic.cards import PILES, ROUNDS, exists, row_of
from engine.games.automatic.modes import DOWN, mode
from engine.games.automatic.notation import deed, own_card, read
from engine.games.automatic.outcomes import back_of
from engine.games.automatic.position.values import (
    read_barred,
    read_choice,
    read_heap,
    read_heaps,
    read_mode,
    read_one_each,
    read_order,
    read_round,
    read_tops,
    write_barred,
    write_choice,
    write_heaps,
    write_last,
    write_mode,
    write_tops,
)
from engine.games.automatic.score_lines import points, points_of, source
from engine.games.automatic.seats import seats
from engine.games.automatic.state import (
    BEGUN,
    CHOOSE,
    COLLECT,
    DEAL,
    PHASES,
    PICK_MODE,
    PILE,
    PLAY,
    QUIZ,
    SCORE,
    START,
    Choice,
    State,
    in_order,
)
from engine.kernel import Headings, Setup
from engine.kit.notation import read_trick
from engine.kit.position import Line, Reading, Row, read_rows, write_rows
from engine.kit.position_rows import (
    deal_told,
    derived,
    each,
    leader,
    once,
    one,
    only,
    phase,
    scores,
    seat,
    trick,
)
from engine.text import SEATS

KEYS = (
    "round, order, starter, rule, leader, phase, pile 1, tops, deck, hand A, back A, shown, chosen A, passed, trick, last, "
    "taker, won A, not A, score 1 A"
)


@cache
def rows(setup: Setup) -> tuple[Row, ...]:
    count = len(seats(setup))
    heap = partial(read_heap, setup)
    plays = partial(read_trick, read=partial(read, setup=setup), example="A R5, B B16")
    return (
        scores(ROUNDS, setup.players, partial(points, setup), source, points_of),
        one("round", read_round, otherwise=deal_told),
        phase(PHASES, likely_phase, of="round"),
        seat("starter", count),
        one("order", read_order, otherwise=order_told),
        one("rule", partial(read_mode, setup), write_mode, "mode_told"),
        derived("letter", lambda position: position.mode_told[0]),
        derived("idea", lambda position: position.mode_told[1]),
        leader(count, BEGUN, lambda position: position.starter or 0),
        Row("piles", read_piles, write_piles),
        one("tops", read_tops, write_tops, otherwise=tops_told),
        one("deck", heap, write_cards),
        each("hand", heap, field="hands", otherwise=once(are_laid, count, ()), even_empty=True),
        each("back", read_order, str, "backs", backs_told),
        Row("chosen", read_choices, write_choices),
        each("won", lambda text: in_order(heap(text)), otherwise=once(can_be_won, count, ())),
        only(has_begun, each("not", read_barred, write_barred, "barred", lambda _: (frozenset(),) * count)),
        one("shown", partial(read_one_each, setup), write_cards),
        one("passed", partial(read_heaps, setup), write_heaps),
        trick(plays, deed),
        one("last", partial(own_card, setup), write_last),
        seat("taker", count),
    )


def read_position(headings: Headings, setup: Setup) -> State:
    return read_rows(headings, State(setup), rows(setup), len(seats(setup)), KEYS)


def write_position(state: State) -> tuple[Line, ...]:
    return write_rows(state, rows(state.setup))


# What no line tells


def are_laid(position: Any) -> bool:
    """Cards lie somewhere, or have."""
    return bool(position.told - {"round", "phase", "starter", "score"}) or position.phase != DEAL


def likely_phase(position: Any) -> str:
    """What the other lines suggest: cards in hand are to be played, if a mode is chosen."""
    told = position.told
    if not told - {"round", "starter", "score"}:
        return DEAL
    if "pile" in told and any(position.piles):
        return PILE
    if len(position.trick) == len(position.hands):
        return QUIZ if position.letter == "b" and position.taker is None else COLLECT
    if any(position.hands) or position.trick:
        return PLAY if position.letter else START if position.starter is None else PICK_MODE
    return SCORE if "won" in told and any(position.won) else DEAL


def has_begun(position: Any) -> bool:
    return position.phase in BEGUN


def can_be_won(position: Any) -> bool:
    return "won" in position.told or has_begun(position)


def order_told(position: Any) -> str:
    """What the order card says, if it is known."""
    deck: Cards = position.deck
    return row_of(position.setup, deck[0]).order if deck and exists(position.setup, deck[0]) else ""


def tops_told(position: Any) -> tuple[str, ...]:
    """Backs that everybody sees; where a card on top is known, its back is."""
    heaps = position.piles or ((),) * PILES
    return tuple([back_told(position.setup, heap) for heap in heaps]) if position.hands else ()


def backs_told(position: Any) -> tuple[str, ...]:
    down = not position.letter or mode(position.letter).hand == DOWN
    return tuple([back_told(position.setup, hand) if down else "" for hand in position.hands])


def back_told(setup: Setup, heap: Cards) -> str:
    return back_of(setup, heap) if heap and exists(setup, heap[0]) else ""


# Rows with more to them


def read_piles(position: Reading) -> tuple[Cards, ...]:
    none: Cards = ()
    heap = partial(read_heap, position.setup)
    piles = tuple([position.line(f"pile {number}", heap, none) for number in range(1, PILES + 1)])
    return piles if any(piles) or position.phase == PILE else ()


def write_piles(state: State) -> Iterator[Line]:
    for number, pile in enumerate(state.piles, start=1):
        yield f"pile {number}", write_cards(pile)


def read_choices(position: Any) -> tuple[Choice, ...]:
    """Who is to choose, or has chosen, in this phase: every seat, or (in B and C) every player."""
    kept = has_begun(position) and position.letter in ("c", "f")
    if not position.hands or not (kept or position.phase in (CHOOSE, QUIZ)):
        return ()
    count = position.setup.players if position.letter in ("b", "c") else len(position.hands)
    found: tuple[Choice, ...] = position.each("chosen", partial(read_choice, position), (None,) * count)
    return found


def write_choices(state: State) -> Iterator[Line]:
    for letter, what in zip(SEATS, state.chosen, strict=False):
        if what is not None:
            yield f"chosen {letter}", write_choice(state, what)
