"""What is told of earlier tricks and rounds: can all of it have come about?"""

from collections.abc import Iterator

from engine.cards import HIDDEN, Card, Cards
from engine.games.automatic.cards import HAND, PREDICTION, Row, rows
from engine.games.automatic.ideas import idea_named
from engine.games.automatic.modes import chooses_again, mode
from engine.games.automatic.seats import seats
from engine.games.automatic.state import BEGUN, CHOOSE, DEAL, OVER, PILE, PLAY, SCORE, START, State, cards
from engine.kernel import Reason, ScoreLine, reason


def tricks_done(state: State) -> int:
    """Those that are collected."""
    if not state.hands or state.phase not in BEGUN:
        return 0
    return max(0, HAND - len(state.hands[0]) - any(play.seat == 0 for play in state.trick))


def more_captured_than_won(state: State) -> Iterator[Reason]:
    """A trick goes to one hand as a whole."""
    count, done = len(seats(state.setup)), tricks_done(state)
    needed = sum(-(-len(pile) // count) for pile in state.won)
    if needed > done:
        yield reason("automatic.trick", "too-many-won", count=needed, most=done)


def nothing_captured(state: State) -> Iterator[Reason]:
    """When all cards are played, they were captured."""
    if state.phase == SCORE and not any((*state.hands, state.trick, *state.won)):
        yield reason("automatic.trick", "none-won", due=state.phase)


def all_is_told(state: State) -> bool:
    """Is every captured card told, face down or not?"""
    return sum(map(len, state.won)) == tricks_done(state) * len(seats(state.setup))


def last_card_of_no_trick(state: State) -> Iterator[Reason]:
    """The last card of the trick before was captured with that trick."""
    if state.last in (None, HIDDEN) or state.phase not in BEGUN:
        return
    elsewhere = [*state.deck, *[card for hand in state.hands for card in hand]]
    elsewhere += [play.cards[0] for play in state.trick]
    is_lost = all_is_told(state) and all(state.last not in pile for pile in state.won)
    if not tricks_done(state) or state.last in elsewhere or is_lost:
        yield reason("automatic.reading.l-nearest", "no-last", card=state.last)


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
    if state.passed and state.letter != "i" and state.phase in BEGUN:
        yield reason("automatic.rule.i", "not-passed")
    most = tricks_done(state) + (state.phase != CHOOSE) if chooses_again(state) else 1
    if state.letter == "i" and len(state.passed) > most:
        yield reason("automatic.reading.h-i-once", "too-often", count=len(state.passed), most=most)
    for given in state.passed:
        known = [card for card in given if card != HIDDEN]
        for card in dict.fromkeys(known):
            if known.count(card) > 1:
                yield reason("automatic.rule.i", "passed-twice", card=card)


def shown_and_held(state: State) -> Iterator[Reason]:
    """A card in a hand that showed not to hold it."""
    for seat, barred in enumerate(state.barred):
        for card in state.hands[seat]:
            if card.suit in barred or card.number in barred:
                yield reason("automatic.rule.d", "held", player=seat, card=card)


def shown_against_the_mode(state: State) -> Iterator[Reason]:
    """Who does not follow shows a colour not to be held; under an idea that weighs cards, the card that comes shows numbers."""
    idea = idea_named(state.setup, state.idea) if state.idea else None
    for seat, barred in enumerate(state.barred):
        numbers = [what for what in barred if isinstance(what, int)]
        if numbers and (idea is None or idea.key is None):
            yield reason("automatic.rule.l", "no-numbers", player=seat)
        if len(numbers) < len(barred) and (not mode(state.letter).follows or state.letter == "e"):
            yield reason("automatic.rule.d", "no-colours", player=seat)


def shown_without_cause(state: State) -> Iterator[Reason]:
    """In the first trick of a round, only who has played can have shown something."""
    played = [play.seat for play in state.trick]
    for seat, barred in enumerate(state.barred):
        if barred and not tricks_done(state) and seat not in played:
            yield reason("automatic.rule.d", "unshown", player=seat)


def starts_without_cause(state: State) -> Iterator[Reason]:
    """In round 1 the highest bottom card starts; who starts leads the first trick."""
    starter = state.starter
    if state.shown and state.round > 1:
        yield reason("automatic.start-player", "shown-before", round=state.round)
    elif state.shown and HIDDEN not in state.shown and starter is not None:
        due = max(range(len(state.shown)), key=lambda seat: state.shown[seat].number)
        if due != starter:
            yield reason("automatic.start-player", "another", player=due, other=starter)
    if starter is None or state.phase not in BEGUN or state.phase in (SCORE, OVER):
        return
    if not tricks_done(state) and state.leader != starter:
        yield reason("automatic.trick", "leads-first", player=starter, other=state.leader)


def leads_without_cause(state: State) -> Iterator[Reason]:
    """Later whoever has won a trick, unless somebody can be named."""
    is_led = state.phase in (PLAY, CHOOSE) and state.letter not in ("b", "j")
    if is_led and tricks_done(state) and all_is_told(state) and not state.won[state.leader]:
        yield reason("automatic.trick", "leads-later", player=state.leader)


def scores_of_no_round(state: State) -> Iterator[Reason]:
    """More plus or minus points than there are on the cards."""
    best, worst = (points_on(rows(state.setup), sign) for sign in (1, -1))
    for number in sorted({line.deal for line in state.lines}):
        lines = [line for line in state.lines if line.deal == number]
        plus, minus = sum_of(lines, "plus"), sum_of(lines, "minus")
        if plus > best or minus > worst:
            yield reason(
                "automatic.score", "too-much", round=number, plus=plus, minus=minus, best=best, most=worst
            )
        for line in lines:
            if line.because.rule == "automatic.rounds" and not -worst <= line.points <= best + PREDICTION:
                yield reason(
                    "automatic.rounds", "points", player=line.player, round=number, points=line.points
                )


def points_on(table: tuple[Row, ...], sign: int) -> int:
    return sum(row.points * sign for row in table if row.points * sign > 0)


def sum_of(lines: list[ScoreLine], name: str) -> int:
    return sum(int(str(dict(line.because.facts).get(name, 0))) for line in lines)
