"""Faults of a position that games find in the same way, each under a rule of its own."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from typing import Any

from engine.cards import HIDDEN, Card, Cards, Play, replaced
from engine.kernel import Reason, Setup, Verdict, reason

Check = Callable[[Any], Iterator[Reason]]


def named(cards: Iterable[Card]) -> list[Card]:
    """Those that are not face down."""
    return [card for card in cards if card != HIDDEN]


def strange_cards(
    rule: str, cards: Callable[[Any], Iterable[Card]], exists: Callable[[Setup, Card], bool]
) -> Check:
    """Cards that the game does not have; a sentence for `strange`."""

    def strange_cards(state: Any) -> Iterator[Reason]:
        for card in dict.fromkeys(named(cards(state))):
            if not exists(state.setup, card):
                yield reason(rule, "strange", card=card)

    return strange_cards


def cards_twice(rule: str, cards: Callable[[Any], Cards]) -> Check:
    """Where each card is there once; a sentence for `twice`."""

    def cards_twice(state: Any) -> Iterator[Reason]:
        everywhere = named(cards(state))
        for card in dict.fromkeys(everywhere):
            if everywhere.count(card) > 1:
                yield reason(rule, "twice", card=card)

    return cards_twice


def uneven_hand(sizes: Sequence[int], seat: int, rule: str, deal: str, most: int) -> Iterator[Reason]:
    """A hand is as large as the first one, and no larger than it was dealt; sentences for `uneven` and `too-many`."""
    if sizes[seat] != sizes[0]:
        yield reason(rule, "uneven", player=seat, count=sizes[seat], other=0, first=sizes[0])
    elif sizes[seat] > most:
        yield reason(deal, "too-many", player=seat, count=sizes[seat], most=most)


def voids_held(rule: str, aside: Callable[[Any, int], Iterable[Card]] = lambda state, seat: ()) -> Check:
    """Suits that were shown to be missing, yet are in the hand, in the trick or laid aside; a sentence for `held`."""

    def voids_held(state: Any) -> Iterator[Reason]:
        for seat, voids in enumerate(state.voids):
            played = [card for play in state.trick if play.seat == seat for card in play.cards]
            held = {card.suit for card in (*state.hands[seat], *aside(state, seat), *played)} & voids
            if held:
                yield reason(rule, "held", player=seat, suits=frozenset(held))

    return voids_held


def counted_too_soon(rule: str, over: str = "over") -> Check:
    """Points of a deal that is still to be counted; a sentence for `not-counted`."""

    def counted_too_soon(state: Any) -> Iterator[Reason]:
        counted = state.deal if state.phase == over else state.deal - 1
        early = [(line.deal, line.player) for line in state.lines if line.deal > counted]
        for deal, player in dict.fromkeys(early):
            yield reason(rule, "not-counted", player=player, deal=deal)

    return counted_too_soon


def over_without_points(rule: str, over: str = "over") -> Check:
    """At the end of a match deals have been counted, where each deal brings somebody something; a sentence for `no-points`."""

    def over_without_points(state: Any) -> Iterator[Reason]:
        if state.phase == over and not state.lines:
            yield reason(rule, "no-points")

    return over_without_points


def nowhere_to_lie(
    rule: str, cards: Callable[[Any], Cards], imagine: Callable[[Any, int, Random], Any]
) -> Check:
    """Face-down cards must be able to be some of those that are not seen; a sentence for `nowhere`."""

    def nowhere_to_lie(state: Any) -> Iterator[Reason]:
        if HIDDEN in cards(state):
            try:
                imagine(state, 0, Random(0))
            except ValueError:
                yield reason(rule, "nowhere")

    return nowhere_to_lie


# The trick that lies there


def out_of_turn(rule: str, turn: Callable[[Any], int]) -> Check:
    """A seat that plays again, or before it is due; what came after that is not told. Sentences for `again` and `order`."""

    def out_of_turn(state: Any) -> Iterator[Reason]:
        for index, play in enumerate(state.trick):
            before = state.trick[:index]
            if play.seat in [other.seat for other in before]:
                yield reason(rule, "again", player=play.seat)
                return
            due = turn(state._replace(trick=before))
            if play.seat != due:
                yield reason(rule, "order", player=play.seat, other=due)
                return

    return out_of_turn


def against_the_rules(
    rule: str,
    judge: Callable[[Any, Any], Verdict],
    turn: Callable[[Any], int],
    action: Callable[[Any, Play], Any] = lambda state, play: play,
) -> Check:
    """Each play of the trick is judged again, in the position in which it was made; a sentence for `not-so`, then why."""

    def against_the_rules(state: Any) -> Iterator[Reason]:
        for index, play in enumerate(state.trick[: len(state.hands)]):
            before = in_turn(state_before(state, index), play.seat, turn)
            verdicts = [judge(now, action(now, play)) for now in given_back(before, play)]
            if all(verdict.legal is False for verdict in verdicts):
                yield reason(rule, "not-so", player=play.seat, card=play.cards[0])
                yield from verdicts[0].because

    return against_the_rules


def state_before(state: Any, index: int) -> Any:
    """The position before a play of the trick, whose own card is yet to be given back."""
    hands = list(state.hands)
    for play in state.trick[index + 1 :]:
        hands[play.seat] += play.cards
    return state._replace(phase="play", trick=state.trick[:index], hands=tuple(hands))


def in_turn(state: Any, seat: int, turn: Callable[[Any], int]) -> Any:
    """The position, or where it would not be that seat's turn, one like it in which others have played the same before it."""
    if turn(state) == seat:
        return state
    first, seats = seat - len(state.trick), len(state.hands)
    trick = [play._replace(seat=(first + number) % seats) for number, play in enumerate(state.trick)]
    return state._replace(leader=first % seats, trick=tuple(trick))


def given_back(state: Any, play: Play) -> Iterator[Any]:
    """The positions that a play may have been made in: where in its hand the card lay is not known."""
    hand = state.hands[play.seat]
    for place in range(len(hand) + 1):
        yield state._replace(
            hands=replaced(state.hands, play.seat, (*hand[:place], *play.cards, *hand[place:]))
        )
