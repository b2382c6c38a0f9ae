"""Positions of Tezuma as text."""

import re
from collections.abc import Iterator
from functools import partial

from engine.cards import Cards, Play, write_cards
from engine.deeds import written
from engine.games.tezuma.abilities import EGG
from engine.games.tezuma.cards import LETTERS
from engine.games.tezuma.draft import kinds_of
from engine.games.tezuma.notation import check_ability, deed, own_cards, own_suits, read, read_number
from engine.games.tezuma.score_lines import NOTHING_YET, read_results, write_result
from engine.games.tezuma.state import (
    DEAL,
    DRAFT,
    FIRST,
    LAYOUT,
    OVER,
    PLAY,
    SCORE,
    DealResult,
    State,
    Taken,
    unknown_last,
)
from engine.kernel import Setup
from engine.kit.position import PositionLines, read_deal_number, read_phase
from engine.text import SEATS, Heading, Unreadable, read_seat

PHASES = (FIRST, LAYOUT, DEAL, DRAFT, PLAY, SCORE, OVER)
KEYS = (
    "start, deal, phase, score-cards, abilities, leader, trick, egg, hand A, took A, uses A, tricks A, won A, "
    "void A, shown A, score 1 A"
)


LIES_THERE = frozenset({"hand", "trick", "took", "uses", "tricks", "won", "void", "shown", "egg"})
"""The lines that tell of cards that were dealt."""


def write_position(state: State) -> tuple[tuple[str, str], ...]:
    """The lines that `read_position` reads back."""
    return tuple(position_lines(state))


def position_lines(state: State) -> Iterator[tuple[str, str]]:
    if state.start is not None:
        yield "start", SEATS[state.start]
    for deal, results in enumerate(state.results, start=1):
        for seat, counted in enumerate(results):
            yield f"score {deal} {SEATS[seat]}", write_result(counted)
    yield "phase", state.phase
    if state.scoring_cards:
        yield "score-cards", " ".join(map(str, state.scoring_cards))
    if state.abilities:
        yield "abilities", " ".join(state.abilities)
    if not state.hands:
        return
    if state.phase == PLAY:
        yield "leader", SEATS[state.leader]
    if state.trick:
        yield "trick", ", ".join(map(written, map(deed, state.trick)))
    if state.egg is not None:
        yield "egg", SEATS[state.egg]
    for seat in range(state.setup.players):
        yield from seat_lines(state, seat)


def seat_lines(state: State, seat: int) -> Iterator[tuple[str, str]]:
    letter = SEATS[seat]
    yield f"hand {letter}", write_cards(state.hands[seat])
    found = (
        ("took", write_taken(state.taken[seat])),
        ("uses", str(state.uses[seat] or "")),
        ("tricks", str(state.tricks[seat] or "")),
        ("won", write_cards(state.won[seat])),
        ("void", " ".join(suit for suit in LETTERS[state.setup.edition] if suit in state.voids[seat])),
        ("shown", write_cards(state.shown[seat])),
    )
    for key, value in found:
        if value:
            yield f"{key} {letter}", value


def write_taken(mine: Taken) -> str:
    parts = (
        f"pain {mine.pain}" if mine.pain else "",
        f"score {mine.score}" if mine.score else "",
        mine.ability,
    )
    return ", ".join(filter(None, parts))


def read_position(headings: tuple[Heading, ...], setup: Setup) -> State:
    """The position that the headings describe; without any, the start of a match."""
    lines = PositionLines(headings, setup.players)
    state = read_table(lines, setup)
    at_seats = read_seats(lines, state)
    lies_there = bool(lines.told & LIES_THERE)
    phase = lines.one(
        "phase", partial(read_phase, PHASES), phase_told_by(state, lies_there, any(at_seats.hands))
    )
    if lies_there or phase in (DRAFT, PLAY, SCORE):
        state = at_seats
    deal = lines.one("deal", read_deal_number, deal_after(state.results, phase))
    before = deal if phase == OVER else deal - 1
    untold = ((NOTHING_YET,) * setup.players,) * (before - len(state.results))
    lines.end(KEYS)
    leader = state.leader if phase == PLAY else 0
    return state._replace(phase=phase, leader=leader, deal=deal, results=(*state.results, *untold))


def read_table(lines: PositionLines, setup: Setup) -> State:
    """What is told once."""

    def seat(text: str) -> int:
        return read_seat(text, setup.players)

    no_plays: tuple[Play, ...] = ()
    no_numbers: tuple[int, ...] = ()
    no_names: tuple[str, ...] = ()
    start = lines.one("start", seat, None)
    plays = lines.one("trick", lambda text: read_trick(text, setup), no_plays)
    results = read_results(lines, setup)
    return State(
        setup,
        start=start,
        leader=lines.one("leader", seat, plays[0].seat if plays else start or 0),
        scoring_cards=lines.one("score-cards", read_numbers, no_numbers),
        abilities=lines.one("abilities", read_abilities, no_names),
        trick=plays,
        egg=lines.one("egg", seat, None),
        results=results,
    )


def read_seats(lines: PositionLines, state: State) -> State:
    """What is told of each seat."""

    def pile(text: str) -> Cards:
        return tuple(sorted(own_cards(text.split(), state.setup), key=unknown_last))

    no_cards: Cards = ()
    no_suits: frozenset[str] = frozenset()
    return state._replace(
        hands=lines.each("hand", pile, no_cards),
        taken=lines.each("took", lambda text: read_taken(text, state.setup), Taken()),
        uses=lines.each("uses", read_count, 0),
        tricks=lines.each("tricks", read_count, 0),
        won=lines.each("won", pile, no_cards),
        voids=lines.each("void", lambda text: own_suits(text, state.setup), no_suits),
        shown=lines.each("shown", pile, no_cards),
    )


def phase_told_by(state: State, lies_there: bool, has_cards: bool) -> str:
    """Cards lie there: they are being played, or all are; nothing does: the layout and the start tell."""
    if lies_there:
        return PLAY if state.trick or has_cards else SCORE
    if state.scoring_cards:
        return DEAL
    return FIRST if state.start is None else LAYOUT


def deal_after(results: tuple[tuple[DealResult, ...], ...], phase: str) -> int:
    """Which deal it is, told by the deals that are counted."""
    return len(results) + (phase != OVER)


def read_count(text: str) -> int:
    if not re.fullmatch("[0-9]{1,2}", text):
        raise Unreadable(f"{text!r} is not a number from 0 to 99")
    return int(text)


def read_numbers(text: str) -> tuple[int, ...]:
    return tuple(map(read_number, text.split()))


def read_abilities(text: str) -> tuple[str, ...]:
    names = tuple(text.split())
    for name in names:
        check_ability(name)
    return names


def read_trick(text: str, setup: Setup) -> tuple[Play, ...]:
    plays = []
    for part in filter(None, map(str.strip, text.split(","))):
        action = read(part, setup)
        if not isinstance(action, Play) or not (action.cards or action.ability != EGG):
            raise Unreadable(f"{part!r} is not a play: a trick is written A B7, B R* + sword-walking")
        plays.append(action)
    return tuple(plays)


def read_taken(text: str, setup: Setup) -> Taken:
    """`pain R, score 1, fire-breathing`, or some of these."""
    mine = Taken()
    for part in filter(None, map(str.strip, text.split(","))):
        before = kinds_of(mine)
        match part.split():
            case ["pain", letter] if letter in LETTERS[setup.edition]:
                mine = mine._replace(pain=letter)
            case ["score", number]:
                mine = mine._replace(score=read_number(number))
            case [ability]:
                check_ability(ability)
                mine = mine._replace(ability=ability)
            case _:
                raise Unreadable(f"{part!r} was not taken: write pain R, score 1, fire-breathing")
        if kinds_of(mine) == before:
            raise Unreadable(f"{part!r} is a second card of its kind: one of each is taken")
    return mine
