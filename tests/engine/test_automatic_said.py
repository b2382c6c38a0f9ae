"""What the Automatic Tricktaking says, case by case: verdicts, effects, how plays stand."""

import pytest

from engine.speech import NAMES, label, say
from tests.engine.automatic import GAME, THREE, after, heard

F = "rule: f\nhand A: 25 1 2\nhand B: 20 8 5\nhand C: 14 7 3\nchosen A: bottom\nchosen B: bottom\nchosen C: top"
FOLLOW = "hand A: 25 1\nhand B: 20 15 5\nhand C: 14 7 3\nchosen A: top\nchosen B: bottom\nchosen C: top"
HELD = "hand A: 25 1\nhand B: 20 15 5\nhand C: 14 7 3"
VOID = f"{HELD}\nchosen A: top\nchosen B: bottom\nchosen C: top"
H = "rule: h\nphase: choose\nhand A: 25 1\nhand B: 20 8\nhand C: 14 7"
QUIZ = "rule: b\ntrick: A 1, B 8, C 15"
WHO = "rule: c\nphase: choose\nhand A: 1\nhand B: 8\nhand C: 15"
PICK = "phase: rule\nstarter: A\nhand A: 1\nhand B: 8\nhand C: 15"


@pytest.mark.parametrize(
    ("position", "action", "said"),
    [
        (PICK, "B rule d", "Aki starts, so Ben does not pick the rule."),
        (PICK, "A rule l", "Rule L needs an idea. There are: a card drawn unseen, always the smallest number and"),
        (PICK, "A rule l moon", "Rule L needs an idea."),
        (PICK, "A rule d blind", "Rule L alone takes an idea; this is D, must follow."),
        (PICK, "A rule d", "Aki starts and may pick any of the 12 rules."),
        (PICK, "A point B", "Now it is time to choose a mode, not to point."),
        ("phase: over\nscore 3 A: +3", "A point B", "The match is over."),
        ("phase: over\nscore 3 A: +3", "A pile 1", "The match is over."),
        (H, "A point B", "Now it is time to choose before the first card, not to point."),
        ("rule: a\nhand A: 1\nhand B: 8\nhand C: 15", "A point B", "Now it is time to play a trick, not to point."),
        (H, "A move 1", "The top card may go back on top."),
        (H, "A move 2", "The top card may go to place 2."),
        (H, "A from top", "Under H, move one card, there is no such choice."),
        (WHO, "A point A", "Naming yourself is allowed; a right guess gives 8 points."),
        (WHO, "A point B", "Ben may take the most points; a right guess gives 8 points."),
        (QUIZ, "B point B", "Pointing at your own card is allowed; yellow 8 may be the strongest."),
        (QUIZ, "B point C", "Red 15 may be the strongest."),
        (F, "turn 2", "Green 2 lies at the bottom, where this hand is played from."),
        (F, "turn 1", "Aki plays from the bottom, and blue 1 does not lie there."),
        (f"rule: f\ntrick: A 30\n{FOLLOW}", "turn 20", "Seen from the bottom, red 5 comes before red 20."),
        (f"rule: f\ntrick: A 6\n{FOLLOW}", "turn 20", "Ben plays from the bottom, and red 20 does not lie there."),
        (f"rule: f\ntrick: A 8\n{VOID}", "turn 5", "Ben has no yellow: the bottom card is played."),
        (f"rule: f\ntrick: A 8\n{VOID.replace('bottom', 'top')}", "turn 20", "Ben holds no yellow, so the top card comes."),
        (f"rule: g\ntrick: A 8\n{HELD}", "B 5", "Ben has no yellow: the top or the bottom card may be played."),
        (f"rule: g\ntrick: A 8\n{HELD}", "B 20", "Ben has no yellow: the top or the bottom card may be played."),
        (f"rule: f\ntrick: A 30\n{FOLLOW}", "turn 5", "Red 5 follows: red was led."),
        (f"rule: g\ntrick: A 30\n{HELD}", "B 5", "Red 5 follows: red was led."),
        ("rule: d\ntrick: A 30\nhand A: 1\nhand B: 5 10\nhand C: 3 4", "turn 5", "Red 5 is the first red card, so it follows."),
        ("rule: g\nhand A: 25 1 2\nhand B: ? ? ?\nhand C: ? ? ?", "A 1", "Blue 1 lies neither on top nor at the bottom."),
        (
            "rule: g\ntrick: A 30\nhand A: 25 1\nhand B: 20 15 5\nhand C: 14 7 3",
            "B 15",
            "Red 15 is not the nearest red card, neither from the top nor from the bottom.",
        ),
        ("rule: e\ntrick: A 30\nhand A: 1\nhand B: ? 10\nhand C: 3 4", "B 8", "Cards face down decide whether Ben plays yellow 8 next."),
        ("rule: e\ntrick: A 30\nhand A: 1\nhand B: ? 8\nhand C: 3 4", "B 8", "Yellow 8 neither follows red nor lies on top."),
        ("rule: e\ntrick: A 30\nhand A: 1\nhand B: 8 ?\nhand C: 3 4", "B 8", "Ben need not follow red: yellow 8 lies on top."),
        ("rule: d\ntrick: A 30\nhand A: 1\nhand B: 5 10\nhand C: 3 4", "turn 10", "Red 5 lies above red 10 and follows first."),
        ("rule: d\nhand A: 1\nhand B: 5\nhand C: 3", "A 1", "Under D, must follow, the next card comes by itself."),
        ("rule: k\nhand A: 1\nhand B: 5\nhand C: 3", "turn 1", "Under K, standard, Aki chooses which card comes."),
        ("rule: j\nphase: name\nhand A: 1\nhand B: 5\nhand C: 3", "A name C", "Aki may lead, or name Ben on the left."),
        ("rule: j\nphase: name\nhand A: 1\nhand B: 5\nhand C: 3", "A name B", "Ben sits to the left and may be named."),
        ("rule: j\nphase: name\nhand A: 1\nhand B: 5\nhand C: 3", "A name A", "Whoever took the trick may lead."),
    ],
)  # fmt: skip
def test_why_or_why_not(position: str, action: str, said: str) -> None:
    """The first reason of a verdict, in words."""
    state = after(f"{THREE}{position}")
    first = GAME.judge(state, GAME.read(action, state.setup)).because[0]
    assert say(GAME, first, NAMES).startswith(said)


@pytest.mark.parametrize(
    ("trick", "card", "said"),
    [
        ("", "5", ["Red 5 makes small numbers strong."]),
        (
            "A 1",
            "5",
            ["Red 5 makes small numbers strong.", "Red 5 counts for the cards that lie there already."],
        ),
        ("A 1", "10", ["Red 10 says no trump, and voids nothing so far."]),
        ("A 1", "3", ["Yellow 3 says that large numbers stay strong, and voids nothing so far."]),
        (
            "A 21",
            "10",
            [
                "Red 10 says no trump: blue 21 cannot name one.",
                "Red 10 comes before blue 21: small number first.",
            ],
        ),
        (
            "A 10",
            "21",
            [
                "Red 10 has priority and voids the effect of blue 21.",
                "Red 10 comes before blue 21: small number first.",
            ],
        ),
        (
            "A 10",
            "9",
            [
                "Violet 9 makes violet trump.",
                "Violet 9 has priority, so red 10 cannot void it.",
                "Violet 9 comes before red 10: small number first.",
                "Violet 9 counts for the cards that lie there already.",
            ],
        ),
        (
            "A 21",
            "13",
            [
                "Yellow 13 makes yellow trump.",
                "Yellow 13 has priority over blue 21: it alone names the trump.",
                "It does nothing to blue 21: an effect voids only its contrary.",
                "Yellow 13 counts for the cards that lie there already.",
            ],
        ),
        (
            "A 13",
            "21",
            [
                "Yellow 13 has priority, so blue 21 names no other trump.",
                "It does nothing to yellow 13: an effect voids only its contrary.",
            ],
        ),
        (
            "A 16",
            "5",
            [
                "Red 5 makes small numbers strong.",
                "It does nothing to blue 16: an effect voids only its contrary.",
                "Which colour is trump and which numbers are strong are two questions.",
                "Red 5 counts for the cards that lie there already.",
            ],
        ),
        (
            "A 12",
            "5",
            [
                "Red 5 makes small numbers strong.",
                "It does nothing to green 12: an effect voids only its contrary.",
                "Red 5 counts for the cards that lie there already.",
            ],
        ),
        ("A 1", "4", []),
        (
            "A 2, B 10",
            "13",
            [
                "Green 2 has priority, so yellow 13 names no other trump.",
                "Green 2 voids red 10 already, so yellow 13 need not.",
                "It does nothing to green 2: an effect voids only its contrary.",
            ],
        ),
        (
            "A 13, B 10",
            "2",
            [
                "Green 2 makes green trump.",
                "Green 2 has priority over yellow 13: it alone names the trump.",
                "Green 2 has priority, so red 10 cannot void it.",
                "Green 2 comes before red 10: small number first.",
                "It does nothing to yellow 13: an effect voids only its contrary.",
                "Green 2 counts for the cards that lie there already.",
            ],
        ),
        (
            "A 16, B 20",
            "29",
            [
                "Violet 29 also says no trump; blue 16 voids red 20 already.",
                "It does nothing to blue 16: an effect voids only its contrary.",
            ],
        ),
        (
            "A 3, B 5",
            "14",
            [
                "Violet 14 also says that large numbers stay strong; yellow 3 voids red 5 already.",
                "It does nothing to yellow 3: an effect voids only its contrary.",
            ],
        ),
        (
            "A 5, B 14",
            "18",
            [
                "Yellow 18 makes small numbers strong.",
                "Red 5 voids violet 14 already, so yellow 18 need not.",
                "It does nothing to red 5: an effect voids only its contrary.",
            ],
        ),
    ],
)
def test_what_an_effect_does(trick: str, card: str, said: list[str]) -> None:
    """All that is told of a card with an effect when it comes, with the smaller number first."""
    told = f"trick: {trick}\n" if trick else ""
    seat = "ABC"[len(trick.split(",")) if trick else 0]
    hands = "\n".join(
        f"hand {other}: {card if other == seat else '?'}" for other in "ABC" if f"{other} " not in trick
    )
    state = after(f"{THREE}rule: a\n{told}{hands}")
    assert heard(state, f"turn {card}", 2)[1:] == said


@pytest.mark.parametrize(
    ("rule", "trick", "said"),
    [
        ("a", "A 1", ["Aki leads blue 1."]),
        ("a", "A 1, B 4", ["Blue 1 is lower than violet 4.", "Ben is winning: violet 4 is the highest."]),
        (
            "d",
            "A 1, B 4",
            ["Blue 1 is lower than violet 4.", "Ben is winning without following: violet 4 is the highest."],
        ),
        ("d", "A 4, B 1", ["Aki is winning: violet 4 is the highest.", "Blue 1 is lower than violet 4."]),
        (
            "d",
            "A 5, B 1",
            [
                "Red 5 is higher than blue 1, and red 5 makes small numbers strong.",
                "Ben is winning without following: red 5 makes small numbers strong, and blue 1 is the lowest.",
            ],
        ),
        (
            "a",
            "A 5, B 1",
            [
                "Red 5 is higher than blue 1, and red 5 makes small numbers strong.",
                "Ben is winning: red 5 makes small numbers strong, and blue 1 is the lowest.",
            ],
        ),
        (
            "d",
            "A 30, B 21, C 32",
            [
                "Red 30 cannot win: blue 21 makes blue trump.",
                "Ben is winning: blue 21 makes blue trump, and blue 21 is the only trump.",
                "Green 32 cannot win: blue 21 makes blue trump.",
            ],
        ),
        (
            "a",
            "A 21, B 1, C 26",
            [
                "Blue 21 is lower than blue 26.",
                "Blue 1 is lower than blue 26.",
                "Chie is winning: blue 21 makes blue trump, and blue 26 is the highest trump.",
            ],
        ),
        (
            "a",
            "A 21, B 5, C 1",
            [
                "Blue 21 is higher than blue 1, and red 5 makes small numbers strong.",
                "Red 5 cannot win: blue 21 makes blue trump.",
                "Chie is winning: blue 21 makes blue trump, red 5 makes small numbers strong, and blue 1 is the lowest trump.",
            ],
        ),
    ],
)
def test_how_plays_stand(rule: str, trick: str, said: list[str]) -> None:
    """Each play of a trick: why it is winning, or what it lacks."""
    hands = "\n".join(f"hand {seat}: {'?' if f'{seat} ' in trick else '? ?'}" for seat in "ABC")
    state = after(f"{THREE}rule: {rule}\ntrick: {trick}\n{hands}")
    assert [say(GAME, standing.because, NAMES) for standing in GAME.standings(state)] == said


def test_how_plays_stand_after_pointing() -> None:
    """Who pointed first takes the trick, whatever the own card; its owner hears who was faster."""
    state = after(f"{THREE}{QUIZ}", "B point C")
    assert [say(GAME, standing.because, NAMES) for standing in GAME.standings(state)] == [
        "Blue 1 is lower than red 15.",
        "Ben pointed first at red 15 and takes the trick.",
        "Red 15 is the strongest, but Ben pointed first.",
    ]
    assert [standing.takes for standing in GAME.standings(state)] == [False, True, False]
    assert heard(state, "collect", 0)[0] == "Ben takes all 3 cards for pointing at red 15."
    own = after(f"{THREE}{QUIZ}", "C point C")
    assert (
        say(GAME, GAME.standings(own)[2].because, NAMES)
        == "Chie pointed first at red 15 and takes the trick."
    )


def test_who_leads_is_told() -> None:
    """Naming, and what comes of it."""
    state = after(f"{THREE}rule: j\nphase: name\nhand A: 1\nhand B: 5\nhand C: 3")
    assert heard(state, "A name B", 2) == ["Aki names Ben to lead.", "Ben leads next."]
    assert heard(state, "A name A", 2) == ["Aki keeps the lead.", "Aki leads next."]


def test_the_loss_of_points_counts_in_a_forecast() -> None:
    """Who took most is who has most after the minus points."""
    state = after(
        f"{THREE}rule: c\nphase: score\nwon A: 30 16\nwon B: 23\nchosen A: B\nchosen B: A\nchosen C: C"
    )
    state, _ = GAME.apply(state, GAME.read("score", state.setup))
    assert [(line.player, line.points) for line in GAME.score(state)] == [(0, 1), (0, 8), (1, 2), (2, 0)]


def test_short_words_stand_under_a_card() -> None:
    """What a player may touch has a label for each verdict."""
    state = after(f"{THREE}rule: e\ntrick: A 30\nhand A: 1 2\nhand B: 8 10 9\nhand C: 3 4 6")
    verdicts = [GAME.judge(state, action) for action in GAME.choices(state, 1)]
    assert [label(GAME, verdict.because[0]) for verdict in verdicts] == ["on top", "follows", "not allowed"]
