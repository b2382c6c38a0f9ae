"""Actions of the Automatic Tricktaking as text."""

from collections.abc import Iterable
from functools import partial

from engine.cards import HIDDEN, Card, Cards, Play, read_card
from engine.deeds import Deed
from engine.games.automatic.cards import LETTERS, PILES, card_of, rows
from engine.games.automatic.modes import NO_MODE, mode
from engine.games.automatic.seats import seats
from engine.games.automatic.state import (
    BOTTOM,
    TOP,
    Action,
    Choose,
    ChooseMode,
    CloseQuiz,
    Deal,
    NameLeader,
    Point,
    ShowBottoms,
    Take,
    TurnOver,
)
from engine.kernel import Setup
from engine.kit import actions
from engine.kit.actions import Collect, CountDeal
from engine.kit.notation import known, no_ability, read_heaps
from engine.text import SEATS, TABLE, Unreadable, Words, join_action, read_seat, split_action


def deed(action: Action) -> Deed:
    match action:
        case TurnOver(card):
            return Deed(TABLE, "turn", (card,))
        case Take(seat, pile):
            return Deed(seat, "pile", (pile,))
        case ChooseMode(seat, letter, idea):
            return Deed(seat, "rule", (letter, idea) if idea else (letter,))
        case Choose(seat, Card() as card):
            return Deed(seat, "pass", (card,))
        case Choose(seat, tuple() as cards):
            return Deed(seat, "pass", cards)
        case Choose(seat, int() as place):
            return Deed(seat, "move", (place,))
        case Choose(seat, end):
            return Deed(seat, "from", (end,))
        case Point(seat, target):
            return Deed(seat, "point", (SEATS[target],))
        case NameLeader(seat, leader):
            return Deed(seat, "name", (SEATS[leader],))
        case Deal(piles, rest):
            return Deed(TABLE, "deal", (*piles, rest))
        case ShowBottoms():
            return Deed(TABLE, "start")
        case CloseQuiz():
            return Deed(TABLE, "close")
        case Play() | Collect() | CountDeal():
            return actions.deed(action)


def read(text: str, setup: Setup) -> Action:
    count = len(seats(setup))
    words = split_action(text, count)
    no_ability(words, "this game")
    if words.actor == TABLE:
        return read_table_action(words, setup)
    seat = words.actor
    match words.verb, words.args:
        case "", (_, *_) as tokens:
            return Play(seat, known_cards(setup, tokens))
        case "pass", (_, *_) as tokens:
            cards = known_cards(setup, tokens)
            return Choose(seat, cards[0] if len(cards) == 1 else cards)
        case "pile", (number,):
            return Take(seat, read_number(number, PILES, "pile"))
        case "move", (number,):
            return Choose(seat, read_number(number, 9, "place"))
        case "from", (end,) if end in (TOP, BOTTOM):
            return Choose(seat, end)
        case "point", (target,):
            return Point(seat, read_seat(target, count))
        case "name", (leader,):
            return NameLeader(seat, read_seat(leader, count))
        case "rule", (letter, *idea) if len(idea) < 2:
            return ChooseMode(seat, read_letter(letter), "".join(idea))
    raise Unreadable(
        f"{join_action(words)!r} is nothing a player does here: A R5, A pile 3, A rule d, A point B, A from top, "
        "A move 3, A pass R5, A name B"
    )


def read_table_action(words: Words, setup: Setup) -> Action:
    match words.verb, words.args:
        case "turn", (token,):
            return TurnOver(known_cards(setup, (token,))[0])
        case "start", ():
            return ShowBottoms()
        case "rule", (letter, *idea) if len(idea) < 2:
            return ChooseMode(TABLE, read_letter(letter), "".join(idea))
        case "close", ():
            return CloseQuiz()
        case "collect", ():
            return Collect()
        case "score", ():
            return CountDeal()
        case "deal", args:
            *piles, rest = read_heaps(args, partial(own_cards, setup))
            return Deal(tuple(piles), rest)
    raise Unreadable(
        f"{join_action(words)!r} is nothing the table does here: deal, start, rule d, turn R5, close, collect, score"
    )


def read_number(text: str, most: int, what: str) -> int:
    if text not in map(str, range(1, most + 1)):
        raise Unreadable(f"{text!r} is no {what}: they are counted from 1 to {most}")
    return int(text)


def read_letter(text: str) -> str:
    if mode(text) is NO_MODE:
        raise Unreadable(f"{text!r} is no mode of the list: a to l")
    return text


def own_card(setup: Setup, token: str) -> Card:
    """A card by its colour and number, or by its number alone."""
    card = read_card(token)
    if card.suit == "" and card.number:
        table = rows(setup)
        if card.number > len(table):
            raise Unreadable(f"there is no card {card.number}: they are numbered 1 to {len(table)}")
        return card_of(table[card.number - 1])
    if card != HIDDEN and card.suit not in LETTERS:
        raise Unreadable(f"{token} has no colour of this game: {' '.join(LETTERS)}")
    return card


def own_cards(setup: Setup, tokens: Iterable[str]) -> Cards:
    return tuple([own_card(setup, token) for token in tokens])


def known_cards(setup: Setup, tokens: Iterable[str]) -> Cards:
    return known(own_cards(setup, tokens), "played, turned over or passed")
