"""May it be done? Every action is judged here, by the rows beside it.

Following suit is `must_follow` in `play`; which abilities free a card from it is `MAY_STRAY` in `ability`.
"""

from collections.abc import Callable

from engine.cards import Play
from engine.games.tezuma.draft import due
from engine.games.tezuma.legality.ability import MAY_STRAY, MAY_USE
from engine.games.tezuma.legality.draft import MAY_TAKE, DraftQuestion
from engine.games.tezuma.legality.play import MAY_ACT, MAY_PLAY
from engine.games.tezuma.legality.question import PlayQuestion, play_question
from engine.games.tezuma.legality.reasons import TOLD
from engine.games.tezuma.legality.table import (
    MAY_COLLECT,
    MAY_COUNT_DEAL,
    MAY_DEAL,
    MAY_LAY_OUT,
    MAY_START,
    DealQuestion,
    LayOutQuestion,
)
from engine.games.tezuma.state import Action, LayOut, NameStart, State, Take
from engine.kernel import Verdict, ask
from engine.kit.actions import Collect, CountDeal, Deal, NameDealer, Several, deed
from engine.kit.rulings import NO_RULE_SPEAKS, TableQuestion


def judge(state: State, action: Action | Several, tried: int = 1) -> Verdict:
    """`tried` is how often at a time."""
    match action:
        case Play():
            return judge_play(state, action)
        case Take():
            return ask(MAY_TAKE, DraftQuestion(state, action, due(state), tried), NO_RULE_SPEAKS)
        case Deal():
            return ask(MAY_DEAL, DealQuestion(state, action.hands, deed(action).cards), NO_RULE_SPEAKS)
        case LayOut():
            return ask(
                MAY_LAY_OUT, LayOutQuestion(state, action.scoring_cards, action.abilities), NO_RULE_SPEAKS
            )
        case Collect():
            return ask(MAY_COLLECT, TableQuestion(state), NO_RULE_SPEAKS)
        case NameStart() | NameDealer():
            return ask(MAY_START, TableQuestion(state, tried), NO_RULE_SPEAKS)
        case CountDeal():
            return ask(MAY_COUNT_DEAL, TableQuestion(state), NO_RULE_SPEAKS)
        case Several(tries):
            return judge(state, tries[0], len(tries))


Row = tuple[Callable[[PlayQuestion], Verdict | None], ...]
CARD_ALONE: tuple[Row, ...] = (MAY_ACT, MAY_PLAY)
CARD_WITH_ABILITY: tuple[Row, ...] = (MAY_ACT, MAY_USE, MAY_STRAY, MAY_PLAY)
ABILITY_ALONE: tuple[Row, ...] = (MAY_ACT, MAY_USE)
"""What is asked of a play: row after row; the first ruling that answers decides."""


def judge_play(state: State, play: Play) -> Verdict:
    """Of a legal use with a card the second reason tells what it does."""
    q = play_question(state, *play)
    if not play.cards:
        return ask_rows(ABILITY_ALONE, q, NO_RULE_SPEAKS)
    verdict = ask_rows(CARD_WITH_ABILITY if play.ability else CARD_ALONE, q, NO_RULE_SPEAKS)
    return with_told(q, verdict) if play.ability or state.egg == play.seat else verdict


def ask_rows(rows: tuple[Row, ...], q: PlayQuestion, otherwise: Verdict) -> Verdict:
    for row in rows:
        for rule in row:
            if (verdict := rule(q)) is not None:
                return verdict
    return otherwise


def with_told(q: PlayQuestion, verdict: Verdict) -> Verdict:
    if verdict.legal:
        for telling in TOLD:
            if (because := telling(q)) is not None:
                return Verdict(True, (*verdict.because, because))
    return verdict
