"""Positions of Iroha as text."""

import re
from collections.abc import Iterator
from functools import partial

from engine.cards import HIDDEN, Card, Cards, Play, write_card, write_cards
from engine.deeds import written
from engine.games.iroha.cards import LETTERS
from engine.games.iroha.notation import deed, own_cards, own_suits, read
from engine.games.iroha.scoring import lowest_reason, rest_reason, so_far_reason
from engine.games.iroha.state import DEAL, DEALER, OVER, PASS, PLAY, SCORE, State
from engine.kernel import ScoreLine, Setup
from engine.kit.notation import read_trick
from engine.kit.position import (
    PositionLines,
    deal_after,
    read_deal_number,
    read_phase,
    read_scores,
    write_scores,
)
from engine.text import SEATS, Heading, Unreadable, read_seat
from engine.trick import clockwise

PHASES = (DEALER, DEAL, PASS, PLAY, SCORE, OVER)


def write_position(state: State) -> tuple[tuple[str, str], ...]:
    """The lines that `read_position` reads back."""
    return tuple(position_lines(state))


def position_lines(state: State) -> Iterator[tuple[str, str]]:
    if state.dealer is not None:
        yield "dealer", SEATS[state.dealer]
    yield from write_scores(state.lines, source)
    if state.deal != deal_after(state.lines, state.phase == OVER):
        yield "deal", str(state.deal)
    if state.phase != DEALER:
        yield "phase", state.phase
    if not state.hands:
        return
    if state.phase == PLAY:
        yield "leader", SEATS[state.leader]
    for seat, hand in enumerate(state.hands):
        yield f"hand {SEATS[seat]}", write_cards(hand)
    for seat, pair in enumerate(state.passed):
        yield f"passed {SEATS[seat]}", write_cards(pair)
    if state.trick:
        yield "trick", ", ".join(map(written, map(deed, state.trick)))
    for seat, pile in enumerate(state.won):
        if pile:
            yield f"won {SEATS[seat]}", write_cards(pile)
    for seat, cards in enumerate(state.played):
        if cards:
            yield f"played {SEATS[seat]}", write_cards(cards)
    for seat, colours in enumerate(state.voids):
        if colours:
            yield f"void {SEATS[seat]}", " ".join(letter for letter in LETTERS if letter in colours)
    if state.stock:
        yield "stock", write_cards(state.stock)


def source(line: ScoreLine) -> str:
    """The lowest card of a colour, or all the rest; empty where it is not told."""
    card = dict(line.because.facts).get("card")
    if isinstance(card, Card):
        return write_card(card)
    return "rest" if line.because.rule == "iroha.score.rest" else ""


POINTS = re.compile(r"([+-][0-9]{1,3})(?: (rest|[A-Z][0-9]{1,2}))?")

KEYS = "deal, dealer, leader, phase, trick, stock, hand A, passed A, won A, played A, void A, score 1 A"


def read_position(headings: tuple[Heading, ...], setup: Setup) -> State:
    """The position that the headings describe; without any, the start of a match."""
    lines = PositionLines(headings, setup.players)

    def seat(text: str) -> int:
        return read_seat(text, setup.players)

    def trick(text: str) -> tuple[Play, ...]:
        return read_trick(text, partial(read, setup=setup), "A O7, B O8")

    none: Cards = ()
    no_plays: tuple[Play, ...] = ()
    no_colours: frozenset[str] = frozenset()
    dealer = lines.one("dealer", seat, None)
    plays = lines.one("trick", trick, no_plays)
    hands = lines.each("hand", pile, none)
    state = State(
        setup,
        dealer=dealer,
        leader=lines.one("leader", seat, first_to_act(plays, dealer, setup)),
        trick=plays,
        stock=lines.one("stock", pile, none),
    )
    passed, won, played = (
        lines.each("passed", pile, none),
        lines.each("won", pile, none),
        lines.each("played", row, none),
    )
    voids = lines.each("void", own_suits, no_colours)
    lies_there = lines.told & {"hand", "trick", "passed", "won", "played", "void", "stock"}
    told_phase = lines.one(
        "phase",
        partial(read_phase, PHASES),
        phase_told_by(plays, hands) if lies_there else phase_before(dealer),
    )
    state = state._replace(phase=told_phase)
    if lies_there or told_phase in (PASS, PLAY, SCORE):
        state = state._replace(hands=hands, won=won, played=played, voids=voids)
    if told_phase == PASS or "passed" in lines.told:
        state = state._replace(passed=passed)
    if told_phase != PLAY:
        state = state._replace(leader=0)
    state = state._replace(lines=read_scores(lines, setup.players, points))
    state = state._replace(
        deal=lines.one("deal", read_deal_number, deal_after(state.lines, state.phase == OVER))
    )
    lines.end(KEYS)
    return state


def phase_told_by(trick: tuple[Play, ...], hands: tuple[Cards, ...]) -> str:
    """Cards lie there: they are being played, or all are and the deal is to be counted."""
    return PLAY if trick or any(hands) else SCORE


def phase_before(dealer: int | None) -> str:
    """Nothing lies there yet: the dealer is to be named, or to deal."""
    return DEALER if dealer is None else DEAL


def first_to_act(trick: tuple[Play, ...], dealer: int | None, setup: Setup) -> int:
    if trick:
        return trick[0].seat
    return 0 if dealer is None else clockwise(dealer, setup.players)


def pile(text: str) -> Cards:
    return tuple(sorted(own_cards(text.split()), key=unknown_last))


def row(text: str) -> Cards:
    """Cards in the order in which they were played."""
    return own_cards(text.split())


def unknown_last(card: Card) -> tuple[bool, Card]:
    return (card == HIDDEN, card)


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
