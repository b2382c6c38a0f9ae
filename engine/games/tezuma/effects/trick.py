"""What a play leads to, and a finished trick."""

from collections.abc import Callable

from engine.cards import Cards, Play, replaced, without
from engine.games.tezuma.abilities import CUP, EGG, FIRE, RINGS, SAND, ability_uses
from engine.games.tezuma.legality.question import led_suit
from engine.games.tezuma.outcomes.leader import next_leader
from engine.games.tezuma.outcomes.taker import Taker, taker, trick_question
from engine.games.tezuma.state import SCORE, Outcome, State, spare
from engine.kernel import Event, Reason, ask, reason, ruling
from engine.kit.hidden import unknown_last


def play(state: State, action: Play) -> Outcome:
    seat, cards, ability = action
    uses = replaced(state.uses, seat, state.uses[seat] + 1) if ability else state.uses
    if ability == EGG:
        return state._replace(egg=seat, uses=uses), lambda: (Event(spent(state, action)),)
    is_egg = state.egg == seat
    laid = Play(seat, cards, EGG if is_egg else ability)
    after = state._replace(
        hands=replaced(state.hands, seat, without(state.hands[seat], cards)),
        shown=replaced(state.shown, seat, tuple([card for card in state.shown[seat] if card not in cards])),
        trick=(*state.trick, laid),
        egg=None if is_egg else state.egg,
        uses=uses,
        voids=voids_shown(state, laid),
    )
    return after, lambda: plays(state, action)


def plays(state: State, action: Play) -> tuple[Event, ...]:
    seat, cards, ability = action
    if not cards:
        return (Event(reason("tezuma.five-color-sand", "uses", player=seat)),)
    event = Event(reason("tezuma.lead", "plays", player=seat, cards=cards))
    return (event, Event(spent(state, action))) if ability else (event,)


def spent(state: State, action: Play) -> Reason:
    """A use, and how many are left."""
    seat, _, ability = action
    left = ability_uses(state.setup, ability) - state.uses[seat] - 1
    case = "declares" if ability == EGG else "uses"
    return reason("tezuma.ability.uses", case, player=seat, ability=ability, left=left)


def voids_shown(state: State, laid: Play) -> tuple[frozenset[str], ...]:
    led = led_suit(state)
    if not shows_void(laid, led):
        return state.voids
    return replaced(state.voids, laid.seat, state.voids[laid.seat] | {led})


def shows_void(play: Play, led: str) -> bool:
    """Whoever does not follow, and needs no ability for it, holds none of the led suit.

    That was judged before; this is what the others learn of it, who do not see the hand.
    """
    if not (led and play.cards) or play.cards[0].suit == led:
        return False
    return play.ability not in (RINGS, CUP)


@ruling("tezuma.reading.fire-captured")
def lower_card_returns(play: Play) -> Cards | None:
    """The card of a pair that goes back to its player's hand."""
    return (min(play.cards),) if play.ability == FIRE else None


RETURNS: tuple[Callable[[Play], Cards | None], ...] = (lower_card_returns,)


@ruling("tezuma.capture")
def winner_takes_all(question: tuple[State, int, Cards]) -> tuple[Cards, ...] | None:
    state, seat, cards = question
    return replaced(state.won, seat, tuple(sorted(state.won[seat] + cards)))


CAPTURE: tuple[Callable[[tuple[State, int, Cards]], tuple[Cards, ...] | None], ...] = (winner_takes_all,)


@ruling("tezuma.sand-spare-card")
def spare_cards_are_not_played(state: State) -> bool | None:
    """Is there still a card to play? One that Five-Color Sand left over is not."""
    seats = range(state.setup.players)
    return any(len(state.hands[seat]) > spare(state, seat) for seat in seats)


GOES_ON: tuple[Callable[[State], bool | None], ...] = (spare_cards_are_not_played,)


def collect(state: State) -> Outcome:
    found = taker(trick_question(state.setup, state.trick))
    hands, shown = list(state.hands), list(state.shown)
    nothing: Cards = ()
    kept = nothing
    for laid in state.trick:
        back = ask(RETURNS, laid, nothing)
        kept += without(laid.cards, back)
        if back:
            hands[laid.seat] = tuple(sorted(hands[laid.seat] + back, key=unknown_last))
            shown[laid.seat] = tuple(sorted(shown[laid.seat] + back))
    after = state._replace(
        trick=(),
        hands=tuple(hands),
        shown=tuple(shown),
        won=ask(CAPTURE, (state, found.seat, kept), state.won),
        tricks=replaced(state.tricks, found.seat, state.tricks[found.seat] + 1),
    )
    if not ask(GOES_ON, after, any(after.hands)):
        return after._replace(phase=SCORE, leader=0), lambda: (
            *takes(state, found, len(kept)),
            Event(reason("tezuma.phases", "played-out")),
        )
    leader = next_leader(state.setup, state.trick, found.seat, state.leader)
    return after._replace(leader=leader.seat), lambda: (
        *takes(state, found, len(kept)),
        Event(leader.because),
    )


def takes(state: State, found: Taker, count: int) -> tuple[Event, ...]:
    reasons = [found.because, reason("tezuma.capture", "takes", player=found.seat, count=count)]
    nothing: Cards = ()
    reasons += [
        reason("tezuma.reading.fire-captured", "returns", player=laid.seat, card=card)
        for laid in state.trick
        for card in ask(RETURNS, laid, nothing)
    ]
    if any(laid.ability == SAND for laid in state.trick):
        reasons.append(reason("tezuma.sand-spare-card", "keeps", player=found.seat))
    return tuple(map(Event, reasons))
