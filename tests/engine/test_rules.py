"""Every rule decides somewhere, is shown by a play file, and would be missed."""

from pathlib import Path

import pytest

from engine import proof
from engine.__main__ import main
from engine.kernel import Game
from engine.registry import GAMES

ROOT = Path(__file__).parents[2]
FILES = [(path.name, path.read_text(encoding="utf-8")) for path in sorted(ROOT.glob("*/plays/*/*.play"))]
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


@every_game
def test_no_gap(game: Game) -> None:
    """A rule has something that decides, a sentence, a play file that cites it, and a near miss; nothing is left over."""
    assert list(proof.gaps(game, proof.texts_of(FILES, game))) == []


@every_game
def test_every_part_is_proven(game: Game) -> None:
    """With any one ruling or table row switched off, a play file that names its rule fails."""
    assert len(proof.parts(game)) > 20
    assert list(proof.unproven(game, proof.texts_of(FILES, game))) == []


@every_game
def test_switching_off_is_undone(game: Game) -> None:
    """After each proof the rules are whole again."""
    texts = proof.texts_of(FILES, game)
    for part in proof.parts(game):
        with proof.switched_off(game, part):
            assert part not in proof.parts(game)
    assert all(proof.holds(text) for text in texts.values())


def test_a_weak_file_proves_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A file that names rules without depending on them leaves gaps, and `rules --prove` ends with code 1."""
    file = tmp_path / "weak.play"
    file.write_text(
        "game: iroha\nsetup: 3 players\ndealer: A\nphase: score\n\nscore => not iroha.win\n", encoding="utf-8"
    )
    assert main(["rules", "iroha", "--prove", "--plays", str(file)]) == 1
    printed = capsys.readouterr().out
    assert "gap: iroha.lead: no play file" in printed
    assert "gap: iroha.win: without scoring.PLACING highest_total_wins every play file" in printed


def test_a_rule_that_is_not_in_the_list_is_a_gap() -> None:
    """A play file may only name rules of the list."""
    text = "game: iroha\nsetup: 3 players\n\ndealer A => iroha.dealer not iroha.moon"
    assert "iroha.moon: x names a rule that is not in the list" in list(
        proof.gaps(GAMES["iroha"], {"x": text})
    )
