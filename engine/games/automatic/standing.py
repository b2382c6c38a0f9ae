"""How each play of a trick stands, and why."""

from engine.cards import Card, Play
from engine.games.automatic.cards import CANCEL_LOW, CANCEL_TRUMP, LOW, TRUMP, card_of
from engine.games.automatic.modes import mode
from engine.games.automatic.outcomes import taker
from engine.games.automatic.seats import owner
from engine.games.automatic.state import State
from engine.games.automatic.strength import Settled, settled, strength
from engine.kernel import Reason, Standing, reason


def standings(state: State) -> tuple[Standing, ...]:
    """How each play of the trick stands now; effects count for cards that lay there before."""
    if not state.trick:
        return ()
    effects = settled(state)
    ranked = sorted(state.trick, key=lambda play: strength(state, play.cards[0], effects), reverse=True)
    best, takes = ranked[0], taker(state)
    found = []
    for play in state.trick:
        because = leading(state, play, effects) if play is best else beaten(play, best, effects)
        if state.taker is not None and play.seat in (takes, best.seat):
            because = pointed(state, play.seat, takes, best)
        found.append(Standing(play.seat, ranked.index(play) + 1, play.seat == takes, because))
    return tuple(found)


def leading(state: State, play: Play, effects: Settled) -> Reason:
    """Why the strongest card is the strongest."""
    card = play.cards[0]
    if len(state.trick) == 1:
        return reason("automatic.default", "first", player=play.seat, card=card)
    if card.suit in effects.trumps:
        facts = {"player": play.seat, "card": card, "suit": card.suit, "by": namer(effects, card)}
        if sum(other.cards[0].suit in effects.trumps for other in state.trick) == 1:
            return reason("automatic.trump-first", "only", **facts)
        if effects.low:
            low = low_card(effects)
            return reason("automatic.numbers", "smallest-trump", low=low, **facts)
        return reason("automatic.trump-first", "largest", **facts)
    off_colour = mode(state.letter).follows and card.suit != state.trick[0].cards[0].suit
    rule = "automatic.reading.off-colour-wins" if off_colour else ""
    untrumped = canceller(effects, CANCEL_TRUMP, TRUMP)
    case, named = ("-no-trump", {"by": untrumped}) if untrumped else ("", {})
    if effects.low:
        facts = {"player": play.seat, "card": card, "low": low_card(effects), **named}
        return reason(rule or "automatic.numbers", f"smallest{case}", **facts)
    unlowered = canceller(effects, CANCEL_LOW, LOW)
    if unlowered and not untrumped:
        case, named = "-still", {"by": unlowered}
    return reason(rule or "automatic.default", f"largest{case}", player=play.seat, card=card, **named)


def canceller(effects: Settled, kind: str, cancelled: str) -> Card | None:
    """The card that cancels effects of a kind, if there is one to cancel."""
    if not any(row.effect == cancelled for row in effects.effects):
        return None
    return next((card_of(row) for row in effects.standing if row.effect == kind), None)


def beaten(play: Play, best: Play, effects: Settled) -> Reason:
    """What a card lacks."""
    card, winner = play.cards[0], best.cards[0]
    if winner.suit in effects.trumps and card.suit not in effects.trumps:
        by = namer(effects, winner)
        return reason(
            "automatic.trump-first", "not-trump", player=play.seat, card=card, suit=winner.suit, by=by
        )
    if effects.low:
        low = low_card(effects)
        return reason("automatic.numbers", "larger", player=play.seat, card=card, best=winner, low=low)
    return reason("automatic.default", "smaller", player=play.seat, card=card, best=winner)


def pointed(state: State, seat: int, takes: int, best: Play) -> Reason:
    """In mode B the trick goes to who pointed first (a person, not a hand), whatever the own card is worth."""
    person, card = owner(state.setup, takes), best.cards[0]
    if seat == takes:
        return reason("automatic.rule.b", "pointed", player=person, card=card)
    return reason("automatic.rule.b", "missed", other=person, card=card)


def namer(effects: Settled, card: Card) -> Card:
    """The card that makes a card's colour trump."""
    return next(card_of(row) for row in effects.namers if row.names == card.suit)


def low_card(effects: Settled) -> Card:
    assert effects.low
    return card_of(effects.low)
