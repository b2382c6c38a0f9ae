"""Who acts, what can be tried, what may be done, and what chance brings."""

from collections.abc import Iterator
from random import Random

from engine.cards import Play
from engine.games.tornei.cards import DECK, HAND, TRICKS
from engine.games.tornei.legality import MAY_FORECAST, MAY_PLAY, ForecastQuestion, PlayQuestion
from engine.games.tornei.npc import MAY_TURN, TurnQuestion, next_of_pile, npc_play
from engine.games.tornei.outcomes import forecasters, turn
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
    Collect,
    Deal,
    Forecast,
    NameDealer,
    NpcPlay,
    Reveal,
    Score,
    State,
    Turn,
    bare_table,
    is_npc,
    led_suit,
)
from engine.games.tornei.table import (
    MAY_COLLECT,
    MAY_DEAL,
    MAY_NAME_DEALER,
    MAY_REVEAL,
    MAY_SCORE,
    DealerQuestion,
    DealQuestion,
    TableQuestion,
)
from engine.kernel import Setup, Verdict, ask
from engine.text import TABLE

YES = Verdict(True, ())


def start(setup: Setup) -> State:
    return bare_table(setup)


def actors(state: State) -> tuple[int, ...]:
    if state.phase == FORECAST:
        return forecasters(state)
    if state.phase == PLAY:
        due = turn(state)
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
            yield Turn((card,))
    elif state.phase != DEAL:
        yield Score() if state.phase == SCORE else Collect()


def actor(action: Action) -> int:
    """Who does it."""
    return action.seat if isinstance(action, Play) else action.player


def judge(state: State, action: Action) -> Verdict:
    match action:
        case Play():
            seat, cards, _ = action
            return ask(MAY_PLAY, PlayQuestion(state, seat, cards[0], led_suit(state), len(cards)), YES)
        case Forecast(player, cards):
            return ask(MAY_FORECAST, ForecastQuestion(state, player, cards[0], len(cards)), YES)
        case NpcPlay():
            return npc_play(state, action.cards[0])
        case Turn():
            return ask(MAY_TURN, TurnQuestion(state, action.cards[0]), YES)
        case Deal(hands, open_, pile):
            return ask(MAY_DEAL, DealQuestion(state, hands, open_, pile), YES)
        case NameDealer(dealer):
            return ask(MAY_NAME_DEALER, DealerQuestion(state, dealer), YES)
        case Reveal():
            return ask(MAY_REVEAL, TableQuestion(state), YES)
        case Collect():
            return ask(MAY_COLLECT, TableQuestion(state), YES)
        case Score():  # pragma: no branch  # there is no other action
            return ask(MAY_SCORE, TableQuestion(state), YES)


def chance(state: State, rng: Random) -> Action:
    """What the table does next: it draws the dealer and the deal, the rest is fixed."""
    if state.phase == DEAL:
        return drawn(state.setup, rng)
    possible = (done for done in table_choices(state) if judge(state, done).legal is not False)
    return rng.choice(list(possible)) if state.phase in (DEALER, TURN) else next(possible)


def drawn(setup: Setup, rng: Random) -> Deal:
    cards = tuple(rng.sample(DECK, len(DECK)))
    parts = tuple([cards[at : at + HAND] for at in range(0, len(cards), HAND)])
    if setup.players == SEATED:
        return Deal(parts)
    return Deal(parts[:NPC], parts[NPC][:TRICKS], parts[NPC][TRICKS:])
