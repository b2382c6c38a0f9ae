"""What is a play worth in its trick? A row of rulings for trumps, one for numbers; the first that answers decides."""

from collections.abc import Callable

from engine.cards import Play
from engine.games.tezuma.state import CUP, FIRE, UMBRELLAS
from engine.games.tezuma.trumps import TRUMP_WORTH
from engine.games.tezuma.worth_question import (
    NOTHING,
    Worth,
    WorthQuestion,
    abilities_in,
    counts,
    horse_adds_two,
    is_off_suit,
    tells,
)
from engine.kernel import Setup, ask, reason, ruling


@ruling("tezuma.highest-follows")
def off_suit_without_cup_does_not_count(q: WorthQuestion) -> Worth | None:
    if q.play.ability == CUP or not is_off_suit(q):
        return None
    suit = q.led.cards[0].suit
    return Worth(NOTHING, 0, tells(q, "tezuma.highest-follows", "off-suit", suit=suit))


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


@ruling("tezuma.highest-follows")
def number_counts(q: WorthQuestion) -> Worth | None:
    return counts(q, q.play.cards[0].number, "tezuma.highest-follows")


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
