"""Cards passed to the right in mode I: who knows where they are, and what others may have passed."""

from random import Random

from engine.cards import HIDDEN, Card, Cards
from engine.games.automatic.cards import deck
from engine.games.automatic.modes import chooses_again
from engine.games.automatic.outcomes import sees
from engine.games.automatic.seats import owner
from engine.games.automatic.state import CHOOSE, State

Places = dict[Card, frozenset[int]]
"""Cards that were shown at the start or passed on: the seats in whose hands each may be, if it is not played."""


def right_of(state: State, seat: int) -> int:
    return (seat - 1) % len(state.hands)


def passes_seen(state: State, player: int) -> tuple[Cards, ...]:
    """A card that was passed is known to who gave and who got it, and to all where hands lie open."""
    known = [
        player in (owner(state.setup, seat), owner(state.setup, right_of(state, seat)))
        or player in sees(state, seat)
        for seat in range(len(state.hands))
    ]
    return tuple(
        [
            tuple([card if told else HIDDEN for card, told in zip(given, known, strict=True)])
            for given in state.passed
        ]
    )


def places_before_and_after(state: State, player: int) -> list[Places]:
    """What the player knows before each pass, and after the last."""
    places = {card: frozenset([seat]) for seat, card in enumerate(state.shown) if card != HIDDEN}
    found = [places]
    for given in passes_seen(state, player):
        places = {card: reached(state, given, seats) for card, seats in places.items()}
        places |= {
            card: frozenset([right_of(state, seat)]) for seat, card in enumerate(given) if card != HIDDEN
        }
        found.append(places)
    return found


def reached(state: State, given: Cards, seats: frozenset[int]) -> frozenset[int]:
    """Where a card may be after a pass in which it was not seen: from a seat whose card was not seen it may have gone on."""
    return seats | {right_of(state, seat) for seat in seats if given[seat] == HIDDEN}


def has_played(state: State, seat: int) -> bool:
    """Has a seat played since the last pass?"""
    if seat in [play.seat for play in state.trick] or state.phase == CHOOSE:
        return True
    return not chooses_again(state) and any(state.won)


def may_have_come(state: State, before: Places, card: Card, seat: int) -> bool:
    """Could a seat have got this card in a pass before which cards were at those places?"""
    return card not in before or (seat + 1) % len(state.hands) in before[card]


def last_come(state: State, seat: int) -> Cards:
    """What a seat may have got last: its bottom card, else what it has just played."""
    played = [play.cards[0] for play in state.trick if play.seat == seat]
    return (*state.hands[seat][-1:], *played)


def imagine_passes(state: State, player: int, rng: Random) -> tuple[Cards, ...]:
    """What others passed on. In the last pass it is what lies at the bottom of the right neighbour's hand, unless that
    was played. Of earlier passes no more is promised than cards that may have been passed then: not that one way
    of all cards leads through all passes.
    """
    if not state.passed:
        return ()
    known = places_before_and_after(state, player)
    others = [card for pile in state.won for card in pile]
    others = rng.sample(others, len(others)) + list(deck(state.setup))
    whole = []
    for number, given in enumerate(state.passed):
        row = list(given)
        for seat in [seat for seat, card in enumerate(given) if card == HIDDEN]:
            to = right_of(state, seat)
            likely = [*last_come(state, to), *others] if number == len(state.passed) - 1 else others
            row[seat] = next(
                card for card in likely if card not in row and may_have_come(state, known[number], card, to)
            )
        whole.append(tuple(row))
    return tuple(whole)
