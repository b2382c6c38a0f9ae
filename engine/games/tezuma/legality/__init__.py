"""May it be done? Every action is judged here, by the rows beside it."""

from engine.cards import Play
from engine.games.tezuma.legality.ability import FREES, MAY_USE
from engine.games.tezuma.legality.draft import MAY_TAKE, DraftQuestion
from engine.games.tezuma.legality.play import MAY_ACT, MAY_PLAY
from engine.games.tezuma.legality.question import PlayQuestion, play_question
from engine.games.tezuma.legality.reasons import TOLD
from engine.games.tezuma.legality.table import (
    MAY_COLLECT,
    MAY_DEAL,
    MAY_LAY_OUT,
    MAY_SCORE,
    MAY_START,
    DealQuestion,
    LayOutQuestion,
    TableQuestion,
)
from engine.games.tezuma.state import (
    Action,
    Collect,
    CountDeal,
    Deal,
    LayOut,
    NameDealer,
    NameStart,
    State,
    Take,
)
from engine.kernel import Verdict, ask

NO_RULE_SPEAKS = Verdict(True, ())


def judge(state: State, action: Action) -> Verdict:
    match action:
        case Play():
            return judge_play(state, action)
        case Take():
            return ask(MAY_TAKE, DraftQuestion(state, action), NO_RULE_SPEAKS)
        case Deal():
            return ask(MAY_DEAL, DealQuestion(state, action.hands), NO_RULE_SPEAKS)
        case LayOut():
            return ask(
                MAY_LAY_OUT, LayOutQuestion(state, action.scoring_cards, action.abilities), NO_RULE_SPEAKS
            )
        case Collect():
            return ask(MAY_COLLECT, TableQuestion(state), NO_RULE_SPEAKS)
        case NameStart() | NameDealer():
            return ask(MAY_START, TableQuestion(state), NO_RULE_SPEAKS)
        case CountDeal():
            return ask(MAY_SCORE, TableQuestion(state), NO_RULE_SPEAKS)


def judge_play(state: State, play: Play) -> Verdict:
    """First the turn, then the ability, then the card; of a legal use the second reason tells."""
    q = play_question(state, *play)
    for rule in MAY_ACT:
        if (early := rule(q)) is not None:
            return early
    if not play.ability:
        return with_egg(q, ask(MAY_PLAY, q, NO_RULE_SPEAKS))
    for rule in MAY_USE:
        if (used := rule(q)) is not None:
            return used
    if not play.cards:  # no rule speaks of it
        return NO_RULE_SPEAKS
    for rule in FREES:
        if (freed := rule(q)) is not None:
            return with_told(q, freed)
    return with_told(q, ask(MAY_PLAY, q, NO_RULE_SPEAKS))


def with_told(q: PlayQuestion, verdict: Verdict) -> Verdict:
    """A legal use has a second reason, which tells what it does."""
    if verdict.legal:
        for telling in TOLD:
            if (because := telling(q)) is not None:
                return Verdict(True, (*verdict.because, because))
    return verdict


def with_egg(q: PlayQuestion, verdict: Verdict) -> Verdict:
    return with_told(q, verdict) if q.state.egg == q.seat else verdict
