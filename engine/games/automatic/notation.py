"""Actions of the Automatic Tricktaking as text."""

from collections.abc import Iterable, Sequence
from functools import partial

from engine.cards import HIDDEN, Card, Cards, Play, read_card
from engine.deeds import Deed, together
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
from engine.kit.actions import Collect, CountDeal, Several, one_or_several
from engine.kit.notation import known, no_ability, read_heaps
from engine.text import SEATS, TABLE, Unreadable, Words, join_action, read_seat, split_action


def deed(action: Action | Several) -> Deed:
    match action:
        case Several(tries):
            return together([deed(one) for one in tries])
        case TurnOver(card):
            return Deed(TABLE, "turn", (card,))
        case Take(seat, pile):
            return Deed(seat, "pile", (pile,))
        case ChooseMode(seat, letter, idea):
            return Deed(seat, "rule", (letter, idea) if idea else (letter,))
        case Choose(seat, Card() as card):
            return Deed(seat, "pass", (card,))
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


def read(text: str, setup: Setup) -> Action | Several:
    count = len(seats(setup))
    words = split_action(text, count)
    no_ability(words, "this game")
    if words.actor == TABLE:
        return read_table_action(words, setup)
    if words.args and not words.verb:
        return Play(words.actor, known_cards(setup, words.args))
    if tries := read_tries(words, setup, count):
        return one_or_several(tries)
    raise Unreadable(
        f"{join_action(words)!r} is nothing a player does here: A R5, A pile 3, A rule d, A point B, A from top, "
        "A move 3, A pass R5, A name B"
    )


def read_tries(words: Words, setup: Setup, count: int) -> Sequence[Action]:
    """What a seat does besides playing, each time that it names something."""
    seat, named = words.actor, words.args
    match words.verb:
        case "pass":
            return [Choose(seat, card) for card in known_cards(setup, named)]
        case "pile":
            return [Take(seat, read_number(number, PILES, "pile")) for number in named]
        case "move":
            return [Choose(seat, read_number(number, 9, "place")) for number in named]
        case "from" if {*named} <= {TOP, BOTTOM}:
            return [Choose(seat, end) for end in named]
        case "point":
            return [Point(seat, read_seat(target, count)) for target in named]
        case "name":
            return [NameLeader(seat, read_seat(leader, count)) for leader in named]
        case "rule":
            return read_modes(seat, named)
    return ()


def read_modes(seat: int, named: Sequence[str]) -> list[ChooseMode]:
    """Each mode by its letter, and after it its idea, if it has one."""
    found: list[ChooseMode] = []
    for word in named:
        if mode(word) is not NO_MODE or not found:
            found.append(ChooseMode(seat, read_letter(word)))
        elif found[-1].idea:
            found.append(ChooseMode(seat, found[-1].letter, word))
        else:
            found[-1] = found[-1]._replace(idea=word)
    return found


def read_table_action(words: Words, setup: Setup) -> Action | Several:
    match words.verb, words.args:
        case "turn", (_, *_) as tokens:
            return one_or_several(map(TurnOver, known_cards(setup, tokens)))
        case "start", ():
            return ShowBottoms()
        case "rule", (_, *_) as named:
            return one_or_several(read_modes(TABLE, named))
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
