"""What a legal action leads to."""

from collections.abc import Callable

from engine.cards import Cards, Play, replaced, without
from engine.games.tezuma.cards import HAND, SUITS, ability_uses
from engine.games.tezuma.drafting import due, on_the_table
from engine.games.tezuma.outcomes import next_leader, question, taker
from engine.games.tezuma.question import led_suit
from engine.games.tezuma.scoring import deal_lines, is_last_deal, next_start, result, result_of
from engine.games.tezuma.state import (
    ABILITY,
    CUP,
    DEAL,
    DRAFT,
    EGG,
    FIRE,
    FIRST,
    LAYOUT,
    OVER,
    PAIN,
    PLAY,
    POINTS,
    RINGS,
    SAND,
    SCORE,
    Action,
    Collect,
    Deal,
    LayOut,
    NameDealer,
    NameStart,
    Result,
    Score,
    State,
    Take,
    Taken,
    spare,
    unknown_last,
)
from engine.kernel import Event, Reason, ask, reason, ruling
from engine.trick import clockwise

Outcome = tuple[State, tuple[Event, ...]]


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
        case Score():
            return count(state)


# The start


@ruling("tezuma.start-player")
def left_of_the_dealer_starts(question: tuple[State, int]) -> int | None:
    state, dealer = question
    return clockwise(dealer, state.setup.players)


STARTS: tuple[Callable[[tuple[State, int]], int | None], ...] = (left_of_the_dealer_starts,)
"""In Tezuma Trick: who starts, given the dealer."""


def name_start(state: State, start: int) -> Outcome:
    first = reason("tezuma.start-player", "starts", player=start)
    phase = DEAL if state.score_cards else LAYOUT
    return state._replace(phase=phase, start=start), (Event(first),)


def lay_out(state: State, action: LayOut) -> Outcome:
    after = state._replace(phase=DEAL, score_cards=action.score_cards, abilities=action.abilities)
    laid = reason("tezuma.choose-score-cards", "laid-out", numbers=action.score_cards)
    abilities = reason("tezuma.choose-abilities", "laid-out", abilities=action.abilities)
    return after, (Event(laid), Event(abilities)) if action.abilities else (Event(laid),)


def deal(state: State, action: Deal) -> Outcome:
    players = state.setup.players
    hands = tuple(tuple(sorted(hand)) for hand in action.hands)
    after = state._replace(
        phase=DRAFT,
        hands=hands,
        taken=(Taken(),) * players,
        uses=(0,) * players,
        tricks=(0,) * players,
        won=((),) * players,
        voids=(frozenset(),) * players,
        shown=((),) * players,
    )
    private = (
        Event(reason("tezuma.deal", "hand", player=player, cards=hand), (player,))
        for player, hand in enumerate(hands)
    )
    return after, (Event(reason("tezuma.deal", "dealt", count=HAND)), *private)


# The draft


@ruling("tezuma.draft.leftovers")
def rest_is_out(state: State) -> tuple[tuple[str, str], ...] | None:
    """What nobody took has no part in this deal."""
    return on_the_table(state)


LEFTOVERS: tuple[Callable[[State], tuple[tuple[str, str], ...] | None], ...] = (rest_is_out,)


def take(state: State, action: Take) -> Outcome:
    seat, kind, what = action
    mine = state.taken[seat]
    changed = {
        PAIN: mine._replace(pain=what),
        POINTS: mine._replace(score=int(what) if kind == POINTS else 0),
        ABILITY: mine._replace(ability=what),
    }
    after = state._replace(taken=replaced(state.taken, seat, changed[kind]))
    events = [reason("tezuma.draft.one-of-each", f"takes-{kind}", player=seat, what=what)]
    if due(after) is None:
        after = after._replace(phase=PLAY, leader=after.start or 0)
        nothing: tuple[tuple[str, str], ...] = ()
        left = ask(LEFTOVERS, after, nothing)
        out = tuple(named(kind, what) for kind, what in left)
        events += [reason("tezuma.draft.leftovers", "aside", names=out)] if out else []
        events += [reason("tezuma.lead", "first", player=after.leader)]
    return after, tuple(map(Event, events))


def named(kind: str, what: str) -> str:
    """What was left over, as it is said."""
    if kind == PAIN:
        return f"pain card {next(suit.name for suit in SUITS if suit.letter == what)}"
    return f"score card {what}" if kind == POINTS else what


# The trick


def play(state: State, action: Play) -> Outcome:
    seat, cards, ability = action
    uses = replaced(state.uses, seat, state.uses[seat] + 1) if ability else state.uses
    if ability == EGG:
        return state._replace(egg=seat, uses=uses), (Event(spent(state, action)),)
    is_egg = state.egg == seat
    laid = Play(seat, cards, EGG if is_egg else ability)
    after = state._replace(
        hands=replaced(state.hands, seat, without(state.hands[seat], cards)),
        shown=replaced(state.shown, seat, tuple([card for card in state.shown[seat] if card not in cards])),
        trick=(*state.trick, laid),
        egg=None if is_egg else state.egg,
        uses=uses,
        voids=voids_shown(state, laid),
    )
    if not cards:
        return after, (Event(reason("tezuma.five-color-sand", "uses", player=seat)),)
    plays = reason("tezuma.lead", "plays", player=seat, cards=cards)
    if not ability:
        return after, (Event(plays),)
    return after, (Event(plays), Event(spent(state, action)))


def spent(state: State, action: Play) -> Reason:
    """A use, and how many are left."""
    seat, _, ability = action
    left = ability_uses(state.setup, ability) - state.uses[seat] - 1
    case = "declares" if ability == EGG else "uses"
    return reason("tezuma.ability.uses", case, player=seat, ability=ability, left=left)


def voids_shown(state: State, laid: Play) -> tuple[frozenset[str], ...]:
    """Whoever does not follow, and needs no ability for it, holds none of the led suit."""
    led = led_suit(state)
    if not (led and laid.cards) or laid.cards[0].suit == led or laid.ability in (RINGS, CUP):
        return state.voids
    return replaced(state.voids, laid.seat, state.voids[laid.seat] | {led})


@ruling("tezuma.reading.fire-captured")
def lower_card_returns(play: Play) -> Cards | None:
    """The card of a pair that goes back to its player's hand."""
    return (min(play.cards),) if play.ability == FIRE else None


RETURNS: tuple[Callable[[Play], Cards | None], ...] = (lower_card_returns,)


@ruling("tezuma.capture")
def winner_takes_all(question: tuple[State, int, Cards]) -> tuple[Cards, ...] | None:
    state, seat, cards = question
    return replaced(state.won, seat, tuple(sorted(state.won[seat] + cards)))


CAPTURE: tuple[Callable[[tuple[State, int, Cards]], tuple[Cards, ...] | None], ...] = (winner_takes_all,)


def collect(state: State) -> Outcome:
    found = taker(question(state.setup, state.trick))
    hands, shown = list(state.hands), list(state.shown)
    nothing: Cards = ()
    kept = nothing
    told: list[Reason] = []
    for laid in state.trick:
        back = ask(RETURNS, laid, nothing)
        kept += without(laid.cards, back)
        if back:
            hands[laid.seat] = tuple(sorted(hands[laid.seat] + back, key=unknown_last))
            shown[laid.seat] = tuple(sorted(shown[laid.seat] + back))
            told.append(reason("tezuma.reading.fire-captured", "returns", player=laid.seat, card=back[0]))
    if any(laid.ability == SAND for laid in state.trick):
        told.append(reason("tezuma.sand-spare-card", "keeps", player=found.seat))
    after = state._replace(
        trick=(),
        hands=tuple(hands),
        shown=tuple(shown),
        won=ask(CAPTURE, (state, found.seat, kept), state.won),
        tricks=replaced(state.tricks, found.seat, state.tricks[found.seat] + 1),
    )
    taken = reason("tezuma.capture", "takes", player=found.seat, count=len(kept))
    return led_next(state, after, found.seat, [found.because, taken, *told])


@ruling("tezuma.sand-spare-card")
def spare_cards_are_not_played(state: State) -> bool | None:
    """Is there still a card to play? One that Five-Color Sand left over is not."""
    seats = range(state.setup.players)
    return any(len(state.hands[seat]) > spare(state, seat) for seat in seats)


GOES_ON: tuple[Callable[[State], bool | None], ...] = (spare_cards_are_not_played,)


def led_next(before: State, after: State, seat: int, told: list[Reason]) -> Outcome:
    if ask(GOES_ON, after, any(after.hands)):
        leader = next_leader(before.setup, before.trick, seat, before.leader)
        after = after._replace(leader=leader.seat)
        told.append(leader.because)
    else:
        after = after._replace(phase=SCORE, leader=0)
        told.append(reason("tezuma.phases", "played-out"))
    return after, tuple(map(Event, told))


# The count


@ruling("tezuma.variant.redraw")
def new_cards_every_deal(state: State) -> bool | None:
    return False if "redraw" in state.setup.options else None


@ruling("tezuma.same-layout")
def same_cards_every_deal(state: State) -> bool | None:
    return True


KEEPS_LAYOUT: tuple[Callable[[State], bool | None], ...] = (new_cards_every_deal, same_cards_every_deal)


def count(state: State) -> Outcome:
    """Count the deal; then the next one starts, or the match is over."""
    counted = tuple(result_of(state, player) for player in range(state.setup.players))
    told = [
        line.because
        for player, mine in enumerate(counted)
        for line in deal_lines(state.setup, state.deal, player, mine)
    ]
    results = (*state.results, counted)
    if is_last_deal(state):
        over = state._replace(phase=OVER, results=results)
        told.append(reason("tezuma.deals", "over", deal=state.deal))
        told += [place.because for place in result(over)]
        return over, tuple(map(Event, told))
    after, because = next_deal(state, results)
    return after, tuple(map(Event, [*told, *because]))


def next_deal(state: State, results: tuple[tuple[Result, ...], ...]) -> tuple[State, list[Reason]]:
    start, told = next_start(state), []
    after = State(state.setup, DEAL, state.deal + 1, start, results=results)
    if start is not None:
        told.append(reason("tezuma.deals", "next", player=start, deal=after.deal))
    if not ask(KEEPS_LAYOUT, state, False):
        told.append(reason("tezuma.variant.redraw", "new"))
    elif state.score_cards and (state.abilities or "beginner" in state.setup.options):
        told.append(reason("tezuma.same-layout", "same"))
        after = after._replace(score_cards=state.score_cards, abilities=state.abilities)
    if start is None:  # the position did not tell who started
        return after._replace(phase=FIRST), told
    return after._replace(phase=DEAL if after.score_cards else LAYOUT), told
