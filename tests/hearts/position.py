"""Positions of Hearts as text, and what can be wrong with one."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from engine.cards import Cards
from engine.kernel import Headings, Reason, ScoreLine, Setup, reason
from engine.kit.actions import deed
from engine.kit.hidden import unknown_last
from engine.kit.notation import read_trick
from engine.kit.position import Line, Row, read_rows, write_rows
from engine.kit.position_rows import (
    deal_told,
    each,
    leader,
    one,
    phase,
    read_deal_number,
    scores,
    trick,
    voids,
)
from engine.kit.problems import (
    cards_twice,
    counted_too_soon,
    nowhere_to_lie,
    strange_cards,
    uneven_hand,
    voids_held,
)
from engine.text import Unreadable
from engine.trick import clockwise
from tests.hearts.cards import DEALS, HAND, LETTERS, PLAYERS, exists
from tests.hearts.notation import own_cards, own_suits, read
from tests.hearts.sight import imagine
from tests.hearts.state import DEAL, OVER, PLAY, SCORE, State, cards

PHASES = (DEAL, PLAY, SCORE, OVER)
KEYS = "deal, phase, leader, trick, hand A, won A, void A, score 1 A"


def rows(setup: Setup) -> tuple[Row, ...]:
    plays = partial(read_trick, read=partial(read, setup=setup), example="A H7, B H8")
    return (
        scores(DEALS, PLAYERS, points, lambda line: ""),
        one("deal", read_deal_number, otherwise=deal_told),
        phase(PHASES, likely_phase),
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


def points(deal: int, player: int, text: str) -> list[ScoreLine]:
    because = reason("hearts.deals", "so-far", player=player, deal=deal)
    parts = [part.strip() for part in text.split(",")]
    if not all(part[:1] == "-" and part[1:].isdecimal() for part in parts):
        raise Unreadable(f"{text!r} is no score: write -13")
    return [ScoreLine(deal, player, int(part), because) for part in parts]


def uneven_hands(state: State) -> Iterator[Reason]:
    sizes = [
        len(hand) + any(play.seat == player for play in state.trick)
        for player, hand in enumerate(state.hands)
    ]
    for player in range(PLAYERS):
        yield from uneven_hand(sizes, player, "hearts.turn", "hearts.deal", HAND)


def broken_trick(state: State) -> Iterator[Reason]:
    due = state.leader
    for play in state.trick:
        if play.seat != due:
            yield reason("hearts.turn", "order", player=play.seat, other=due)
            return
        due = clockwise(due, PLAYERS)


def revoked(state: State) -> Iterator[Reason]:
    for play in state.trick[1:]:
        led, (card,) = state.trick[0].cards[0].suit, play.cards
        if card.suit != led and any(held.suit == led for held in state.hands[play.seat]):
            yield reason("hearts.follow", "revoked", player=play.seat, card=card, suit=led)


CHECKS: tuple[Callable[[State], Iterator[Reason]], ...] = (
    strange_cards("hearts.deck", cards, exists),
    cards_twice("hearts.deck", cards),
    uneven_hands,
    counted_too_soon("hearts.deals"),
    voids_held("hearts.void"),
    broken_trick,
    revoked,
    nowhere_to_lie("hearts.deal", cards, imagine),
)


def problems(state: State) -> tuple[Reason, ...]:
    return tuple(found for check in CHECKS for found in check(state))
