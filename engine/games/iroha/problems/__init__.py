"""All that can be wrong with a position, at once."""

from collections.abc import Callable, Iterator

from engine.cards import HIDDEN
from engine.games.iroha.cards import HAND, deck, icon_of
from engine.games.iroha.legality import judge
from engine.games.iroha.legality.table import put_back, too_often
from engine.games.iroha.outcomes import turn
from engine.games.iroha.problems.earlier import (
    cards_had,
    counted_otherwise,
    leads_without_cause,
    more_captured_than_won,
    nothing_captured,
    nothing_yet,
    passed_wrongly,
    played_rows,
    scores_of_no_deal,
    shown_without_cause,
    told_cards,
    too_large_a_stock,
)
from engine.games.iroha.problems.played import played_otherwise
from engine.games.iroha.sight import imagine
from engine.games.iroha.state import DEAL, DEALER, OVER, PASS, PLAY, SCORE, State, cards
from engine.kernel import Reason, reason
from engine.kit.problems import (
    against_the_rules,
    counted_too_soon,
    nowhere_to_lie,
    out_of_turn,
    over_without_points,
    uneven_hand,
    voids_held,
)


def problems(state: State) -> tuple[Reason, ...]:
    return tuple(reason for check in CHECKS for reason in check(state))


def strange_cards(state: State) -> Iterator[Reason]:
    in_play = frozenset(deck(state.setup))
    for card in dict.fromkeys(told_cards(state)):
        if card == HIDDEN or card in in_play:
            continue
        if icon_of(state.setup, card) is None:
            yield reason("iroha.deck", "strange", card=card)
        else:
            yield from put_back(state.setup, card)


def cards_twice(state: State) -> Iterator[Reason]:
    in_play = deck(state.setup)
    everywhere = [card for card in cards(state) if card != HIDDEN]
    for card in dict.fromkeys(everywhere):
        if everywhere.count(card) > max(1, in_play.count(card)):
            yield too_often(in_play, card)


def too_many_deals(state: State) -> Iterator[Reason]:
    if state.deal > state.setup.players:
        yield reason("iroha.deals", "too-many", count=state.setup.players)


def uneven_hands(state: State) -> Iterator[Reason]:
    if not state.hands:
        return
    sizes = [cards_had(state, seat) for seat in range(len(state.hands))]
    for seat, size in enumerate(sizes):
        yield from uneven_hand(sizes, seat, "iroha.turn", "iroha.deal", HAND)
        if state.phase not in (PASS, PLAY) and size:
            yield reason("iroha.phases", "cards-left", player=seat, due=state.phase)


def passed_pairs(state: State) -> Iterator[Reason]:
    for seat, pair in enumerate(state.passed):
        if len(pair) not in (0, 2):
            yield reason("iroha.pass", "not-two", player=seat, count=len(pair))
    if state.phase == PASS and state.passed and all(state.passed):
        yield reason("iroha.pass", "all-chosen")


def face_down_when_counted(state: State) -> Iterator[Reason]:
    for seat, pile in enumerate(state.won):
        if HIDDEN in pile and state.phase in (SCORE, OVER):
            yield reason("iroha.score.lowest", "unknown", player=seat)


def dealer_and_phase(state: State) -> Iterator[Reason]:
    if state.dealer is None and state.phase in (DEAL, PASS):
        yield reason("iroha.dealer", "missing", due=state.phase)
    if state.dealer is not None and state.phase == DEALER:
        yield reason("iroha.dealer", "named", player=state.dealer)
    if state.phase == OVER and state.deal != state.setup.players:
        yield reason("iroha.deals", "not-over", count=state.setup.players)


def played_and_still_there(state: State) -> Iterator[Reason]:
    in_play = deck(state.setup)
    there = [*state.stock, *[card for hand in state.hands for card in hand]]
    gone = [card for row in state.played for card in row]
    for player, row in enumerate(state.played):
        for card in row:
            if card in there and gone.count(card) + there.count(card) > in_play.count(card):
                yield reason("iroha.turn", "played-already", player=player, card=card)


def more_than_was_dealt(state: State) -> Iterator[Reason]:
    lying, most = len(cards(state)) - len(state.stock), HAND * state.setup.players
    if lying > most:
        yield reason("iroha.deal", "too-many-in-all", count=lying, most=most)


def nothing_to_do(state: State) -> Iterator[Reason]:
    """Two cards are passed, and one is played."""
    least = {PASS: 2, PLAY: 1}.get(state.phase, 0)
    if state.hands and max(cards_had(state, seat) for seat in range(state.setup.players)) < least:
        yield reason("iroha.phases", "no-cards", due=state.phase)


CHECKS: tuple[Callable[[State], Iterator[Reason]], ...] = (
    strange_cards,
    cards_twice,
    too_many_deals,
    counted_too_soon("iroha.deals"),
    over_without_points("iroha.deals"),
    scores_of_no_deal,
    counted_otherwise,
    nothing_yet,
    too_large_a_stock,
    uneven_hands,
    nothing_to_do,
    more_captured_than_won,
    nothing_captured,
    played_otherwise,
    passed_pairs,
    passed_wrongly,
    leads_without_cause,
    out_of_turn("iroha.turn", turn),
    against_the_rules("iroha.turn", judge, turn),
    voids_held("iroha.void-moves-marker"),
    shown_without_cause,
    face_down_when_counted,
    dealer_and_phase,
    played_and_still_there,
    played_rows,
    more_than_was_dealt,
    nowhere_to_lie("iroha.deal", cards, imagine),
)
