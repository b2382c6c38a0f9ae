"""May it be done? Each kind of action asks an ordered row of rulings; the first that answers decides.

Following suit is `must_follow` in `play`, in mode K `any_card_that_follows`.
"""

from engine.cards import Play
from engine.games.automatic.legality.play import MAY_PLAY
from engine.games.automatic.legality.point import MAY_NAME, MAY_POINT, NameQuestion, PointQuestion
from engine.games.automatic.legality.question import asked
from engine.games.automatic.legality.round import (
    MAY_CHOOSE,
    MAY_CHOOSE_MODE,
    MAY_TAKE,
    ChooseQuestion,
    ModeQuestion,
    TakeQuestion,
)
from engine.games.automatic.legality.table import (
    MAY_CLOSE,
    MAY_COLLECT,
    MAY_COUNT_DEAL,
    MAY_DEAL,
    MAY_SHOW_BOTTOMS,
    DealQuestion,
    TableQuestion,
)
from engine.games.automatic.state import (
    Action,
    Choose,
    ChooseMode,
    CloseQuiz,
    Deal,
    NameLeader,
    Point,
    ShowBottoms,
    State,
    Take,
    TurnOver,
)
from engine.kernel import Verdict, ask
from engine.kit.actions import Collect, CountDeal, Several
from engine.kit.rulings import NO_RULE_SPEAKS
from engine.text import TABLE


def judge(state: State, action: Action | Several, tried: int = 1) -> Verdict:
    """`tried` is how often at a time."""
    match action:
        case TurnOver(card):
            return ask(MAY_PLAY, asked(state, (card,) * tried, TABLE), NO_RULE_SPEAKS)
        case Play():
            return ask(MAY_PLAY, asked(state, action.cards, action.seat), NO_RULE_SPEAKS)
        case Choose():
            return ask(MAY_CHOOSE, ChooseQuestion(state, action, tried), NO_RULE_SPEAKS)
        case Point():
            return ask(MAY_POINT, PointQuestion(state, *action, tried), NO_RULE_SPEAKS)
        case Take():
            return ask(MAY_TAKE, TakeQuestion(state, action, tried), NO_RULE_SPEAKS)
        case ChooseMode():
            return ask(MAY_CHOOSE_MODE, ModeQuestion(state, action, tried), NO_RULE_SPEAKS)
        case NameLeader():
            return ask(MAY_NAME, NameQuestion(state, action, tried), NO_RULE_SPEAKS)
        case Collect():
            return ask(MAY_COLLECT, TableQuestion(state), NO_RULE_SPEAKS)
        case Deal():
            return ask(MAY_DEAL, DealQuestion(state, action, action.cards), NO_RULE_SPEAKS)
        case CloseQuiz():
            return ask(MAY_CLOSE, TableQuestion(state), NO_RULE_SPEAKS)
        case ShowBottoms():
            return ask(MAY_SHOW_BOTTOMS, TableQuestion(state), NO_RULE_SPEAKS)
        case CountDeal():
            return ask(MAY_COUNT_DEAL, TableQuestion(state), NO_RULE_SPEAKS)
        case Several(tries):
            return judge(state, tries[0], len(tries))
