"""What a legal action leads to."""

from engine.cards import Play
from engine.games.tezuma.effects.deal import STARTS, count, deal, lay_out, name_start
from engine.games.tezuma.effects.draft import take
from engine.games.tezuma.effects.trick import collect, play
from engine.games.tezuma.state import Action, LayOut, NameStart, Outcome, State, Take
from engine.kernel import ask
from engine.kit.actions import Collect, CountDeal, Deal, NameDealer


def apply(state: State, action: Action) -> Outcome:
    match action:
        case Play():
            return play(state, action)
        case Collect():
            return collect(state)
        case Take():
            return take(state, action)
        case Deal():
            return deal(state, action)
        case LayOut():
            return lay_out(state, action)
        case NameStart(start):
            return name_start(state, start)
        case NameDealer(dealer):
            return name_start(state, ask(STARTS, (state, dealer), dealer))
        case CountDeal():
            return count(state)
