"""What can be wrong with the trick that lies there."""

from collections.abc import Iterator

from engine.cards import Play, replaced
from engine.games.tezuma.abilities import EGG, ability_uses
from engine.games.tezuma.legality import judge
from engine.games.tezuma.state import PLAY, State
from engine.kernel import Reason, Verdict, reason


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


def egg_not_last(state: State) -> Iterator[Reason]:
    """Paper Egg is two actions for one play: the card comes when all the others lie there."""
    for at, play in enumerate(state.trick):
        if play.ability == EGG and at < state.setup.players - 1:
            yield reason("tezuma.paper-egg", "not-last", player=play.seat)


def left_over(state: State) -> Iterator[Reason]:
    """A trick lies there only while it is played."""
    if state.trick and state.phase != PLAY:
        yield reason("tezuma.phases", "cards-left", player=state.trick[0].seat, due=state.phase)


def against_the_rules(state: State) -> Iterator[Reason]:
    """What nothing above has found: each play of the trick is judged again, in the position it was made in."""
    if state.phase != PLAY or any(waiting_wrongly(state)):
        return
    in_order, told_of = True, {dict(because.facts)["player"] for because in egg_not_last(state)}
    for index, play in enumerate(state.trick):
        if play.seat in told_of:
            continue
        now = before(state, index)
        verdict = judge(*with_its_ability(now, play))
        if is_out_of_turn(verdict):
            yield from (because._replace(case="order") for because in verdict.because if in_order)
            in_order = False
            now = now._replace(leader=play.seat - index, egg=None)
            verdict = judge(*with_its_ability(now, play))
        if verdict.legal is False:
            yield cannot_have_been(play)
            yield from verdict.because


def before(state: State, index: int) -> State:
    """The position in which a play of the trick was made."""
    hands, egg = list(state.hands), state.egg
    for play in state.trick[index:]:
        hands[play.seat] += play.cards
        if play.ability == EGG:
            egg = play.seat
    if egg is not None and index < (egg - state.leader) % state.setup.players:
        egg = None
    return state._replace(trick=state.trick[:index], hands=tuple(hands), egg=egg)


def with_its_ability(state: State, play: Play) -> tuple[State, Play]:
    """The position and the play to be judged: whether an ability was there to be used is asked above."""
    if play.ability in ("", EGG):
        return state, play._replace(ability="")
    mine = state.taken[play.seat]._replace(ability=play.ability)
    taken, uses = replaced(state.taken, play.seat, mine), replaced(state.uses, play.seat, 0)
    return state._replace(taken=taken, uses=uses), play


def is_out_of_turn(verdict: Verdict) -> bool:
    return verdict.legal is False and verdict.because[0][:2] == ("tezuma.lead", "not-yet")


def cannot_have_been(play: Play) -> Reason:
    if play.cards:
        return reason("tezuma.lead", "not-so", player=play.seat, card=play.cards[0])
    return reason("tezuma.ability.when", "not-so", player=play.seat, ability=play.ability)
