"""Positions of Hearts as text, and what can be wrong with one."""

from collections.abc import Callable, Iterator
from functools import partial

from engine.cards import HIDDEN, Cards, Play, write_cards
from engine.deeds import written
from engine.kernel import Reason, ScoreLine, Setup, reason
from engine.kit.notation import own_suits, read_trick
from engine.kit.position import (
    PositionLines,
    deal_after,
    read_deal_number,
    read_phase,
    read_scores,
    write_scores,
)
from engine.kit.problems import (
    cards_twice,
    counted_too_soon,
    nowhere_to_lie,
    strange_cards,
    uneven_hand,
    voids_held,
)
from engine.text import SEATS, Heading, Unreadable, read_seat
from engine.trick import clockwise
from tests.hearts.cards import DEALS, HAND, LETTERS, PLAYERS, exists
from tests.hearts.notation import deed, own_cards, read
from tests.hearts.sight import imagine
from tests.hearts.state import DEAL, OVER, PLAY, SCORE, State, cards

PHASES = (DEAL, PLAY, SCORE, OVER)
KEYS = "deal, phase, leader, trick, hand A, won A, void A, score 1 A"


def write_position(state: State) -> tuple[tuple[str, str], ...]:
    return tuple(position_lines(state))


def position_lines(state: State) -> Iterator[tuple[str, str]]:
    yield from write_scores(state.lines, lambda line: "")
    yield "deal", str(state.deal)
    yield "phase", state.phase
    if state.phase == PLAY:
        yield "leader", SEATS[state.leader]
    yield "trick", ", ".join(map(written, map(deed, state.trick)))
    for seat, letter in enumerate(SEATS[:PLAYERS]):
        yield f"hand {letter}", write_cards(state.hands[seat])
        yield f"won {letter}", write_cards(state.won[seat])
        yield f"void {letter}", " ".join(sorted(state.voids[seat]))


def read_position(headings: tuple[Heading, ...], setup: Setup) -> State:
    lines = PositionLines(headings, PLAYERS)
    none: Cards = ()
    no_plays: tuple[Play, ...] = ()
    no_suits: frozenset[str] = frozenset()
    hands, won = lines.each("hand", heap, none), lines.each("won", heap, none)
    plays = lines.one(
        "trick", partial(read_trick, read=lambda play: read(play, setup), example="A H7, B H8"), no_plays
    )
    usual = PLAY if plays or any(hands) else SCORE if any(won) else DEAL
    phase = lines.one("phase", partial(read_phase, PHASES), usual)
    leader = lines.one("leader", lambda text: read_seat(text, PLAYERS), plays[0].seat if plays else 0)
    voids = lines.each("void", partial(own_suits, letters=LETTERS, called="suit of Hearts"), no_suits)
    scores = read_scores(lines, DEALS, points)
    deal = lines.one("deal", read_deal_number, deal_after(scores, phase == OVER))
    lines.end(KEYS)
    return State(setup, phase, deal, leader if phase == PLAY else 0, hands, plays, won, voids, scores)


def heap(text: str) -> Cards:
    return tuple(sorted(own_cards(text.split()), key=lambda card: (card == HIDDEN, card)))


def points(deal: int, player: int, text: str) -> list[ScoreLine]:
    because = reason("hearts.deals", "so-far", player=player, deal=deal)
    parts = [part.strip() for part in text.split(",")]
    if not all(part[:1] == "-" and part[1:].isdecimal() for part in parts):
        raise Unreadable(f"{text!r} is no score: write -13")
    return [ScoreLine(deal, player, int(part), because) for part in parts]


def uneven_hands(state: State) -> Iterator[Reason]:
    sizes = [
        len(hand) + any(play.seat == seat for play in state.trick) for seat, hand in enumerate(state.hands)
    ]
    for seat in range(PLAYERS):
        yield from uneven_hand(sizes, seat, "hearts.turn", "hearts.deal", HAND)


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
