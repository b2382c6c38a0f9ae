"""Tornei (秘教機械 and A.I.Lab.遊)."""

from engine.games.tornei import changes, moves, notation, position, problems, scoring, sight, standing
from engine.games.tornei.cards import SOURCES, SUITS
from engine.games.tornei.rules import OPTIONS, RULES, SENTENCES, TERMS
from engine.games.tornei.state import SEATED
from engine.games.tornei.state import cards as cards_of_state
from engine.kernel import Game, Setup
from engine.text import TABLE

PLAYERS = (3, 4)


def setups() -> tuple[Setup, ...]:
    """Four players; three with the NPC; and each of its readings taken the other way."""
    return (Setup(4), Setup(3), *[Setup(3, options=(option.name,)) for option in OPTIONS])


def seats(setup: Setup) -> tuple[int, ...]:
    """With three players nobody plays the fourth seat: the NPC."""
    return (0, 1, 2, 3) if setup.players == SEATED else (0, 1, 2, TABLE)


GAME = Game(
    name="tornei",
    title="Tornei",
    japanese="トゥルネイ",
    players=PLAYERS,
    editions=(),
    suits=SUITS,
    options=OPTIONS,
    rules=RULES,
    sentences=SENTENCES,
    terms=TERMS,
    sources=SOURCES,
    setups=setups,
    seats=seats,
    start=moves.start,
    actors=moves.actors,
    actor=moves.actor,
    choices=moves.choices,
    judge=moves.judge,
    apply=changes.apply,
    standings=standing.standings,
    score=lambda state: state.lines,
    result=scoring.result,
    seen_by=sight.seen_by,
    imagine=sight.imagine,
    chance=moves.chance,
    cards=cards_of_state,
    view=sight.view,
    write=notation.write,
    read=notation.read,
    read_setup=lambda setup, headings: (setup, headings),
    read_position=position.read_position,
    write_position=position.write_position,
    write_tables=lambda setup, than: (),
    problems=problems.problems,
)
