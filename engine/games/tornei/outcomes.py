"""What follows from what was done: for each question an ordered row of rulings; the first that answers decides."""

from collections.abc import Callable

from engine.cards import Card, Cards, Play, replaced
from engine.games.tornei.cards import in_order, place_of
from engine.games.tornei.state import NPC, PLAY, SCORE, SEATED, TURN, Boards, Bundles, State, is_npc
from engine.kernel import Setup, ask, ruling
from engine.text import TABLE
from engine.trick import clockwise

# Who leads first?

FirstLeadQuestion = tuple[Setup, int]


@ruling("tornei.reading.npc-first-lead")
def npc_leads_left_of_the_dealer(question: FirstLeadQuestion) -> int | None:
    setup, dealer = question
    left_is_npc = is_npc(setup, clockwise(dealer, SEATED))
    return NPC if left_is_npc and "alt npc-first-lead" in setup.options else None


@ruling("tornei.reading.npc-first-lead")
def next_player_leads_for_the_npc(question: FirstLeadQuestion) -> int | None:
    setup, dealer = question
    return clockwise(NPC, SEATED) if is_npc(setup, clockwise(dealer, SEATED)) else None


@ruling("tornei.lead")
def left_of_the_dealer_leads(question: FirstLeadQuestion) -> int | None:
    _, dealer = question
    return clockwise(dealer, SEATED)


FIRST_LEADER: tuple[Callable[[FirstLeadQuestion], int | None], ...] = (
    npc_leads_left_of_the_dealer,
    next_player_leads_for_the_npc,
    left_of_the_dealer_leads,
)


def first_leader(setup: Setup, dealer: int) -> int:
    return ask(FIRST_LEADER, (setup, dealer), dealer)


# Who forecasts now, and whose turn is it to play?


@ruling("tornei.reading.npc-leads")
def nobody_is_first_after_the_npc(state: State) -> int | None:
    return TABLE if state.leader >= state.setup.players else None


@ruling("tornei.leader-forecast")
def leader_is_first(state: State) -> int | None:
    leader = state.leader
    return leader if leader >= state.setup.players or state.forecasts[leader] is None else None


FORECASTS_FIRST: tuple[Callable[[State], int | None], ...] = (nobody_is_first_after_the_npc, leader_is_first)


def first_forecaster(state: State) -> int:
    """Who must forecast before the others may; TABLE for nobody: they do in any order."""
    return ask(FORECASTS_FIRST, state, TABLE)


def forecasters(state: State) -> tuple[int, ...]:
    first = first_forecaster(state)
    return without_forecast(state) if first == TABLE else (first,)


def without_forecast(state: State) -> tuple[int, ...]:
    return tuple([player for player, card in enumerate(state.forecasts) if card is None])


@ruling("tornei.turn")
def goes_clockwise(state: State) -> int | None:
    return clockwise(state.trick[-1].seat, SEATED) if state.trick else None


WHOSE_TURN: tuple[Callable[[State], int | None], ...] = (goes_clockwise,)


def due_seat(state: State) -> int:
    return ask(WHOSE_TURN, state, state.leader)


# What do the forecasts foretell, are they right, and where do they go?


@ruling("tornei.forecast")
def its_suit_foretells(card: Card) -> int | None:
    return place_of(card.suit)


FORETELLS: tuple[Callable[[Card], int | None], ...] = (its_suit_foretells,)


def foretold(card: Card) -> int:
    return ask(FORETELLS, card, 0)


@ruling("tornei.reveal")
def right_if_its_place_was_taken(question: tuple[Card, int]) -> bool | None:
    card, place = question
    return foretold(card) == place


IS_RIGHT: tuple[Callable[[tuple[Card, int]], bool | None], ...] = (right_if_its_place_was_taken,)

RevealedQuestion = tuple[Boards, int, Card]
"""The boards' sides that a revealed card belongs to, who forecast, and the card."""


@ruling("tornei.forecast-stays-own")
def goes_to_ones_own_board(question: RevealedQuestion) -> Boards | None:
    boards, player, card = question
    return replaced(boards, player, in_order((*boards[player], card)))


LAID_TO: tuple[Callable[[RevealedQuestion], Boards | None], ...] = (goes_to_ones_own_board,)


# Who takes the trick, what becomes of it, what comes then?


@ruling("tornei.winner")
def strongest_card_wins(ranked: tuple[Play, ...]) -> Play | None:
    return ranked[0]


WINNER: tuple[Callable[[tuple[Play, ...]], Play | None], ...] = (strongest_card_wins,)


def winner(state: State, ranked: tuple[Play, ...]) -> Play:
    return ask(WINNER, ranked, state.trick[0])


@ruling("tornei.reading.npc-scores-nothing")
def npc_wins_for_nobody(question: tuple[Setup, int]) -> int | None:
    setup, taker = question
    return TABLE if is_npc(setup, taker) else None


COUNTS_FOR: tuple[Callable[[tuple[Setup, int]], int | None], ...] = (npc_wins_for_nobody,)

TakenQuestion = tuple[State, int]
"""A finished trick, and for whom it counts."""


@ruling("tornei.npc.lead")
def nobodys_trick_goes_to_the_box(question: TakenQuestion) -> tuple[tuple[Bundles, ...], Bundles] | None:
    state, owner = question
    return (state.won, (*state.box, bundle(state))) if owner == TABLE else None


@ruling("tornei.winner")
def winner_takes_the_playing_cards(question: TakenQuestion) -> tuple[tuple[Bundles, ...], Bundles] | None:
    state, owner = question
    won = [(*tricks, bundle(state)) if seat == owner else tricks for seat, tricks in enumerate(state.won)]
    return tuple(won), state.box


CAPTURE: tuple[Callable[[TakenQuestion], tuple[tuple[Bundles, ...], Bundles] | None], ...] = (
    nobodys_trick_goes_to_the_box,
    winner_takes_the_playing_cards,
)


def bundle(state: State) -> Cards:
    return in_order(tuple([play.cards[0] for play in state.trick]))


@ruling("tornei.winner")
def winner_leads(taker: int) -> int | None:
    return taker


NEXT_LEADER: tuple[Callable[[int], int | None], ...] = (winner_leads,)


@ruling("tornei.npc.pile")
def a_card_of_the_pile_is_turned(state: State) -> str | None:
    return TURN if state.pile else None


AFTER_TRICK: tuple[Callable[[State], str | None], ...] = (a_card_of_the_pile_is_turned,)


def phase_after_trick(state: State) -> str:
    return ask(AFTER_TRICK, state, next_phase(state))


def next_phase(state: State) -> str:
    """Another trick, or the score."""
    return PLAY if any(state.hands) else SCORE
