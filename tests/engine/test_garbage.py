"""Whatever stands in a file, `check` answers with a sentence and never with a traceback."""

import re
from pathlib import Path
from random import Random

import pytest

from engine.__main__ import main

ROOT = Path(__file__).parents[2]
GOOD = (ROOT / "docs/plays/iroha/new-trump.play").read_text(encoding="utf-8")

SPOILT = {
    "empty": b"",
    "one byte": b"\x00",
    "binary": bytes(range(256)) * 40,
    "long line": b"A" * 1_000_000,
    "too large": b"# \n" * 400_000,
    "many lines": b"#\n" * 6_000,
    "right to left": GOOD.replace("A O7", "A \u202eO7").encode(),
    "zero width": GOOD.replace("A O7", "A\u200b O7").encode(),
    "nul": GOOD.replace("A O7", "A\x00 O7").encode(),
    "other line ends": GOOD.replace("\n", "\u2028").encode(),
    "carriage returns": GOOD.replace("\n", "\r").encode(),
    "utf-16": GOOD.encode("utf-16"),
    "wrong seats": GOOD.replace("hand D", "hand G").encode(),
    "huge number": GOOD.replace("O7", "O" + "7" * 500).encode(),
    "huge score": GOOD.replace("leader: A", "score 1 A: +" + "9" * 900).encode(),
    "no game": GOOD.replace("game: iroha\n", "").encode(),
    "another game": GOOD.replace("game: iroha", "game: chess").encode(),
    "two games": b"game: tezuma\n" + GOOD.encode(),
    "an option of nobody": GOOD.replace("4 players", "4 players, alt moon").encode(),
    "letters of one byte": GOOD.encode() + b"# \xe9",
    "a heading at the end": GOOD.encode() + b"\nhand A: O1",
    "nothing after an arrow": GOOD.encode() + b"\nA O7 =>",
    "huge setup": GOOD.replace("4 players", "9" * 900 + " players").encode(),
}


@pytest.mark.parametrize("spoilt", SPOILT.values(), ids=SPOILT.keys())
def test_garbage_gets_a_sentence(spoilt: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Whatever is in the file: a sentence naming it, and exit code 2."""
    file = tmp_path / "spoilt.play"
    file.write_bytes(spoilt)
    assert main(["check", str(file)]) == 2
    told = capsys.readouterr().err
    assert told.startswith(str(file))
    assert "Traceback" not in told
    assert len(told) < 2_000


@pytest.mark.parametrize("phase", ["dealer", "deal", "pass", "play", "score", "over"])
@pytest.mark.parametrize("dealer", ["", "dealer: A\n"])
@pytest.mark.parametrize(
    "lying",
    [
        "",
        "hand A: O1 O2",
        "hand A: ? ?\nhand B: ? ?\nhand C: ? ?",
        "won A: ?",
        "trick: A ?, B O3",
        "played A: O1",
    ],
)
def test_odd_positions_never_crash(
    phase: str, dealer: str, lying: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Any phase with anything or nothing lying there: every kind of action is judged or the position refused."""
    actions = (
        "A O1",
        "B O5",
        "A pass O1 O2",
        "B pass G1 G2",
        "collect",
        "score",
        "dealer B",
        "deal O1 / O2 / O3",
    )
    file = tmp_path / "odd.play"
    for action in actions:
        file.write_text(
            f"game: iroha\nsetup: 3 players\n{dealer}phase: {phase}\n{lying}\n\ntry {action} => iroha.turn\n"
        )
        assert main(["check", str(file)]) in (0, 1, 2)
        assert "Traceback" not in capsys.readouterr().err


def test_windows_files_and_a_byte_order_mark_are_fine(tmp_path: Path) -> None:
    """What an editor on another system saves reads the same."""
    file = tmp_path / "windows.play"
    file.write_bytes(b"\xef\xbb\xbf" + GOOD.replace("\n", "\r\n").encode())
    assert main(["check", str(file)]) == 0


def spoil(text: str, rng: Random) -> str:
    """Cut, double, swap or mistype something."""
    lines = text.split("\n")
    at = rng.randrange(len(lines))
    match rng.randrange(6):
        case 0:
            return text[: rng.randrange(len(text))]
        case 1:
            lines.insert(at, lines[rng.randrange(len(lines))])
        case 2:
            del lines[at]
        case 3:
            lines[at] = lines[at].replace(rng.choice("ABCDOG=:"), rng.choice("EFXY?*/+ \u202e\x00é١"))
        case 4:
            lines[at] += rng.choice([" =>", " / ?", " + x", ":", "9" * 50, " ?", "\t", " not"])
        case 5:
            rng.shuffle(lines)
    return "\n".join(lines)


@pytest.mark.parametrize("seed", range(300))
def test_spoilt_files_never_crash(seed: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Three hundred files with one to four things spoilt: held, missed or told, never a traceback."""
    rng = Random(seed)
    files = sorted((ROOT / "docs/plays/iroha").glob("*.play")) + sorted(
        (ROOT / "tests/plays/iroha").glob("*.play")
    )
    text = rng.choice(files).read_text(encoding="utf-8")
    for _ in range(rng.randint(1, 4)):
        text = spoil(text, rng)
    file = tmp_path / "spoilt.play"
    file.write_bytes(text.encode("utf-8", "surrogatepass"))
    code = main(["check", str(file)])
    printed = capsys.readouterr()
    assert code in (0, 1, 2)
    for line in printed.err.splitlines():
        assert re.match(rf"{re.escape(str(file))}:\d+: .", line)
    for line in printed.out.splitlines()[:-1]:
        assert re.search(r":\d+: expected .+, found ", line)
