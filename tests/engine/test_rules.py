"""Every rule decides somewhere, is shown by a play file, and would be missed."""

from pathlib import Path

import pytest

from engine.__main__ import main
from engine.commands import doc_pages, proof
from engine.kernel import Game, Option, Rule
from engine.registry import GAMES

ROOT = Path(__file__).parents[2]
FILES = [
    (path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8"))
    for path in sorted(ROOT.glob("*/plays/*/*.play"))
]
PAGES = {
    path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8")
    for path in sorted(ROOT.glob("docs/**/*.md"))
}
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


@every_game
def test_no_gap(game: Game) -> None:
    """A rule has something that decides, a sentence, a play file that cites it, and a near miss; nothing is left over."""
    assert list(proof.gaps(game, proof.texts_of(FILES, game))) == []


@every_game
def test_pages_leave_no_gap(game: Game) -> None:
    """Each rule has one heading, and each that decides an example and a near miss on some page."""
    assert list(doc_pages.gaps(game, PAGES, proof.texts_of(FILES, game))) == []


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
    file.write_text("game: iroha\nsetup: 3 players\nwon A: O1\n\nscore => not iroha.win\n", encoding="utf-8")
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


def gaps_of(game: Game) -> list[str]:
    return list(proof.gaps(game, proof.texts_of(FILES, game)))


def test_what_stands_outside_the_list_is_a_gap() -> None:
    """Rulings, sentences and options name rules of the list."""
    iroha = GAMES["iroha"]
    found = gaps_of(iroha._replace(rules=tuple(rule for rule in iroha.rules if rule.slug != "iroha.lead")))
    assert "iroha.lead: leads decides for a rule that is not in the list" in found
    assert "iroha.lead: a sentence for a rule that is not in the list" in found
    found = gaps_of(iroha._replace(options=(Option("moonlight", "iroha.moon"),)))
    assert found == [
        "iroha.moon: the option 'moonlight' is for a rule that is not in the list",
        "iroha.moon: no play file has the option 'moonlight' in its setup",
    ]


def test_a_rule_alone_is_a_gap() -> None:
    """Nothing decides by it, nothing is said, nothing shows it."""
    iroha = GAMES["iroha"]
    assert gaps_of(iroha._replace(rules=(*iroha.rules, Rule("iroha.moon", "The full moon")))) == [
        "iroha.moon: nothing decides by it",
        "iroha.moon: no sentence",
        "iroha.moon: no play file",
        "iroha.moon: no near miss",
    ]


def test_an_option_is_looked_for_as_a_whole() -> None:
    """Not as a part of another word."""
    texts = {"x": "game: iroha\nsetup: 3 players, open-lowest"}
    iroha = GAMES["iroha"]._replace(
        options=(Option("lowest", "iroha.win"), Option("open-lowest", "iroha.win"))
    )
    found = [gap for gap in proof.gaps(iroha, texts) if "in its setup" in gap]
    assert found == ["iroha.win: no play file has the option 'lowest' in its setup"]


def test_a_file_that_cannot_be_read_does_not_hold() -> None:
    """Without a card table, for one, a file is faulty."""
    assert not proof.holds("game: iroha\nsetup: 9 players")
    assert not proof.holds("game: iroha\nsetup: 3 players\n\ndealer A => iroha.win")
    assert proof.holds("game: iroha\nsetup: 3 players\n\ndealer A => iroha.dealer")
