"""What a player sees, and what may be behind it."""

from random import Random

from engine.cards import HIDDEN, Card, Cards, deal_out, write_card
from engine.games.tornei.cards import DECK, SUITS, in_order
from engine.games.tornei.npc import front
from engine.games.tornei.state import NPC, State, cards, is_npc, shown_voids
from engine.kernel import totals
from engine.view import Row, SeatView, View


def seen_by(state: State, player: int) -> State:
    """The position with every card face down that the player does not know."""
    return state._replace(
        hands=tuple(
            hand if seat == player or is_npc(state.setup, seat) else face_down(hand)
            for seat, hand in enumerate(state.hands)
        ),
        forecasts=tuple(
            card if seat == player or card is None else HIDDEN for seat, card in enumerate(state.forecasts)
        ),
        pile=face_down(state.pile),
    )


def face_down(row: Cards) -> Cards:
    return (HIDDEN,) * len(row)


def imagine(state: State, player: int, rng: Random) -> State:
    """A whole position that agrees with all that the player has seen.

    Who did not follow holds none of that suit. The forecast for this trick left the hand before, so it may be one.
    """
    visible = frozenset(cards(state))
    unseen = [card for card in DECK if card not in visible]
    in_hands = [seat for seat, hand in enumerate(state.hands) for card in hand if card == HIDDEN]
    laid = [seat for seat, card in enumerate(state.forecasts) if card == HIDDEN]
    now, before = shown_voids(state), state.voids
    excluded = [now[seat] for seat in in_hands] + [before[seat] for seat in laid]
    anywhere = [card for bundles in (*state.won, state.box, (state.pile,)) for row in bundles for card in row]
    excluded += [frozenset()] * anywhere.count(HIDDEN)

    def may_lie(place: int, card: Card) -> bool:
        return card.suit not in excluded[place]

    drawn = iter(deal_out(unseen, range(len(excluded)), may_lie, rng))

    def whole(row: Cards) -> Cards:
        return tuple([next(drawn) if card == HIDDEN else card for card in row])

    hands = tuple(
        hand if is_npc(state.setup, seat) else in_order(whole(hand)) for seat, hand in enumerate(state.hands)
    )
    forecasts = tuple(next(drawn) if card == HIDDEN else card for card in state.forecasts)
    return state._replace(
        hands=hands,
        forecasts=forecasts,
        pile=whole(state.pile),
        won=tuple(tuple(map(whole, bundles)) for bundles in state.won),
        box=tuple(map(whole, state.box)),
    )


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
