"""What lies on the table, for whoever draws it."""

from engine.cards import write_card
from engine.games.tornei.cards import SUITS, in_order
from engine.games.tornei.npc import front
from engine.games.tornei.state import NPC, State, is_npc
from engine.kit.hidden import face_down
from engine.kit.rulings import totals
from engine.view import Row, SeatView, View


def view(state: State) -> View:
    """What lies on the table, the strongest suit first."""
    points = totals(state.lines, state.setup.players) if state.lines else None
    players = tuple(
        player_view(state, player, points[player] if points else None)
        for player in range(state.setup.players)
    )
    npc = (npc_view(state),) if is_npc(state.setup, NPC) else ()
    return View(state.deal, state.dealer, (*players, *npc), state.trick, middle=beside(state), ranked=True)


def player_view(state: State, player: int, points: int | None) -> SeatView:
    forecast = state.forecasts[player]
    rows = [Row("right", in_order(state.right[player])), Row("wrong", in_order(state.wrong[player]))]
    if state.won[player]:
        rows.append(Row("tricks", (), str(len(state.won[player]))))
    return SeatView(
        in_order(state.hands[player]),
        aside=() if forecast is None else (forecast,),
        captured=sum(map(len, state.won[player])),
        points=points,
        rows=tuple(row for row in rows if row.cards or row.words),
    )


def npc_view(state: State) -> SeatView:
    """A row for each suit of its open cards, in the order in which they were laid."""
    columns = [
        (suit.name, tuple(card for card in state.hands[NPC] if card.suit == suit.letter)) for suit in SUITS
    ]
    return SeatView(
        (),
        rows=tuple(
            Row(name, column, f"{write_card(front(state.setup, column))} in front")
            for name, column in columns
            if column
        ),
    )


def beside(state: State) -> tuple[Row, ...]:
    """What lies apart from the NPC's cards: its forecast pile, what was turned up of it, the tricks in the box."""
    taken = tuple(card for bundle in state.box for card in bundle)
    rows = (Row("pile", face_down(state.pile)), Row("turned", state.turned), Row("box", face_down(taken)))
    return tuple(row for row in rows if row.cards)
