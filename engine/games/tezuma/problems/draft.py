"""What is wrong with what is laid out, and with what was taken of it."""

from collections.abc import Callable, Iterator
from itertools import combinations

from engine.games.tezuma.abilities import HOUSE_SIDES, sides
from engine.games.tezuma.cards import kinds
from engine.games.tezuma.draft import due, kinds_of, seat_due
from engine.games.tezuma.legality.table import (
    LayOutQuestion,
    beginners_have_no_abilities,
    no_ability_twice,
    one_scoring_card_more_than_players,
    one_side_of_each_card,
    only_for_so_many_players,
    scoring_cards_exist,
    so_many_abilities,
    with_the_card_for_so_many,
)
from engine.games.tezuma.state import DEAL, DRAFT, FIRST, LAYOUT, POINTS, State
from engine.kernel import Reason, Verdict, reason


def taken_twice(state: State) -> Iterator[Reason]:
    """Nothing is taken by two, nor what was not laid out."""
    before: set[tuple[str, object]] = set()
    for seat, mine in enumerate(state.taken):
        laid = (mine.score, state.scoring_cards, "score"), (mine.ability, state.abilities, "ability")
        for what, there, kind in ((mine.pain, (), "pain"), *laid):
            if what and ((kind, what) in before or (there and what not in there)):
                case = "gone" if (kind, what) in before else "not-laid-out"
                yield reason("tezuma.draft.one-of-each", f"problem-{case}", player=seat, what=str(what))
            before.add((kind, what))


def laid_out_wrongly(state: State) -> Iterator[Reason]:
    """Scoring cards that are not for so many, do not exist, or lie there twice; too few of them, or too many."""
    numbers = state.scoring_cards or tuple(mine.score for mine in state.taken if mine.score)
    for number in dict.fromkeys(numbers):
        yield from faults(state, (number,), (), scoring_cards_exist, only_for_so_many_players)
    if not state.scoring_cards:
        return
    for number in dict.fromkeys(number for number in numbers if numbers.count(number) > 1):
        yield from faults(state, (number, number), (), scoring_cards_exist)
    yield from faults(state, numbers, (), one_scoring_card_more_than_players, with_the_card_for_so_many)


def abilities_laid_out_wrongly(state: State) -> Iterator[Reason]:
    """Both sides of one card, one ability twice, too few or too many; any of them among beginners.

    Which abilities share a card is ours, so that alone does not forbid what players have taken.
    """
    laid = state.abilities
    if not laid and sides(state.setup) != HOUSE_SIDES:
        laid = tuple(mine.ability for mine in state.taken if mine.ability)
    for pair in combinations(dict.fromkeys(laid), 2):
        yield from faults(state, (), pair, one_side_of_each_card)
    if state.abilities:
        for ability in dict.fromkeys(ability for ability in laid if laid.count(ability) > 1):
            yield from faults(state, (), (ability, ability), no_ability_twice)
        yield from faults(state, (), laid, beginners_have_no_abilities, so_many_abilities)
    for seat, mine in enumerate(state.taken):
        if mine.ability and "beginner" in state.setup.options:
            yield reason("tezuma.variant.beginner", "has-ability", player=seat)


def faults(
    state: State,
    numbers: tuple[int, ...],
    abilities: tuple[str, ...],
    *checks: Callable[[LayOutQuestion], Verdict | None],
) -> Iterator[Reason]:
    """Why this could not be laid out."""
    for check in checks:
        verdict = check(LayOutQuestion(state, numbers, abilities))
        if verdict is not None and not verdict.legal:
            yield from verdict.because


def draft_and_phase(state: State) -> Iterator[Reason]:
    if state.phase == DRAFT and due(state) is None:
        yield reason("tezuma.draft.one-of-each", "all-taken")
    elif state.phase == DRAFT and state.hands:
        yield from out_of_order(state)
    if state.phase in (DEAL, DRAFT):
        if not state.scoring_cards:
            kind = kinds(state.setup)[POINTS]
            yield reason("tezuma.choose-score-cards", "untold", due=state.phase, kind=kind)
        if not state.abilities and "beginner" not in state.setup.options:
            yield reason("tezuma.choose-abilities", "untold", due=state.phase)
    elif state.phase == LAYOUT and (state.scoring_cards or state.abilities):
        yield reason("tezuma.choose-score-cards", "already")
    if state.start is None and state.phase in (LAYOUT, DEAL, DRAFT):
        yield reason("tezuma.start-player", "missing", due=state.phase)
    if state.start is not None and state.phase == FIRST:
        yield reason("tezuma.start-player", "named", player=state.start)


def out_of_order(state: State) -> Iterator[Reason]:
    """Each has taken as often as it was due."""
    counts = [len(kinds_of(mine)) for mine in state.taken]
    order = [seat_due(state, number) for number in range(sum(counts))]
    for seat, count in enumerate(counts):
        if count != order.count(seat):
            most = {"player": seat, "count": count, "due": order.count(seat)}
            yield reason("tezuma.draft.one-of-each", "out-of-order", **most)
