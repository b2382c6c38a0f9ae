"""How strong is each play in its trick?"""

from collections.abc import Callable

from engine.cards import Play
from engine.games.tornei.cards import place_of
from engine.games.tornei.state import NPC, State, is_npc
from engine.kernel import ask, ruling

# Which cards are ranked, and how?


@ruling("tornei.reading.npc-ranks")
def npc_is_ranked_too(state: State) -> tuple[Play, ...] | None:
    return state.trick if is_npc(state.setup, NPC) else None


RANKED: tuple[Callable[[State], tuple[Play, ...] | None], ...] = (npc_is_ranked_too,)


def strength(play: Play) -> tuple[int, int]:
    card = play.cards[0]
    return place_of(card.suit), -card.number


@ruling("tornei.rank")
def stronger_suit_then_higher_number(trick: tuple[Play, ...]) -> tuple[Play, ...]:
    return tuple(sorted(trick, key=strength))


RANKING: tuple[Callable[[tuple[Play, ...]], tuple[Play, ...]], ...] = (stronger_suit_then_higher_number,)


def ranking(state: State) -> tuple[Play, ...]:
    """The plays of a trick from the strongest to the weakest."""
    of_players = tuple([play for play in state.trick if not is_npc(state.setup, play.seat)])
    plays = ask(RANKED, state, of_players)
    return ask(RANKING, plays, plays)
