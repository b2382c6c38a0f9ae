"""Whose turn it is, who takes the trick, who leads next."""

from collections.abc import Callable

from engine.cards import Cards, Play, replaced
from engine.kernel import ask, ruling
from engine.text import TABLE
from engine.trick import clockwise
from tests.hearts.cards import FIRST, HEART, PLAYERS
from tests.hearts.state import State


@ruling("hearts.turn")
def goes_clockwise_once(state: State) -> int | None:
    if not state.trick:
        return None
    return TABLE if len(state.trick) == PLAYERS else clockwise(state.trick[-1].seat, PLAYERS)


TURN: tuple[Callable[[State], int | None], ...] = (goes_clockwise_once,)


def turn(state: State) -> int:
    return ask(TURN, state, state.leader)


@ruling("hearts.first")
def club_2_leads(hands: tuple[Cards, ...]) -> int | None:
    return next((seat for seat, hand in enumerate(hands) if FIRST in hand), None)


FIRST_LEADER: tuple[Callable[[tuple[Cards, ...]], int | None], ...] = (club_2_leads,)


@ruling("hearts.winner")
def highest_of_the_suit_led(trick: tuple[Play, ...]) -> Play | None:
    led = trick[0].cards[0].suit
    return max((play for play in trick if play.cards[0].suit == led), key=lambda play: play.cards[0].number)


WINNER: tuple[Callable[[tuple[Play, ...]], Play | None], ...] = (highest_of_the_suit_led,)


def winner(trick: tuple[Play, ...]) -> Play:
    return ask(WINNER, trick, trick[0])


@ruling("hearts.capture")
def winner_keeps_all(question: tuple[State, int]) -> tuple[Cards, ...] | None:
    state, taker = question
    taken = [card for play in state.trick for card in play.cards]
    return replaced(state.won, taker, tuple(sorted((*state.won[taker], *taken))))


CAPTURE: tuple[Callable[[tuple[State, int]], tuple[Cards, ...] | None], ...] = (winner_keeps_all,)


@ruling("hearts.winner-leads")
def winner_leads(question: tuple[State, int]) -> int | None:
    return question[1]


NEXT_LEADER: tuple[Callable[[tuple[State, int]], int | None], ...] = (winner_leads,)


def is_broken(state: State) -> bool:
    return any(card.suit == HEART for pile in state.won for card in pile)
