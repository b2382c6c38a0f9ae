"""What follows from what was done: for each question an ordered row of rulings; the first that answers decides."""

from collections.abc import Callable

from engine.cards import Card, Cards, Play
from engine.games.iroha.cards import by_colour
from engine.games.iroha.state import State
from engine.kernel import Setup, ask, ruling
from engine.kit.trick import TakenQuestion, goes_clockwise_once, winner_leads, winner_takes_all
from engine.trick import clockwise

# Where do passed cards go?


@ruling("iroha.pass")
def to_the_left(question: tuple[State, int]) -> int | None:
    state, player = question
    return clockwise(player, state.setup.players)


PASSED_TO: tuple[Callable[[tuple[State, int]], int | None], ...] = (to_the_left,)


# Who leads, and whose turn is it?


@ruling("iroha.lead")
def left_of_the_dealer_leads(state: State) -> int | None:
    return None if state.dealer is None else clockwise(state.dealer, state.setup.players)


FIRST_LEADER: tuple[Callable[[State], int | None], ...] = (left_of_the_dealer_leads,)


TURN: tuple[Callable[[State], int | None], ...] = (goes_clockwise_once("iroha.turn"),)


def turn(state: State) -> int:
    return ask(TURN, state, state.leader)


# Which colour is trump, who takes the trick, what becomes of it?


@ruling("iroha.void-moves-marker")
def marker_moved_last(trick: tuple[Play, ...]) -> Play | None:
    """The latest card that brought in a new colour: only a player who cannot follow plays one."""
    latest, seen = trick[0], {trick[0].cards[0].suit}
    for play in trick:
        if play.cards[0].suit not in seen:
            seen.add(play.cards[0].suit)
            latest = play
    return latest if len(seen) > 1 else None


MARKER: tuple[Callable[[tuple[Play, ...]], Play | None], ...] = (marker_moved_last,)


def marker(trick: tuple[Play, ...]) -> Play:
    """The play that the trump marker lies beside: at first the led one."""
    return ask(MARKER, trick, trick[0])


def highest_trumps(trick: tuple[Play, ...]) -> list[Play]:
    """More than one where a box has a number twice in a colour."""
    suit = marker(trick).cards[0].suit
    best = max(play.cards[0] for play in trick if play.cards[0].suit == suit)
    return [play for play in trick if play.cards[0] == best]


@ruling("iroha.reading.equal-numbers")
def first_of_equal_trumps(trick: tuple[Play, ...]) -> Play | None:
    first, *others = highest_trumps(trick)
    return first if others else None


@ruling("iroha.winner")
def highest_trump(trick: tuple[Play, ...]) -> Play | None:
    return highest_trumps(trick)[-1]


WINNER: tuple[Callable[[tuple[Play, ...]], Play | None], ...] = (first_of_equal_trumps, highest_trump)


def winner(trick: tuple[Play, ...]) -> Play:
    return ask(WINNER, trick, trick[0])


CAPTURE: tuple[Callable[[TakenQuestion], tuple[Cards, ...] | None], ...] = (
    winner_takes_all("iroha.capture"),
)
NEXT_LEADER: tuple[Callable[[TakenQuestion], int | None], ...] = (winner_leads("iroha.winner-leads"),)


@ruling("iroha.variant.open-lowest")
def lowest_lie_open(question: tuple[Setup, Cards]) -> Cards | None:
    setup, pile = question
    return lowest(pile) if "open-lowest" in setup.options else None


OPEN: tuple[Callable[[tuple[Setup, Cards]], Cards | None], ...] = (lowest_lie_open,)


def lowest(pile: Cards) -> Cards:
    """The lowest card of each colour."""
    best: dict[str, Card] = {}
    for card in pile:
        if card.suit not in best or card.number < best[card.suit].number:
            best[card.suit] = card
    return tuple(sorted(best.values(), key=by_colour))


def open_cards(state: State, player: int) -> Cards:
    return ask(OPEN, (state.setup, state.won[player]), ())
