"""Card lists of Iroha: what is read, what is refused, and with which line."""

import pytest

from engine import playfile
from engine.games.iroha.cards import HOUSE_ICONS, Icon, icons
from engine.kernel import Setup
from engine.registry import GAMES

IROHA = GAMES["iroha"]
ROWS = ("icons 3: 3 4 5 6 11 12", "icons 4: 1 2", "icons 5: 7 8", "icons 6: 9 10")
COLOURS = tuple(
    f"{key} {letter}:{numbers}" for row in ROWS for letter in "OGBYR" for key, numbers in [row.split(":")]
)


def setup_of(*rows: str) -> Setup:
    return playfile.load("\n".join(("game: iroha", "setup: 4 players", *rows))).setup


def fault(*rows: str) -> tuple[int, str]:
    with pytest.raises(playfile.Faulty) as caught:
        setup_of(*rows)
    (found,) = caught.value.faults
    return found


def test_rows_as_they_stand() -> None:
    """In the order of the file, each for the rule of the icons."""
    assert icons(setup_of(*ROWS)) == (
        Icon("iroha.icons", 3, (3, 4, 5, 6, 11, 12)),
        Icon("iroha.icons", 4, (1, 2)),
        Icon("iroha.icons", 5, (7, 8)),
        Icon("iroha.icons", 6, (9, 10)),
    )
    assert icons(setup_of()) == HOUSE_ICONS


def test_colours_may_differ() -> None:
    """A row for each."""
    assert icons(setup_of(*COLOURS))[1] == Icon("iroha.icons", 3, (3, 4, 5, 6, 11, 12), "G")
    assert IROHA.write_tables(setup_of(*COLOURS), IROHA.setups()[0])[1] == ("icons 3 G", "3 4 5 6 11 12")


@pytest.mark.parametrize(
    ("row", "line", "sentence"),
    [
        ("icons 7: 9 10", 6, "'icons 7' is not an icon: write icons 3, icons 4, icons 5 or icons 6"),
        ("icons 6 P: 9 10", 6, "'icons 6 P' is not an icon"),
        ("icons: 9 10", 6, "'icons' is not an icon"),
        ("icons 6: 9 123", 6, "'9 123' is not a list of card numbers"),
        ("icons 6: 9 1O", 6, "'9 1O' is not a list of card numbers"),
        ("icons 6: 9 -1", 6, "'9 -1' is not a list of card numbers"),
        ("icons 6: 9 ²", 6, "'9 ²' is not a list of card numbers"),
        ("icons 6: 0 9", 6, "'0 9' is not a list of card numbers"),
        ("icons 6: 9", 6, "colour O has 2 cards with icon 6, not 1"),
        ("icons 6: 9 10 10", 6, "colour O has 2 cards with icon 6, not 3"),
        ("icons 5: 9 10", 6, "colour O has 2 cards with icon 5, not 4"),
        ("icons 6: 10 10", 6, "the rulebook's example has O9, so the icons must name it"),
    ],
)
def test_rows_that_are_none(row: str, line: int, sentence: str) -> None:
    """One sentence, and the line that it is about."""
    found = fault(*ROWS[:3], row)
    assert found[0] == line
    assert found[1].startswith(sentence)


def test_the_colour_that_is_wrong_is_named() -> None:
    """Where one colour has a row of its own, it is that colour's fault."""
    wrong = [row.replace("icons 6 B: 9 10", "icons 6 B: 9 11 12") for row in COLOURS]
    assert fault(*wrong) == (22, "colour B has 2 cards with icon 6, not 3")
    wrong = [row.replace("icons 3 R: 3 4 5 6", "icons 3 R: 3 4 5 5") for row in COLOURS]
    assert fault(*wrong) == (22, "the rulebook's example has R6, so the icons must name it")
