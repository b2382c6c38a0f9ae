"""What the engine can say: one list for review, no sentence for two causes, none that is never said."""

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from engine.__main__ import main
from engine.kernel import Fact, Game, Reason, Setup
from engine.registry import GAMES
from engine.speech import PLAYER_FACTS, VERBS, YOU, agreed, prompt, say
from engine.text import SEATS, TABLE
from tests.engine.matches import match, positions, seats
from tests.engine.play_files import ROOT, faults_of, moments, position, said_at, said_of

SUBJECT = re.compile(r"\{(player|other)\} \{?([\w:]+)\}?(?:\{([\w:]+)\})?")
OF_ONE = re.compile(
    r"\b1 (?:[a-z]+ )?(?:(?:card|trick|point|use|player|pile|rule|deal|round|time|suit|forecast)s|abilities)\b"
)
ALL_NAMES = tuple(f"Player {seat}" for seat in SEATS)
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


@pytest.fixture(autouse=True, scope="module")
def words() -> None:
    """Here they are the words of today."""


def test_the_list_is_up_to_date(capsys: pytest.CaptureFixture[str]) -> None:
    """Renewed by: python -m engine sentences > tests/sentences.txt"""
    assert main(["sentences"]) == 0
    listed = (ROOT / "tests" / "sentences.txt").read_text(encoding="utf-8")
    assert listed.splitlines() == capsys.readouterr().out.splitlines()


@every_game
def test_no_sentence_serves_two_causes(game: Game) -> None:
    """Whoever reads a sentence knows the rule and the case."""
    said = Counter(wording.sentence for wording in game.sentences.values())
    assert [sentence for sentence, causes in said.items() if causes > 1] == []


@every_game
def test_a_verb_agrees_with_its_player(game: Game) -> None:
    """You hold, Ben holds: after a player a verb has its slot, of that same player; the NPC is never you."""
    for (rule, _), wording in game.sentences.items():
        for who, word, slot in SUBJECT.findall(wording.sentence):
            if slot in VERBS or word in VERBS:
                assert who == "player", wording
            elif slot or word.partition(":")[0] in VERBS:
                assert f":{who}" in f"{word}{slot}", wording
            else:
                assert not word.endswith("s") or ".npc-" in rule, wording


@every_game
def test_every_sentence_is_said(game: Game) -> None:
    """In a play file, for a position that cannot be, or in a match played at random."""
    said = {(reason.rule, reason.case) for reason in everything_said(game)}
    assert [f"{rule} / {case}" for rule, case in game.sentences if (rule, case) not in said] == []
    assert said <= game.sentences.keys()


@every_game
def test_every_fact_is_told(game: Game) -> None:
    """A fact of a reason is a value, never a gap; every slot of its sentence has one."""
    for reason in everything_said(game):
        assert None not in dict(reason.facts).values(), reason
        assert say(game, reason, ALL_NAMES)


@every_game
def test_whatever_asks_can_be_said(game: Game) -> None:
    """A case that asks something of whoever is to act has the facts for it; and some cases do."""
    asked = [prompt(game, because, ALL_NAMES) for because in everything_said(game)]
    assert any(asked)
    assert not [words for words in asked if "{" in words]


@every_game
def test_a_count_agrees_with_its_noun(game: Game) -> None:
    """Said of one, a sentence says one card, one trick: not 1 cards, 1 tricks."""
    for because in everything_said(game):
        ones = because._replace(facts=tuple((name, one_of(name, value)) for name, value in because.facts))
        assert not OF_ONE.search(said := say(game, ones, ALL_NAMES)), said


def one_of(name: str, value: Fact) -> Fact:
    return 1 if type(value) is int and name not in PLAYER_FACTS else value


@every_game
def test_a_case_has_the_same_facts_everywhere(game: Game) -> None:
    """Whoever reads the facts of a case knows which there are."""
    names: dict[tuple[str, str], tuple[str, ...]] = {}
    for reason in everything_said(game):
        found = tuple(name for name, _ in reason.facts)
        assert names.setdefault((reason.rule, reason.case), found) == found


def everything_said(game: Game) -> Iterator[Reason]:
    yield from said_in_files(game)
    for setup in game.setups():
        yield from said_in_a_match(game, setup)


def said_in_files(game: Game) -> Iterator[Reason]:
    for fault in faults_of(game):
        yield from game.problems(position(fault.text))
    for moment in moments(game):
        yield from said_at(game, moment)


def said_in_a_match(game: Game, setup: Setup) -> Iterator[Reason]:
    for state, action in match(game.name, setup):
        yield from (standing.because for standing in game.standings(state))
        if action is not None:
            yield from game.judge(state, action).because
            yield from said_of(game.apply(state, action)[1]())
        else:
            yield from (line.because for line in game.score(state))
            yield from (place.because for place in game.result(state))
    for state in positions(game, setup, every=5):
        for seat in (*seats(game, setup), TABLE):
            for action in game.choices(state, seat):
                yield from game.judge(state, action).because


def test_words_at_a_seat_agree_with_whoever_sits_there() -> None:
    assert agreed("predict{s}", YOU) == "predict"
    assert agreed("predict{s}", "Ben") == "predicts"
