"""What is there to say of the use of an ability? An ordered row; the first that answers tells."""

from collections.abc import Callable

from engine.cards import Card
from engine.games.tezuma.abilities import (
    BUTTERFLY,
    CHICKS,
    CUP,
    FIRE,
    HORSE,
    PAIL,
    RINGS,
    SAND,
    SWORD,
    UMBRELLAS,
    WATER,
)
from engine.games.tezuma.legality.question import (
    PlayQuestion,
    is_last_trick,
    is_lead_card,
    is_leader,
    is_left_of_sand,
    rings_lead_trump,
    sand_leads,
)
from engine.kernel import Fact, Reason, reason, ruling


def fact(q: PlayQuestion, rule: str, case: str, **facts: Fact) -> Reason:
    return reason(rule, case, player=q.seat, ability=q.ability, **facts)


@ruling("tezuma.reading.egg-last")
def egg_card_is_last(q: PlayQuestion) -> Reason | None:
    return reason("tezuma.reading.egg-last", "last", player=q.seat) if q.state.egg == q.seat else None


@ruling("tezuma.reading.rings-cup-lead")
def rings_or_cup_lead(q: PlayQuestion) -> Reason | None:
    if q.ability not in (RINGS, CUP) or not is_leader(q):
        return None
    return fact(q, "tezuma.reading.rings-cup-lead", "agreed" if rings_lead_trump(q) else "idle")


@ruling("tezuma.reading.rings-led-suit")
def rings_in_the_led_suit(q: PlayQuestion) -> Reason | None:
    """The alternative: Linking Rings makes a trump effective that follows."""
    if q.ability != RINGS or q.cards[0].number or q.cards[0].suit != q.led:
        return None
    is_agreed = "alt rings-led-suit" in q.state.setup.options
    return fact(q, "tezuma.reading.rings-led-suit", "agreed") if is_agreed else None


@ruling("tezuma.reading.sand-lead-egg")
def butterfly_after_a_sand_lead(q: PlayQuestion) -> Reason | None:
    if q.ability != BUTTERFLY or not is_left_of_sand(q):
        return None
    return fact(q, "tezuma.reading.sand-lead-egg", "butterfly")


@ruling("tezuma.reading.sand-first-card")
def first_card_after_sand(q: PlayQuestion) -> Reason | None:
    """It sets the suit, so a trump is not effective, and to play another suit is no use."""
    if not (sand_leads(q) and is_lead_card(q)) or q.ability not in (RINGS, CUP, FIRE):
        return None
    case = "pair" if q.ability == FIRE else "idle"
    return fact(q, "tezuma.reading.sand-first-card", case, suit=q.cards[0].suit)


@ruling("tezuma.reading.butterfly-offsuit")
def butterfly_off_suit(q: PlayQuestion) -> Reason | None:
    if q.ability != BUTTERFLY or q.cards[0].number or q.led in (q.cards[0].suit, ""):
        return None
    return fact(q, "tezuma.reading.butterfly-offsuit", "idle")


@ruling("tezuma.reading.idle-ability")
def changes_nothing(q: PlayQuestion) -> Reason | None:
    return fact(q, "tezuma.reading.idle-ability", "idle") if is_idle(q) else None


def is_idle(q: PlayQuestion) -> bool:
    """Can this use change nothing, whatever else is played?"""
    card, options = q.cards[0], q.state.setup.options
    follows = is_lead_card(q) or card.suit == q.led
    if q.ability in (HORSE, UMBRELLAS, SWORD, WATER, BUTTERFLY) and has_sand(q):
        return True
    if q.ability == UMBRELLAS:
        return not follows or card.number not in (4, 5)
    if q.ability in (HORSE, FIRE):
        return not follows
    if q.ability in (RINGS, CUP):
        return follows
    if q.ability == BUTTERFLY:
        return card.number > 0 and "alt butterfly-alone" not in options
    if q.ability == SWORD:
        return is_idle_sword(q, card, follows)
    return q.ability in (CHICKS, PAIL) and is_last_trick(q)


def is_idle_sword(q: PlayQuestion, card: Card, follows: bool) -> bool:
    """Of equals the leader is first anyway; a number that does not follow and a trump that does equal nothing."""
    if is_leader(q):
        return True
    if card.number:
        return not follows
    return follows and "alt sword-zero" not in q.state.setup.options


def has_sand(q: PlayQuestion) -> bool:
    return any(play.ability == SAND for play in q.state.trick)


@ruling("tezuma.ability.overrides")
def goes_before_following(q: PlayQuestion) -> Reason | None:
    if q.ability not in (RINGS, CUP) or q.can_follow is False:
        return None
    return fact(q, "tezuma.ability.overrides", "wins", suit=q.led)


@ruling("tezuma.ability.scope")
def only_for_its_user(q: PlayQuestion) -> Reason | None:
    if q.ability in (WATER, CHICKS, PAIL):
        return None
    return fact(q, "tezuma.ability.scope", "own")


@ruling("tezuma.ability.when")
def is_announced(q: PlayQuestion) -> Reason | None:
    return fact(q, "tezuma.ability.when", "announced")


TOLD: tuple[Callable[[PlayQuestion], Reason | None], ...] = (
    egg_card_is_last,
    rings_or_cup_lead,
    rings_in_the_led_suit,
    butterfly_after_a_sand_lead,
    first_card_after_sand,
    butterfly_off_suit,
    changes_nothing,
    goes_before_following,
    only_for_its_user,
    is_announced,
)
