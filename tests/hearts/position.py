"""Positions of Hearts as text, and what can be wrong with one."""

from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import Any

from engine.cards import Cards
from engine.kernel import Headings, Reason, ScoreLine, Setup, reason
from engine.kit import problems as faults
from engine.kit.actions import deed
from engine.kit.hidden import unknown_last
from engine.kit.notation import read_trick
from engine.kit.position import Line, Row, read_rows, write_rows
from engine.kit.position_rows import deal, each, leader, phase, scores, trick, voids
from engine.text import Unreadable
from tests.hearts.cards import DEALS, HAND, LETTERS, PLAYERS, exists
from tests.hearts.legality import judge
from tests.hearts.notation import own_cards, own_suits, read
from tests.hearts.outcomes import turn
from tests.hearts.sight import imagine
from tests.hearts.state import DEAL, OVER, PLAY, SCORE, State, cards

KEYS = "deal, phase, leader, trick, hand A, won A, void A, score 1 A"


@cache
def rows(setup: Setup) -> tuple[Row, ...]:
    plays = partial(read_trick, read=partial(read, setup=setup), example="A H7, B H8")
    return (
        scores(DEALS, PLAYERS, points, lambda line: ""),
        deal(),
        phase((DEAL, PLAY, SCORE, OVER), likely_phase),
        leader(PLAYERS, (PLAY,)),
        each("hand", heap, field="hands", even_empty=True),
        trick(plays, deed),
        each("won", heap),
        voids(own_suits, LETTERS),
    )


def read_position(headings: Headings, setup: Setup) -> State:
    return read_rows(headings, State(setup), rows(setup), PLAYERS, KEYS)


def write_position(state: State) -> tuple[Line, ...]:
    return write_rows(state, rows(state.setup))


def likely_phase(position: Any) -> str:
    if position.trick or any(position.hands):
        return PLAY
    return SCORE if any(position.won) else DEAL


def heap(text: str) -> Cards:
    return tuple(sorted(own_cards(text.split()), key=unknown_last))


def points(deal: int, player: int, text: str) -> tuple[ScoreLine, ...]:
    """`-13`, or `-3, -13`: where from is not told."""
    parts = [part.strip() for part in text.split(",")]
    if not all(part[:1] == "-" and part[1:].isdecimal() for part in parts):
        raise Unreadable(f"{text!r} is no score: write -13")
    because = reason("hearts.deals", "so-far", player=player, deal=deal)
    return tuple([ScoreLine(deal, player, int(part), because) for part in parts])


def uneven_hands(state: State) -> Iterator[Reason]:
    played = [play.seat for play in state.trick]
    sizes = [len(hand) + played.count(seat) for seat, hand in enumerate(state.hands)]
    for seat in range(PLAYERS):
        yield from faults.uneven_hand(sizes, seat, "hearts.turn", "hearts.deal", HAND)


CHECKS: tuple[Callable[[State], Iterator[Reason]], ...] = (
    faults.strange_cards("hearts.deck", cards, exists),
    faults.cards_twice("hearts.deck", cards),
    uneven_hands,
    faults.counted_too_soon("hearts.deals"),
    faults.voids_held("hearts.void"),
    faults.out_of_turn("hearts.turn", turn),
    faults.against_the_rules("hearts.turn", judge, turn),
    faults.nowhere_to_lie("hearts.deal", cards, imagine),
)


def problems(state: State) -> tuple[Reason, ...]:
    return tuple(found for check in CHECKS for found in check(state))
