"""Positions of Tornei as text."""

from collections.abc import Iterator
from functools import cache
from itertools import groupby
from typing import Any

from engine.cards import HIDDEN, Card, Cards, Play, write_card, write_cards
from engine.games.tornei.cards import LETTERS, in_order
from engine.games.tornei.notation import deed, own_cards, own_suits, read_player_action
from engine.games.tornei.npc import strongest_first
from engine.games.tornei.outcomes import first_leader
from engine.games.tornei.score_lines import points, source
from engine.games.tornei.state import (
    COLLECT,
    DEAL,
    DEALER,
    FORECAST,
    IN_PLAY,
    NPC,
    OVER,
    PLAY,
    REVEAL,
    SCORE,
    SEATED,
    TURN,
    Bundles,
    State,
    bare_table,
    is_npc,
)
from engine.kernel import Headings, Setup
from engine.kit.notation import read_trick
from engine.kit.position import Line, Reading, Row, read_rows, write_rows
from engine.kit.position_rows import deal, derived, each, leader, one, phase, scores, seat, trick, voids
from engine.text import SEATS, Unreadable, split_action

PHASES = (DEALER, DEAL, PLAY, FORECAST, REVEAL, COLLECT, TURN, SCORE, OVER)
OF_PLAYERS = ("hand", "forecast", "board", "won", "void")
OF_THE_NPC = ("front", "pile", "turned", "box")
LYING = frozenset(("trick", *OF_PLAYERS, *OF_THE_NPC))
KEYS = (
    f"deal, dealer, leader, phase, trick, {', '.join(f'{key} A' for key in OF_PLAYERS)}, score 1 A, "
    f"with three players {', '.join(f'{key} D' for key in OF_THE_NPC)}"
)


@cache
def rows(setup: Setup) -> tuple[Row, ...]:
    return (
        seat("dealer", SEATED),
        scores(setup.players, setup.players, points, source),
        deal(),
        phase(PHASES, likely_phase, untold=DEALER),
        leader(SEATED, IN_PLAY, leads_first),
        Row("hands", read_hands, write_hands),
        trick(plays, deed),
        each("forecast", forecast, write_forecast, "forecasts"),
        each("board", board, write_board, "boards"),
        derived("right", lambda position: tuple([right for right, _ in position.boards])),
        derived("wrong", lambda position: tuple([wrong for _, wrong in position.boards])),
        each("won", read_bundles, write_bundles),
        voids(own_suits, LETTERS),
        *(rows_of_the_npc() if is_npc(setup, NPC) else ()),
    )


def rows_of_the_npc() -> tuple[Row, ...]:
    return (
        one("front D", open_cards, write_columns, "front"),
        one("pile D", row, write_cards, "pile"),
        one("turned D", face_up, write_cards, "turned"),
        one("box D", read_bundles, write_bundles, "box"),
    )


def read_position(headings: Headings, setup: Setup) -> State:
    return read_rows(headings, bare_table(setup), rows(setup), setup.players, KEYS)


def write_position(state: State) -> tuple[Line, ...]:
    return write_rows(state, rows(state.setup))


def read_hands(position: Reading) -> tuple[Cards, ...]:
    players = position.setup.players
    hands = position.each("hand", hand, position.blank.hands[:players])
    return (*hands, position.front) if is_npc(position.setup, NPC) else hands


def write_hands(state: State) -> Iterator[Line]:
    if state.phase not in (DEALER, DEAL):
        for letter, cards in zip(SEATS, state.hands[: state.setup.players], strict=False):
            yield f"hand {letter}", write_cards(cards)


# What no line tells


def leads_first(position: Any) -> int:
    return 0 if position.dealer is None else first_leader(position.setup, position.dealer)


def likely_phase(position: Any) -> str:
    """Nothing lies there: the dealer is to be named, or to deal. Cards do: what is done with them next?"""
    if not position.told & LYING:
        return DEALER if position.dealer is None else DEAL
    laid = [card is not None for card in position.forecasts]
    if len(position.trick) == SEATED:
        return REVEAL if any(laid) else COLLECT
    if len(position.trick) == 1 and not all(laid):
        return FORECAST
    if position.trick:
        return PLAY
    if is_npc(position.setup, NPC) and len(position.pile) > len(position.hands[NPC]):
        return TURN
    return PLAY if any(position.hands) else SCORE


# Values


def row(text: str) -> Cards:
    """Cards in the order in which they lie."""
    return own_cards(text.split())


def hand(text: str) -> Cards:
    return in_order(row(text))


def face_up(text: str) -> Cards:
    found = row(text)
    if HIDDEN in found:
        raise Unreadable("these cards lie face up, so ? cannot be one of them")
    return found


def open_cards(text: str) -> Cards:
    """`W4 W11 / S2`: the NPC's cards, column by column."""
    return tuple(sorted(face_up(text.replace("/", " ")), key=strongest_first))


def write_columns(cards: Cards) -> str:
    return " / ".join([write_cards(column) for _, column in groupby(cards, key=lambda card: card.suit)])


def forecast(text: str) -> Card | None:
    found = row(text)
    if len(found) != 1:
        raise Unreadable(f"one card is placed as a prediction, not {len(found)}")
    return found[0]


def write_forecast(card: Card | None) -> str:
    return "" if card is None else write_card(card)


def board(text: str) -> tuple[Cards, Cards]:
    """`right F3 W1, wrong C2`"""
    sides: dict[str, Cards] = {"right": (), "wrong": ()}
    for part in text.split(","):
        side, *found = part.split() or [""]
        if side not in sides or sides[side] or not found:
            raise Unreadable(f"{text!r} is no board: write right F3 W1, wrong C2")
        sides[side] = in_order(face_up(" ".join(found)))
    return sides["right"], sides["wrong"]


def write_board(sides: tuple[Cards, Cards]) -> str:
    named = zip(("right", "wrong"), sides, strict=True)
    return ", ".join([f"{side} {write_cards(cards)}" for side, cards in named if cards])


def read_bundles(text: str) -> Bundles:
    """`W1 S3 C2 C9 / F4 …`: the cards of a trick each."""
    return tuple(hand(part) for part in text.split("/"))


def write_bundles(bundles: Bundles) -> str:
    return " / ".join(map(write_cards, bundles))


def plays(text: str) -> tuple[Play, ...]:
    """The NPC's card is written as that of the fourth seat."""
    return read_trick(text, lambda part: read_player_action(split_action(part, SEATED)), "A W7, B F2")
