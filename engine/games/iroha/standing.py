"""How each play of a trick stands, and why."""

from engine.cards import Play
from engine.games.iroha.outcomes import highest_trumps, marker, winner
from engine.games.iroha.state import State
from engine.kernel import Reason, Standing, reason


def standings(state: State) -> tuple[Standing, ...]:
    """How each play of the trick stands now."""
    if not state.trick:
        return ()
    best = winner(state.trick)
    trump = marker(state.trick).cards[0].suit
    ranked = sorted(state.trick, key=lambda play: strength(play, best, trump), reverse=True)
    trumps = sum(play.cards[0].suit == trump for play in ranked)
    places = {play.seat: min(place, trumps + 1) for place, play in enumerate(ranked, start=1)}
    return tuple(
        Standing(
            play.seat,
            places[play.seat],
            play == best,
            stands(play, best, trump, trumps, len(ranked) == 1, len(highest_trumps(state.trick)) > 1),
        )
        for play in state.trick
    )


def strength(play: Play, best: Play, trump: str) -> tuple[bool, bool, int]:
    card = play.cards[0]
    return play == best, card.suit == trump, card.number


def stands(play: Play, best: Play, trump: str, trumps: int, alone: bool, is_equalled: bool) -> Reason:
    card = play.cards[0]
    if play == best and is_equalled:
        return reason("iroha.reading.equal-numbers", "first", player=play.seat, card=card)
    if play == best:
        case = "first" if alone else "only" if trumps == 1 else "highest"
        return reason("iroha.winner", case, player=play.seat, card=card, suit=trump)
    if card == best.cards[0]:
        return reason("iroha.reading.equal-numbers", "later", card=card, other=best.seat)
    case = "lower" if card.suit == trump else "not-trump"
    return reason("iroha.winner", case, player=play.seat, card=card, best=best.cards[0], suit=trump)
