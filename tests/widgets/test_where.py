"""The line above the board: which deal of how many, which trick of how many, and what each player has."""

import re

import pytest

from tests.widgets.test_tables import match
from tests.widgets.touching import frame, linked_table
from widgets.worker.session import Session
from widgets.worker.stored import linked

DEAL = re.compile(r'<p class="felt-deal">(.*?)</p>')
SCORES = re.compile(r'class="felt-scores" role="img" aria-label="Points: (.*?)">(.*?)</p>')


def lines(game: str, setup: str) -> list[str]:
    return [DEAL.findall(frame(session))[0] for session in match(game, setup, 1)]


@pytest.mark.parametrize(
    ("game", "setup"),
    [
        ("iroha", "3 players"),
        ("tezuma", "3 players, 2015, beginner"),
        ("tornei", "3 players"),
        ("automatic", "3 players"),
    ],
)
def test_deals_and_tricks_are_as_many_as_is_said(game: str, setup: str) -> None:
    """The last deal and the last trick of a match are those that were announced from the start."""
    told = [tuple(map(int, re.findall(r"\d+", line))) for line in lines(game, setup)]
    deals, tricks = {one[1] for one in told}, {one[3] for one in told if len(one) > 2}
    assert deals == {max(one[0] for one in told)}
    assert tricks == {max(one[2] for one in told if len(one) > 2)}


@pytest.mark.parametrize("whole", [False, True], ids=["as seen", "with all cards"])
@pytest.mark.parametrize(
    ("game", "setup"),
    [
        ("iroha", "4 players"),
        ("tezuma", "3 players, trick"),
        ("tornei", "3 players"),
        ("automatic", "3 players"),
    ],
)
def test_whoever_opens_a_link_is_told_the_same_deal_and_trick(game: str, setup: str, whole: bool) -> None:
    """Though a table as it is seen tells nothing of what was played before."""
    told = 0
    for session in match(game, setup, 1)[4::7]:
        opened = linked_table(linked(session, whole))
        if opened.state.phase == session.state.phase:
            assert DEAL.findall(frame(opened)) == DEAL.findall(frame(session))
            told += "trick" in frame(session)
    assert told


def test_points_stand_there_with_whoever_looks_on_first() -> None:
    """From the second deal on, while cards are played; the others by their first letters on a narrow screen."""
    found = [SCORES.findall(frame(session)) for session in match("iroha", "3 players", 1)]
    assert found[0] == []
    (told, shown), *_ = next(one for one in found if one)
    assert re.fullmatch(r"You \S+, Ben \S+, Chie \S+", told)
    assert re.sub(r"<.*?>|\s", "", shown) == re.sub(r"[, ]", "", told)
    assert '<span class="felt-rest">en</span>' in shown


def test_the_edition_is_named() -> None:
    """Where a game has several."""
    sessions: list[Session] = list(match("tezuma", "3 players, trick", 1))
    assert '<p class="felt-edition">Tezuma Trick</p>' in frame(sessions[0])
