"""May a player do it? Forecasting and playing."""

from collections.abc import Callable
from typing import NamedTuple

from engine.cards import HIDDEN, Card
from engine.games.tornei.cards import DECK, IN_DECK
from engine.games.tornei.legality.table import is_time_to
from engine.games.tornei.outcomes import due_seat, first_forecaster
from engine.games.tornei.state import FORECAST, PLAY, State, cards, is_npc, shown_voids
from engine.kernel import Verdict, allow, ask, reason, refuse, ruling
from engine.kit.rulings import one_at_a_time
from engine.kit.trick import comes_from_the_hand, follows, leads, must_follow
from engine.text import TABLE

# May this card be laid as a forecast?


class ForecastQuestion(NamedTuple):
    state: State
    seat: int
    card: Card
    tried: int
    """How many cards at once."""


def may_hold(state: State, seat: int, card: Card) -> bool:
    """Is a card in the hand, or could a hidden one be it?"""
    hand = state.hands[seat]
    if card in hand:
        return True
    if HIDDEN not in hand or card.suit in shown_voids(state)[seat]:
        return False
    return card in IN_DECK and card not in cards(state)


@ruling("tornei.forecast")
def forecasts_once(q: ForecastQuestion) -> Verdict | None:
    if q.state.forecasts[q.seat] is None:
        return None
    return refuse("tornei.forecast", "done", player=q.seat)


@ruling("tornei.forecast")
def one_forecast_a_trick(q: ForecastQuestion) -> Verdict | None:
    return None if q.tried == 1 else refuse("tornei.forecast", "several", count=q.tried)


@ruling("tornei.forecast")
def forecast_comes_from_the_hand(q: ForecastQuestion) -> Verdict | None:
    if may_hold(q.state, q.seat, q.card):
        return None
    return refuse("tornei.forecast", "not-held", player=q.seat, card=q.card)


@ruling("tornei.leader-forecast")
def leader_may_forecast(q: ForecastQuestion) -> Verdict | None:
    if q.seat != q.state.leader:
        return None
    return allow("tornei.leader-forecast", player=q.seat)


@ruling("tornei.leader-forecast")
def waits_for_the_leader(q: ForecastQuestion) -> Verdict | None:
    first = first_forecaster(q.state)
    return None if first == TABLE else refuse("tornei.leader-forecast", other=first)


@ruling("tornei.reading.npc-leads")
def may_forecast_after_the_npc(q: ForecastQuestion) -> Verdict | None:
    return allow("tornei.reading.npc-leads") if is_npc(q.state.setup, q.state.leader) else None


@ruling("tornei.forecast")
def any_card_may_foretell(q: ForecastQuestion) -> Verdict | None:
    return allow("tornei.forecast", suit=q.card.suit)


MAY_FORECAST: tuple[Callable[[ForecastQuestion], Verdict | None], ...] = (
    is_time_to(FORECAST),
    forecasts_once,
    one_forecast_a_trick,
    forecast_comes_from_the_hand,
    leader_may_forecast,
    waits_for_the_leader,
    may_forecast_after_the_npc,
    any_card_may_foretell,
)


# May this card be played?


class PlayQuestion(NamedTuple):
    state: State
    seat: int
    card: Card
    led: str
    """The led suit; empty before the lead."""
    tried: int
    """How many cards at once."""


@ruling("tornei.turn")
def waits_for_its_turn(q: PlayQuestion) -> Verdict | None:
    due = due_seat(q.state)
    return None if q.seat == due else refuse("tornei.turn", other=due)


@ruling("tornei.reading.forecast-leaves-hand")
def was_laid_as_a_forecast(q: PlayQuestion) -> Verdict | None:
    if q.card != q.state.forecasts[q.seat]:
        return None
    return refuse("tornei.reading.forecast-leaves-hand", "laid", player=q.seat, card=q.card)


@ruling("tornei.reading.forecast-leaves-hand")
def has_left_the_hand(forecast: Card) -> bool | None:
    return False


COUNTS_AS_HELD: tuple[Callable[[Card], bool | None], ...] = (has_left_the_hand,)


def holds(q: PlayQuestion, suit: str) -> bool:
    """Is there a card of that suit to follow with?"""
    for card in q.state.hands[q.seat]:
        if card.suit == suit:
            return True
    forecast = q.state.forecasts[q.seat]
    return forecast is not None and forecast.suit == suit and ask(COUNTS_AS_HELD, forecast, True)


@ruling("tornei.must-follow")
def hand_is_unknown(q: PlayQuestion) -> Verdict | None:
    """What is face down, the card that is played left out, could be of the led suit.

    Each card is asked for alone: where counting all that lies face down would force one, this still says unknown.
    """
    hand = q.state.hands[q.seat]
    if hand.count(HIDDEN) <= (q.card not in hand):
        return None
    led = [card for card in DECK if card.suit == q.led]
    if not any(may_hold(q.state, q.seat, card) for card in led):
        return None
    unknown = reason("tornei.must-follow", "unknown", player=q.seat, card=q.card, suit=q.led)
    return Verdict(None, (unknown,))


@ruling("tornei.void")
def cannot_follow(q: PlayQuestion) -> Verdict | None:
    void = reason("tornei.void", "allowed", player=q.seat, suit=q.led)
    forecast = q.state.forecasts[q.seat]
    if forecast is None or forecast.suit != q.led:
        return Verdict(True, (void,))
    away = reason("tornei.reading.forecast-leaves-hand", "void", player=q.seat)
    return Verdict(True, (void, away))


MAY_PLAY: tuple[Callable[[PlayQuestion], Verdict | None], ...] = (
    is_time_to(PLAY),
    waits_for_its_turn,
    one_at_a_time("tornei.turn"),
    was_laid_as_a_forecast,
    comes_from_the_hand("tornei.turn", may_hold),
    leads("tornei.lead"),
    follows("tornei.must-follow"),
    must_follow("tornei.must-follow", holds),
    hand_is_unknown,
    cannot_follow,
)
