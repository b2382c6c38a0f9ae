"""The twelve abilities, how often each may be used, and which of them share a card in 2015."""

from typing import NamedTuple

from engine.games.tezuma.cards import EDITION_TRICK
from engine.kernel import Setup

EGG, SAND, FIRE, RINGS, CUP = (
    "paper-egg",
    "five-color-sand",
    "fire-breathing",
    "linking-rings",
    "cup-and-ball",
)
WATER, BUTTERFLY, SWORD, HORSE = "water-trick", "butterfly-dance", "sword-walking", "horse-swallowing"
UMBRELLAS, CHICKS, PAIL = "many-umbrellas", "baby-chicks", "pail-dance"


class Ability(NamedTuple):
    """A row of the ability table."""

    rule: str
    title: str
    japanese: str
    kana: str
    romaji: str
    uses: tuple[int, int]
    """In a deal: of 2015, of Tezuma Trick."""
    does: str

    @property
    def name(self) -> str:
        return self.rule.removeprefix("tezuma.")


ABILITIES = (
    Ability(
        "tezuma.sword-walking",
        "Sword Walking",
        "刃渡り",
        "はわたり",
        "Hawatari",
        (4, 4),
        "Of several effective trumps, or of cards that count the same, yours wins",
    ),
    Ability(
        "tezuma.paper-egg",
        "Paper Egg",
        "紙卵",
        "かみたまご",
        "Kamitamago",
        (4, 4),
        "You play after all others; not if you lead",
    ),
    Ability(
        "tezuma.water-trick",
        "Water Trick",
        "水芸",
        "みずげい",
        "Mizugei",
        (4, 2),
        "No trump is effective in this trick, whoever plays it and when",
    ),
    Ability(
        "tezuma.baby-chicks",
        "Baby Chicks",
        "ヒヨコ",
        "ひよこ",
        "Hiyoko",
        (2, 2),
        "You lead the next trick, whoever wins this one",
    ),
    Ability(
        "tezuma.pail-dance",
        "Pail Dance",
        "緒小桶の曲",
        "おごけのきょく",
        "Ogoke no kyoku",
        (2, 2),
        "The player on your left leads the next trick, whoever wins this one",
    ),
    Ability(
        "tezuma.horse-swallowing",
        "Horse-Swallowing",
        "呑馬術",
        "どんばじゅつ",
        "Donbajutsu",
        (2, 2),
        "Add 2 to your number; a trump that follows or is led counts 2",
    ),
    Ability(
        "tezuma.butterfly-dance",
        "Butterfly Dance",
        "浮かれの蝶",
        "うかれのちょう",
        "Ukare no chō",
        (2, 2),
        "Your trump is effective even if it follows; not if you lead",
    ),
    Ability(
        "tezuma.linking-rings",
        "Linking Rings",
        "金輪の曲",
        "かなわのきょく",
        "Kanawa no kyoku",
        (2, 2),
        "You need not follow; a trump of another suit is effective",
    ),
    Ability(
        "tezuma.cup-and-ball",
        "Cup and Ball",
        "お椀と玉",
        "おわんとたま",
        "Owan to tama",
        (2, 2),
        "Your card of another suit counts as following; a trump is not effective then",
    ),
    Ability(
        "tezuma.fire-breathing",
        "Fire Breathing",
        "火吹きの術",
        "ひふきのじゅつ",
        "Hifuki no jutsu",
        (2, 2),
        "Play two numbers of one suit as their sum, then take the lower one back",
    ),
    Ability(
        "tezuma.many-umbrellas",
        "Many Umbrellas",
        "万倍傘",
        "まんばいがさ",
        "Manbai-gasa",
        (2, 2),
        "Your 4 counts 8, and your 5 counts 10",
    ),
    Ability(
        "tezuma.five-color-sand",
        "Five-Color Sand",
        "五色の砂",
        "ごしきのすな",
        "Goshiki no suna",
        (1, 1),
        "You win the trick without playing a card",
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


# Only the cards show which abilities share one. Each that is advised for a first game gets one that may be
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
    """Abilities of which no two share a card, as a card shows one side all game; why they are used together."""

    abilities: tuple[str, ...]
    why: str


APART = (
    Apart(ADVISED, "are both for a first game"),
    Apart(("water-trick", "butterfly-dance"), "can be used in one trick"),
)
"""All that the rulebook of 2015 tells of pairs."""


def sides(setup: Setup) -> tuple[Sides, ...]:
    return setup.tables[1]  # type: ignore[return-value]  # the second of the two tables
