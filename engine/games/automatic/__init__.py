"""The Automatic Tricktaking, by deztec (2023)."""

from engine.games.automatic import (
    card_lists,
    cards,
    choices,
    effects,
    ideas,
    legality,
    notation,
    position,
    problems,
    scoring,
    seats,
    sight,
    standing,
    view,
)
from engine.games.automatic.rules import OPTIONS, RULES, TERMS
from engine.games.automatic.sentences import SENTENCES
from engine.games.automatic.state import State
from engine.games.automatic.state import cards as cards_of_state
from engine.kernel import Game, Setup

PLAYERS = (2, 3, 4, 5, 6)
ALTERNATIVES = (
    (4, "alt one-trump"),
    (3, "alt choose-rule"),
    (3, "alt hands-private"),
    (3, "alt bottom-follow"),
    (4, "alt h-i-once"),
    (3, "alt j-last"),
)


def setups() -> tuple[Setup, ...]:
    """Every number of players with the readings as taken, and each taken the other way alone."""
    tables = (cards.CARDS, ideas.IDEAS)
    plain = [Setup(players, tables=tables) for players in PLAYERS]
    return (*plain, *[Setup(players, options=(option,), tables=tables) for players, option in ALTERNATIVES])


GAME = Game(
    name="automatic",
    title="the Automatic Tricktaking",
    japanese="全自動トリテ",
    players=PLAYERS,
    suits=cards.COLOURS,
    options=OPTIONS,
    rules=RULES,
    sentences=SENTENCES,
    terms=TERMS,
    sources=cards.SOURCES,
    setups=setups,
    seats=seats.seats,
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
    read_setup=card_lists.read_tables,
    read_position=position.read_position,
    write_position=position.write_position,
    write_tables=card_lists.write_tables,
    problems=problems.problems,
    face=view.face,
)
