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
    return after, lambda: (
        Event(reason("automatic.trick", "plays", player=seat, card=card)),
        *map(Event, explained(after)),
    )


def backs_after(state: State, kind: Mode, seat: int, card: Card, hand: Cards) -> tuple[str, ...]:
    """The back of the next card comes to light; or the one that was seen on the pile may be gone, and tells no more."""
    if kind.hand == DOWN:
        return replaced(state.backs, seat, back_of(state.setup, hand))
    back = state.backs[seat]
    if back and card not in state.shown and row_of(state.setup, card).order == back:
        return replaced(state.backs, seat, "")
    return state.backs


def shown_not_to_hold(state: State, kind: Mode, seat: int, card: Card) -> tuple[frozenset[str | int], ...]:
    """What a card tells the others of the hand it came from, which they do not see; whether it might come was judged before."""
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
    if ask(IS_RIGHT, (state, player, target), False):
        seat = ask(TAKES_WITH, (state, player, target), player)
        return state._replace(phase=COLLECT, chosen=(), taker=seat), lambda: is_right(state, action, seat)
    chosen = replaced(state.chosen, player, target)
    if None in chosen:
        return state._replace(chosen=chosen), lambda: is_wrong(state, action)
    nobody = reason("automatic.rule.b", "all-wrong")
    return state._replace(phase=COLLECT, chosen=()), lambda: (*is_wrong(state, action), Event(nobody))


def is_right(state: State, action: Point, seat: int) -> tuple[Event, ...]:
    """With two players the trick goes to one of two hands."""
    best = strongest(state).cards[0]
    reasons = [
        points_at(state, *action),
        reason("automatic.rule.b", "right", player=action.player, card=best),
    ]
    if state.setup.players == 2:
        reasons.append(reason("automatic.reading.two-players", "hand", player=seat))
    return tuple(map(Event, reasons))


def is_wrong(state: State, action: Point) -> tuple[Event, ...]:
    wrong = reason("automatic.rule.b", "wrong", player=action.player)
    return Event(points_at(state, *action)), Event(wrong)


def points_at(state: State, player: int, target: int) -> Reason:
    if owner(state.setup, target) == player:
        return reason("automatic.rule.b", "points-own", player=player)
    return reason("automatic.rule.b", "points", player=player, other=target)


def close(state: State) -> Outcome:
    after = state._replace(phase=COLLECT, chosen=())
    return after, lambda: (Event(reason("automatic.reading.quiz", "closed")),)


def collect(state: State) -> Outcome:
    seat = taker(state)
    cards = tuple([play.cards[0] for play in state.trick])
    after = state._replace(
        trick=(),
        taker=None,
        won=replaced(state.won, seat, in_order(state.won[seat] + cards)),
        leader=ask(LEADS_NEXT, (state, seat), state.leader),
        last=cards[-1],
    )
    if is_named(state):
        return after._replace(phase=NAME), lambda: (takes(state, seat),)
    after, telling = go_on(after)
    return after, lambda: (takes(state, seat), *nobody_names(state), *telling())


def takes(state: State, seat: int) -> Event:
    """A person points, whatever hand the trick goes to."""
    count = len(state.trick)
    if state.taker is None:
        return Event(
            reason("automatic.trick", "takes", player=seat, card=played_by(state, seat), count=count)
        )
    who, best = owner(state.setup, seat), strongest(state).cards[0]
    return Event(reason("automatic.rule.b", "takes", player=who, card=best, count=count))


def nobody_names(state: State) -> tuple[Event, ...]:
    """After the last trick, in J."""
    if state.letter != "j" or any(state.hands):
        return ()
    return (Event(reason("automatic.reading.j-last", "nobody")),)


def played_by(state: State, seat: int) -> Card:
    return next(play.cards[0] for play in state.trick if play.seat == seat)


def go_on(state: State) -> Outcome:
    """The next trick, or the end of the round."""
    if not goes_on(state):
        return state._replace(phase=SCORE), lambda: (Event(reason("automatic.rounds", "played-out")),)
    if chooses_again(state):
        again = reason("automatic.reading.h-i-once", "again")
        return begin(state), lambda: (leads(state), Event(again))
    return state._replace(phase=PLAY), lambda: (leads(state),)


def leads(state: State) -> Event:
    return Event(reason("automatic.trick", "leads", player=state.leader))


def name_leader(state: State, action: NameLeader) -> Outcome:
    seat, leader = action
    case = "names-self" if seat == leader else "names"
    after, telling = go_on(state._replace(leader=leader))
    return after, lambda: (
        Event(reason("automatic.rule.j", case, player=seat, other=leader)),
        *telling(),
    )


def count_round(state: State) -> Outcome:
    """Count the round; then the next is dealt, or the match is over."""
    lines = round_lines(state)
    if is_last_round(state):
        after = state._replace(phase=OVER, lines=state.lines + lines)
    else:
        starter = ask(STARTS_NEXT, (state, state.leader), state.starter)
        after = State(state.setup, DEAL, state.round + 1, starter=starter, lines=state.lines + lines)
    return after, lambda: tuple(map(Event, [*[line.because for line in lines], *what_next(state, after)]))


def what_next(state: State, after: State) -> list[Reason]:
    if after.phase == OVER:
        over = reason("automatic.rounds", "over-now", round=state.round)
        return [over, *[place.because for place in result(after)]]
    if after.starter is None:
        return []
    starts = reason("automatic.start-player", "next", player=after.starter, round=after.round)
    return [*named_to_start(state), starts]


def named_to_start(state: State) -> list[Reason]:
    """Where a leader is named after the last trick too, it is that one who starts."""
    return [reason("automatic.reading.j-last", "starts", player=state.leader)] if is_named(state) else []
