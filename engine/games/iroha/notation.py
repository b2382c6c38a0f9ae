"""Actions of Iroha as text."""

from engine.cards import HIDDEN, Cards, Play, read_cards, write_card
from engine.deeds import Deed
from engine.games.iroha.cards import LETTERS
from engine.games.iroha.state import Action, Pass
from engine.kernel import Setup
from engine.kit import actions
from engine.kit.actions import Deal
from engine.text import TABLE, Unreadable, Words, join_action, split_action


def deed(action: Action) -> Deed:
    match action:
        case Play(seat, cards):
            return Deed(seat, "", cards)
        case Pass(seat, cards):
            return Deed(seat, "pass", cards)
        case _:
            return actions.deed(action)


def read(text: str, setup: Setup) -> Action:
    words = split_action(text, setup.players)
    if words.ability:
        raise Unreadable(f"Iroha has no abilities, so {words.ability!r} cannot be used")
    if words.actor == TABLE:
        return read_table_action(words, setup)
    played = own_cards(words.args)
    if HIDDEN in played:
        raise Unreadable("a card must be known to be played or passed")
    match words.verb, played:
        case "", (_, *_):
            return Play(words.actor, played)
        case "pass", _:
            return Pass(words.actor, played)
        case "", _:
            raise Unreadable("no card is named: one is played, as in A O7")
    raise Unreadable(f"{words.verb!r} is nothing a player does in Iroha: a card is played, or two are passed")


def read_table_action(words: Words, setup: Setup) -> Action:
    if words.verb == "deal":
        hands = tuple(own_cards(hand.split()) for hand in " ".join(words.args).split("/"))
        if any(HIDDEN in hand for hand in hands):
            raise Unreadable("a card must be known to be dealt")
        return Deal(hands)
    if action := actions.read(words, setup.players):
        return action
    raise Unreadable(
        f"{join_action(words)!r} is nothing the table does in Iroha: dealer A, deal, collect, score"
    )


def own_cards(tokens: tuple[str, ...] | list[str]) -> Cards:
    """Cards of Iroha's five colours, or unknown ones."""
    found = read_cards(tokens)
    for card in found:
        if card != HIDDEN and card.suit not in LETTERS:
            raise Unreadable(f"{write_card(card)} has no colour of Iroha: {' '.join(LETTERS)}")
    return found
