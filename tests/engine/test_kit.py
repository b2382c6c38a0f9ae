"""How a match ends where the highest total wins, and how a hand with face-down cards is sorted."""

from engine.cards import HIDDEN, Card
from engine.kit.hidden import unknown_last
from engine.kit.rulings import highest_total_wins

ends = highest_total_wins("moon.win")


def test_the_highest_total_wins() -> None:
    """First place for the most points, the others behind in order, equals on the same place."""
    places = ends((3, 9, -2, 3))
    assert places is not None
    assert [place.place for place in places] == [2, 1, 4, 2]
    assert [place.because.case for place in places] == ["behind", "wins", "behind", "behind"]
    assert [place.player for place in places] == [0, 1, 2, 3]
    assert [place.total for place in places] == [3, 9, -2, 3]


def test_equals_share_the_win() -> None:
    """Who has the most, together with others, shares."""
    places = ends((5, 0, 5))
    assert places is not None
    assert [(place.place, place.because.case) for place in places] == [
        (1, "shares"),
        (3, "behind"),
        (1, "shares"),
    ]


def test_it_is_a_ruling_of_the_game() -> None:
    """It states the rule by which it was made, and so do its reasons."""
    assert ends.rule == "moon.win"  # type: ignore[attr-defined]  # a ruling carries its rule
    places = ends((1, 2))
    assert places is not None
    assert places[0].because == ("moon.win", "behind", (("player", 0), ("points", 1), ("place", 2)))


def test_unknown_cards_come_last() -> None:
    """Behind the known ones, which stand in order."""
    known = [Card("B", 1), Card("B", 2)]
    assert sorted([HIDDEN, known[1], known[0]], key=unknown_last) == [*known, HIDDEN]
