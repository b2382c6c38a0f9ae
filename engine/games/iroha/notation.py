"""Actions of Iroha as text."""

from functools import partial

from engine.cards import Play
from engine.deeds import Deed, together
from engine.games.iroha.cards import LETTERS
from engine.games.iroha.state import Action, Pass
from engine.kernel import Setup
from engine.kit import actions
from engine.kit import notation as kit_notation
from engine.kit.actions import Deal, Several
from engine.kit.notation import known, no_ability, read_heaps
from engine.text import TABLE, Unreadable, Words, join_action, split_action

own_cards = partial(kit_notation.own_cards, letters=LETTERS, called="colour of Iroha")
own_suits = partial(kit_notation.own_suits, letters=LETTERS, called="colour of Iroha")


def deed(action: Action | Several) -> Deed:
    match action:
        case Several(tries):
            return together([deed(one) for one in tries])
        case Pass(seat, cards):
            return Deed(seat, "pass", cards)
        case _:
            return actions.deed(action)


def read(text: str, setup: Setup) -> Action | Several:
    words = split_action(text, setup.players)
    no_ability(words, "Iroha")
    if words.actor == TABLE:
        return read_table_action(words, setup)
    played = known(own_cards(words.args), "played or passed")
    match words.verb, played:
        case "", (_, *_):
            return Play(words.actor, played)
        case "pass", _:
            return Pass(words.actor, played)
        case "", _:
            raise Unreadable("no card is named: one is played, as in A O7")
    raise Unreadable(f"{words.verb!r} is nothing a player does in Iroha: a card is played, or two are passed")


def read_table_action(words: Words, setup: Setup) -> Action | Several:
    if words.verb == "deal":
        return Deal(read_heaps(words.args, own_cards))
    if action := actions.read(words, setup.players):
        return action
    raise Unreadable(
        f"{join_action(words)!r} is nothing the table does in Iroha: dealer A, deal, collect, score"
    )
