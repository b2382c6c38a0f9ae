"""Actions of Hearts as text."""

from engine.cards import HIDDEN, Cards, Play, read_cards, write_card
from engine.deeds import Deed
from engine.kernel import Setup
from engine.kit import actions
from engine.kit.actions import Deal, NameDealer
from engine.text import TABLE, Unreadable, join_action, split_action
from tests.hearts.cards import LETTERS
from tests.hearts.state import Action


def deed(action: Action) -> Deed:
    return Deed(action.seat, "", action.cards) if isinstance(action, Play) else actions.deed(action)


def read(text: str, setup: Setup) -> Action:
    words = split_action(text, setup.players)
    if words.verb == "deal" and words.actor == TABLE:
        return Deal(tuple([own_cards(hand) for hand in " ".join(words.args).split("/")]))
    action = actions.read(words, setup.players) if words.actor == TABLE else None
    if action and not isinstance(action, NameDealer):
        return action
    played = own_cards(" ".join(words.args))
    if words.actor == TABLE or words.verb or words.ability or not played or HIDDEN in played:
        raise Unreadable(
            f"{join_action(words)!r} is nothing that is done in Hearts: A H7, deal, collect, score"
        )
    return Play(words.actor, played)


def own_cards(text: str) -> Cards:
    found = read_cards(text.split())
    for card in found:
        if card != HIDDEN and card.suit not in LETTERS:
            raise Unreadable(f"{write_card(card)} has no suit of Hearts: {' '.join(LETTERS)}")
    return found
