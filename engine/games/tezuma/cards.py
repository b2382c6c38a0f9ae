"""The cards of both editions: suits and trumps, abilities, score cards."""

from collections.abc import Callable
from typing import NamedTuple

from engine.cards import Card, Cards, Suit
from engine.games.tezuma.state import EDITION_2015, EDITION_TRICK
from engine.kernel import Setup, Source, ask, ruling

SUITS = (
    Suit("B", "butterfly"),
    Suit("U", "umbrella"),
    Suit("W", "water"),
    Suit("R", "ring"),
    Suit("F", "fan"),
    Suit("M", "mask"),
)
LETTERS = {EDITION_2015: ("B", "U", "W", "R"), EDITION_TRICK: ("B", "U", "F", "M")}
HAND = 12


class Ability(NamedTuple):
    """A row of the ability table."""

    rule: str
    title: str
    japanese: str
    kana: str
    romaji: str
    uses: tuple[int, int]
    """In a deal: of 2015, of Tezuma Trick."""

    @property
    def name(self) -> str:
        return self.rule.removeprefix("tezuma.")


ABILITIES = (
    Ability("tezuma.sword-walking", "Sword Walking", "刃渡り", "はわたり", "Hawatari", (4, 4)),
    Ability("tezuma.paper-egg", "Paper Egg", "紙卵", "かみたまご", "Kamitamago", (4, 4)),
    Ability("tezuma.water-trick", "Water Trick", "水芸", "みずげい", "Mizugei", (4, 2)),
    Ability("tezuma.baby-chicks", "Baby Chicks", "ヒヨコ", "ひよこ", "Hiyoko", (2, 2)),
    Ability("tezuma.pail-dance", "Pail Dance", "緒小桶の曲", "おごけのきょく", "Ogoke no kyoku", (2, 2)),
    Ability("tezuma.horse-swallowing", "Horse-Swallowing", "呑馬術", "どんばじゅつ", "Donbajutsu", (2, 2)),
    Ability(
        "tezuma.butterfly-dance", "Butterfly Dance", "浮かれの蝶", "うかれのちょう", "Ukare no chō", (2, 2)
    ),
    Ability("tezuma.linking-rings", "Linking Rings", "金輪の曲", "かなわのきょく", "Kanawa no kyoku", (2, 2)),
    Ability("tezuma.cup-and-ball", "Cup and Ball", "お椀と玉", "おわんとたま", "Owan to tama", (2, 2)),
    Ability(
        "tezuma.fire-breathing", "Fire Breathing", "火吹きの術", "ひふきのじゅつ", "Hifuki no jutsu", (2, 2)
    ),
    Ability("tezuma.many-umbrellas", "Many Umbrellas", "万倍傘", "まんばいがさ", "Manbai-gasa", (2, 2)),
    Ability(
        "tezuma.five-color-sand", "Five-Color Sand", "五色の砂", "ごしきのすな", "Goshiki no suna", (1, 1)
    ),
)
ABILITY_NAMES = frozenset(ability.name for ability in ABILITIES)


def ability_uses(setup: Setup, name: str) -> int:
    """How often an ability may be used in a deal; an unknown one never."""
    rule = f"tezuma.{name}"
    for ability in ABILITIES:
        if ability.rule == rule:
            return ability.uses[setup.edition == EDITION_TRICK]
    return 0


class Sides(NamedTuple):
    """The two abilities of one of the six cards of 2015."""

    rule: str
    one: str
    other: str


# Which abilities share a card stands on the cards alone. Each that is advised for a first game gets one that may be
# used as often, as far as that goes: Five-Color Sand costs more than any other.
HOUSE_SIDES = (
    Sides("tezuma.ability-cards", "paper-egg", "sword-walking"),
    Sides("tezuma.ability-cards", "butterfly-dance", "fire-breathing"),
    Sides("tezuma.ability-cards", "linking-rings", "cup-and-ball"),
    Sides("tezuma.ability-cards", "baby-chicks", "pail-dance"),
    Sides("tezuma.ability-cards", "horse-swallowing", "many-umbrellas"),
    Sides("tezuma.ability-cards", "five-color-sand", "water-trick"),
)
ADVISED = tuple(sides.one for sides in HOUSE_SIDES)


class Apart(NamedTuple):
    """Abilities of which no two share a card, as a card shows one side all game; why they lie there together."""

    abilities: tuple[str, ...]
    why: str


APART = (
    Apart(ADVISED, "are both for a first game"),
    Apart(("water-trick", "butterfly-dance"), "can be used in one trick"),
)
"""All that the rulebook of 2015 tells of pairs."""


class ScoreCard(NamedTuple):
    """What each number of tricks is worth; any other is worth nothing."""

    rule: str
    number: int
    points: tuple[tuple[int, int], ...]


TABLES = "tezuma.score-tables"


def rising(number: int, *points: int) -> ScoreCard:
    """A card that begins at no trick; its last value holds for more tricks too."""
    more = range(len(points), HAND + 1)
    return ScoreCard(TABLES, number, (*enumerate(points), *[(tricks, points[-1]) for tricks in more]))


# Balanced first, risky last. If each trick of a deal fell to any of four players alike, each card would pay four
# to six points on average, and from number 1 to number 6 the spread around that grows. Printed: number 1 up to
# seven tricks. Number 7 asks for a fair share among four, number 8 among three.
HOUSE_2015 = (
    rising(1, 0, 2, 3, 5, 6, 8, 10, 10, 10),
    rising(2, 2, 5, 9, 6, 4, 2, 0),
    rising(3, 10, 9, 6, 4, 2, 1, 0),
    rising(4, 0, 1, 3, 5, 8, 10, 12, 13, 14),
    rising(5, 0, 2, 10, 3, 9, 2, 0),
    rising(6, 14, 11, 4, 1, 3, 9, 14, 15),
    rising(7, 1, 3, 6, 9, 6, 3, 1, 0),
    rising(8, 0, 1, 3, 6, 10, 6, 3, 1, 0),
)
ONLY_FOR = {7: 4, 8: 3}
"""Score cards of 2015 that are only for so many players."""

# Two cards are printed in the rulebook's examples: each names three numbers of tricks and pays at most 8. Ours
# follow from that: the fewer numbers a card names, the more it pays. The cards bear no numbers; these are ours.
HOUSE_TRICK = (
    ScoreCard(TABLES, 1, ((1, 3), (2, 5), (3, 8))),
    ScoreCard(TABLES, 2, ((4, 8), (5, 5), (6, 3))),
    ScoreCard(TABLES, 3, ((1, 4), (2, 5), (3, 6), (4, 5), (5, 4))),
    ScoreCard(TABLES, 4, ((4, 4), (5, 5), (6, 6), (7, 7))),
    ScoreCard(TABLES, 5, ((2, 6), (3, 8), (4, 6))),
    ScoreCard(TABLES, 6, ((0, 8), (1, 6), (2, 4))),
    ScoreCard(TABLES, 7, ((3, 9), (4, 9))),
    ScoreCard(TABLES, 8, ((0, 12),)),
)
PRINTED = {
    EDITION_2015: (ScoreCard(TABLES, 1, tuple(enumerate((0, 2, 3, 5, 6, 8, 10, 10)))),),
    EDITION_TRICK: HOUSE_TRICK[:2],
}
"""What is known of score cards from print; that of 2015 has no number there, and number 1 fits its example."""
EXAMPLE = (1, 4, 6)
"""The example of 2015: card 1, four tricks, six points."""

SOURCES = (
    Source("abilities", 12, 12, "what each does, and how often it may be used"),
    Source("sides of the ability cards of 2015", 0, 6, "which two abilities share a card is ours"),
    Source("score cards of 2015", 1, 8, "of number 1, up to seven tricks; the others are ours"),
    Source("score cards of Tezuma Trick", 2, 8, "two stand in the rulebook's examples; the others are ours"),
)

Sheets = tuple[ScoreCard, ...]


def tables(edition: str) -> tuple[Sheets, tuple[Sides, ...]]:
    """The card data of an edition as we play it."""
    return (HOUSE_2015, HOUSE_SIDES) if edition == EDITION_2015 else (HOUSE_TRICK, ())


def score_cards(setup: Setup) -> Sheets:
    return setup.tables[0]  # type: ignore[return-value]  # the first of the two tables


def sides(setup: Setup) -> tuple[Sides, ...]:
    return setup.tables[1]  # type: ignore[return-value]  # the second of the two tables


def score_card(setup: Setup, number: int) -> ScoreCard | None:
    return next((card for card in score_cards(setup) if card.number == number), None)


def points_of(card: ScoreCard, tricks: int) -> int | None:
    """None where the card does not name that number of tricks."""
    return next((points for count, points in card.points if count == tricks), None)


RowQuestion = tuple[Setup, Card, int]
"""A card, and which of its kind it is: three trumps of a suit look alike."""


@ruling("tezuma.players-3")
def three_play_with_fewer(question: RowQuestion) -> bool | None:
    setup, card, copy = question
    return False if setup.players == 3 and (card.number in (1, 9) or copy == 2) else None


IN_PLAY: tuple[Callable[[RowQuestion], bool | None], ...] = (three_play_with_fewer,)


def deck(setup: Setup) -> Cards:
    """The cards in play; a suit's trumps stand in it as often as there are of them."""
    return tuple(
        card
        for letter in LETTERS[setup.edition]
        for number, copies in ((0, 3), *((number, 1) for number in range(1, 10)))
        for card in (Card(letter, number),)
        for copy in range(copies)
        if ask(IN_PLAY, (setup, card, copy), True)
    )


def laid_out(setup: Setup) -> int:
    """How many score cards (in Tezuma Trick also abilities) are laid out: one more than players."""
    return setup.players + 1
