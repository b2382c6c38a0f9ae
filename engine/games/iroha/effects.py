"""What an action leads to."""

from collections import Counter

from engine.cards import Play, replaced, without
from engine.games.iroha.cards import HAND, by_colour, deck
from engine.games.iroha.outcomes import CAPTURE, FIRST_LEADER, NEXT_LEADER, PASSED_TO, open_cards, winner
from engine.games.iroha.scoring import deal_lines, is_last_deal, next_dealer, result
from engine.games.iroha.state import DEAL, DEALER, OVER, PASS, PLAY, SCORE, Action, Pass, State
from engine.kernel import Event, Reason, Telling, ask, reason
from engine.kit.actions import Collect, CountDeal, Deal, NameDealer, hands_told
from engine.trick import played_suits

Outcome = tuple[State, Telling]


def apply(state: State, action: Action) -> Outcome:
    """What a legal action leads to."""
    match action:
        case Play():
            return play(state, action)
        case Collect():
            return collect(state)
        case Pass():
            return lay_out(state, action)
        case Deal():
            return deal(state, action)
        case NameDealer(dealer):
            after = state._replace(phase=DEAL, dealer=dealer)
            return after, lambda: (Event(reason("iroha.dealer", "deals", player=dealer)),)
        case CountDeal():
            return count(state)


def deal(state: State, action: Deal) -> Outcome:
    players = state.setup.players
    dealt = [card for hand in action.hands for card in hand]
    hands = tuple(tuple(sorted(hand)) for hand in action.hands)
    after = state._replace(
        phase=PASS,
        hands=hands,
        passed=((),) * players,
        won=((),) * players,
        played=((),) * players,
        voids=(frozenset(),) * players,
        stock=tuple(sorted((Counter(deck(state.setup)) - Counter(dealt)).elements())),
    )
    return after, lambda: (
        Event(reason("iroha.deal", "dealt", player=state.dealer, count=HAND)),
        *hands_told("iroha.deal", [tuple(sorted(hand, key=by_colour)) for hand in hands]),
    )


def lay_out(state: State, action: Pass) -> Outcome:
    """Cards to be passed lie face down until everybody has chosen."""
    player, cards = action.seat, tuple(sorted(action.cards))
    after = state._replace(
        hands=replaced(state.hands, player, without(state.hands[player], cards)),
        passed=replaced(state.passed, player, cards),
    )
    if not all(after.passed):
        return after, lambda: (passes(after, player),)
    begun = take_up(after)
    return begun, lambda: (passes(after, player), *taken_up(begun))


def passes(state: State, player: int) -> Event:
    """What the cards are, their player alone is told."""
    target = passed_to(state, player)
    return Event(
        reason("iroha.pass", "passes", player=player, cards=state.passed[player], other=target),
        (player,),
        reason("iroha.pass", "lays-out", player=player, other=target),
    )


def passed_to(state: State, player: int) -> int:
    return ask(PASSED_TO, (state, player), player)


def take_up(state: State) -> State:
    hands = list(state.hands)
    for player, cards in enumerate(state.passed):
        target = passed_to(state, player)
        hands[target] = tuple(sorted(hands[target] + cards))
    leader = ask(FIRST_LEADER, state, state.dealer or 0)
    return state._replace(phase=PLAY, hands=tuple(hands), leader=leader)


def taken_up(state: State) -> tuple[Event, ...]:
    events = []
    for player, cards in enumerate(state.passed):
        target = passed_to(state, player)
        taken = reason("iroha.pass", "takes-up", player=target, cards=cards, other=player)
        events.append(Event(taken, (target,)))
    return *events, Event(reason("iroha.lead", "first", player=state.leader))


def play(state: State, action: Play) -> Outcome:
    seat, (card,), _ = action
    colours = played_suits(state.trick)
    voids = state.voids
    if colours and card.suit not in colours:
        voids = replaced(voids, seat, voids[seat] | colours)
    after = state._replace(
        hands=replaced(state.hands, seat, without(state.hands[seat], (card,))),
        trick=(*state.trick, action),
        played=replaced(state.played, seat, (*state.played[seat], card)),
        voids=voids,
    )
    return after, lambda: (Event(reason("iroha.turn", "plays", player=seat, card=card)),)


def collect(state: State) -> Outcome:
    best = winner(state.trick)
    taker = best.seat
    goes_on = any(state.hands)
    after = state._replace(
        phase=PLAY if goes_on else SCORE,
        trick=(),
        won=ask(CAPTURE, (state, taker), state.won),
        leader=ask(NEXT_LEADER, (state, taker), state.leader) if goes_on else 0,
    )
    return after, lambda: collected(state, best, after)


def collected(state: State, best: Play, after: State) -> tuple[Event, ...]:
    taker, (card,), _ = best
    reasons = [
        reason("iroha.winner", "takes", player=taker, card=card, suit=card.suit),
        reason("iroha.capture", "keeps", player=taker, count=len(state.trick)),
    ]
    before, now = open_cards(state, taker), open_cards(after, taker)
    opened = tuple(card for card in now if card not in before)
    covered = tuple(card for card in before if card not in now)
    if opened:
        reasons.append(reason("iroha.variant.open-lowest", "opens", player=taker, cards=opened))
    if covered:
        reasons.append(reason("iroha.variant.open-lowest", "covers", player=taker, cards=covered))
    if after.phase == PLAY:
        reasons.append(reason("iroha.winner-leads", "leads", player=after.leader))
    else:
        reasons.append(reason("iroha.phases", "played-out"))
    return tuple(map(Event, reasons))


def count(state: State) -> Outcome:
    """Count the deal; then the next dealer deals, or the match is over."""
    lines = deal_lines(state)
    if is_last_deal(state):
        after = state._replace(phase=OVER, lines=state.lines + lines)
    else:
        dealer = next_dealer(state)
        phase = DEALER if dealer is None else DEAL  # the position may not tell who dealt
        after = State(state.setup, phase, state.deal + 1, dealer, lines=state.lines + lines)
    return after, lambda: tuple(map(Event, [*[line.because for line in lines], *what_next(after)]))


def what_next(state: State) -> list[Reason]:
    if state.phase == DEALER:
        return []
    if state.phase == DEAL:
        return [reason("iroha.deals", "next", player=state.dealer, deal=state.deal)]
    reasons = [reason("iroha.deals", "over", deal=state.deal), *[place.because for place in result(state)]]
    if any(because.rule == "iroha.reading.tie" for because in reasons):
        reasons.append(reason("iroha.tie", "star"))
    return reasons
