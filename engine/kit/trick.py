"""Rulings about a trick that games state in the same way, each under a rule of its own: who may play what, whose turn it is, what the winner gets."""

from collections.abc import Callable
from typing import Any, Protocol

from engine.cards import Card, Cards, replaced
from engine.kernel import Verdict, allow, refuse, ruling
from engine.kit.rulings import AskedOfATry
from engine.text import TABLE
from engine.trick import clockwise


class AskedOfACard(AskedOfATry, Protocol):
    """A question about a card that a seat would play, the first of them if it tries several."""

    @property
    def state(self) -> Any: ...
    @property
    def seat(self) -> int: ...
    @property
    def card(self) -> Card: ...


class AskedOfFollowing(AskedOfACard, Protocol):
    """Where one suit is led; none before the lead."""

    @property
    def led(self) -> str: ...


CardRuling = Callable[[AskedOfACard], Verdict | None]
FollowRuling = Callable[[AskedOfFollowing], Verdict | None]
TakenQuestion = tuple[Any, int]
"""The position with a finished trick, and who won it."""


def waits_for_its_turn(rule: str, turn: Callable[[Any], int]) -> CardRuling:
    """Sentences for `refused`, and `full` where the trick is to be collected."""

    @ruling(rule)
    def waits_for_its_turn(q: AskedOfACard) -> Verdict | None:
        due = turn(q.state)
        if q.seat == due:
            return None
        return refuse(rule, "full" if due == TABLE else "refused", player=q.seat, other=due)

    return waits_for_its_turn


def comes_from_the_hand(rule: str, may_hold: Callable[[Any, int, Card], bool]) -> CardRuling:
    """A hidden card may be it; a sentence for `not-held`."""

    @ruling(rule)
    def comes_from_the_hand(q: AskedOfACard) -> Verdict | None:
        if may_hold(q.state, q.seat, q.card):
            return None
        return refuse(rule, "not-held", player=q.seat, card=q.card)

    return comes_from_the_hand


def leads(rule: str) -> FollowRuling:
    """Any card may be led; a sentence for `allowed`."""

    @ruling(rule)
    def leads(q: AskedOfFollowing) -> Verdict | None:
        return None if q.led else allow(rule, player=q.seat)

    return leads


def follows(rule: str) -> FollowRuling:
    """A card of the led suit; a sentence for `allowed`."""

    @ruling(rule)
    def follows(q: AskedOfFollowing) -> Verdict | None:
        return allow(rule, card=q.card, suit=q.led) if q.card.suit == q.led else None

    return follows


def must_follow(rule: str, holds: Callable[[Any, str], bool]) -> FollowRuling:
    """Another card than those that `follows` allows, though the hand has one; a sentence for `refused`."""

    @ruling(rule)
    def must_follow(q: AskedOfFollowing) -> Verdict | None:
        return refuse(rule, player=q.seat, card=q.card, suit=q.led) if holds(q, q.led) else None

    return must_follow


def goes_clockwise_once(rule: str) -> Callable[[Any], int | None]:
    """Who is due: nobody, where everybody has played; it passes before the lead."""

    @ruling(rule)
    def goes_clockwise_once(state: Any) -> int | None:
        trick, players = state.trick, state.setup.players
        if not trick:
            return None
        return TABLE if len(trick) == players else clockwise(trick[-1].seat, players)

    return goes_clockwise_once


def winner_takes_all(rule: str) -> Callable[[TakenQuestion], tuple[Cards, ...] | None]:
    """What each player has captured then."""

    @ruling(rule)
    def winner_takes_all(question: TakenQuestion) -> tuple[Cards, ...] | None:
        state, taker = question
        cards = [play.cards[0] for play in state.trick]
        return replaced(state.won, taker, tuple(sorted((*state.won[taker], *cards))))

    return winner_takes_all


def winner_leads(rule: str) -> Callable[[TakenQuestion], int | None]:
    @ruling(rule)
    def winner_leads(question: TakenQuestion) -> int | None:
        return question[1]

    return winner_leads
