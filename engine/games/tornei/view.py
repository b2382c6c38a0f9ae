"""What lies on the table, for whoever draws it."""

from collections.abc import Iterator

from engine.games.tornei.cards import SUITS, in_order
from engine.games.tornei.npc import front
from engine.games.tornei.state import NPC, State, is_npc
from engine.kit.rulings import totals
from engine.view import Column, FaceDown, Open, Row, SeatView, View


def view(state: State) -> View:
    """What lies on the table, the strongest suit first."""
    points = totals(state.lines, state.setup.players) if state.lines else None
    players = tuple(
        player_view(state, player, points[player] if points else None)
        for player in range(state.setup.players)
    )
    npc = (npc_view(state),) if is_npc(state.setup, NPC) else ()
    return View(
        state.deal, state.dealer, (*players, *npc), state.trick, middle=tuple(beside(state)), ranked=True
    )


def player_view(state: State, player: int, points: int | None) -> SeatView:
    forecast = state.forecasts[player]
    boards = (("right", state.right[player]), ("wrong", state.wrong[player]))
    return SeatView(
        in_order(state.hands[player]),
        aside=() if forecast is None else (forecast,),
        captured=sum(map(len, state.won[player])),
        points=points,
        rows=tuple(Row(side, Open(in_order(cards))) for side, cards in boards if cards),
        tricks=len(state.won[player]),
    )


def npc_view(state: State) -> SeatView:
    """A row for each suit of its open cards, in the order in which they were laid."""
    columns = [
        (suit.name, tuple(card for card in state.hands[NPC] if card.suit == suit.letter)) for suit in SUITS
    ]
    return SeatView(
        (),
        rows=tuple(
            Row(name, Column(column, front(state.setup, column))) for name, column in columns if column
        ),
    )


def beside(state: State) -> Iterator[Row]:
    """What lies apart from the NPC's cards: its forecast pile, what was turned up of it, the tricks in the box."""
    if state.pile:
        yield Row("pile", FaceDown(len(state.pile)))
    if state.turned:
        yield Row("turned", Open(state.turned))
    if state.box:
        yield Row("box", FaceDown(sum(map(len, state.box))))
