"""Which abilities free a card from following? An ordered row; the first that answers decides."""

from collections.abc import Callable

from engine.games.tezuma.question import PlayQuestion
from engine.games.tezuma.state import CUP, FIRE, RINGS
from engine.kernel import Verdict, allow, refuse, ruling


def is_off_suit(q: PlayQuestion) -> bool:
    return bool(q.led) and q.cards[0].suit != q.led


@ruling("tezuma.reading.fire-follow")
def pair_must_follow(q: PlayQuestion) -> Verdict | None:
    if q.ability != FIRE or not is_off_suit(q):
        return None
    if q.can_follow is None:
        return Verdict(
            None, refuse("tezuma.reading.fire-follow", "unknown", player=q.seat, suit=q.led).because
        )
    if q.can_follow:
        return refuse("tezuma.reading.fire-follow", player=q.seat, suit=q.led)
    return allow("tezuma.reading.fire-follow", player=q.seat, suit=q.led)


@ruling("tezuma.linking-rings")
def rings_free_the_suit(q: PlayQuestion) -> Verdict | None:
    if q.ability != RINGS or not is_off_suit(q) or q.can_follow is False:
        return None
    return allow("tezuma.linking-rings", player=q.seat, suit=q.led)


@ruling("tezuma.reading.cup-void")
def cup_of_a_void_player(q: PlayQuestion) -> Verdict | None:
    if q.ability != CUP or not is_off_suit(q) or q.can_follow is not False:
        return None
    return allow("tezuma.reading.cup-void", player=q.seat, suit=q.led)


@ruling("tezuma.cup-and-ball")
def cup_counts_as_following(q: PlayQuestion) -> Verdict | None:
    if q.ability != CUP or not is_off_suit(q):
        return None
    return allow("tezuma.cup-and-ball", player=q.seat, suit=q.led)


FREES: tuple[Callable[[PlayQuestion], Verdict | None], ...] = (
    pair_must_follow,
    rings_free_the_suit,
    cup_of_a_void_player,
    cup_counts_as_following,
)
