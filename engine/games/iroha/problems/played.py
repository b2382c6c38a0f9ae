"""Where a position tells all cards of a deal in the order in which they were played: its tricks are played again."""

from collections import Counter
from collections.abc import Iterator

from engine.cards import HIDDEN, Play
from engine.games.iroha import effects
from engine.games.iroha.legality import judge
from engine.games.iroha.outcomes import turn
from engine.games.iroha.problems.earlier import tricks_done
from engine.games.iroha.state import PLAY, State
from engine.kernel import Reason, reason
from engine.trick import clockwise


def played_otherwise(state: State) -> Iterator[Reason]:
    """What follows from the cards that were played: who may have played them, who captured what, who leads."""
    done = tricks_done(state)
    if not (done and is_told(state, done)):
        return
    now = at_the_first_trick(state)
    for number in range(done):
        for _ in state.hands:
            seat = turn(now)
            laid = Play(seat, (state.played[seat][number],))
            verdict = judge(now, laid)
            if verdict.legal is False:
                yield reason("iroha.turn", "not-so", player=seat, card=laid.cards[0])
                yield from verdict.because
            now, _telling = effects.play(now, laid)
        now, _telling = effects.collect(now)
    yield from told_otherwise(state, now)


def is_told(state: State, done: int) -> bool:
    """Who led first, and what everybody has played since?"""
    for seat, row in enumerate(state.played):
        in_trick = tuple([play.cards[0] for play in state.trick if play.seat == seat])
        if HIDDEN in row or len(row) != done + len(in_trick) or row[done:] != in_trick:
            return False
    return state.dealer is not None


def at_the_first_trick(state: State) -> State:
    """The position when all that was played was in hand."""
    players = state.setup.players
    return state._replace(
        phase=PLAY,
        leader=clockwise(state.dealer or 0, players),
        hands=tuple([(*hand, *row) for hand, row in zip(state.hands, state.played, strict=True)]),
        trick=(),
        won=((),) * players,
        played=((),) * players,
        voids=(frozenset(),) * players,
    )


def told_otherwise(state: State, now: State) -> Iterator[Reason]:
    """What the position tells, and does not follow from the cards; `now` is when the trick that lies there begins."""
    for seat, pile in enumerate(state.won):
        others = Counter(card for card in pile if card != HIDDEN) - Counter(now.won[seat])
        if others:
            yield reason("iroha.capture", "otherwise", player=seat, cards=tuple(sorted(others)))
    if state.phase == PLAY and state.leader != now.leader:
        yield reason("iroha.winner-leads", "otherwise", player=state.leader, other=now.leader)
    for laid in state.trick:
        now, _telling = effects.play(now, laid)
    for seat, suits in enumerate(state.voids):
        if suits - now.voids[seat]:
            yield reason("iroha.void-moves-marker", "otherwise", player=seat, suits=suits - now.voids[seat])
