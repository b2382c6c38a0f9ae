"""What an action is called: in a sentence, on a button, among other ways to use a card."""

import re

from engine.cards import Cards
from engine.deeds import Arg, Deed
from engine.kernel import Action, Game
from engine.kit.actions import Several
from engine.playfile import PlayFile
from engine.speech import YOU, card_name, listed, ranges, suit_name
from engine.text import BESIDE, SEATS, TABLE, noun_for

SLOT = re.compile(r"\{(\w+)\}")


def named(game: Game, cards: Cards) -> str:
    """`bird 7 and fan 2`"""
    return listed([card_name(game, card) for card in cards], "and")


def action_phrase(file: PlayFile, action: Action) -> str:
    """As it is said in a sentence: `play water 4 with Water Trick`, `take pile 3`; of several, each."""
    if isinstance(action, Several):
        return listed([action_phrase(file, one) for one in action.tries], "and")
    deed = file.game.deed(action)
    done = filled(file, deed, template(file, deed).partition("|")[0])
    ability = ability_name(file.game, deed.ability)
    if not ability:
        return done
    return f"{done} with {ability}" if deed.cards else f"use {ability}"


def button_words(file: PlayFile, action: Action) -> str:
    """As it stands on a button of its own: `Scoring card 3`, `Five-Color Sand`."""
    game, deed = file.game, file.game.deed(action)
    if deed.ability:
        used = (ability_name(game, deed.ability), named(game, deed.cards))
        return ": ".join(filter(None, used))
    *_, name = template(file, deed).split("|")
    return capitalised(filled(file, deed, name))


def way_words(file: PlayFile, action: Action) -> str:
    """Among other ways to use the same card: `play`, `with Water Trick`."""
    deed = file.game.deed(action)
    return f"with {ability_name(file.game, deed.ability)}" if deed.ability else deed.verb or "play"


def verb_name(file: PlayFile, action: Action) -> str:
    """What an action does, as a word to stand on a button."""
    actor, verb, *_ = file.game.deed(action)
    if actor == TABLE:
        verb = file.game.terms.get(verb, verb)
    return capitalised(verb) or "Play"


def capitalised(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}"


def ability_name(game: Game, abilities: str) -> str:
    """`Water Trick`; several are written with a plus between them."""
    return listed([game.terms.get(name, name) for name in abilities.split(BESIDE)], "and")


def template(file: PlayFile, deed: Deed) -> str:
    """The words for a verb, perhaps together with the first word behind it, and as an edition has them."""
    words, terms = " ".join((deed.verb, *map(str, deed.args[:1]))), file.game.terms
    plain = f"{deed.verb or 'play'} {{cards}}"
    kinds = (f"{words} {file.setup.edition}", words, deed.verb)
    return next((terms[f"to {kind}"] for kind in kinds if f"to {kind}" in terms), plain)


def filled(file: PlayFile, deed: Deed, text: str) -> str:
    game = file.game

    def fill(slot: re.Match[str]) -> str:
        last = str(deed.args[-1]) if deed.args else ""
        match slot[1]:
            case "cards":
                return named(game, deed.cards)
            case "seat":
                return seat_name(file, last)
            case "suit":
                return suit_name(game, last)
            case "layout":
                return layout(file, deed.args)
            case "term":
                return ": ".join(game.terms.get(str(word), str(word)) for word in deed.args)
        return last

    return SLOT.sub(fill, text).strip()


def layout(file: PlayFile, args: tuple[Arg, ...]) -> str:
    """`scoring cards 1 to 3 and 8, with Paper Egg and Pail Dance`"""
    numbers = [arg for arg in args if isinstance(arg, int)]
    abilities = listed([ability_name(file.game, arg) for arg in args if isinstance(arg, str)], "and")
    noun = file.game.terms.get(f"numbered {file.setup.edition}", "card")
    cards = f"{noun_for(len(numbers), noun)} {ranges(numbers)}" if numbers else ""
    return ", with ".join(filter(None, (cards, abilities)))


def seat_name(file: PlayFile, letter: str) -> str:
    seat = SEATS.find(letter)
    name = file.names[seat] if 0 <= seat < len(file.names) else letter
    return "you" if name == YOU else name
