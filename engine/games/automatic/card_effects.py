"""What a card with an effect does to the trick that it comes into, and why."""

from collections.abc import Iterator

from engine.cards import Cards
from engine.games.automatic.cards import CANCEL_LOW, CANCEL_TRUMP, LOW, TRUMP, Row, card_of, row_of
from engine.games.automatic.state import State
from engine.games.automatic.strength import CONTRARY, Effects, Settled, settled
from engine.kernel import Reason, ask, reason

ABOUT_TRUMP = (TRUMP, CANCEL_TRUMP)
CANCELS = {CANCEL_TRUMP: "automatic.effect.cancel-trump", CANCEL_LOW: "automatic.effect.cancel-low"}


def explained(state: State) -> tuple[Reason, ...]:
    """What the effect of the card that came last does, or what voids it; nothing if it has none."""
    row = row_of(state.setup, state.trick[-1].cards[0])
    if not row.effect:
        return ()
    found = settled(state)
    return tuple(does(state, row, found) if row in found.standing else voided(state, row, found))


def cards_of(effects: Effects) -> Cards:
    return tuple([card_of(row) for row in effects])


def voided(state: State, row: Row, found: Settled) -> Iterator[Reason]:
    """A contrary effect has priority."""
    contrary = ask(CONTRARY, row.effect, "")
    for other in found.standing:
        if other.effect == contrary:
            yield reason("automatic.settle", "voided", card=card_of(row), by=card_of(other))
            yield reason("automatic.orders", state.order, card=card_of(other), best=card_of(row))
            return


def does(state: State, row: Row, found: Settled) -> Iterator[Reason]:
    """What an effect that stands says, what it voids, and what stands beside it."""
    card = card_of(row)
    others = tuple([other for other in found.standing if other is not row])
    yield from says(row, found)
    yield from voids(state, row, found)
    if others:
        yield reason("automatic.only-its-own", "beside", card=card, cards=cards_of(others))
    if {other.effect in ABOUT_TRUMP for other in found.standing} == {True, False}:
        yield reason("automatic.reading.two-questions", "apart", card=card)
    if len(state.trick) > 1 and (row in found.namers or row is found.low):
        yield reason("automatic.reading.this-trick", "already", card=card)


def voids(state: State, row: Row, found: Settled) -> Iterator[Reason]:
    """The first of equal effects voids what is contrary to them; those after it find nothing left to void."""
    card, contrary = card_of(row), ask(CONTRARY, row.effect, "")
    rule = CANCELS.get(row.effect, "automatic.settle")
    first = next(other for other in found.standing if other.effect == row.effect)
    gone = [other for other in found.effects if other.effect == contrary and other not in found.standing]
    if gone and first is row:
        yield reason(rule, "voids", card=card, cards=cards_of(tuple(gone)))
        yield reason("automatic.orders", state.order, card=card, best=card_of(gone[0]))
    elif gone:
        yield reason(rule, "already", card=card, by=card_of(first), cards=cards_of(tuple(gone)))
    elif row.effect in CANCELS:
        yield reason(rule, "nothing", card=card)


def says(row: Row, found: Settled) -> Iterator[Reason]:
    card = card_of(row)
    if row.effect == LOW:
        yield reason("automatic.effect.low", "low", card=card)
    if row.effect != TRUMP:
        return
    others = tuple([other for other in found.standing if other.effect == TRUMP and other is not row])
    if row not in found.namers:
        for first in found.namers:
            yield reason("automatic.reading.one-trump", "adds-nothing", card=card, best=card_of(first))
        return
    yield reason("automatic.effect.trump", "names", card=card, suit=row.names)
    if others:
        case = "all" if len(found.namers) > 1 else "one"
        yield reason("automatic.reading.one-trump", case, card=card, cards=cards_of(others))
