"""The play file: what is read, what is refused, and in which words."""

import re
from pathlib import Path

import pytest

from engine import playfile, replay
from engine.__main__ import main
from engine.cards import HIDDEN, Card, read_card, without, write_card
from engine.playfile import Expectation, Step
from engine.registry import GAMES
from engine.text import TABLE, Unreadable, Words, join_action, split_action

ROOT = Path(__file__).parents[2]
GOOD = (ROOT / "docs/plays/iroha/new-trump.play").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("A O7", Words(0, "", ("O7",))),
        ("A pass O3 G7", Words(0, "pass", ("O3", "G7"))),
        ("B B3 B4 + fire-breathing", Words(1, "", ("B3", "B4"), "fire-breathing")),
        ("C + five-color-sand", Words(2, "", (), "five-color-sand")),
        ("A take pain R", Words(0, "take", ("pain", "R"))),
        ("D R* + butterfly-dance", Words(3, "", ("R*",), "butterfly-dance")),
        ("B forecast F3", Words(1, "forecast", ("F3",))),
        ("npc W7", Words(TABLE, "npc", ("W7",))),
        ("A 16", Words(0, "", ("16",))),
        ("C point A", Words(2, "point", ("A",))),
        ("rule f", Words(TABLE, "rule", ("f",))),
        ("collect", Words(TABLE, "collect", ())),
        ("deal O1 O2 / G1 G3", Words(TABLE, "deal", ("O1", "O2", "/", "G1", "G3"))),
    ],
)
def test_actions_of_all_four_games(text: str, words: Words) -> None:
    """Actor, verb, cards or names, ability: split, and joined again."""
    assert words == split_action(text, 4)
    assert text == join_action(words)


@pytest.mark.parametrize("token", ["O7", "B*", "16", "?", "W14"])
def test_cards_read_back(token: str) -> None:
    """A suit and a number, a card without either, an unknown one."""
    assert token == write_card(read_card(token))


@pytest.mark.parametrize("token", ["", "O0", "O", "7O", "O100", "OO7", "**", "o7", "O-1", "Ｏ７", "O٧", "??"])
def test_what_is_no_card(token: str) -> None:
    """Anything else is refused, digits of other scripts included."""
    with pytest.raises(Unreadable):
        read_card(token)


def test_a_line_in_all_its_parts() -> None:
    """A comment, a try, expectations with commas."""
    sheet = playfile.parse(
        "game: iroha\nsetup: 3 players\n\ntry  A  O7 =>refused, not iroha.lead, suit=O # why\n"
    )
    expects = (Expectation("refused"), Expectation("iroha.lead", True), Expectation("suit=O"))
    assert sheet.steps == (Step(4, "try", "A O7", expects),)


@pytest.mark.parametrize(
    ("old", "new", "line", "sentence"),
    [
        ("game: iroha", "game: chess", 1, f"'chess' is not played here, only {', '.join(GAMES)}"),
        ("game: iroha", "", 1, "the line 'game: iroha', or one like it, is missing"),
        ("setup: 4 players", "", 1, "the line 'setup: 4 players', or one like it, is missing"),
        ("setup: 4 players", "setup: 9 players", 3, "Iroha ni Oedo is for 3 to 6 players, not 9"),
        (
            "setup: 4 players",
            "setup: open-lowest",
            3,
            "Iroha ni Oedo is for 3 to 6 players, not a number left out",
        ),
        (
            "setup: 4 players",
            "setup: 4 players, blind",
            3,
            "'blind' is no setup of Iroha ni Oedo: 4 players, open-lowest",
        ),
        ("leader: A", "leader: E", 4, "'E' is not a seat: 4 sit here, A B C D"),
        ("leader: A", "leader: A\nleader: B", 5, "'leader' stands here a second time"),
        ("game: iroha", "game: iroha\ngame: iroha", 2, "'game' stands here a second time"),
        ("leader: A", "moon: full", 4, "'moon' is not a line of a position with seats A B C D; there are"),
        ("leader: A", "hand E: O1", 4, "'hand E' is not a line of a position with seats A B C D; there are"),
        ("leader: A", "names: Aki Ben", 4, "4 players need 4 different names"),
        ("leader: A", "names: Aki Aki Ben Chie", 4, "4 players need 4 different names"),
        ("leader: A", f"names: A B C {'D' * 21}", 4, "a name has at most 20 letters"),
        (
            "setup: 4 players",
            "setup: 4 players, 3 players",
            3,
            "a setup has one number of players and one edition",
        ),
        ("hand B: O8 Y4", "hand B: O8 O8", 6, "There is only one bird 8."),
        ("hand B: O8 Y4", "hand B: O8", 6, "Ben must have as many cards as Aki: here 1 and 2"),
        ("leader: A", "score 1 A: +3 O2", 4, "O2 scores +2, not +3"),
        ("leader: A", "score 1 A: +3 rest", 4, "the rest costs points: '+3 rest' must be below zero"),
        ("leader: A", "score 1 A: +٣", 4, "'+٣' is no score"),
        ("leader: A", "icons 3: ١", 4, "'١' is not a list of card numbers"),
        ("leader: A", "deal: ١", 4, "'١' is not the number of a deal"),
        ("leader: A", "trick: A ?", 4, "a card must be known to be played or passed"),
        ("A O7      =>", "A ?       =>", 10, "a card must be known to be played or passed"),
        (
            "leader: A",
            "phase: moon",
            4,
            "'moon' is no phase of a deal: dealer, deal, pass, play, score, over",
        ),
        (
            "leader: A",
            "trick: A pass O1 O2",
            4,
            "'A pass O1 O2' is not a play: a trick is written A O7, B O8",
        ),
        ("leader: A", "void A: P", 4, "'P' is no colour of Iroha: O G B Y R"),
        (
            "leader: A",
            "score 1 A: many",
            4,
            "'many' is no score: write +2 O2, +6 R6, -3 rest, or a sum such as +5",
        ),
        (
            "leader: A",
            "icons 7: 1",
            4,
            "'icons 7' is not an icon: write icons 3, icons 4, icons 5 or icons 6",
        ),
        ("leader: A", "icons 3: one", 4, "'one' is not a list of card numbers"),
        ("leader: A", "icons 3: 1 2 3", 4, "colour O has 6 cards with icon 3, not 3"),
        ("hand A: O7 R2", "hand A: O7 X2", 5, "X2 has no colour of Iroha: O G B Y R"),
        ("hand A: O7 R2", "hand A: O7 R", 5, "'R' is not a card"),
        ("A O7      =>", "E O7      =>", 10, "'E' is not a seat: 4 sit here, A B C D"),
        ("A O7      =>", "A         =>", 10, "no card is named: one is played, as in A O7"),
        ("A O7      =>", "deal O1 ? =>", 10, "a card must be known to be dealt"),
        ("A O7      =>", "A eat O7  =>", 10, "'eat' is nothing a player does in Iroha"),
        (
            "A O7      =>",
            "fly       =>",
            10,
            "'fly' is nothing the table does in Iroha: dealer A, deal, collect, score",
        ),
        ("A O7      =>", "A O7 + egg =>", 10, "Iroha has no abilities, so 'egg' cannot be used"),
        ("A O7      =>", "A O7 +    =>", 10, "one ability stands after +"),
        ("A O7      =>", "=>", 10, "an action is missing"),
        ("=> iroha.lead winning=A", "=> lead", 10, "after => stand rules (iroha.winner), facts (winning=A)"),
        ("=> iroha.lead winning=A", "=>", 10, "nothing stands after =>"),
        ("=> iroha.lead winning=A", "\nleader: A", 11, "'leader' must stand before the first action"),
        ("=> iroha.lead winning=A", "\nnow", 11, "now is followed by a line of the position"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(
    old: str, new: str, line: int, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One sentence with file and line, and exit code 2."""
    assert old in GOOD
    file = tmp_path / "bad.play"
    file.write_text(GOOD.replace(old, new, 1), encoding="utf-8")
    assert main(["check", str(file)]) == 2
    told = capsys.readouterr().err
    assert told.startswith(f"{file}:{line}: {sentence}")
    assert told.count("\n") == 1


@pytest.mark.parametrize(
    ("old", "new", "miss"),
    [
        ("winning=A", "winning=B", "10: expected winning=B, found A"),
        (
            "=> iroha.lead",
            "=> iroha.follow-any",
            "10: expected iroha.follow-any, found iroha.lead, iroha.turn, iroha.winner",
        ),
        (
            "=> iroha.lead",
            "=> not iroha.lead",
            "10: expected not iroha.lead, found iroha.lead, iroha.turn, iroha.winner",
        ),
        ("=> iroha.lead", "=> count=1", "10: expected count=1, found nothing named count"),
        ("=> iroha.lead", "=> winner=A", "10: expected winner=A, found nothing named winner"),
        (
            "A O7 ",
            "A O7 R2",
            "10: expected a legal action, found refused: One card is played at a time, not 2. (iroha.turn)",
        ),
        (
            "A O7 ",
            "A G3 ",
            "10: expected a legal action, found refused: Aki does not hold fan 3. (iroha.turn)",
        ),
        (
            "try D O2  => iroha",
            "try D O2  => refused iroha",
            "13: expected refused, found allowed: Bird is in the trick",
        ),
        ("collect   => iroha.winner winner=D", "now hand A: O7", "15: expected hand A: O7, found hand A: R2"),
        (
            "collect   => iroha.winner winner=D",
            "now moon: full",
            "15: expected moon: full, found only phase, leader",
        ),
    ],
)
def test_what_does_not_hold_is_told(
    old: str, new: str, miss: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """`file:line: expected X, found Y`, and exit code 1."""
    assert old in GOOD
    file = tmp_path / "wrong.play"
    file.write_text(GOOD.replace(old, new, 1), encoding="utf-8")
    assert main(["check", str(file)]) == 1
    assert f"{file}:{miss}" in capsys.readouterr().out


def test_how_a_seat_stands_can_be_expected(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`B:place=2`, `B:rule`: how a play stands that is not winning."""
    file = tmp_path / "seat.play"
    wanted = "winning=C B:place=2 not B:iroha.turn B:iroha.winner B:place=1\ntry"
    file.write_text(GOOD.replace("winning=C\ntry", wanted), encoding="utf-8")
    assert main(["check", str(file)]) == 1
    assert capsys.readouterr().out.splitlines()[0] == f"{file}:12: expected B:place=1, found 2"


def test_slugs_may_have_digits() -> None:
    """As in tezuma.draft.order-2015."""
    sheet = playfile.parse("game: x\nsetup: y\n\nA O1 => tezuma.draft.order-2015 not automatic.players-2")
    expects = [str(wanted) for wanted in sheet.steps[0].expects]
    assert expects == ["tezuma.draft.order-2015", "not automatic.players-2"]


def test_several_files_are_all_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A file that cannot be read does not hide what another misses."""
    (tmp_path / "a.play").write_bytes(b"\xff")
    (tmp_path / "b.play").write_text(GOOD.replace("winning=A", "winning=B"), encoding="utf-8")
    assert main(["check", str(tmp_path)]) == 2
    printed = capsys.readouterr()
    assert "this is not text in UTF-8" in printed.err
    assert "expected winning=B, found A" in printed.out


def test_every_play_file_holds() -> None:
    """All examples and proofs of the project."""
    assert main(["check", str(ROOT / "docs/plays"), str(ROOT / "tests/plays")]) == 0


def test_the_page_on_play_files_tells_the_truth() -> None:
    """Its whole file holds, and its other lines parse."""
    page = (ROOT / "docs/contribute/play-files.md").read_text(encoding="utf-8")
    blocks = [
        block for block in re.findall(r"```text\n(.*?)```", page, re.DOTALL) if "python -m" not in block
    ]
    assert replay.check(playfile.load(blocks[0])) == ()
    for block in blocks[1:]:
        playfile.parse(f"game: iroha\nsetup: 4 players\n{block}")
    shown = re.findall(r"^\| `([^`]+)` \|", page, re.MULTILINE)
    assert len(shown) > 20
    for line in shown:
        if not line.startswith(("iroha.", "not ")) and "=" not in line and line != "collect":
            playfile.parse(f"game: x\nsetup: y\n{'' if line.startswith(('game', 'setup')) else line}")


def test_known_cards_are_taken_before_unknown_ones() -> None:
    """A card that goes leaves the hand by name, or else one face down."""
    assert without((Card("O", 1), HIDDEN), [Card("O", 1)]) == (HIDDEN,)
    assert without((Card("O", 1), HIDDEN), [Card("G", 1)]) == (Card("O", 1),)
