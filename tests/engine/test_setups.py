"""What Iroha does not have and other games do: editions, options of one edition, seats that are nobody's or a second hand."""

import pytest

from engine import house, playfile, setups
from engine.kernel import Game, Option, Setup, reason
from engine.registry import GAMES
from engine.speech import NPC, YOU, say
from engine.text import TABLE, Unreadable

IROHA = GAMES["iroha"]


def with_editions() -> Game:
    """Iroha as if it had two editions, the second with an option of its own."""
    editions = ("2015", "2018")
    setups = tuple(
        setup._replace(edition=edition, tables=(*setup.tables, edition))
        for setup in IROHA.setups()
        for edition in editions
    )
    options = (*IROHA.options, Option("alt moon", "iroha.win", ("2018",)))
    return IROHA._replace(editions=editions, options=options, setups=lambda: setups)


def test_an_edition_brings_its_tables() -> None:
    """A setup has the card data of its edition."""
    setup = setups.read_setup(with_editions(), "2018, 4 players, open-lowest, alt moon")
    assert (setup.players, setup.edition, setup.options) == (4, "2018", ("alt moon", "open-lowest"))
    assert setup.tables[-1] == "2018"
    assert setups.write_setup(setup) == "4 players, 2018, alt moon, open-lowest"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("4 players", "Iroha ni Oedo has editions: say which, 2015 or 2018"),
        ("4 players, 2015, alt moon", "'alt moon' goes only with 2018"),
        (
            "4 players, 2015, 2018",
            "a setup has one number of players and one edition; '2018' is a second one",
        ),
        (
            "4 players, 2011",
            "'2011' is no setup of Iroha ni Oedo: 4 players, 2015, 2018, open-lowest, alt moon",
        ),
    ],
)
def test_setups_that_are_none(text: str, sentence: str) -> None:
    """One sentence says what is the matter."""
    with pytest.raises(Unreadable) as caught:
        setups.read_setup(with_editions(), text)
    assert str(caught.value) == sentence


def test_names_are_those_of_the_players() -> None:
    """In the order of the seats."""
    file = playfile.load("game: iroha\nsetup: 3 players\nnames: Ume, Kiku, Ran")
    assert file.names == file.players == ("Ume", "Kiku", "Ran")


def test_seats_besides() -> None:
    """A further seat is named after its player, or nobody's."""
    game = IROHA._replace(seats=lambda setup: (0, 1, 2, TABLE, 0, 1))
    setup = Setup(3)
    assert setups.seat_names(game, setup, (YOU, "Ben", "Chie"))[3:] == (
        NPC,
        "your other hand",
        "Ben's other hand",
    )


def test_a_file_knows_players_from_seats() -> None:
    """Names of further seats are not names of players."""
    file = playfile.load("game: iroha\nsetup: 3 players")._replace(names=("Aki", "Ben", "Chie", NPC))
    assert file.players == ("Aki", "Ben", "Chie")


def test_you_are_spoken_to() -> None:
    """Verbs and words agree with you, and with anybody else."""
    names = (YOU, "Ben", "Chie")
    assert say(IROHA, reason("iroha.turn", "not-held", player=0, card="O"), names) == "You do not hold bird."
    assert say(IROHA, reason("iroha.turn", "refused", player=1, other=0), names) == "It is your turn now."
    assert say(IROHA, reason("iroha.pass", "lays-out", player=1, other=0), names) == (
        "Ben lays two cards face down for you."
    )
    assert say(IROHA, reason("iroha.turn", "refused", player=1, other=TABLE), names) == (
        "It is the table's turn now."
    )


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_what_is_laid_out_otherwise_than_first_is_told(game: Game) -> None:
    """A position that is written beside the first house's values is read back beside them, whatever the house does now."""
    for setup in game.setups():
        start = game.start(setup)
        assert start == playfile.load(playfile.write_start(game, start, house.first), house.first).start
