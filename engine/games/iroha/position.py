"""Positions of Iroha as text."""

import re
from functools import cache, partial
from typing import Any

from engine.cards import Card, Cards, write_card, write_cards
from engine.games.iroha.cards import LETTERS
from engine.games.iroha.notation import deed, own_cards, own_suits, read
from engine.games.iroha.scoring import lowest_reason, rest_reason, so_far_reason
from engine.games.iroha.state import DEAL, DEALER, OVER, PASS, PLAY, SCORE, State
from engine.kernel import Headings, ScoreLine, Setup
from engine.kit.hidden import unknown_last
from engine.kit.notation import read_trick
from engine.kit.position import Line, Row, read_rows, write_rows
from engine.kit.position_rows import deal, each, leader, once, one, phase, scores, seat, trick, voids
from engine.text import Unreadable
from engine.trick import clockwise

PHASES = (DEALER, DEAL, PASS, PLAY, SCORE, OVER)
LYING = frozenset({"hand", "trick", "passed", "won", "played", "void", "stock"})
"""Lines of cards that were dealt."""

KEYS = "deal, dealer, leader, phase, trick, stock, hand A, passed A, won A, played A, void A, score 1 A"


@cache
def rows(setup: Setup) -> tuple[Row, ...]:
    players = setup.players
    dealt = partial(once, is_dealt, players)
    plays = partial(read_trick, read=partial(read, setup=setup), example="A O7, B O8")
    return (
        seat("dealer", players),
        scores(players, players, points, source),
        deal(),
        phase(PHASES, likely_phase, untold=DEALER),
        leader(players, (PLAY,), left_of_the_dealer),
        each("hand", pile, field="hands", otherwise=dealt(()), even_empty=True),
        each("passed", pile, otherwise=once(is_passing, players, ()), even_empty=True),
        trick(plays, deed),
        each("won", pile, otherwise=dealt(())),
        each("played", row, otherwise=dealt(())),
        voids(own_suits, LETTERS, otherwise=dealt(frozenset())),
        one("stock", pile, write_cards),
    )


def read_position(headings: Headings, setup: Setup) -> State:
    return read_rows(headings, State(setup), rows(setup), setup.players, KEYS)


def write_position(state: State) -> tuple[Line, ...]:
    return write_rows(state, rows(state.setup))


# What no line tells


def likely_phase(position: Any) -> str:
    """Cards lie there: they are being played, or all are. None do: the dealer is to be named, or to deal."""
    if position.told & LYING:
        return PLAY if position.trick or any(position.hands) else SCORE
    return DEALER if position.dealer is None else DEAL


def left_of_the_dealer(position: Any) -> int:
    return 0 if position.dealer is None else clockwise(position.dealer, position.setup.players)


def is_dealt(position: Any) -> bool:
    return bool(position.told & LYING) or position.phase in (PASS, PLAY, SCORE)


def is_passing(position: Any) -> bool:
    return "passed" in position.told or bool(position.phase == PASS)


# Values


def pile(text: str) -> Cards:
    return tuple(sorted(own_cards(text.split()), key=unknown_last))


def row(text: str) -> Cards:
    """Cards in the order in which they were played."""
    return own_cards(text.split())


def source(line: ScoreLine) -> str:
    """The lowest card of a colour, or all the rest; empty where it is not told."""
    card = dict(line.because.facts).get("card")
    if isinstance(card, Card):
        return write_card(card)
    return "rest" if line.because.rule == "iroha.score.rest" else ""


POINTS = re.compile(r"([+-][0-9]{1,3})(?: (rest|[A-Z][0-9]{1,2}))?")


def points(deal: int, player: int, text: str) -> list[ScoreLine]:
    """`+2 O2, +6 R6, -3 rest`, or `+5` where the cards are not told."""
    found = []
    for part in map(str.strip, text.split(",")):
        match = POINTS.fullmatch(part)
        if match is None:
            raise Unreadable(f"{part!r} is no score: write +2 O2, +6 R6, -3 rest, or a sum such as +5")
        amount, what = int(match[1]), match[2]
        if what is None:
            reason = so_far_reason(player, deal)
        elif what == "rest":
            if amount >= 0:
                raise Unreadable(f"the rest costs points: {part!r} must be below zero")
            reason = rest_reason(player, -amount)
        else:
            (card,) = own_cards([what])
            if amount != card.number:
                raise Unreadable(f"{what} scores {card.number:+}, not {amount:+}")
            reason = lowest_reason(player, card)
        found.append(ScoreLine(deal, player, amount, reason))
    return found
