"""What follows from what was done: for each question an ordered row of rulings; the first that answers decides."""

from collections.abc import Callable

from engine.cards import Card, Cards
from engine.games.automatic.cards import row_of
from engine.games.automatic.modes import HELD, OPEN, mode
from engine.games.automatic.seats import owner
from engine.games.automatic.state import State
from engine.games.automatic.strength import strongest
from engine.kernel import Setup, ask, ruling
from engine.text import TABLE
from engine.trick import clockwise

# What do backs tell?

BackQuestion = tuple[Setup, Card]


@ruling("automatic.order-card")
def next_card_names_the_order(question: BackQuestion) -> str | None:
    return row_of(*question).order


@ruling("automatic.reading.backs")
def all_see_the_back_on_top(question: BackQuestion) -> str | None:
    return row_of(*question).order


ORDER: tuple[Callable[[BackQuestion], str | None], ...] = (next_card_names_the_order,)
BACK: tuple[Callable[[BackQuestion], str | None], ...] = (all_see_the_back_on_top,)


def back_of(setup: Setup, heap: Cards) -> str:
    """The order on the back of a heap's top card; none where nothing lies."""
    return ask(BACK, (setup, heap[0]), "") if heap else ""


# Who takes a pile next, and where do the others go?


@ruling("automatic.reading.pile-order")
def in_seat_order(hands: tuple[Cards, ...]) -> int | None:
    return next((seat for seat, hand in enumerate(hands) if not hand), None)


TAKES_NEXT: tuple[Callable[[tuple[Cards, ...]], int | None], ...] = (in_seat_order,)

DeckQuestion = tuple[Cards, Cards]
"""The cards that are left, and those of piles that nobody took."""


@ruling("automatic.reading.leftover")
def under_the_deck(question: DeckQuestion) -> Cards | None:
    deck, untaken = question
    return deck + untaken


DECK: tuple[Callable[[DeckQuestion], Cards | None], ...] = (under_the_deck,)


# Who starts?


@ruling("automatic.start-player")
def largest_bottom_card(state: State) -> int | None:
    bottoms = [hand[-1].number for hand in state.hands]
    return bottoms.index(max(bottoms))


StartQuestion = tuple[State, int]
"""The end of a round, and who took its last trick."""


@ruling("automatic.start-player")
def winner_of_the_last_trick(question: StartQuestion) -> int | None:
    return question[1]


STARTS: tuple[Callable[[State], int | None], ...] = (largest_bottom_card,)
STARTS_NEXT: tuple[Callable[[StartQuestion], int | None], ...] = (winner_of_the_last_trick,)


# Who sees a hand?

HandQuestion = tuple[State, int]


@ruling("automatic.rule.c")
def shown_to_all(question: HandQuestion) -> tuple[int, ...] | None:
    state, _ = question
    return tuple(range(state.setup.players)) if mode(state.letter).hand == OPEN else None


@ruling("automatic.reading.hands-private")
def hands_lie_open(question: HandQuestion) -> tuple[int, ...] | None:
    state, _ = question
    if "alt hands-private" not in state.setup.options or mode(state.letter).hand != HELD:
        return None
    return tuple(range(state.setup.players))


@ruling("automatic.reading.hands-private")
def owner_alone(question: HandQuestion) -> tuple[int, ...] | None:
    state, seat = question
    return (owner(state.setup, seat),) if mode(state.letter).hand == HELD else None


SEES: tuple[Callable[[HandQuestion], tuple[int, ...] | None], ...] = (
    shown_to_all,
    hands_lie_open,
    owner_alone,
)


def sees(state: State, seat: int) -> tuple[int, ...]:
    """The players who see the fronts of a hand."""
    return ask(SEES, (state, seat), ())


# Whose turn is it, who takes the trick, who leads?


@ruling("automatic.trick")
def goes_clockwise_once(state: State) -> int | None:
    trick, count = state.trick, len(state.hands)
    if not trick:
        return None
    return TABLE if len(trick) == count else clockwise(trick[-1].seat, count)


TURN: tuple[Callable[[State], int | None], ...] = (goes_clockwise_once,)


def due_seat(state: State) -> int:
    return ask(TURN, state, state.leader)


GuessQuestion = tuple[State, int, int]
"""A full trick, who points, and at which seat's card."""


@ruling("automatic.rule.b")
def points_at_the_strongest(question: GuessQuestion) -> bool | None:
    state, _, target = question
    return strongest(state).seat == target


@ruling("automatic.reading.two-players")
def own_strongest_hand_or_the_next(question: GuessQuestion) -> int | None:
    state, player, target = question
    if state.setup.players > 2:
        return None
    return target if owner(state.setup, target) == player else clockwise(target, len(state.hands))


IS_RIGHT: tuple[Callable[[GuessQuestion], bool | None], ...] = (points_at_the_strongest,)
TAKES_WITH: tuple[Callable[[GuessQuestion], int | None], ...] = (own_strongest_hand_or_the_next,)


@ruling("automatic.rule.b")
def first_to_point(state: State) -> int | None:
    return state.taker


@ruling("automatic.trick")
def strongest_takes(state: State) -> int | None:
    return strongest(state).seat


TAKER: tuple[Callable[[State], int | None], ...] = (first_to_point, strongest_takes)


def taker(state: State) -> int:
    """The seat that takes the trick."""
    return ask(TAKER, state, state.trick[0].seat)


@ruling("automatic.trick")
def taker_leads(question: StartQuestion) -> int | None:
    return question[1]


LEADS_NEXT: tuple[Callable[[StartQuestion], int | None], ...] = (taker_leads,)


# How many tricks are there?


@ruling("automatic.rounds")
def until_all_cards_are_played(state: State) -> bool | None:
    return any(state.hands)


GOES_ON: tuple[Callable[[State], bool | None], ...] = (until_all_cards_are_played,)


def goes_on(state: State) -> bool:
    return ask(GOES_ON, state, False)


def may_hold(state: State, seat: int, card: Card, everywhere: Cards) -> bool:
    """Could a face-down card of a hand be this one? `everywhere` are the cards that are seen."""
    barred = state.barred[seat] if state.barred else frozenset()
    return card not in everywhere and card.suit not in barred and card.number not in barred
