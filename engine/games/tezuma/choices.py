"""Who acts, what can be tried, what chance decides."""

from itertools import combinations
from random import Random

from engine.cards import Cards, Play
from engine.games.tezuma.abilities import ABILITIES, EGG, FIRE, SAND, ability_uses, sides
from engine.games.tezuma.cards import EDITION_2015, HAND, ONLY_FOR, deck, laid_out, scoring_cards
from engine.games.tezuma.draft import due, on_the_table, taken_kinds
from engine.games.tezuma.legality.question import are_a_pair
from engine.games.tezuma.outcomes.turn import turn
from engine.games.tezuma.state import (
    DEAL,
    DRAFT,
    FIRST,
    LAYOUT,
    OVER,
    PLAY,
    Action,
    LayOut,
    NameStart,
    State,
    Take,
)
from engine.kernel import Setup
from engine.kit.actions import Collect, CountDeal, NameDealer, random_deal
from engine.text import TABLE


def actors(state: State) -> tuple[int, ...]:
    if state.phase == PLAY:
        return (turn(state),)
    if state.phase == DRAFT:
        seat = due(state)
        return (TABLE,) if seat is None else (seat,)
    return () if state.phase == OVER else (TABLE,)


# What could be tried


def choices(state: State, seat: int) -> tuple[Action, ...]:
    if seat not in actors(state):
        return ()
    if seat != TABLE:
        return drafts(state, seat) if state.phase == DRAFT else plays(state, seat)
    if state.phase == FIRST:
        named = NameStart if state.setup.edition == EDITION_2015 else NameDealer
        return tuple(named(seat) for seat in range(state.setup.players))
    if state.phase in (LAYOUT, DEAL):
        return ()  # too many to list: see chance
    return (Collect(),) if state.phase == PLAY else (CountDeal(),)


def drafts(state: State, seat: int) -> tuple[Action, ...]:
    done = taken_kinds(state, seat)
    return tuple([Take(seat, kind, what) for kind, what in on_the_table(state) if kind not in done])


def plays(state: State, seat: int) -> tuple[Action, ...]:
    """Each card, alone and with the ability as long as it has uses left; cards that look alike once.

    Both that and which pairs there are for Fire Breathing are filters only: too much else would be tried in vain.
    """
    hand: Cards = tuple(dict.fromkeys(state.hands[seat]))
    found = [Play(seat, (card,)) for card in hand]
    ability = state.taken[seat].ability
    if not ability or state.egg == seat or state.uses[seat] >= ability_uses(state.setup, ability):
        return tuple(found)
    if ability in (EGG, SAND):
        found.append(Play(seat, (), ability))
    elif ability == FIRE:
        found += [Play(seat, pair, FIRE) for pair in combinations(hand, 2) if are_a_pair(*pair)]
    else:
        found += [Play(seat, (card,), ability) for card in hand]
    return tuple(found)


# What chance decides


def chance(state: State, rng: Random) -> Action:
    """What the table does next: it draws the start, the layout and the deal; the rest is fixed."""
    if state.phase == LAYOUT:
        return draw_layout(state, rng)
    if state.phase != DEAL:
        return rng.choice(choices(state, TABLE))
    return random_deal(deck(state.setup), state.setup.players, HAND, rng)


def draw_layout(state: State, rng: Random) -> LayOut:
    setup = state.setup
    numbers = [card.number for card in scoring_cards(setup)]
    kept: list[int] = []
    if setup.edition == EDITION_2015:
        kept = [number for number, players in ONLY_FOR.items() if players == setup.players]
        numbers = [number for number in numbers if number not in ONLY_FOR]
    drawn = kept + rng.sample(numbers, laid_out(setup) - len(kept))
    return LayOut(tuple(sorted(drawn)), draw_abilities(setup, rng))


def draw_abilities(setup: Setup, rng: Random) -> tuple[str, ...]:
    if "beginner" in setup.options:
        return ()
    if setup.edition == EDITION_2015:
        return tuple(rng.choice((card.one, card.other)) for card in sides(setup))
    drawn = rng.sample(range(len(ABILITIES)), laid_out(setup))
    return tuple(ABILITIES[index].name for index in sorted(drawn))
