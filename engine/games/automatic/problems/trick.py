"""The trick that lies there: in turn, and each card judged again."""

from collections.abc import Iterator

from engine.cards import Play
from engine.games.automatic.legality import judge
from engine.games.automatic.modes import mode
from engine.games.automatic.seats import seats
from engine.games.automatic.state import BEGUN, CHOOSE, COLLECT, PLAY, QUIZ, State, TurnOver
from engine.games.automatic.strength import strongest
from engine.kernel import Reason, Verdict, reason
from engine.trick import clockwise


def broken_trick(state: State) -> Iterator[Reason]:
    count, due = len(seats(state.setup)), state.leader
    order = [play.seat for play in state.trick]
    for seat in order:
        if order.count(seat) > 1:
            yield reason("automatic.trick", "again", player=seat)
            return
        if seat != due:
            yield reason("automatic.trick", "order", player=seat, other=due)
            return
        due = clockwise(due, count)
    if state.phase in (QUIZ, COLLECT) and len(order) < count:
        yield reason("automatic.trick", "unfinished", other=due)
    if state.phase == PLAY and len(order) == count:
        yield reason("automatic.trick", "all-played")
    if order and state.phase not in (PLAY, QUIZ, COLLECT):
        yield reason("automatic.trick", "lying", due=state.phase)


def revoked(state: State) -> Iterator[Reason]:
    """A card of another colour than led, by a seat that still holds the led one."""
    if not mode(state.letter).follows or state.letter == "e":
        return
    for play in state.trick[1:]:
        led = state.trick[0].cards[0].suit
        if play.cards[0].suit != led and led in [card.suit for card in state.hands[play.seat]]:
            yield reason("automatic.rule.d", "revoked", player=play.seat, card=play.cards[0], suit=led)


def right_already(state: State) -> Iterator[Reason]:
    """Who pointed at the strongest card has ended the race."""
    for player, target in enumerate(state.chosen):
        if state.phase == QUIZ and target is not None and strongest(state).seat == target:
            yield reason("automatic.rule.b", "was-right", player=player)


def came_against_the_rule(state: State) -> Iterator[Reason]:
    """Each card of the trick is judged again; where in its hand it lay is not known, so any place will do."""
    if state.phase not in BEGUN or state.phase == CHOOSE or not state.order or not mode(state.letter).letter:
        return
    for index, play in enumerate(state.trick):
        before = state._replace(phase=PLAY, trick=state.trick[:index], leader=state.trick[0].seat)
        verdicts = [judged(before, play, place) for place in range(len(state.hands[play.seat]) + 1)]
        if all(verdict.legal is False for verdict in verdicts):
            yield reason("automatic.trick", "not-so", player=play.seat, card=play.cards[0])


def judged(state: State, play: Play, place: int) -> Verdict:
    hand = state.hands[play.seat]
    hands = list(state.hands)
    hands[play.seat] = (*hand[:place], *play.cards, *hand[place:])
    action = play if mode(state.letter).by_hand else TurnOver(play.cards[0])
    return judge(state._replace(hands=tuple(hands)), action)
