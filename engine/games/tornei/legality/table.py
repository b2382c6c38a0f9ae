"""May the table do it? Dealing, revealing, collecting, counting; and for everybody, is it time for it?"""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from engine.cards import HIDDEN, Cards
from engine.games.tornei.cards import HAND, TRICKS, exists
from engine.games.tornei.state import (
    COLLECT,
    DEAL,
    DEALER,
    FORECAST,
    NPC,
    PLAY,
    REVEAL,
    SCORE,
    State,
    is_npc,
)
from engine.kernel import Verdict, allow, reason, refuse, ruling
from engine.kit.rulings import (
    TableQuestion,
    all_is_played,
    in_time,
    named_once,
    no_card_twice,
    no_strange_card,
    one_at_a_time,
)

is_time_to = partial(in_time, "tornei.phases")


class DealerQuestion(NamedTuple):
    state: State
    dealer: int
    tried: int
    """How many at a time."""


@ruling("tornei.reading.npc-seat")
def npc_is_no_dealer(q: DealerQuestion) -> Verdict | None:
    return refuse("tornei.reading.npc-seat", "never", player=NPC) if is_npc(q.state.setup, q.dealer) else None


@ruling("tornei.dealer")
def any_player(q: DealerQuestion) -> Verdict | None:
    if q.state.deal == 1:
        return allow("tornei.dealer", players=q.state.setup.players)
    return allow("tornei.dealer", "untold", players=q.state.setup.players, deal=q.state.deal)


MAY_NAME_DEALER: tuple[Callable[[DealerQuestion], Verdict | None], ...] = (
    named_once("tornei.dealer", lambda state: state.dealer),
    is_time_to(DEALER),
    one_at_a_time("tornei.dealer"),
    npc_is_no_dealer,
    any_player,
)


@ruling("tornei.reveal")
def face_down_until_all_have_played(q: TableQuestion) -> Verdict | None:
    early = q.state.trick and q.state.phase in (FORECAST, PLAY)
    return refuse("tornei.reveal", "early") if early else None


@ruling("tornei.reveal")
def hidden_forecasts_cannot_be_compared(q: TableQuestion) -> Verdict | None:
    if HIDDEN not in q.state.forecasts:
        return None
    hidden = q.state.forecasts.index(HIDDEN)
    return Verdict(None, (reason("tornei.reveal", "unknown", player=hidden),))


@ruling("tornei.reveal")
def ranks_are_settled(q: TableQuestion) -> Verdict | None:
    return allow("tornei.reveal", count=len(q.state.trick))


MAY_REVEAL: tuple[Callable[[TableQuestion], Verdict | None], ...] = (
    face_down_until_all_have_played,
    is_time_to(REVEAL),
    hidden_forecasts_cannot_be_compared,
    ranks_are_settled,
)


@ruling("tornei.no-early-grab")
def first_the_forecasts_are_compared(q: TableQuestion) -> Verdict | None:
    if not q.state.trick or q.state.phase == COLLECT:
        return None
    return refuse("tornei.no-early-grab", "refused" if q.state.phase == REVEAL else "unfinished")


@ruling("tornei.winner")
def all_is_compared(q: TableQuestion) -> Verdict | None:
    return allow("tornei.winner", count=len(q.state.trick))


MAY_COLLECT: tuple[Callable[[TableQuestion], Verdict | None], ...] = (
    first_the_forecasts_are_compared,
    is_time_to(COLLECT),
    all_is_compared,
)


MAY_COUNT_DEAL: tuple[Callable[[TableQuestion], Verdict | None], ...] = (
    is_time_to(SCORE),
    all_is_played("tornei.phases"),
)


# May these cards be dealt?


class DealQuestion(NamedTuple):
    state: State
    hands: tuple[Cards, ...]
    open: Cards
    pile: Cards
    dealt: Cards
    """All of them."""


@ruling("tornei.deal")
def fourteen_each(q: DealQuestion) -> Verdict | None:
    if len(q.hands) >= q.state.setup.players and all(len(hand) == HAND for hand in q.hands):
        return None
    return refuse("tornei.deal", players=q.state.setup.players, count=HAND)


@ruling("tornei.npc.deal")
def seven_open_and_seven_face_down(q: DealQuestion) -> Verdict | None:
    if not is_npc(q.state.setup, NPC):
        return None
    if len(q.open) != TRICKS or len(q.pile) != TRICKS:
        return refuse("tornei.npc.deal", count=TRICKS)
    npc = reason("tornei.npc.deal", "allowed", count=TRICKS)
    return Verdict(True, (reason("tornei.deal", "allowed", players=q.state.setup.players, count=HAND), npc))


@ruling("tornei.deal")
def the_whole_deck_is_dealt(q: DealQuestion) -> Verdict | None:
    return allow("tornei.deal", players=q.state.setup.players, count=HAND)


MAY_DEAL: tuple[Callable[[DealQuestion], Verdict | None], ...] = (
    is_time_to(DEAL),
    no_strange_card("tornei.deck", exists),
    no_card_twice("tornei.deck"),
    fourteen_each,
    seven_open_and_seven_face_down,
    the_whole_deck_is_dealt,
)
