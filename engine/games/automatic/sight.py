"""What a player sees, and what may be behind it."""

from random import Random
from typing import NamedTuple

from engine.cards import HIDDEN, Card, Cards
from engine.games.automatic.cards import HAND, deck, row_of
from engine.games.automatic.modes import DOWN, mode
from engine.games.automatic.outcomes import sees
from engine.games.automatic.seats import owner
from engine.games.automatic.sight_passes import (
    Places,
    has_played,
    imagine_passes,
    may_have_come,
    passes_seen,
    places_before_and_after,
)
from engine.games.automatic.state import BOTTOM, CHOOSE, SECRET, TOP, Choice, State, cards
from engine.kit.hidden import deal_out, face_down, filled, unseen


def seen_by(state: State, player: int) -> State:
    """The position with every card face down that the player does not know."""
    if not state.hands:
        return state
    after = state._replace(
        piles=tuple([face_down(pile) for pile in state.piles]),
        deck=face_down(state.deck),
        hands=hands_seen(state, player),
    )
    if state.phase == CHOOSE:
        after = after._replace(chosen=choices_seen(state, player))
    if state.passed:
        after = after._replace(passed=passes_seen(state, player))
    return after


def hands_seen(state: State, player: int) -> tuple[Cards, ...]:
    """The hands with what a player knows of hidden ones, which lies where it can only be: a card shown at the start at its
    end, one passed on at the bottom, as long as neither may have gone on unseen.
    """
    places = {} if has_moved(state) else places_before_and_after(state, player)[-1]
    return tuple(
        [
            hand
            if player in sees(state, seat)
            else tuple([card if places.get(card) == frozenset([seat]) else HIDDEN for card in hand])
            for seat, hand in enumerate(state.hands)
        ]
    )


def has_moved(state: State) -> bool:
    """Were top cards put back elsewhere (mode H), so that only their owners know where they lie?"""
    return state.letter == "h" and (state.phase != CHOOSE or any(state.won))


def choices_seen(state: State, player: int) -> tuple[Choice, ...]:
    """What others choose is secret until all have chosen."""
    return tuple(
        [
            SECRET if what is not None and owner(state.setup, seat) != player else what
            for seat, what in enumerate(state.chosen)
        ]
    )


# What may be behind it


class Gap(NamedTuple):
    """A place where a face-down card lies: what its back says, if that is known, whose hand it is in (-1: nobody's), at which end."""

    back: str
    seat: int = -1
    top: bool = False
    bottom: bool = False


NOWHERE = Gap("")
"""For cards that lie nowhere, where a position does not tell of all."""


def imagine(state: State, player: int, rng: Random) -> State:
    """A whole position that agrees with all that the player has seen; `imagine_passes` says what it leaves open."""
    if not state.hands:
        return state
    hidden = unseen(deck(state.setup), lying(state))
    heaps = (*state.piles, state.deck, *state.hands)
    gaps = [gap for found in all_gaps(state) for gap in found]
    gaps += [NOWHERE] * (len(hidden) - len(gaps))
    known = places_before_and_after(state, player)

    def may_lie(place: int, card: Card) -> bool:
        gap = gaps[place]
        if gap.back and row_of(state.setup, card).order != gap.back:
            return False
        if card in known[-1] and not may_lie_in_hand(state, known, card, gap):
            return False
        barred = state.barred[gap.seat] if gap.seat >= 0 and state.barred else frozenset()
        return card.suit not in barred and card.number not in barred

    drawn = iter(deal_out(hidden, range(len(gaps)), may_lie, rng))
    whole_heaps = [filled(heap, drawn) for heap in heaps]
    piles, (whole_deck, *hands) = whole_heaps[: len(state.piles)], whole_heaps[len(state.piles) :]
    whole = state._replace(
        piles=tuple(piles),
        deck=whole_deck,
        hands=tuple([in_order(state, seat, hand, rng) for seat, hand in enumerate(hands)]),
    )
    return whole._replace(
        chosen=tuple([chosen(whole, seat, what, rng) for seat, what in enumerate(state.chosen)]),
        passed=imagine_passes(whole, player, rng),
    )


def lying(state: State) -> Cards:
    """Every card that lies somewhere, and the one played last, which a position may tell without the trick it went with."""
    found = cards(state)
    return found if state.last is None or state.last in found else (*found, state.last)


def may_lie_in_hand(state: State, known: list[Places], card: Card, gap: Gap) -> bool:
    """May a card that was shown or passed on lie here? What came in last lies at the bottom, what was shown on top."""
    if gap.seat not in known[-1][card]:
        return False
    if has_moved(state):
        return not gap.back
    if not state.passed:
        return True
    before = known[-2]
    if gap.bottom and (not has_played(state, gap.seat) or gap.seat not in before.get(card, ())):
        return may_have_come(state, before, card, gap.seat)
    if gap.seat not in before.get(card, ()):
        return False
    gone_round = len(state.passed) >= len(state.hands)
    return gap.top or gone_round or card not in state.shown[gap.seat : gap.seat + 1]


def all_gaps(state: State) -> list[list[Gap]]:
    """The gaps in each pile, in the deck, in each hand."""
    found = [
        [Gap("" if place else top) for place, card in enumerate(pile) if card == HIDDEN]
        for pile, top in zip(state.piles, state.tops, strict=False)
    ]
    backs = deck_backs(state)
    found.append([Gap(backs.get(place, "")) for place, card in enumerate(state.deck) if card == HIDDEN])
    for seat, hand in enumerate(state.hands):
        top, bottom = 0, len(hand) - 1
        end = top if mode(state.letter).hand == DOWN else bottom
        found.append(
            [
                Gap(state.backs[seat] if place == end else "", seat, place == top, place == bottom)
                for place, card in enumerate(hand)
                if card == HIDDEN
            ]
        )
    return found


def deck_backs(state: State) -> dict[int, str]:
    """What is known of backs in the deck: the order card's, and those of piles that nobody took."""
    untaken = [] if state.piles else [top for top in state.tops if top]
    return {0: state.order} | {2 + HAND * number: top for number, top in enumerate(untaken)}


def in_order(state: State, seat: int, hand: Cards, rng: Random) -> Cards:
    """A hand that was drawn, with a card that was put back (mode H) at any place."""
    if HIDDEN not in state.hands[seat] or not state.shown or not has_moved(state):
        return hand
    top = state.shown[seat]
    rest = [card for card in hand if card != top]
    if len(rest) < len(hand):
        rest.insert(rng.randrange(len(hand)), top)
    return tuple(rest)


def chosen(state: State, seat: int, what: Choice, rng: Random) -> Choice:
    if what != SECRET:
        return what
    match mode(state.letter).first:
        case "who":
            return rng.randrange(state.setup.players)
        case "end":
            return rng.choice((TOP, BOTTOM))
        case "place":
            return rng.randrange(len(state.hands[seat])) + 1
    return rng.choice(state.hands[seat])
