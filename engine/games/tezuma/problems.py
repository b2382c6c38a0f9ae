"""All that can be wrong with a position, at once."""

from collections.abc import Callable, Iterator
from random import Random

from engine.cards import HIDDEN
from engine.games.tezuma.cards import HAND, ability_uses, deck, score_card
from engine.games.tezuma.laid import (
    abilities_laid_out_wrongly,
    draft_and_phase,
    laid_out_wrongly,
    taken_twice,
)
from engine.games.tezuma.legality import exists
from engine.games.tezuma.moves import judge
from engine.games.tezuma.past import (
    cards_had,
    counted_otherwise,
    leads_without_cause,
    more_than_was_won,
    nothing_yet,
    results_of_no_deal,
    shown_without_cause,
    too_many_voids,
    used_more_than_once_a_trick,
)
from engine.games.tezuma.sight import imagine
from engine.games.tezuma.state import (
    BUTTERFLY,
    CUP,
    DRAFT,
    EGG,
    FIRE,
    OVER,
    PLAY,
    RINGS,
    SAND,
    State,
    cards,
    spare,
)
from engine.kernel import Reason, reason
from engine.trick import clockwise


def problems(state: State) -> tuple[Reason, ...]:
    return tuple(reason for check in CHECKS for reason in check(state))


def strange_cards(state: State) -> Iterator[Reason]:
    in_play, everywhere = deck(state.setup), cards(state)
    for card in dict.fromkeys(everywhere):
        if card == HIDDEN:
            continue
        if not exists(state.setup, card):
            yield reason("tezuma.deck", "strange", card=card)
        elif card not in in_play:
            yield reason("tezuma.players-3", "refused", card=card)
        elif everywhere.count(card) > in_play.count(card):
            yield reason("tezuma.deck", "twice", card=card, count=in_play.count(card))


def too_many_deals(state: State) -> Iterator[Reason]:
    if state.deal > state.setup.players:
        yield reason("tezuma.deals", "too-many", count=state.setup.players)
    if len(state.results) > state.deal - (state.phase != OVER):
        yield reason("tezuma.deals", "counted-already", deal=len(state.results))
    for deal in state.results:
        for player, counted in enumerate(deal):
            if max(counted.tricks, counted.captured) > HAND:
                yield reason("tezuma.score.table", "too-many", player=player, count=HAND)
            if counted.score and score_card(state.setup, counted.score) is None:
                yield no_such_card(counted.score)
    if state.phase == OVER and state.deal != state.setup.players:
        yield reason("tezuma.deals", "not-over", count=state.setup.players)


def no_such_card(number: int) -> Reason:
    return reason("tezuma.score-cards", "strange", number=number, count=8)


def uneven_hands(state: State) -> Iterator[Reason]:
    """Hands are equally large, cards in this trick included, and a card more where Five-Color Sand was used."""
    without_spare = [seat for seat in range(len(state.hands)) if spare(state, seat) > len(state.hands[seat])]
    yield from (reason("tezuma.sand-spare-card", "missing", player=seat) for seat in without_spare)
    if not state.hands or without_spare:
        return
    sizes = [cards_had(state, seat) for seat in range(len(state.hands))]
    for seat, size in enumerate(sizes):
        if size != sizes[0]:
            yield reason("tezuma.deal", "uneven", player=seat, count=size, other=0, first=sizes[0])
        elif size > HAND:
            yield reason("tezuma.deal", "too-many", player=seat, count=size, most=HAND)
        if state.phase not in (DRAFT, PLAY) and size > 0:
            yield reason("tezuma.phases", "cards-left", player=seat, due=state.phase)
    if state.phase in (DRAFT, PLAY) and max(sizes) < 1:
        yield reason("tezuma.phases", "no-cards", due=state.phase)


def too_many_uses(state: State) -> Iterator[Reason]:
    for seat, count in enumerate(state.uses):
        most = ability_uses(state.setup, state.taken[seat].ability)
        if count > most:
            ability = state.taken[seat].ability or "no ability"
            yield reason(
                "tezuma.ability.uses", "too-many", player=seat, ability=ability, count=count, most=most
            )
    for play in state.trick:
        if play.ability and (not state.uses[play.seat] or play.ability != state.taken[play.seat].ability):
            yield reason("tezuma.ability.uses", "untold", player=play.seat, ability=play.ability)
    yield from waiting_wrongly(state)


def waiting_wrongly(state: State) -> Iterator[Reason]:
    """Only who took Paper Egg, was due, and did not lead can be waiting."""
    egg = state.egg
    if egg is None:
        return
    before = (egg - state.leader) % state.setup.players
    has_declared = state.taken[egg].ability == EGG and state.uses[egg] > 0
    if not has_declared or not 0 < before <= len(state.trick) or any(p.seat == egg for p in state.trick):
        yield reason("tezuma.paper-egg", "cannot-wait", player=egg)


def odd_plays(state: State) -> Iterator[Reason]:
    """What no play can be: without a card but by Five-Color Sand, two cards but by Fire Breathing, a leader who waits."""
    for at, play in enumerate(state.trick):
        if bool(play.cards) == (play.ability == SAND):
            yield reason("tezuma.ability.when", "odd", player=play.seat, ability=play.ability)
        elif (len(play.cards) > 1) != (play.ability == FIRE):
            yield reason("tezuma.fire-breathing", "pair", player=play.seat)
        elif at == 0 and play.ability in (EGG, BUTTERFLY):
            yield reason("tezuma.lead", "not-by-leader", player=play.seat, ability=play.ability)
        elif play.ability == EGG and at < state.setup.players - 1:
            yield reason("tezuma.paper-egg", "not-last", player=play.seat)


def broken_trick(state: State) -> Iterator[Reason]:
    """Clockwise from the leader; only a card that waited for the others comes later."""
    due_seat = state.leader
    seats = [play.seat for play in state.trick]
    for play in state.trick:
        if play.ability == EGG and play == state.trick[-1] and len(seats) == state.setup.players:
            break
        while is_waiting(state, due_seat):
            due_seat = clockwise(due_seat, state.setup.players)
        if play.seat != due_seat or seats.count(play.seat) > 1:
            yield reason("tezuma.lead", "order", player=play.seat, other=due_seat)
            return
        due_seat = clockwise(due_seat, state.setup.players)
    if state.trick and state.phase != PLAY:
        yield reason("tezuma.phases", "cards-left", player=seats[0], due=state.phase)


def is_waiting(state: State, seat: int) -> bool:
    last = state.trick[-1]
    return seat == state.egg or (last.ability == EGG and last.seat == seat)


def revoked(state: State) -> Iterator[Reason]:
    """A card of another suit, with no ability to free it, by a player who still holds the led suit."""
    led = ""
    for play in state.trick:
        if not play.cards:
            continue
        led = led or play.cards[0].suit
        held = any(card.suit == led for card in state.hands[play.seat])
        if play.cards[0].suit != led and held and play.ability not in (RINGS, CUP):
            yield reason("tezuma.must-follow", "revoked", player=play.seat, card=play.cards[0], suit=led)
        if len({card.suit for card in play.cards}) > 1:
            yield reason("tezuma.fire-breathing", "suits", player=play.seat)


def voids_held(state: State) -> Iterator[Reason]:
    for seat, suits in enumerate(state.voids):
        played = [card for play in state.trick if play.seat == seat for card in play.cards]
        held = {card.suit for card in (*state.hands[seat], *played)} & suits
        if held:
            yield reason("tezuma.void", "held", player=seat, suits=frozenset(held))


def shown_elsewhere(state: State) -> Iterator[Reason]:
    for seat, known in enumerate(state.shown):
        for card in known:
            if card not in state.hands[seat]:
                yield reason("tezuma.reading.fire-captured", "not-held", player=seat, card=card)


def played_against_the_rules(state: State) -> Iterator[Reason]:
    """What no rule above has found: each play of the trick is judged again, in the position it was made in."""
    told_wrongly = [*too_many_uses(state), *odd_plays(state), *broken_trick(state), *revoked(state)]
    if state.phase != PLAY or told_wrongly:
        return
    for index, play in enumerate(state.trick):
        ability = "" if play.ability == EGG else play.ability
        verdict = judge(before(state, index), play._replace(ability=ability))
        if verdict.legal is False:
            yield reason("tezuma.lead", "not-so", player=play.seat)
            yield from verdict.because


def before(state: State, index: int) -> State:
    """The position in which a play of the trick was made."""
    hands, uses, egg = list(state.hands), list(state.uses), state.egg
    for play in state.trick[index:]:
        hands[play.seat] += play.cards
        if play.ability == EGG:
            egg = play.seat
        uses[play.seat] -= play.ability not in ("", EGG)
    if egg is not None and index < (egg - state.leader) % state.setup.players:
        uses[egg] -= 1
        egg = None
    return state._replace(trick=state.trick[:index], hands=tuple(hands), uses=tuple(uses), egg=egg)


def nowhere_to_lie(state: State) -> Iterator[Reason]:
    """Face-down cards must be able to be some of those that are not seen."""
    try:
        imagine(state, 0, Random(0))
    except ValueError:
        yield reason("tezuma.deal", "nowhere")


CHECKS: tuple[Callable[[State], Iterator[Reason]], ...] = (
    strange_cards,
    too_many_deals,
    results_of_no_deal,
    counted_otherwise,
    nothing_yet,
    more_than_was_won,
    uneven_hands,
    laid_out_wrongly,
    abilities_laid_out_wrongly,
    taken_twice,
    draft_and_phase,
    too_many_uses,
    used_more_than_once_a_trick,
    odd_plays,
    leads_without_cause,
    broken_trick,
    revoked,
    played_against_the_rules,
    voids_held,
    too_many_voids,
    shown_elsewhere,
    shown_without_cause,
    nowhere_to_lie,
)
