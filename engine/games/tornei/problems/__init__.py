"""All that can be wrong with a position, at once."""

from collections.abc import Callable, Iterator
from random import Random

from engine.cards import HIDDEN, Cards, Play
from engine.games.tornei.cards import DECK, HAND, exists
from engine.games.tornei.legality import judge
from engine.games.tornei.outcomes import due_seat
from engine.games.tornei.problems.earlier import (
    cards_had,
    leads_without_cause,
    more_than_seven_tricks,
    nothing_taken,
    places_taken_twice,
    points_of_no_deal,
    right_about_the_first,
    same_places,
    scores_of_no_deal,
    told_twice,
    too_many_voids,
    torn_bundles,
    tricks_left,
)
from engine.games.tornei.sight import imagine
from engine.games.tornei.state import (
    COLLECT,
    DEAL,
    DEALER,
    FORECAST,
    NPC,
    OVER,
    PLAY,
    REVEAL,
    SCORE,
    TURN,
    Action,
    NpcPlay,
    State,
    cards,
    is_npc,
)
from engine.kernel import Reason, reason
from engine.kit.problems import (
    against_the_rules,
    cards_twice,
    counted_too_soon,
    out_of_turn,
    over_without_points,
    strange_cards,
    uneven_hand,
    voids_held,
)

CARDS_IN_TRICK = {FORECAST: (1,), PLAY: (0, 1, 2, 3), REVEAL: (4,), COLLECT: (4,)}


def problems(state: State) -> tuple[Reason, ...]:
    return tuple(found for check in CHECKS for found in check(state))


def too_many_cards(state: State) -> Iterator[Reason]:
    count = len(cards(state))
    if count > len(DECK):
        yield reason("tornei.deck", "too-many", count=count, most=len(DECK))


def deals_and_dealer(state: State) -> Iterator[Reason]:
    deals = state.setup.players
    if state.deal > deals:
        yield reason("tornei.deals", "too-many", count=deals)
    if state.phase == OVER and state.deal != deals:
        yield reason("tornei.deals", "not-over", count=deals)
    if state.dealer is None:
        if state.phase == DEAL:
            yield reason("tornei.dealer", "missing")
    elif is_npc(state.setup, state.dealer):
        yield reason("tornei.reading.npc-seat", "never", player=NPC)
    elif state.phase == DEALER:
        yield reason("tornei.dealer", "named", player=state.dealer)


def before_the_deal(state: State) -> Iterator[Reason]:
    lying = len(cards(state))
    if lying and state.phase in (DEALER, DEAL):
        yield reason("tornei.deal", "before", count=lying, due=state.phase)


def uneven_hands(state: State) -> Iterator[Reason]:
    sizes = [cards_had(state, player) for player in range(state.setup.players)]
    for player in range(len(sizes)):
        yield from uneven_hand(sizes, player, "tornei.turn", "tornei.deal", HAND)
    if state.phase in (SCORE, OVER):
        for seat in [seat for seat, hand in enumerate(state.hands) if hand]:
            yield reason("tornei.phases", "cards-left", player=seat, due=state.phase)
    if sizes[0] % 2:
        yield reason("tornei.phases", "odd", player=0, count=sizes[0])
    if state.phase == PLAY and not sizes[0]:
        yield reason("tornei.phases", "nothing-left")


def cards_of_the_npc(state: State) -> Iterator[Reason]:
    if state.phase == TURN and not state.pile:
        yield reason("tornei.npc.pile", "none")
    if not is_npc(state.setup, NPC):
        return
    tricks = tricks_left(state)
    lying = len(state.hands[NPC]) + any(is_npc(state.setup, play.seat) for play in state.trick)
    if lying != tricks and state.phase not in (SCORE, OVER):
        yield reason("tornei.npc.deal", "count", player=NPC, count=lying, due=tricks)
    tricks += state.phase == TURN
    if state.pile and len(state.pile) != tricks:
        yield reason("tornei.npc.pile", "count", player=NPC, count=len(state.pile), due=tricks)


def trick_and_phase(state: State) -> Iterator[Reason]:
    count = len(state.trick)
    if count not in CARDS_IN_TRICK.get(state.phase, (0,)):
        yield reason("tornei.phases", "trick", count=count, due=state.phase)


def as_played(state: State, play: Play) -> Action:
    return NpcPlay(play.cards) if is_npc(state.setup, play.seat) else play


def forecast_of(state: State, seat: int) -> Cards:
    card = state.forecasts[seat]
    return () if card is None else (card,)


def forecasts_out_of_time(state: State) -> Iterator[Reason]:
    laid = [player for player, card in enumerate(state.forecasts) if card is not None]
    missing = [player for player, card in enumerate(state.forecasts) if card is None]
    if state.phase == FORECAST:
        if not missing:
            yield reason("tornei.forecast", "all-laid")
        elif laid and state.leader in missing:
            yield reason("tornei.leader-forecast", "later", player=laid[0], other=state.leader)
    elif state.trick and state.phase in (PLAY, REVEAL):
        for player in missing:
            yield reason("tornei.forecast", "missing", player=player)
    else:
        for player in laid:
            yield reason("tornei.forecast", "not-now", player=player, due=state.phase)


def nowhere_to_lie(state: State) -> Iterator[Reason]:
    """Cards face down, and no way to deal them that agrees with what was shown."""
    lying = cards(state)
    if HIDDEN in lying and len(lying) <= len(DECK):
        try:
            imagine(state, 0, Random(0))
        except ValueError:
            yield reason("tornei.void", "impossible")


CHECKS: tuple[Callable[[State], Iterator[Reason]], ...] = (
    strange_cards("tornei.deck", cards, exists),
    cards_twice("tornei.deck", cards),
    too_many_cards,
    deals_and_dealer,
    counted_too_soon("tornei.deals"),
    over_without_points("tornei.deals"),
    scores_of_no_deal,
    points_of_no_deal,
    same_places,
    told_twice,
    before_the_deal,
    uneven_hands,
    cards_of_the_npc,
    more_than_seven_tricks,
    nothing_taken,
    places_taken_twice,
    right_about_the_first,
    torn_bundles,
    leads_without_cause,
    out_of_turn("tornei.turn", due_seat),
    trick_and_phase,
    against_the_rules("tornei.turn", judge, due_seat, as_played),
    too_many_voids,
    voids_held("tornei.void", forecast_of),
    forecasts_out_of_time,
    nowhere_to_lie,
)
