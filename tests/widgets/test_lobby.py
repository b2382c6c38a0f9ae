"""What is asked before a table is opened: options go together, whatever else is chosen."""

import json
import re
from html import unescape
from itertools import product
from random import Random
from typing import Any

import pytest

from engine import setups
from engine.kernel import Game
from engine.registry import GAMES
from engine.text import Unreadable
from widgets.build.fences import fits, lobby
from widgets.render.sentences import title_of
from widgets.worker.answer import answering
from widgets.worker.link import packed

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


def asked(**request: Any) -> dict[str, Any]:
    answer = answering(str, "this build", Random(1))(json.dumps({"name": "table", "rules": "", **request}))
    return dict(json.loads(answer))


def choices(game: Game) -> list[tuple[str, ...]]:
    """Every answer to how many play and in which edition."""
    players = [f"{count} players" for count in game.players]
    return list(product(players, game.editions)) if game.editions else [(count,) for count in players]


@every_game
def test_what_is_offered_can_be_played(game: Game) -> None:
    """For every number of players and edition, all options that are offered there are a setup together."""
    for chosen in choices(game):
        parts = [*chosen]
        for option in game.options:
            if fits(option, {*parts}):
                parts.append(option.name)
        setups.read_setup(game, ", ".join(parts))


@every_game
def test_what_cannot_be_played_is_not_offered(game: Game) -> None:
    """An option that the engine refuses beside these answers."""
    for chosen in choices(game):
        for option in game.options:
            try:
                setups.read_setup(game, ", ".join((*chosen, option.name)))
            except Unreadable:
                assert not fits(option, {*chosen})
            else:
                assert fits(option, {*chosen})


@every_game
def test_a_lobby_starts_with_what_fits(game: Game) -> None:
    """Before any script runs: options for other answers than those that are chosen are hidden, and are not sent."""
    html = str(lobby(game, "../rules/"))
    chosen = set(re.findall(r'type="radio" name="edition" value="(\w+)" checked', html))
    chosen |= {f"{n} players" for n in re.findall(r'type="radio" name="players" value="(\d)" checked', html)}
    for option in game.options:
        (box,) = re.findall(rf"<p[^>]*><label><input[^>]*value=\"{option.name}\"[^>]*>", html)
        assert (" hidden" in box, " disabled" in box) == (not fits(option, chosen),) * 2


def test_beginners_are_not_asked_about_abilities() -> None:
    """They play without them."""
    game = GAMES["tezuma"]
    asked_too = [option.name for option in game.options if fits(option, {"4 players", "2015", "beginner"})]
    assert asked_too == ["beginner"]


@pytest.mark.parametrize(
    ("setup", "sentence"),
    [
        ("tornei\nsetup: 4 players, alt npc-front", "'alt npc-front' goes only with 3 players."),
        ("tezuma\nsetup: 4 players, 2015, redraw", "'redraw' goes only with trick."),
        ("tezuma\nsetup: 4 players, trick, beginner", "'beginner' goes only with 2015."),
        ("iroha\nsetup: 4 players, open-lowest, moon", "'moon' is no setup of Iroha ni Oedo: "),
        ("iroha\nsetup: 9 players", "Iroha ni Oedo is for 3 to 6 players, not 9."),
    ],
)
def test_a_link_to_a_table_that_cannot_be_is_told_in_a_sentence(setup: str, sentence: str) -> None:
    """Whatever hand has changed it."""
    fault = asked(open="link", code=packed(f"game: {setup}\n"))["fault"]
    assert sentence in fault
    assert re.fullmatch(r"[A-Z'].*\.", fault)


@pytest.mark.parametrize("code", ["1.oDky5sMS9vCQxRI0QMu4AA", "1.1QdfBsMS9vCQRQoE5KABAA"])
def test_a_link_to_a_table_without_cards_is_told_in_a_sentence(code: str) -> None:
    """Cards are to be passed or played, and nobody has any."""
    assert "Nobody has enough cards to p" in asked(open="link", code=code)["fault"]


def test_readings_are_offered_as_house_rules() -> None:
    """With a sentence that tells a newcomer what they are."""
    html = str(lobby(GAMES["tezuma"], "../rules/"))
    told = "Where the rulebook is open, we play our own reading. Tick what your table plays instead."
    assert f"<summary>House rules</summary><p>{told}</p>" in html


@every_game
def test_a_tick_says_what_it_does(game: Game) -> None:
    """The title of a reading says what is played without it."""
    html = str(lobby(game, "../rules/"))
    for option in game.options:
        if option.name.startswith("alt "):
            (label,) = re.findall(rf'value="{option.name}"[^>]*> ([^<]+)<', html)
            assert unescape(label) == option.does != title_of(game, option.slug)
