"""The play files hold, each by itself."""

import re

from engine import playfile, replay, setups
from engine.kit.rulings import totals
from engine.speech import NAMES, YOU, say
from tests.engine.play_files import every_play_file, said_at


@every_play_file
def test_a_play_file_holds(text: str) -> None:
    """Every expectation of every line."""
    assert replay.check(playfile.load(text)) == ()


@every_play_file
def test_everything_can_be_said(text: str) -> None:
    """Whatever is told of a line has its sentence, with nothing left open, also where it is You who plays."""
    file = playfile.load(text)
    names = setups.seat_names(file.game, file.setup, (YOU, *NAMES[1 : file.setup.players]))
    for moment in replay.moments(file):
        for reason in said_at(file.game, moment):
            assert None not in dict(reason.facts).values()
            assert re.fullmatch(r"[A-Z0-9][^{}]*[.?]", say(file.game, reason, names))


@every_play_file
def test_whoever_has_played_has_a_place(text: str) -> None:
    """At the end everybody is told a place, in the order of the seats, with the total of the lines."""
    file = playfile.load(text)
    for moment in replay.moments(file):
        players = moment.after.setup.players
        if moment.places:
            assert [place.player for place in moment.places] == list(range(players))
            sums = totals(file.game.score(moment.after), players)
            assert tuple(place.total for place in moment.places) == sums
            assert all(place.place in range(1, players + 1) for place in moment.places)
