"""What a position tells of this round's tricks and of earlier rounds: can all of it have come about?"""

from collections.abc import Iterator

from engine.cards import HIDDEN, Play
from engine.games.automatic.cards import FORECAST, HAND, PILES, Row, rows, seats
from engine.games.automatic.state import BEGUN, CHOOSE, OVER, PILE, PLAY, SCORE, State
from engine.games.automatic.turning import MAY_COME, asked
from engine.games.automatic.ways import way_of
from engine.kernel import Reason, ScoreLine, Verdict, ask, reason
from engine.text import TABLE

YES = Verdict(True, ())


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


def last_card_of_no_trick(state: State) -> Iterator[Reason]:
    """The last card of the trick before was captured with that trick."""
    if state.last in (None, HIDDEN) or state.phase not in BEGUN:
        return
    elsewhere = [*state.deck, *[card for hand in state.hands for card in hand]]
    elsewhere += [play.cards[0] for play in state.trick]
    if not tricks_done(state) or state.last in elsewhere:
        yield reason("automatic.reading.l-nearest", "no-last", card=state.last)


def shown_without_cause(state: State) -> Iterator[Reason]:
    """In the first trick of a round, only who has played can have shown something."""
    played = [play.seat for play in state.trick]
    for seat, barred in enumerate(state.barred):
        if barred and not tricks_done(state) and seat not in played:
            yield reason("automatic.rule.d", "unshown", player=seat)


def heaps(state: State) -> Iterator[Reason]:
    """How many cards are left over, and how many piles."""
    dealt = PILES if state.phase == PILE else len(seats(state.setup))
    most = len(rows(state.setup)) - HAND * dealt
    if len(state.deck) > most and state.hands:
        yield reason("automatic.order-card", "too-many", count=len(state.deck), most=most)
    if state.phase != PILE:
        return
    left, taken = sum(map(bool, state.piles)), sum(map(bool, state.hands))
    if left + taken > PILES:
        yield reason("automatic.choose-pile", "too-many", count=left, most=PILES - taken)
    sizes = {len(heap) for heap in (*state.piles, *state.hands) if heap}
    if len(sizes) > 1:
        yield reason("automatic.piles", "uneven", count=min(sizes), most=max(sizes))


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
    done, told = tricks_done(state), sum(map(len, state.won))
    is_led = state.phase in (PLAY, CHOOSE) and state.rule not in ("b", "j")
    if is_led and done and told == done * len(seats(state.setup)) and not state.won[state.leader]:
        yield reason("automatic.trick", "leads-later", player=state.leader)


def came_against_the_rule(state: State) -> Iterator[Reason]:
    """Each card of the trick is judged again; where in its hand it lay is not known, so any place will do."""
    if state.phase not in BEGUN or state.phase == CHOOSE or not state.order or not way_of(state.rule).letter:
        return
    for index, play in enumerate(state.trick):
        before = state._replace(phase=PLAY, trick=state.trick[:index], leader=state.trick[0].seat)
        verdicts = [judged(before, play, place) for place in range(len(state.hands[play.seat]) + 1)]
        if all(verdict.legal is False for verdict in verdicts):
            yield reason("automatic.trick", "not-so", player=play.seat, card=play.cards[0])


def judged(state: State, play: Play, place: int) -> Verdict:
    hand = state.hands[play.seat]
    hands = list(state.hands)
    hands[play.seat] = (*hand[:place], *play.cards, *hand[place:])
    player = play.seat if way_of(state.rule).by_hand else TABLE
    return ask(MAY_COME, asked(state._replace(hands=tuple(hands)), play.cards, player), YES)


# The score of earlier rounds


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
            if line.because.rule == "automatic.rounds" and not -worst <= line.points <= best + FORECAST:
                yield reason(
                    "automatic.rounds", "points", player=line.player, round=number, points=line.points
                )


def points_on(table: tuple[Row, ...], sign: int) -> int:
    return sum(row.points * sign for row in table if row.points * sign > 0)


def sum_of(lines: list[ScoreLine], name: str) -> int:
    return sum(int(str(dict(line.because.facts).get(name, 0))) for line in lines)
