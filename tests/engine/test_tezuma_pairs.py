"""Which abilities of 2015 can share a card: what the rulebook tells, though it names no card."""

from itertools import combinations, permutations

import pytest

from engine import playfile
from engine.games.tezuma.abilities import ABILITIES, ABILITY_NAMES, HOUSE_SIDES
from engine.registry import GAMES
from tests.engine.after import after_of

TEZUMA = GAMES["tezuma"]
HEAD = "game: tezuma\nsetup: 4 players, 2015\n"
EVIDENCE = (
    (
        (
            "paper-egg",
            "butterfly-dance",
            "linking-rings",
            "baby-chicks",
            "horse-swallowing",
            "five-color-sand",
        ),
        "the advice for a first game: these six, where all six cards are laid out with one side up",
    ),
    (
        ("water-trick", "butterfly-dance"),
        "a note settles which has priority where both are used in one trick, in either order",
    ),
    (
        ("horse-swallowing", "butterfly-dance", "five-color-sand"),
        "the fourth printed example: three players use them in one trick",
    ),
)
"""Abilities that lie there in one game, and where the rulebook shows it. A card shows one side for the whole game.

Nothing else there tells of two. That Sword Walking decides between numbers which abilities made equal needs one of four
others beside it, whichever; ties by Horse-Swallowing, Fire Breathing and Many Umbrellas arise with a plain card.
"""
ADVISED = EVIDENCE[0][0]
OTHERS = tuple(sorted(ABILITY_NAMES - set(ADVISED)))
TOGETHER = {frozenset(pair) for names, _ in EVIDENCE for pair in combinations(names, 2)}
MAY_SHARE = {frozenset((one, other)) for one in ADVISED for other in OTHERS} - TOGETHER
"""Six on six cards: so each has one of them, and the other six do not share one either."""


def test_the_house_pairs_none_that_lie_there_together() -> None:
    """Each ability on one card, with one that it can share it with."""
    pairs = [frozenset((card.one, card.other)) for card in HOUSE_SIDES]
    assert frozenset().union(*pairs) == ABILITY_NAMES
    assert MAY_SHARE.issuperset(pairs)


def test_sides_of_the_house_are_used_equally_often() -> None:
    """As far as that goes: nothing but Five-Color Sand is used once."""
    uses = {ability.name: ability.uses[0] for ability in ABILITIES}
    assert [card.one for card in HOUSE_SIDES if uses[card.one] != uses[card.other]] == ["five-color-sand"]


@pytest.mark.parametrize("pair", sorted(map(sorted, TOGETHER)), ids="+".join)
def test_what_lies_there_together_can_be_laid_out(pair: list[str]) -> None:
    """With one side of each of the other cards."""
    state = after_of(TEZUMA, f"{HEAD}start: A\n")
    others = [card.one for card in HOUSE_SIDES if not {card.one, card.other} & set(pair)]
    layout = TEZUMA.read(f"lay-out 1 2 3 4 7 {' '.join([*pair, *others])}", state.setup)
    assert TEZUMA.judge(state, layout).legal


@pytest.mark.parametrize("pair", sorted(map(sorted, combinations(ABILITY_NAMES, 2))), ids="+".join)
def test_an_owners_card_has_any_pair_that_the_rulebook_leaves_possible(pair: list[str]) -> None:
    """And no other, whatever is on the other five."""
    if frozenset(pair) in MAY_SHARE:
        assert playfile.load(HEAD + sides(pair)).setup.tables
    else:
        with pytest.raises(playfile.Faulty, match=r"are both for a first game|can be used in one trick"):
            playfile.load(HEAD + sides(pair))


def sides(pair: list[str]) -> str:
    """Six cards, one with this pair; on the others as few as can be that lie there together."""
    advised = [name for name in (*ADVISED, *OTHERS) if name not in pair][:5]
    others = [name for name in OTHERS if name not in (*pair, *advised)]
    others += [name for name in ADVISED if name not in (*pair, *advised)]
    rows = (zip(advised, order, strict=True) for order in permutations(others))
    best = next((row for row in map(list, rows) if MAY_SHARE.issuperset(map(frozenset, row))), None)
    cards = [pair, *(best or zip(advised, others, strict=True))]
    return "".join(f"sides {number}: {' '.join(card)}\n" for number, card in enumerate(cards, start=1))
