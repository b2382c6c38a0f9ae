"""Rulings that games state in the same way, each game under a rule of its own: a function makes them from the rule's slug."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from engine.cards import Card, Cards
from engine.kernel import Finish, ScoreLine, Setup, Verdict, allow, reason, refuse, ruling
from engine.text import TABLE

Totals = tuple[int, ...]

NO_RULE_SPEAKS = Verdict(True, ())
"""The neutral answer: what no rule forbids may be done."""


class TableQuestion(NamedTuple):
    """May the table do this now?"""

    state: Any
    tried: int = 1
    """How often at a time."""


class DealQuestion(NamedTuple):
    """May these hands be dealt? `dealt` are all their cards."""

    state: Any
    hands: tuple[Cards, ...]
    dealt: Cards


class Asked(Protocol):
    """A question about a position."""

    @property
    def state(self) -> Any: ...


class AskedOfATry(Protocol):
    """A question that knows how much is tried at a time."""

    @property
    def tried(self) -> int: ...


class AskedOfADeal(Protocol):
    """A question about cards that are dealt."""

    @property
    def state(self) -> Any: ...
    @property
    def dealt(self) -> Sequence[Card]: ...


Ruling = Callable[[Asked], Verdict | None]
TryRuling = Callable[[AskedOfATry], Verdict | None]
DealRuling = Callable[[AskedOfADeal], Verdict | None]


def in_time(rule: str, phase: str, over: str = "over") -> Ruling:
    """It refuses in any other phase; there are sentences for `refused` and `over`."""

    @ruling(rule)
    def in_order(q: Asked) -> Verdict | None:
        if q.state.phase == phase:
            return None
        case = "over" if q.state.phase == over else "refused"
        return refuse(rule, case, due=q.state.phase, tried=phase)

    return in_order


def named_once(rule: str, who: Callable[[Any], int | None]) -> Ruling:
    """The first dealer, or whoever starts, is named but once; a sentence for `named`."""

    @ruling(rule)
    def named_once(q: Asked) -> Verdict | None:
        named = who(q.state)
        return None if named is None else refuse(rule, "named", player=named)

    return named_once


def one_at_a_time(rule: str) -> TryRuling:
    """One card is played, one dealer named; a sentence for `several`, which tells how many were tried."""

    @ruling(rule)
    def one_at_a_time(q: AskedOfATry) -> Verdict | None:
        return None if q.tried == 1 else refuse(rule, "several", count=q.tried)

    return one_at_a_time


def everybody_has_played(rule: str, turn: Callable[[Any], int]) -> Ruling:
    """A trick is collected when nobody is due; sentences for `finished` and `unfinished`."""

    @ruling(rule)
    def everybody_has_played(q: Asked) -> Verdict | None:
        due = turn(q.state)
        return allow(rule, "finished") if due == TABLE else refuse(rule, "unfinished", other=due)

    return everybody_has_played


def all_is_played(rule: str, number: str = "deal") -> Ruling:
    """A deal is counted; a sentence for `score`, which tells its number."""

    @ruling(rule)
    def all_is_played(q: Asked) -> Verdict | None:
        return allow(rule, "score", **{number: getattr(q.state, number)})

    return all_is_played


def no_strange_card(rule: str, exists: Callable[[Setup, Card], bool]) -> DealRuling:
    """Only cards of the game are dealt; a sentence for `strange`."""

    @ruling(rule)
    def no_strange_card(q: AskedOfADeal) -> Verdict | None:
        setup = q.state.setup
        strange = next((card for card in q.dealt if not exists(setup, card)), None)
        return None if strange is None else refuse(rule, "strange", card=strange)

    return no_strange_card


def no_card_twice(rule: str) -> DealRuling:
    """Where each card is there once; a sentence for `twice`."""

    @ruling(rule)
    def no_card_twice(q: AskedOfADeal) -> Verdict | None:
        twice = next((card for card in q.dealt if q.dealt.count(card) > 1), None)
        return None if twice is None else refuse(rule, "twice", card=twice)

    return no_card_twice


def totals(lines: Sequence[ScoreLine], players: int) -> Totals:
    """The sum of each player's lines."""
    return tuple([sum([line.points for line in lines if line.player == who]) for who in range(players)])


def highest_total_wins(rule: str) -> Callable[[Totals], tuple[Finish, ...] | None]:
    """The highest total wins, equals share; sentences for `wins`, `shares` and `behind`."""

    @ruling(rule)
    def highest_total_wins_and_equals_share(sums: Totals) -> tuple[Finish, ...] | None:
        return tuple(placed(rule, sums, player) for player in range(len(sums)))

    return highest_total_wins_and_equals_share


def placed(rule: str, sums: Totals, player: int) -> Finish:
    total = sums[player]
    place = 1 + sum(other > total for other in sums)
    case = "behind" if place > 1 else "shares" if sums.count(total) > 1 else "wins"
    return Finish(player, total, place, reason(rule, case, player=player, points=total, place=place))
