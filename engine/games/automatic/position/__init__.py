"""Positions of the Automatic Tricktaking as text."""

from collections.abc import Iterator
from functools import partial

from engine.cards import Card, Cards, write_card, write_cards
from engine.deeds import written
from engine.games.automatic.cards import LETTERS, PILES, ROUNDS, exists, row_of
from engine.games.automatic.modes import DOWN, mode
from engine.games.automatic.notation import deed, own_card, read
from engine.games.automatic.outcomes import back_of
from engine.games.automatic.position.values import (
    read_barred,
    read_choice,
    read_heap,
    read_mode,
    read_one_each,
    read_order,
    read_round,
    read_tops,
)
from engine.games.automatic.score_lines import points, points_of, source
from engine.games.automatic.seats import seats
from engine.games.automatic.state import (
    BEGUN,
    CHOOSE,
    COLLECT,
    DEAL,
    OVER,
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
from engine.kernel import Setup
from engine.kit.notation import read_trick
from engine.kit.position import PositionLines, deal_after, read_phase, read_scores, write_scores
from engine.text import SEATS, Heading, read_seat

KEYS = (
    "round, order, starter, rule, leader, phase, pile 1, tops, deck, hand A, back A, shown, chosen A, passed, trick, last, "
    "taker, won A, not A, score 1 A"
)


def write_position(state: State) -> tuple[tuple[str, str], ...]:
    """The lines that `read_position` reads back."""
    return tuple(position_lines(state))


def position_lines(state: State) -> Iterator[tuple[str, str]]:
    yield from write_scores(state.lines, source, points_of)
    yield "round", str(state.round)
    yield "phase", state.phase
    if state.starter is not None:
        yield "starter", SEATS[state.starter]
    if not state.hands:
        return
    if state.order:
        yield "order", state.order
    if state.letter:
        yield "rule", f"{state.letter} {state.idea}".rstrip()
    if state.phase in BEGUN:
        yield "leader", SEATS[state.leader]
    for number, pile in enumerate(state.piles, start=1):
        yield f"pile {number}", write_cards(pile)
    if any(state.tops):
        yield "tops", " ".join([top or "-" for top in state.tops])
    if state.deck:
        yield "deck", write_cards(state.deck)
    yield from lines_of_seats(state)
    if state.shown:
        yield "shown", write_cards(state.shown)
    if state.passed:
        yield "passed", " / ".join(map(write_cards, state.passed))
    if state.trick:
        yield "trick", ", ".join(map(written, map(deed, state.trick)))
    if state.last is not None:
        yield "last", write_card(state.last)
    if state.taker is not None:
        yield "taker", SEATS[state.taker]


def lines_of_seats(state: State) -> Iterator[tuple[str, str]]:
    for letter, hand in zip(SEATS, state.hands, strict=False):
        yield f"hand {letter}", write_cards(hand)
    for letter, back in zip(SEATS, state.backs, strict=False):
        if back:
            yield f"back {letter}", back
    for letter, what in zip(SEATS, state.chosen, strict=False):
        if what is not None:
            yield f"chosen {letter}", write_choice(state, what)
    for letter, pile in zip(SEATS, state.won, strict=False):
        if pile:
            yield f"won {letter}", write_cards(pile)
    for letter, barred in zip(SEATS, state.barred, strict=False):
        if barred:
            colours = [colour for colour in LETTERS if colour in barred]
            numbers = sorted(number for number in barred if isinstance(number, int))
            yield f"not {letter}", " ".join([*colours, *map(str, numbers)])


def write_choice(state: State, what: Choice) -> str:
    if isinstance(what, Card):
        return write_card(what)
    if isinstance(what, int) and mode(state.letter).first != "place":
        return SEATS[what]
    return str(what)


def read_position(headings: tuple[Heading, ...], setup: Setup) -> State:
    """The position that the headings describe; without any, the start of a match."""
    lines = PositionLines(headings, len(seats(setup)))
    state = at_its_time(with_cards(State(setup), lines), lines)
    state = with_backs(with_earlier_cards(state, lines), lines)
    state = state._replace(
        chosen=read_choices(state, lines),
        lines=read_scores(lines, ROUNDS, partial(points, setup), setup.players),
    )
    state = state._replace(round=lines.one("round", read_round, deal_after(state.lines, state.phase == OVER)))
    lines.end(KEYS)
    return state


def with_cards(state: State, lines: PositionLines) -> State:
    """What lies on the table, and the mode."""
    setup, none = state.setup, state.deck
    heap, seat = partial(read_heap, setup), partial(read_seat, seats=len(lines.seats))
    nothing: frozenset[str | int] = frozenset()
    trick = lines.one(
        "trick", lambda text: read_trick(text, partial(read, setup=setup), "A R5, B B16"), state.trick
    )
    letter, idea = lines.one("rule", partial(read_mode, setup), ("", ""))
    return state._replace(
        letter=letter,
        idea=idea,
        trick=trick,
        starter=lines.one("starter", seat, state.starter),
        taker=lines.one("taker", seat, state.taker),
        piles=tuple([lines.one(f"pile {number}", heap, none) for number in range(1, PILES + 1)]),
        deck=lines.one("deck", heap, none),
        hands=lines.each("hand", heap, none),
        won=tuple(map(in_order, lines.each("won", heap, none))),
        barred=lines.each("not", read_barred, nothing),
    )


def at_its_time(state: State, lines: PositionLines) -> State:
    """The phase, what hangs on it, and nothing that it does not have."""
    phase = lines.one("phase", partial(read_phase, PHASES, of="round"), phase_told_by(state))
    bare = phase == DEAL and not lines.told - {"round", "phase", "starter", "score"}
    begun = phase in BEGUN
    leader = lines.one(
        "leader",
        partial(read_seat, seats=len(lines.seats)),
        state.trick[0].seat if state.trick else state.starter or 0,
    )
    return state._replace(
        phase=phase,
        leader=leader if begun else 0,
        order=lines.one("order", read_order, order_on(state.setup, state.deck)),
        piles=state.piles if phase == PILE or any(state.piles) else (),
        hands=() if bare else state.hands,
        won=state.won if begun or any(state.won) else (),
        barred=state.barred if begun else (),
    )


def with_earlier_cards(state: State, lines: PositionLines) -> State:
    row = partial(read_one_each, state.setup)
    return state._replace(
        shown=lines.one("shown", row, state.shown),
        passed=lines.one("passed", lambda text: tuple(map(row, text.split("/"))), state.passed),
        last=lines.one("last", partial(own_card, state.setup), state.last),
    )


def order_on(setup: Setup, deck: Cards) -> str:
    """What the order card says, if it is known."""
    return row_of(setup, deck[0]).order if deck and exists(setup, deck[0]) else ""


def phase_told_by(state: State) -> str:
    """What the other lines suggest: cards in hand are to be played, if a mode is chosen."""
    if any(state.piles):
        return PILE
    if len(state.trick) == len(state.hands):
        return QUIZ if state.letter == "b" and state.taker is None else COLLECT
    if any(state.hands) or state.trick:
        return PLAY if state.letter else START if state.starter is None else PICK_MODE
    return SCORE if any(state.won) else DEAL


def with_backs(state: State, lines: PositionLines) -> State:
    """Backs that everybody sees; where a card on top is known, its back is."""
    if not state.hands:
        return state
    tops = [back_of_known(state, pile) for pile in state.piles or ((),) * PILES]
    down = not state.letter or mode(state.letter).hand == DOWN
    backs = [back_of_known(state, hand) if down else "" for hand in state.hands]
    return state._replace(
        tops=lines.one("tops", read_tops, tuple(tops)),
        backs=tuple(
            [
                lines.one(f"back {letter}", read_order, back)
                for letter, back in zip(lines.seats, backs, strict=True)
            ]
        ),
    )


def back_of_known(state: State, heap: Cards) -> str:
    """Of the top card, if that is known."""
    return back_of(state.setup, heap) if heap and exists(state.setup, heap[0]) else ""


def read_choices(state: State, lines: PositionLines) -> tuple[Choice, ...]:
    """Who is to choose, or has chosen, in this phase: every seat, or (in B and C) every player."""
    kept = state.phase in BEGUN and state.letter in ("c", "f")
    if not state.hands or not (kept or state.phase in (CHOOSE, QUIZ)):
        return ()
    count = state.setup.players if state.letter in ("b", "c") else len(state.hands)
    nothing: Choice = None

    return tuple(
        [
            lines.one(f"chosen {letter}", partial(read_choice, state), nothing)
            for letter in lines.seats[:count]
        ]
    )
