"""May it be done? For each kind of action an ordered row of rulings; the first that answers decides."""

from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from engine.cards import HIDDEN, Card, Cards, Play
from engine.deeds import cards_in
from engine.games.iroha.cards import HAND, HOUSE_ICONS, LETTERS, deck, exists, icon_of, icons
from engine.games.iroha.outcomes import turn
from engine.games.iroha.state import (
    DEAL,
    DEALER,
    PASS,
    PLAY,
    SCORE,
    Action,
    Pass,
    State,
    cards,
    hand_of,
    passed_by,
)
from engine.kernel import Reason, Setup, Verdict, allow, ask, reason, refuse, ruling
from engine.kit.actions import Collect, CountDeal, Deal, NameDealer
from engine.kit.rulings import (
    NO_RULE_SPEAKS,
    all_is_played,
    everybody_has_played,
    in_time,
    named_once,
    no_strange_card,
    one_card_at_a_time,
)
from engine.text import TABLE
from engine.trick import holds_any, played_suits

# Is it time for this?


class TableQuestion(NamedTuple):
    state: State


is_time_to = partial(in_time, "iroha.phases")


@ruling("iroha.dealer")
def any_fair_way_names_one(q: TableQuestion) -> Verdict | None:
    return allow("iroha.dealer", players=q.state.setup.players)


MAY_NAME_DEALER: tuple[Callable[[TableQuestion], Verdict | None], ...] = (
    named_once("iroha.dealer", lambda state: state.dealer),
    is_time_to(DEALER),
    any_fair_way_names_one,
)
MAY_COLLECT: tuple[Callable[[TableQuestion], Verdict | None], ...] = (
    is_time_to(PLAY),
    everybody_has_played("iroha.turn", turn),
)
MAY_COUNT_DEAL: tuple[Callable[[TableQuestion], Verdict | None], ...] = (
    is_time_to(SCORE),
    all_is_played("iroha.phases"),
)


# May these hands be dealt?


class DealQuestion(NamedTuple):
    state: State
    hands: tuple[Cards, ...]
    dealt: Cards


@ruling("iroha.deck")
def no_card_too_often(q: DealQuestion) -> Verdict | None:
    in_play = deck(q.state.setup)
    for card in q.dealt:
        if q.dealt.count(card) > max(1, in_play.count(card)):
            return Verdict(False, (too_often(in_play, card),))
    return None


def too_often(in_play: Cards, card: Card) -> Reason:
    """In the house's deck each card is there once; in a reader's own a number may repeat."""
    count = in_play.count(card)
    if count < 2:
        return reason("iroha.deck", "twice", card=card)
    return reason("iroha.deck", "too-often", card=card, count=count)


@ruling("iroha.players")
def only_cards_in_play(q: DealQuestion) -> Verdict | None:
    in_play = frozenset(deck(q.state.setup))
    for card in q.dealt:
        if card not in in_play:
            return Verdict(False, put_back(q.state.setup, card))
    return None


@ruling("iroha.deal")
def nine_each(q: DealQuestion) -> Verdict | None:
    if len(q.hands) == q.state.setup.players and all(len(hand) == HAND for hand in q.hands):
        stock = len(deck(q.state.setup)) - HAND * q.state.setup.players
        nine = reason("iroha.deal", "allowed", count=HAND, stock=stock)
        return Verdict(True, (nine, icons_used(q.state.setup)))
    return refuse("iroha.deal", players=q.state.setup.players, count=HAND)


MAY_DEAL: tuple[Callable[[DealQuestion], Verdict | None], ...] = (
    is_time_to(DEAL),
    no_strange_card("iroha.deck", exists),
    no_card_too_often,
    only_cards_in_play,
    nine_each,
)


def put_back(setup: Setup, card: Card) -> tuple[Reason, Reason]:
    """Why a card stays in the box, and who says which icon it carries."""
    icon = icon_of(setup, card)
    needed = icon.players if icon else 0
    source = "house" if icons(setup) == HOUSE_ICONS else "own"
    return (
        reason("iroha.players", "put-back", card=card, needed=needed, players=setup.players),
        reason("iroha.icons", source, card=card),
    )


def icons_used(setup: Setup) -> Reason:
    """The numbers in play, where they are the same in every colour."""
    in_play = sorted(deck(setup))
    colours = [tuple(card.number for card in in_play if card.suit == letter) for letter in LETTERS]
    if colours.count(colours[0]) == len(LETTERS):
        return reason("iroha.icons", "used", players=setup.players, numbers=colours[0])
    numbers = tuple(sorted({card.number for card in in_play}))
    return reason("iroha.icons", "by-colour", players=setup.players, numbers=numbers)


# May these cards be passed, and to whom?


class PassQuestion(NamedTuple):
    state: State
    seat: int
    cards: Cards


@ruling("iroha.pass")
def passes_once(q: PassQuestion) -> Verdict | None:
    if passed_by(q.state, q.seat):
        return refuse("iroha.pass", "done", player=q.seat)
    return None


@ruling("iroha.pass")
def neither_fewer_nor_more(q: PassQuestion) -> Verdict | None:
    return None if len(q.cards) == 2 else refuse("iroha.pass", "count", count=len(q.cards))


@ruling("iroha.pass")
def two_cards_of_the_hand(q: PassQuestion) -> Verdict | None:
    hand = hand_of(q.state, q.seat)
    if all(hand.count(card) >= q.cards.count(card) for card in q.cards):
        return allow("iroha.pass")
    return None


@ruling("iroha.pass")
def hidden_cards_may_be_them(q: PassQuestion) -> Verdict | None:
    if not may_hold(q.state, q.seat, q.cards):
        return None
    return Verdict(None, (reason("iroha.pass", "unknown", player=q.seat),))


@ruling("iroha.pass")
def nothing_else_is_passed(q: PassQuestion) -> Verdict | None:
    return refuse("iroha.pass", player=q.seat)


MAY_PASS: tuple[Callable[[PassQuestion], Verdict | None], ...] = (
    is_time_to(PASS),
    passes_once,
    neither_fewer_nor_more,
    two_cards_of_the_hand,
    hidden_cards_may_be_them,
    nothing_else_is_passed,
)


# May this card be played?


class PlayQuestion(NamedTuple):
    state: State
    seat: int
    card: Card
    colours: frozenset[str]
    """The colours played to this trick so far."""
    tried: int
    """How many cards at once."""


def may_hold(state: State, seat: int, wanted: Cards) -> bool:
    """Are the cards in the hand, or could hidden ones be them?"""
    hand = hand_of(state, seat)
    missing = list((Counter(wanted) - Counter(hand)).elements())
    if not missing:
        return True
    if hand.count(HIDDEN) < len(missing) or any(card.suit in state.voids[seat] for card in missing):
        return False
    lying, in_play = cards(state), deck(state.setup)
    return all(lying.count(card) + missing.count(card) <= in_play.count(card) for card in missing)


@ruling("iroha.turn")
def waits_for_its_turn(q: PlayQuestion) -> Verdict | None:
    due = turn(q.state)
    if q.seat == due:
        return None
    case = "full" if due == TABLE else "refused"
    return refuse("iroha.turn", case, player=q.seat, other=due)


@ruling("iroha.turn")
def comes_from_the_hand(q: PlayQuestion) -> Verdict | None:
    if may_hold(q.state, q.seat, (q.card,)):
        return None
    return refuse("iroha.turn", "not-held", player=q.seat, card=q.card)


@ruling("iroha.lead")
def leads(q: PlayQuestion) -> Verdict | None:
    if q.colours:
        return None
    return allow("iroha.lead", player=q.seat, suit=q.card.suit)


@ruling("iroha.follow-any")
def follows(q: PlayQuestion) -> Verdict | None:
    if q.card.suit not in q.colours:
        return None
    return allow("iroha.follow-any", card=q.card, suit=q.card.suit)


@ruling("iroha.follow-any")
def must_follow(q: PlayQuestion) -> Verdict | None:
    if not holds_any(hand_of(q.state, q.seat), q.colours):
        return None
    return refuse("iroha.follow-any", player=q.seat, card=q.card, suits=q.colours)


@ruling("iroha.follow-any")
def hand_is_unknown(q: PlayQuestion) -> Verdict | None:
    if HIDDEN not in hand_of(q.state, q.seat) or q.colours <= q.state.voids[q.seat]:
        return None
    unknown = reason("iroha.follow-any", "unknown", player=q.seat, card=q.card, suits=q.colours)
    return Verdict(None, (unknown,))


@ruling("iroha.void-moves-marker")
def cannot_follow(q: PlayQuestion) -> Verdict | None:
    return allow("iroha.void-moves-marker", player=q.seat, suit=q.card.suit, suits=q.colours)


MAY_PLAY: tuple[Callable[[PlayQuestion], Verdict | None], ...] = (
    is_time_to(PLAY),
    waits_for_its_turn,
    one_card_at_a_time("iroha.turn"),
    comes_from_the_hand,
    leads,
    follows,
    must_follow,
    hand_is_unknown,
    cannot_follow,
)


def judge(state: State, action: Action) -> Verdict:
    match action:
        case Play():
            seat, cards, _ = action
            question = PlayQuestion(state, seat, cards[0], played_suits(state.trick), len(cards))
            return ask(MAY_PLAY, question, NO_RULE_SPEAKS)
        case Pass():
            return ask(MAY_PASS, PassQuestion(state, action.seat, action.cards), NO_RULE_SPEAKS)
        case Deal():
            return ask(
                MAY_DEAL, DealQuestion(state, action.hands, tuple(cards_in(action.hands))), NO_RULE_SPEAKS
            )
        case Collect():
            return ask(MAY_COLLECT, TableQuestion(state), NO_RULE_SPEAKS)
        case NameDealer():
            return ask(MAY_NAME_DEALER, TableQuestion(state), NO_RULE_SPEAKS)
        case CountDeal():
            return ask(MAY_COUNT_DEAL, TableQuestion(state), NO_RULE_SPEAKS)
