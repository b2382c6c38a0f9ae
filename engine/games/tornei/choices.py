"""Who acts, what can be tried, and what chance brings."""

from collections.abc import Iterator
from random import Random

from engine.cards import Play
from engine.games.tornei.cards import DECK, HAND, TRICKS
from engine.games.tornei.legality import judge
from engine.games.tornei.npc import next_of_pile
from engine.games.tornei.outcomes import due_seat, forecasters
from engine.games.tornei.state import (
    DEAL,
    DEALER,
    FORECAST,
    NPC,
    OVER,
    PLAY,
    REVEAL,
    SCORE,
    SEATED,
    TURN,
    Action,
    Deal,
    Forecast,
    NpcPlay,
    Reveal,
    State,
    TurnUp,
    bare_table,
    is_npc,
)
from engine.kernel import Setup
from engine.kit.actions import Collect, CountDeal, NameDealer
from engine.text import TABLE


def start(setup: Setup) -> State:
    return bare_table(setup)


def actors(state: State) -> tuple[int, ...]:
    if state.phase == FORECAST:
        return forecasters(state)
    if state.phase == PLAY:
        due = due_seat(state)
        return (TABLE,) if is_npc(state.setup, due) else (due,)
    return () if state.phase == OVER else (TABLE,)


def choices(state: State, seat: int) -> tuple[Action, ...]:
    if seat not in actors(state):
        return ()
    if seat == TABLE:
        return tuple(table_choices(state))
    if state.phase == FORECAST:
        return tuple([Forecast(seat, (card,)) for card in state.hands[seat]])
    return tuple([Play(seat, (card,)) for card in state.hands[seat]])


def table_choices(state: State) -> Iterator[Action]:
    """What the table could do; deals are too many to list."""
    if state.phase == DEALER:
        yield from map(NameDealer, range(SEATED))
    elif state.phase == PLAY:
        for card in state.hands[NPC]:
            yield NpcPlay((card,))
    elif state.phase == REVEAL:
        yield Reveal()
    elif state.phase == TURN:
        for card in next_of_pile(state):
            yield TurnUp((card,))
    elif state.phase != DEAL:
        yield CountDeal() if state.phase == SCORE else Collect()


def chance(state: State, rng: Random) -> Action:
    """What the table does next: it draws the dealer and the deal, the rest is fixed."""
    if state.phase == DEAL:
        return random_deal(state.setup, rng)
    possible = (action for action in table_choices(state) if judge(state, action).legal is not False)
    return rng.choice(list(possible)) if state.phase in (DEALER, TURN) else next(possible)


def random_deal(setup: Setup, rng: Random) -> Deal:
    cards = tuple(rng.sample(DECK, len(DECK)))
    parts = tuple([cards[at : at + HAND] for at in range(0, len(cards), HAND)])
    if setup.players == SEATED:
        return Deal(parts)
    return Deal(parts[:NPC], parts[NPC][:TRICKS], parts[NPC][TRICKS:])
