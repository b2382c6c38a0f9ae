"""Iroha ni Oedo, by K'nnon (nononon factory, 2019)."""

from engine.games.iroha import cards, moves, notation, position, problems, scoring, sight, standing
from engine.games.iroha.rules import OPTIONS, RULES, SENTENCES, TERMS
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
    start=moves.start,
    actors=moves.actors,
    choices=moves.choices,
    judge=moves.judge,
    apply=moves.apply,
    standings=standing.standings,
    score=lambda state: state.lines,
    result=scoring.result,
    seen_by=sight.seen_by,
    imagine=sight.imagine,
    chance=moves.chance,
    cards=cards_of_state,
    view=sight.view,
    deed=notation.deed,
    read=notation.read,
    read_setup=cards.read_icons,
    read_position=position.read_position,
    write_position=position.write_position,
    write_tables=cards.write_icons,
    problems=problems.problems,
)
