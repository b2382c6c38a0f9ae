"""How everybody is thought to play on in a play-out: at random, or with the little sense that tells most for its cost."""

from bisect import bisect_left

from engine.cards import Card, Play
from engine.games.tornei.cards import place_of
from engine.games.tornei.state import PLAY, SEATED
from engine.games.tornei.strength import strength
from engine.kernel import Action, Game, State
from engine.players.playouts import Luck


def at_random(game: Game, state: State, seat: int, luck: Luck) -> Action:
    """Any legal action."""
    actions = game.choices(state, seat)
    return actions[0] if len(actions) == 1 else first_legal(game, state, luck.ordered(actions))


def first_legal(game: Game, state: State, actions: list[Action]) -> Action:
    return next(action for action in actions if game.judge(state, action).legal)


def come_true(game: Game, state: State, seat: int, luck: Luck) -> Action:
    """In Tornei, a card with which one's prediction comes true, or still may; all else at random."""
    if state.phase != PLAY or not state.trick or state.forecasts[seat] is None:
        return at_random(game, state, seat, luck)
    stronger = sorted(map(strength, state.trick))
    foretold, is_last = place_of(state.forecasts[seat].suit), len(state.trick) == SEATED - 1

    def fails(action: Play) -> bool:
        place = 1 + bisect_left(stronger, strength(action))
        return place != foretold if is_last else place > foretold

    return first_legal(game, state, sorted(luck.ordered(game.choices(state, seat)), key=fails))


def win_cheaply(game: Game, state: State, seat: int, luck: Luck) -> Action:
    """In Tezuma, who is last plays the lowest card that beats all of the first suit; who cannot, and all else, at random."""
    if len(state.trick) == state.setup.players - 1:
        played = [card for play in state.trick for card in play.cards]
        winning = [card for card in state.hands[seat] if beats(card, played)]
        if winning and game.judge(state, action := Play(seat, (min(winning),))).legal:
            return action
    return at_random(game, state, seat, luck)


def beats(card: Card, played: list[Card]) -> bool:
    """Is it higher than all of the suit that was played first?"""
    first = [other for other in played if other.suit == played[0].suit]
    return bool(first) and card.suit == first[0].suit and card > max(first)
