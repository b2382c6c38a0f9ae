"""What a position tells of before, against what lies there now."""

from collections.abc import Iterator

from engine.cards import HIDDEN, Card, Cards
from engine.games.automatic.cards import ROUNDS, exists, row_of
from engine.games.automatic.come_about import tricks_done
from engine.games.automatic.ideas import idea_named
from engine.games.automatic.sight import deck_backs, has_moved
from engine.games.automatic.state import BEGUN, CHOOSE, DEAL, NAME, OVER, PILE, START, State, cards
from engine.games.automatic.ways import DOWN, chooses_again, is_named, way_of
from engine.kernel import Reason, reason


def rounds_and_their_ends(state: State) -> Iterator[Reason]:
    if state.round > ROUNDS:
        yield reason("automatic.rounds", "too-many", count=ROUNDS)
    if state.phase == OVER and state.round < ROUNDS:
        yield reason("automatic.rounds", "not-over", count=ROUNDS)
    finished = state.round if state.phase == OVER else state.round - 1
    for number in sorted({line.deal for line in state.lines}):
        if number > finished:
            yield reason("automatic.rounds", "not-scored", round=number)


def starter_and_round(state: State) -> Iterator[Reason]:
    """In round 1 the bottom cards tell who starts, later the round before."""
    if state.round == 1:
        if state.starter is not None and state.phase in (DEAL, PILE):
            yield reason("automatic.start-player", "too-early", player=state.starter)
    elif state.phase == START:
        yield reason("automatic.start-player", "not-shown", round=state.round)
    elif state.starter is None and state.phase in (DEAL, PILE):
        yield reason("automatic.start-player", "untold", round=state.round)


def before_its_time(state: State) -> Iterator[Reason]:
    """Nothing is won, played or told before the round begins; what is chosen once is chosen before the first trick."""
    played = any(state.won) or state.last is not None or bool(state.passed)
    if state.phase not in BEGUN and played:
        yield reason("automatic.rounds", "too-early", due=state.phase)
    if state.phase == CHOOSE and not chooses_again(state) and (played or any(state.barred)):
        rule = "automatic.reading.h-i-once" if state.rule in ("h", "i") else "automatic.choose-rule"
        yield reason(rule, "too-late")
    if state.phase == NAME and state.rule == "j" and not is_named(state):
        yield reason("automatic.reading.j-last", "never")
    if state.last == HIDDEN:
        yield reason("automatic.reading.l-nearest", "last-hidden")


def shown_cards(state: State) -> Iterator[Reason]:
    """A bottom card that was shown is still in that hand, or has been played, or passed on."""
    if state.shown and state.phase in (DEAL, PILE, START):
        yield reason("automatic.start-player", "nothing-shown", due=state.phase)
        return
    known = [card for card in state.shown if card != HIDDEN]
    for card in dict.fromkeys(known):
        if known.count(card) > 1:
            yield reason("automatic.start-player", "shown-twice", card=card)
    for seat, card in enumerate(state.shown):
        if card != HIDDEN and not may_still_be(state, seat, card):
            yield reason("automatic.start-player", "elsewhere", player=seat, card=card)


def may_still_be(state: State, seat: int, card: Card) -> bool:
    won: Cards = tuple([other for pile in state.won for other in pile])
    seats = range(len(state.hands)) if state.passed else (seat,)
    held = [other for place in seats for other in state.hands[place]]
    held += [play.cards[0] for play in state.trick if play.seat in seats]
    return card in won or card in held or (HIDDEN in held and card not in cards(state))


def passed_cards(state: State) -> Iterator[Reason]:
    if state.passed and state.rule != "i" and state.phase in BEGUN:
        yield reason("automatic.rule.i", "not-passed")
    most = tricks_done(state) + (state.phase != CHOOSE) if chooses_again(state) else 1
    if state.rule == "i" and len(state.passed) > most:
        yield reason("automatic.reading.h-i-once", "too-often", count=len(state.passed), most=most)
    for given in state.passed:
        known = [card for card in given if card != HIDDEN]
        for card in dict.fromkeys(known):
            if known.count(card) > 1:
                yield reason("automatic.rule.i", "passed-twice", card=card)


def shown_not_to_hold(state: State) -> Iterator[Reason]:
    """Who does not follow shows a colour not to be held; under an idea that weighs cards, the card that comes shows numbers."""
    idea = idea_named(state.setup, state.idea) if state.idea else None
    for seat, barred in enumerate(state.barred):
        numbers = [what for what in barred if isinstance(what, int)]
        if numbers and (idea is None or idea.key is None):
            yield reason("automatic.rule.l", "no-numbers", player=seat)
        if len(numbers) < len(barred) and (not way_of(state.rule).follows or state.rule == "e"):
            yield reason("automatic.rule.d", "no-colours", player=seat)


def backs_and_cards(state: State) -> Iterator[Reason]:
    """The order on a back, told of a card whose front tells another."""

    def other(card: Card, back: str) -> bool:
        return bool(back) and exists(state.setup, card) and row_of(state.setup, card).order != back

    for place, back in deck_backs(state).items():
        if place < len(state.deck) and other(state.deck[place], back):
            rule = "automatic.reading.backs" if place else "automatic.order-card"
            yield reason(rule, "in-the-deck", card=state.deck[place], order=back)
    for number, (pile, back) in enumerate(zip(state.piles, state.tops, strict=False), start=1):
        if pile and other(pile[0], back):
            yield reason("automatic.reading.backs", "on-a-pile", pile=number, card=pile[0], order=back)
    for seat, (hand, back) in enumerate(zip(state.hands, state.backs, strict=False)):
        end = hand[:1] if way_of(state.rule).hand == DOWN else hand[-1:]
        if all(other(card, back) for card in (hand if has_moved(state) else end)) and hand:
            yield reason("automatic.reading.backs", "of-a-hand", player=seat, order=back)
