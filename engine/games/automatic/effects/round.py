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
from engine.kernel import Event, Reason, Telling, ask, reason
from engine.kit.hidden import face_down
from engine.text import TABLE

Outcome = tuple[State, Telling]


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
    return after, lambda: dealt(after)


def dealt(state: State) -> tuple[Event, ...]:
    reasons = [reason("automatic.piles", "dealt", count=len(state.piles))]
    if state.order:
        reasons.append(reason("automatic.order-card", "names", order=state.order))
    if any(state.tops):
        reasons.append(reason("automatic.reading.backs", "tops", orders=state.tops))
    return tuple(map(Event, reasons))


def take(state: State, action: Take) -> Outcome:
    seat, place = action.seat, action.pile - 1
    after = state._replace(
        hands=replaced(state.hands, seat, state.piles[place]),
        backs=replaced(state.backs, seat, state.tops[place]),
        piles=replaced(state.piles, place, ()),
        tops=replaced(state.tops, place, ""),
    )
    if not all(after.hands):
        return after, lambda: takes(action)
    untaken = tuple([card for pile in after.piles for card in pile])
    begun = after._replace(
        piles=(),
        deck=ask(DECK, (after.deck, untaken), untaken + after.deck),
        phase=START if after.starter is None else PICK_MODE,
    )
    return begun, lambda: takes(action, untaken)


def takes(action: Take, untaken: Cards = ()) -> tuple[Event, ...]:
    event = Event(reason("automatic.choose-pile", "takes", player=action.seat, pile=action.pile))
    if not untaken:
        return (event,)
    return event, Event(reason("automatic.reading.leftover", "under", count=len(untaken) // HAND))


def show_bottoms(state: State) -> Outcome:
    starter = ask(STARTS, state, 0)
    shown = tuple([hand[-1] for hand in state.hands])
    after = state._replace(phase=PICK_MODE, starter=starter, shown=shown)
    return after, lambda: (
        *[
            Event(reason("automatic.start-player", "shows", player=seat, card=card))
            for seat, card in enumerate(shown)
        ],
        Event(reason("automatic.start-player", "starts", player=starter, card=shown[starter])),
    )


def choose_mode(state: State, action: ChooseMode) -> Outcome:
    """In most modes the hands are turned over, so that the bottom card comes to lie on top."""
    count = len(state.hands)
    nothing: frozenset[str | int] = frozenset()
    after = state._replace(
        letter=action.letter,
        idea=action.idea,
        leader=action.seat if state.starter is None else state.starter,
        won=((),) * count,
        barred=(nothing,) * count,
    )
    if turned_over(after):
        after = after._replace(hands=tuple([hand[::-1] for hand in state.hands]))
    return begin(after), lambda: mode_begins(after, action)


def mode_begins(state: State, action: ChooseMode) -> tuple[Event, ...]:
    chosen = reason("automatic.choose-rule", "chosen", player=action.seat, letter=action.letter)
    if action.seat == TABLE:
        chosen = reason("automatic.reading.choose-rule", "agreed", letter=action.letter)
    events = [Event(chosen), Event(reason(mode(action.letter).rule, "begins", idea=action.idea))]
    if turned_over(state):
        events += [turned(state, seat) for seat in range(len(state.hands)) if sees(state, seat)]
    return tuple(events)


def turned(state: State, seat: int) -> Event:
    """Who sees the front of a hand is told what it is."""
    who = sees(state, seat)
    case = "own" if len(who) == 1 else "all"
    rule = mode(state.letter).rule if state.letter == "c" else "automatic.reading.hands-private"
    return Event(reason(rule, case, player=seat, cards=state.hands[seat]), who)


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
    after = state._replace(chosen=replaced(state.chosen, seat, what))
    if None in after.chosen:
        return after, lambda: (chooses(state, action),)
    kind = mode(state.letter).first
    if kind == PLACE:
        after, telling = put_back(after)
    elif kind == CARD:
        after, telling = pass_on(after)
    else:
        after, telling = tell_ends(after)
    return after, lambda: (chooses(state, action), *telling())


def chooses(state: State, action: Choose) -> Event:
    kind = mode(state.letter)
    facts = {kind.first: action.what}
    return Event(
        reason(kind.rule, "chooses", player=action.seat, **facts),
        (owner(state.setup, action.seat),),
        reason(kind.rule, "has-chosen", player=action.seat),
    )


def tell_ends(state: State) -> Outcome:
    return state._replace(phase=PLAY), lambda: tuple(
        [
            Event(reason("automatic.rule.f", "told", player=seat, end=end))
            for seat, end in enumerate(state.chosen)
            if end != SECRET
        ]
    )


def put_back(state: State) -> Outcome:
    """The top card of each hand goes to the place that was chosen."""
    hands = tuple([moved(hand, state.chosen[seat]) for seat, hand in enumerate(state.hands)])
    after = state._replace(phase=PLAY, hands=hands, chosen=())
    return after, lambda: (Event(reason("automatic.rule.h", "all-moved")),)


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
    for giver, card in enumerate(given):
        target = right_of(giver, count)
        hands[target] = (*hands[target], card)
    nothing: frozenset[str | int] = frozenset()
    after = state._replace(
        phase=PLAY,
        hands=tuple(hands),
        chosen=(),
        passed=(*state.passed, given),
        backs=("",) * count,  # the card with that back may have been passed on
        barred=(nothing,) * count,  # what came in may be of any colour
    )
    return after, lambda: tuple([receives(state, giver, card) for giver, card in enumerate(given)])


def right_of(giver: int, count: int) -> int:
    return (giver - 1) % count


def receives(state: State, giver: int, card: Card) -> Event:
    """Both players know that card, and whoever sees the fronts."""
    target = right_of(giver, len(state.hands))
    who = {owner(state.setup, giver), owner(state.setup, target), *sees(state, giver)}
    told = reason("automatic.rule.i", "receives", player=target, card=card, other=giver)
    return Event(told, tuple(sorted(who)))


def predict(state: State, action: Point) -> Outcome:
    """Whom somebody points at is seen when all do."""
    player, target = action
    after = state._replace(chosen=replaced(state.chosen, player, target))
    if None not in after.chosen:
        after = after._replace(phase=PLAY)
    return after, lambda: predicted(after, action)


def predicted(state: State, action: Point) -> tuple[Event, ...]:
    player, target = action
    event = Event(
        predicts("points", player, target),
        (player,),
        reason("automatic.rule.c", "has-chosen", player=player),
    )
    if None in state.chosen:
        return (event,)
    told = [
        Event(predicts("told", seat, other))
        for seat, other in enumerate(state.chosen)
        if isinstance(other, int)  # else it is a secret still
    ]
    return event, *told


def predicts(case: str, player: int, target: int) -> Reason:
    if player == target:
        return reason("automatic.rule.c", f"{case}-self", player=player)
    return reason("automatic.rule.c", case, player=player, other=target)
