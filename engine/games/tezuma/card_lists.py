"""Scoring cards and ability cards: ours, those in print, and a reader's own (`table 3: 4=8 5=5 6=3`, `sides 2: paper-egg water-trick`)."""

import re
from collections.abc import Iterable

from engine.games.tezuma.abilities import APART, HOUSE_SIDES, Sides, sides
from engine.games.tezuma.cards import (
    EDITION_2015,
    EXAMPLE,
    HAND,
    HOUSE_2015,
    HOUSE_TRICK,
    PRINTED,
    TABLES,
    ScoringCard,
    ScoringCards,
    points_of,
    scoring_card,
    scoring_cards,
)
from engine.games.tezuma.notation import check_ability
from engine.kernel import Setup, Source
from engine.kit.position import located
from engine.text import Heading, Unreadable, plural

SOURCES = (
    Source("abilities", 12, 12, "what each does, and how often it may be used"),
    Source("sides of the ability cards of 2015", 0, 6, "which two abilities share a card is ours"),
    Source("scoring cards of 2015", 1, 8, "of number 1, up to seven tricks; the others are ours"),
    Source("bid cards of Tezuma Trick", 2, 8, "two are in the rulebook; the others are ours"),
)


def tables(edition: str) -> tuple[ScoringCards, tuple[Sides, ...]]:
    """The card data of an edition as we play it."""
    return (HOUSE_2015, HOUSE_SIDES) if edition == EDITION_2015 else (HOUSE_TRICK, ())


PAIR = re.compile(r"([0-9]{1,2})=([0-9]{1,2})")


def read_tables(setup: Setup, headings: tuple[Heading, ...]) -> tuple[Setup, tuple[Heading, ...]]:
    """Take the lines of card data out of the headings and into the setup; a card that is not told stays as it is."""
    own: dict[int, ScoringCard] = {}
    pairs: dict[int, Sides] = {}
    rest: list[Heading] = []
    for heading in headings:
        word, _, number = heading.key.partition(" ")
        if word == "table":
            at = card_number(number, 8, heading, own)
            own[at] = read_scoring_card(setup, at, heading)
        elif word == "sides" and setup.edition == EDITION_2015:
            pairs[card_number(number, 6, heading, pairs)] = located(heading, read_sides)
        else:
            rest.append(heading)
    cards = tuple(own.get(card.number, card) for card in scoring_cards(setup))
    both = tuple(pairs.get(number, card) for number, card in enumerate(sides(setup), start=1))
    if pairs:
        line = max(heading.line for heading in headings if heading.key.startswith("sides"))
        check_sides(both, line)
        check_apart(pairs_of(both) - pairs_of(sides(setup)), line)
    return setup._replace(tables=(cards, both)), tuple(rest)


def card_number(text: str, most: int, heading: Heading, before: Iterable[int]) -> int:
    if not (len(text) == 1 and "1" <= text <= str(most)):
        raise Unreadable(f"{heading.key!r} must name a card from 1 to {most}", heading.line)
    if int(text) in before:
        raise Unreadable(f"{heading.key!r} stands here a second time", heading.line)
    return int(text)


def read_scoring_card(setup: Setup, number: int, heading: Heading) -> ScoringCard:
    """`0 2 3 5`: for no trick, one, two, three; or `4=8 5=5`: for these numbers of tricks."""
    words = heading.value.split()
    pairs = [PAIR.fullmatch(word) for word in words]
    if words and all(pairs):
        found = [(int(pair[1]), int(pair[2])) for pair in pairs if pair]
    elif words and all(re.fullmatch("[0-9]{1,2}", word) for word in words):
        found = list(enumerate(map(int, words)))
    else:
        raise Unreadable(f"{heading.value!r} is no table: write 0 2 3 5, or 4=8 5=5 6=3", heading.line)
    check_table(found, heading)
    card = ScoringCard(TABLES, number, tuple(sorted(found)))
    check_example(setup, card, heading)
    return card


def check_table(found: list[tuple[int, int]], heading: Heading) -> None:
    counts = [tricks for tricks, _ in found]
    for tricks, _ in found:
        if tricks > HAND:
            raise Unreadable(f"{tricks} tricks cannot be won: a deal has {HAND}", heading.line)
        if counts.count(tricks) > 1:
            raise Unreadable(f"{plural(tricks, 'trick')} cannot be told twice", heading.line)


def check_example(setup: Setup, card: ScoringCard, heading: Heading) -> None:
    """The printed tables bear no number, so any card may be any; one value alone is told of a card by its number."""
    number, tricks, points = EXAMPLE
    if setup.edition == EDITION_2015 and card.number == number and points_of(card, tricks) != points:
        raise Unreadable(
            f"in the rulebook's example card {number} pays {points} points for {tricks} tricks", heading.line
        )


def read_sides(text: str) -> Sides:
    names = text.split()
    if len(names) != 2:
        raise Unreadable(f"{text!r} is not two abilities")
    for name in names:
        check_ability(name)
    return Sides("tezuma.ability-cards", *names)


def check_sides(cards: tuple[Sides, ...], line: int) -> None:
    """Each ability stands on one side of one card."""
    names = [name for card in cards for name in (card.one, card.other)]
    for name in names:
        if names.count(name) > 1:
            raise Unreadable(f"{name} stands on {names.count(name)} sides; tell all six cards", line)


def pairs_of(cards: tuple[Sides, ...]) -> set[frozenset[str]]:
    return {frozenset((card.one, card.other)) for card in cards}


def check_apart(cards: set[frozenset[str]], line: int) -> None:
    """No new card has two that can lie there together; tables laid out before this was known keep theirs."""
    for card in cards:
        for apart in APART:
            if card <= set(apart.abilities):
                raise Unreadable(f"{' and '.join(sorted(card))} {apart.why}, so not on one card", line)


def write_tables(setup: Setup, than: Setup) -> tuple[tuple[str, str], ...]:
    """The scoring cards that the other setup does not have like this; all pairs, where they are not the same."""
    own = [card for card in scoring_cards(setup) if card not in scoring_cards(than)]
    lines = [(f"table {card.number}", " ".join(f"{t}={p}" for t, p in card.points)) for card in own]
    for number, card in enumerate(sides(setup), start=1):
        if sides(setup) != sides(than):
            lines.append((f"sides {number}", f"{card.one} {card.other}"))
    return tuple(lines)


def is_printed(setup: Setup, number: int, tricks: int) -> bool:
    """Does the rulebook print what this card pays for so many tricks?"""
    card = scoring_card(setup, number)
    if card is None or is_own(setup, number):
        return False
    return any(known.number == number and in_print(known, tricks) for known in PRINTED[setup.edition])


def in_print(known: ScoringCard, tricks: int) -> bool:
    """The table of 2015 is cut off at the end; a card of Tezuma Trick is printed whole."""
    return tricks <= known.points[-1][0] or known.points[0][0] > 0


def is_own(setup: Setup, number: int) -> bool:
    """Did the reader bring this card?"""
    return scoring_card(setup, number) not in tables(setup.edition)[0]
