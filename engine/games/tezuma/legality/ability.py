"""May an ability be used with this play, and may its card be of another suit for that? Two ordered rows; the first that answers decides."""

from collections.abc import Callable

from engine.games.tezuma.abilities import BUTTERFLY, CUP, EGG, FIRE, RINGS, SAND, SWORD, ability_uses
from engine.games.tezuma.legality.question import (
    PlayQuestion,
    are_a_pair,
    is_last_trick,
    is_leader,
    is_left_of_sand,
)
from engine.games.tezuma.state import taken_by
from engine.kernel import Verdict, allow, refuse, ruling
from engine.text import BESIDE
from engine.trick import clockwise

# May it be used?


@ruling("tezuma.ability.once-a-trick")
def egg_was_declared(q: PlayQuestion) -> Verdict | None:
    if q.state.egg != q.seat:
        return None
    return refuse("tezuma.ability.once-a-trick", player=q.seat, ability=EGG)


@ruling("tezuma.ability.once-a-trick")
def one_ability_at_a_time(q: PlayQuestion) -> Verdict | None:
    if BESIDE not in q.ability:
        return None
    one, other = q.ability.split(BESIDE)[:2]
    return refuse("tezuma.ability.once-a-trick", "several", ability=one, other_ability=other)


@ruling("tezuma.draft.one-of-each")
def only_the_ability_taken(q: PlayQuestion) -> Verdict | None:
    mine = taken_by(q.state, q.seat).ability
    if q.ability == mine:
        return None
    case = "not-taken" if mine else "no-ability"
    return refuse("tezuma.draft.one-of-each", case, player=q.seat, ability=q.ability, other_ability=mine)


@ruling("tezuma.ability.uses")
def uses_are_left(q: PlayQuestion) -> Verdict | None:
    most = ability_uses(q.state.setup, q.ability)
    if not q.state.uses or q.state.uses[q.seat] < most:
        return None
    return refuse("tezuma.ability.uses", player=q.seat, ability=q.ability, count=most)


@ruling("tezuma.paper-egg")
def egg_is_declared_without_a_card(q: PlayQuestion) -> Verdict | None:
    return refuse("tezuma.paper-egg", "with-card") if q.ability == EGG and q.cards else None


@ruling("tezuma.reading.sand-lead-egg")
def neighbour_of_sand_counts_as_leader(q: PlayQuestion) -> Verdict | None:
    """The alternative: after a led Five-Color Sand the left neighbour is the leader."""
    if (
        not is_left_of_sand(q)
        or q.ability not in (EGG, BUTTERFLY)
        or "alt sand-lead-egg" not in q.state.setup.options
    ):
        return None
    return refuse("tezuma.reading.sand-lead-egg", player=q.seat, ability=q.ability)


@ruling("tezuma.paper-egg")
def leader_cannot_wait(q: PlayQuestion) -> Verdict | None:
    return refuse("tezuma.paper-egg", "leads", player=q.seat) if q.ability == EGG and is_leader(q) else None


@ruling("tezuma.butterfly-dance")
def leader_has_no_butterfly(q: PlayQuestion) -> Verdict | None:
    if q.ability != BUTTERFLY or not is_leader(q):
        return None
    return refuse("tezuma.butterfly-dance", "leads", player=q.seat)


@ruling("tezuma.five-color-sand")
def sand_is_used_without_a_card(q: PlayQuestion) -> Verdict | None:
    return refuse("tezuma.five-color-sand", "with-card") if q.ability == SAND and q.cards else None


@ruling("tezuma.ability.when")
def other_abilities_need_a_card(q: PlayQuestion) -> Verdict | None:
    if q.cards or q.ability in (EGG, SAND):
        return None
    return refuse("tezuma.ability.when", ability=q.ability)


@ruling("tezuma.reading.butterfly-offsuit")
def butterfly_only_follows(q: PlayQuestion) -> Verdict | None:
    """The alternative: Butterfly Dance only with a trump that follows."""
    if q.ability != BUTTERFLY or "alt butterfly-offsuit" not in q.state.setup.options:
        return None
    if q.cards[0].number == 0 and q.led in (q.cards[0].suit, ""):
        return None
    return refuse("tezuma.reading.butterfly-offsuit")


@ruling("tezuma.reading.sword-following-number")
def sword_only_with_a_trump(q: PlayQuestion) -> Verdict | None:
    """The alternative in Tezuma Trick: Sword Walking only with a trump that does not follow."""
    if q.ability != SWORD or "alt sword-following-number" not in q.state.setup.options:
        return None
    if q.cards[0].number == 0 and (leads_effective(q) if not q.led else q.cards[0].suit != q.led):
        return None
    return refuse("tezuma.reading.sword-following-number")


def leads_effective(q: PlayQuestion) -> bool:
    """Is a led trump effective, as long as no number follows it?"""
    return is_leader(q) and "alt lead-trump-trick" in q.state.setup.options


@ruling("tezuma.fire-breathing")
def fire_takes_two_numbers_of_a_suit(q: PlayQuestion) -> Verdict | None:
    if q.ability != FIRE:
        return None
    if len(q.cards) == 2 and are_a_pair(*q.cards):
        return None
    return refuse("tezuma.fire-breathing")


@ruling("tezuma.reading.sand-last-trick")
def sand_in_the_last_trick(q: PlayQuestion) -> Verdict | None:
    if q.ability != SAND or not is_last_trick(q):
        return None
    return allow("tezuma.reading.sand-last-trick", player=q.seat)


@ruling("tezuma.sand-lead")
def sand_leads_the_trick(q: PlayQuestion) -> Verdict | None:
    if q.ability != SAND or not is_leader(q):
        return None
    other = clockwise(q.seat, q.state.setup.players)
    return allow("tezuma.sand-lead", "sand", player=q.seat, other=other)


@ruling("tezuma.reading.sand-later")
def sand_in_turn(q: PlayQuestion) -> Verdict | None:
    if q.ability != SAND:
        return None
    return allow("tezuma.reading.sand-later", player=q.seat, count=q.state.setup.players - 1)


@ruling("tezuma.reading.egg-last")
def egg_from_the_last_seat(q: PlayQuestion) -> Verdict | None:
    """Whoever would be last anyway may declare it all the same."""
    if q.ability != EGG or len(q.state.trick) < q.state.setup.players - 1:
        return None
    return allow("tezuma.reading.egg-last", "idle", player=q.seat)


@ruling("tezuma.reading.sand-lead-egg")
def egg_after_a_sand_lead(q: PlayQuestion) -> Verdict | None:
    if q.ability != EGG or not is_left_of_sand(q):
        return None
    return allow("tezuma.reading.sand-lead-egg", player=q.seat)


@ruling("tezuma.paper-egg")
def egg_waits(q: PlayQuestion) -> Verdict | None:
    return allow("tezuma.paper-egg", player=q.seat) if q.ability == EGG else None


MAY_USE: tuple[Callable[[PlayQuestion], Verdict | None], ...] = (
    egg_was_declared,
    one_ability_at_a_time,
    only_the_ability_taken,
    uses_are_left,
    egg_is_declared_without_a_card,
    neighbour_of_sand_counts_as_leader,
    leader_cannot_wait,
    leader_has_no_butterfly,
    sand_is_used_without_a_card,
    other_abilities_need_a_card,
    butterfly_only_follows,
    sword_only_with_a_trump,
    fire_takes_two_numbers_of_a_suit,
    sand_in_the_last_trick,
    sand_leads_the_trick,
    sand_in_turn,
    egg_from_the_last_seat,
    egg_after_a_sand_lead,
    egg_waits,
)
"""Where it answers with yes, no card is played; where it passes, the card is judged."""


# May its card stray from the suit that was led?


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


MAY_STRAY: tuple[Callable[[PlayQuestion], Verdict | None], ...] = (
    pair_must_follow,
    rings_free_the_suit,
    cup_of_a_void_player,
    cup_counts_as_following,
)
