"""The twelve abilities of Tezuma against each other, by a table written by hand."""

import re
from pathlib import Path

import pytest

from engine import playfile
from engine.games.tezuma.abilities import ABILITIES
from engine.games.tezuma.state import State
from engine.registry import GAMES

TEZUMA = GAMES["tezuma"]
TABLE = (Path(__file__).parents[1] / "ability_pairs.txt").read_text(encoding="utf-8")
CARDS = {
    name: (code, "" if cards == "-" else cards.strip())
    for code, name, cards in re.findall(
        r"^# ([A-Z]{2}) (\S+) +(-|[A-Z*0-9 ]+?)(?:  .*)?$", TABLE, re.MULTILINE
    )
}
COLUMNS = {code: name for name, (code, _) in CARDS.items()}
THIRD_SUIT = {"2015": "W", "trick": "F"}

CELLS = [
    (row[0], column, cell)
    for row in (line.split() for line in TABLE.splitlines() if re.match("[A-Z]{2} ", line))
    for column, cell in zip(COLUMNS, row[1:], strict=True)
]


def test_the_table_is_complete() -> None:
    """Twelve rows of twelve cells, for the twelve abilities."""
    assert {ability.name for ability in ABILITIES} == set(CARDS)
    assert len(CELLS) == 144
    assert {cell for row, column, cell in CELLS if row == column} == {"-"}
    assert all(cell != "-" for row, column, cell in CELLS if row != column)


def position(edition: str, first: str, later: str) -> playfile.PlayFile:
    """Who uses an ability holds its cards and one more; the hands are as large as Fire Breathing needs."""
    hands = [
        "B1 U7 U8",
        held(first),
        held(later),
        f"{THIRD_SUIT[edition]}1 U4 U5",
    ]
    hands = [" ".join([*hand.split(), *spare][:3]) for hand, spare in zip(hands, SPARE, strict=True)]
    lines = [f"hand {seat}: {hand}" for seat, hand in zip("ABCD", hands, strict=True)]
    return playfile.load(
        f"game: tezuma\nsetup: 4 players, {edition}\ntook B: {first}\ntook C: {later}\n"
        + "\n".join(lines).replace("X", THIRD_SUIT[edition])
    )


SPARE = ((), ("U1", "U2", "U3"), ("X2", "X3", "X4"), ())


def held(ability: str) -> str:
    return CARDS[ability][1]


def use(state: State, seat: str, ability: str, edition: str) -> State:
    cards = held(ability).replace("X", THIRD_SUIT[edition])
    if ability == "paper-egg":
        return done(state, f"{seat} + paper-egg")
    return done(state, f"{seat} {cards} + {ability}")


def done(state: State, line: str) -> State:
    action = TEZUMA.read(line, state.setup)
    assert TEZUMA.judge(state, action).legal, line
    after: State = TEZUMA.apply(state, action)[0]
    return after


@pytest.mark.parametrize("edition", TEZUMA.editions)
@pytest.mark.parametrize(("row", "column", "cell"), [cell for cell in CELLS if cell[2] != "-"])
def test_two_abilities_in_one_trick(edition: str, row: str, column: str, cell: str) -> None:
    """The taker and the next leader are those of the table."""
    first, later = COLUMNS[row], COLUMNS[column]
    state = done(position(edition, first, later).start, "A B1")
    state = use(state, "B", first, edition)
    state = use(state, "C", later, edition)
    state = done(state, f"D {THIRD_SUIT[edition]}1")
    if state.egg is not None:
        state = done(state, f"{'ABCD'[state.egg]} B9")
    taker = next(standing.seat for standing in TEZUMA.standings(state) if standing.takes)
    after = done(state, "collect")
    found = "ABCD"[taker] + (f">{'ABCD'[after.leader]}" if after.leader != taker else "")
    assert cell.rstrip("'") == found
    assert after.tricks == tuple(int(seat == taker) for seat in range(4))


@pytest.mark.parametrize(("row", "column", "cell"), [cell for cell in CELLS if cell[2] != "-"])
def test_sides_of_one_card_are_not_laid_out_together(row: str, column: str, cell: str) -> None:
    """Pairs with a mark cannot both be laid out in 2015; all others can."""
    setup = next(setup for setup in TEZUMA.setups() if setup.edition == "2015" and setup.players == 4)
    state, _ = TEZUMA.apply(TEZUMA.start(setup), TEZUMA.read("start A", setup))
    wanted = [COLUMNS[row], COLUMNS[column]]
    for card in setup.tables[1]:  # type: ignore[attr-defined]  # the sides of the six cards
        if not {card.one, card.other} & set(wanted):
            wanted.append(card.one)
    verdict = TEZUMA.judge(state, TEZUMA.read(f"lay-out 1 2 3 4 7 {' '.join(wanted[:6])}", setup))
    assert verdict.legal == (not cell.endswith("'"))
