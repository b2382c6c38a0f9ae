"""From a reason to a sentence: the game's table has the words, the reason has the facts."""

import re
from collections.abc import Sequence

from engine.cards import Card, write_card
from engine.kernel import Fact, Game, Reason
from engine.text import SEATS, TABLE, noun_for, ordinal, plural

NAMES = ("Aki", "Ben", "Chie", "Dai", "Emi", "Fumi")
YOU = "You"
NPC = "the NPC"
"""A seat that nobody plays."""
YOUR = {"possessive": "your", "self": "yourself"}
RANKED = "th"
"""A number as a rank: `{place:th}` is `1st`."""
PLAYER_FACTS = frozenset({"player", "other"})
VERBS = {
    "s": ("s", ""),
    "es": ("es", ""),
    "is": ("is", "are"),
    "has": ("has", "have"),
    "does": ("does", "do"),
}
AGREES = re.compile(r"\{(s|es|is|has|does)\}")
START = re.compile(r"(?:^|(?<=[.] ))[a-z]")
SLOT = re.compile(r"\{(\w+)(?::([\w ]+))?\}")


def say(game: Game, reason: Reason, names: Sequence[str] = NAMES, lead: str = "") -> str:
    """The sentence for a reason, perhaps led in by a word."""
    return begun(filled(game, reason, lead + game.sentences[reason.rule, reason.case].sentence, names))


def prompt(game: Game, reason: Reason, names: Sequence[str] = NAMES) -> str:
    """What the same case asks of whoever is to act: `Follow butterfly`."""
    return begun(filled(game, reason, game.sentences[reason.rule, reason.case].prompt, names))


def begun(sentence: str) -> str:
    return START.sub(lambda start: start[0].upper(), sentence)


def filled(game: Game, reason: Reason, words: str, names: Sequence[str]) -> str:
    facts = dict(reason.facts)

    def is_you(subject: str) -> bool:
        seat = facts.get(subject)
        return isinstance(seat, int) and seat != TABLE and names[seat] == YOU

    def fill(slot: re.Match[str]) -> str:
        name, how = slot[1], slot[2] or ""
        if name in VERBS:  # `{is:other}` agrees with somebody else than the player
            return VERBS[name][is_you(how or "player")]
        return speak(game, name, facts[name], how, names)

    return SLOT.sub(fill, words)


def agreed(words: str, name: str) -> str:
    """`predict{s}` with whoever it is said of: `You predict`, `Ben predicts`."""
    return AGREES.sub(lambda verb: VERBS[verb[1]][name == YOU], words)


def label(game: Game, reason: Reason) -> str:
    """A few words for the same case, to stand under a card."""
    return filled(game, reason, game.sentences[reason.rule, reason.case].label, NAMES)


def speak(game: Game, name: str, value: Fact, how: str, names: Sequence[str]) -> str:
    """A fact as words of a sentence."""
    if name in PLAYER_FACTS:
        return speak_player(value, how, names)
    if isinstance(value, Card):
        return card_name(game, value)
    if isinstance(value, frozenset):
        value = tuple(suit.letter for suit in game.suits if suit.letter in value)
    if isinstance(value, tuple):
        if all(isinstance(item, int) for item in value):
            numbers = ranges(value)
            return f"{noun_for(len(value), how)} {numbers}" if how else numbers
        return listed([speak(game, "", item, "", names) for item in value], how or "and")
    if isinstance(value, int):
        if how == RANKED:
            return ordinal(value)
        return amount(value, how) if how else str(value)
    return game.terms.get(str(value)) or suit_name(game, str(value))


def speak_player(value: Fact, how: str, names: Sequence[str]) -> str:
    assert isinstance(value, int)
    name = "the table" if value == TABLE else names[value]
    if name == YOU:
        return YOUR.get(how, "you")
    return f"{name}'s" if how == "possessive" else name


def card_name(game: Game, card: Card) -> str:
    """`bird 7`"""
    return (
        f"{suit_name(game, card.suit)} {card.number or 'trump'}".strip()
        if card.suit != "?"
        else "an unknown card"
    )


def suit_name(game: Game, letter: str) -> str:
    return next((suit.name for suit in game.suits if suit.letter == letter), letter)


def amount(count: int, noun: str) -> str:
    """`no tricks`, `1 trick`, `2 tricks`"""
    return plural(count, noun) if count else f"no {noun_for(count, noun)}"


def listed(items: Sequence[str], word: str) -> str:
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {word} {items[-1]}"


def ranges(numbers: Sequence[int]) -> str:
    """`1 to 6 and 9`"""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return listed([f"{run[0]} to {run[-1]}" if len(run) > 1 else str(run[0]) for run in runs], "and")


def write_fact(name: str, value: Fact) -> str:
    """A fact as it is written after => in a play file."""
    if name in PLAYER_FACTS:
        return "table" if value == TABLE else SEATS[value]  # type: ignore[index]  # a player is a number
    if isinstance(value, Card):
        return write_card(value)
    if isinstance(value, frozenset):
        value = tuple(sorted(value))
    if isinstance(value, tuple):
        return ",".join(write_fact("", item) for item in value)
    return str(value)
