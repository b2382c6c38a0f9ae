"""Actions of Tornei as text."""

from engine.cards import HIDDEN, Cards, Play, read_cards, write_card
from engine.deeds import Deed
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
from engine.text import TABLE, Unreadable, Words, join_action, split_action


def deed(action: Action) -> Deed:
    match action:
        case Play(seat, cards):
            return Deed(seat, "", cards)
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


def read(text: str, setup: Setup) -> Action:
    words = split_action(text, SEATED)
    if words.actor == TABLE:
        no_ability(words)
        return read_table_action(words, setup)
    if is_npc(setup, words.actor):
        raise Unreadable(f"nobody plays for the NPC: its card is written npc {' '.join(words.args) or 'W4'}")
    return read_player_action(words)


def read_player_action(words: Words) -> Play | Forecast:
    """What is done from a seat, the NPC's too."""
    no_ability(words)
    played = own_cards(words.args)
    if HIDDEN in played:
        raise Unreadable("a card must be known to be played or laid as a forecast")
    match words.verb, played:
        case "", (_, *_):
            return Play(words.actor, played)
        case "forecast", (_, *_):
            return Forecast(words.actor, played)
        case "" | "forecast", _:
            raise Unreadable("no card is named: one is played or laid as a forecast")
    raise Unreadable(
        f"{words.verb!r} is nothing a player does in Tornei: a card is played, or laid as a forecast"
    )


def no_ability(words: Words) -> None:
    if words.ability:
        raise Unreadable(f"Tornei has no abilities, so {words.ability!r} cannot be used")


def read_table_action(words: Words, setup: Setup) -> Action:
    match words.verb, words.args:
        case "reveal", ():
            return Reveal()
        case "deal", args:
            return read_deal(" ".join(args), setup)
        case "npc" | "turn", (card,):
            if not is_npc(setup, NPC):
                raise Unreadable(f"{words.verb!r} is for three players: with four there is no NPC")
            shown = own_cards((card,))
            if HIDDEN in shown:
                raise Unreadable("a card must be known to be played or turned up")
            return NpcPlay(shown) if words.verb == "npc" else TurnUp(shown)
    if action := actions.read(words, SEATED):
        return action
    raise Unreadable(
        f"{join_action(words)!r} is nothing the table does in Tornei: "
        "dealer A, deal, npc W4, reveal, collect, turn C9, score"
    )


def read_deal(text: str, setup: Setup) -> Deal:
    parts = tuple(own_cards(part.split()) for part in text.split("/"))
    if any(HIDDEN in part for part in parts):
        raise Unreadable("a card must be known to be dealt")
    if not is_npc(setup, NPC):
        if len(parts) != SEATED:
            raise Unreadable(f"four hands are dealt to four players, not {len(parts)}")
        return Deal(parts)
    if len(parts) != SEATED + 1:
        raise Unreadable(
            f"for three players a deal has five parts, not {len(parts)}: their hands, the NPC's open cards, its pile"
        )
    return Deal(parts[:NPC], parts[NPC], parts[SEATED])


def own_cards(tokens: tuple[str, ...] | list[str]) -> Cards:
    """Cards of Tornei's four suits, or unknown ones."""
    found = read_cards(tokens)
    for card in found:
        if card != HIDDEN and card.suit not in LETTERS:
            raise Unreadable(f"{write_card(card)} has no suit of Tornei: {' '.join(LETTERS)}")
    return found
