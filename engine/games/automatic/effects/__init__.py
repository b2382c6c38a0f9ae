"""What an action leads to."""

from engine.cards import Play
from engine.games.automatic.effects.round import (
    Outcome,
    choose,
    choose_mode,
    deal,
    predict,
    show_bottoms,
    take,
)
from engine.games.automatic.effects.trick import close, collect, come, count_round, name_leader, point
from engine.games.automatic.outcomes import due_seat
from engine.games.automatic.state import (
    QUIZ,
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
from engine.kit.actions import Collect, CountDeal


def apply(state: State, action: Action) -> Outcome:
    """What a legal action leads to."""
    match action:
        case TurnOver(card):
            return come(state, due_seat(state), card)
        case Play():
            return come(state, action.seat, action.cards[0])
        case Collect():
            return collect(state)
        case Point():
            return point(state, action) if state.phase == QUIZ else predict(state, action)
        case Choose():
            return choose(state, action)
        case NameLeader():
            return name_leader(state, action)
        case Take():
            return take(state, action)
        case ChooseMode():
            return choose_mode(state, action)
        case CloseQuiz():
            return close(state)
        case Deal():
            return deal(state, action)
        case ShowBottoms():
            return show_bottoms(state)
        case CountDeal():
            return count_round(state)
