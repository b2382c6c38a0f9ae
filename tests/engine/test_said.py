"""Sentences as they are said in the play files, for review: one of each case, word for word."""

import pytest

from engine.kernel import Game
from engine.registry import GAMES
from tests.engine.said import SAID, written


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_sentences_are_said_word_for_word(game: Game) -> None:
    """A card, a name or a number in a sentence is the right one. Renewed by: python -m tests.engine.said"""
    listed = (SAID / f"{game.name}.txt").read_text(encoding="utf-8")
    assert listed.splitlines() == written(game).splitlines()
