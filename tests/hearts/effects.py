"""What an action leads to."""

from engine.cards import Play, replaced, without
from engine.kernel import Event, Reason, Telling, ask, reason
from engine.kit.actions import Collect, CountDeal, Deal, hands_told
from tests.hearts.cards import FIRST, HAND
from tests.hearts.outcomes import CAPTURE, FIRST_LEADER, NEXT_LEADER, winner
from tests.hearts.scoring import IS_LAST, deal_lines, result
from tests.hearts.state import DEAL, OVER, PLAY, SCORE, Action, State

Outcome = tuple[State, Telling]


def apply(state: State, action: Action) -> Outcome:
    match action:
        case Play():
            return play(state, action)
        case Collect():
            return collect(state)
        case Deal():
            return deal(state, action)
        case CountDeal():
            return count(state)


def deal(state: State, action: Deal) -> Outcome:
    hands = tuple([tuple(sorted(hand)) for hand in action.hands])
    leader = ask(FIRST_LEADER, hands, 0)
    after = State(state.setup, PLAY, state.deal, leader, hands, lines=state.lines)
    return after, lambda: (
        Event(reason("hearts.deal", "dealt", count=HAND)),
        *hands_told("hearts.deal", hands),
        Event(reason("hearts.first", "leads", player=leader, card=FIRST)),
    )


def play(state: State, action: Play) -> Outcome:
    seat, (card,), _ = action
    led = state.trick[0].cards[0].suit if state.trick else card.suit
    voids = state.voids if card.suit == led else replaced(state.voids, seat, state.voids[seat] | {led})
    hands = replaced(state.hands, seat, without(state.hands[seat], (card,)))
    after = state._replace(hands=hands, trick=(*state.trick, action), voids=voids)
    return after, lambda: (Event(reason("hearts.turn", "plays", player=seat, card=card)),)


def collect(state: State) -> Outcome:
    taker, (card,), _ = winner(state.trick)
    goes_on = any(state.hands)
    after = state._replace(
        phase=PLAY if goes_on else SCORE,
        trick=(),
        won=ask(CAPTURE, (state, taker), state.won),
        leader=ask(NEXT_LEADER, (state, taker), state.leader) if goes_on else 0,
    )
    return after, lambda: (
        Event(reason("hearts.winner", "takes", player=taker, card=card)),
        Event(reason("hearts.capture", "keeps", player=taker, count=len(state.trick))),
        *([Event(reason("hearts.winner-leads", "leads", player=after.leader))] if goes_on else []),
    )


def count(state: State) -> Outcome:
    lines = deal_lines(state)
    if ask(IS_LAST, state, True):
        after = state._replace(phase=OVER, lines=state.lines + lines)
    else:
        after = State(state.setup, DEAL, state.deal + 1, lines=state.lines + lines)
    return after, lambda: tuple(map(Event, [*[line.because for line in lines], *what_next(state, after)]))


def what_next(state: State, after: State) -> list[Reason]:
    if after.phase == DEAL:
        return [reason("hearts.deals", "next", deal=after.deal)]
    return [reason("hearts.deals", "over", deal=state.deal), *[finish.because for finish in result(after)]]
