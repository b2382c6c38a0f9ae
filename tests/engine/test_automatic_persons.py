"""Who is spoken of in the Automatic Tricktaking: You and others, persons and their hands."""

import pytest

from engine.speech import say
from tests.engine.automatic import GAME, THREE, after, heard

YOU_A, YOU_B = ("You", "Ben", "Chie"), ("Aki", "You", "Chie")
HANDS = "hand A: 30 1\nhand B: 11 13\nhand C: 6 7\n"
TWO = "game: automatic\nsetup: 2 players\norder: small\n"
BOTH = ("Aki", "Ben", "Aki's other hand", "Ben's other hand")


def first_reason(position: str, action: str, names: tuple[str, ...]) -> str:
    state = after(position)
    return say(GAME, GAME.judge(state, GAME.read(action, state.setup)).because[0], names)


@pytest.mark.parametrize(
    ("position", "action", "names", "said"),
    [
        ("rule: j\nphase: name\n", "A name B", YOU_B, "You sit to the left and may be named."),
        ("rule: j\nphase: name\n", "A name B", YOU_A, "Ben sits to the left and may be named."),
        ("phase: rule\nstarter: B\n", "A rule d", YOU_A, "Ben starts, so you do not pick the rule."),
        ("phase: rule\nstarter: B\n", "A rule d", YOU_B, "You start, so Aki does not pick the rule."),
        ("rule: d\n", "turn 1", YOU_A, "You do not have blue 1 on top."),
        (
            "rule: c\nphase: choose\n",
            "A point A",
            YOU_A,
            "Naming yourself is allowed; a right guess gives 8 points.",
        ),
    ],
)
def test_verbs_agree(position: str, action: str, names: tuple[str, ...], said: str) -> None:
    """A verb agrees with whom it is said of, also where that is another player than the one who acts."""
    assert first_reason(f"{THREE}{position}{HANDS}", action, names) == said


def test_whose_turn_to_take_a_pile() -> None:
    """The one who is next takes it, You too."""
    piles = "phase: pile\npile 1: ?\npile 2: ?\nhand A: ?\n"
    assert first_reason(f"{THREE}{piles}", "A pile 1", YOU_B) == "You take the next pile, in seat order."
    assert first_reason(f"{THREE}{piles}", "C pile 1", YOU_A) == "Ben takes the next pile, in seat order."


def test_naming_oneself() -> None:
    """Nobody is said to have named You, or Aki, who is Aki."""
    choosing = f"{THREE}rule: c\nphase: choose\n{HANDS}"
    assert heard(after(choosing), "A point A", 0) == ["Aki decides to point at Aki."]
    assert heard(after(choosing, "A point A", "B point A"), "C point C", 1)[1:] == [
        "Aki points at Aki.",
        "Ben points at Aki.",
        "Chie points at Chie.",
    ]
    scoring = f"{THREE}rule: c\nphase: score\nwon A: 30\nchosen A: A\nchosen B: A\nchosen C: C"
    assert heard(after(scoring), "score", 0)[:4] == [
        "Aki took cards with 3 plus points and no minus points.",
        "Aki named Aki and took the most: 8 points more.",
        "Ben took cards with no plus points and no minus points.",
        "Ben named Aki, who took the most: 8 points more.",
    ]


def test_a_person_points_not_a_hand() -> None:
    """With two players the trick goes to a hand, but it is the person who pointed."""
    quiz = f"{TWO}rule: b\ntrick: A 1, B 3, C 4, D 7"
    assert (
        first_reason(quiz, "B point D", BOTH)
        == "Pointing at your own card is allowed; green 7 may be the strongest."
    )
    assert first_reason(quiz, "B point A", BOTH) == "Blue 1 may be the strongest."
    assert heard(after(quiz), "B point D", 0) == [
        "Ben points at Ben's own card.",
        "Ben is right: green 7 is the strongest.",
        "The trick goes to Ben's other hand.",
    ]
    state = after(quiz, "B point D")
    assert say(GAME, GAME.standings(state)[3].because, BOTH) == (
        "Ben pointed first at green 7 and takes the trick."
    )
    assert heard(state, "collect", 0)[0] == "Ben takes all 4 cards for pointing at green 7."
    state = after(quiz, "A point D")
    assert [say(GAME, standing.because, BOTH) for standing in GAME.standings(state)] == [
        "Aki pointed first at green 7 and takes the trick.",
        "Yellow 3 is lower than green 7.",
        "Violet 4 is lower than green 7.",
        "Green 7 is the strongest, but Aki pointed first.",
    ]
    assert heard(state, "collect", 1) == [
        "Aki takes all 4 cards for pointing at green 7.",
        "All cards are played: the round is over.",
    ]


def test_who_starts_for_being_named() -> None:
    """Where a leader is named after the last trick, that reading is told when the next round begins; else it is not."""
    text = "game: automatic\nsetup: 3 players{}\norder: small\nrule: j\nphase: {}\nleader: B\nwon A: 5"
    named = after(text.format(", alt j-last", "name"), "B name C")
    assert heard(named, "score", 0)[-2:] == ["Named after the last trick: Chie.", "Round 2: Chie starts."]
    assert (
        first_reason(text.format(", alt j-last", "name"), "B name B", YOU_A)
        == "Whoever took the last trick may start the next round."
    )
    plain = after(text.format("", "score"))
    assert heard(plain, "score", 0)[-2:] == [
        "Chie took cards with no plus points and no minus points.",
        "Round 2: Ben starts.",
    ]


@pytest.mark.parametrize(
    ("last", "card", "said"),
    [
        (
            "last: 12\n",
            "11",
            "Blue 11 does not come: yellow 13 is as near to the card played last, and larger.",
        ),
        (
            "last: 12\n",
            "13",
            "Yellow 13 and blue 11 are equally near to the card played last: the larger comes.",
        ),
        ("last: 9\n", "11", "Blue 11 is the nearest to the card played last."),
        ("last: 9\n", "13", "Yellow 13 does not come: blue 11 is nearer to the card played last."),
        ("", "11", "Blue 11 lies on top, and no card was played before it."),
        ("", "13", "Yellow 13 does not come: no card was played before, so the top card does."),
    ],
)
def test_the_nearest_number(last: str, card: str, said: str) -> None:
    """Nearer, as near and larger, or the first of all: each has its own words."""
    text = f"{THREE}rule: l nearest\nleader: B\n{last}{HANDS}"
    assert first_reason(text, f"turn {card}", YOU_A) == said


@pytest.mark.parametrize(
    ("idea", "hand", "card", "legal", "said"),
    [
        ("blind", "? 5", "5", True, "Red 5 may come: a card drawn unseen."),
        ("blind", "? 5", "7", None, "Cards face down decide whether Aki plays green 7."),
        ("smallest", "? 1 5", "1", True, "Blue 1 may come: always the smallest number."),
        ("smallest", "? 1 5", "5", False, "Red 5 does not come before blue 1: always the smallest number."),
        ("smallest", "? 3 5", "3", None, "Cards face down decide whether Aki plays yellow 3."),
        ("smallest", "? 3 5", "2", None, "Cards face down decide whether Aki plays green 2."),
        (
            "smallest",
            "? 3 5",
            "4",
            False,
            "Violet 4 does not come before yellow 3: always the smallest number.",
        ),
        (
            "smallest",
            "32 ?",
            "32",
            False,
            "Whatever lies face down, green 32 does not come before it: always the smallest number.",
        ),
        ("nearest", "5 ?", "5", True, "Red 5 lies on top, and no card was played before it."),
        (
            "nearest",
            "? 5",
            "5",
            False,
            "Red 5 does not come: no card was played before, so the top card does.",
        ),
        (
            "nearest",
            "5 ?",
            "7",
            False,
            "Green 7 does not come: no card was played before, so the top card does.",
        ),
        ("nearest", "? 5", "7", None, "Cards face down decide whether green 7 is the nearest."),
    ],
)
def test_rule_l_where_cards_are_hidden(
    idea: str, hand: str, card: str, legal: bool | None, said: str
) -> None:
    """What no hidden card can change is certain."""
    blank = " ".join("?" for _ in hand.split())
    state = after(f"{THREE}rule: l {idea}\nhand A: {hand}\nhand B: {blank}\nhand C: {blank}")
    verdict = GAME.judge(state, GAME.read(f"turn {card}", state.setup))
    assert (verdict.legal, say(GAME, verdict.because[0])) == (legal, said)


def test_the_farthest_of_all_does_not_come() -> None:
    """With the card before it at one end, the card at the other end comes before nothing that lies face down."""
    text = f"{THREE}rule: l nearest\nlast: 1\nhand A: ? 32\nhand B: ? ?\nhand C: ? ?"
    assert first_reason(text, "turn 32", YOU_A) == (
        "Whatever lies face down, green 32 does not come before it: always the nearest number."
    )
