"""What an action leads to."""

from engine.cards import Play, replaced, without
from engine.kernel import Event, ask, reason
from engine.kit.actions import Collect, CountDeal, Deal
from tests.hearts.cards import FIRST, HAND
from tests.hearts.outcomes import CAPTURE, FIRST_LEADER, NEXT_LEADER, winner
from tests.hearts.scoring import IS_LAST, deal_lines, result
from tests.hearts.state import DEAL, OVER, PLAY, SCORE, Action, State

Outcome = tuple[State, tuple[Event, ...]]


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
    events = [Event(reason("hearts.deal", "dealt", count=HAND))]
    events += [
        Event(reason("hearts.deal", "hand", player=seat, cards=hand), (seat,))
        for seat, hand in enumerate(hands)
    ]
    events.append(Event(reason("hearts.first", "leads", player=leader, card=FIRST)))
    return State(state.setup, PLAY, state.deal, leader, hands, lines=state.lines), tuple(events)


def play(state: State, action: Play) -> Outcome:
    seat, (card,), _ = action
    led = state.trick[0].cards[0].suit if state.trick else card.suit
    voids = state.voids if card.suit == led else replaced(state.voids, seat, state.voids[seat] | {led})
    hands = replaced(state.hands, seat, without(state.hands[seat], (card,)))
    after = state._replace(hands=hands, trick=(*state.trick, action), voids=voids)
    return after, (Event(reason("hearts.turn", "plays", player=seat, card=card)),)


def collect(state: State) -> Outcome:
    taker, (card,), _ = winner(state.trick)
    goes_on = any(state.hands)
    after = state._replace(
        phase=PLAY if goes_on else SCORE,
        trick=(),
        won=ask(CAPTURE, (state, taker), state.won),
        leader=ask(NEXT_LEADER, (state, taker), state.leader) if goes_on else 0,
    )
    reasons = [
        reason("hearts.winner", "takes", player=taker, card=card),
        reason("hearts.capture", "keeps", player=taker, count=len(state.trick)),
        *([reason("hearts.winner-leads", "leads", player=after.leader)] if goes_on else []),
    ]
    return after, tuple(map(Event, reasons))


def count(state: State) -> Outcome:
    lines = deal_lines(state)
    reasons = [line.because for line in lines]
    if ask(IS_LAST, state, True):
        after = state._replace(phase=OVER, lines=state.lines + lines)
        reasons += [reason("hearts.deals", "over", deal=state.deal)]
        reasons += [finish.because for finish in result(after)]
    else:
        after = State(state.setup, DEAL, state.deal + 1, lines=state.lines + lines)
        reasons += [reason("hearts.deals", "next", deal=after.deal)]
    return after, tuple(map(Event, reasons))
