"""How strong is a number card in its trick? An ordered row; the first ruling that answers decides."""

from collections.abc import Callable

from engine.games.tezuma.abilities import CUP, FIRE, HORSE, UMBRELLAS
from engine.games.tezuma.strength.question import (
    NOTHING,
    Strength,
    StrengthQuestion,
    counts,
    is_off_suit,
    tells,
)
from engine.kernel import ruling


@ruling("tezuma.highest-follows")
def off_suit_without_cup_does_not_count(q: StrengthQuestion) -> Strength | None:
    if q.play.ability == CUP or not is_off_suit(q):
        return None
    suit = q.led.cards[0].suit
    return Strength(NOTHING, 0, tells(q, "tezuma.highest-follows", "off-suit", suit=suit))


@ruling("tezuma.horse-swallowing")
def horse_adds_two(q: StrengthQuestion) -> Strength | None:
    value = q.play.cards[0].number + 2
    return counts(q, value, "tezuma.horse-swallowing") if q.play.ability == HORSE else None


@ruling("tezuma.fire-breathing")
def fire_adds_up(q: StrengthQuestion) -> Strength | None:
    value = sum(card.number for card in q.play.cards)
    return counts(q, value, "tezuma.fire-breathing") if q.play.ability == FIRE else None


@ruling("tezuma.many-umbrellas")
def umbrellas_double(q: StrengthQuestion) -> Strength | None:
    number = q.play.cards[0].number
    if q.play.ability != UMBRELLAS or number not in (4, 5):
        return None
    return counts(q, 2 * number, "tezuma.many-umbrellas")


@ruling("tezuma.cup-and-ball")
def cup_number_follows(q: StrengthQuestion) -> Strength | None:
    if q.play.ability != CUP or not is_off_suit(q):
        return None
    return counts(q, q.play.cards[0].number, "tezuma.cup-and-ball")


@ruling("tezuma.highest-follows")
def number_counts(q: StrengthQuestion) -> Strength | None:
    return counts(q, q.play.cards[0].number, "tezuma.highest-follows")


NUMBER_STRENGTH: tuple[Callable[[StrengthQuestion], Strength | None], ...] = (
    off_suit_without_cup_does_not_count,
    horse_adds_two,
    fire_adds_up,
    umbrellas_double,
    cup_number_follows,
    number_counts,
)
