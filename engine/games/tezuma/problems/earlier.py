"""What a position tells of earlier tricks and deals: can all of it have come about?"""

from collections.abc import Iterator

from engine.games.tezuma.abilities import CHICKS, FIRE, PAIL
from engine.games.tezuma.cards import HAND, deck, kinds, scoring_card, scoring_cards
from engine.games.tezuma.effects.trick import shows_void
from engine.games.tezuma.legality.question import led_suit
from engine.games.tezuma.legality.table import no_such_card
from engine.games.tezuma.scoring import result_of
from engine.games.tezuma.state import (
    DEAL,
    DRAFT,
    FIRST,
    LAYOUT,
    OVER,
    PAIN,
    PLAY,
    POINTS,
    SCORE,
    DealResult,
    State,
    spare,
)
from engine.kernel import Reason, reason

BEFORE_PLAY = (FIRST, LAYOUT, DEAL, DRAFT)


def cards_had(state: State, seat: int) -> int:
    """A player's cards that are or were to be played: a pair is one of them and leaves one, a spare card is none."""
    plays = [play for play in state.trick if play.seat == seat]
    count = len(state.hands[seat]) - spare(state, seat)
    return count + sum(1 + (len(play.cards) > 1) for play in plays[:1])


def tricks_done(state: State) -> int:
    """Those that are collected."""
    if not state.hands or state.phase in BEFORE_PLAY:
        return 0
    return max(0, HAND - cards_had(state, 0))


def nothing_yet(state: State) -> Iterator[Reason]:
    """Before the first trick nothing is played, captured or shown; before the draft nothing is taken."""
    if state.phase not in BEFORE_PLAY:
        return
    lying = any(state.tricks) or any(state.uses) or any((*state.won, *state.voids, *state.shown, state.trick))
    taken = state.phase != DRAFT and any(map(any, state.taken))
    if lying or taken or state.egg is not None:
        yield reason("tezuma.phases", "too-early", due=state.phase)


def more_than_was_won(state: State) -> Iterator[Reason]:
    """Tricks that cannot have been played yet, and cards of tricks that were not won."""
    count, most = sum(state.tricks), tricks_done(state)
    if count > most:
        yield reason("tezuma.capture", "too-many", count=count, most=most)
    for seat, pile in enumerate(state.won):
        tricks = state.tricks[seat]
        if len(pile) > state.setup.players * tricks:
            yield reason("tezuma.capture", "without-tricks", player=seat, count=len(pile), tricks=tricks)


def nothing_won(state: State) -> Iterator[Reason]:
    """When all cards are played, somebody has won the tricks."""
    if state.phase == SCORE and not any((*state.hands, state.trick, *state.tricks)):
        yield reason("tezuma.capture", "none", due=state.phase)


def leads_without_cause(state: State) -> Iterator[Reason]:
    """First the start player; then whoever won a trick, where no ability can have said otherwise."""
    done, leader = tricks_done(state), state.leader
    if state.phase != PLAY:
        return
    if not done:
        if state.start not in (None, leader):
            yield reason("tezuma.lead", "not-first", player=leader, other=state.start)
        return
    others = [mine.ability for mine in state.taken]
    is_known = "beginner" in state.setup.options or all(others)
    if sum(state.tricks) == done and not state.tricks[leader] and is_known and not {CHICKS, PAIL} & {*others}:
        yield reason("tezuma.winner-leads", "leader", player=leader)


def used_more_than_once_a_trick(state: State) -> Iterator[Reason]:
    for seat, count in enumerate(state.uses):
        now = state.egg == seat or any(play.seat == seat and play.ability for play in state.trick)
        most = tricks_done(state) + now
        if count > most:
            yield reason("tezuma.ability.once-a-trick", "too-often", player=seat, count=count, most=most)


def too_many_voids(state: State) -> Iterator[Reason]:
    """In a trick one suit is led, so only that one can be shown to be missing."""
    led = led_suit(state)
    most = tricks_done(state) + any(shows_void(play, led) for play in state.trick)
    shown = frozenset[str]().union(*state.voids)
    if len(shown) > most:
        yield reason("tezuma.void", "too-many", count=len(shown), most=most)


def shown_without_cause(state: State) -> Iterator[Reason]:
    """Only Fire Breathing shows a card that goes back to the hand: a number card, one for each use."""
    for seat, known in enumerate(state.shown):
        ability = state.taken[seat].ability
        if known and ability and (ability != FIRE or len(known) > state.uses[seat]):
            yield reason("tezuma.reading.fire-captured", "no-pair", player=seat, count=len(known))
        for card in dict.fromkeys(known):
            if not card.number or known.count(card) > 1:
                yield reason("tezuma.reading.fire-captured", "no-such-card", player=seat, card=card)


# Earlier deals


def results_of_no_deal(state: State) -> Iterator[Reason]:
    for deal, results in enumerate(state.results, start=1):
        count = sum(counted.tricks for counted in results)
        if count > HAND:
            yield reason("tezuma.score.table", "too-many-in-all", count=count, deal=deal, most=HAND)
        yield from scored_with_the_same(kinds(state.setup), deal, results)
        for player, counted in enumerate(results):
            yield from result_of_no_deal(state, deal, player, counted)


def scored_with_the_same(
    named: dict[str, str], deal: int, results: tuple[DealResult, ...]
) -> Iterator[Reason]:
    for player, counted in enumerate(results):
        before, here = results[:player], {"player": player, "deal": deal}
        if counted.score and counted.score in [other.score for other in before]:
            facts = {**here, "kind": named[POINTS], "number": counted.score}
            yield reason("tezuma.draft.one-of-each", "scored-twice", **facts)
        if counted.pain and counted.pain in [other.pain for other in before]:
            facts = {**here, "kind": named[PAIN], "suit": counted.pain}
            yield reason("tezuma.draft.one-of-each", "pain-twice", **facts)


def result_of_no_deal(state: State, deal: int, player: int, counted: DealResult) -> Iterator[Reason]:
    setup = state.setup
    of_suit = [card.suit for card in deck(setup)].count(counted.pain)
    most = min(of_suit, setup.players * counted.tricks)
    if counted.captured > most:
        yield reason(
            "tezuma.score.pain", "too-many", player=player, count=counted.captured, deal=deal, most=most
        )
    best = max(points for card in scoring_cards(setup) for _, points in card.points)
    if counted.points is not None and not 0 <= counted.points <= best:
        yield reason(
            "tezuma.score.floor", "points", player=player, points=counted.points, deal=deal, most=best
        )
    kept = state.scoring_cards if "redraw" not in setup.options else ()
    if counted.score and kept and counted.score not in kept:
        facts = {"player": player, "kind": kinds(setup)[POINTS], "number": counted.score, "deal": deal}
        yield reason("tezuma.same-layout", "not-laid-out", **facts)


def counted_otherwise(state: State) -> Iterator[Reason]:
    """When the match is over, what was won in the last deal lies there still."""
    if state.phase != OVER or not state.results or not any(state.tricks):
        return
    for player, counted in enumerate(state.results[-1]):
        if counted.points is None and counted != result_of(state, player):
            yield reason("tezuma.deals", "other-score", player=player, deal=len(state.results))


def too_many_deals(state: State) -> Iterator[Reason]:
    if state.deal > state.setup.players:
        yield reason("tezuma.deals", "too-many", count=state.setup.players)
    if len(state.results) > state.deal - (state.phase != OVER):
        yield reason("tezuma.deals", "counted-already", deal=len(state.results))
    for deal in state.results:
        for player, counted in enumerate(deal):
            if max(counted.tricks, counted.captured) > HAND:
                yield reason("tezuma.score.table", "too-many", player=player, count=HAND)
            if counted.score and scoring_card(state.setup, counted.score) is None:
                yield no_such_card(state.setup, counted.score)
    if state.phase == OVER and state.deal != state.setup.players:
        yield reason("tezuma.deals", "not-over", count=state.setup.players)
