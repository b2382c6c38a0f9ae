"""Tezuma, by Hinata Origuchi: Tezuma-shi (2015) and Tezuma Trick."""

from engine.games.tezuma import (
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
from engine.games.tezuma.cards import EDITION_2015, EDITION_TRICK
from engine.games.tezuma.rules import OPTIONS, RULES, TERMS
from engine.games.tezuma.sentences import SENTENCES
from engine.games.tezuma.state import State
from engine.games.tezuma.state import cards as cards_of_state
from engine.kernel import Game, Setup

PLAYERS = (3, 4)
EDITIONS = (EDITION_2015, EDITION_TRICK)


def setups() -> tuple[Setup, ...]:
    """Both editions for three and four, with each variant; each reading taken the other way for four."""
    found = []
    for edition in EDITIONS:
        others = {*EDITIONS} - {edition}
        own = [option.name for option in OPTIONS if others.isdisjoint(option.needs)]
        for players in PLAYERS:
            for option in ("", *own):
                if players == 4 or not option.startswith("alt "):
                    options = (option,) if option else ()
                    found.append(Setup(players, edition, options, card_lists.tables(edition)))
    return tuple(found)


GAME = Game(
    name="tezuma",
    title="Tezuma",
    japanese="てづま",
    players=PLAYERS,
    editions=EDITIONS,
    suits=cards.SUITS,
    options=OPTIONS,
    rules=RULES,
    sentences=SENTENCES,
    terms=TERMS,
    sources=card_lists.SOURCES,
    setups=setups,
    seats=lambda setup: tuple(range(setup.players)),
    start=State,
    actors=choices.actors,
    choices=choices.choices,
    judge=legality.judge,
    apply=effects.apply,
    standings=standing.standings,
    score=scoring.score,
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
)
