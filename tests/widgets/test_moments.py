"""What is shown at a turn of a table: predictions that are turned up, and where what is to be done stands."""

import re
from random import Random

import pytest

from engine.speech import card_name
from tests.widgets.touching import linked_table, read, sent
from widgets.worker import match
from widgets.worker.answer import open_table
from widgets.worker.session import Habits, Session, scene_of

REVEALED = """game: tornei
setup: 4 players
names: You Ben Chie Dai
dealer: D
leader: A
hand A: C2 C9
hand B: C3 C10
hand C: C4 C11
hand D: C5 C12
trick: A W7, B W9, C F3, D S2
forecast A: F6
forecast B: W1
forecast C: S4
forecast D: W2
"""


@pytest.fixture(autouse=True, scope="module")
def words() -> None:
    """Here they are the words of today."""


def drawn(session: Session) -> str:
    return str(match.frame(session, scene_of(session))).partition('class="felt-beside"')[0]


def said(html: str) -> str:
    found = re.search(r'class="prompt-act">([^<]*)', html)
    assert found
    return found[1]


def test_predictions_are_turned_up_at_their_seats() -> None:
    """Each card with whether it was right and what it brings; first it is said how it went for You."""
    before = linked_table(REVEALED)
    assert "turned-up" not in drawn(before)
    session = sent(before, "table")
    html = drawn(session)
    file = session.course.file
    seats = re.split('<li class="board-seat', html)[1:5]
    cards = [file.start.forecasts[at] for at in range(4)]
    for at, right in enumerate((True, True, True, False)):
        (seat,) = [one for one in seats if f'board-at-{at}"' in one or f"board-at-{at} " in one]
        turned = seat.partition("row-of-turned-up")[2]
        assert f'aria-label="{card_name(file.game, cards[at])}"' in turned
        assert f"#sign-{'right' if right else 'wrong'}" in turned
        assert ("row-gain" in turned) == right
    assert said(html) == "You predicted 2nd and came 2nd: 3 points"
    assert "is winning" not in html.partition('class="prompt-act"')[2].partition("felt-hands")[0]
    assert "turned-up" not in drawn(sent(session, "table"))


SETUPS = [
    ("iroha", "4 players"),
    ("tornei", "3 players"),
    ("automatic", "4 players"),
    ("tezuma", "4 players, 2015"),
]


@pytest.mark.parametrize("pace", ["calm", "tap"])
@pytest.mark.parametrize(("game", "setup"), SETUPS)
def test_what_is_to_be_done_has_one_place(game: str, setup: str, pace: str) -> None:
    """At the end of the row, with Undo at its other end; on the way nothing is to be done but to go on."""
    rng = Random(3)
    request = {"open": "table", "name": "table", "game": game, "rules": "../rules/", "setup": setup}
    session = open_table(request, read, rng)._replace(habits=Habits(pace=pace))
    for _ in range(30):
        scene = scene_of(session)
        for html in (drawn(session), *map(str, match.passings(session, scene))):
            row, main = html.partition('class="felt-row"')[2].split('class="tool-main"')
            assert row.index('data-send="undo"') < row.index("<button", row.index("<button") + 1)
            assert "widget-act" not in row
            assert main.count("<button") <= 2
        for html in map(str, match.passings(session, scene)):
            main = html.split('class="tool-main"')[1]
            assert ("playing-onward" in main) == (pace == "tap")
            assert "data-send" not in main
        touches = re.findall(
            r'(?:is-legal"|class="widget-act"|piece-[a-z]+")[^>]*? data-send="((?:do|tap|table|weigh)[^"]*)"',
            drawn(session),
        )
        if not touches:
            break
        session = sent(session, rng.choice(touches))._replace(habits=Habits(pace=pace))
