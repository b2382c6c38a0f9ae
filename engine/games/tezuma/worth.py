"""What is a play worth in its trick? A row of rulings for trumps, one for numbers; the first that answers decides."""

from collections.abc import Callable
from typing import NamedTuple

from engine.cards import Play
from engine.games.tezuma.state import (
    BUTTERFLY,
    CUP,
    EDITION_TRICK,
    EGG,
    FIRE,
    HORSE,
    RINGS,
    SWORD,
    UMBRELLAS,
    WATER,
)
from engine.kernel import Fact, Reason, Setup, ask, reason, ruling

EFFECTIVE, FOLLOWS, NOTHING = "effective", "follows", "nothing"


class Worth(NamedTuple):
    """An effective trump, a value among what follows, or nothing."""

    kind: str
    value: int
    because: Reason
    """Why it takes the trick, if it does; else, where it counts nothing, why."""


class WorthQuestion(NamedTuple):
    setup: Setup
    plays: tuple[Play, ...]
    """The whole trick."""
    led: Play
    """The first play with a card: its suit is the led one."""
    abilities: frozenset[str]
    """Those used in this trick."""
    play: Play
    """The one that is asked about."""


def abilities_in(plays: tuple[Play, ...]) -> frozenset[str]:
    return frozenset([play.ability for play in plays if play.ability])


def is_trump(play: Play) -> bool:
    return play.cards[0].number == 0


def is_off_suit(q: WorthQuestion) -> bool:
    return q.play.cards[0].suit != q.led.cards[0].suit


def has(q: WorthQuestion, option: str) -> bool:
    """Is a reading taken the other way?"""
    return option in q.setup.options


def tells(q: WorthQuestion, rule: str, case: str, **facts: Fact) -> Reason:
    return reason(rule, case, player=q.play.seat, cards=q.play.cards, **facts)


def effective(q: WorthQuestion, rule: str) -> Worth:
    return Worth(EFFECTIVE, 0, tells(q, rule, "takes"))


def voided(q: WorthQuestion, rule: str) -> Worth:
    """A following trump that is voided is still 0 of its suit; one that does not follow is nothing."""
    return Worth(NOTHING if is_off_suit(q) else FOLLOWS, 0, tells(q, rule, "voided"))


def counts(q: WorthQuestion, value: int, rule: str) -> Worth:
    return Worth(FOLLOWS, value, tells(q, rule, "takes" if value else "zero", points=value))


# Trumps under Water Trick


def could_be_effective(q: WorthQuestion) -> bool:
    """A trump that would be effective but for Water Trick."""
    if q.play.ability == CUP:
        return False
    return is_off_suit(q) or q.play.ability == BUTTERFLY or rings_without_need(q) is not None


def is_under_water(q: WorthQuestion) -> bool:
    if WATER not in q.abilities or not could_be_effective(q):
        return False
    return not (BUTTERFLY in q.abilities and has(q, "alt butterfly-alone"))


@ruling("tezuma.reading.butterfly-offsuit")
def butterfly_shields_off_suit(q: WorthQuestion) -> Worth | None:
    if q.play.ability != BUTTERFLY or not is_off_suit(q) or not is_under_water(q):
        return None
    return effective(q, "tezuma.reading.butterfly-offsuit")


@ruling("tezuma.water-vs-butterfly")
def butterfly_beats_water(q: WorthQuestion) -> Worth | None:
    if q.play.ability != BUTTERFLY or not is_under_water(q):
        return None
    return effective(q, "tezuma.water-vs-butterfly")


@ruling("tezuma.reading.water-vs-rings")
def water_and_rings(q: WorthQuestion) -> Worth | None:
    if q.play.ability != RINGS or not is_under_water(q):
        return None
    if has(q, "alt water-vs-rings"):
        return effective(q, "tezuma.reading.water-vs-rings")
    return voided(q, "tezuma.reading.water-vs-rings")


@ruling("tezuma.reading.water-vs-sword")
def water_voids_sword(q: WorthQuestion) -> Worth | None:
    is_voided = q.play.ability == SWORD and is_under_water(q)
    return voided(q, "tezuma.reading.water-vs-sword") if is_voided else None


@ruling("tezuma.reading.water-vs-horse")
def water_voids_horse(q: WorthQuestion) -> Worth | None:
    is_voided = q.play.ability == HORSE and is_under_water(q)
    return voided(q, "tezuma.reading.water-vs-horse") if is_voided else None


@ruling("tezuma.reading.butterfly-alone")
def water_voids_others_beside_butterfly(q: WorthQuestion) -> Worth | None:
    """Butterfly Dance saves its own trump and no other."""
    if not {BUTTERFLY, WATER} <= q.abilities or q.play.ability == BUTTERFLY or not could_be_effective(q):
        return None
    if has(q, "alt butterfly-alone"):
        return effective(q, "tezuma.reading.butterfly-alone")
    return voided(q, "tezuma.reading.butterfly-alone")


@ruling("tezuma.reading.water-timing")
def water_covers_the_whole_trick(q: WorthQuestion) -> Worth | None:
    """Trumps that lay there before Water Trick was used, its user's own, and one that waited with Paper Egg."""
    if not is_under_water(q) or is_after_water(q):
        return None
    return voided(q, "tezuma.reading.water-timing")


def is_after_water(q: WorthQuestion) -> bool:
    """Was the play made after Water Trick was used? Its user's own was not; one that waited was chosen before."""
    if q.play.ability == EGG:
        return False
    return [play.ability for play in q.plays].index(WATER) < q.plays.index(q.play)


@ruling("tezuma.water-trick")
def water_voids_trumps(q: WorthQuestion) -> Worth | None:
    return voided(q, "tezuma.water-trick") if is_under_water(q) else None


# Trumps


@ruling("tezuma.butterfly-dance")
def butterfly_makes_effective(q: WorthQuestion) -> Worth | None:
    if q.play.ability != BUTTERFLY or is_off_suit(q):
        return None
    return effective(q, "tezuma.butterfly-dance")


def rings_without_need(q: WorthQuestion) -> str | None:
    """The alternative by which Linking Rings makes a trump effective that is led, or follows."""
    if q.play.ability != RINGS or is_off_suit(q):
        return None
    if q.play == q.led and q.plays[0] != q.led:
        return None  # the first card after a led Five-Color Sand
    name = "rings-cup-lead" if q.play == q.led else "rings-led-suit"
    return f"tezuma.reading.{name}" if has(q, f"alt {name}") else None


@ruling("tezuma.reading.rings-cup-lead")
def rings_lead_a_trump(q: WorthQuestion) -> Worth | None:
    rule = rings_without_need(q)
    return effective(q, rule) if rule and q.play == q.led else None


@ruling("tezuma.reading.rings-led-suit")
def rings_in_the_led_suit(q: WorthQuestion) -> Worth | None:
    """Left open in Tezuma Trick; 2015 prints that only a trump of another suit is effective."""
    if q.play.ability != RINGS or is_off_suit(q) or q.play == q.led or q.setup.edition != EDITION_TRICK:
        return None
    rule = rings_without_need(q)
    return effective(q, rule) if rule else counts(q, 0, "tezuma.reading.rings-led-suit")


@ruling("tezuma.cup-and-ball")
def cup_trump_follows(q: WorthQuestion) -> Worth | None:
    if q.play.ability != CUP or not is_off_suit(q):
        return None
    return counts(q, 0, "tezuma.cup-and-ball")


@ruling("tezuma.linking-rings")
def rings_trump_is_effective(q: WorthQuestion) -> Worth | None:
    if q.play.ability != RINGS or not is_off_suit(q):
        return None
    return effective(q, "tezuma.linking-rings")


@ruling("tezuma.effective-trump")
def trump_off_suit_is_effective(q: WorthQuestion) -> Worth | None:
    return effective(q, "tezuma.effective-trump") if is_off_suit(q) else None


# Values


@ruling("tezuma.highest-follows")
def off_suit_without_cup_does_not_count(q: WorthQuestion) -> Worth | None:
    if q.play.ability == CUP or not is_off_suit(q):
        return None
    suit = q.led.cards[0].suit
    return Worth(NOTHING, 0, tells(q, "tezuma.highest-follows", "off-suit", suit=suit))


@ruling("tezuma.horse-swallowing")
def horse_adds_two(q: WorthQuestion) -> Worth | None:
    value = q.play.cards[0].number + 2
    return counts(q, value, "tezuma.horse-swallowing") if q.play.ability == HORSE else None


@ruling("tezuma.fire-breathing")
def fire_adds_up(q: WorthQuestion) -> Worth | None:
    value = sum(card.number for card in q.play.cards)
    return counts(q, value, "tezuma.fire-breathing") if q.play.ability == FIRE else None


@ruling("tezuma.many-umbrellas")
def umbrellas_double(q: WorthQuestion) -> Worth | None:
    number = q.play.cards[0].number
    if q.play.ability != UMBRELLAS or number not in (4, 5):
        return None
    return counts(q, 2 * number, "tezuma.many-umbrellas")


@ruling("tezuma.cup-and-ball")
def cup_number_follows(q: WorthQuestion) -> Worth | None:
    if q.play.ability != CUP or not is_off_suit(q):
        return None
    return counts(q, q.play.cards[0].number, "tezuma.cup-and-ball")


@ruling("tezuma.leader-follows")
def led_trump_follows(q: WorthQuestion) -> Worth | None:
    return counts(q, 0, "tezuma.leader-follows") if q.play == q.led else None


@ruling("tezuma.following-trump")
def following_trump_is_zero(q: WorthQuestion) -> Worth | None:
    return counts(q, 0, "tezuma.following-trump")


@ruling("tezuma.highest-follows")
def number_counts(q: WorthQuestion) -> Worth | None:
    return counts(q, q.play.cards[0].number, "tezuma.highest-follows")


TRUMP_WORTH: tuple[Callable[[WorthQuestion], Worth | None], ...] = (
    butterfly_shields_off_suit,
    butterfly_beats_water,
    water_and_rings,
    water_voids_sword,
    water_voids_horse,
    water_voids_others_beside_butterfly,
    water_covers_the_whole_trick,
    water_voids_trumps,
    butterfly_makes_effective,
    rings_lead_a_trump,
    rings_in_the_led_suit,
    cup_trump_follows,
    rings_trump_is_effective,
    trump_off_suit_is_effective,
    horse_adds_two,
    led_trump_follows,
    following_trump_is_zero,
)
NUMBER_WORTH: tuple[Callable[[WorthQuestion], Worth | None], ...] = (
    off_suit_without_cup_does_not_count,
    horse_adds_two,
    fire_adds_up,
    umbrellas_double,
    cup_number_follows,
    number_counts,
)


def worths(setup: Setup, plays: tuple[Play, ...]) -> tuple[Worth, ...]:
    """What each play of a trick is worth."""
    led = next((play for play in plays if play.cards), plays[0])
    abilities = abilities_in(plays)
    found = []
    for play in plays:
        worth = Worth(
            NOTHING, 0, reason("tezuma.five-color-sand", "takes", player=play.seat, cards=play.cards)
        )
        if play.cards:
            row = NUMBER_WORTH if play.cards[0].number else TRUMP_WORTH
            worth = ask(row, WorthQuestion(setup, plays, led, abilities, play), worth)
        found.append(worth)
    return tuple(found)
