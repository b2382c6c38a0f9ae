"""Actions of Hearts as text."""

from functools import partial

from engine.cards import Play
from engine.kernel import Setup
from engine.kit import actions, notation
from engine.kit.actions import Deal, NameDealer, Several
from engine.text import TABLE, Unreadable, join_action, split_action
from tests.hearts.cards import LETTERS
from tests.hearts.state import Action

own_cards = partial(notation.own_cards, letters=LETTERS, called="suit of Hearts")
own_suits = partial(notation.own_suits, letters=LETTERS, called="suit of Hearts")


def read(text: str, setup: Setup) -> Action:
    words = split_action(text, setup.players)
    notation.no_ability(words, "Hearts")
    if words.actor == TABLE and words.verb == "deal":
        return Deal(notation.read_heaps(words.args, own_cards))
    if words.actor != TABLE and not words.verb and words.args:
        return Play(words.actor, notation.known(own_cards(words.args), "played"))
    action = actions.read(words, setup.players) if words.actor == TABLE else None
    if action and not isinstance(action, NameDealer | Several):
        return action
    raise Unreadable(f"{join_action(words)!r} is nothing that is done in Hearts: A H7, deal, collect, score")
