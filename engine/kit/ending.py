"""How a match ends in every game but one: the highest total wins, equals share."""

from collections.abc import Callable

from engine.kernel import Finish, reason, ruling

Totals = tuple[int, ...]


def highest_total_wins(rule: str) -> Callable[[Totals], tuple[Finish, ...] | None]:
    """A game's own ruling by that name; it has sentences for `wins`, `shares` and `behind`."""

    @ruling(rule)
    def highest_total_wins_and_equals_share(sums: Totals) -> tuple[Finish, ...] | None:
        return tuple(placed(rule, sums, player) for player in range(len(sums)))

    return highest_total_wins_and_equals_share


def placed(rule: str, sums: Totals, player: int) -> Finish:
    total = sums[player]
    place = 1 + sum(other > total for other in sums)
    case = "behind" if place > 1 else "shares" if sums.count(total) > 1 else "wins"
    return Finish(player, total, place, reason(rule, case, player=player, points=total, place=place))
