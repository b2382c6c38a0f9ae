"""What is said of the Automatic, where cards come by themselves and much is chosen besides cards."""

import pytest

from engine import playfile
from tools.machine import ROOT
from widgets.build.transcript import position
from widgets.render.narration import narration
from widgets.render.scene import Said, Scene, example_scene


def example(name: str, at: int) -> Scene:
    text = (ROOT / f"docs/plays/automatic/{name}.play").read_text(encoding="utf-8")
    return example_scene(name, playfile.load(text), at)


def test_a_card_that_comes_by_itself_is_told_like_a_play() -> None:
    """The table turns it over: why it comes and who is winning; what the table does besides needs no why."""
    assert narration(example("rule-d", 4)) == (
        Said("Ben plays red 20."),
        Said("Red 20 is the first red card, so it follows.", "automatic.rule.d"),
        Said("Red 20 makes red trump.", "automatic.effect.trump"),
        Said("Red 20 counts for the cards that lie there already.", "automatic.reading.this-trick"),
        Said(
            "Aki is winning: red 20 makes red trump, and red 25 is the highest trump.",
            "automatic.trump-first",
        ),
    )
    assert narration(example("rule-d", 6)) == (
        Said("Aki takes all 3 cards: red 25 is the strongest.", "automatic.trick"),
        Said("Aki leads next.", "automatic.trick"),
    )


@pytest.mark.parametrize(
    ("name", "at", "headline"),
    [
        ("rule-d", 3, "Can the table turn over yellow 23 now?"),
        ("piles", 4, "What if Ben tries to take pile 1?"),
        ("piles", 8, "What if Ben tries to choose D, must follow?"),
        ("rule-j", 6, "What if Aki tries to name Ben to lead?"),
        ("rule-b", 8, "What if Ben tries to point at Chie?"),
        ("rule-i", 2, "What if Ben tries to pass red 25?"),
        ("moved-once", 10, "What if Aki tries to put the top card at place 1?"),
    ],
)
def test_what_is_tried_is_told_in_full(name: str, at: int, headline: str) -> None:
    """Which card, which pile, which rule, at whom."""
    assert narration(example(name, at))[0].text == headline


def test_several_things_that_are_tried_are_all_told() -> None:
    """Whoever reads why it is one only sees what was more."""
    text = (ROOT / "tests/plays/tezuma/take-two.play").read_text(encoding="utf-8")
    assert [narration(example_scene("take-two", playfile.load(text), at))[0].text for at in (1, 3)] == [
        "What if Aki tries to take the butterfly pain card and take the umbrella pain card?",
        "What if Aki tries to take bid card 1 and take Paper Egg?",
    ]


def test_a_layout_that_is_tried_is_told_whole() -> None:
    """Whoever reads why it is refused sees what was to be laid out."""
    text = (ROOT / "docs/plays/tezuma/cards-laid-out.play").read_text(encoding="utf-8")
    assert narration(example_scene("cards-laid-out", playfile.load(text), 3))[0].text == (
        "Can the table lay out scoring cards 1 to 3 and 7, with Paper Egg, Butterfly Dance, Linking Rings, "
        "Baby Chicks, Horse-Swallowing and Five-Color Sand now?"
    )


def test_you_hold_what_others_hold() -> None:
    """A position in words, with the reader at the table; hands of this game are listed from the top."""
    text = (
        "game: automatic\nsetup: 3 players\nnames: You Ben Chie\nrule: a\norder: small\nleader: A\n"
        "hand A: 1\nhand B: 5 9\nhand C: 3 4\ntrick: A 7\n"
    )
    told = list(position(example_scene("held", playfile.load(text))))
    assert [line for line in told if "hold" in line or "On the table" in line] == [
        "On the table: green 7 by you.",
        "You hold, from the top: blue 1.",
        "Ben holds, from the top: red 5 and violet 9.",
        "Chie holds, from the top: yellow 3 and violet 4.",
    ]
