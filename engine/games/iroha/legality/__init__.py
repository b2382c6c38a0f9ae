"""May it be done? Each action is a question with an ordered row of rulings; the first that answers decides.

Following suit is `must_follow` in `play`.
"""

from engine.cards import Play
from engine.deeds import cards_in
from engine.games.iroha.legality.passes import MAY_PASS, PassQuestion
from engine.games.iroha.legality.play import MAY_PLAY, PlayQuestion
from engine.games.iroha.legality.table import (
    MAY_COLLECT,
    MAY_COUNT_DEAL,
    MAY_DEAL,
    MAY_NAME_DEALER,
)
from engine.games.iroha.state import Action, Pass, State
from engine.kernel import Verdict, ask
from engine.kit.actions import Collect, CountDeal, Deal, NameDealer, Several
from engine.kit.rulings import NO_RULE_SPEAKS, DealQuestion, TableQuestion
from engine.trick import played_suits


def judge(state: State, action: Action | Several, tried: int = 1) -> Verdict:
    """`tried` is how often at a time."""
    match action:
        case Play():
            seat, cards, _ = action
            question = PlayQuestion(state, seat, cards[0], played_suits(state.trick), len(cards))
            return ask(MAY_PLAY, question, NO_RULE_SPEAKS)
        case Pass():
            return ask(MAY_PASS, PassQuestion(state, action.seat, action.cards), NO_RULE_SPEAKS)
        case Deal():
            return ask(
                MAY_DEAL, DealQuestion(state, action.hands, tuple(cards_in(action.hands))), NO_RULE_SPEAKS
            )
        case Collect():
            return ask(MAY_COLLECT, TableQuestion(state), NO_RULE_SPEAKS)
        case NameDealer():
            return ask(MAY_NAME_DEALER, TableQuestion(state, tried), NO_RULE_SPEAKS)
        case CountDeal():
            return ask(MAY_COUNT_DEAL, TableQuestion(state), NO_RULE_SPEAKS)
        case Several(tries):
            return judge(state, tries[0], len(tries))
