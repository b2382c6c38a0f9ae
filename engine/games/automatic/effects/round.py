"""What happens before the first card of a round: piles, who starts, the mode, what is chosen first."""

from engine.cards import HIDDEN, Card, Cards, replaced, without
from engine.games.automatic.cards import HAND
from engine.games.automatic.modes import CARD, PLACE, WHO, mode, turned_over
from engine.games.automatic.outcomes import DECK, ORDER, STARTS, back_of, sees
from engine.games.automatic.seats import owner, seats
from engine.games.automatic.state import (
    CHOOSE,
    PICK_MODE,
    PILE,
    PLAY,
    SECRET,
    START,
    Choice,
    Choose,
    ChooseMode,
    Deal,
    Point,
    State,
    Take,
)
from engine.kernel import Event, Reason, ask, reason
from engine.kit.hidden import face_down

Outcome = tuple[State, tuple[Event, ...]]


def deal(state: State, action: Deal) -> Outcome:
    setup = state.setup
    empty: tuple[Cards, ...] = ((),) * len(seats(setup))
    order = ask(ORDER, (setup, action.rest[0]), "")
    tops = tuple([back_of(setup, pile) for pile in action.piles])
    after = state._replace(
        phase=PILE,
        order=order,
        piles=action.piles,
        tops=tops,
        deck=action.rest,
        hands=empty,
        backs=("",) * len(empty),
    )
    events = [Event(reason("automatic.piles", "dealt", count=len(action.piles)))]
    if order:
        events.append(Event(reason("automatic.order-card", "names", order=order)))
    if any(tops):
        events.append(Event(reason("automatic.reading.backs", "tops", orders=tops)))
    return after, tuple(events)


def take(state: State, action: Take) -> Outcome:
    seat, place = action.seat, action.pile - 1
    after = state._replace(
        hands=replaced(state.hands, seat, state.piles[place]),
        backs=replaced(state.backs, seat, state.tops[place]),
        piles=replaced(state.piles, place, ()),
        tops=replaced(state.tops, place, ""),
    )
    event = Event(reason("automatic.choose-pile", "takes", player=seat, pile=action.pile))
    if not all(after.hands):
        return after, (event,)
    untaken = tuple([card for pile in after.piles for card in pile])
    after = after._replace(
        piles=(),
        deck=ask(DECK, (after.deck, untaken), untaken + after.deck),
        phase=START if after.starter is None else PICK_MODE,
    )
    if not untaken:
        return after, (event,)
    return after, (event, Event(reason("automatic.reading.leftover", "under", count=len(untaken) // HAND)))


def show_bottoms(state: State) -> Outcome:
    starter = ask(STARTS, state, 0)
    shown = tuple([hand[-1] for hand in state.hands])
    events = [
        Event(reason("automatic.start-player", "shows", player=seat, card=card))
        for seat, card in enumerate(shown)
    ]
    starts = reason("automatic.start-player", "starts", player=starter, card=shown[starter])
    return state._replace(phase=PICK_MODE, starter=starter, shown=shown), (*events, Event(starts))


def choose_mode(state: State, action: ChooseMode) -> Outcome:
    """In most modes the hands are turned over, so that the bottom card comes to lie on top."""
    count = len(state.hands)
    nothing: frozenset[str | int] = frozenset()
    after = state._replace(
        letter=action.letter,
        idea=action.idea,
        leader=action.seat,
        won=((),) * count,
        barred=(nothing,) * count,
    )
    chosen = reason("automatic.choose-rule", "chosen", player=action.seat, letter=action.letter)
    events = [Event(chosen), Event(reason(mode(action.letter).rule, "begins", idea=action.idea))]
    if turned_over(after):
        after = after._replace(hands=tuple([hand[::-1] for hand in state.hands]))
        events += [turned(after, seat) for seat in range(count) if sees(after, seat)]
    return begin(after), tuple(events)


def turned(state: State, seat: int) -> Event:
    """Who sees the front of a hand is told what it is."""
    who, setup = sees(state, seat), state.setup
    case = "own" if len(who) == 1 else "all"
    rule = mode(state.letter).rule if state.letter == "c" else "automatic.reading.hands-private"
    return Event(
        reason(rule, case, player=seat, cards=state.hands[seat]),
        who if who != tuple(range(setup.players)) else None,
    )


def begin(state: State) -> State:
    """Cards come, unless something is chosen first."""
    kind = mode(state.letter).first
    if not kind:
        return state._replace(phase=PLAY)
    count = state.setup.players if kind == WHO else len(state.hands)
    return state._replace(phase=CHOOSE, chosen=(None,) * count)


def choose(state: State, action: Choose) -> Outcome:
    """An end, a place or a card: kept secret until everybody has chosen."""
    seat, what = action
    assert isinstance(what, Card | str | int)  # several cards are never legal
    kind = mode(state.letter).first
    rule = mode(state.letter).rule
    facts = {kind: what}
    event = Event(
        reason(rule, "chooses", player=seat, **facts),
        (owner(state.setup, seat),),
        reason(rule, "has-chosen", player=seat),
    )
    after = state._replace(chosen=replaced(state.chosen, seat, what))
    if None in after.chosen:
        return after, (event,)
    if kind == PLACE:
        after, events = put_back(after)
    elif kind == CARD:
        after, events = pass_on(after)
    else:
        after, events = after._replace(phase=PLAY), ends_told(after)
    return after, (event, *events)


def ends_told(state: State) -> tuple[Event, ...]:
    return tuple(
        [
            Event(reason("automatic.rule.f", "told", player=seat, end=end))
            for seat, end in enumerate(state.chosen)
            if end != SECRET
        ]
    )


def put_back(state: State) -> Outcome:
    """The top card of each hand goes to the place that was chosen."""
    hands = tuple([moved(hand, place) for hand, place in zip(state.hands, state.chosen, strict=True)])
    return state._replace(phase=PLAY, hands=hands, chosen=()), (
        Event(reason("automatic.rule.h", "all-moved")),
    )


def moved(hand: Cards, place: Choice) -> Cards:
    """A card at an unknown place leaves nothing of the hand's order known."""
    return (*hand[1:place], hand[0], *hand[place:]) if isinstance(place, int) else face_down(hand)


def pass_on(state: State) -> Outcome:
    """Each card goes to the right neighbour, who lays it at the bottom."""
    count = len(state.hands)
    given = tuple([card if isinstance(card, Card) else HIDDEN for card in state.chosen])
    hands = [
        face_down(hand[1:]) if card == HIDDEN else without(hand, (card,))
        for hand, card in zip(state.hands, given, strict=True)
    ]
    events = []
    for giver, card in enumerate(given):
        target = (giver - 1) % count
        hands[target] = (*hands[target], card)
        who = {owner(state.setup, giver), owner(state.setup, target), *sees(state, giver)}
        told = reason("automatic.rule.i", "receives", player=target, card=card, other=giver)
        events.append(Event(told, tuple(sorted(who))))
    nothing: frozenset[str | int] = frozenset()
    after = state._replace(
        phase=PLAY,
        hands=tuple(hands),
        chosen=(),
        passed=(*state.passed, given),
        backs=("",) * count,  # the card with that back may have been passed on
        barred=(nothing,) * count,  # what came in may be of any colour
    )
    return after, tuple(events)


def predict(state: State, action: Point) -> Outcome:
    """Whom somebody points at is seen when all do."""
    player, target = action
    event = Event(
        predicts("points", player, target),
        (player,),
        reason("automatic.rule.c", "has-chosen", player=player),
    )
    after = state._replace(chosen=replaced(state.chosen, player, target))
    if None in after.chosen:
        return after, (event,)
    told = [
        Event(predicts("told", seat, other))
        for seat, other in enumerate(after.chosen)
        if isinstance(other, int)  # else it is a secret still
    ]
    return after._replace(phase=PLAY), (event, *told)


def predicts(case: str, player: int, target: int) -> Reason:
    if player == target:
        return reason("automatic.rule.c", f"{case}-self", player=player)
    return reason("automatic.rule.c", case, player=player, other=target)
