"""How each play of a trick stands, and why."""

from engine.cards import Play
from engine.games.tezuma.abilities import SAND
from engine.games.tezuma.outcomes.taker import Taker, TrickQuestion, of_kind, taker, trick_question
from engine.games.tezuma.state import State
from engine.games.tezuma.strength.question import EFFECTIVE, FOLLOWS, NOTHING, Strength
from engine.kernel import Reason, Standing, reason


def standings(state: State) -> tuple[Standing, ...]:
    """How each play of the trick stands now."""
    if not state.trick:
        return ()
    q = trick_question(state.setup, state.trick)
    best = taker(q)
    ranks = [rank(q, at, best) for at in range(len(q.plays))]
    return tuple(
        Standing(
            play.seat,
            1 + sum(other > mine for other in ranks),
            play.seat == best.seat,
            best.because if play.seat == best.seat else lacks(q, play, strength, best),
        )
        for play, strength, mine in zip(q.plays, q.strengths, ranks, strict=True)
    )


def rank(q: TrickQuestion, at: int, best: Taker) -> tuple[bool, int, int, int]:
    """The taker first; then effective trumps as they came, what follows by value; what counts nothing is equal."""
    kind, value, _ = q.strengths[at]
    order = 0 if kind == NOTHING else -at
    return q.plays[at].seat == best.seat, (NOTHING, FOLLOWS, EFFECTIVE).index(kind), value, order


def lacks(q: TrickQuestion, play: Play, strength: Strength, best: Taker) -> Reason:
    """What a play that does not take the trick lacks."""
    winner = next(other for other in q.plays if other.seat == best.seat)
    if winner.ability == SAND:
        return tells("tezuma.five-color-sand", "beaten", play, winner)
    if strength.kind == NOTHING:
        return strength.because
    beats = q.strengths[q.plays.index(winner)]
    if strength.kind == EFFECTIVE:
        if is_later(q, winner, play):
            return tells("tezuma.sword-walking", "beaten", play, winner)
        return tells("tezuma.first-effective-trump", "later", play, winner)
    if beats.kind == EFFECTIVE and strength.because.rule == "tezuma.reading.lead-trump-trick":
        return strength.because
    if beats.kind == EFFECTIVE:
        return tells("tezuma.effective-trump", "beaten", play, winner)
    if strength.value < beats.value:
        return lower(play, winner, strength, beats) if strength.value else strength.because
    if not strength.value:
        return zero(q, play, winner)
    if is_later(q, winner, play):
        return tells("tezuma.sword-walking", "beaten-equal", play, winner)
    return tells("tezuma.ability.tie", "later", play, winner)


def is_later(q: TrickQuestion, winner: Play, play: Play) -> bool:
    """Did the winner come later? Only Sword Walking makes up for that."""
    return q.plays.index(winner) > q.plays.index(play)


def zero(q: TrickQuestion, play: Play, winner: Play) -> Reason:
    """Both are worth 0: the lead stands, unless the alternative lets Sword Walking win."""
    if winner != of_kind(q, FOLLOWS)[0]:
        return tells("tezuma.reading.sword-zero", "beaten", play, winner)
    return tells("tezuma.lead-trump-stands", "beaten", play, winner)


def lower(play: Play, winner: Play, strength: Strength, beats: Strength) -> Reason:
    facts = {"player": play.seat, "cards": play.cards, "best": winner.cards}
    return reason("tezuma.highest-follows", "lower", points=strength.value, more=beats.value, **facts)


def tells(rule: str, case: str, play: Play, winner: Play) -> Reason:
    return reason(rule, case, player=play.seat, cards=play.cards, best=winner.cards, other=winner.seat)
