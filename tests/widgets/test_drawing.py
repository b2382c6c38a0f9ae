"""What lies on the table of each game, as it is drawn and read aloud."""

import re

from engine import playfile
from engine.cards import Card
from engine.registry import GAMES
from engine.view import Row, SeatView, Text
from tools.machine import ROOT
from widgets.render import card_html
from widgets.render.board import SeatPlay, seat
from widgets.render.boards import boards
from widgets.render.example import drawn_table, example_frame
from widgets.render.rows import seat_in_words
from widgets.render.scene import Scene, example_scene

AUTOMATIC = "game: automatic\nsetup: 3 players\n"
TEZUMA = "game: tezuma\nsetup: 3 players, 2015\n"
TORNEI = "game: tornei\nsetup: 3 players\n"


def opened(text: str, at: int = 0) -> Scene:
    return example_scene("x", playfile.load(text), at)


def seats(scene: Scene) -> list[str]:
    return re.split('<li class="board-seat ', drawn_table(scene))[1:]


def test_a_card_tells_its_points_and_effect() -> None:
    """The Automatic's cards: number, suit, points, effect and the suit that it names; the same in words."""
    file = opened(f"{AUTOMATIC}phase: deal").file
    drawn = card_html.card(file, Card("B", 21))
    assert 'aria-label="blue 21, +3, blue is trump"' in drawn
    for part in ("<b>21</b>", "#suit-blue", "+3", "#sign-trump"):
        assert part in drawn
    assert 'aria-label="blue 16, −2, no trump"' in card_html.card(file, Card("B", 16))
    assert "#sign-low" in card_html.card(file, Card("R", 5))
    assert "sign" not in card_html.card(file, Card("B", 1))


def test_a_trump_without_a_number_has_a_star() -> None:
    """Its suit beside it, and its name in words."""
    drawn = card_html.card(opened(f"{TEZUMA}phase: layout\nstart: A").file, Card("R", 0))
    assert "#sign-trump" in drawn
    assert 'aria-label="ring trump"' in drawn


def test_abilities_and_what_is_played_with_them() -> None:
    """How often each can still be used; two cards of a play; a slip where there is none."""
    text = (
        f"{TEZUMA}took A: fire-breathing\ntook B: five-color-sand\ntook C: paper-egg\n"
        "hand A: B2 B7 W6\nhand B: B3 W2 W3\nhand C: B4 W4 W5\n\n"
        "A B2 B7 + fire-breathing\nB + five-color-sand\n"
    )
    fire, sand, egg = seats(opened(text, 2))
    assert 'aria-label="butterfly 2"' in fire
    assert 'aria-label="butterfly 7"' in fire
    assert 'aria-label="1 of 2 uses left"' in fire
    assert "piece-ability is-used" in fire
    assert '<span class="card card-slip">Five-Color Sand</span>' in sand
    assert 'aria-label="4 of 4 uses left"' in egg


def test_what_is_waited_with_is_told() -> None:
    """A declared Paper Egg lies as a slip until its card comes."""
    text = f"{TEZUMA}took B: paper-egg\nhand A: B2 W6\nhand B: B3 W2\nhand C: B4 W4\n\nA B2\nB + paper-egg\nC B4\nB B3\n"
    assert '<span class="card card-slip">Paper Egg, plays last</span>' in seats(opened(text, 2))[1]
    assert "card-slip" not in drawn_table(opened(text, 4))


def test_nothing_that_does_not_matter_is_drawn() -> None:
    """No tricks where none are won, no empty rows, no middle where nothing lies."""
    drawn = drawn_table(opened(f"{TEZUMA}hand A: B2\nhand B: B3\nhand C: B4"))
    assert not re.search("[0-9] (trick|won)", drawn)
    assert "piece" not in drawn
    assert 'class="row-list"' not in drawn
    assert "row-middle" not in drawn


def test_what_there_is_to_be_taken_is_named() -> None:
    """Each kind of card by itself, by what its edition calls it; each piece with its own drawing, number or name."""
    abilities = "paper-egg butterfly-dance linking-rings baby-chicks horse-swallowing five-color-sand"
    laid_out = f"phase: draft\nstart: A\nscore-cards: 1 2 3 8\nabilities: {abilities}\n"
    taken = "took A: pain B\ntook B: pain U\ntook C: pain W\nhand A: B2\nhand B: U2\nhand C: W2"
    drawn = drawn_table(opened(f"{TEZUMA}{laid_out}{taken}"))
    kinds = re.findall('<ul class="[^"]*" aria-label="([^"]*)">(.*?)</ul>', drawn)
    assert [kind for kind, _ in kinds] == ["Minus cards", "Scoring cards", "Abilities"]
    told = [re.findall('role="img" aria-label="([A-Za-z][^"]*)"', pieces) for _, pieces in kinds]
    assert told[0] == ["minus card ring"]
    assert told[1] == [f"scoring card {number}" for number in (1, 2, 3, 8)]
    assert "Paper Egg" in told[2]
    assert 'aria-label="Minus card butterfly: \u22121 point for each butterfly card you take."' in drawn


def test_boards_and_open_columns() -> None:
    """Right above wrong; the NPC's columns with the card in front; places in the trick; predictions at their seats."""
    scene = example_scene(
        "x", playfile.load((ROOT / "docs/plays/tornei/front-last.play").read_text(encoding="utf-8"))
    )
    assert 'aria-label="fleur-de-lis 3, in front"' in drawn_table(scene)
    last = scene._replace(at=len(scene.moments))
    assert drawn_table(last).count("row-of-right") == 2
    reveal = next(at for at, moment in enumerate(scene.moments, start=1) if moment.step.text == "reveal")
    before = drawn_table(scene._replace(at=reveal - 1))
    assert before.count("row-of-predicts") == 3
    assert 'title="correct predictions, above the board"' in drawn_table(last)
    shown = boards(last.file, last.view(last.next_state))
    assert "wrong predictions, below the board" in str(shown)
    assert re.findall(r"board-rank\">(\d\w\w)<", before) == ["1st", "2nd", "4th", "3rd"]


def test_piles_lie_face_down_with_what_their_backs_say() -> None:
    """Nothing of their cards is drawn."""
    text = (ROOT / "docs/plays/automatic/piles.play").read_text(encoding="utf-8")
    scene = example_scene("x", playfile.load(text))
    dealt = next(at for at, moment in enumerate(scene.moments, start=1) if moment.verdict.legal)
    drawn = drawn_table(scene._replace(at=dealt))
    assert drawn.count('aria-label="5 cards face down"') == 6
    assert "higher number" in drawn
    assert "<b>" not in drawn


def test_alike_answers_are_told_once() -> None:
    """What cannot be used with any card stands once beside the hand; the rules of a round have one answer."""
    leader = example_frame(
        opened(f"{TEZUMA}took A: butterfly-dance\nhand A: B2 W6 R3\nhand B: B3 W2 R4\nhand C: B4 W4 R5")
    )
    assert leader.count("Butterfly Dance cannot be used by the leader.") == 1
    rules = example_frame(
        opened(f"{AUTOMATIC}phase: rule\norder: small\nstarter: A\nhand A: 4\nhand B: 8\nhand C: 11")
    )
    assert rules.count("may pick any of the") == 1
    assert rules.count('data-send="do A rule ') == 14


def test_every_suit_of_the_four_games_is_drawn() -> None:
    """One sprite: the suits of all games, told apart by shape, a trump's star, and the effects of the Automatic."""
    sprite = (ROOT / "overrides/partials/suits.svg").read_text(encoding="utf-8")
    suits = [
        "bird",
        "fan",
        "butterfly",
        "umbrella",
        "flower",
        "water",
        "ring",
        "mask",
        "wyvern",
        "fleur-de-lis",
        "shamrock",
        "cross",
        "red",
        "blue",
        "green",
        "yellow",
        "violet",
    ]
    assert {suit.name for game in GAMES.values() for suit in game.suits} == set(suits)
    assert [name for name in suits if f'id="suit-{name}"' not in sprite] == []
    signs = ["trump", "cancel-trump", "low", "cancel-low", "right", "wrong"]
    assert [name for name in signs if f'id="sign-{name}"' not in sprite] == []
    assert sprite.count("<symbol") == len(suits) + len(signs)


def test_what_lies_at_a_seat_agrees_with_its_player() -> None:
    """You predict, Ben predicts; You have predicted, Ben has; You pass, Ben passes."""
    file = playfile.load(f"{TORNEI}names: You Ben Chie\n")
    told = [
        Row("predicts", Text("4th"), "predict{s}"),
        Row("predicted", Text("so"), "{has}"),
        Row("passes", Text("2"), "pass{es}"),
    ]
    here = SeatView((), rows=tuple(told))
    assert seat_in_words(file, "You", here) == "predict: 4th; have: so; pass: 2"
    assert seat_in_words(file, "Ben", here) == "predicts: 4th; has: so; passes: 2"
    place = SeatPlay()
    titles = [re.findall('row-title">([^<]*)<', seat(file, number, here, place, number)) for number in (0, 1)]
    assert titles == [["predict", "have", "pass"], ["predicts", "has", "passes"]]
