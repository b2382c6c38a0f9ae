"""The sentences of hints: the reason has the facts and the rule, as everywhere; the words are the same in all games."""

from collections.abc import Sequence

from engine.kernel import Game, Reason
from engine.speech import NAMES, begun, filled

WORDS = {
    "forced": "There is nothing else to do.",
    "better": "It should bring {points} points more than the next best choice.",
    "equal": "Another choice is about as good, as far as can be told.",
    "takes": "{cards:and} takes this trick in {count} of {of} deals that fit what you know.",
    "true": "A prediction with {cards:and} comes true in {count} of {of} deals that fit what you know.",
    "beaten": "It can lose to {cards:or}.",
    "little": "In this mode the cards come by themselves: there is little to decide.",
}


def say(game: Game, reason: Reason, names: Sequence[str] = NAMES) -> str:
    return begun(filled(game, reason, WORDS[reason.case], names))
