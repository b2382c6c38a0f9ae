"""From a play file to HTML."""

import ast
import re

import pytest

from engine import playfile
from engine.cards import HIDDEN, Card
from engine.view import SeatView, View
from tools.machine import ROOT
from widgets.build.transcript import transcript
from widgets.render import board, card_html
from widgets.render.example import example_frame
from widgets.render.html import Html, h
from widgets.render.narration import narration
from widgets.render.offers import choices
from widgets.render.scene import Said, Scene, example_scene


def example(name: str, at: int = 0, **changes: str) -> Scene:
    text = (ROOT / f"docs/plays/iroha/{name}.play").read_text(encoding="utf-8")
    for old, new in changes.items():
        text = text.replace(old, new)
    return example_scene(name, playfile.load(text), at)


def test_text_is_escaped_and_html_is_not() -> None:
    """What a play file brings cannot become markup."""
    assert h("p", "<b>&", Html("<i>"), title='"<') == '<p title="&quot;&lt;">&lt;b&gt;&amp;<i></p>'


def test_attributes_that_are_left_out() -> None:
    """None and False leave an attribute out, True leaves its value out, an empty value stays."""
    assert (
        h("a", hidden=True, id=None, title=False, data_x="", class_="y")
        == '<a hidden data-x="" class="y"></a>'
    )


def test_names_and_titles_are_escaped_in_a_frame() -> None:
    """A name with markup in it stays a name."""
    file = playfile.load(
        "game: iroha\nsetup: 3 players\nnames: <b> McBen Chie\nhand A: O1\nhand B: O2\nhand C: O3\n\nA O1"
    )
    frame = example_frame(example_scene("x", file, 1))
    assert "<b> leads" not in frame
    assert 'aria-label="McBen\'s hand"' in frame.replace("&#x27;", "'")
    assert "&lt;b&gt; leads bird 1." in frame


def test_the_start_tells_who_is_next() -> None:
    """Before anything happens: one player, several, the table, nobody."""
    assert narration(example("new-trump")) == (Said("Aki is next."),)
    assert narration(example("pass")) == (Said("Aki, Ben and Chie are next, in any order."),)
    assert narration(example("score")) == (Said("All cards are played: score the deal."),)
    full = playfile.load("game: iroha\nsetup: 3 players\ntrick: A O1, B O2, C O3")
    assert narration(example_scene("x", full)) == (Said("The trick is complete."),)
    over = playfile.load("game: iroha\nsetup: 3 players\ndealer: A\nphase: over\nscore 3 A: +1")
    assert narration(example_scene("x", over)) == (Said("The game is over."),)


def test_a_play_is_told_with_verdict_and_standing() -> None:
    """What was done, why it may be, who is winning; each with its rule."""
    assert narration(example("new-trump", 3)) == (
        Said("Chie plays fan 3."),
        Said(
            "Chie holds no bird, so any card will do. The marker moves: fan is trump now.",
            "iroha.void-moves-marker",
        ),
        Said("Chie is winning: fan 3 is the only trump in the trick.", "iroha.winner"),
    )


def test_a_try_is_told_as_a_question() -> None:
    """Allowed, it tells what would then be; refused, why not; nothing has happened."""
    assert [said.text for said in narration(example("new-trump", 4))] == [
        "What if Dai tries to play bird 2?",
        "Bird is in the trick already, so bird 2 follows.",
        "Then Chie is winning: fan 3 is the only trump in the trick.",
    ]
    assert [said.text for said in narration(example("follow-any", 1))] == [
        "What if Chie tries to play umbrella 1?",
        "Chie can follow, so umbrella 1 is not allowed. It must be bird or fan.",
    ]
    assert [said.text for said in narration(example("winner", 1))] == [
        "Can the table take the trick now?",
        "The trick is not finished: it is Ben's turn.",
    ]


def test_what_is_tried_is_named_in_full() -> None:
    """With its ability; also what needs no card, and what somebody takes."""

    def asked(name: str, at: int) -> str:
        text = (ROOT / f"docs/plays/tezuma/{name}.play").read_text(encoding="utf-8")
        return narration(example_scene(name, playfile.load(text), at))[0].text

    assert asked("horse-trick", 4) == "What if Chie tries to play fan 5 with Horse-Swallowing?"
    assert asked("egg-waits", 9) == "What if Ben tries to use Paper Egg?"
    assert asked("draft-laps", 1) == "What if Aki tries to take the ring minus card?"
    assert asked("beginners-draft", 3) == "What if Chie tries to take Paper Egg?"


def test_after_a_try_the_same_player_is_next() -> None:
    """What was tried is taken back: the hand that is to play still has the card, and the line goes on from there."""
    for at in (3, 4):
        assert "Dai chooses next, from this hand<" in example_frame(example("new-trump", at))
        assert [choice.card for choice in choices(example("new-trump", at), 3)] == [
            Card("O", 2),
            Card("G", 8),
        ]
    assert "Dai chooses next, from this hand<" not in example_frame(example("new-trump", 5))


def test_an_illegal_line_is_told_like_a_try() -> None:
    """A line that may not be played stands with its reason, and the table as it was."""
    text = "game: iroha\nsetup: 3 players\ntrick: A O1\nhand A: O2\nhand B: O3 G1\nhand C: O4 G2\n\nB G1"
    scene = example_scene("x", playfile.load(text), 1)
    assert [said.text for said in narration(scene)] == [
        "What if Ben tries to play fan 1?",
        "Ben can follow, so fan 1 is not allowed. It must be bird.",
    ]
    assert 'aria-label="fan 1"' not in example_frame(scene).partition('role="status"')[0]


def test_the_last_card_of_a_deal_is_drawn() -> None:
    """Also when it leaves all hands empty and nobody has captured anything."""
    text = "game: iroha\nsetup: 3 players\nhand A: O1\nhand B: O3\nhand C: O2\n\nA O1\nB O3\nC O2"
    assert 'aria-label="bird 2"' in example_frame(example_scene("x", playfile.load(text), 3))


def test_who_deals_is_seen_before_the_deal() -> None:
    """Once the dealer is named, and no card lies anywhere."""
    text = "game: iroha\nsetup: 3 players\n\ndealer C"
    scene = example_scene("x", playfile.load(text), 1)
    assert example_frame(scene).count('<small class="is-role">dealer</small>') == 1
    assert narration(scene._replace(at=0))[0].text == "Nothing is dealt yet."


def test_cards_that_nobody_sees_are_drawn_face_down() -> None:
    """A hand that is hidden can be shown, tried and told without a name for its cards."""
    text = "game: iroha\nsetup: 3 players\ntrick: A O5\nhand A: G1\nhand B: ? O2\nhand C: ? ?\n\ntry B G3 => unknown"
    scene = example_scene("x", playfile.load(text.replace("hand B: ? O2", "hand B: ? ?")), 1)
    assert "that hand is hidden" in example_frame(scene)
    assert "holds an unknown card and an unknown card" in transcript(scene)


def test_a_score_is_told_line_by_line() -> None:
    """The sum, then each line with its points and rule."""
    assert narration(example("score", 1))[:4] == (
        Said("Aki scores +5 in this deal."),
        Said("Bird 2 is the lowest of its colour that Aki took.", "iroha.score.lowest", "+2"),
        Said("Flower 6 is the lowest of its colour that Aki took.", "iroha.score.lowest", "+6"),
        Said("Each further card costs a point; Aki took 3.", "iroha.score.rest", "\u22123"),
    )


def test_each_card_in_hand_has_its_answer() -> None:
    """May it be played, in a few words and in full; who would win then."""
    four, eight, one, three = choices(example("follow-any"), 2)
    assert (four.legal, eight.legal, one.legal, three.legal) == (True, True, False, False)
    assert (four.label, eight.label, one.label) == (
        "follows, not trump",
        "follows, wins so far",
        "not allowed",
    )
    assert [said.text for said in four.said] == [
        "Bird is in the trick already, so bird 4 follows.",
        "Then bird 4 cannot win while fan is trump.",
        "Ben is winning: fan 2 is the only trump in the trick.",
    ]
    assert [said.text for said in eight.said] == [
        "Fan is in the trick already, so fan 8 follows.",
        "Then Chie is winning: fan 8 is the highest fan, and fan is trump.",
    ]


def test_cards_to_pass_have_their_answer_too() -> None:
    """Where cards go in pairs, each card tells whether it may go."""
    assert [(choice.legal, choice.label) for choice in choices(example("pass"), 1)] == [
        (True, "may be passed")
    ] * 3


def test_you_are_spoken_to() -> None:
    """A seat named You is spoken to as a person."""
    you = {"setup: 4 players": "setup: 4 players\nnames: Aki Ben You Dai"}
    assert [said.text for said in narration(example("new-trump", 3, **you))] == [
        "You play fan 3.",
        "You hold no bird, so any card will do. The marker moves: fan is trump now.",
        "You are winning: fan 3 is the only trump in the trick.",
    ]
    refused = example("follow-any", 1, **you)
    assert (
        narration(refused)[1].text == "You can follow, so umbrella 1 is not allowed. It must be bird or fan."
    )


def test_the_led_the_winning_and_the_trump_are_marked() -> None:
    """At the table: who led, whose card is winning, where the marker lies, who has yet to play."""
    frame = example_frame(example("new-trump", 3))
    assert frame.count('<small class="is-role">led</small>') == 1
    assert frame.count('class="board-winning"') == 1
    assert frame.count('aria-label="trump marker"') == 1
    assert frame.count('class="card card-none"') == 1
    assert 'class="card card-none"' in seats(frame)["3 is-due"]
    assert '<span class="seat-name">Chie</span>' in seats(frame)["2 is-winning"]


def test_a_collected_trick_lies_on_the_pile() -> None:
    """At the step that collects, the winner's pile has grown; what was taken is still in sight, and who took it."""
    assert "4 captured" in example_frame(example("winner", 5))
    frame = example_frame(example("winner", 6))
    assert "8 captured" in frame
    assert 'class="board is-taken"' in frame
    lying = {name: drawn.partition("board-lying")[2] for name, drawn in seats(frame).items()}
    assert [name for name, drawn in lying.items() if '<span class="card" data-suit' not in drawn] == []
    assert sum("is-winning" in name for name in lying) == 1


def test_points_of_earlier_deals_stand_at_the_seats() -> None:
    """Once a deal is counted, everybody's total is seen, before and after the next one."""
    assert "point" not in example_frame(example("winner")).replace("points=", "")
    assert '<small class="is-points">6 points</small>' in example_frame(example("last-deal"))
    assert '<small class="is-points">20 points</small>' in example_frame(example("last-deal", 1))
    assert "Chie has 6 points so far." in transcript(example("last-deal"))
    assert narration(example("last-deal"))[0].text == "Deal 3. All cards are played: score the deal."


def seats(frame: str) -> dict[str, str]:
    """What is drawn of each, by its place and its states."""
    return dict(re.findall(r'<li class="board-seat board-at-([^"]*)">(.*?)</li>', frame))


def test_passed_cards_lie_before_the_neighbour() -> None:
    """Face down, before whoever will take them up."""
    drawn = seats(example_frame(example("pass", 1)))
    assert ["a card face down" in drawn[name] for name in sorted(drawn)] == [False, False, True]


def test_an_open_card_that_is_replaced_is_turned_down() -> None:
    """With the variant, a lower card takes the place of the one that lay open."""
    told = [said.text for said in narration(example("open-lowest", 4))]
    assert "Aki lays bird 2 open." in told
    assert "Aki turns bird 5 face down." in told


def test_captured_cards_are_turned_up_to_be_counted() -> None:
    """Face down while they are captured, open when the deal is counted."""
    assert 'aria-label="bird 9"' in example_frame(example("score"))
    assert "4 captured" in example_frame(example("winner"))
    assert 'aria-label="butterfly 2"' not in example_frame(example("winner"))


def test_a_card_is_told_apart_without_colour() -> None:
    """Number, letter, shape, and a name to be read aloud."""
    drawn = card_html.card(example("new-trump").file, Card("O", 7))
    for part in ("<b>7</b>", 'data-letter="O"', "#suit-bird", 'aria-label="bird 7"'):
        assert part in drawn
    assert 'aria-label="a card face down"' in card_html.card(example("new-trump").file, HIDDEN)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_tables_of_two_to_six(seats: int) -> None:
    """Each number of seats has its places in the style sheet."""
    css = (ROOT / "widgets/page/board.css").read_text(encoding="utf-8")
    file = example("new-trump").file
    game = file.game._replace(seats=lambda setup: tuple(range(seats)))
    file = file._replace(game=game, names=("x",) * seats)
    drawn = board.draw(file, View(1, None, (SeatView(()),) * seats))
    assert f'class="board-seats board-of-{seats}"' in drawn
    areas = css.partition(f"\n  .board-of-{seats} {{")[2].partition("}")[0]
    assert set(re.findall("board-at-([0-9])", drawn)) == set("012345"[:seats])
    for part in "wc":  # who sits there, and what lies before them
        assert set(re.findall(rf"\b{part}([0-9])\b", areas)) == set("012345"[:seats])


def test_the_transcript_tells_every_step() -> None:
    """A line a step, each with the id that a link to the step names."""
    words = transcript(example("new-trump"))
    for at in range(7):
        assert f'id="new-trump.{at}"' in words
    assert "On the table: bird 7 by Aki and fan 2 by Ben." in transcript(example("follow-any"))
    assert "Aki has taken bird 2, bird 5, bird 8, bird 9 and flower 6." in transcript(example("score"))


def test_widgets_decide_nothing() -> None:
    """No widget knows a game by name; only what the build uses and the worker's file import more than the engine."""
    for path in (path for path in sorted((ROOT / "widgets").rglob("*.py")) if path.parent.name != "lists"):
        source = path.read_text(encoding="utf-8")
        imported = {
            (node.module or "") if isinstance(node, ast.ImportFrom) else node.names[0].name
            for node in ast.walk(ast.parse(source))
            if isinstance(node, (ast.Import, ast.ImportFrom))
        }
        assert not any(name.startswith("engine.games") for name in imported)
        if path.parent.name in ("render", "worker") and path.name != "main.py":
            assert "pymdownx" not in source
            assert not any(
                name.split(".")[0] in ("click", "pathlib", "markdown", "pyscript") for name in imported
            )
