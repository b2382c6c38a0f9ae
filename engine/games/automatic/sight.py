"""What a player sees, and what may be behind it."""

from random import Random
from typing import NamedTuple

from engine.cards import HIDDEN, Card, Cards, deal_out
from engine.games.automatic.cards import HAND, deck, owner, row_of
from engine.games.automatic.outcomes import sees
from engine.games.automatic.state import BOTTOM, CHOOSE, SECRET, TOP, Choice, State, cards
from engine.games.automatic.ways import DOWN, chooses_again, way_of
from engine.trick import clockwise


def seen_by(state: State, player: int) -> State:
    """The position with every card face down that the player does not know."""
    if not state.hands:
        return state
    after = state._replace(
        piles=tuple([masked(pile) for pile in state.piles]),
        deck=masked(state.deck),
        hands=tuple([hand_seen(state, seat, player) for seat in range(len(state.hands))]),
    )
    if state.phase == CHOOSE:
        after = after._replace(chosen=choices_seen(state, player))
    if state.passed:
        after = after._replace(passed=passed_seen(state, player))
    return after


def masked(heap: Cards) -> Cards:
    return (HIDDEN,) * len(heap)


def hand_seen(state: State, seat: int, player: int) -> Cards:
    """Cards that are known lie where they can only be: one shown at the start at its end, one passed on at the bottom."""
    hand = state.hands[seat]
    if player in sees(state, seat):
        return hand
    known = known_cards(state, seat, player)
    return tuple([card if card in known else HIDDEN for card in hand])


def known_cards(state: State, seat: int, player: int) -> Cards:
    """Cards of somebody's hidden hand that a player knows: shown at the start, or passed on."""
    shown = state.shown[seat] if state.shown else HIDDEN
    if not state.passed:
        return () if has_moved(state) else (shown,)
    known = []
    for mine in range(len(state.hands)):
        if owner(state.setup, mine) == player:
            if right_of(state, mine) == seat:
                known.append(state.passed[mine])
            if mine == right_of(state, seat):
                known.append(shown)
    return tuple(known)


def right_of(state: State, seat: int) -> int:
    return (seat - 1) % len(state.hands)


def has_moved(state: State) -> bool:
    """Were top cards put back elsewhere (rule H), so that only their owners know where they lie?"""
    return state.rule == "h" and (state.phase != CHOOSE or any(state.won))


def choices_seen(state: State, player: int) -> tuple[Choice, ...]:
    """What others choose is secret until all have chosen."""
    return tuple(
        [
            SECRET if what is not None and owner(state.setup, seat) != player else what
            for seat, what in enumerate(state.chosen)
        ]
    )


def passed_seen(state: State, player: int) -> Cards:
    """A card that was passed is known to who gave and who got it, and to all where hands lie open."""
    return tuple(
        [
            card
            if player in (owner(state.setup, seat), owner(state.setup, right_of(state, seat)))
            or player in sees(state, seat)
            else HIDDEN
            for seat, card in enumerate(state.passed)
        ]
    )


# What may be behind it


class Gap(NamedTuple):
    """A place where a face-down card lies: what its back says, if that is known, and whose hand it is in (-1: nobody's)."""

    back: str
    seat: int = -1


def imagine(state: State, player: int, rng: Random) -> State:
    """A whole position that agrees with all that the player has seen."""
    if not state.hands:
        return state
    visible = frozenset(cards(state))
    unseen = [card for card in deck(state.setup) if card not in visible]
    heaps = (*state.piles, state.deck, *state.hands)
    gaps = [gap for found in all_gaps(state) for gap in found]
    gaps += [Gap("")] * (
        len(unseen) - len(gaps)
    )  # cards that lie nowhere, where a position does not tell of all
    pinned = shown_and_hidden(state, player)

    def may_lie(place: int, card: Card) -> bool:
        gap = gaps[place]
        if gap.back and row_of(state.setup, card).order != gap.back:
            return False
        if card in pinned and (gap.seat not in pinned[card] or (gap.back and has_moved(state))):
            return False
        barred = state.barred[gap.seat] if gap.seat >= 0 and state.barred else frozenset()
        return card.suit not in barred and card.number not in barred

    drawn = iter(deal_out(unseen, range(len(gaps)), may_lie, rng))
    filled = [tuple([next(drawn) if card == HIDDEN else card for card in heap]) for heap in heaps]
    piles, (whole_deck, *hands) = filled[: len(state.piles)], filled[len(state.piles) :]
    whole = state._replace(
        piles=tuple(piles),
        deck=whole_deck,
        hands=tuple([in_order(state, seat, hand, rng) for seat, hand in enumerate(hands)]),
    )
    return whole._replace(
        chosen=tuple([chosen(whole, seat, what, rng) for seat, what in enumerate(state.chosen)]),
        passed=imagine_passed(whole, player),
    )


def all_gaps(state: State) -> list[list[Gap]]:
    """The gaps in each pile, in the deck, in each hand."""
    found = [
        [Gap("" if place else top) for place, card in enumerate(pile) if card == HIDDEN]
        for pile, top in zip(state.piles, state.tops, strict=False)
    ]
    untaken = [] if state.piles else [top for top in state.tops if top]
    backs = {0: state.order} | {2 + HAND * number: top for number, top in enumerate(untaken)}
    found.append([Gap(backs.get(place, "")) for place, card in enumerate(state.deck) if card == HIDDEN])
    for seat, hand in enumerate(state.hands):
        end = 0 if way_of(state.rule).hand == DOWN else len(hand) - 1
        found.append(
            [
                Gap(state.backs[seat] if place == end else "", seat)
                for place, card in enumerate(hand)
                if card == HIDDEN
            ]
        )
    return found


def shown_and_hidden(state: State, player: int) -> dict[Card, tuple[int, ...]]:
    """Cards shown at the start that the player cannot place now: the seats in whose hands they may be."""
    if not state.shown or not (state.passed or has_moved(state)):
        return {}
    found: dict[Card, tuple[int, ...]] = {}
    for seat, card in enumerate(state.shown):
        if not state.passed:
            found[card] = (seat,)
        elif not chooses_again(state):
            found[card] = (seat, right_of(state, seat))
        else:  # it may have gone on; the right neighbour would know if it had not
            gone = owner(state.setup, right_of(state, seat)) == player
            found[card] = tuple([other for other in range(len(state.hands)) if other != seat or not gone])
    return found


def in_order(state: State, seat: int, hand: Cards, rng: Random) -> Cards:
    """A hand that was drawn, in an order in which it may lie."""
    if HIDDEN not in state.hands[seat] or not state.shown:
        return hand
    if has_moved(state):
        top = state.shown[seat]
        rest = [card for card in hand if card != top]
        if len(rest) < len(hand):
            rest.insert(rng.randrange(len(hand)), top)
        return tuple(rest)
    if not state.passed:
        return hand
    given = HIDDEN if chooses_again(state) else state.shown[clockwise(seat, len(state.hands))]

    def place(card: Card) -> int:
        return -1 if card == state.shown[seat] else card == given

    return tuple(sorted(hand, key=place))


def chosen(state: State, seat: int, what: Choice, rng: Random) -> Choice:
    if what != SECRET:
        return what
    match way_of(state.rule).first:
        case "who":
            return rng.randrange(state.setup.players)
        case "end":
            return rng.choice((TOP, BOTTOM))
        case "place":
            return rng.randrange(len(state.hands[seat])) + 1
    return rng.choice(state.hands[seat])


def imagine_passed(state: State, player: int) -> Cards:
    """What others passed on: it lies at the bottom of the right neighbour's hand, or has been played."""
    return tuple(
        [
            card if card != HIDDEN else (state.hands[right_of(state, seat)] or (HIDDEN,))[-1]
            for seat, card in enumerate(state.passed)
        ]
    )
