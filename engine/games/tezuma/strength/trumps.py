"""How strong is a trump in its trick? An ordered row; the first ruling that answers decides."""

from collections.abc import Callable

from engine.cards import Play
from engine.games.tezuma.abilities import BUTTERFLY, CUP, EGG, HORSE, RINGS, SWORD, WATER
from engine.games.tezuma.cards import EDITION_TRICK
from engine.games.tezuma.strength.numbers import horse_adds_two
from engine.games.tezuma.strength.question import (
    EFFECTIVE,
    FOLLOWS,
    Strength,
    StrengthQuestion,
    counts,
    effective,
    has,
    is_off_suit,
    is_trump,
    tells,
    voided,
)
from engine.kernel import ask, ruling

# Trumps under Water Trick


def could_be_effective(q: StrengthQuestion) -> bool:
    """A trump that would be effective but for Water Trick."""
    if q.play.ability == CUP:
        return False
    if is_off_suit(q) or q.play.ability == BUTTERFLY or rings_without_need(q) is not None:
        return True
    return has(q, "alt lead-trump-trick") and leads_where_no_number_follows(q)


def is_under_water(q: StrengthQuestion) -> bool:
    if WATER not in q.abilities or not could_be_effective(q):
        return False
    return not (BUTTERFLY in q.abilities and has(q, "alt butterfly-alone"))


@ruling("tezuma.reading.butterfly-offsuit")
def butterfly_shields_off_suit(q: StrengthQuestion) -> Strength | None:
    if q.play.ability != BUTTERFLY or not is_off_suit(q) or not is_under_water(q):
        return None
    return effective(q, "tezuma.reading.butterfly-offsuit")


@ruling("tezuma.water-vs-butterfly")
def butterfly_beats_water(q: StrengthQuestion) -> Strength | None:
    if q.play.ability != BUTTERFLY or not is_under_water(q):
        return None
    return effective(q, "tezuma.water-vs-butterfly")


@ruling("tezuma.reading.water-vs-rings")
def water_and_rings(q: StrengthQuestion) -> Strength | None:
    if q.play.ability != RINGS or not is_under_water(q):
        return None
    if has(q, "alt water-vs-rings"):
        return effective(q, "tezuma.reading.water-vs-rings")
    return voided(q, "tezuma.reading.water-vs-rings")


@ruling("tezuma.reading.water-vs-sword")
def water_voids_sword(q: StrengthQuestion) -> Strength | None:
    is_voided = q.play.ability == SWORD and is_under_water(q)
    return voided(q, "tezuma.reading.water-vs-sword") if is_voided else None


@ruling("tezuma.reading.water-vs-horse")
def water_voids_horse(q: StrengthQuestion) -> Strength | None:
    is_voided = q.play.ability == HORSE and is_under_water(q)
    return voided(q, "tezuma.reading.water-vs-horse") if is_voided else None


@ruling("tezuma.reading.butterfly-alone")
def water_voids_others_beside_butterfly(q: StrengthQuestion) -> Strength | None:
    """Butterfly Dance saves its own trump and no other."""
    if not {BUTTERFLY, WATER} <= q.abilities or q.play.ability == BUTTERFLY or not could_be_effective(q):
        return None
    if has(q, "alt butterfly-alone"):
        return effective(q, "tezuma.reading.butterfly-alone")
    return voided(q, "tezuma.reading.butterfly-alone")


@ruling("tezuma.reading.water-timing")
def water_covers_the_whole_trick(q: StrengthQuestion) -> Strength | None:
    """Trumps that lay there before Water Trick was used, its user's own, and one that waited with Paper Egg."""
    if not is_under_water(q) or is_after_water(q):
        return None
    return voided(q, "tezuma.reading.water-timing")


def is_after_water(q: StrengthQuestion) -> bool:
    """Was the play made after Water Trick was used? Its user's own was not; one that waited was chosen before."""
    if q.play.ability == EGG:
        return False
    return [play.ability for play in q.plays].index(WATER) < q.plays.index(q.play)


@ruling("tezuma.water-trick")
def water_voids_trumps(q: StrengthQuestion) -> Strength | None:
    return voided(q, "tezuma.water-trick") if is_under_water(q) else None


# Trumps


@ruling("tezuma.butterfly-dance")
def butterfly_makes_effective(q: StrengthQuestion) -> Strength | None:
    if q.play.ability != BUTTERFLY or is_off_suit(q):
        return None
    return effective(q, "tezuma.butterfly-dance")


def rings_without_need(q: StrengthQuestion) -> str | None:
    """The alternative by which Linking Rings makes a trump effective that is led, or follows."""
    if q.play.ability != RINGS or is_off_suit(q):
        return None
    if q.play == q.led and q.plays[0] != q.led:
        return None  # the first card after a led Five-Color Sand
    name = "rings-cup-lead" if q.play == q.led else "rings-led-suit"
    return f"tezuma.reading.{name}" if has(q, f"alt {name}") else None


@ruling("tezuma.reading.rings-cup-lead")
def rings_lead_a_trump(q: StrengthQuestion) -> Strength | None:
    rule = rings_without_need(q)
    return effective(q, rule) if rule and q.play == q.led else None


def leads_where_no_number_follows(q: StrengthQuestion) -> bool:
    """Tezuma Trick says that a led trump has no effect if a number follows; 2015 that it never has."""
    if q.setup.edition != EDITION_TRICK or q.play != q.plays[0]:
        return False
    return not any(follows_with_a_number(other, q.led) for other in q.plays if other.cards)


def follows_with_a_number(play: Play, led: Play) -> bool:
    return not is_trump(play) and (play.cards[0].suit == led.cards[0].suit or play.ability == CUP)


def other_trumps(q: StrengthQuestion) -> list[StrengthQuestion]:
    return [q._replace(play=play) for play in q.plays if play != q.play and play.cards and is_trump(play)]


@ruling("tezuma.reading.lead-trump-trick")
def led_trump_waits_for_a_number(q: StrengthQuestion) -> Strength | None:
    """Against a trump that is effective, or by the alternative against one that counts 2; against others it stands."""
    if not leads_where_no_number_follows(q):
        return None
    is_agreed, others = has(q, "alt lead-trump-trick"), other_trumps(q)
    is_rivalled = any(map(is_effective, others))
    if is_agreed and (is_rivalled or any(other.play.ability == HORSE for other in others)):
        return effective(q, "tezuma.reading.lead-trump-trick")
    because = tells(q, "tezuma.reading.lead-trump-trick", "beaten")
    return Strength(FOLLOWS, 0, because) if is_rivalled else None


def is_effective(q: StrengthQuestion) -> bool:
    return ask(TRUMP_STRENGTH, q, counts(q, 0, "tezuma.following-trump")).kind == EFFECTIVE


@ruling("tezuma.reading.rings-led-suit")
def rings_in_the_led_suit(q: StrengthQuestion) -> Strength | None:
    """Left open in Tezuma Trick; 2015 prints that only a trump of another suit is effective."""
    if q.play.ability != RINGS or is_off_suit(q) or q.play == q.led or q.setup.edition != EDITION_TRICK:
        return None
    rule = rings_without_need(q)
    return effective(q, rule) if rule else counts(q, 0, "tezuma.reading.rings-led-suit")


@ruling("tezuma.cup-and-ball")
def cup_trump_follows(q: StrengthQuestion) -> Strength | None:
    if q.play.ability != CUP or not is_off_suit(q):
        return None
    return counts(q, 0, "tezuma.cup-and-ball")


@ruling("tezuma.linking-rings")
def rings_trump_is_effective(q: StrengthQuestion) -> Strength | None:
    if q.play.ability != RINGS or not is_off_suit(q):
        return None
    return effective(q, "tezuma.linking-rings")


@ruling("tezuma.effective-trump")
def trump_off_suit_is_effective(q: StrengthQuestion) -> Strength | None:
    return effective(q, "tezuma.effective-trump") if is_off_suit(q) else None


@ruling("tezuma.leader-follows")
def led_trump_follows(q: StrengthQuestion) -> Strength | None:
    if q.play != q.led or q.setup.edition == EDITION_TRICK:
        return None
    return counts(q, 0, "tezuma.leader-follows")


@ruling("tezuma.lead-trump-stands")
def led_trump_loses_to_a_number(q: StrengthQuestion) -> Strength | None:
    return counts(q, 0, "tezuma.lead-trump-stands") if q.play == q.led else None


@ruling("tezuma.following-trump")
def following_trump_is_zero(q: StrengthQuestion) -> Strength | None:
    return counts(q, 0, "tezuma.following-trump")


TRUMP_STRENGTH: tuple[Callable[[StrengthQuestion], Strength | None], ...] = (
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
    led_trump_waits_for_a_number,
    rings_in_the_led_suit,
    cup_trump_follows,
    rings_trump_is_effective,
    trump_off_suit_is_effective,
    horse_adds_two,
    led_trump_follows,
    led_trump_loses_to_a_number,
    following_trump_is_zero,
)
