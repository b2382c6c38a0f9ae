"""What can be wrong with the trick that lies there."""

from collections.abc import Iterator

from engine.cards import Play
from engine.games.tezuma.abilities import BUTTERFLY, EGG, FIRE, SAND, ability_uses
from engine.games.tezuma.legality import judge
from engine.games.tezuma.legality.question import led_suit
from engine.games.tezuma.state import PLAY, State
from engine.kernel import Fact, Reason, Verdict, reason


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


def left_over(state: State) -> Iterator[Reason]:
    """A trick lies there only while it is played."""
    if state.trick and state.phase != PLAY:
        yield reason("tezuma.phases", "cards-left", player=state.trick[0].seat, due=state.phase)


def pair_of_two_suits(state: State) -> Iterator[Reason]:
    for play in state.trick:
        if len({card.suit for card in play.cards}) > 1:
            yield reason("tezuma.fire-breathing", "suits", player=play.seat)


def against_the_rules(state: State) -> Iterator[Reason]:
    """What nothing above has found: each play of the trick is judged again, in the position it was made in."""
    if state.phase != PLAY or any(waiting_wrongly(state)):
        return
    in_order, told_of = True, seats_told_of(state)
    for index, play in enumerate(state.trick):
        if play.seat in told_of:
            continue
        now = before(state, index)
        played = play._replace(ability="") if play.ability == EGG else play
        verdict = judge(now, played)
        if is_out_of_turn(verdict):
            yield from (because._replace(case="order") for because in verdict.because if in_order)
            in_order = False
            verdict = judge(now._replace(leader=play.seat - index, egg=None), played)
        if verdict.legal is False:
            yield from in_the_past(play, verdict.because[0], led_suit(now))


def seats_told_of(state: State) -> set[Fact]:
    """Whose play has been told to be wrong."""
    faults = (*too_many_uses(state), *odd_plays(state), *pair_of_two_suits(state))
    return {dict(because.facts)["player"] for because in faults}


def is_out_of_turn(verdict: Verdict) -> bool:
    return verdict.legal is False and verdict.because[0][:2] == ("tezuma.lead", "not-yet")


MUST_FOLLOW = ("tezuma.must-follow", "tezuma.reading.cup-printed-suit", "tezuma.reading.fire-follow")


def in_the_past(play: Play, because: Reason, led: str) -> tuple[Reason, ...]:
    """Why a play that was made cannot have been."""
    if because.rule in MUST_FOLLOW:
        card = play.cards[0]
        return (reason("tezuma.must-follow", "revoked", player=play.seat, card=card, suit=led),)
    return reason("tezuma.lead", "not-so", player=play.seat), because


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
