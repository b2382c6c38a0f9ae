"""What options are worth: averages with their errors, compared in the same worlds."""

from math import inf, isclose
from random import Random

import pytest

from engine.cards import HIDDEN, Play, read_card, read_cards
from engine.games.tezuma.state import Taken
from engine.kernel import Action, Game
from engine.players.habits import at_random, come_true, win_cheaply
from engine.players.knowledge import Knowledge, known_to
from engine.players.playouts import Luck, ahead, play_out
from engine.players.search import allowed, in_the_same_worlds
from engine.players.thinking import PAIRS, few
from engine.players.worth import Tally, average
from engine.registry import GAMES
from tests.engine.decisions import few_of_each_phase

IROHA = GAMES["iroha"]
TORNEI = GAMES["tornei"]


def decision(game: Game, phase: str) -> Knowledge:
    """The one with the most options of its kind, in a match of the first setup."""
    found = few_of_each_phase(game, game.setups()[0], 99)
    known = [known_to(game, state, seat) for state, seat in found]
    return max((one for one in known if one.position.phase == phase), key=lambda one: len(options_of(one)))


def options_of(known: Knowledge) -> tuple[Action, ...]:
    return allowed(known.game, known.seen, known.seat)


def test_an_average_tells_how_sure_it_is() -> None:
    """The standard error of the mean, in points; of one play-out nothing is known."""
    assert average([4], 2) == (2, inf, 1)
    assert average([], 2) == (0, inf, 0)
    assert average([1, 3], 1) == (2, 1, 2)
    points, error, count = average([2, 4, 4, 4, 5, 5, 7, 9], 1)
    assert (points, count) == (5, 8)
    assert isclose(error, (32 / 7 / 8) ** 0.5)


def test_the_lead_is_taken_in_the_same_worlds() -> None:
    """Two options that differ by one point in every world differ for sure, however far the worlds differ."""
    tally = Tally(("one", "other"), 1)
    for brought in (0, 30, -12):
        tally.add(0, brought + 1)
        tally.add(1, brought)
    assert tally.lead(0, 1) == (1, 0, 3)
    assert tally.choice == "one"
    assert [worth.action for worth in tally.worths()] == ["one", "other"]


def test_being_ahead_is_counted_in_whole_numbers() -> None:
    """Of others' average, times their number."""
    assert [ahead((5, 2, 2), player) for player in range(3)] == [6, -3, -3]


def test_a_search_keeps_the_better_half() -> None:
    """All options are played out in the first world; those that are left to the end most often."""
    known = decision(IROHA, "play")
    tally = Tally(options_of(known), 2)
    for _ in in_the_same_worlds(known, tally, at_random, 3000, Random(1)):
        pass
    counts = sorted(len(brought) for brought in tally.brought)
    assert 0 < counts[0] < counts[-1] == counts[-2]
    assert tally.worths()[0].average.play_outs == counts[-1]


def test_play_outs_of_a_world_have_the_same_luck() -> None:
    """The same option brings the same, as what else is done comes in the same order."""
    known = decision(IROHA, "play")
    whole, luck = IROHA.imagine(known.seen, known.seat, Random(1)), Luck(Random(2))
    ends = {play_out(IROHA, whole, at_random, luck) for _ in range(3)}
    assert len(ends) == 1


def test_pairs_of_high_cards_are_looked_at() -> None:
    """To pass the two highest is as good as to search among all pairs."""
    known = decision(IROHA, "pass")
    options = options_of(known)
    looked_at = few(IROHA, options, 100, Random(1))
    heights = sorted((sum(card.number for card in option.cards) for option in options), reverse=True)
    assert [sum(card.number for card in option.cards) for option in looked_at] == heights[:PAIRS]


def test_a_newcomer_looks_at_few_options() -> None:
    """Others are left out by chance."""
    options = options_of(decision(IROHA, "play"))
    assert len(options) > len(few(IROHA, options, 3, Random(1))) == 3


@pytest.mark.parametrize(
    ("trick", "predicted", "wanted"),
    [
        ("S5 S9 S2", "W1", {"A S10", "A S14"}),
        ("S5 S9 S2", "F1", {"A S7"}),
        ("S5", "F1", {"A S3", "A S7", "A S10", "A S14"}),
        ("S12 S13", "W1", {"A S14"}),
    ],
    ids=["first", "second", "whatever may still be second", "first for now"],
)
def test_in_tornei_predictions_are_played_for(trick: str, predicted: str, wanted: set[str]) -> None:
    """Who is last lets the own prediction come true, who is not keeps it possible; where neither can be, any card is played."""
    cards = read_cards(trick.split())
    plays = tuple(Play(4 - len(cards) + at, (card,)) for at, card in enumerate(cards))
    start = TORNEI.start(TORNEI.setups()[0])
    state = start._replace(
        phase="play",
        leader=plays[0].seat,
        hands=(read_cards(["S3", "S7", "S10", "S14"]), (), (), ()),
        forecasts=(read_card(predicted), HIDDEN, HIDDEN, HIDDEN),
        trick=plays,
    )
    found = {come_true(TORNEI, state, 0, Luck(Random(seed))) for seed in range(40)}
    assert {TORNEI.write(action) for action in found} == wanted


@pytest.mark.parametrize(
    ("trick", "wanted"),
    [("B4 U9 R9", {"A B5"}), ("B7 U9 R9", {"A B3", "A B5", "A B6"}), ("B4 U9", {"A B3", "A B5", "A B6"})],
    ids=["the lowest that wins", "none wins", "not last"],
)
def test_in_tezuma_who_is_last_wins_cheaply(trick: str, wanted: set[str]) -> None:
    """With the lowest card that beats all of the first suit; else any card is played."""
    game = GAMES["tezuma"]
    cards = read_cards(trick.split())
    plays = tuple(Play(4 - len(cards) + at, (card,)) for at, card in enumerate(cards))
    start = game.start(next(setup for setup in game.setups() if setup.players == 4))
    state = start._replace(
        phase="play",
        leader=plays[0].seat,
        hands=(read_cards(["B3", "B5", "B6", "W9"]), (), (), ()),
        taken=(Taken(),) * 4,
        uses=(0,) * 4,
        shown=((),) * 4,
        voids=(frozenset(),) * 4,
        trick=plays,
    )
    found = {win_cheaply(game, state, 0, Luck(Random(seed))) for seed in range(40)}
    assert {game.write(action) for action in found} == wanted
