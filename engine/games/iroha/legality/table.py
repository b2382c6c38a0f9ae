"""May the table do it? Naming the dealer, dealing, collecting, counting; and for everybody, is it time for it?"""

from collections.abc import Callable
from functools import partial

from engine.cards import Card, Cards
from engine.games.iroha.cards import HAND, HOUSE_ICONS, LETTERS, deck, exists, icon_of, icons
from engine.games.iroha.outcomes import turn
from engine.games.iroha.state import DEAL, DEALER, PLAY, SCORE
from engine.kernel import Reason, Setup, Verdict, allow, reason, refuse, ruling
from engine.kit.rulings import (
    DealQuestion,
    TableQuestion,
    all_is_played,
    everybody_has_played,
    in_time,
    named_once,
    no_strange_card,
    one_at_a_time,
)

is_time_to = partial(in_time, "iroha.phases")


@ruling("iroha.dealer")
def any_fair_way_names_one(q: TableQuestion) -> Verdict | None:
    return allow("iroha.dealer", players=q.state.setup.players)


MAY_NAME_DEALER: tuple[Callable[[TableQuestion], Verdict | None], ...] = (
    named_once("iroha.dealer", lambda state: state.dealer),
    is_time_to(DEALER),
    one_at_a_time("iroha.dealer"),
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
