"""Who acts, what can be tried, what happens."""

from itertools import combinations
from random import Random

from engine.cards import Cards, Play
from engine.games.tezuma.cards import (
    ABILITIES,
    HAND,
    ONLY_FOR,
    ability_uses,
    deck,
    laid_out,
    score_cards,
    sides,
)
from engine.games.tezuma.drafting import due, on_the_table, taken_kinds
from engine.games.tezuma.freeing import FREES
from engine.games.tezuma.legality import (
    MAY_COLLECT,
    MAY_DEAL,
    MAY_LAY_OUT,
    MAY_SCORE,
    MAY_START,
    DealQuestion,
    LayOutQuestion,
    TableQuestion,
)
from engine.games.tezuma.outcomes import turn
from engine.games.tezuma.playing import MAY_ACT, MAY_PLAY
from engine.games.tezuma.question import PlayQuestion, question
from engine.games.tezuma.state import (
    DEAL,
    DRAFT,
    EDITION_2015,
    EGG,
    FIRE,
    FIRST,
    LAYOUT,
    OVER,
    PLAY,
    SAND,
    Action,
    Collect,
    Deal,
    LayOut,
    NameDealer,
    NameStart,
    Score,
    State,
    Take,
)
from engine.games.tezuma.taking import MAY_TAKE, TakeQuestion
from engine.games.tezuma.telling import TOLD
from engine.games.tezuma.using import MAY_USE
from engine.kernel import Setup, Verdict, ask
from engine.text import TABLE

YES = Verdict(True, ())


def start(setup: Setup) -> State:
    return State(setup)


def actors(state: State) -> tuple[int, ...]:
    if state.phase == PLAY:
        return (turn(state),)
    if state.phase == DRAFT:
        seat = due(state)
        return (TABLE,) if seat is None else (seat,)
    return () if state.phase == OVER else (TABLE,)


# What could be tried


def choices(state: State, seat: int) -> tuple[Action, ...]:
    if seat not in actors(state):
        return ()
    if seat != TABLE:
        return drafts(state, seat) if state.phase == DRAFT else plays(state, seat)
    if state.phase == FIRST:
        named = NameStart if state.setup.edition == EDITION_2015 else NameDealer
        return tuple(named(player) for player in range(state.setup.players))
    if state.phase in (LAYOUT, DEAL):
        return ()  # too many to list: see chance
    return (Collect(),) if state.phase == PLAY else (Score(),)


def drafts(state: State, seat: int) -> tuple[Action, ...]:
    done = taken_kinds(state, seat)
    return tuple([Take(seat, kind, what) for kind, what in on_the_table(state) if kind not in done])


def plays(state: State, seat: int) -> tuple[Action, ...]:
    """Each card, alone and with the ability as long as it can be used; cards that look alike once."""
    hand: Cards = tuple(dict.fromkeys(state.hands[seat]))
    found = [Play(seat, (card,)) for card in hand]
    ability = state.taken[seat].ability
    if not ability or state.egg == seat or state.uses[seat] >= ability_uses(state.setup, ability):
        return tuple(found)
    if ability in (EGG, SAND):
        found.append(Play(seat, (), ability))
    elif ability == FIRE:
        found += [
            Play(seat, pair, FIRE)
            for pair in combinations(hand, 2)
            if pair[0].suit == pair[1].suit and pair[0].number and pair[1].number
        ]
    else:
        found += [Play(seat, (card,), ability) for card in hand]
    return tuple(found)


# May it be done?


def judge(state: State, action: Action) -> Verdict:
    match action:
        case Play():
            return judge_play(state, action)
        case Take():
            return ask(MAY_TAKE, TakeQuestion(state, action), YES)
        case Deal():
            return ask(MAY_DEAL, DealQuestion(state, action.hands), YES)
        case LayOut():
            return ask(MAY_LAY_OUT, LayOutQuestion(state, action.score_cards, action.abilities), YES)
        case Collect():
            return ask(MAY_COLLECT, TableQuestion(state), YES)
        case NameStart() | NameDealer():
            return ask(MAY_START, TableQuestion(state), YES)
        case Score():
            return ask(MAY_SCORE, TableQuestion(state), YES)


def judge_play(state: State, play: Play) -> Verdict:
    """First the turn, then the ability, then the card; of a legal use the second reason tells."""
    q = question(state, *play)
    for rule in MAY_ACT:
        if (early := rule(q)) is not None:
            return early
    if not play.ability:
        return with_egg(q, ask(MAY_PLAY, q, YES))
    for rule in MAY_USE:
        if (used := rule(q)) is not None:
            return used
    if not play.cards:  # no rule speaks of it
        return YES
    for rule in FREES:
        if (freed := rule(q)) is not None:
            return with_told(q, freed)
    return with_told(q, ask(MAY_PLAY, q, YES))


def with_told(q: PlayQuestion, verdict: Verdict) -> Verdict:
    """A legal use has a second reason, which tells what it does."""
    if verdict.legal:
        for telling in TOLD:
            if (because := telling(q)) is not None:
                return Verdict(True, (*verdict.because, because))
    return verdict


def with_egg(q: PlayQuestion, verdict: Verdict) -> Verdict:
    return with_told(q, verdict) if q.state.egg == q.seat else verdict


# What chance decides


def chance(state: State, rng: Random) -> Action:
    """What the table does next: it draws the start, the layout and the deal; the rest is fixed."""
    if state.phase == LAYOUT:
        return draw_layout(state, rng)
    if state.phase != DEAL:
        return rng.choice(choices(state, TABLE))
    cards = list(deck(state.setup))
    rng.shuffle(cards)
    return Deal(tuple(tuple(cards[HAND * seat : HAND * (seat + 1)]) for seat in range(state.setup.players)))


def draw_layout(state: State, rng: Random) -> LayOut:
    setup = state.setup
    numbers = [card.number for card in score_cards(setup)]
    kept: list[int] = []
    if setup.edition == EDITION_2015:
        kept = [number for number, players in ONLY_FOR.items() if players == setup.players]
        numbers = [number for number in numbers if number not in ONLY_FOR]
    drawn = kept + rng.sample(numbers, laid_out(setup) - len(kept))
    return LayOut(tuple(sorted(drawn)), draw_abilities(setup, rng))


def draw_abilities(setup: Setup, rng: Random) -> tuple[str, ...]:
    if "beginner" in setup.options:
        return ()
    if setup.edition == EDITION_2015:
        return tuple(rng.choice((card.one, card.other)) for card in sides(setup))
    drawn = rng.sample(range(len(ABILITIES)), laid_out(setup))
    return tuple(ABILITIES[index].name for index in sorted(drawn))
