"""All that can be wrong with a position, at once."""

from collections.abc import Callable, Iterator

from engine.games.automatic.problems.cards import (
    backs_and_cards,
    face_down_when_won,
    heaps,
    more_than_there_are,
    nowhere,
    piles_and_hands,
    strange,
    twice,
    uneven_hands,
)
from engine.games.automatic.problems.earlier import (
    last_card_of_no_trick,
    leads_without_cause,
    more_captured_than_won,
    nothing_captured,
    passed_cards,
    scores_of_no_round,
    shown_against_the_mode,
    shown_and_held,
    shown_cards,
    shown_without_cause,
    starts_without_cause,
)
from engine.games.automatic.problems.phase import (
    before_its_time,
    impossible_choices,
    phase_and_mode,
    rounds_and_their_ends,
    starter_and_round,
    untold,
    untold_choices,
)
from engine.games.automatic.problems.trick import (
    came_against_the_rule,
    right_already,
    trick_and_phase,
    trick_out_of_turn,
)
from engine.games.automatic.state import State
from engine.kernel import Reason
from engine.kit.problems import over_without_points


def problems(state: State) -> tuple[Reason, ...]:
    """All that is wrong; what asks the rules about the trick needs cards, an order and a trick that can be asked about."""
    found = [reason for check in CHECKS for reason in check(state)]
    if not any(reason for check in NEEDED for reason in check(state)):
        found += [reason for check in AT_LAST for reason in check(state)]
    return tuple(found)


CHECKS: tuple[Callable[[State], Iterator[Reason]], ...] = (
    strange,
    twice,
    more_than_there_are,
    rounds_and_their_ends,
    over_without_points("automatic.rounds"),
    untold,
    starter_and_round,
    before_its_time,
    phase_and_mode,
    untold_choices,
    impossible_choices,
    piles_and_hands,
    uneven_hands,
    trick_out_of_turn,
    trick_and_phase,
    shown_and_held,
    came_against_the_rule,
    face_down_when_won,
    shown_cards,
    passed_cards,
    shown_against_the_mode,
    backs_and_cards,
    more_captured_than_won,
    nothing_captured,
    last_card_of_no_trick,
    shown_without_cause,
    heaps,
    starts_without_cause,
    leads_without_cause,
    scores_of_no_round,
)
NEEDED: tuple[Callable[[State], Iterator[Reason]], ...] = (
    strange,
    twice,
    untold,
    phase_and_mode,
    untold_choices,
    piles_and_hands,
    uneven_hands,
    trick_out_of_turn,
    trick_and_phase,
)
AT_LAST: tuple[Callable[[State], Iterator[Reason]], ...] = (
    right_already,
    nowhere,
)
