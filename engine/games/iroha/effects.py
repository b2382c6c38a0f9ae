"""What an action leads to."""

from collections import Counter

from engine.cards import Play, replaced, without
from engine.games.iroha.cards import HAND, by_colour, deck
from engine.games.iroha.outcomes import CAPTURE, FIRST_LEADER, NEXT_LEADER, PASSED_TO, open_cards, winner
from engine.games.iroha.scoring import deal_lines, is_last_deal, next_dealer, result
from engine.games.iroha.state import DEAL, DEALER, OVER, PASS, PLAY, SCORE, Action, Pass, State
from engine.kernel import Event, ask, reason
from engine.kit.actions import Collect, CountDeal, Deal, NameDealer
from engine.trick import played_suits

Outcome = tuple[State, tuple[Event, ...]]


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
            first = reason("iroha.dealer", "deals", player=dealer)
            return state._replace(phase=DEAL, dealer=dealer), (Event(first),)
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
    public = Event(reason("iroha.deal", "dealt", player=state.dealer, count=HAND))
    private = (
        Event(
            reason("iroha.deal", "hand", player=player, cards=tuple(sorted(hand, key=by_colour))), (player,)
        )
        for player, hand in enumerate(hands)
    )
    return after, (public, *private)


def lay_out(state: State, action: Pass) -> Outcome:
    """Cards to be passed lie face down until everybody has chosen."""
    player, cards = action.seat, tuple(sorted(action.cards))
    target = ask(PASSED_TO, (state, player), player)
    event = Event(
        reason("iroha.pass", "passes", player=player, cards=cards, other=target),
        (player,),
        reason("iroha.pass", "lays-out", player=player, other=target),
    )
    after = state._replace(
        hands=replaced(state.hands, player, without(state.hands[player], cards)),
        passed=replaced(state.passed, player, cards),
    )
    return take_up(after, event) if all(after.passed) else (after, (event,))


def take_up(state: State, last: Event) -> Outcome:
    hands = list(state.hands)
    events = [last]
    for player, cards in enumerate(state.passed):
        target = ask(PASSED_TO, (state, player), player)
        hands[target] = tuple(sorted(hands[target] + cards))
        taken = reason("iroha.pass", "takes-up", player=target, cards=cards, other=player)
        events.append(Event(taken, (target,)))
    leader = ask(FIRST_LEADER, state, state.dealer or 0)
    events.append(Event(reason("iroha.lead", "first", player=leader)))
    return state._replace(phase=PLAY, hands=tuple(hands), leader=leader), tuple(events)


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
    return after, (Event(reason("iroha.turn", "plays", player=seat, card=card)),)


def collect(state: State) -> Outcome:
    best = winner(state.trick)
    taker, card = best.seat, best.cards[0]
    goes_on = any(state.hands)
    after = state._replace(
        phase=PLAY if goes_on else SCORE,
        trick=(),
        won=ask(CAPTURE, (state, taker), state.won),
        leader=ask(NEXT_LEADER, (state, taker), state.leader) if goes_on else 0,
    )
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
    if goes_on:
        reasons.append(reason("iroha.winner-leads", "leads", player=after.leader))
    else:
        reasons.append(reason("iroha.phases", "played-out"))
    return after, tuple(map(Event, reasons))


def count(state: State) -> Outcome:
    """Count the deal; then the next dealer deals, or the match is over."""
    lines = deal_lines(state)
    after = state._replace(lines=state.lines + lines)
    reasons = [line.because for line in lines]
    if is_last_deal(state):
        after = after._replace(phase=OVER)
        reasons += [reason("iroha.deals", "over", deal=state.deal)]
        reasons += [place.because for place in result(after)]
        if any(because.rule == "iroha.reading.tie" for because in reasons):
            reasons += [reason("iroha.tie", "star")]
    else:
        dealer, number = next_dealer(state), state.deal + 1
        after = State(state.setup, DEAL, number, dealer, lines=after.lines)
        if dealer is None:  # the position did not tell who dealt
            after = after._replace(phase=DEALER)
        else:
            reasons += [reason("iroha.deals", "next", player=dealer, deal=number)]
    return after, tuple(map(Event, reasons))
