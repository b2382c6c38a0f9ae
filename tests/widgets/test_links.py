"""Links: to a step of an example with one's own moves, and to a table with what is known of its cards."""

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine import playfile
from engine.text import TABLE, Unreadable
from tests.widgets.touching import (
    EXAMPLES,
    FORCED,
    PLAYS,
    asking,
    cards_in,
    example,
    frame,
    hand,
    hidden,
    lines,
    linked_table,
    mangled,
    match,
    next_touch,
    played,
    read,
    said,
    sendable,
    sent,
    told,
)
from tools.machine import ROOT
from widgets.render.scene import Picked
from widgets.worker.link import packed, unpacked
from widgets.worker.match import SENT
from widgets.worker.session import CHANGED, moves
from widgets.worker.stored import kept, linked, restored

SETUPS = ["3 players", "4 players, open-lowest", "6 players"]
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
FILES = sorted([*PLAYS.rglob("*.play"), *(ROOT / "tests/plays").rglob("*.play")])


def opened(code: str) -> dict[str, Any]:
    """What the page gets for a link to a table."""
    return asking()(open="link", name="table", rules="../rules/", code=code)


# Links to a step


@pytest.mark.parametrize(
    ("name", "at", "touches", "link"),
    [
        ("new-trump", 2, (), ""),
        ("new-trump", 0, ("tap A O7",), ""),
        ("new-trump", 2, ("tap C Y6",), "~1~2~C_Y6"),
        ("new-trump", 1, ("tap B Y4", "tap B O8"), "~1~1~try_B_Y4~B_O8"),
        ("new-trump", 3, ("tap D G8", "table"), "~1~3~D_G8~collect"),
        ("pass", 0, ("do A pass R6 O1",), "~1~0~A_pass_R6_O1"),
    ],
)
def test_a_link_adds_the_moves_that_left_the_example(
    name: str, at: int, touches: tuple[str, ...], link: str
) -> None:
    """They stand behind the step in its address, and nothing where the line is the example's."""
    live = sent(example(name, at), *touches)
    assert link == moves(live)
    assert f'href="#{name}.{live.at}{link}"' in frame(live)


@pytest.mark.parametrize("name", EXAMPLES)
def test_a_link_leads_to_the_same_step(name: str) -> None:
    """Whatever was touched, the link shows what stood where it was copied; only what came after is not in it."""
    rng, live = Random(name), example(name)
    for _ in range(12):
        touches = [touch for touch in sendable(frame(live)) if not touch.startswith("go")]
        live = sent(live, rng.choice([*touches, "go 1", "tap B O4"]))._replace(picked=Picked())
        reopened = example(name, live.at, moves=moves(live))
        assert lines(live) == lines(reopened)
        assert frame(live).partition("</p>")[2] == frame(reopened).partition("</p>")[2]


@pytest.mark.parametrize(
    ("link", "sentence"),
    [
        ("~2~1~B_O8", "The link writes its moves in version '2'; this page reads 1."),
        ("C_Y6", "The link writes its moves in version ''; this page reads 1."),
        ("~1~x~B_O8", f"{CHANGED} It does not tell at which step they begin, but 'x'."),
        ("~1", f"{CHANGED} It does not tell at which step they begin, but ''."),
        ("~1~77~B_O8", f"{CHANGED} There are 6 steps, so nothing can go on after step 77."),
        ("~1~1~B_O8~Z", f"{CHANGED} Step 3, 'Z': 'Z' is not a seat: 4 sit here, A B C D."),
        (
            "~1~1~now_leader:_B",
            f"{CHANGED} Step 2, 'now leader: B': 'leader: B' is nothing the table does in Iroha",
        ),
        (
            "~1~1~B_Y4",
            f"{CHANGED} Step 2, 'B Y4', is refused: Ben can follow, so umbrella 4 is not allowed. It must be bird.",
        ),
    ],
)
def test_moves_that_do_not_fit_are_told(link: str, sentence: str) -> None:
    """A sentence that names the version, the step or the move."""
    request = {"open": "example", "name": "x", "source": "iroha/new-trump.play", "rules": "", "at": 9}
    assert asking()(**request, moves=link)["fault"].startswith(sentence)


@pytest.mark.parametrize(
    "link", ["~1~2", "~1~2~", "~1~2~C_G3_=>_refused", "~1~2~C_G3_=>_iroha.lead", "~1~2~=>"]
)
def test_odd_moves_get_an_answer(link: str) -> None:
    """What no touch makes is told, or does no harm."""
    request = {"open": "example", "name": "x", "source": "iroha/new-trump.play", "rules": "", "at": 9}
    assert {"fault", "frame"} & asking()(**request, moves=link).keys()


# Codes


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_packed_play_file_unpacks_to_itself(path: Path) -> None:
    """Letter by letter, and the code can stand in an address."""
    text = path.read_text(encoding="utf-8")
    assert text == unpacked(packed(text))
    assert re.fullmatch(r"1\.[\w-]+", packed(text), re.ASCII)
    assert len(packed(text)) < len(text)


@pytest.mark.parametrize("name", EXAMPLES)
def test_every_changed_letter_of_a_code_is_told(name: str) -> None:
    """Whichever letter is another one, the link does not open."""
    code = packed(read(f"iroha/{name}.play"))
    changed = [
        code[:at] + letter + code[at + 1 :]
        for at in range(len(code))
        for letter in f"{LETTERS}. =é"
        if letter != code[at]
    ]
    assert [other for other in changed if not is_told(other)] == []


def is_told(code: str) -> bool:
    try:
        unpacked(code)
    except Unreadable as fault:
        return str(fault).startswith("The link ")
    return False


def test_a_thousand_mangled_codes_are_told() -> None:
    """Letters lost, doubled, changed, moved: a sentence every time."""
    rng, ask = Random(4), asking()
    codes = [packed(read(f"iroha/{name}.play")) for name in EXAMPLES]
    for _ in range(1000):
        code = rng.choice(codes)
        other = mangled(code, rng, f"{LETTERS}.=")
        if other != code:
            assert ask(open="link", name="t", rules="", code=other)["fault"].startswith("The link ")


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("2.AAAA", "The link is of version 2; this page reads version 1. Reload it to get the newest."),
        ("10.", "The link is of version 10; this page reads version 1. Reload it to get the newest."),
        ("", "The link is not whole: a part of it is missing or was changed on the way. Ask for it again."),
        ("1.", "The link is not whole: a part of it is missing or was changed on the way. Ask for it again."),
        (
            "1.AAAA",
            "The link is not whole: a part of it is missing or was changed on the way. Ask for it again.",
        ),
        (
            "table",
            "The link is not whole: a part of it is missing or was changed on the way. Ask for it again.",
        ),
    ],
)
def test_what_is_no_code_is_told(code: str, sentence: str) -> None:
    """Of another version, or not whole."""
    assert sentence == opened(code)["fault"]


def test_a_code_without_its_version_is_told() -> None:
    """What stands before the dot must be the version that this page reads."""
    letters = packed(FORCED).partition(".")[2]
    for code in (letters, f".{letters}", f"x.{letters}", f"01.{letters}"):
        assert is_told(code)


@pytest.mark.parametrize("size", [200_001, 5_000_000])
def test_a_code_that_unpacks_to_something_large_is_refused(size: int) -> None:
    """However short the code is."""
    code = packed("#" * size)
    assert len(code) < 10_000
    assert opened(code)["fault"].startswith("The link ")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "Line 1: the line 'game: iroha', or one like it, is missing."),
        ("game: iroha\nsetup: 3 players\n\nA Z9", "Line 4: Z9 has no colour of Iroha: O G B Y R."),
        (f"{FORCED}\nA O9", "Line 9: expected a legal action, found refused: You do not hold bird 9."),
        (
            f"{FORCED}void B: O G B Y R\n",
            "Line 8: Ben could not follow bird or fan before, yet has some now.",
        ),
    ],
)
def test_a_link_to_what_cannot_be_played_is_told(text: str, sentence: str) -> None:
    """The line that is at fault, and why."""
    assert opened(packed(text))["fault"].startswith(sentence)


def test_all_that_cannot_be_is_told_of_a_link() -> None:
    """Not its first fault alone."""
    told = opened(packed(f"{FORCED}void B: O G B Y R\nvoid C: O G B Y R\n"))["fault"]
    assert re.findall(r"Line \d+", told) == ["Line 8", "Line 9"]


@pytest.mark.parametrize("odd", ["void B: O G B Y R", f"stock:{' ?' * 40}"])
def test_a_link_whose_hidden_cards_cannot_be_is_told(odd: str) -> None:
    """Where no cards agree with what is told of hidden ones, a sentence says so."""
    text = f"game: iroha\nsetup: 3 players\nhand A: O1 O2\nhand B: ? ?\nhand C: ? ?\n{odd}\n"
    assert str(opened(packed(text))["fault"]).endswith(".")


# Tables


@pytest.mark.parametrize("setup", SETUPS)
def test_a_link_without_hidden_cards_holds_none(setup: str) -> None:
    """Unpacked and read, its text names no card that You do not see."""
    for live in match(setup)[::3]:
        text = unpacked(packed(linked(live, whole=False)))
        lying = re.sub("^score .*$", "", text, flags=re.MULTILINE)
        assert hidden(live) & cards_in(lying) == set()
        assert set(hand(live)) <= set(lying.split())


@pytest.mark.parametrize("setup", SETUPS)
def test_a_link_without_hidden_cards_opens_with_your_hand(setup: str) -> None:
    """Who opens it holds the same hand, sees the same table, and whoever is to act can."""
    for live in match(setup)[::3]:
        other, game = linked_table(linked(live, whole=False)), live.course.file.game
        state = other.state
        assert game.view(state) == game.view(live.state)._replace(seats=game.view(state).seats)
        assert hand(live) == hand(other)
        for player in game.actors(state):
            legal = [game.judge(state, action).legal for action in game.choices(state, player)]
            assert any(legal) or (player == TABLE and state.phase == "deal")
        assert other._replace(answer=()) == restored(kept(other), read)


def test_hidden_cards_are_dealt_anew() -> None:
    """Differently for each who opens the link, and it is told; a link that shows all deals nothing."""
    live = match("4 players")[5]
    one, two = (linked_table(linked(live, whole=False), seed) for seed in (1, 2))
    assert one.state.hands[0] == two.state.hands[0]
    assert one.state.hands[1:] != two.state.hands[1:]
    assert SENT["seen"] in frame(one)
    assert SENT["all"] in frame(linked_table(FORCED))


@pytest.mark.parametrize("setup", SETUPS)
def test_a_link_with_all_cards_opens_at_the_same_position(setup: str) -> None:
    """Every card where it lay, with all that was played before."""
    for live in match(setup)[::5]:
        other = linked_table(linked(live, whole=True))
        game = live.course.file.game
        assert playfile.write_start(game, live.state) == playfile.write_start(game, other.state)
        assert lines(live) == lines(other)
        assert other == restored(kept(other), read)


def test_a_match_goes_on_from_a_link() -> None:
    """Both kinds of link can be played to the end."""
    for whole in (False, True):
        *_, end = played(linked_table(linked(match("4 players")[30], whole)))
        assert "The game is over." in said(end)


@pytest.mark.parametrize("whole", [False, True])
def test_a_move_at_a_linked_table_can_be_taken_back(whole: bool) -> None:
    """The first one too; what was played before the link was opened cannot."""
    live = linked_table(linked(match("4 players")[5], whole))
    moved = sent(live, next_touch(frame(live)))
    assert lines(live) != lines(moved)
    assert lines(live) == lines(sent(moved, "undo"))
    assert told(sent(moved, "undo", "undo")) == ["There is nothing to take back."]


def test_others_have_acted_when_a_link_is_opened() -> None:
    """A position in which it is not your turn goes on until it is."""
    live = linked_table(FORCED.replace("dealer: C", "dealer: A"))
    assert [line[:2] for line in lines(live)] == ["B ", "C "]
    assert next_touch(frame(live)).startswith("tap A ")
