"""May the table do it? For each of its actions an ordered row; the first ruling that answers decides."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from engine.cards import HIDDEN, Cards
from engine.games.tezuma.abilities import sides
from engine.games.tezuma.card_lists import is_own, is_printed
from engine.games.tezuma.cards import (
    EDITION_2015,
    HAND,
    ONLY_FOR,
    deck,
    exists,
    kinds,
    laid_out,
    scoring_card,
    scoring_cards,
)
from engine.games.tezuma.outcomes.turn import turn
from engine.games.tezuma.state import DEAL, FIRST, LAYOUT, PAIN, PLAY, POINTS, SCORE, State
from engine.kernel import Reason, Setup, Verdict, allow, reason, refuse, ruling
from engine.kit.rulings import (
    TableQuestion,
    everybody_has_played,
    in_time,
    named_once,
    no_strange_card,
    one_at_a_time,
)

is_time_to = partial(in_time, "tezuma.phases")


@ruling("tezuma.start-player")
def any_fair_way_names_one(q: TableQuestion) -> Verdict | None:
    case = "allowed" if q.state.setup.edition == EDITION_2015 else "dealer"
    return allow("tezuma.start-player", case, players=q.state.setup.players)


@ruling("tezuma.score.table")
def scoring_cards_are_told(q: TableQuestion) -> Verdict | None:
    for seat, mine in enumerate(q.state.taken):
        if not (mine.score and mine.pain):
            named = kinds(q.state.setup)
            facts = {"kind": named[POINTS], "other_kind": named[PAIN], "player": seat}
            return refuse("tezuma.score.table", "missing", **facts)
    return None


@ruling("tezuma.score.pain")
def captured_cards_are_known(q: TableQuestion) -> Verdict | None:
    for seat, pile in enumerate(q.state.won):
        if HIDDEN in pile:
            return Verdict(None, (reason("tezuma.score.pain", "unknown", player=seat),))
    return None


@ruling("tezuma.phases")
def all_is_played(q: TableQuestion) -> Verdict | None:
    played = reason("tezuma.phases", "score", deal=q.state.deal)
    paid = {(mine.score, q.state.tricks[seat]) for seat, mine in enumerate(q.state.taken)}
    return Verdict(True, (played, *source_of(q.state.setup, paid)))


MAY_START: tuple[Callable[[TableQuestion], Verdict | None], ...] = (
    named_once("tezuma.start-player", lambda state: state.start),
    is_time_to(FIRST),
    one_at_a_time("tezuma.start-player"),
    any_fair_way_names_one,
)
MAY_COLLECT: tuple[Callable[[TableQuestion], Verdict | None], ...] = (
    is_time_to(PLAY),
    everybody_has_played("tezuma.lead", turn),
)
MAY_COUNT_DEAL: tuple[Callable[[TableQuestion], Verdict | None], ...] = (
    is_time_to(SCORE),
    scoring_cards_are_told,
    captured_cards_are_known,
    all_is_played,
)


def source_of(setup: Setup, paid: set[tuple[int, int]]) -> tuple[Reason, ...]:
    """Whose values scoring cards pay for so many tricks, where they do not stand in the rulebook."""
    unprinted = {number for number, tricks in paid if number and not is_printed(setup, number, tricks)}
    own = tuple(sorted(number for number in unprinted if is_own(setup, number)))
    house = tuple(sorted(unprinted.difference(own)))
    cases = (("house", house), ("own", own))
    return tuple(reason("tezuma.score-tables", case, numbers=numbers) for case, numbers in cases if numbers)


# May these cards be laid out?


class LayOutQuestion(NamedTuple):
    state: State
    scoring_cards: tuple[int, ...]
    abilities: tuple[str, ...]


@ruling("tezuma.score-cards")
def scoring_cards_exist(q: LayOutQuestion) -> Verdict | None:
    for number in q.scoring_cards:
        if scoring_card(q.state.setup, number) is None:
            return Verdict(False, (no_such_card(q.state.setup, number),))
        if q.scoring_cards.count(number) > 1:
            return refuse("tezuma.score-cards", "twice", kind=kinds(q.state.setup)[POINTS], number=number)
    return None


def no_such_card(setup: Setup, number: int) -> Reason:
    kind, count = kinds(setup)[POINTS], len(scoring_cards(setup))
    return reason("tezuma.score-cards", "strange", kind=kind, number=number, count=count)


@ruling("tezuma.score-cards")
def only_for_so_many_players(q: LayOutQuestion) -> Verdict | None:
    for number in q.scoring_cards if q.state.setup.edition == EDITION_2015 else ():
        needed = ONLY_FOR.get(number, q.state.setup.players)
        if needed != q.state.setup.players:
            return refuse("tezuma.score-cards", "only-for", number=number, players=needed)
    return None


@ruling("tezuma.choose-score-cards")
def one_scoring_card_more_than_players(q: LayOutQuestion) -> Verdict | None:
    count = laid_out(q.state.setup)
    if len(q.scoring_cards) == count:
        return None
    return refuse("tezuma.choose-score-cards", count=count, players=q.state.setup.players)


@ruling("tezuma.choose-score-cards")
def with_the_card_for_so_many(q: LayOutQuestion) -> Verdict | None:
    for number, players in ONLY_FOR.items() if q.state.setup.edition == EDITION_2015 else ():
        if players == q.state.setup.players and number not in q.scoring_cards:
            return refuse("tezuma.choose-score-cards", "missing", number=number, players=players)
    return None


@ruling("tezuma.variant.beginner")
def beginners_have_no_abilities(q: LayOutQuestion) -> Verdict | None:
    if "beginner" not in q.state.setup.options:
        return None
    return refuse("tezuma.variant.beginner") if q.abilities else allow("tezuma.variant.beginner")


@ruling("tezuma.ability-cards")
def no_ability_twice(q: LayOutQuestion) -> Verdict | None:
    for ability in q.abilities:
        if q.abilities.count(ability) > 1:
            return refuse("tezuma.ability-cards", "twice", ability=ability)
    return None


@ruling("tezuma.ability-cards")
def one_side_of_each_card(q: LayOutQuestion) -> Verdict | None:
    if q.state.setup.edition != EDITION_2015:
        return None
    for card in sides(q.state.setup):
        if card.one in q.abilities and card.other in q.abilities:
            return refuse("tezuma.ability-cards", "sides", ability=card.one, other_ability=card.other)
    return None


@ruling("tezuma.choose-abilities")
def so_many_abilities(q: LayOutQuestion) -> Verdict | None:
    setup = q.state.setup
    count = 6 if setup.edition == EDITION_2015 else laid_out(setup)
    if len(q.abilities) != count:
        return refuse("tezuma.choose-abilities", count=count, players=setup.players)
    return None


@ruling("tezuma.choose-abilities")
def any_choice_will_do(q: LayOutQuestion) -> Verdict | None:
    chosen = reason("tezuma.choose-abilities", "allowed", count=len(q.abilities))
    return Verdict(True, (chosen, *source_of(q.state.setup, {(number, 0) for number in q.scoring_cards})))


MAY_LAY_OUT: tuple[Callable[[LayOutQuestion], Verdict | None], ...] = (
    is_time_to(LAYOUT),
    scoring_cards_exist,
    only_for_so_many_players,
    one_scoring_card_more_than_players,
    with_the_card_for_so_many,
    beginners_have_no_abilities,
    no_ability_twice,
    one_side_of_each_card,
    so_many_abilities,
    any_choice_will_do,
)


# May these hands be dealt?


class DealQuestion(NamedTuple):
    state: State
    hands: tuple[Cards, ...]
    dealt: Cards


@ruling("tezuma.players-3")
def only_cards_in_play(q: DealQuestion) -> Verdict | None:
    in_play = deck(q.state.setup)
    out = next((card for card in q.dealt if card not in in_play), None)
    return None if out is None else refuse("tezuma.players-3", card=out)


@ruling("tezuma.deck")
def no_card_too_often(q: DealQuestion) -> Verdict | None:
    in_play = deck(q.state.setup)
    for card in q.dealt:
        if q.dealt.count(card) > in_play.count(card):
            return refuse("tezuma.deck", "twice", card=card, count=in_play.count(card))
    return None


@ruling("tezuma.deal")
def twelve_each(q: DealQuestion) -> Verdict | None:
    players = q.state.setup.players
    if len(q.hands) == players and all(len(hand) == HAND for hand in q.hands):
        return allow("tezuma.deal", count=HAND)
    return refuse("tezuma.deal", players=players, count=HAND)


MAY_DEAL: tuple[Callable[[DealQuestion], Verdict | None], ...] = (
    is_time_to(DEAL),
    no_strange_card("tezuma.deck", exists),
    only_cards_in_play,
    no_card_too_often,
    twelve_each,
)
