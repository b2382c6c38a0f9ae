"""Actions of Tornei as text."""

from functools import partial

from engine.cards import Cards, Play
from engine.deeds import Deed, together
from engine.games.tornei.cards import LETTERS
from engine.games.tornei.state import (
    NPC,
    SEATED,
    Action,
    Deal,
    Forecast,
    NpcPlay,
    Reveal,
    TurnUp,
    is_npc,
)
from engine.kernel import Setup
from engine.kit import actions
from engine.kit import notation as kit_notation
from engine.kit.actions import Several
from engine.kit.notation import known, no_ability, read_heaps
from engine.text import TABLE, Unreadable, Words, join_action, split_action

own_cards = partial(kit_notation.own_cards, letters=LETTERS, called="suit of Tornei")
own_suits = partial(kit_notation.own_suits, letters=LETTERS, called="suit of Tornei")


def deed(action: Action | Several) -> Deed:
    match action:
        case Several(tries):
            return together([deed(one) for one in tries])
        case Forecast(seat, cards):
            return Deed(seat, "forecast", cards)
        case NpcPlay(cards):
            return Deed(TABLE, "npc", cards)
        case TurnUp(cards):
            return Deed(TABLE, "turn", cards)
        case Deal():
            return Deed(TABLE, "deal", action.heaps)
        case Reveal():
            return Deed(TABLE, "reveal")
        case _:
            return actions.deed(action)


def read(text: str, setup: Setup) -> Action | Several:
    words = split_action(text, SEATED)
    if words.actor == TABLE:
        no_ability(words, "Tornei")
        return read_table_action(words, setup)
    if is_npc(setup, words.actor):
        raise Unreadable(f"nobody plays for the NPC: its card is written npc {' '.join(words.args) or 'W4'}")
    return read_player_action(words)


def read_player_action(words: Words) -> Play | Forecast:
    """What is done from a seat, the NPC's too."""
    no_ability(words, "Tornei")
    played = known(own_cards(words.args), "played, or placed as a prediction")
    match words.verb, played:
        case "", (_, *_):
            return Play(words.actor, played)
        case "forecast", (_, *_):
            return Forecast(words.actor, played)
        case "" | "forecast", _:
            raise Unreadable("no card is named: one is played, or placed as a prediction")
    raise Unreadable(
        f"{words.verb!r} is nothing a player does in Tornei: a card is played, or placed as a prediction"
    )


def read_table_action(words: Words, setup: Setup) -> Action | Several:
    match words.verb, words.args:
        case "reveal", ():
            return Reveal()
        case "deal", args:
            return deal_of(read_heaps(args, own_cards), setup)
        case "npc" | "turn", (_, *_) as cards:
            if not is_npc(setup, NPC):
                raise Unreadable(f"{words.verb!r} is for three players: with four there is no NPC")
            shown = known(own_cards(cards), "played or turned up")
            return NpcPlay(shown) if words.verb == "npc" else TurnUp(shown)
    if action := actions.read(words, SEATED):
        return action
    raise Unreadable(
        f"{join_action(words)!r} is nothing the table does in Tornei: "
        "dealer A, deal, npc W4, reveal, collect, turn C9, score"
    )


def deal_of(heaps: tuple[Cards, ...], setup: Setup) -> Deal:
    """With three players five parts: their hands, the NPC's open cards, its pile. Else all are hands."""
    if is_npc(setup, NPC) and len(heaps) == SEATED + 1:
        return Deal(heaps[:NPC], heaps[NPC], heaps[SEATED])
    return Deal(heaps)
