"""May it be done? Each action is a question with an ordered row of rulings: the first that answers decides.

Following suit is `must_follow` in `play` (a ruling of `engine/kit/trick.py`), for the NPC `npc_follows` in `npc`.
"""

from engine.cards import Play
from engine.games.tornei.legality.npc import MAY_NPC_PLAY, MAY_TURN_UP, NpcQuestion, TurnUpQuestion
from engine.games.tornei.legality.play import MAY_FORECAST, MAY_PLAY, ForecastQuestion, PlayQuestion
from engine.games.tornei.legality.table import (
    MAY_COLLECT,
    MAY_COUNT_DEAL,
    MAY_DEAL,
    MAY_NAME_DEALER,
    MAY_REVEAL,
    DealerQuestion,
    DealQuestion,
)
from engine.games.tornei.state import (
    Action,
    Deal,
    Forecast,
    NpcPlay,
    Reveal,
    State,
    TurnUp,
    led_suit,
)
from engine.kernel import Verdict, ask
from engine.kit.actions import Collect, CountDeal, NameDealer, Several
from engine.kit.rulings import NO_RULE_SPEAKS, TableQuestion


def judge(state: State, action: Action | Several, tried: int = 1) -> Verdict:
    """`tried` is how often at a time."""
    match action:
        case Play():
            seat, cards, _ = action
            return ask(
                MAY_PLAY, PlayQuestion(state, seat, cards[0], led_suit(state), len(cards)), NO_RULE_SPEAKS
            )
        case Forecast(seat, cards):
            return ask(MAY_FORECAST, ForecastQuestion(state, seat, cards[0], len(cards)), NO_RULE_SPEAKS)
        case NpcPlay(cards):
            return ask(
                MAY_NPC_PLAY, NpcQuestion(state, cards[0], led_suit(state), len(cards)), NO_RULE_SPEAKS
            )
        case TurnUp(cards):
            return ask(MAY_TURN_UP, TurnUpQuestion(state, cards[0], len(cards)), NO_RULE_SPEAKS)
        case Deal(hands, open_, pile):
            dealt = tuple([card for heap in action.heaps for card in heap])
            return ask(MAY_DEAL, DealQuestion(state, hands, open_, pile, dealt), NO_RULE_SPEAKS)
        case NameDealer(dealer):
            return ask(MAY_NAME_DEALER, DealerQuestion(state, dealer, tried), NO_RULE_SPEAKS)
        case Reveal():
            return ask(MAY_REVEAL, TableQuestion(state), NO_RULE_SPEAKS)
        case Collect():
            return ask(MAY_COLLECT, TableQuestion(state), NO_RULE_SPEAKS)
        case CountDeal():
            return ask(MAY_COUNT_DEAL, TableQuestion(state), NO_RULE_SPEAKS)
        case Several(tries):  # pragma: no branch  # there is no other action
            return judge(state, tries[0], len(tries))
