"""What a position tells of earlier tricks and deals: can all of it have come about?"""

from collections import Counter
from collections.abc import Iterator

from engine.cards import HIDDEN, Card, Cards
from engine.games.iroha.cards import HAND, LETTERS, deck
from engine.games.iroha.scoring import deal_lines
from engine.games.iroha.state import DEAL, DEALER, OVER, PASS, PLAY, SCORE, State, cards
from engine.kernel import Reason, ScoreLine, reason
from engine.kit.problems import named
from engine.trick import clockwise, played_suits


def told_cards(state: State) -> Cards:
    """Every card that is named anywhere, in the score of earlier deals too."""
    scored = [dict(line.because.facts).get("card") for line in state.lines]
    told = [*cards(state), *[card for row in (*state.passed, *state.played) for card in row]]
    return (*told, *[card for card in scored if isinstance(card, Card)])


def copies(state: State, card: Card) -> int:
    """How many like it there can be: more than one where a reader's box has a number twice in a colour."""
    return max(1, deck(state.setup).count(card))


def cards_had(state: State, player: int) -> int:
    """A player's cards, with the one in this trick and those laid out to be passed."""
    count = len(state.hands[player]) + any(play.seat == player for play in state.trick)
    return count + (len(state.passed[player]) if state.phase == PASS and state.passed else 0)


def tricks_done(state: State) -> int:
    """Those that are collected."""
    if not state.hands or state.phase in (DEALER, DEAL, PASS):
        return 0
    return max(0, HAND - cards_had(state, 0))


def nothing_yet(state: State) -> Iterator[Reason]:
    """Before the deal nothing lies there; before the first trick nothing is played, captured or shown."""
    if state.phase in (DEALER, DEAL):
        if any(
            (*state.hands, *state.passed, state.stock, *state.won, state.trick, *state.played, *state.voids)
        ):
            yield reason("iroha.deal", "before", due=state.phase)
    elif state.phase == PASS and any((*state.won, state.trick, *state.played, *state.voids)):
        yield reason("iroha.phases", "too-early", due=state.phase)


def too_large_a_stock(state: State) -> Iterator[Reason]:
    count, most = len(state.stock), len(deck(state.setup)) - HAND * state.setup.players
    if count > most:
        yield reason("iroha.deal", "stock", count=count, most=most)


def more_captured_than_won(state: State) -> Iterator[Reason]:
    """A trick goes to one player as a whole."""
    players, done = state.setup.players, tricks_done(state)
    needed = sum(-(-len(pile) // players) for pile in state.won)
    if needed > done:
        yield reason("iroha.capture", "too-many", count=needed, most=done)


def nothing_captured(state: State) -> Iterator[Reason]:
    """When all cards are played, they were captured."""
    if state.phase == SCORE and not any((*state.hands, state.trick, *state.won)):
        yield reason("iroha.capture", "none", due=state.phase)


def leads_without_cause(state: State) -> Iterator[Reason]:
    """First the dealer's left neighbour, then whoever has won a trick."""
    done, leader = tricks_done(state), state.leader
    if state.phase != PLAY:
        return
    if not done and state.dealer is not None:
        due = clockwise(state.dealer, state.setup.players)
        if due != leader:
            yield reason("iroha.lead", "not-first", player=leader, other=due)
    if done and not state.won[leader] and sum(map(len, state.won)) == state.setup.players * done:
        yield reason("iroha.winner-leads", "leader", player=leader)


def passed_wrongly(state: State) -> Iterator[Reason]:
    """A card that was passed lies elsewhere than with the left neighbour, or was passed twice."""
    everywhere = Counter(card for pair in state.passed for card in pair if card != HIDDEN)
    for card, count in everywhere.items():
        if count > copies(state, card):
            yield reason("iroha.pass", "twice", card=card)
    if state.phase == PASS:
        return
    for seat, pair in enumerate(state.passed):
        target = clockwise(seat, state.setup.players)
        for card in named(pair):
            for holder in had_by(state, card):
                if holder != target and copies(state, card) == 1:
                    yield reason("iroha.pass", "elsewhere", player=seat, card=card, other=holder)
            if state.stock.count(card) >= copies(state, card):
                yield reason("iroha.pass", "out-of-play", player=seat, card=card)
            elif not had_by(state, card) and is_known(state, target):
                yield reason("iroha.pass", "not-had", player=seat, card=card, other=target)


def is_known(state: State, player: int) -> bool:
    """Are all cards told that a player had in this deal, those in hand and those played?"""
    return len(named((*state.hands[player], *state.played[player]))) == HAND


def had_by(state: State, card: Card) -> list[int]:
    """Who holds a card, or has played it, as far as it is told."""
    in_trick = {play.seat for play in state.trick if card in play.cards}
    return [
        seat
        for seat, (hand, row) in enumerate(zip(state.hands, state.played, strict=True))
        if card in hand or card in row or seat in in_trick
    ]


def played_rows(state: State) -> Iterator[Reason]:
    """A card is played once, by one player, and by each player one a trick."""
    for player, row in enumerate(state.played):
        in_trick = [play.cards[0] for play in state.trick if play.seat == player]
        most = tricks_done(state) + len(in_trick)
        if len(row) > most:
            yield reason("iroha.turn", "played-too-many", player=player, count=len(row), most=most)
        elif row and len(row) == most and in_trick and row[-1] != in_trick[0]:
            yield reason("iroha.turn", "played-last", player=player, card=in_trick[0])
        for card in dict.fromkeys(row):
            most = copies(state, card)
            is_elsewhere = most == 1 and is_played_by_another(state, player, card)
            if card != HIDDEN and (row.count(card) > most or is_elsewhere):
                yield reason("iroha.turn", "played-twice", player=player, card=card)


def is_played_by_another(state: State, player: int, card: Card) -> bool:
    rows = [row for other, row in enumerate(state.played) if other < player]
    return any(card in row for row in rows) or any(
        card in play.cards and play.seat != player for play in state.trick
    )


def shown_without_cause(state: State) -> Iterator[Reason]:
    """In the first trick of a deal, only who did not follow has shown something, and no more than what lay there."""
    if tricks_done(state):
        return
    for seat, colours in enumerate(state.voids):
        shown: frozenset[str] = frozenset()
        for index, play in enumerate(state.trick):
            before = played_suits(state.trick[:index])
            if play.seat == seat and play.cards[0].suit not in before:
                shown = before
        if colours - shown:
            yield reason("iroha.void-moves-marker", "unshown", player=seat, suits=colours - shown)


# The score of earlier deals


def scores_of_no_deal(state: State) -> Iterator[Reason]:
    """What no player can have captured in a deal, and no two players."""
    for deal in sorted({line.deal for line in state.lines}):
        lines = [line for line in state.lines if line.deal == deal]
        lowest = Counter(card_of(line) for line in lines)
        for card, count in lowest.items():
            if card and count > copies(state, card):
                yield reason("iroha.score.lowest", "twice", card=card, deal=deal)
        for player in range(state.setup.players):
            yield from score_of_no_deal(
                state, deal, player, [line for line in lines if line.player == player]
            )
        taken = sum(-line.points if line.because.rule == "iroha.score.rest" else 1 for line in lines)
        most = HAND * state.setup.players
        if taken > most and "iroha.deals" not in {line.because.rule for line in lines}:
            yield reason("iroha.score.rest", "too-many-in-all", count=taken, deal=deal, most=most)


def card_of(line: ScoreLine) -> Card | None:
    card = dict(line.because.facts).get("card")
    return card if isinstance(card, Card) else None


def score_of_no_deal(state: State, deal: int, player: int, lines: list[ScoreLine]) -> Iterator[Reason]:
    told = [line.because.rule for line in lines]
    cards = [card for card in map(card_of, lines) if card]
    rest = [-line.points for line in lines if line.because.rule == "iroha.score.rest"]
    for suit in LETTERS:
        if [card.suit for card in cards].count(suit) > 1:
            yield reason("iroha.score.lowest", "colour", player=player, deal=deal, suit=suit)
    if len(rest) > 1 or ("iroha.deals" in told and len(told) > 1):
        yield reason("iroha.deals", "told-twice", player=player, deal=deal)
    elif "iroha.deals" in told:
        yield from sum_of_no_deal(state, deal, player, lines[0].points)
    elif rest:
        not_lower = [other for other in deck(state.setup) if any(is_not_lower(other, card) for card in cards)]
        most = len(not_lower) - len(cards)
        if rest[0] > most:
            yield reason("iroha.score.rest", "too-many", player=player, count=rest[0], deal=deal, most=most)


def is_not_lower(card: Card, lowest: Card) -> bool:
    return card.suit == lowest.suit and card.number >= lowest.number


def sum_of_no_deal(state: State, deal: int, player: int, points: int) -> Iterator[Reason]:
    """At best only the highest card of each colour, at worst every card and the lowest of each."""
    numbers = [[card.number for card in deck(state.setup) if card.suit == suit] for suit in LETTERS]
    best = sum(map(max, numbers))
    worst = sum(map(min, numbers)) + len(LETTERS) - HAND * state.setup.players
    if not worst <= points <= best:
        yield reason("iroha.deals", "points", player=player, deal=deal, points=points, most=best, least=worst)


def counted_otherwise(state: State) -> Iterator[Reason]:
    """When the match is over, the piles of the last deal lie there still."""
    if state.phase != OVER or not any(state.won) or any(HIDDEN in pile for pile in state.won):
        return
    told = [line for line in state.lines if line.deal == state.deal]
    for player in range(state.setup.players):
        mine = {line for line in told if line.player == player}
        if any(line.because.rule == "iroha.deals" for line in mine):
            continue
        if mine != {line for line in deal_lines(state) if line.player == player}:
            yield reason("iroha.deals", "other-score", player=player, deal=state.deal)
