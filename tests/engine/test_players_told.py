"""Hints and reviews: what speaks for a play, and which plays cost a seat most."""

from pathlib import Path
from random import Random

from engine import playfile, replay
from engine.kernel import Action, Game
from engine.players.hint import Hint, hint, seen_to_happen, watch
from engine.players.knowledge import Knowledge, Truth, known_to
from engine.players.review import decisions, mistakes, review
from engine.players.search import allowed
from engine.players.strengths import STRONG
from engine.players.thinking import luck_of, think
from engine.players.words import say
from engine.registry import GAMES
from tests.engine.decisions import few_of_each_phase, quick

PLAYS = Path(__file__).parents[2] / "docs/plays"
IROHA = GAMES["iroha"]
SURE = """
game: iroha
setup: 3 players
leader: B
hand A: R1 R6
hand B: ?
hand C: ?
trick: B G6, C G5
"""
"""Aki has no butterfly and takes the trick with either card; flower 6 is worth five points more there."""


def finished(known: Knowledge, seed: int = 1) -> Hint:
    rng = luck_of(known, seed)
    *_, tally = think(known, quick(STRONG), rng)
    *_, seen = watch(known, tally.choice, rng)
    return hint(known, tally, seen)


def at(name: str, step: str) -> Knowledge:
    """What whoever acts at a step of an example knows there."""
    file = playfile.load((PLAYS / name).read_text(encoding="utf-8"))
    moment = next(moment for moment in replay.moments(file) if moment.step.text == step)
    return known_to(file.game, Truth(moment.before), file.game.deed(moment.action).actor)


def said(game: Game, found: Hint) -> list[str]:
    return [say(game, fact) for fact in found.facts]


def test_a_hint_tells_a_play_what_it_is_worth_and_why() -> None:
    """The lead over the next best, and how often it takes the trick, each by its rule."""
    known = known_to(IROHA, Truth(playfile.load(SURE).start), 0)
    found = finished(known)
    assert IROHA.write(found.action) == "A R6"
    assert found.is_sure
    assert found.worths[0].average.points > found.worths[1].average.points
    assert [fact.rule for fact in found.facts] == ["iroha.win", "iroha.winner"]
    points, takes = said(IROHA, found)
    assert points.startswith("It should bring ")
    assert takes == "Flower 6 takes this trick in 80 of 80 deals that fit what you know."


def test_a_play_that_can_lose_tells_to_what() -> None:
    """Where few cards beat it, they are named."""
    known = at("tezuma/first-deal.play", "A W8")
    *_, seen = watch(known, known.game.read("A W8", known.position.setup), Random(1))
    takes, loses = (say(known.game, fact) for fact in seen_to_happen(known, seen, known_play(known, "A W8")))
    assert takes.startswith("Water 8 takes this trick in ")
    assert loses.startswith("It can lose to ")


def known_play(known: Knowledge, line: str) -> Action:
    return known.game.read(line, known.position.setup)


def test_a_prediction_tells_how_often_it_comes_true() -> None:
    """Of the rank that the played card will have."""
    known = at("tornei/a-whole-trick.play", "C forecast F8")
    line = known_play(known, "C forecast F8")
    *_, seen = watch(known, line, Random(1))
    (told,) = seen_to_happen(known, seen, line)
    assert told.rule == "tornei.forecast"
    assert say(known.game, told).startswith("A prediction with fleur-de-lis 8 comes true in ")


def test_what_has_no_part_in_a_trick_is_told_by_its_points_alone() -> None:
    """A card of the draft; silence in a quiz."""
    known = at("tezuma/first-deal.play", "D take pain W")
    assert [*watch(known, known_play(known, "D take pain W"), Random(1))] == [(0, 0, "", frozenset())]
    assert len([*watch(known, None, Random(1))]) == 1


def test_a_forced_play_says_so() -> None:
    """There is nothing to compare."""
    assert said(IROHA, finished(at("iroha/new-trump.play", "B O8")))[0] == "There is nothing else to do."


def test_a_mode_in_which_little_can_be_decided_says_so() -> None:
    """Modes A to D of the Automatic."""
    known = at("automatic/rule-c.play", "C point A")
    told = finished(known).facts
    assert [fact.case for fact in told][1:] == ["little"]
    assert say(known.game, told[1]).startswith("In this mode the cards come by themselves")


def test_every_word_of_a_hint_is_said_by_a_rule_of_the_game() -> None:
    """Whatever the game, what is cited is one of its rules."""
    for game in GAMES.values():
        rules = {rule.slug for rule in game.rules}
        for state, seat in few_of_each_phase(game, game.setups()[0], 1):
            assert {fact.rule for fact in finished(known_to(game, state, seat)).facts} <= rules


def test_a_blunder_is_found_and_a_good_play_is_not_blamed() -> None:
    """What is judged is what was known then; the worst comes first."""
    start = playfile.load(SURE).start
    steps = [(7, start, IROHA.read(line, start.setup)) for line in ("A R1", "A R6")]
    found = list(decisions(IROHA, steps, 0))
    *_, judged = review(found, Random(1))
    (blunder,) = mistakes(judged)
    assert IROHA.write(blunder.best) == "A R6"
    assert 3 < blunder.cost.points < 9
    assert judged[1].cost[:2] == (0, 0)
    assert judged[1].expected.points > judged[0].expected.points


def test_only_what_a_seat_had_to_choose_is_judged() -> None:
    """Not what the table does, nor others, nor what had to be."""
    file = playfile.load((PLAYS / "iroha/first-deal.play").read_text(encoding="utf-8"))
    steps = [(moment.step.line, moment.before, moment.action) for moment in replay.moments(file)]
    found = list(decisions(IROHA, steps, 1))
    assert {IROHA.deed(one.action).actor for one in found} == {1}
    assert all(len(allowed(IROHA, one.known.seen, 1)) > 1 for one in found)
    *_, judged = review([], Random(1))
    assert mistakes(judged) == ()
