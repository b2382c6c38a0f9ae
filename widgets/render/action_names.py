"""What an action is called: in a sentence, on a button, among other ways to use a card."""

import re

from engine.cards import Cards, read_card
from engine.kernel import Action, Game
from engine.playfile import PlayFile
from engine.speech import YOU, card_name, listed, ranges, suit_name
from engine.text import SEATS, TABLE, Words, noun_for, split_action

CARD = re.compile(r"[A-Z]([1-9][0-9]?|\*)|\?")
SLOT = re.compile(r"\{(\w+)\}")


def words_of(game: Game, action: Action) -> Words:
    return split_action(game.write(action), len(SEATS))


def cards_of(game: Game, action: Action) -> Cards:
    """The cards that an action names."""
    return tuple(read_card(word) for word in words_of(game, action).args if CARD.fullmatch(word))


def named(game: Game, cards: Cards) -> str:
    """`bird 7 and fan 2`"""
    return listed([card_name(game, card) for card in cards], "and")


def action_phrase(file: PlayFile, action: Action) -> str:
    """As it is said in a sentence: `play water 4 with Water Trick`, `take pile 3`."""
    words = words_of(file.game, action)
    done = filled(file, action, template(file.game, words).partition("|")[0])
    ability = ability_name(file.game, words.ability)
    if not ability:
        return done
    return f"{done} with {ability}" if cards_of(file.game, action) else f"use {ability}"


def button_words(file: PlayFile, action: Action) -> str:
    """As it stands on a button of its own: `score card 3`, `Five-Color Sand`."""
    game, words = file.game, words_of(file.game, action)
    if words.ability:
        used = (ability_name(game, words.ability), named(game, cards_of(game, action)))
        return ": ".join(filter(None, used))
    *_, name = template(game, words).split("|")
    return capitalised(filled(file, action, name))


def way_words(file: PlayFile, action: Action) -> str:
    """Among other ways to use the same card: `play`, `with Water Trick`."""
    words = words_of(file.game, action)
    return f"with {ability_name(file.game, words.ability)}" if words.ability else words.verb or "play"


def verb_of(game: Game, action: Action) -> str:
    return words_of(game, action).verb


def verb_name(file: PlayFile, action: Action) -> str:
    """What an action does, as a word to stand on a button."""
    verb = verb_of(file.game, action)
    if file.game.actor(action) == TABLE:
        verb = file.game.terms.get(verb, verb)
    return capitalised(verb) or "Play"


def capitalised(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}"


def ability_name(game: Game, abilities: str) -> str:
    """`Water Trick`; several are written with a plus between them."""
    return listed([game.terms.get(name, name) for name in abilities.split(" + ")], "and")


def template(game: Game, words: Words) -> str:
    """The words for a verb, perhaps together with the first word behind it."""
    kinds = (" ".join((words.verb, *words.args[:1])), words.verb)
    plain = f"{words.verb or 'play'} {{cards}}"
    return next((game.terms[f"to {kind}"] for kind in kinds if f"to {kind}" in game.terms), plain)


def filled(file: PlayFile, action: Action, text: str) -> str:
    game, args = file.game, words_of(file.game, action).args

    def fill(slot: re.Match[str]) -> str:
        last = args[-1] if args else ""
        match slot[1]:
            case "cards":
                return named(game, cards_of(game, action))
            case "seat":
                return seat_name(file, last)
            case "suit":
                return suit_name(game, last)
            case "layout":
                return layout(game, args)
            case "term":
                return ": ".join(game.terms.get(word, word) for word in args)
        return last

    return SLOT.sub(fill, text).strip()


def layout(game: Game, args: tuple[str, ...]) -> str:
    """`score cards 1 to 3 and 8, with Paper Egg and Pail Dance`"""
    numbers = [int(word) for word in args if word.isdecimal()]
    abilities = listed([ability_name(game, word) for word in args if not word.isdecimal()], "and")
    cards = f"{noun_for(len(numbers), 'score card')} {ranges(numbers)}" if numbers else ""
    return ", with ".join(filter(None, (cards, abilities)))


def seat_name(file: PlayFile, letter: str) -> str:
    seat = SEATS.find(letter)
    name = file.names[seat] if 0 <= seat < len(file.names) else letter
    return "you" if name == YOU else name
