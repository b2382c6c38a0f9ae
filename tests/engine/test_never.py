"""What nobody may ever do can be written all the same, and is refused by its rule: an action is unreadable only where it means nothing."""

import pytest

from engine.registry import GAMES
from engine.text import Unreadable
from tests.engine.play_files import position

IROHA = "game: iroha\nsetup: 3 players\n"
HANDS = "hand A: O1 G2 B3\nhand B: O2 G3 B4\nhand C: O3 G4 B5\n"
TEZUMA = "game: tezuma\nsetup: 3 players, trick\n"
DRAFT = """start: A
phase: draft
score-cards: 1 2 3 8
abilities: paper-egg water-trick baby-chicks pail-dance
hand A: B2
hand B: B3
hand C: B4
"""
ABILITY = "took A: paper-egg\nhand A: B2 F2\nhand B: B3 F3\nhand C: B4 F4\n"
TORNEI = "game: tornei\nsetup: 3 players\n"
TRICK = "hand A: W7 S3\nhand B: S6 C9\nhand C: F2 C5\n"
NPC = "front D: W1\npile D: C14\n"
FOURTEEN = [" ".join(f"{suit}{number}" for number in range(1, 15)) for suit in "WFSC"]
AUTOMATIC = "game: automatic\nsetup: 3 players\norder: small\n"
HELD = "hand A: 5 10\nhand B: 1 2\nhand C: 3 4\n"
PILES = "".join(f"pile {number}: ? ? ? ? ?\n" for number in range(1, 7))

NEVER = [
    (f"{IROHA}", "dealer A B", "iroha.dealer"),
    (f"{IROHA}dealer: A\n", "deal O1 O2 / O3 O4", "iroha.deal"),
    (f"{IROHA}dealer: A\nphase: pass\n{HANDS}", "A pass O1 G2 B3", "iroha.pass"),
    (f"{IROHA}dealer: A\nphase: pass\n{HANDS}", "A pass", "iroha.pass"),
    (f"{IROHA}{HANDS}", "A O1 G2", "iroha.turn"),
    ("game: tezuma\nsetup: 3 players, 2015\n", "start A B C", "tezuma.start-player"),
    (f"{TEZUMA}", "dealer A B", "tezuma.start-player"),
    (f"{TEZUMA}start: A\n", "lay-out 1 1", "tezuma.score-cards"),
    (f"{TEZUMA}{DRAFT}", "A take pain B pain U", "tezuma.draft.one-of-each"),
    (f"{TEZUMA}{DRAFT}", "A take pain B U", "tezuma.draft.one-of-each"),
    (f"{TEZUMA}{DRAFT}", "A take score 1 2 3", "tezuma.draft.one-of-each"),
    (f"{TEZUMA}{DRAFT}", "A take score 1 pain B", "tezuma.draft.one-of-each"),
    (f"{TEZUMA}{DRAFT}", "A take paper-egg water-trick", "tezuma.draft.one-of-each"),
    (f"{TEZUMA}{DRAFT}", "A take score 1 paper-egg", "tezuma.draft.one-of-each"),
    (f"{TEZUMA}{DRAFT}", "A take score 1 + paper-egg", "tezuma.draft.one-of-each"),
    (f"{TEZUMA}{DRAFT}", "B take pain B pain U", "tezuma.draft.order-snake"),
    (f"{TEZUMA}{ABILITY}", "A B2 F2", "tezuma.lead"),
    (f"{TEZUMA}{ABILITY}", "A B2 + paper-egg", "tezuma.paper-egg"),
    (f"{TEZUMA}{ABILITY}", "A B2 + paper-egg + water-trick", "tezuma.ability.once-a-trick"),
    (f"{TEZUMA}{ABILITY}", "A B2 F2 + paper-egg + paper-egg", "tezuma.lead"),
    (f"{TORNEI}", "dealer A B", "tornei.dealer"),
    (f"{TORNEI}dealer: A\n", "deal W1 / W2 / W3 / W4", "tornei.deal"),
    (f"{TORNEI}dealer: A\n", "deal W1 / W2 / W3 / W4 / W5 / W6", "tornei.deal"),
    (f"{TORNEI}dealer: A\n", f"deal {' / '.join(FOURTEEN)}", "tornei.npc.deal"),
    ("game: tornei\nsetup: 4 players\ndealer: A\n", "deal W1 / W2 / W3", "tornei.deal"),
    (f"{TORNEI}{TRICK}{NPC}", "A W7 S3", "tornei.turn"),
    (
        f"{TORNEI}trick: A W7\nhand A: S3\nhand B: S6 C9\nhand C: F2 C5\n",
        "B forecast S6 C9",
        "tornei.forecast",
    ),
    (f"{TORNEI}leader: D\n{TRICK}{NPC}", "npc W1 W2", "tornei.turn"),
    (f"{TORNEI}phase: turn\npile D: C14\n", "turn C14 C13", "tornei.npc.pile"),
    (f"{AUTOMATIC}phase: pile\n{PILES}", "A pile 1 2", "automatic.choose-pile"),
    (f"{AUTOMATIC}phase: rule\nstarter: A\n{HELD}", "A rule a b", "automatic.choose-rule"),
    (f"{AUTOMATIC}phase: rule\nstarter: A\n{HELD}", "A rule l smallest nearest", "automatic.choose-rule"),
    (f"{AUTOMATIC}phase: rule\nstarter: A\n{HELD}", "A rule d nearest", "automatic.rule.l"),
    (f"{AUTOMATIC}phase: choose\nrule: c\n{HELD}", "A point B C", "automatic.reading.forecast"),
    (f"{AUTOMATIC}phase: choose\nrule: f\n{HELD}", "A from top bottom", "automatic.rule.f"),
    (f"{AUTOMATIC}phase: choose\nrule: h\n{HELD}", "A move 1 2", "automatic.rule.h"),
    (f"{AUTOMATIC}phase: choose\nrule: i\n{HELD}", "A pass 5 10", "automatic.rule.i"),
    (f"{AUTOMATIC}rule: k\n{HELD}", "A 5 10", "automatic.trick"),
    (f"{AUTOMATIC}rule: a\n{HELD}", "turn 5 10", "automatic.trick"),
    (f"{AUTOMATIC}rule: b\ntrick: A 5, B 1, C 3\n", "A point B C", "automatic.reading.quiz"),
    (f"{AUTOMATIC}phase: name\nrule: j\n{HELD}", "A name A B", "automatic.rule.j"),
]


@pytest.mark.parametrize(("start", "line", "rule"), NEVER)
def test_it_is_refused_by_its_rule(start: str, line: str, rule: str) -> None:
    """And what was read is written so that it can be read again."""
    state = position(start)
    game = GAMES[start.split()[1]]
    action = game.read(line, state.setup)
    verdict = game.judge(state, action)
    assert (verdict.legal, verdict.because[0].rule) == (False, rule)
    assert game.read(game.write(action), state.setup) == action


@pytest.mark.parametrize(
    ("start", "line"),
    [
        (TEZUMA, "A take"),
        (TEZUMA, "A take pain"),
        (TEZUMA, "A take pain B score"),
        (TEZUMA, "A take + paper-egg"),
        (TEZUMA, "A take pain + paper-egg"),
        (AUTOMATIC, "A pass"),
        (AUTOMATIC, "A rule"),
        (AUTOMATIC, "A rule smallest l"),
        (AUTOMATIC, "A from top middle"),
        (AUTOMATIC, "turn"),
    ],
)
def test_what_means_nothing_is_unreadable(start: str, line: str) -> None:
    """A kind without a card, an idea before its mode: nobody knows what is tried."""
    with pytest.raises(Unreadable):
        GAMES[start.split()[1]].read(line, position(start).setup)
