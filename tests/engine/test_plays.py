"""The play files hold, each by itself."""

from engine import notation, plays
from engine.kernel import totals
from tests.engine.files import every_play_file


@every_play_file
def test_a_play_file_holds(text: str) -> None:
    """Every expectation of every line."""
    assert plays.check(notation.load(text)) == ()


@every_play_file
def test_whoever_has_played_has_a_place(text: str) -> None:
    """At the end everybody is told a place, in the order of the seats, with the total of the lines."""
    file = notation.load(text)
    for moment in plays.moments(file):
        players = moment.after.setup.players
        if moment.places:
            assert [place.player for place in moment.places] == list(range(players))
            sums = totals(file.game.score(moment.after), players)
            assert tuple(place.total for place in moment.places) == sums
            assert all(place.place in range(1, players + 1) for place in moment.places)
