"""Links, stored records and play files that were damaged on their way: a sentence says what is wrong and where."""

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tests.golden import STEP_LINK, TABLE_LINK, lines
from tests.widgets.touching import asking, mangled
from widgets.worker.link import packed

LETTERS = "ABCXYZabcxyz0123456789-_.~%?=& é"
SENTENCE = re.compile(r"[A-Z‘“'].{10,}\.", re.DOTALL)
PLACE = re.compile(r"link|(?i:step|line) \d+|'[^']+' is |steps|kept here|character|example")
GOLDEN = [line for line in lines() if "link" in line]


def request_for(line: dict[str, Any], link: str) -> dict[str, Any] | None:
    """What the page's script asks for; none where it can tell by itself that the link names nothing."""
    if code := TABLE_LINK.fullmatch(link):
        return {"open": "link", "name": "table", "rules": "", "code": code[1]}
    step = STEP_LINK.fullmatch(link)
    if step and "source" in line and re.fullmatch("[0-9]{1,5}", step[2]):
        words = {"source": line["source"], "rules": "", "at": int(step[2]), "moves": step[3] or ""}
        return {"open": "example", "name": step[1], **words}
    return None


def is_told(fault: str) -> bool:
    """A sentence that says what and where, and not how the program found it."""
    is_ours = not re.search(r"Error|Traceback|object at|<class|\bNone\b", fault)
    return bool(SENTENCE.fullmatch(fault) and PLACE.search(fault)) and is_ours and len(fault) < 500


def test_a_thousand_mangled_links_are_told() -> None:
    """Letters lost, changed, doubled, moved, the end cut off: a sentence, or a link that still holds."""
    rng, ask = Random(10), asking()
    asked = 0
    while asked < 1000:
        line = rng.choice(GOLDEN)
        link = mangled(line["link"], rng, LETTERS)
        request = request_for(line, link)
        if request is None or link == line["link"]:
            continue
        asked += 1
        answer = ask(**request)
        assert "frame" in answer or is_told(answer["fault"]), (link, answer["fault"])


NASTY = {
    "nothing": "",
    "only a version": "1.",
    "another version": "2.AAAA",
    "a version of many digits": f"{'9' * 400}.AAAA",
    "no letters of a code": "1.____",
    "very long": f"1.{'A' * 100_000}",
    "nested": packed("[" * 50_000),
    "one long line": packed("A" * 150_000),
    "many lines": packed("game: iroha\n" * 9000),
    "no game": packed("setup: 4 players"),
    "a game nobody knows": packed("game: chess\nsetup: 2 players"),
    "a setup of many digits": packed(f"game: iroha\nsetup: {'9' * 900} players"),
    "too many players": packed("game: iroha\nsetup: 7 players"),
    "nothing but hidden cards": packed(
        "game: iroha\nsetup: 3 players\nhand A: ?\nhand B: ?\nhand C: ?\nphase: score"
    ),
    "a name of many letters": packed(f"game: iroha\nsetup: 3 players\nnames: {'x' * 500} B C"),
    "a name that is markup": packed("game: iroha\nsetup: 3 players\nnames: <script> B C D"),
    "from right to left": packed("game: iroha\nsetup: 3 players\nnames: A\u202e B C"),
    "a card twice": packed("game: iroha\nsetup: 3 players\nhand A: O1 O1\nhand B: O2 O3\nhand C: O4 O5"),
    "steps that are not allowed": packed("game: iroha\nsetup: 3 players\n\ncollect"),
    "an expectation": packed("game: iroha\nsetup: 3 players\n\ndealer A => refused"),
}


@pytest.mark.parametrize("code", NASTY.values(), ids=NASTY.keys())
def test_a_nasty_link_is_told(code: str) -> None:
    """Written to do harm."""
    assert is_told(asking()(open="link", name="table", rules="", code=code)["fault"])


STORED = [line["value"] for line in lines() if line.get("key", "").startswith("torite:table:")]
SHORT, LONG = min(STORED, key=len), max(STORED, key=len)


def state_of(record: str) -> str:
    return str(json.loads(record)["state"])


def put(key: str, value: object) -> Callable[[str], str]:
    """Another value in a kept state."""
    return lambda state: json.dumps(json.loads(state) | {key: value})


def without(key: str) -> Callable[[str], str]:
    return lambda state: json.dumps({name: value for name, value in json.loads(state).items() if name != key})


KEYS = ("version", "name", "rules", "source", "file", "viewer", "edits", "done", "at", "since", "picked")
DAMAGE: dict[str, Callable[[str], str]] = {
    **{f"without {key}": without(key) for key in KEYS},
    **{f"{key} is a record": put(key, {"a": 1}) for key in KEYS},
    "empty": lambda state: "",
    "half": lambda state: state[: len(state) // 2],
    "all but the end": lambda state: state[:-1],
    "a row of records": lambda state: f"[{state}]",
    "twice": lambda state: state * 2,
    "nested": lambda state: "[" * 50_000,
    "nested and whole": lambda state: "[" * 50_000 + "]" * 50_000,
    "nested in a value": lambda state: state.replace('"edits":[', '"edits":[' + "[" * 50_000),
    "nested in words": lambda state: state.replace('"edits":[', '"edits":["\\"' + "[" * 50_000),
    "a number of many digits": lambda state: state.replace('"done":', f'"done":{"9" * 5000}'),
    "a half character": put("file", "\ud800"),
    "done is too much": put("done", 10_000),
    "done is below zero": put("done", -1),
    "done is a fraction": put("done", 1.5),
    "edits are words": put("edits", ["A O1"]),
    "edits without a step": put("edits", [[]]),
    "edits after the end": put("edits", [[10_000, "collect"]]),
    "edits nobody may do": put("edits", [[0, "collect"]]),
    "edits nobody can read": put("edits", [[0, "\u202e"]]),
    "picked by nobody": put("picked", ["Z", "O1"]),
    "picked too little": put("picked", ["A"]),
    "seen by another": put("viewer", 3),
    "seen by nobody": put("viewer", None),
    "near a seat that is not there": put("near", 9),
    "an address of another kind": put("rules", "javascript:alert(1)"),
    "of an example that is gone": put("source", "iroha/gone.play"),
    "of a file elsewhere": put("source", "../../../etc/passwd"),
    "a file of nothing": put("file", ""),
    "a file of another game": put("file", "game: chess\nsetup: 2 players"),
}


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE.keys())
def test_a_damaged_record_is_told(damage: Callable[[str], str]) -> None:
    """Of a table at its start, and of a whole match; the engine goes on to answer."""
    ask = asking()
    for state in map(state_of, (SHORT, LONG)):
        assert is_told(ask(state=damage(state))["fault"])
        assert "frame" in ask(state=state)
