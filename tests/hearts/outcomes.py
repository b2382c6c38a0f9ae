"""Whose turn it is, who takes the trick, who leads next."""

from collections.abc import Callable

from engine.cards import Cards, Play
from engine.kernel import ask, ruling
from engine.kit.trick import TakenQuestion, goes_clockwise_once, winner_leads, winner_takes_all
from tests.hearts.cards import FIRST, HEART
from tests.hearts.state import State


@ruling("hearts.first")
def club_2_leads(hands: tuple[Cards, ...]) -> int | None:
    return next((seat for seat, hand in enumerate(hands) if FIRST in hand), None)


@ruling("hearts.winner")
def highest_of_the_suit_led(trick: tuple[Play, ...]) -> Play | None:
    led = trick[0].cards[0].suit
    return max((play for play in trick if play.cards[0].suit == led), key=lambda play: play.cards[0].number)


FIRST_LEADER: tuple[Callable[[tuple[Cards, ...]], int | None], ...] = (club_2_leads,)
TURN: tuple[Callable[[State], int | None], ...] = (goes_clockwise_once("hearts.turn"),)
WINNER: tuple[Callable[[tuple[Play, ...]], Play | None], ...] = (highest_of_the_suit_led,)
CAPTURE: tuple[Callable[[TakenQuestion], tuple[Cards, ...] | None], ...] = (
    winner_takes_all("hearts.capture"),
)
NEXT_LEADER: tuple[Callable[[TakenQuestion], int | None], ...] = (winner_leads("hearts.winner-leads"),)


def turn(state: State) -> int:
    return ask(TURN, state, state.leader)


def winner(trick: tuple[Play, ...]) -> Play:
    return ask(WINNER, trick, trick[0])


def is_broken(state: State) -> bool:
    return any(card.suit == HEART for pile in state.won for card in pile)
