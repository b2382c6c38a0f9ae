"""How strong is each play in its trick?"""

from engine.cards import Play
from engine.games.tezuma.strength.numbers import NUMBER_STRENGTH
from engine.games.tezuma.strength.question import NOTHING, Strength, StrengthQuestion, abilities_in
from engine.games.tezuma.strength.trumps import TRUMP_STRENGTH
from engine.kernel import Setup, ask, reason


def strengths(setup: Setup, plays: tuple[Play, ...]) -> tuple[Strength, ...]:
    """What each play of a trick is worth."""
    led = next((play for play in plays if play.cards), plays[0])
    abilities = abilities_in(plays)
    found = []
    for play in plays:
        strength = Strength(
            NOTHING, 0, reason("tezuma.five-color-sand", "takes", player=play.seat, cards=play.cards)
        )
        if play.cards:
            row = NUMBER_STRENGTH if play.cards[0].number else TRUMP_STRENGTH
            strength = ask(row, StrengthQuestion(setup, plays, led, abilities, play), strength)
        found.append(strength)
    return tuple(found)
