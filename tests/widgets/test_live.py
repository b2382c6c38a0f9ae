"""An example that is played with: what a touch makes of it, and the link that carries it."""

import re
from random import Random

import pytest

from engine import playfile
from engine.cards import Card
from tests.widgets.touching import (
    EXAMPLES,
    asking,
    example,
    frame,
    hand_buttons,
    lines,
    next_touch,
    read,
    said,
    sendable,
    sent,
    told,
)
from tools.machine import ROOT
from widgets.render.example import example_frame
from widgets.render.scene import Picked, example_scene
from widgets.worker.answer import open_example
from widgets.worker.session import moves

# Stepping


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_untouched_step_is_what_the_build_wrote(name: str) -> None:
    """Woken at a step, or taken there, an example shows the page's own frame, byte for byte."""
    source = f"iroha/{name}.play"
    built = example_scene(name, playfile.load(read(source)), rules="../rules/")
    ask, opened = asking(), {"open": "example", "name": name, "source": source, "rules": "../rules/"}
    state = ask(**opened, at=0)["state"]
    for at in range(len(built.moments) + 1):
        page = example_frame(built._replace(at=at))
        assert page == ask(**opened, at=at)["frame"]
        assert page == ask(state=state, do=f"go {at}")["frame"]


def test_go_stays_within_the_line() -> None:
    """A step behind the end is the end; waking there is the same."""
    assert sent(example("new-trump"), "go 2").at == 2
    assert sent(example("new-trump"), "go 99").at == 6
    assert example("new-trump", 99).at == 6
    assert sent(example("new-trump", 4), "go 0").at == 0


def test_what_hidden_cards_decide_is_only_tried() -> None:
    """Nobody knows whether the next card may come: touched, the table's button asks, and nothing happens by it."""
    text = (ROOT / "tests/plays/automatic/hidden-hands.play").read_text(encoding="utf-8")
    opened = {"name": "x", "source": "x", "rules": "../rules/", "at": 0}
    before = open_example(opened, lambda name: text, Random(1))
    assert sendable(frame(before)) == ["table"]
    after = sent(before, "table")
    assert after.course.moments[-1].step.kind == playfile.TRY
    assert after.state == before.state


@pytest.mark.parametrize("step", ["-1", "x", "", "1.5", "²", "٣", "9999999", "1 2"])
def test_what_is_no_step_is_told(step: str) -> None:
    """The sentence quotes it, and the example stays where it is."""
    before = example("new-trump", 3)
    after = sent(before, f"go {step}")
    assert [f"{step!r} is no step to go to."] == told(after)
    assert before == after._replace(answer=())


@pytest.mark.parametrize(
    ("message", "sentence"),
    [
        ("", "'' is nothing that can be done here."),
        ("Tap A O7", "'Tap A O7' is nothing that can be done here."),
        ("tap", "'' is not a seat: 4 sit here, A B C D."),
        ("tap E O7", "'E' is not a seat: 4 sit here, A B C D."),
        ("tap A O0", "'O0' is not a card."),
        ("tap A Z9", "Z9 has no colour of Iroha: O G B Y R."),
        ("tap A ?", "A card must be known to be played or passed."),
        ("do", "An action is missing."),
        ("do A", "No card is named: one is played, as in A O7."),
        ("table", "The table has nothing to do now."),
        ("undo", "There is nothing to take back."),
        ("redo", "Nothing was taken back."),
        ("home", "This is the example as it was."),
        ("new-deal", "These cards were not dealt here, so they cannot be dealt again."),
        ("same-deal", "These cards were not dealt here, so they cannot be dealt again."),
        ("new-match", "An example is no match."),
    ],
)
def test_what_cannot_be_done_is_told(message: str, sentence: str) -> None:
    """A sentence, and nothing has changed."""
    before = example("new-trump")
    after = sent(before, message)
    assert [sentence] == told(after)
    assert before == after._replace(answer=())


# Cards


def test_the_printed_card_is_a_step_forward() -> None:
    """Touching what the example plays next leaves it as it is printed, illegal cards that it tries included."""
    forward = sent(example("new-trump"), "tap A O7", "tap B O8")
    assert (forward.at, len(forward.course.moments), forward.course.done, moves(forward)) == (2, 6, 0, "")
    tried = sent(example("follow-any"), "tap C Y1", "tap C R3")
    assert (tried.at, len(tried.course.moments), tried.course.done) == (2, 5, 0)


def test_another_legal_card_branches() -> None:
    """It is played, and the line ends there: what the example went on with is gone."""
    branch = sent(example("new-trump", 2), "tap C Y6")
    assert said(branch)[:2] == ["step 3 of 3", "Chie plays umbrella 6."]
    assert lines(branch) == ["A O7", "B O8", "C Y6"]
    assert sendable(frame(branch)) == ["tap D O2", "tap D G8"]


def test_an_illegal_card_is_tried() -> None:
    """It stands as a step with the rule that refuses it."""
    tried = sent(example("new-trump", 1), "tap B Y4")
    assert said(tried) == [
        "step 2 of 2",
        "What if Ben tries to play umbrella 4?",
        "Ben can follow, so umbrella 4 is not allowed. It must be bird. iroha.follow-any",
        "Ben chooses next, from this hand",
    ]
    assert 'href="../rules/#iroha.follow-any"' in frame(tried)


def test_after_an_illegal_card_the_line_goes_on() -> None:
    """From the position before it: nothing of it has happened."""
    tried = sent(example("new-trump", 1), "tap B Y4", "tap D G8", "tap B O8")
    assert lines(tried) == ["A O7", "try B Y4", "try D G8", "B O8"]
    assert "Ben is winning: bird 8 is the highest bird, and bird is trump. iroha.winner" in said(tried)
    assert [Card("Y", 4)] == list(tried.state.hands[1])
    assert lines(sent(example("new-trump", 4), "tap D O2"))[-2:] == ["try D O2", "D O2"]


def test_a_card_out_of_turn_is_tried() -> None:
    """Another player's card is refused by the rule of turns; one that nobody holds, by its holder."""
    out_of_turn = sent(example("new-trump", 1), "tap D G8")
    assert "It is Ben's turn now. iroha.turn" in said(out_of_turn)
    not_held = sent(example("new-trump", 1), "tap B R1")
    assert "Ben does not hold flower 1. iroha.turn" in said(not_held)


def test_the_table_acts_when_it_is_touched() -> None:
    """Collecting is a step forward where it is printed, and in a line of one's own it is done there."""
    assert sendable(frame(example("new-trump", 5))) == ["table"]
    printed = sent(example("new-trump", 5), "table")
    assert (printed.at, printed.course.done) == (6, 0)
    own = sent(example("new-trump", 3), "tap D O2", "table")
    assert lines(own) == ["A O7", "B O8", "C G3", "D O2", "collect"]
    assert said(own)[1] == "Chie wins the trick with fan 3, the highest fan. iroha.winner"


# Passing


def test_two_touches_pick_and_a_third_drops_the_first() -> None:
    """Of cards that go in pairs the last two are picked."""
    one = sent(example("pass"), "tap A O1")
    assert Picked(0, (Card("O", 1),)) == one.picked
    assert Picked(0, (Card("O", 1), Card("R", 6))) == sent(one, "tap A R6").picked
    assert Picked(0, (Card("R", 6), Card("G", 2))) == sent(one, "tap A R6", "tap A G2").picked
    assert lines(sent(one, "tap A R6")) == []


def test_touched_again_a_card_is_put_back() -> None:
    """The other one stays picked."""
    two = sent(example("pass"), "tap A O1", "tap A R6")
    assert (Card("R", 6),) == sent(two, "tap A O1").picked.cards
    assert sent(two, "tap A O1", "tap A R6").picked.cards == ()


def test_a_card_of_another_player_begins_anew() -> None:
    """Nobody passes cards of two hands."""
    other = sent(example("pass"), "tap A O1", "tap A R6", "tap B B3")
    assert Picked(1, (Card("B", 3),)) == other.picked


def test_picked_cards_are_marked_as_chosen() -> None:
    """By their state and in words, and no other card is."""
    buttons = hand_buttons(frame(sent(example("pass"), "tap A O1", "tap A R6")))
    chosen = [message for message, button in buttons.items() if "chosen" in button]
    pressed = [message for message, button in buttons.items() if 'aria-pressed="true"' in button]
    assert ["tap A O1", "tap A R6"] == chosen == pressed
    assert len(buttons) == 9


def test_a_whole_pair_can_be_passed() -> None:
    """The button says what it does, aloud all of it, and there is none before two cards are picked."""
    one = sent(example("pass"), "tap A R6")
    assert next_touch(frame(one)).startswith("tap ")
    two = sent(one, "tap A O1")
    assert "Pass flower 6 and bird 1" in re.sub(r"<[^>]+>", "", frame(two))
    assert next_touch(frame(two)) == "do A pass O1 R6"
    done = sent(two, "do A pass O1 R6")
    assert said(done)[:2] == ["step 1 of 1", "Aki passes bird 1 and flower 6 to Ben."]
    assert Picked() == done.picked


@pytest.mark.parametrize("message", ["go 0", "undo", "redo", "home"])
def test_what_was_picked_is_dropped_elsewhere(message: str) -> None:
    """Picked cards belong to the step at which they were picked."""
    branch = sent(example("pass"), "do A pass G2 O1", "do B pass B3 Y4", "undo", "tap C O6")
    assert sent(branch, message).picked.cards == ()
    assert told(sent(branch, message)) == []


# Undo, redo, home


def test_undo_takes_back_one_touch_after_the_other() -> None:
    """Each time the example stands where it was touched, with the line that it had then."""
    printed = example("new-trump", 2)
    once = sent(printed, "tap C Y6")
    twice = sent(once, "tap D G8")
    assert (lines(sent(twice, "undo")), sent(twice, "undo").at) == (["A O7", "B O8", "C Y6"], 3)
    back = sent(twice, "undo", "undo")
    assert (printed.course.moments, 2) == (back.course.moments, back.at)
    assert told(sent(back, "undo")) == ["There is nothing to take back."]


def test_redo_brings_back_what_was_undone() -> None:
    """As often as it was undone, to the very same line."""
    twice = sent(example("new-trump", 2), "tap C Y6", "tap D G8")
    again = sent(twice, "undo", "undo", "redo", "redo")
    assert (twice.course, twice.at) == (again.course, again.at)
    assert lines(sent(twice, "undo", "undo", "redo")) == ["A O7", "B O8", "C Y6"]
    assert told(sent(again, "redo")) == ["Nothing was taken back."]


def test_home_leads_back_and_redo_out_again() -> None:
    """Back to the example at the step where it was left; redo does the same touches again."""
    printed = example("new-trump", 3)
    away = sent(printed, "tap D O2", "go 1", "tap B Y4")
    back = sent(away, "home")
    assert (printed.course.moments, 1, 0) == (back.course.moments, back.at, back.course.done)
    assert lines(sent(back, "redo")) == ["A O7", "B O8", "C G3", "D O2"]
    assert lines(sent(back, "redo", "redo")) == ["A O7", "try B Y4"]


def test_a_new_touch_gives_up_what_was_undone() -> None:
    """There is no way back into a line that was left for another."""
    other = sent(example("new-trump", 2), "tap C Y6", "undo", "tap C B1")
    assert lines(other) == ["A O7", "B O8", "try C B1"]
    assert sent(other, "undo").course.moments == example("new-trump").course.moments
    assert told(sent(other, "redo")) == ["Nothing was taken back."]


def test_the_page_is_told_what_can_be_undone() -> None:
    """Two flags for its buttons, and how long the line is now."""
    ask, opened = asking(), {"open": "example", "name": "x", "source": "iroha/new-trump.play", "rules": ""}

    def flags(answer: dict[str, object]) -> tuple[object, ...]:
        return tuple(answer[key] for key in ("at", "last", "undo", "redo", "told"))

    first = ask(**opened, at=2)
    assert flags(first) == (2, 6, False, False, "")
    touched = ask(state=first["state"], do="tap C Y6")
    assert flags(touched) == (3, 3, True, False, "")
    undone = ask(state=touched["state"], do="undo")
    assert flags(undone) == (2, 6, False, True, "")
    assert flags(ask(state=undone["state"], do="undo")) == (
        2,
        6,
        False,
        True,
        "There is nothing to take back.",
    )
