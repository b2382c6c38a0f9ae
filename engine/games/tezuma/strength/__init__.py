"""How strong is each play in its trick?"""

from engine.cards import Play
from engine.games.tezuma.strength.numbers import NUMBER_STRENGTH
from engine.games.tezuma.strength.question import NOTHING, Strength, StrengthQuestion, abilities_in, tells
from engine.games.tezuma.strength.trumps import TRUMP_STRENGTH
from engine.kernel import Setup, ask


def strengths(setup: Setup, plays: tuple[Play, ...]) -> tuple[Strength, ...]:
    """What each play of a trick is worth."""
    led = next((play for play in plays if play.cards), plays[0])
    abilities = abilities_in(plays)
    return tuple([strength(StrengthQuestion(setup, plays, led, abilities, play)) for play in plays])


def strength(q: StrengthQuestion) -> Strength:
    nothing = Strength(NOTHING, 0, tells(q, "tezuma.five-color-sand", "takes"))
    if not q.play.cards:
        return nothing
    return ask(NUMBER_STRENGTH if q.play.cards[0].number else TRUMP_STRENGTH, q, nothing)
