"""Tornei (秘教機械 and A.I.Lab.遊)."""

from engine.games.tornei import (
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
from engine.games.tornei.cards import SOURCES, SUITS
from engine.games.tornei.rules import OPTIONS, RULES, TERMS
from engine.games.tornei.sentences import SENTENCES
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
    suits=SUITS,
    options=OPTIONS,
    rules=RULES,
    sentences=SENTENCES,
    terms=TERMS,
    sources=SOURCES,
    setups=setups,
    seats=seats,
    start=choices.start,
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
    read_position=position.read_position,
    write_position=position.write_position,
    problems=problems.problems,
)
