"""Positions of Tezuma as text."""

import re
from functools import cache, partial
from typing import Any

from engine.cards import Cards, Play
from engine.games.tezuma.abilities import EGG
from engine.games.tezuma.cards import LETTERS
from engine.games.tezuma.draft import kinds_of
from engine.games.tezuma.notation import check_ability, deed, own_cards, own_suits, read, read_number
from engine.games.tezuma.score_lines import NOTHING_YET, read_results, write_results
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
)
from engine.kernel import Headings, Setup
from engine.kit.hidden import unknown_last
from engine.kit.position import Line, Row, read_rows, write_rows
from engine.kit.position_rows import (
    derived,
    each,
    leader,
    once,
    one,
    phase,
    read_deal_number,
    seat,
    trick,
    voids,
)
from engine.text import Unreadable

PHASES = (FIRST, LAYOUT, DEAL, DRAFT, PLAY, SCORE, OVER)
KEYS = (
    "start, deal, phase, score-cards, abilities, leader, trick, egg, hand A, took A, uses A, tricks A, won A, "
    "void A, shown A, score 1 A"
)


LIES_THERE = frozenset({"hand", "trick", "took", "uses", "tricks", "won", "void", "shown", "egg"})
"""The lines that tell of cards that were dealt."""


@cache
def rows_of_the_table(setup: Setup) -> tuple[Row, ...]:
    return (
        seat("start", setup.players),
        Row("counted", read_results, write_results),
        phase(PHASES, likely_phase),
        one("deal", read_deal_number, lambda deal: "", otherwise=likely_deal),
        derived("results", all_results),
        one("score-cards", read_numbers, write_words, "scoring_cards"),
        one("abilities", read_abilities, write_words),
        leader(setup.players, (PLAY,), lambda position: position.start or 0),
        trick(partial(read_trick, setup=setup), deed),
        seat("egg", setup.players),
    )


@cache
def rows_of_a_seat(setup: Setup) -> tuple[Row, ...]:
    pile = partial(read_pile, setup=setup)
    dealt = partial(once, is_dealt, setup.players)
    letters = LETTERS[setup.edition]
    return (
        each("hand", pile, field="hands", otherwise=dealt(()), even_empty=True),
        each("took", partial(read_taken, setup=setup), write_taken, "taken", dealt(Taken())),
        each("uses", read_count, write_count, otherwise=dealt(0)),
        each("tricks", read_count, write_count, otherwise=dealt(0)),
        each("won", pile, otherwise=dealt(())),
        voids(partial(own_suits, setup=setup), letters, dealt(frozenset())),
        each("shown", pile, otherwise=dealt(())),
    )


def read_position(headings: Headings, setup: Setup) -> State:
    rows = (*rows_of_the_table(setup), *rows_of_a_seat(setup))
    return read_rows(headings, State(setup), rows, setup.players, KEYS)


def write_position(state: State) -> tuple[Line, ...]:
    """All of one seat stands together."""
    of_seats = write_rows(state, rows_of_a_seat(state.setup))
    return (*write_rows(state, rows_of_the_table(state.setup)), *sorted(of_seats, key=seat_told))


def seat_told(line: Line) -> str:
    return line[0].split()[1]


# What no line tells


def likely_phase(position: Any) -> str:
    """Cards lie there: they are being played, or all are; nothing does: the layout and the start tell."""
    if position.told & LIES_THERE:
        return PLAY if position.trick or any(position.hands) else SCORE
    if position.scoring_cards:
        return DEAL
    return FIRST if position.start is None else LAYOUT


def likely_deal(position: Any) -> int:
    """Told by the deals that are counted."""
    return len(position.counted) + int(position.phase != OVER)


def all_results(position: Any) -> tuple[tuple[DealResult, ...], ...]:
    """Of counted deals that no line tells nobody has points."""
    before = position.deal if position.phase == OVER else position.deal - 1
    untold = before - len(position.counted)
    return (*position.counted, *((NOTHING_YET,) * position.setup.players,) * untold)


def is_dealt(position: Any) -> bool:
    return bool(position.told & LIES_THERE) or position.phase in (DRAFT, PLAY, SCORE)


# Values


def read_pile(text: str, setup: Setup) -> Cards:
    return tuple(sorted(own_cards(text.split(), setup), key=unknown_last))


def read_count(text: str) -> int:
    if not re.fullmatch("[0-9]{1,2}", text):
        raise Unreadable(f"{text!r} is not a number from 0 to 99")
    return int(text)


def write_count(count: int) -> str:
    return str(count or "")


def write_words(words: tuple[object, ...]) -> str:
    return " ".join(map(str, words))


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


def write_taken(mine: Taken) -> str:
    parts = (
        f"pain {mine.pain}" if mine.pain else "",
        f"score {mine.score}" if mine.score else "",
        mine.ability,
    )
    return ", ".join(filter(None, parts))
