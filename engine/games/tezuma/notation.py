"""Actions of Tezuma as text."""

from collections.abc import Iterable
from functools import partial

from engine.cards import Cards, Play
from engine.deeds import Deed, together
from engine.games.tezuma.abilities import ABILITIES, ABILITY_NAMES
from engine.games.tezuma.cards import EDITION_2015, LETTERS
from engine.games.tezuma.state import ABILITY, PAIN, POINTS, Action, LayOut, NameStart, Take
from engine.kernel import Setup
from engine.kit import actions, notation
from engine.kit.actions import Deal, Several, one_or_several
from engine.kit.notation import known, read_heaps
from engine.text import BESIDE, SEATS, TABLE, Unreadable, Words, join_action, read_seat, split_action


def deed(action: Action | Several) -> Deed:
    match action:
        case Several(tries):
            return together([deed(one) for one in tries])
        case Take(seat, kind, what):
            return Deed(seat, "take", (what,) if kind == ABILITY else (kind, what))
        case LayOut(scoring_cards, abilities):
            return Deed(TABLE, "lay-out", (*scoring_cards, *abilities))
        case NameStart(start):
            return Deed(TABLE, "start", (SEATS[start],))
        case _:
            return actions.deed(action)


def read(text: str, setup: Setup) -> Action | Several:
    words = split_action(text, setup.players)
    if words.actor == TABLE:
        return read_table_action(words, setup)
    if words.verb == "take":
        return one_or_several(read_takes(words, setup))
    if words.verb:
        raise Unreadable(
            f"{words.verb!r} is nothing a player does in Tezuma: a card is played, or something is taken"
        )
    return read_play(words, setup)


def read_play(words: Words, setup: Setup) -> Play:
    played = own_cards(words.args, setup)
    for ability in filter(None, words.ability.split(BESIDE)):
        check_ability(ability)
    known(played, "played")
    if not played and not words.ability:
        raise Unreadable("a card is played, or Paper Egg or Five-Color Sand used without one")
    return Play(words.actor, tuple(sorted(played)), words.ability)


def read_takes(words: Words, setup: Setup) -> list[Take]:
    """What is taken, its kind before it; an ability says so by its name, after a + too."""
    if not words.args or words.args[-1] in (PAIN, POINTS):
        raise Unreadable(
            "taken is a pain suit, a score card or an ability: take pain B, take score 3, take paper-egg"
        )
    kind, found = "", []
    for word in (*words.args, *filter(None, words.ability.split(BESIDE))):
        if word in (PAIN, POINTS):
            kind = word
        else:
            found.append(read_take(words.actor, "" if word in ABILITY_NAMES else kind, word, setup))
    return found


def read_take(seat: int, kind: str, what: str, setup: Setup) -> Take:
    if kind == PAIN:
        own_suits(what, setup)
    elif kind == POINTS:
        read_number(what)
    else:
        check_ability(what)
    return Take(seat, kind or ABILITY, what)


def read_number(text: str) -> int:
    if not (len(text) == 1 and text in "123456789"):
        raise Unreadable(f"{text!r} is not the number of a score card")
    return int(text)


def check_ability(name: str) -> None:
    if name not in ABILITY_NAMES:
        raise Unreadable(f"{name!r} is no ability; there are: {', '.join(row.name for row in ABILITIES)}")


def read_table_action(words: Words, setup: Setup) -> Action | Several:
    first = "start" if setup.edition == EDITION_2015 else "dealer"
    match words.verb, words.args:
        case "start", (_, *_) as named if first == "start":
            return one_or_several([NameStart(read_seat(seat, setup.players)) for seat in named])
        case "lay-out", names:
            return read_layout(names)
        case "deal", args:
            return Deal(read_heaps(args, partial(own_cards, setup=setup)))
    action = actions.read(words, setup.players)
    if action and words.verb in (first, "collect", "score"):
        return action
    raise Unreadable(
        f"{join_action(words)!r} is nothing the table does in this edition of Tezuma: "
        f"{first} A, lay-out, deal, collect, score"
    )


def read_layout(names: tuple[str, ...]) -> LayOut:
    """Numbers of scoring cards, then names of abilities."""
    numbers = tuple(read_number(name) for name in names if name[0] not in "abcdefghijklmnopqrstuvwxyz")
    abilities = names[len(numbers) :]
    for name in abilities:
        check_ability(name)
    return LayOut(numbers, abilities)


def own_cards(tokens: Iterable[str], setup: Setup) -> Cards:
    return notation.own_cards(tokens, LETTERS[setup.edition], "suit of this edition")


def own_suits(text: str, setup: Setup) -> frozenset[str]:
    return notation.own_suits(text, LETTERS[setup.edition], "suit of this edition")
