"""May this be taken in the draft? An ordered row; the first ruling that answers decides."""

from collections.abc import Callable
from typing import NamedTuple

from engine.games.tezuma.cards import EDITION_2015, kinds
from engine.games.tezuma.draft import is_free, taken_kinds
from engine.games.tezuma.legality.table import is_time_to, source_of
from engine.games.tezuma.state import ABILITY, DRAFT, PAIN, POINTS, State, Take
from engine.kernel import Verdict, reason, refuse, ruling
from engine.kit.rulings import one_at_a_time


class DraftQuestion(NamedTuple):
    state: State
    take: Take
    due: int | None
    """Whose turn it is, if anybody's."""
    tried: int
    """How many at a time."""


def name_of(q: DraftQuestion) -> str:
    """The kind of the card, as the edition calls it."""
    return kinds(q.state.setup)[q.take.kind]


@ruling("tezuma.draft.one-of-each")
def one_of_a_kind(q: DraftQuestion) -> Verdict | None:
    if q.take.kind not in taken_kinds(q.state, q.take.seat):
        return None
    return refuse("tezuma.draft.one-of-each", "taken", player=q.take.seat, kind=name_of(q))


@ruling("tezuma.variant.beginner")
def beginners_take_no_ability(q: DraftQuestion) -> Verdict | None:
    if q.take.kind != ABILITY or "beginner" not in q.state.setup.options:
        return None
    return refuse("tezuma.variant.beginner", "no-ability")


@ruling("tezuma.pain-cards")
def one_pain_card_of_each_suit(q: DraftQuestion) -> Verdict | None:
    if q.take.kind != PAIN or is_free(q.state, PAIN, q.take.what):
        return None
    return refuse("tezuma.pain-cards", suit=q.take.what)


@ruling("tezuma.draft.one-of-each")
def only_what_lies_there(q: DraftQuestion) -> Verdict | None:
    if is_free(q.state, q.take.kind, q.take.what):
        return None
    return refuse("tezuma.draft.one-of-each", "gone", kind=name_of(q), what=q.take.what)


@ruling("tezuma.draft.order-snake")
def waits_for_the_snake(q: DraftQuestion) -> Verdict | None:
    if q.due == q.take.seat or q.state.setup.edition == EDITION_2015:
        return None
    return refuse("tezuma.draft.order-snake", player=q.take.seat, other=q.due)


@ruling("tezuma.draft.order-2015")
def waits_for_its_turn(q: DraftQuestion) -> Verdict | None:
    if q.due == q.take.seat or q.state.setup.edition != EDITION_2015:
        return None
    return refuse("tezuma.draft.order-2015", player=q.take.seat, other=q.due)


@ruling("tezuma.draft.hand-seen")
def takes_with_the_hand_in_mind(q: DraftQuestion) -> Verdict | None:
    facts = {"kind": name_of(q), "open": still_open(q.state, q.take.seat)}
    seen = reason("tezuma.draft.hand-seen", "allowed", **facts)
    if q.take.kind != POINTS:
        return Verdict(True, (seen,))
    return Verdict(True, (seen, *source_of(q.state.setup, {(int(q.take.what), 0)})))


def still_open(state: State, seat: int) -> tuple[str, ...]:
    """What a player can still take, as each edition calls it."""
    done = taken_kinds(state, seat)
    there = {**kinds(state.setup), **({} if state.abilities else {ABILITY: ""})}
    return tuple(
        [
            f"{'an' if kind == ABILITY else 'a'} {name}"
            for kind, name in there.items()
            if name and kind not in done
        ]
    )


MAY_TAKE: tuple[Callable[[DraftQuestion], Verdict | None], ...] = (
    is_time_to(DRAFT),
    waits_for_the_snake,
    waits_for_its_turn,
    one_at_a_time("tezuma.draft.one-of-each"),
    one_of_a_kind,
    beginners_take_no_ability,
    one_pain_card_of_each_suit,
    only_what_lies_there,
    takes_with_the_hand_in_mind,
)
