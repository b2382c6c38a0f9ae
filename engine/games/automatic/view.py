"""What lies on the table, for whoever draws it."""

from engine.cards import Card, Cards
from engine.games.automatic.cards import (
    CANCEL_LOW,
    CANCEL_TRUMP,
    HAND,
    LOW,
    ROUNDS,
    TRUMP,
    WORDS,
    exists,
    row_of,
)
from engine.games.automatic.modes import DOWN, mode, turned_over
from engine.games.automatic.rules import TERMS
from engine.games.automatic.seats import seats
from engine.games.automatic.state import OVER, QUIZ, SCORE, SECRET, State, hand_of
from engine.games.automatic.strength import Settled, settled
from engine.kernel import Setup
from engine.kit.rulings import totals
from engine.view import AtSeat, Back, Face, FaceDown, Hand, Open, Row, SeatView, Text, View


def view(state: State) -> View:
    """The priority rule and the mode of the round lie in the middle, with the piles while there are any.

    What the priority rule does is said while there are piles to take.
    """
    points = totals(state.lines, state.setup.players) if state.lines else ()
    does = f": {TERMS[f'{state.order} does']}" if state.order and any(state.piles) else ""
    middle = [Row("order", Text(f"{TERMS[state.order]}{does}"), "priority")] if state.order else []
    if state.letter:
        idea = f": {TERMS.get(state.idea, state.idea)}" if state.idea else ""
        middle.append(Row("rule", Text(f"{TERMS[state.letter]}{idea}"), "mode"))
    if state.trick:
        middle.insert(0, Row("counts", Text(what_counts(state)), "now"))
    middle += [
        Row("pile", FaceDown(len(pile), TERMS.get(back, "")), f"pile {number}")
        for number, (pile, back) in enumerate(zip(state.piles, state.tops, strict=False), start=1)
        if pile
    ]
    return View(
        state.round,
        None,
        tuple([seat_view(state, seat, points) for seat in range(len(seats(state.setup)))]),
        state.trick,
        middle=tuple(middle),
        untold=state.phase == QUIZ,
        deals=ROUNDS,
        tricks=HAND,
        taken=sum(map(len, state.won)) // len(seats(state.setup)),
    )


def what_counts(state: State) -> str:
    """Which colours are trump in this trick now, and which numbers are strong."""
    effects = settled(state)
    colours = [WORDS[letter] for letter in sorted(effects.trumps)]
    trump = f"{' and '.join(colours)} {'is' if len(colours) == 1 else 'are'} trump" if colours else "no trump"
    numbers = f"{'small' if effects.low else 'large'} numbers are strong"
    decided = f" ({TERMS[state.order]} has priority)" if state.order else ""
    of_trump = decided if is_contested(effects, TRUMP, CANCEL_TRUMP) else ""
    of_numbers = decided if is_contested(effects, LOW, CANCEL_LOW) else ""
    return f"{trump[0].upper()}{trump[1:]}{of_trump} · {numbers}{of_numbers}"


def is_contested(effects: Settled, effect: str, contrary: str) -> bool:
    """Do cards of the trick say different things there? Then the priority rule has decided."""
    rows = [row for row in effects.effects if row.effect in (effect, contrary)]
    is_one = len(effects.trumps) < 2
    return len({(row.effect, row.names if is_one else "") for row in rows}) > 1


def seat_view(state: State, seat: int, points: tuple[int, ...]) -> SeatView:
    rows = []
    if state.backs and state.backs[seat] and mode(state.letter).hand == DOWN:
        rows.append(Row("back", Back(TERMS[state.backs[seat]])))
    if hand_of(state, seat) and comes_by_itself(state):
        rows.append(Row("hand", Hand(hand_of(state, seat))))
    if seat < len(state.chosen) and state.chosen[seat] is not None:
        rows.append(chosen_row(state, seat))
    return SeatView(
        hand_of(state, seat),
        open=in_order(state.won[seat]) if state.won and state.phase in (SCORE, OVER) else (),
        captured=len(state.won[seat]) if state.won else 0,
        points=points[seat] if seat < len(points) else None,
        rows=tuple(rows),
    )


def in_order(cards: Cards) -> Cards:
    """The cards that count lie by colour."""
    return tuple(sorted(cards, key=lambda card: (card.suit, card.number)))


def comes_by_itself(state: State) -> bool:
    """Are hands turned over, and cards of them not chosen? Then each lies at its seat, the next card first."""
    return turned_over(state) and not mode(state.letter).by_hand


def chosen_row(state: State, seat: int) -> Row:
    """What a seat has chosen before the first card, or pointed at."""
    what = state.chosen[seat]
    if what == SECRET:
        return Row("chosen", Text("secret"))
    if isinstance(what, Card):
        return Row("passes", Open((what,)), "pass{es}")
    first = mode(state.letter).first
    if first == "end":
        return Row("plays", Text(f"from the {what}"), "play{s}")
    if first == "place":
        return Row("moves", Text(f"the top card to place {what}"), "move{s}")
    assert isinstance(what, int)
    return Row("points", AtSeat(what), "point{s} at")


EFFECTS = {
    LOW: "small numbers are strong",
    CANCEL_LOW: "small numbers are not strong",
    TRUMP: "{suit} is trump",
    CANCEL_TRUMP: "no trump",
}


def face(setup: Setup, card: Card) -> Face:
    """The points of a card, and its effect."""
    if not exists(setup, card):
        return Face()
    row = row_of(setup, card)
    words = [f"{row.points:+}".replace("-", "\u2212")]
    if row.effect:
        words.append(EFFECTS[row.effect].format(suit=WORDS.get(row.names, "")))
    return Face(row.points, row.effect, row.names, tuple(words))
