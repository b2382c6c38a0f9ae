"""Tornei as text: what is read, what is refused, positions that may begin anywhere."""

from pathlib import Path

import pytest

from engine import playfile, replay
from engine.kernel import Verdict
from engine.speech import label, say
from tests.engine.test_tornei import TORNEI, after, lines

SAMPLE = Path(__file__).parents[1] / "plays/tornei/as-written.play"


def faults(text: str) -> list[str]:
    with pytest.raises(playfile.Faulty) as caught:
        replay.check(playfile.load(f"game: tornei\n{text}"))
    return [sentence for _, sentence in caught.value.faults]


HANDS = "hand A: W1 F1\nhand B: W2 F2\nhand C: W3 F3\nhand D: W4 F4"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("hand A: O7", "O7 has no suit of Tornei: W F S C"),
        ("hand A: W", "'W' is not a card"),
        ("front D: W7", "'front D' is not a line of a position with seats A B C D; there are: deal, dealer"),
        ("void A: X", "'X' is no suit of Tornei: W F S C"),
        ("phase: moon", "'moon' is no phase of a deal: dealer, deal, play, forecast, reveal, collect, turn"),
        ("deal: 0", "'0' is not the number of a deal"),
        ("deal: 12", "'12' is not the number of a deal"),
        ("leader: E", "'E' is not a seat: 4 sit here, A B C D"),
        ("forecast A: W1 W2", "one card is placed as a prediction, not 2"),
        ("forecast A:", "one card is placed as a prediction, not 0"),
        ("board A: F3", "'F3' is no board: write right F3 W1, wrong C2"),
        ("board A: right", "'right' is no board: write right F3 W1, wrong C2"),
        ("board A: right F3, right F4", "'right F3, right F4' is no board: write right F3 W1, wrong C2"),
        ("board A:", "'' is no board: write right F3 W1, wrong C2"),
        ("board A: wrong ?", "these cards lie face up, so ? cannot be one of them"),
        ("trick: A ?", "a card must be known to be played, or placed as a prediction"),
        ("trick: A forecast W1", "'A forecast W1' is not a play: a trick is written A W7, B F2"),
        ("trick: A W1 + egg", "Tornei has no abilities, so 'egg' cannot be used"),
        ("score 1 A: 12", "'12' is no score: write +4 W, +3 F, +2 tricks, +3 none, or a sum such as +12"),
        ("score 1 A: -3", "'-3' is no score: write +4 W, +3 F, +2 tricks, +3 none, or a sum such as +12"),
        ("score 1 A: +3 W", "a correct prediction of W scores +2, so it cannot have come to +3"),
        ("score 1 A: +0 F", "a correct prediction of F scores +3, so it cannot have come to +0"),
        ("score 1 A: +0 tricks", "a trick scores +1, so it cannot have come to +0"),
        ("score 1 A: +2 none", "no trick at all scores +3, not +2"),
        ("score 1 A: +2 X", "'X' is no suit of Tornei: W F S C"),
        ("score 1 A: +2 W, +3 F, +2 W", "'+2 W, +3 F, +2 W' counts one thing twice"),
        ("score 1 A: +3 none, +3 none", "'+3 none, +3 none' counts one thing twice"),
        ("score 5 A: +2", "'score 5 A' is not a line of a position with seats A B C D; there are: deal"),
        (f"{HANDS}\n\nA ?", "a card must be known to be played, or placed as a prediction"),
        (f"{HANDS}\n\nA", "no card is named: one is played, or placed as a prediction"),
        (f"{HANDS}\n\nA forecast", "no card is named: one is played, or placed as a prediction"),
        (
            f"{HANDS}\n\nA eat W1",
            "'eat' is nothing a player does in Tornei: a card is played, or placed as a",
        ),
        (f"{HANDS}\n\nA W1 + egg", "Tornei has no abilities, so 'egg' cannot be used"),
        (f"{HANDS}\n\ncollect + egg", "Tornei has no abilities, so 'egg' cannot be used"),
        (f"{HANDS}\n\nE W1", "'E' is not a seat: 4 sit here, A B C D"),
        (
            f"{HANDS}\n\nfly",
            "'fly' is nothing the table does in Tornei: dealer A, deal, npc W4, reveal, collect,",
        ),
        (f"{HANDS}\n\nnpc W4", "'npc' is for three players: with four there is no NPC"),
        (f"{HANDS}\n\nturn W4", "'turn' is for three players: with four there is no NPC"),
        (f"{HANDS}\n\ndeal W1 / W2 / W3 / ?", "a card must be known to be dealt"),
    ],
)
def test_what_cannot_be_read(text: str, sentence: str) -> None:
    """One sentence for each."""
    (found,) = faults(f"setup: 4 players\n{text}")
    assert found.startswith(sentence)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("\n\nD W4", "nobody plays for the NPC: its card is written npc W4"),
        ("\n\nD", "nobody plays for the NPC: its card is written npc W4"),
        ("\n\nnpc ?", "a card must be known to be played or turned up"),
        ("\n\nnpc", "'npc' is nothing the table does in Tornei: dealer A, deal, npc W4"),
        ("front D: ?", "these cards lie face up, so ? cannot be one of them"),
        ("turned D: ?", "these cards lie face up, so ? cannot be one of them"),
        (
            "hand D: W1",
            "'hand D' is not a line of a position with seats A B C; there are: deal, dealer, leader",
        ),
    ],
)
def test_what_cannot_be_read_with_three(text: str, sentence: str) -> None:
    """What the NPC's seat is not."""
    (found,) = faults(f"setup: 3 players\n{text}")
    assert found.startswith(sentence)


@pytest.mark.parametrize("option", ["alt npc-front", "alt npc-first-lead"])
def test_readings_of_the_npc_are_for_three(option: str) -> None:
    """With four players there is no NPC that could be played in another way."""
    assert faults(f"setup: 4 players, {option}") == [f"'{option}' goes only with 3 players"]
    assert after(f"setup: 3 players, {option}").setup.options == (option,)


@pytest.mark.parametrize(
    ("text", "phase", "leader"),
    [
        ("setup: 4 players", "dealer", 0),
        ("setup: 4 players\ndealer: B", "deal", 0),
        (f"setup: 4 players\ndealer: B\n{HANDS}", "play", 2),
        (f"setup: 4 players\n{HANDS}", "play", 0),
        ("setup: 4 players\nwon A: W1 W2 W3 W4", "score", 0),
        ("setup: 4 players\ntrick: C W1\nhand A: ? ?\nhand B: ? ?\nhand C: ?\nhand D: ? ?", "forecast", 2),
        ("setup: 4 players\ntrick: C W1, D W2, A W3, B W4", "collect", 2),
        (
            "setup: 3 players\nhand A: ? ?\nhand B: ? ?\nhand C: ? ?\nfront D: W1\npile D: ? ?\nleader: B",
            "turn",
            1,
        ),
        (
            "setup: 3 players\ndealer: C\nhand A: ? ?\nhand B: ? ?\nhand C: ? ?\nfront D: W1\npile D: ?",
            "play",
            0,
        ),
        ("setup: 3 players\nbox D: ? ? ? ?\npile D: W1", "turn", 0),
        ("setup: 3 players\ndealer: B", "deal", 0),
        (
            "setup: 3 players, alt npc-first-lead\ndealer: C\nhand A: ? ?\nhand B: ? ?\nhand C: ? ?\nfront D: W1",
            "play",
            3,
        ),
    ],
)
def test_what_a_position_leaves_out(text: str, phase: str, leader: int) -> None:
    """Phase and leader follow from what lies there."""
    state = after(text)
    assert (phase, leader) == (state.phase, state.leader)


@pytest.mark.parametrize(
    ("laid", "played", "phase"),
    [
        ("AB", "A W1", "forecast"),
        ("ABCD", "A W1", "play"),
        ("ABCD", "A W1, B W2, C W3", "play"),
        ("ABCD", "A W1, B W2, C W3, D W4", "reveal"),
    ],
)
def test_the_phase_of_a_trick(laid: str, played: str, phase: str) -> None:
    """Forecasts and cards that lie there tell what comes next."""
    forecasts = "".join(f"forecast {seat}: ?\n" for seat in laid)
    hands = "".join(
        f"hand {seat}:{' ?' * (2 - (seat in laid) - (f'{seat} W' in played))}\n" for seat in "ABCD"
    )
    assert phase == after(f"setup: 4 players\ntrick: {played}\n{forecasts}{hands}").phase


def test_scores_read_back() -> None:
    """Points with what they were for, or a bare sum."""
    text = (
        "setup: 3 players\nscore 1 A: +4 W, +3 F, +6 S, +2 C, +2 tricks\nscore 1 B: +3 none\nscore 2 C: +12"
    )
    state = after(text)
    assert state.deal == 3
    found = lines(state)
    assert found["score 1 A"] == "+4 W, +3 F, +6 S, +2 C, +2 tricks"
    assert found["score 1 B"] == "+3 none"
    assert found["score 2 C"] == "+12"
    counts = [dict(line.because.facts).get("count") for line in state.lines]
    assert counts == [2, 1, 2, 1, 2, None, None]


def test_which_deal_it_is() -> None:
    """The one after those that are scored, or the one that is named."""
    assert (after("setup: 3 players\nscore 1 A: +4").deal, after("setup: 3 players").deal) == (2, 1)
    state = after("setup: 3 players\ndeal: 3\ndealer: B")
    assert state.deal == 3
    assert lines(state) == {"dealer": "B", "deal": "3", "phase": "deal"}


def hidden(count: int, seats: str = "ABCD") -> str:
    return "".join(f"hand {seat}:{' ?' * count}\n" for seat in seats)


@pytest.mark.parametrize(
    "text",
    [
        f"setup: 4 players\n{hidden(12)}void A: W\nvoid B: W",
        f"setup: 4 players\n{hidden(10)}void A: W\nvoid B: F",
        f"setup: 4 players\n{hidden(14)}leader: C",
        f"setup: 4 players\n{hidden(14)}dealer: B\nleader: C",
        f"setup: 4 players\n{hidden(12)}dealer: A\nleader: C",
        f"setup: 4 players\n{hidden(12)}leader: C\nwon C: ? ? ? ?",
        f"setup: 4 players\n{hidden(10)}leader: C\nwon A: ? ? ? ?",
        f"setup: 3 players\n{hidden(12, 'ABC')}front D: W1 W2 W3 W4 W5 W6\nleader: D\nbox D: ? ? ? ?",
        "setup: 3 players\nphase: turn\npile D: ?\nwon C: ? ? ? ? / ? ? ? ? / ? ? ? ? / ? ? ? ? / ? ? ? ?"
        " / ? ? ? ? / ? ? ? ?",
        f"setup: 4 players\n{hidden(12)}board A: right S1\nboard B: right W1",
        f"setup: 4 players\n{hidden(10)}board A: right S1\nboard B: right S2",
        "setup: 4 players\nphase: collect\nboard D: right W5\ntrick: A W1, B W2, C W3, D W4\n" + hidden(12),
        "setup: 4 players\nscore 1 A: +2 W, +18 S, +7 tricks\nscore 2 A: +6 C, +3 none\nscore 2 B: +7 tricks",
        "setup: 4 players\nphase: over\nscore 4 A: +12",
    ],
)
def test_positions_that_can_be(text: str) -> None:
    """Just not too much: a step further and it would be refused."""
    state = after(text)
    assert TORNEI.problems(state) == ()


def verdict(text: str, action: str) -> Verdict:
    file = playfile.load(f"game: tornei\n{text}")
    return TORNEI.judge(file.start, TORNEI.read(action, file.setup))


def test_a_deal_without_a_dealer_is_followed_by_naming_one() -> None:
    """Where a position does not tell who dealt, nobody is made to deal next."""
    state = after("setup: 3 players\nphase: score\nbox D: ? ? ? ?", "score")
    assert (state.phase, state.deal, state.dealer) == ("dealer", 2, None)


@pytest.mark.parametrize(("suit", "words"), [("F5", "follows"), ("W1", "not allowed"), ("S1", "not allowed")])
def test_labels(suit: str, words: str) -> None:
    """A few words stand under each card of a hand."""
    forecasts = "".join(f"forecast {seat}: ?\n" for seat in "ABCD")
    text = f"setup: 4 players\ntrick: A F1\n{forecasts}hand A: ? ?\nhand B: F5 W1 S1\nhand C: ? ? ?\nhand D: ? ? ?"
    assert words == label(TORNEI, verdict(text, f"B {suit}").because[0])


def test_the_sample_of_the_format_holds() -> None:
    """What was sketched before the game was built can be played."""
    assert replay.check(playfile.load(SAMPLE.read_text(encoding="utf-8"))) == ()


@pytest.mark.parametrize(
    "phase", ["dealer", "deal", "play", "forecast", "reveal", "collect", "turn", "score", "over"]
)
@pytest.mark.parametrize(
    "lying",
    [
        "",
        "dealer: A",
        "hand A: W1 W2",
        "hand A: ? ?\nhand B: ? ?\nhand C: ? ?\nfront D: W1\npile D: ?",
        "trick: A W1, B S3",
        "trick: D W1\nforecast A: ?",
        "board A: right W1\nwon B: ?",
        "pile D: ?",
    ],
)
def test_odd_positions_never_crash(phase: str, lying: str) -> None:
    """Any phase with anything or nothing lying there: all kinds of action are judged, or the position is refused."""
    actions = (
        "A W1,B S5,A forecast W2,npc W1,reveal,collect,turn C1,score,dealer B,deal W1 / W2 / W3 / W4 / W5"
    )
    try:
        file = playfile.load(f"game: tornei\nsetup: 3 players\nphase: {phase}\n{lying}\n")
    except playfile.Faulty:
        return
    for action in actions.split(","):
        assert TORNEI.judge(file.start, TORNEI.read(action, file.setup)).because
    assert TORNEI.view(file.start)
    assert dict(TORNEI.write_position(TORNEI.seen_by(file.start, 0))).get("phase", "dealer") == phase


LED = "trick: B F5\nforecast B: ?\nhand A: F1 F2 S1 C1\nhand B: ? ?\nhand C: ? ? ? ?\nhand D: ? ? ? ?"
FULL = "trick: B F5, C F6, D F7, A F8"
NPC_DUE = "leader: D\nhand A: S2 S3 S4 S5\nhand B: ? ? ? ?\nhand C: ? ? ? ?\nfront D: W9 W3"
TURNING = "phase: turn\nhand A: S2 S3\nhand B: ? ?\nhand C: ? ?\nfront D: W9\npile D: W1 W2"


@pytest.mark.parametrize(
    ("text", "action", "sentence"),
    [
        ("setup: 4 players", "score", "Now it is time to name the dealer, not to score the deal."),
        ("setup: 4 players\ndealer: A\nphase: over\nscore 4 A: +1", "score", "The match is over."),
        ("setup: 4 players\ndealer: A", "dealer B", "Aki is the dealer already."),
        ("setup: 3 players", "dealer D", "The NPC never deals."),
        (f"setup: 4 players\n{LED}", "A forecast C9", "Aki has no cross 9 to forecast with."),
        (
            "setup: 4 players\n" + LED.replace("forecast B: ?\n", "").replace("hand B: ? ?", "hand B: ? ? ?"),
            "A forecast C1",
            "Ben led and must forecast first.",
        ),
        (f"setup: 4 players\n{LED}", "B forecast C9", "Ben has laid a forecast already."),
        (f"setup: 4 players\n{LED}", "A F1", "Now it is time to predict, not to play a card."),
        (f"setup: 4 players\n{LED}", "reveal", "Forecasts stay face down until all have played."),
        (f"setup: 4 players\n{LED}", "collect", "Nobody collects a trick before all have played."),
        (
            f"setup: 4 players\nphase: reveal\n{FULL}\n"
            "forecast A: C1\nforecast B: C3\nforecast C: C4\nforecast D: C5",
            "collect",
            "The cards must stay until the forecasts are compared with them.",
        ),
        (f"setup: 3 players\n{NPC_DUE}", "A S2", "It is the NPC's turn now."),
        (f"setup: 3 players\n{NPC_DUE}", "npc W9", "Wyvern 3 lies in front of wyvern 9, so it goes first."),
        (f"setup: 3 players\n{NPC_DUE}", "npc C9", "There is no cross 9 among the NPC's open cards."),
        (f"setup: 3 players\n{TURNING}", "turn W2", "Wyvern 2 is not the next card of the pile."),
    ],
)
def test_what_is_refused_is_said(text: str, action: str, sentence: str) -> None:
    """Each refusal has its own sentence."""
    found = verdict(text, action)
    assert found.legal is False
    assert sentence == say(TORNEI, found.because[0], ("Aki", "Ben", "Chie", "the NPC"))
