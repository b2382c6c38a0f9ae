"""What an action leads to, and who is told of it."""

from engine.cards import Card, Play, replaced, without
from engine.games.tornei.cards import HAND, TRICKS, in_order
from engine.games.tornei.legality import judge
from engine.games.tornei.npc import laid_out
from engine.games.tornei.outcomes import (
    CAPTURE,
    COUNTS_FOR,
    IS_RIGHT,
    LAID_TO,
    NEXT_LEADER,
    first_leader,
    foretold,
    next_phase,
    phase_after_trick,
    winner,
)
from engine.games.tornei.scoring import (
    deal_lines,
    forecast_points,
    is_last_deal,
    left_of_the_dealer_is_npc,
    next_dealer,
    result,
)
from engine.games.tornei.state import (
    COLLECT,
    DEAL,
    FORECAST,
    NPC,
    OVER,
    PLAY,
    REVEAL,
    SEATED,
    Action,
    Deal,
    Forecast,
    NpcPlay,
    Reveal,
    State,
    TurnUp,
    bare_table,
    is_npc,
    shown_voids,
)
from engine.games.tornei.strength import ranking
from engine.kernel import Event, Reason, Telling, ask, reason
from engine.kit.actions import Collect, CountDeal, NameDealer, hands_told
from engine.trick import clockwise

Outcome = tuple[State, Telling]


def apply(state: State, action: Action) -> Outcome:
    """What a legal action leads to."""
    match action:
        case Play():
            return play(state, action)
        case NpcPlay():
            return play_for_the_npc(state, action)
        case Forecast():
            return lay_forecast(state, action)
        case Reveal():
            return reveal(state)
        case Collect():
            return collect(state)
        case TurnUp(cards):
            return turn_up(state, cards[0])
        case Deal():
            return deal(state, action)
        case NameDealer(dealer):
            return name_dealer(state, dealer)
        case CountDeal():  # pragma: no branch  # there is no other action
            return count_deal(state)


def name_dealer(state: State, dealer: int) -> Outcome:
    after = state._replace(phase=DEAL, dealer=dealer)
    if state.deal == 1:
        return after, lambda: (Event(reason("tornei.dealer", "deals", player=dealer)),)
    return after, lambda: (Event(reason("tornei.dealer", "deals-now", player=dealer, deal=state.deal)),)


def deal(state: State, action: Deal) -> Outcome:
    assert state.dealer is not None
    leader = first_leader(state.setup, state.dealer)
    hands = [in_order(hand) for hand in action.hands]
    open_cards = [laid_out(action.open)] if is_npc(state.setup, NPC) else []
    after = state._replace(
        phase=PLAY,
        leader=leader,
        hands=(*hands, *open_cards),
        pile=action.pile,
    )
    return after, lambda: dealt(after, action)


def dealt(state: State, action: Deal) -> tuple[Event, ...]:
    events = [Event(reason("tornei.deal", "dealt", player=state.dealer, count=HAND))]
    events += hands_told("tornei.deal", state.hands[: state.setup.players])
    if is_npc(state.setup, NPC):
        events.append(Event(reason("tornei.npc.deal", "dealt", cards=action.open, count=TRICKS)))
    return *events, Event(leads_first(state))


def leads_first(state: State) -> Reason:
    setup, dealer, leader = state.setup, state.dealer, state.leader
    assert dealer is not None
    if not is_npc(setup, clockwise(dealer, SEATED)):
        return reason("tornei.lead", "first", player=leader)
    case = "npc" if is_npc(setup, leader) else "skipped"
    return reason("tornei.reading.npc-first-lead", case, player=leader)


def play(state: State, action: Play) -> Outcome:
    seat = action.seat
    trick = (*state.trick, action)
    after = state._replace(
        phase=FORECAST if len(trick) == 1 else REVEAL if len(trick) == SEATED else PLAY,
        hands=replaced(state.hands, seat, without(state.hands[seat], action.cards)),
        trick=trick,
    )
    return after, lambda: (Event(reason("tornei.turn", "plays", player=seat, card=action.cards[0])),)


def play_for_the_npc(state: State, action: NpcPlay) -> Outcome:
    """Nobody chooses its card, so all are told why it came."""
    after, telling = play(state, Play(NPC, action.cards))
    return after, lambda: (*telling(), *map(Event, judge(state, action).because))


def lay_forecast(state: State, action: Forecast) -> Outcome:
    """It lies face down until all are revealed."""
    seat, (card,) = action
    forecasts = replaced(state.forecasts, seat, card)
    after = state._replace(
        phase=FORECAST if None in forecasts else PLAY,
        hands=replaced(state.hands, seat, without(state.hands[seat], action.cards)),
        forecasts=forecasts,
    )
    return after, lambda: (laid(seat, card),)


def laid(seat: int, card: Card) -> Event:
    mine = reason("tornei.forecast", "lays", player=seat, card=card, place=foretold(card))
    return Event(mine, (seat,), reason("tornei.forecast", "lays-hidden", player=seat))


def reveal(state: State) -> Outcome:
    """The forecasts are compared with the places taken, and go to the boards."""
    right, wrong = state.right, state.wrong
    ranked = ranking(state)
    for place, play in enumerate(ranked, start=1):
        seat = play.seat
        if is_npc(state.setup, seat):
            continue
        card = state.forecasts[seat]
        assert card is not None
        if ask(IS_RIGHT, (card, place), False):
            right = ask(LAID_TO, (right, seat, card), right)
        else:
            wrong = ask(LAID_TO, (wrong, seat, card), wrong)
    nothing = (None,) * state.setup.players
    after = state._replace(phase=COLLECT, forecasts=nothing, right=right, wrong=wrong)
    return after, lambda: revealed(state, ranked)


def revealed(state: State, ranked: tuple[Play, ...]) -> tuple[Event, ...]:
    reasons = [compared(state, play, place) for place, play in enumerate(ranked, start=1)]
    return tuple(map(Event, [*reasons, reason("tornei.forecast-stays-own", "keeps")]))


def compared(state: State, play: Play, place: int) -> Reason:
    seat = play.seat
    if is_npc(state.setup, seat):
        return reason("tornei.reading.npc-ranks", "takes", card=play.cards[0], place=place)
    card = state.forecasts[seat]
    assert card is not None
    is_right, told = ask(IS_RIGHT, (card, place), False), foretold(card)
    return reason(
        "tornei.reveal",
        "right" if is_right else "wrong",
        player=seat,
        card=card,
        foretold=told,
        place=place,
        worth=forecast_points(told) if is_right else 0,
    )


def collect(state: State) -> Outcome:
    best = winner(state, ranking(state))
    taker = best.seat
    owner = ask(COUNTS_FOR, (state.setup, taker), taker)
    won, box = ask(CAPTURE, (state, owner), (state.won, state.box))
    goes_on = any(state.hands)
    after = state._replace(
        phase=phase_after_trick(state),
        leader=ask(NEXT_LEADER, taker, state.leader) if goes_on else 0,
        trick=(),
        won=won,
        box=box,
        voids=shown_voids(state),
    )
    return after, lambda: collected(best, after)


def collected(best: Play, state: State) -> tuple[Event, ...]:
    taker = best.seat
    reasons = [reason("tornei.winner", "wins", player=taker, card=best.cards[0])]
    if is_npc(state.setup, taker):
        reasons.append(reason("tornei.npc.lead", "box", player=taker))
        reasons.append(reason("tornei.reading.npc-scores-nothing", "nobody", player=taker))
    else:
        reasons.append(reason("tornei.winner", "keeps", player=taker))
    if any(state.hands):
        reasons.append(reason("tornei.winner", "leads", player=state.leader))
    else:
        reasons.append(reason("tornei.phases", "played-out"))
    return tuple(map(Event, reasons))


def turn_up(state: State, card: Card) -> Outcome:
    """It tells what is gone, and nothing else."""
    after = state._replace(phase=next_phase(state), pile=state.pile[1:], turned=(*state.turned, card))
    return after, lambda: (Event(reason("tornei.npc.pile", "turned", card=card)),)


def count_deal(state: State) -> Outcome:
    """Count the deal; then the next dealer deals, or the match is over."""
    lines = deal_lines(state)
    if is_last_deal(state):
        after = state._replace(phase=OVER, lines=state.lines + lines)
    else:
        after = bare_table(state.setup, state.deal + 1, next_dealer(state), state.lines + lines)
    return after, lambda: tuple(map(Event, [*[line.because for line in lines], *what_next(state, after)]))


def what_next(state: State, after: State) -> list[Reason]:
    if after.phase == OVER:
        over = reason("tornei.deals", "over", deal=state.deal)
        return [over, *[place.because for place in result(after)]]
    if after.dealer is None:  # the position did not tell who dealt
        return []
    deals = reason("tornei.deals", "next", player=after.dealer, deal=after.deal)
    if left_of_the_dealer_is_npc(state):
        return [reason("tornei.reading.npc-seat", "never", player=NPC), deals]
    return [deals]
