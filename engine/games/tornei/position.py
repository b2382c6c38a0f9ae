"""Positions of Tornei as text."""

from collections.abc import Iterator
from functools import partial
from itertools import groupby

from engine.cards import HIDDEN, Card, Cards, Play, write_card, write_cards
from engine.deeds import written
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
from engine.kernel import Setup
from engine.kit.notation import read_trick
from engine.kit.position import (
    PositionLines,
    deal_after,
    read_deal_number,
    read_phase,
    read_scores,
    write_scores,
)
from engine.text import SEATS, Heading, Unreadable, read_seat, split_action

PHASES = (DEALER, DEAL, PLAY, FORECAST, REVEAL, COLLECT, TURN, SCORE, OVER)


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
    if state.phase in IN_PLAY:
        yield "leader", SEATS[state.leader]
    if state.phase not in (DEALER, DEAL):
        yield from cards_lying(state)


def cards_lying(state: State) -> Iterator[tuple[str, str]]:
    players = SEATS[: state.setup.players]
    for letter, hand in zip(players, state.hands, strict=False):
        yield f"hand {letter}", write_cards(hand)
    if state.trick:
        yield "trick", ", ".join(map(written, map(deed, state.trick)))
    for letter, card in zip(players, state.forecasts, strict=True):
        if card is not None:
            yield f"forecast {letter}", write_card(card)
    for letter, right, wrong in zip(players, state.right, state.wrong, strict=True):
        if right or wrong:
            yield f"board {letter}", write_board(right, wrong)
    for letter, bundles in zip(players, state.won, strict=True):
        if bundles:
            yield f"won {letter}", write_bundles(bundles)
    for letter, suits in zip(players, state.voids, strict=True):
        if suits:
            yield f"void {letter}", " ".join(suit for suit in LETTERS if suit in suits)
    if is_npc(state.setup, NPC):
        yield from npc_lines(state)


def npc_lines(state: State) -> Iterator[tuple[str, str]]:
    if state.hands[NPC]:
        columns = groupby(state.hands[NPC], key=lambda card: card.suit)
        yield "front D", " / ".join(write_cards(column) for _, column in columns)
    if state.pile:
        yield "pile D", write_cards(state.pile)
    if state.turned:
        yield "turned D", write_cards(state.turned)
    if state.box:
        yield "box D", write_bundles(state.box)


def write_board(right: Cards, wrong: Cards) -> str:
    sides = (("right", right), ("wrong", wrong))
    return ", ".join(f"{side} {write_cards(cards)}" for side, cards in sides if cards)


def write_bundles(bundles: Bundles) -> str:
    return " / ".join(map(write_cards, bundles))


OF_PLAYERS = ("hand", "forecast", "board", "won", "void")
OF_THE_NPC = ("front", "pile", "turned", "box")
LYING = frozenset(("trick", *OF_PLAYERS, *OF_THE_NPC))
KEYS = (
    f"deal, dealer, leader, phase, trick, {', '.join(f'{key} A' for key in OF_PLAYERS)}, score 1 A, "
    f"with three players {', '.join(f'{key} D' for key in OF_THE_NPC)}"
)


def read_position(headings: tuple[Heading, ...], setup: Setup) -> State:
    """The position that the headings describe; without any, the start of a match."""
    lines = PositionLines(headings, setup.players)
    state = with_cards(bare_table(setup, dealer=lines.one("dealer", seat, None)), lines)
    leader = lines.one("leader", seat, leader_told_by(state))
    phase = lines.one(
        "phase", partial(read_phase, PHASES), phase_told_by(state) if lines.told & LYING else state.phase
    )
    state = state._replace(phase=phase, leader=leader if phase in IN_PLAY else 0)
    state = state._replace(lines=read_scores(lines, setup.players, points))
    state = state._replace(deal=lines.one("deal", read_deal_number, deal_after(state.lines, phase == OVER)))
    lines.end(KEYS)
    return state


def with_cards(state: State, lines: PositionLines) -> State:
    """What lies on the table."""
    none: Cards = ()
    nothing: Bundles = ()
    no_suits: frozenset[str] = frozenset()
    setup = state.setup
    boards = lines.each("board", board, (none, none))
    state = state._replace(
        hands=lines.each("hand", hand, none),
        trick=lines.one("trick", trick, ()),
        forecasts=lines.each("forecast", forecast, None),
        right=tuple(right for right, _ in boards),
        wrong=tuple(wrong for _, wrong in boards),
        won=lines.each("won", read_bundles, nothing),
        voids=lines.each("void", own_suits, no_suits),
    )
    if not is_npc(setup, NPC):
        return state
    return state._replace(
        hands=(*state.hands, lines.one("front D", open_cards, none)),
        pile=lines.one("pile D", row, none),
        turned=lines.one("turned D", face_up, none),
        box=lines.one("box D", read_bundles, nothing),
    )


def leader_told_by(state: State) -> int:
    if state.trick:
        return state.trick[0].seat
    return 0 if state.dealer is None else first_leader(state.setup, state.dealer)


def phase_told_by(state: State) -> str:
    """Cards lie there: what is done with them next?"""
    laid = [card is not None for card in state.forecasts]
    if len(state.trick) == SEATED:
        return REVEAL if any(laid) else COLLECT
    if len(state.trick) == 1 and not all(laid):
        return FORECAST
    if state.trick:
        return PLAY
    if is_npc(state.setup, NPC) and len(state.pile) > len(state.hands[NPC]):
        return TURN
    return PLAY if any(state.hands) else SCORE


def seat(text: str) -> int:
    return read_seat(text, SEATED)


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


def forecast(text: str) -> Card | None:
    found = row(text)
    if len(found) != 1:
        raise Unreadable(f"one card is laid as a forecast, not {len(found)}")
    return found[0]


def board(text: str) -> tuple[Cards, Cards]:
    """`right F3 W1, wrong C2`"""
    sides: dict[str, Cards] = {"right": (), "wrong": ()}
    for part in text.split(","):
        side, *found = part.split() or [""]
        if side not in sides or sides[side] or not found:
            raise Unreadable(f"{text!r} is no board: write right F3 W1, wrong C2")
        sides[side] = in_order(face_up(" ".join(found)))
    return sides["right"], sides["wrong"]


def read_bundles(text: str) -> Bundles:
    """`W1 S3 C2 C9 / F4 …`: the cards of a trick each."""
    return tuple(hand(part) for part in text.split("/"))


def trick(text: str) -> tuple[Play, ...]:
    """The NPC's card is written as that of the fourth seat."""
    return read_trick(text, lambda part: read_player_action(split_action(part, SEATED)), "A W7, B F2")
