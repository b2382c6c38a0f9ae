"""Iroha ni Oedo, by K'nnon (nononon factory, 2019)."""

from engine.games.iroha import (
    card_lists,
    cards,
    choices,
    effects,
    legality,
    notation,
    position,
    problems,
    scoring,
    sight,
    standing,
    view,
)
from engine.games.iroha.rules import OPTIONS, RULES, TERMS
from engine.games.iroha.sentences import SENTENCES
from engine.games.iroha.state import State
from engine.games.iroha.state import cards as cards_of_state
from engine.kernel import Game, Setup

PLAYERS = (3, 4, 5, 6)


def setups() -> tuple[Setup, ...]:
    """Every way to play that the rulebook offers."""
    return tuple(
        Setup(players, options=options, tables=cards.HOUSE_ICONS)
        for players in PLAYERS
        for options in ((), ("open-lowest",))
    )


GAME = Game(
    name="iroha",
    title="Iroha ni Oedo",
    japanese="色映に生へど",
    players=PLAYERS,
    editions=(),
    suits=cards.COLOURS,
    options=OPTIONS,
    rules=RULES,
    sentences=SENTENCES,
    terms=TERMS,
    sources=cards.SOURCES,
    setups=setups,
    seats=lambda setup: tuple(range(setup.players)),
    start=State,
    actors=choices.actors,
    choices=choices.choices,
    judge=legality.judge,
    apply=effects.apply,
    standings=standing.standings,
    result=scoring.result,
    seen_by=sight.seen_by,
    imagine=sight.imagine,
    chance=choices.chance,
    cards=cards_of_state,
    view=view.view,
    deed=notation.deed,
    read=notation.read,
    read_setup=card_lists.read_icons,
    read_position=position.read_position,
    write_position=position.write_position,
    write_tables=card_lists.write_icons,
    problems=problems.problems,
)
