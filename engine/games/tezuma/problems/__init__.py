"""All that can be wrong with a position, at once."""

from collections.abc import Callable, Iterator

from engine.games.tezuma.problems.draft import (
    abilities_laid_out_wrongly,
    draft_and_phase,
    laid_out_wrongly,
    taken_twice,
)
from engine.games.tezuma.problems.earlier import (
    counted_otherwise,
    leads_without_cause,
    more_than_was_won,
    nothing_won,
    nothing_yet,
    results_of_no_deal,
    shown_without_cause,
    too_many_deals,
    too_many_voids,
    used_more_than_once_a_trick,
)
from engine.games.tezuma.problems.hands import shown_elsewhere, strange_cards, uneven_hands
from engine.games.tezuma.problems.trick import (
    against_the_rules,
    egg_not_last,
    left_over,
    too_many_uses,
)
from engine.games.tezuma.sight import imagine
from engine.games.tezuma.state import State, cards
from engine.kernel import Reason
from engine.kit.problems import nowhere_to_lie, voids_held


def problems(state: State) -> tuple[Reason, ...]:
    return tuple(reason for check in CHECKS for reason in check(state))


CHECKS: tuple[Callable[[State], Iterator[Reason]], ...] = (
    strange_cards,
    too_many_deals,
    results_of_no_deal,
    counted_otherwise,
    nothing_yet,
    more_than_was_won,
    nothing_won,
    uneven_hands,
    laid_out_wrongly,
    abilities_laid_out_wrongly,
    taken_twice,
    draft_and_phase,
    too_many_uses,
    used_more_than_once_a_trick,
    egg_not_last,
    leads_without_cause,
    left_over,
    against_the_rules,
    voids_held("tezuma.void"),
    too_many_voids,
    shown_elsewhere,
    shown_without_cause,
    nowhere_to_lie("tezuma.deal", cards, imagine),
)
