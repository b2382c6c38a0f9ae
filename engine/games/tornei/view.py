"""What lies on the table, for whoever draws it."""

from collections.abc import Iterator

from engine.cards import HIDDEN, Card
from engine.games.tornei.cards import SUIT_RANK, SUITS, TRICKS, in_order
from engine.games.tornei.npc import front
from engine.games.tornei.outcomes import foretold
from engine.games.tornei.scoring import FORECAST_POINTS, deals
from engine.games.tornei.state import FORECAST, NPC, State, is_npc
from engine.kit.rulings import totals
from engine.text import ordinal, plural
from engine.view import Column, FaceDown, Open, Row, SeatView, SuitCard, Text, View


def view(state: State) -> View:
    """What lies on the table, the strongest suit first."""
    points = totals(state.lines, state.setup.players) if state.lines else None
    players = tuple(
        player_view(state, player, points[player] if points else None)
        for player in range(state.setup.players)
    )
    npc = (npc_view(state),) if is_npc(state.setup, NPC) else ()
    return View(
        state.deal,
        state.dealer,
        (*players, *npc),
        state.trick,
        meaning=tuple(meaning(state)),
        ranked=True,
        deals=deals(state.setup),
        tricks=TRICKS,
        taken=sum(map(len, state.won)) + len(state.box),
    )


def player_view(state: State, player: int, points: int | None) -> SeatView:
    forecast = state.forecasts[player]
    told = [] if forecast is None else [predicted(forecast)]
    boards = (("right", state.right[player]), ("wrong", state.wrong[player]))
    return SeatView(
        in_order(state.hands[player]),
        captured=sum(map(len, state.won[player])),
        points=points,
        rows=(*told, *[Row(side, Open(in_order(cards))) for side, cards in boards if cards]),
        tricks=len(state.won[player]),
    )


def predicted(forecast: Card) -> Row:
    """Its suit and rank for whoever may know it; for others that it is made."""
    if forecast == HIDDEN:
        return Row("predicted", Text("predicted"), "{has}")
    return Row("predicts", SuitCard(forecast.suit, ordinal(foretold(forecast))), "predict{s}")


def npc_view(state: State) -> SeatView:
    """A row for each suit of its open cards, in the order in which they were laid; its pile, what was turned up of it, its box."""
    columns = [
        (suit.name, tuple(card for card in state.hands[NPC] if card.suit == suit.letter)) for suit in SUITS
    ]
    rows = [Row(name, Column(column, front(state.setup, column))) for name, column in columns if column]
    if state.pile:
        rows.append(Row("pile", FaceDown(len(state.pile))))
    if state.turned:
        rows.append(Row("turned", Open(state.turned)))
    if state.box:
        rows.append(Row("box", FaceDown(sum(map(len, state.box)))))
    return SeatView((), rows=tuple(rows))


def meaning(state: State) -> Iterator[Row]:
    """What each prediction would bring."""
    if state.phase == FORECAST:
        for suit, row in zip(SUIT_RANK, FORECAST_POINTS, strict=True):
            yield Row("rank", SuitCard(suit.suit, f"{ordinal(row.place)} {plural(row.points, 'pt')}"))
