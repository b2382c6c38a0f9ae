"""How the pages sound is measured on their sentences, and on nothing else."""

from pathlib import Path

import pytest

from tools import prose

CALM = "If you hold a card of the led colour, you must play one of those cards. "


def told(folder: Path, text: str, name: str = "rules.md") -> list[str]:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return prose.faults(prose.read(path))


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("# May it be played?\n", "a heading that asks"),
        (f"{'word ' * 29}word.", "too long (30 words)"),
        (f"{CALM * 3}The marker lies there.", "lies, stands or comes 1 times in 52 words"),
        ("A card. " * 20, "the median sentence has 2 words"),
    ],
)
def test_what_is_hard_to_read_is_told(tmp_path: Path, text: str, fault: str) -> None:
    assert [one[: len(fault)] for one in told(tmp_path, text)] == [fault]


@pytest.mark.parametrize(
    "text",
    [
        CALM * 30,
        f"# Title {{#iroha.lead}}\n\n`#!rule iroha.lead`\n\n{CALM}",
        f"---\ntitle: {'word ' * 30}\n---\n\n{CALM}",
        f"```play\n{'word ' * 30}\n```\n\n| {'word ' * 30} |\n\n{CALM}",
        "\n".join(f"- {'word ' * 10}" for _ in range(20)),
    ],
)
def test_what_is_no_prose_is_not_measured(tmp_path: Path, text: str) -> None:
    assert told(tmp_path, text) == []


def test_an_open_question_may_ask(tmp_path: Path) -> None:
    assert told(tmp_path, "## May it be played?\n", "readings.md") == []
