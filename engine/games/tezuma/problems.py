"""All that can be wrong with a position, at once."""

from collections.abc import Callable, Iterator
from random import Random

from engine.cards import HIDDEN
from engine.games.tezuma.cards import HAND, ability_uses, deck, score_card
from engine.games.tezuma.drafting import due, kinds_of, seat_due
from engine.games.tezuma.legality import LayOutQuestion, exists, only_for_so_many_players, score_cards_exist
from engine.games.tezuma.sight import imagine
from engine.games.tezuma.state import (
    BUTTERFLY,
    CUP,
    DRAFT,
    EGG,
    FIRE,
    FIRST,
    LAYOUT,
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


def too_many_tricks(state: State) -> Iterator[Reason]:
    if sum(state.tricks) > HAND:
        yield reason("tezuma.capture", "too-many", count=sum(state.tricks), most=HAND)


def uneven_hands(state: State) -> Iterator[Reason]:
    """Hands are equally large, cards in this trick included, and a card more where Five-Color Sand was used."""
    without_spare = [seat for seat in range(len(state.hands)) if spare(state, seat) > len(state.hands[seat])]
    yield from (reason("tezuma.sand-spare-card", "missing", player=seat) for seat in without_spare)
    if not state.hands or without_spare:
        return
    played = {play.seat: 0 if play.ability == SAND else 1 for play in state.trick}
    sizes = []
    for seat, hand in enumerate(state.hands):
        pairs = [play for play in state.trick if play.seat == seat and len(play.cards) > 1]
        has_sand = seat in played and not played[seat]
        sizes.append(len(hand) + played.get(seat, 0) + len(pairs) - spare(state, seat) + has_sand)
    for seat, size in enumerate(sizes):
        if size != sizes[0]:
            yield reason("tezuma.deal", "uneven", player=seat, count=size, other=0, first=sizes[0])
        elif size > HAND:
            yield reason("tezuma.deal", "too-many", player=seat, count=size, most=HAND)
        if state.phase not in (DRAFT, PLAY) and size > 0:
            yield reason("tezuma.phases", "cards-left", player=seat, due=state.phase)
    if state.phase in (DRAFT, PLAY) and max(sizes) < 1:
        yield reason("tezuma.phases", "no-cards", due=state.phase)


def taken_twice(state: State) -> Iterator[Reason]:
    """Nothing is taken by two, nor what was not laid out."""
    before: set[tuple[str, object]] = set()
    for seat, mine in enumerate(state.taken):
        laid = (mine.score, state.score_cards, "score"), (mine.ability, state.abilities, "ability")
        for what, there, kind in ((mine.pain, (), "pain"), *laid):
            if what and ((kind, what) in before or (there and what not in there)):
                case = "gone" if (kind, what) in before else "not-laid-out"
                yield reason("tezuma.draft.one-of-each", f"problem-{case}", player=seat, what=str(what))
            before.add((kind, what))


def laid_out_wrongly(state: State) -> Iterator[Reason]:
    """Score cards that are not for so many, do not exist, or lie there twice; abilities among beginners."""
    taken = [(mine.score,) for mine in state.taken if mine.score]
    for numbers in [state.score_cards] if state.score_cards else taken:
        for check in (score_cards_exist, only_for_so_many_players):
            found = check(LayOutQuestion(state, numbers, ()))
            yield from found.because if found else ()
    for seat, mine in enumerate(state.taken):
        if mine.ability and "beginner" in state.setup.options:
            yield reason("tezuma.variant.beginner", "has-ability", player=seat)


def draft_and_phase(state: State) -> Iterator[Reason]:
    if state.phase == DRAFT and due(state) is None:
        yield reason("tezuma.draft.one-of-each", "all-taken")
    elif state.phase == DRAFT and state.hands:
        yield from out_of_order(state)
        if not state.score_cards:
            yield reason("tezuma.choose-score-cards", "untold")
    if state.start is None and state.phase in (LAYOUT, DRAFT):
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


def nowhere_to_lie(state: State) -> Iterator[Reason]:
    """Face-down cards must be able to be some of those that are not seen."""
    try:
        imagine(state, 0, Random(0))
    except ValueError:
        yield reason("tezuma.deal", "nowhere")


CHECKS: tuple[Callable[[State], Iterator[Reason]], ...] = (
    strange_cards,
    too_many_deals,
    too_many_tricks,
    uneven_hands,
    laid_out_wrongly,
    taken_twice,
    draft_and_phase,
    too_many_uses,
    odd_plays,
    broken_trick,
    revoked,
    voids_held,
    shown_elsewhere,
    nowhere_to_lie,
)
