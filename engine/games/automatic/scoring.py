"""What a round is worth, and who has won."""

from collections.abc import Callable

from engine.cards import Cards
from engine.games.automatic.cards import PREDICTION, row_of
from engine.games.automatic.seats import owner
from engine.games.automatic.state import OVER, State
from engine.kernel import Finish, Reason, ScoreLine, ask, reason, ruling
from engine.kit.rulings import Totals, highest_total_wins, totals

WorthQuestion = tuple[State, int]
"""A finished round, and a player."""


@ruling("automatic.score")
def points_of_captured_cards(question: WorthQuestion) -> tuple[ScoreLine, ...]:
    state, player = question
    plus, minus = worth(state, player)
    return (ScoreLine(state.round, player, plus - minus, cards_reason(player, plus, minus)),)


@ruling("automatic.reading.forecast")
def a_right_prediction_adds(question: WorthQuestion) -> tuple[ScoreLine, ...]:
    state, player = question
    target = state.chosen[player] if state.letter == "c" else None
    if not isinstance(target, int) or target not in top_scorers(state):
        return ()
    return (ScoreLine(state.round, player, PREDICTION, prediction_reason(player, target)),)


# Every ruling adds its lines.
WORTH: tuple[Callable[[WorthQuestion], tuple[ScoreLine, ...]], ...] = (
    points_of_captured_cards,
    a_right_prediction_adds,
)


def captured(state: State, player: int) -> Cards:
    """What a player took in this round, with both hands where there are two."""
    return tuple(
        [card for seat, pile in enumerate(state.won) if owner(state.setup, seat) == player for card in pile]
    )


def worth(state: State, player: int) -> tuple[int, int]:
    """The plus and the minus points of what a player took."""
    points = [row_of(state.setup, card).points for card in captured(state, player)]
    return sum([point for point in points if point > 0]), -sum([point for point in points if point < 0])


def top_scorers(state: State) -> list[int]:
    """Who took the most points in this round; several, if equal."""
    sums = [plus - minus for plus, minus in [worth(state, player) for player in range(state.setup.players)]]
    return [player for player, points in enumerate(sums) if points == max(sums)]


def cards_reason(player: int, plus: int, minus: int) -> Reason:
    return reason("automatic.score", "scores", player=player, plus=plus, minus=minus)


def prediction_reason(player: int, target: int) -> Reason:
    case = "self" if player == target else "right"
    return reason("automatic.reading.forecast", case, player=player, other=target, points=PREDICTION)


def so_far_reason(player: int, number: int) -> Reason:
    """For a position that tells a round's points but not where they came from."""
    return reason("automatic.rounds", "so-far", player=player, round=number)


def round_lines(state: State) -> tuple[ScoreLine, ...]:
    return tuple(
        line for player in range(state.setup.players) for rule in WORTH for line in rule((state, player))
    )


PLACING: tuple[Callable[[Totals], tuple[Finish, ...] | None], ...] = (highest_total_wins("automatic.win"),)


def result(state: State) -> tuple[Finish, ...]:
    """Each player's place; nothing before the match is over."""
    if state.phase != OVER:
        return ()
    return ask(PLACING, totals(state.lines, state.setup.players), ())
