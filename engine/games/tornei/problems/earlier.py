"""What a position tells of earlier tricks and deals: can all of it have come about?"""

from collections.abc import Iterator

from engine.games.tornei.cards import LETTERS, TRICKS, place_of
from engine.games.tornei.outcomes import first_leader
from engine.games.tornei.scoring import FORECAST_POINTS, NO_TRICK_POINTS
from engine.games.tornei.state import (
    COLLECT,
    DEAL,
    DEALER,
    IN_PLAY,
    NPC,
    SCORE,
    SEATED,
    TURN,
    State,
    is_npc,
)
from engine.games.tornei.strength import ranking
from engine.kernel import Reason, reason
from engine.trick import clockwise


def cards_had(state: State, player: int) -> int:
    """A player's cards, with those that went into this trick."""
    played = any(play.seat == player for play in state.trick)
    laid = state.phase == COLLECT or state.forecasts[player] is not None
    return len(state.hands[player]) + played + laid


def tricks_left(state: State) -> int:
    """Those not finished: this one included."""
    return cards_had(state, 0) // 2


def tricks_done(state: State) -> int:
    return max(0, TRICKS - tricks_left(state))


def more_than_seven_tricks(state: State) -> Iterator[Reason]:
    done = tricks_done(state)
    shown = done + (state.phase == COLLECT)
    for player, (right, wrong) in enumerate(zip(state.right, state.wrong, strict=True)):
        count = len(right) + len(wrong)
        if count > shown:
            yield reason("tornei.reveal", "too-many", player=player, count=count, most=shown)
    taken = tricks_told(state)
    if taken > done:
        yield reason("tornei.winner", "too-many", count=taken, most=done)
    turned = max(0, done - (state.phase == TURN))
    if len(state.turned) > turned:
        yield reason("tornei.npc.pile", "too-many", player=NPC, count=len(state.turned), most=turned)


def nothing_taken(state: State) -> Iterator[Reason]:
    """When all cards are played, somebody has taken the tricks."""
    if state.phase == SCORE and not any((*state.hands, state.trick)) and not tricks_told(state):
        yield reason("tornei.winner", "none", due=state.phase)


def tricks_told(state: State) -> int:
    """Those whose winner the position tells."""
    return sum(map(len, state.won)) + len(state.box)


def places_taken_twice(state: State) -> Iterator[Reason]:
    """In a trick each place is taken once, so only one forecast of it is right."""
    most = tricks_done(state) + (state.phase == COLLECT)
    right = [card.suit for cards in state.right for card in cards]
    for suit in LETTERS:
        if right.count(suit) > most:
            place = place_of(suit)
            yield reason("tornei.reveal", "same-place", count=right.count(suit), place=place, most=most)


def too_many_voids(state: State) -> Iterator[Reason]:
    """In a trick one suit is led, so only that one can be shown to be missing."""
    most = 0 if state.phase in (DEALER, DEAL) else tricks_done(state)
    shown = frozenset[str]().union(*state.voids)
    if len(shown) > most:
        yield reason("tornei.void", "too-many", count=len(shown), most=most)


def torn_bundles(state: State) -> Iterator[Reason]:
    for seat, bundles in enumerate((*state.won, state.box)):
        for bundle in bundles:
            if len(bundle) != SEATED:
                yield reason("tornei.winner", "bundle", player=seat, count=len(bundle))


def leads_without_cause(state: State) -> Iterator[Reason]:
    """First whoever the dealer makes lead, then whoever has won a trick."""
    left = tricks_left(state)
    if state.phase not in IN_PLAY or not left:
        return
    if left == TRICKS and state.dealer is not None:
        yield from leads_first(state, state.dealer)
    elif 0 < tricks_done(state) == tricks_told(state):
        won = state.box if is_npc(state.setup, state.leader) else state.won[state.leader]
        if not won:
            yield reason("tornei.winner", "leader", player=state.leader)


def leads_first(state: State, dealer: int) -> Iterator[Reason]:
    due, leader = first_leader(state.setup, dealer), state.leader
    if due == leader:
        return
    if not is_npc(state.setup, clockwise(dealer, SEATED)):
        yield reason("tornei.lead", "not-first", player=leader, other=due)
    elif is_npc(state.setup, due):
        yield reason("tornei.reading.npc-first-lead", "npc-first", player=leader)
    else:
        yield reason("tornei.reading.npc-first-lead", "not-first", player=leader, other=due)


def scores_of_no_deal(state: State) -> Iterator[Reason]:
    """More than seven tricks bring; and points for tricks beside those for none, or neither."""
    right = times_scored(state, "tornei.score.forecast")
    for (deal, player), count in right.items():
        if count > TRICKS:
            yield reason(
                "tornei.score.forecast", "too-many", player=player, count=count, deal=deal, most=TRICKS
            )
    tricks = times_scored(state, "tornei.score.tricks")
    for deal in dict.fromkeys(deal for deal, _ in tricks):
        count = sum(times for (of, _), times in tricks.items() if of == deal)
        if count > TRICKS:
            yield reason("tornei.score.tricks", "too-many", count=count, deal=deal, most=TRICKS)
    none = times_scored(state, "tornei.score.no-tricks")
    sums = times_scored(state, "tornei.deals")
    for deal, player in dict.fromkeys((line.deal, line.player) for line in state.lines):
        if (deal, player) not in sums and ((deal, player) in tricks) == ((deal, player) in none):
            case = "beside" if (deal, player) in none else "neither"
            yield reason("tornei.score.no-tricks", case, player=player, deal=deal)


def right_about_the_first(state: State) -> Iterator[Reason]:
    """Who was right about the first place has won that trick; to be counted, all that was won must be told."""
    if tricks_told(state) != tricks_done(state) and state.phase != SCORE:
        return
    best = ranking(state)[:1] if state.phase == COLLECT else ()
    for player, cards in enumerate(state.right):
        count = sum(place_of(card.suit) == 1 for card in cards)
        most = len(state.won[player]) + any(play.seat == player for play in best)
        if count > most:
            yield reason("tornei.reveal", "first-place", player=player, count=count, most=most)


def points_of_no_deal(state: State) -> Iterator[Reason]:
    """Who wins no trick gets points for that, so nobody gets nothing; at best every forecast is right and no trick won."""
    best = TRICKS * max(row.points for row in FORECAST_POINTS) + NO_TRICK_POINTS
    for line in state.lines:
        if line.because.rule == "tornei.deals" and not 1 <= line.points <= best:
            yield reason(
                "tornei.deals", "points", player=line.player, deal=line.deal, points=line.points, most=best
            )


def told_twice(state: State) -> Iterator[Reason]:
    """A sum beside what it is made of; a right forecast of the first place beside no trick."""
    for deal, player in dict.fromkeys((line.deal, line.player) for line in state.lines):
        mine = [line.because for line in state.lines if (line.deal, line.player) == (deal, player)]
        rules = {because.rule for because in mine}
        if "tornei.deals" in rules and len(mine) > 1:
            yield reason("tornei.deals", "told-twice", player=player, deal=deal)
        firsts = sum(count_of(because) for because in mine if dict(because.facts).get("place") == 1)
        tricks = sum(count_of(because) for because in mine if because.rule == "tornei.score.tricks")
        if firsts and "tornei.score.no-tricks" in rules:
            yield reason("tornei.score.no-tricks", "first-place", player=player, deal=deal)
        elif firsts > tricks > 0:
            yield reason(
                "tornei.score.tricks", "first-place", player=player, deal=deal, count=firsts, most=tricks
            )


def same_places(state: State) -> Iterator[Reason]:
    """In a trick each place is taken once."""
    found: dict[tuple[int, int], int] = {}
    for line in state.lines:
        if line.because.rule == "tornei.score.forecast":
            key = line.deal, int(str(dict(line.because.facts)["place"]))
            found[key] = found.get(key, 0) + count_of(line.because)
    for (deal, place), count in found.items():
        if count > TRICKS:
            yield reason(
                "tornei.score.forecast", "same-place", deal=deal, place=place, count=count, most=TRICKS
            )


def times_scored(state: State, rule: str) -> dict[tuple[int, int], int]:
    """By deal and player: how many tricks won, how many places foretold."""
    found: dict[tuple[int, int], int] = {}
    for line in state.lines:
        if line.because.rule == rule:
            found[line.deal, line.player] = found.get((line.deal, line.player), 0) + count_of(line.because)
    return found


def count_of(because: Reason) -> int:
    return int(str(dict(because.facts).get("count", 1)))
