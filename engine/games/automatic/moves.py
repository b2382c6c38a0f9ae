"""Who acts, what can be tried, what happens."""

from collections.abc import Sequence
from random import Random

from engine.cards import HIDDEN, Play
from engine.games.automatic import rounds, tricks
from engine.games.automatic.cards import HAND, PILES, deck
from engine.games.automatic.ideas import ideas
from engine.games.automatic.legality import (
    MAY_CHOOSE,
    MAY_CHOOSE_RULE,
    MAY_CLOSE,
    MAY_COLLECT,
    MAY_DEAL,
    MAY_SCORE,
    MAY_START,
    MAY_TAKE,
    ChooseQuestion,
    DealQuestion,
    RuleQuestion,
    TableQuestion,
    TakeQuestion,
)
from engine.games.automatic.outcomes import TAKES_NEXT, turn
from engine.games.automatic.pointing import MAY_NAME, MAY_POINT, NameQuestion, question_of
from engine.games.automatic.rounds import Outcome
from engine.games.automatic.state import (
    BOTTOM,
    DEAL,
    PLAY,
    QUIZ,
    TOP,
    Action,
    Choose,
    ChooseRule,
    Close,
    Collect,
    Deal,
    Name,
    Point,
    Score,
    Start,
    State,
    Take,
    Turn,
)
from engine.games.automatic.turning import MAY_COME, asked
from engine.games.automatic.ways import WAYS, way_of
from engine.kernel import Setup, Verdict, ask
from engine.text import TABLE
from engine.trick import clockwise

YES = Verdict(True, ())


def start(setup: Setup) -> State:
    return State(setup)


def actors(state: State) -> tuple[int, ...]:
    match state.phase:
        case "play":
            return (turn(state) if way_of(state.rule).by_hand else TABLE,)
        case "pile":
            return (ask(TAKES_NEXT, state.hands, TABLE),)
        case "rule":
            return (TABLE if state.starter is None else state.starter,)
        case "choose":
            return tuple([seat for seat, what in enumerate(state.chosen) if what is None])
        case "quiz":
            return (*[player for player, what in enumerate(state.chosen) if what is None], TABLE)
        case "name":
            return (state.leader,)
        case "over":
            return ()
    return (TABLE,)


def choices(state: State, seat: int) -> tuple[Action, ...]:
    if seat not in actors(state):
        return ()
    if seat == TABLE:
        return table_choices(state)
    match state.phase:
        case "play":
            return tuple([Play(seat, (card,)) for card in state.hands[seat]])
        case "pile":
            return tuple([Take(seat, place + 1) for place, pile in enumerate(state.piles) if pile])
        case "rule":
            return rule_choices(state, seat)
        case "choose":
            return first_choices(state, seat)
        case "quiz":
            return tuple([Point(seat, play.seat) for play in state.trick])
    return Name(seat, seat), Name(seat, clockwise(seat, len(state.hands)))


def table_choices(state: State) -> tuple[Action, ...]:
    match state.phase:
        case "play":
            return turns(state)
        case "start":
            return (Start(),)
        case "quiz":
            return (Close(),)
        case "collect":
            return (Collect(),)
        case "score":
            return (Score(),)
    return ()  # a deal: too many to list, see chance


def turns(state: State) -> tuple[Turn, ...]:
    return tuple([Turn(card) for card in state.hands[turn(state)] if card != HIDDEN])


def likely_first(state: State, rng: Random) -> Sequence[Turn]:
    """Cards that may come, with those in front that will if they follow, so that few are judged; drawn unseen under rule L."""
    cards = turns(state)
    if state.rule == "l":
        return rng.sample(cards, len(cards))
    if not state.trick or not way_of(state.rule).follows:
        return cards
    led = state.trick[0].cards[0].suit
    return (*[turn for turn in cards if turn.card.suit == led], *cards)


def rule_choices(state: State, seat: int) -> tuple[Action, ...]:
    plain = [ChooseRule(seat, way.letter) for way in WAYS if way.letter != "l"]
    return (*plain, *[ChooseRule(seat, "l", idea.name) for idea in ideas(state.setup)])


def first_choices(state: State, seat: int) -> tuple[Action, ...]:
    hand = state.hands[seat]
    match way_of(state.rule).first:
        case "who":
            return tuple([Point(seat, player) for player in range(state.setup.players)])
        case "end":
            return Choose(seat, TOP), Choose(seat, BOTTOM)
        case "place":
            return tuple([Choose(seat, place) for place in range(1, len(hand) + 1)])
    return tuple([Choose(seat, card) for card in hand])


def judge(state: State, action: Action) -> Verdict:
    match action:
        case Turn():
            return ask(MAY_COME, asked(state, action.cards, TABLE), YES)
        case Play():
            return ask(MAY_COME, asked(state, action.cards, action.seat), YES)
        case Choose():
            return ask(MAY_CHOOSE, ChooseQuestion(state, action), YES)
        case Point():
            return ask(MAY_POINT, question_of(state, action), YES)
        case Take():
            return ask(MAY_TAKE, TakeQuestion(state, action), YES)
        case ChooseRule():
            return ask(MAY_CHOOSE_RULE, RuleQuestion(state, action), YES)
        case Name():
            return ask(MAY_NAME, NameQuestion(state, action), YES)
        case Collect():
            return ask(MAY_COLLECT, TableQuestion(state), YES)
        case Deal():
            return ask(MAY_DEAL, DealQuestion(state, action), YES)
        case Close():
            return ask(MAY_CLOSE, TableQuestion(state), YES)
        case Start():
            return ask(MAY_START, TableQuestion(state), YES)
        case Score():
            return ask(MAY_SCORE, TableQuestion(state), YES)


def apply(state: State, action: Action) -> Outcome:
    """What a legal action leads to."""
    match action:
        case Turn(card):
            return tricks.come(state, turn(state), card)
        case Play():
            return tricks.come(state, action.seat, action.cards[0])
        case Collect():
            return tricks.collect(state)
        case Point():
            return tricks.point(state, action) if state.phase == QUIZ else rounds.forecast(state, action)
        case Choose():
            return rounds.choose(state, action)
        case Name():
            return tricks.name(state, action)
        case Take():
            return rounds.take(state, action)
        case ChooseRule():
            return rounds.choose_rule(state, action)
        case Close():
            return tricks.close(state)
        case Deal():
            return rounds.deal(state, action)
        case Start():
            return rounds.show_bottoms(state)
        case Score():
            return tricks.count(state)


def chance(state: State, rng: Random) -> Action:
    """What the table does next: it draws the deal, and under rule L perhaps a card; the rest is fixed."""
    if state.phase == PLAY:
        return next(action for action in likely_first(state, rng) if judge(state, action).legal)
    if state.phase != DEAL:
        return table_choices(state)[0]
    cards = list(deck(state.setup))
    rng.shuffle(cards)
    piles = tuple([tuple(cards[HAND * pile : HAND * (pile + 1)]) for pile in range(PILES)])
    return Deal(piles, tuple(cards[HAND * PILES :]))
