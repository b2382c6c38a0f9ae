"""How each play of a trick stands, and why."""

from engine.cards import Play
from engine.games.tornei.outcomes import winner
from engine.games.tornei.state import State
from engine.games.tornei.strength import ranking
from engine.kernel import Reason, Standing, reason


def standings(state: State) -> tuple[Standing, ...]:
    """How each play of the trick stands now: its place is what a forecast foretells."""
    ranked = ranking(state)
    if not ranked:
        return ()
    best, led = winner(state, ranked), state.trick[0].cards[0].suit
    by_seat = {
        play.seat: Standing(play.seat, place, play == best, stands(ranked, place, led))
        for place, play in enumerate(ranked, start=1)
    }
    return tuple(by_seat[play.seat] for play in state.trick if play.seat in by_seat)


def stands(ranked: tuple[Play, ...], place: int, led: str) -> Reason:
    """The first: what makes it the strongest. Another one: the next stronger card, and why that one is."""
    play = ranked[place - 1]
    card = play.cards[0]
    if place == 1:
        return strongest(ranked)
    above = ranked[place - 2].cards[0]
    if above.suit == card.suit:
        return reason("tornei.rank", "lower", player=play.seat, card=card, best=above, place=place)
    case = "led-is-weaker" if card.suit == led else "weaker"
    return reason(
        "tornei.suit-rank", case, player=play.seat, card=card, best=above, place=place, suit=card.suit
    )


def strongest(ranked: tuple[Play, ...]) -> Reason:
    play = ranked[0]
    card = play.cards[0]
    if len(ranked) == 1:
        return reason("tornei.winner", "first", player=play.seat, card=card)
    same_suit = ranked[1].cards[0].suit == card.suit
    case = "highest" if same_suit else "strongest"
    return reason("tornei.winner", case, player=play.seat, card=card, suit=card.suit)
