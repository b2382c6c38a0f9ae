"""Plain Hearts without passing: a fifth game, as a stranger would add one. The tests play it; the site does not."""

from engine.kernel import Game, Setup
from engine.kit.actions import deed
from tests.hearts import choices, effects, legality, notation, position, scoring, sight, state
from tests.hearts.cards import PLAYERS, SUITS
from tests.hearts.rules import RULES, TERMS
from tests.hearts.sentences import SENTENCES

GAME = Game(
    name="hearts",
    title="Hearts",
    japanese="ハーツ",
    players=(PLAYERS,),
    suits=SUITS,
    rules=RULES,
    sentences=SENTENCES,
    terms=TERMS,
    setups=lambda: (Setup(PLAYERS),),
    start=state.State,
    actors=choices.actors,
    choices=choices.choices,
    judge=legality.judge,
    apply=effects.apply,
    standings=sight.standings,
    result=scoring.result,
    seen_by=sight.seen_by,
    imagine=sight.imagine,
    chance=choices.chance,
    cards=state.cards,
    view=sight.view,
    deed=deed,
    read=notation.read,
    read_position=position.read_position,
    write_position=position.write_position,
    problems=position.problems,
)
