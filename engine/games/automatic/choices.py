"""Who acts, what can be tried, what happens."""

from collections.abc import Sequence
from random import Random

from engine.cards import HIDDEN, Play
from engine.games.automatic.cards import HAND, PILES, deck
from engine.games.automatic.ideas import ideas
from engine.games.automatic.legality import judge
from engine.games.automatic.modes import MODES, chooses_mode, mode
from engine.games.automatic.outcomes import TAKES_NEXT, due_seat
from engine.games.automatic.state import (
    BOTTOM,
    DEAL,
    PICK_MODE,
    PLAY,
    TOP,
    Action,
    Choose,
    ChooseMode,
    CloseQuiz,
    Deal,
    NameLeader,
    Point,
    ShowBottoms,
    State,
    Take,
    TurnOver,
)
from engine.kernel import ask
from engine.kit.actions import Collect, CountDeal
from engine.text import TABLE
from engine.trick import clockwise


def actors(state: State) -> tuple[int, ...]:
    match state.phase:
        case "play":
            return (due_seat(state) if mode(state.letter).by_hand else TABLE,)
        case "pile":
            return (ask(TAKES_NEXT, state.hands, TABLE),)
        case "rule":
            return (chooses_mode(state),)
        case "choose":
            return tuple([seat for seat, what in enumerate(state.chosen) if what is None])
        case "quiz":
            return (*[player for player, what in enumerate(state.chosen) if what is None], TABLE)
        case "name":
            return (state.leader,)
        case "over":
            return ()
    return (TABLE,)


def choices(state: State, seat: int) -> tuple[Action, ...]:
    if seat not in actors(state):
        return ()
    if seat == TABLE:
        return table_choices(state)
    match state.phase:
        case "play":
            return tuple([Play(seat, (card,)) for card in state.hands[seat]])
        case "pile":
            return tuple([Take(seat, place + 1) for place, pile in enumerate(state.piles) if pile])
        case "rule":
            return mode_choices(state, seat)
        case "choose":
            return first_choices(state, seat)
        case "quiz":
            return tuple([Point(seat, play.seat) for play in state.trick])
    return NameLeader(seat, seat), NameLeader(seat, clockwise(seat, len(state.hands)))


def table_choices(state: State) -> tuple[Action, ...]:
    match state.phase:
        case "play":
            return cards_to_turn(state)
        case "start":
            return (ShowBottoms(),)
        case "rule":
            return mode_choices(state, TABLE)
        case "quiz":
            return (CloseQuiz(),)
        case "collect":
            return (Collect(),)
        case "score":
            return (CountDeal(),)
    return ()  # a deal: too many to list, see chance


def cards_to_turn(state: State) -> tuple[TurnOver, ...]:
    return tuple([TurnOver(card) for card in state.hands[due_seat(state)] if card != HIDDEN])


def likely_first(state: State, rng: Random) -> Sequence[TurnOver]:
    """Every card that could come; those in front that most likely do, so that few are judged. In mode L drawn unseen.

    An order only: what comes is the first that `judge` allows.
    """
    cards = cards_to_turn(state)
    if state.letter == "l":
        return rng.sample(cards, len(cards))
    if not state.trick or not mode(state.letter).follows:
        return cards
    led = state.trick[0].cards[0].suit
    return (*[action for action in cards if action.card.suit == led], *cards)


def mode_choices(state: State, seat: int) -> tuple[Action, ...]:
    plain = [ChooseMode(seat, mode.letter) for mode in MODES if mode.letter != "l"]
    return (*plain, *[ChooseMode(seat, "l", idea.name) for idea in ideas(state.setup)])


def first_choices(state: State, seat: int) -> tuple[Action, ...]:
    hand = state.hands[seat]
    match mode(state.letter).first:
        case "who":
            return tuple([Point(seat, player) for player in range(state.setup.players)])
        case "end":
            return Choose(seat, TOP), Choose(seat, BOTTOM)
        case "place":
            return tuple([Choose(seat, place) for place in range(1, len(hand) + 1)])
    return tuple([Choose(seat, card) for card in hand])


def chance(state: State, rng: Random) -> Action:
    """What the table does next: it draws the deal, in mode L perhaps a card, and the mode if all agree; the rest is fixed."""
    if state.phase == PLAY:
        return next(action for action in likely_first(state, rng) if judge(state, action).legal)
    if state.phase == PICK_MODE:
        return rng.choice(table_choices(state))
    if state.phase != DEAL:
        return table_choices(state)[0]
    cards = list(deck(state.setup))
    rng.shuffle(cards)
    piles = tuple([tuple(cards[HAND * pile : HAND * (pile + 1)]) for pile in range(PILES)])
    return Deal(piles, tuple(cards[HAND * PILES :]))
