"""What happens in a trick and after it: cards come, somebody points, the trick is taken, the round is counted."""

from engine.cards import Card, Cards, Play, replaced, without
from engine.games.automatic.card_effects import explained
from engine.games.automatic.cards import deck, row_of
from engine.games.automatic.effects.round import Outcome, begin
from engine.games.automatic.ideas import idea_named, never_with
from engine.games.automatic.modes import DOWN, Mode, chooses_again, is_last_round, is_named, mode
from engine.games.automatic.outcomes import (
    IS_RIGHT,
    LEADS_NEXT,
    STARTS_NEXT,
    TAKES_WITH,
    back_of,
    goes_on,
    taker,
)
from engine.games.automatic.scoring import result, round_lines
from engine.games.automatic.seats import owner
from engine.games.automatic.state import (
    COLLECT,
    DEAL,
    NAME,
    OVER,
    PLAY,
    QUIZ,
    SCORE,
    NameLeader,
    Point,
    State,
    in_order,
    last_card,
)
from engine.games.automatic.strength import strongest
from engine.kernel import Event, Reason, ask, reason


def come(state: State, seat: int, card: Card) -> Outcome:
    """A card comes into the trick, turned over or played; when the trick is full, players point or it is collected."""
    kind = mode(state.letter)
    hand = without(state.hands[seat], (card,))
    trick = (*state.trick, Play(seat, (card,)))
    phase, chosen = state.phase, state.chosen
    if len(trick) == len(state.hands):
        phase = QUIZ if state.letter == "b" else COLLECT
        chosen = (None,) * state.setup.players if state.letter == "b" else chosen
    after = state._replace(
        phase=phase,
        hands=replaced(state.hands, seat, hand),
        backs=backs_after(state, kind, seat, card, hand),
        chosen=chosen,
        trick=trick,
        barred=shown_not_to_hold(state, kind, seat, card),
    )
    plays = Event(reason("automatic.trick", "plays", player=seat, card=card))
    return after, (plays, *map(Event, explained(after)))


def backs_after(state: State, kind: Mode, seat: int, card: Card, hand: Cards) -> tuple[str, ...]:
    """The back of the next card comes to light; or the one that was seen on the pile may be gone, and tells no more."""
    if kind.hand == DOWN:
        return replaced(state.backs, seat, back_of(state.setup, hand))
    back = state.backs[seat]
    if back and card not in state.shown and row_of(state.setup, card).order == back:
        return replaced(state.backs, seat, "")
    return state.backs


def shown_not_to_hold(state: State, kind: Mode, seat: int, card: Card) -> tuple[frozenset[str | int], ...]:
    """What a card tells the others of the hand it came from; whether it might come was judged before."""
    if kind.follows and state.letter != "e":
        led = state.trick[0].cards[0].suit if state.trick else card.suit
        if card.suit != led:
            return replaced(state.barred, seat, state.barred[seat] | {led})
    elif state.letter == "l":
        idea = idea_named(state.setup, state.idea)
        if idea is not None and idea.key is not None:
            gone = never_with(idea.key, card, deck(state.setup), last_card(state))
            return replaced(state.barred, seat, state.barred[seat] | gone)
    return state.barred


def point(state: State, action: Point) -> Outcome:
    """The first who is right takes the trick; who is wrong is out of it."""
    player, target = action
    event = Event(points_at(state, player, target))
    if ask(IS_RIGHT, (state, player, target), False):
        seat = ask(TAKES_WITH, (state, player, target), player)
        events = [
            event,
            Event(reason("automatic.rule.b", "right", player=player, card=strongest(state).cards[0])),
        ]
        if state.setup.players == 2:
            events.append(Event(reason("automatic.reading.two-players", "hand", player=seat)))
        return state._replace(phase=COLLECT, chosen=(), taker=seat), tuple(events)
    chosen = replaced(state.chosen, player, target)
    wrong = Event(reason("automatic.rule.b", "wrong", player=player))
    if None in chosen:
        return state._replace(chosen=chosen), (event, wrong)
    nobody = Event(reason("automatic.rule.b", "all-wrong"))
    return state._replace(phase=COLLECT, chosen=()), (event, wrong, nobody)


def points_at(state: State, player: int, target: int) -> Reason:
    if owner(state.setup, target) == player:
        return reason("automatic.rule.b", "points-own", player=player)
    return reason("automatic.rule.b", "points", player=player, other=target)


def close(state: State) -> Outcome:
    nobody = Event(reason("automatic.reading.quiz", "closed"))
    return state._replace(phase=COLLECT, chosen=()), (nobody,)


def collect(state: State) -> Outcome:
    seat = taker(state)
    cards = tuple([play.cards[0] for play in state.trick])
    pointed = state.taker is not None
    best = strongest(state).cards[0] if pointed else played_by(state, seat)
    who = owner(state.setup, seat) if pointed else seat  # a person points, whatever hand the trick goes to
    after = state._replace(
        trick=(),
        taker=None,
        won=replaced(state.won, seat, in_order(state.won[seat] + cards)),
        leader=ask(LEADS_NEXT, (state, seat), state.leader),
        last=cards[-1],
    )
    rule = "automatic.rule.b" if pointed else "automatic.trick"
    took: tuple[Event, ...] = (Event(reason(rule, "takes", player=who, card=best, count=len(cards))),)
    if is_named(state):
        return after._replace(phase=NAME), took
    if state.letter == "j" and not any(state.hands):
        took = (*took, Event(reason("automatic.reading.j-last", "nobody")))
    after, leads = go_on(after)
    return after, (*took, *leads)


def played_by(state: State, seat: int) -> Card:
    return next(play.cards[0] for play in state.trick if play.seat == seat)


def go_on(state: State) -> Outcome:
    """The next trick, or the end of the round."""
    if not goes_on(state):
        return state._replace(phase=SCORE), (Event(reason("automatic.rounds", "played-out")),)
    leads = Event(reason("automatic.trick", "leads", player=state.leader))
    if chooses_again(state):
        return begin(state), (leads, Event(reason("automatic.reading.h-i-once", "again")))
    return state._replace(phase=PLAY), (leads,)


def name_leader(state: State, action: NameLeader) -> Outcome:
    seat, leader = action
    case = "names-self" if seat == leader else "names"
    named = Event(reason("automatic.rule.j", case, player=seat, other=leader))
    after, events = go_on(state._replace(leader=leader))
    return after, (named, *events)


def count_round(state: State) -> Outcome:
    """Count the round; then the next is dealt, or the match is over."""
    lines = round_lines(state)
    after = state._replace(lines=state.lines + lines)
    reasons = [line.because for line in lines]
    if is_last_round(state):
        after = after._replace(phase=OVER)
        reasons += [reason("automatic.rounds", "over-now", round=state.round)]
        reasons += [place.because for place in result(after)]
    else:
        starter = ask(STARTS_NEXT, (state, state.leader), state.starter)
        after = State(state.setup, DEAL, state.round + 1, starter=starter, lines=after.lines)
        if starter is not None:
            reasons += named_to_start(state)
            reasons += [reason("automatic.start-player", "next", player=starter, round=after.round)]
    return after, tuple(map(Event, reasons))


def named_to_start(state: State) -> list[Reason]:
    """Where a leader is named after the last trick too, it is that one who starts."""
    return [reason("automatic.reading.j-last", "starts", player=state.leader)] if is_named(state) else []
