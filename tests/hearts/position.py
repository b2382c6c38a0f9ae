"""Positions of Hearts as text, and what can be wrong with one."""

import re
from collections.abc import Callable, Iterator

from engine.cards import HIDDEN, Cards, Play, write_cards
from engine.deeds import written
from engine.kernel import Reason, ScoreLine, Setup, reason
from engine.kit.position import PositionLines
from engine.kit.problems import cards_twice, nowhere_to_lie, strange_cards
from engine.text import SEATS, Heading, Unreadable, read_seat
from engine.trick import clockwise
from tests.hearts.cards import DEALS, LETTERS, PLAYERS, exists
from tests.hearts.notation import deed, own_cards, read
from tests.hearts.sight import imagine
from tests.hearts.state import DEAL, OVER, PLAY, SCORE, State, cards

PHASES = (DEAL, PLAY, SCORE, OVER)
KEYS = "deal, phase, leader, trick, hand A, won A, void A, score 1 A"


def write_position(state: State) -> tuple[tuple[str, str], ...]:
    return tuple(position_lines(state))


def position_lines(state: State) -> Iterator[tuple[str, str]]:
    for deal, player in dict.fromkeys((line.deal, line.player) for line in state.lines):
        mine = [line.points for line in state.lines if (line.deal, line.player) == (deal, player)]
        yield f"score {deal} {SEATS[player]}", str(sum(mine))
    yield "deal", str(state.deal)
    yield "phase", state.phase
    if state.phase == PLAY:
        yield "leader", SEATS[state.leader]
    for seat in range(PLAYERS):
        yield f"hand {SEATS[seat]}", write_cards(state.hands[seat])
    if state.trick:
        yield "trick", ", ".join(map(written, map(deed, state.trick)))
    for seat, pile in enumerate(state.won):
        if pile:
            yield f"won {SEATS[seat]}", write_cards(pile)
    for seat, suits in enumerate(state.voids):
        if suits:
            yield f"void {SEATS[seat]}", " ".join(sorted(suits))


def read_position(headings: tuple[Heading, ...], setup: Setup) -> State:
    lines = PositionLines(headings, PLAYERS)
    none: Cards = ()
    hands, won = lines.each("hand", heap, none), lines.each("won", heap, none)
    no_plays: tuple[Play, ...] = ()
    plays = lines.one("trick", lambda text: read_trick(text, setup), no_plays)
    lies_there = any((*hands, *won, plays))
    phase = lines.one("phase", read_phase, PLAY if plays or any(hands) else SCORE if lies_there else DEAL)
    leader = lines.one("leader", lambda text: read_seat(text, PLAYERS), plays[0].seat if plays else 0)
    no_suits: frozenset[str] = frozenset()
    voids = lines.each("void", lambda text: frozenset(text.split()) & frozenset(LETTERS), no_suits)
    scores = tuple(scored(lines))
    counted = max((line.deal for line in scores), default=0)
    deal = lines.one("deal", read_deal, counted + (phase != OVER))
    lines.end(KEYS)
    return State(setup, phase, deal, leader if phase == PLAY else 0, hands, plays, won, voids, scores)


def heap(text: str) -> Cards:
    return tuple(sorted(own_cards(text), key=lambda card: (card == HIDDEN, card)))


def read_phase(text: str) -> str:
    if text not in PHASES:
        raise Unreadable(f"{text!r} is no phase of a deal: {', '.join(PHASES)}")
    return text


def read_deal(text: str) -> int:
    if not re.fullmatch(f"[1-{DEALS}]", text):
        raise Unreadable(f"{text!r} is not the number of a deal")
    return int(text)


def read_trick(text: str, setup: Setup) -> tuple[Play, ...]:
    plays = [read(part.strip(), setup) for part in text.split(",") if part.strip()]
    if not all(isinstance(play, Play) and len(play.cards) == 1 for play in plays):
        raise Unreadable(f"{text!r} is not a trick: write A H7, B H8")
    return tuple(play for play in plays if isinstance(play, Play))


def scored(lines: PositionLines) -> Iterator[ScoreLine]:
    for deal in range(1, DEALS + 1):
        for player, letter in enumerate(SEATS[:PLAYERS]):
            points = lines.one(f"score {deal} {letter}", read_points, 0)
            if points:
                yield ScoreLine(
                    deal, player, points, reason("hearts.deals", "so-far", player=player, deal=deal)
                )


def read_points(text: str) -> int:
    if not re.fullmatch("-[1-9][0-9]?", text):
        raise Unreadable(f"{text!r} is no score: write -13")
    return int(text)


def uneven_hands(state: State) -> Iterator[Reason]:
    sizes = [
        len(hand) + any(play.seat == seat for play in state.trick) for seat, hand in enumerate(state.hands)
    ]
    for seat, size in enumerate(sizes):
        if size != sizes[0]:
            yield reason("hearts.deal", "uneven", player=seat, other=0)


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
    broken_trick,
    revoked,
    nowhere_to_lie("hearts.deal", cards, imagine),
)


def problems(state: State) -> tuple[Reason, ...]:
    return tuple(found for check in CHECKS for found in check(state))
