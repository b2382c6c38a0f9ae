"""The trick that lies there: in turn, and each card judged again."""

from collections.abc import Iterator

from engine.cards import Play
from engine.games.automatic.legality import judge
from engine.games.automatic.modes import mode
from engine.games.automatic.outcomes import due_seat
from engine.games.automatic.seats import seats
from engine.games.automatic.state import BEGUN, COLLECT, PLAY, QUIZ, Action, State, TurnOver
from engine.games.automatic.strength import strongest
from engine.kernel import Reason, reason
from engine.kit.problems import against_the_rules, out_of_turn

trick_out_of_turn = out_of_turn("automatic.trick", due_seat)


def trick_and_phase(state: State) -> Iterator[Reason]:
    count, most = len(state.trick), len(seats(state.setup))
    if state.phase in (QUIZ, COLLECT) and count < most:
        yield reason("automatic.trick", "unfinished", other=due_seat(state))
    if state.phase == PLAY and count == most:
        yield reason("automatic.trick", "all-played")
    if count and state.phase not in (PLAY, QUIZ, COLLECT):
        yield reason("automatic.trick", "lying", due=state.phase)


def right_already(state: State) -> Iterator[Reason]:
    """Who pointed at the strongest card has ended the race."""
    for player, target in enumerate(state.chosen):
        if state.phase == QUIZ and target is not None and strongest(state).seat == target:
            yield reason("automatic.rule.b", "was-right", player=player)


def as_it_came(state: State, play: Play) -> Action:
    return play if mode(state.letter).by_hand else TurnOver(play.cards[0])


judged_again = against_the_rules("automatic.trick", judge, due_seat, as_it_came)


def came_against_the_rule(state: State) -> Iterator[Reason]:
    if state.letter and state.phase in BEGUN:
        yield from judged_again(state)
