"""What can be wrong with the trick that lies there."""

from collections.abc import Iterator

from engine.games.tezuma.abilities import BUTTERFLY, CUP, EGG, FIRE, RINGS, SAND, ability_uses
from engine.games.tezuma.legality import judge
from engine.games.tezuma.state import PLAY, State
from engine.kernel import Reason, reason
from engine.trick import clockwise


def too_many_uses(state: State) -> Iterator[Reason]:
    for seat, count in enumerate(state.uses):
        most = ability_uses(state.setup, state.taken[seat].ability)
        if count > most:
            ability = state.taken[seat].ability or "no ability"
            yield reason(
                "tezuma.ability.uses", "too-many", player=seat, ability=ability, count=count, most=most
            )
    for play in state.trick:
        if play.ability and (not state.uses[play.seat] or play.ability != state.taken[play.seat].ability):
            yield reason("tezuma.ability.uses", "untold", player=play.seat, ability=play.ability)
    yield from waiting_wrongly(state)


def waiting_wrongly(state: State) -> Iterator[Reason]:
    """Only who took Paper Egg, was due, and did not lead can be waiting."""
    egg = state.egg
    if egg is None:
        return
    before = (egg - state.leader) % state.setup.players
    has_declared = state.taken[egg].ability == EGG and state.uses[egg] > 0
    if not has_declared or not 0 < before <= len(state.trick) or any(p.seat == egg for p in state.trick):
        yield reason("tezuma.paper-egg", "cannot-wait", player=egg)


def odd_plays(state: State) -> Iterator[Reason]:
    """What no play can be: without a card but by Five-Color Sand, two cards but by Fire Breathing, a leader who waits."""
    for at, play in enumerate(state.trick):
        if bool(play.cards) == (play.ability == SAND):
            yield reason("tezuma.ability.when", "odd", player=play.seat, ability=play.ability)
        elif (len(play.cards) > 1) != (play.ability == FIRE):
            yield reason("tezuma.fire-breathing", "pair", player=play.seat)
        elif at == 0 and play.ability in (EGG, BUTTERFLY):
            yield reason("tezuma.lead", "not-by-leader", player=play.seat, ability=play.ability)
        elif play.ability == EGG and at < state.setup.players - 1:
            yield reason("tezuma.paper-egg", "not-last", player=play.seat)


def broken_trick(state: State) -> Iterator[Reason]:
    """Clockwise from the leader; only a card that waited for the others comes later."""
    due_seat = state.leader
    seats = [play.seat for play in state.trick]
    for play in state.trick:
        if play.ability == EGG and play == state.trick[-1] and len(seats) == state.setup.players:
            break
        while is_waiting(state, due_seat):
            due_seat = clockwise(due_seat, state.setup.players)
        if play.seat != due_seat or seats.count(play.seat) > 1:
            yield reason("tezuma.lead", "order", player=play.seat, other=due_seat)
            return
        due_seat = clockwise(due_seat, state.setup.players)
    if state.trick and state.phase != PLAY:
        yield reason("tezuma.phases", "cards-left", player=seats[0], due=state.phase)


def is_waiting(state: State, seat: int) -> bool:
    last = state.trick[-1]
    return seat == state.egg or (last.ability == EGG and last.seat == seat)


def revoked(state: State) -> Iterator[Reason]:
    """A card of another suit, with no ability to free it, by a player who still holds the led suit."""
    led = ""
    for play in state.trick:
        if not play.cards:
            continue
        led = led or play.cards[0].suit
        held = any(card.suit == led for card in state.hands[play.seat])
        if play.cards[0].suit != led and held and play.ability not in (RINGS, CUP):
            yield reason("tezuma.must-follow", "revoked", player=play.seat, card=play.cards[0], suit=led)
        if len({card.suit for card in play.cards}) > 1:
            yield reason("tezuma.fire-breathing", "suits", player=play.seat)


def played_against_the_rules(state: State) -> Iterator[Reason]:
    """What no rule above has found: each play of the trick is judged again, in the position it was made in."""
    told_wrongly = [*too_many_uses(state), *odd_plays(state), *broken_trick(state), *revoked(state)]
    if state.phase != PLAY or told_wrongly:
        return
    for index, play in enumerate(state.trick):
        ability = "" if play.ability == EGG else play.ability
        verdict = judge(before(state, index), play._replace(ability=ability))
        if verdict.legal is False:
            yield reason("tezuma.lead", "not-so", player=play.seat)
            yield from verdict.because


def before(state: State, index: int) -> State:
    """The position in which a play of the trick was made."""
    hands, uses, egg = list(state.hands), list(state.uses), state.egg
    for play in state.trick[index:]:
        hands[play.seat] += play.cards
        if play.ability == EGG:
            egg = play.seat
        uses[play.seat] -= play.ability not in ("", EGG)
    if egg is not None and index < (egg - state.leader) % state.setup.players:
        uses[egg] -= 1
        egg = None
    return state._replace(trick=state.trick[:index], hands=tuple(hands), uses=tuple(uses), egg=egg)
