"""Tournaments: the same matches wherever they are played, each once."""

from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest

from bench.matches import Match, play, read
from bench.references import REFERENCES
from bench.tournament import all_matches, main, run
from engine.players.knowledge import Truth, known_to
from engine.players.search import allowed
from engine.registry import GAMES
from engine.text import TABLE

MATCHES = list(all_matches("random", "random", ["iroha"], 2))


def test_processes_write_what_one_after_the_other_writes(tmp_path: Path) -> None:
    """Byte for byte, in the same order."""
    with ThreadPoolExecutor(1) as one, ProcessPoolExecutor(2) as several:
        assert run(MATCHES, one, tmp_path / "one") == run(MATCHES, several, tmp_path / "several")
    assert (tmp_path / "one").read_bytes() == (tmp_path / "several").read_bytes()


def test_a_match_that_is_played_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Taken up where it was broken off, even in the middle of a line."""
    file = tmp_path / "kept"
    with ThreadPoolExecutor(1) as executor:
        found = run(MATCHES, executor, file)
        whole = file.read_text(encoding="utf-8")
        file.write_text(whole[:-20], encoding="utf-8")
        assert run(MATCHES, executor, file) == found
        assert file.read_text(encoding="utf-8") == whole
        monkeypatch.setattr("bench.tournament.played", None)
        assert run(MATCHES, executor, file) == found


def test_the_seats_of_a_deal_have_the_same_cards() -> None:
    """Where all play alike it is one match, whoever is measured."""
    first, second = (play(Match("tornei", "4 players", "random", "random", 3, seat)) for seat in (0, 1))
    assert first.points == second.points


def test_the_table_tells_shares_and_points(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Of a match at each seat, with its interval."""
    words = ["random", "random", "--games", "automatic", "--deals", "2", "--processes", "1"]
    assert main([*words, "--file", str(tmp_path / "kept")]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "automatic, 4 players: random against random, 2 deals at each seat"
    assert told[1].startswith("  1.00 (1.00 to 1.00) fair shares of wins, 0.00 ")
    assert len({read(line)[0] for line in (tmp_path / "kept").read_text().splitlines()}) == 8


@pytest.mark.parametrize("name", ["random", "flat-32"])
def test_references_do_what_is_allowed(name: str) -> None:
    """And know no more than the players that are measured against them."""
    game = GAMES["tornei"]
    state = game.start(game.setups()[0])
    while game.actors(state) == (TABLE,):
        state, _ = game.apply(state, game.chance(state, Random(1)))
    (seat,) = game.actors(state)
    known = known_to(game, Truth(state), seat)
    assert REFERENCES[name](known, Random(1)) in allowed(game, known.seen, seat)
