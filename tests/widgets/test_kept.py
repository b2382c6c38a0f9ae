"""A widget between two touches, and over a reload: as a text; whatever is touched, and whatever became of the text."""

import json
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import pytest

from tests.sample import some
from tests.widgets.touching import (
    EXAMPLES,
    FORCED,
    TABLE_OPENED,
    asking,
    cards_in,
    example,
    frame,
    hidden,
    linked_table,
    mangled,
    match,
    next_touch,
    read,
    sendable,
    sent,
    table,
)
from widgets.worker.session import Session, scene_of
from widgets.worker.stored import is_over, kept, linked, restored

MESSAGES = [
    "go 0",
    "go 2",
    "go 99",
    "go -1",
    "tap",
    "tap A",
    "tap A O1",
    "tap B O3",
    "tap C ?",
    "tap Q O1",
    "tap A Z9",
    "do",
    "do A O99",
    "do B O2 O1",
    "do =>",
    "do A pass O1 O1",
    "do A pass G2 O1",
    "do collect",
    "do score",
    "do deal O1",
    "do dealer C",
    "table",
    "undo",
    "redo",
    "home",
    "new-deal",
    "same-deal",
    "new-match",
    "nonsense",
    "",
]

LIVES: dict[str, Callable[[], Session]] = {
    "an opening": lambda: table("3 players"),
    "a match": lambda: sent(match("4 players")[40], "undo"),
    "a linked table": lambda: linked_table(linked(match("3 players")[12], whole=False)),
    "an example": lambda: sent(example("follow-any", 1), "tap C O4", "tap D Y5", "tap A O7", "undo"),
    "picked cards": lambda: sent(example("pass"), "do B pass B3 Y4", "tap A O1", "tap A R6"),
}
every_live = pytest.mark.parametrize("name", LIVES)


def same(session: Session) -> Session:
    """As it is kept: what was said to the last touch is not."""
    return session._replace(answer=())


# Kept and taken up again


@pytest.mark.parametrize("setup", ["3 players", "4 players, open-lowest", "6 players"])
def test_a_table_is_kept_at_every_touch(setup: str) -> None:
    """Along a match, with undone touches and new deals among them, it comes back as it was."""
    for session in match(setup)[::4]:
        for now in (
            session,
            sent(session, "undo"),
            sent(session, "undo", "undo", "redo"),
            sent(session, "same-deal"),
        ):
            assert same(now) == restored(kept(now), read)


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_is_kept_at_every_step(name: str) -> None:
    """At each step, and after a touch there that leaves the line, illegal ones included."""
    for at in range(len(example(name).course.moments) + 1):
        for message in ("go 99", "table", "tap A O1", "tap A R3", next_touch(frame(example(name, at)))):
            session = sent(example(name, at), message)
            assert same(session) == restored(kept(session), read)


def test_a_card_that_was_put_back_is_not_kept() -> None:
    """Picked and put back: as if it had not been touched."""
    session = sent(example("pass"), "tap A O1", "tap A O1")
    assert example("pass") == session
    assert session == restored(kept(session), read)


def test_an_example_is_kept_after_a_shorter_line() -> None:
    """A line that was left far down for one that ends early."""
    session = sent(example("new-trump", 5), "tap A R2", "undo", "go 0", "tap A R2")
    assert session == restored(kept(session), read)


@every_live
def test_a_fresh_engine_goes_on(name: str) -> None:
    """It needs nothing but the text: the answer is the one of an engine that has seen all before."""
    text, old, fresh = kept(LIVES[name]()), asking(), asking()
    for message in ("undo", "redo", "redo", "go 1", "tap A O1"):
        before = old(state=text)
        answers = [ask(state=before["state"], do=message) for ask in (old, fresh)]
        assert answers[0] | {"answered": 0} == answers[1] | {"answered": 0}
        text, fresh = answers[0]["state"], asking()


def test_what_was_said_is_not_kept() -> None:
    """The sentence to a touch is shown once: the same text, shown again, has none, whatever the engine remembers."""
    ask, text = asking(), kept(table())
    refused = ask(state=text, do="tap A O1 O2")
    assert refused["state"] == text
    assert ask(state=text)["frame"] == asking()(state=text)["frame"] != refused["frame"]


# Texts that were mangled


def is_whole(answer: dict[str, object]) -> bool:
    """A sentence, or all that a page needs to go on."""
    if "fault" in answer:
        return str(answer["fault"]).endswith(".") and "frame" not in answer
    return {"state", "frame", "at", "last"} < answer.keys()


@every_live
def test_a_mangled_text_gets_an_answer(name: str) -> None:
    """Characters lost, changed, doubled, moved, the end cut off: a sentence, or a widget that answers."""
    rng, ask, text = Random(name), asking(), kept(LIVES[name]())
    for number in range(200):
        answer = ask(state=mangled_value(text, rng) if number % 2 else mangled(text, rng, LETTERS))
        assert is_whole(answer)
        if "state" in answer:
            assert is_whole(ask(state=answer["state"], do=rng.choice(MESSAGES)))


LETTERS = '{}[]",:-.?0123456789eOGBYRABCDtrypass \n'


def mangled_value(text: str, rng: Random) -> str:
    """One of its values or lines is another one; it can be read as far as its form goes."""
    found = json.loads(text)
    key = rng.choice([*found, *["edits", "file"] * 4])
    if isinstance(found[key], str) and found[key]:
        found[key] = mangled(found[key], rng, "?0123456789OGBYRABCD,: \n")
    elif key == "edits" and found[key]:
        edit = rng.choice(found[key])
        place = rng.randrange(len(edit))
        edit[place] = mangled(edit[place], rng, "?0123456789OGBYRABCD ") if place else rng.randint(-2, 9)
        edit[-1:] = rng.choice(([], edit[-1:], edit[-1:] * 2))
    else:
        found[key] = rng.randint(-3, 60)
    return json.dumps(found)


WRONG = {
    "nothing": "null",
    "true": "true",
    "false": "false",
    "zero": "0",
    "a fraction": "0.0",
    "below zero": "-1",
    "many digits": "9" * 400,
    "too many digits": "9" * 5000,
    "infinite": "1e999",
    "no number": "NaN",
    "empty": '""',
    "a word": '"x"',
    "a half character": '"\\ud800"',
    "no character": '"\\u0000"',
    "a row": "[]",
    "rows": '[[0,"A O1"]]',
    "odd rows": '[["x"],[1,[2]]]',
    "a record": '{"a":1}',
    "a pair": '["A","O1 O2"]',
    "nested": "[" * 900 + "]" * 900,
    "too deeply nested": "[" * 90_000 + "]" * 90_000,
}


@pytest.mark.parametrize("wrong", WRONG.values(), ids=WRONG.keys())
def test_a_wrong_value_gets_an_answer(wrong: str) -> None:
    """In place of any value of a kept text."""
    ask = asking()
    for session in LIVES.values():
        right = {name: json.dumps(value) for name, value in json.loads(kept(session())).items()}
        for key in right:
            found = right | {key: wrong}
            spoilt = f"{{{','.join(f'{json.dumps(name)}:{value}' for name, value in found.items())}}}"
            answer = ask(state=spoilt)
            assert is_whole(answer)
            for message in ("tap A O1", "table", "undo", "new-match") if "state" in answer else ():
                assert is_whole(ask(state=spoilt, do=message))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "What was kept here cannot be read: it breaks at character 1 of 0."),
        ('{"version":1', "What was kept here cannot be read: it breaks at character 13 of 12."),
        ("[]", "What was kept here cannot be read: it is not the record of a table or an example."),
        ("{}", "What was kept here cannot be read: its 'version' is missing."),
        ("[" * 50_000, "What was kept here cannot be read: it is nested as no page writes it."),
        ('{"version":2}', "This was kept by another version of the page (2)."),
    ],
)
def test_what_was_not_kept_by_this_page_is_told(text: str, sentence: str) -> None:
    """Another text, or one of another version."""
    assert asking()(state=text)["fault"] == sentence


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("follow-any.play", "gone.play", "There is no example 'iroha/gone.play'."),
        ("D Y5", "D R9", "Step 3, 'D R9', is refused: Dai does not hold flower 9."),
        ("[2,", "[7,", "There are 2 steps, so nothing can go on after step 7."),
    ],
)
def test_what_fits_no_more_is_told(old: str, new: str, sentence: str) -> None:
    """An example that is gone, or one that has become another: the line that does not fit is named."""
    text = kept(LIVES["an example"]())
    assert old in text
    assert asking()(state=text.replace(old, new))["fault"].startswith(sentence.removesuffix("."))


@pytest.mark.parametrize(
    "line", ["C G8 => refused", "C G8 => iroha.lead", "now leader: B", "# C G8", "deal", ""]
)
def test_a_kept_line_that_no_touch_makes_gets_an_answer(line: str) -> None:
    """What only a play file may hold is told, or does no harm."""
    found = json.loads(kept(example("follow-any"))) | {"edits": [[0, line]], "done": 1}
    assert is_whole(asking()(state=json.dumps(found | {"at": 1})))


def test_an_example_is_no_table() -> None:
    """A kept example that claims to be seen by a player is told, or does no harm."""
    found = json.loads(kept(example("follow-any", 5))) | {"viewer": 0}
    assert is_whole(asking()(state=json.dumps(found)))


def test_a_kept_table_with_hidden_cards_gets_an_answer() -> None:
    """Others cannot play cards that nobody knows."""
    text = kept(linked_table(FORCED)).replace("hand B: G3 O6", "hand B: ? ?")
    assert is_whole(asking()(state=text, do="tap A O3"))


# Whatever is touched


@pytest.mark.parametrize("seed", some(range(20), 8))
def test_whatever_is_touched_it_goes_on(seed: int) -> None:
    """Touches and garbage, 300 of them: never an end but the match's, and a reload shows the same."""
    rng, ask = Random(seed), asking(seed)
    before = answer = ask(**opening(seed))
    for number in range(300):
        touches = [next_touch(answer["frame"])]
        if rng.random() < (0.5, 0.05)[seed % 2]:
            touches = rng.choice((sendable(answer["frame"]), MESSAGES))
        message = rng.choice(touches or MESSAGES)
        before, answer = answer, ask(state=answer["state"], do=message)
        assert next_touch(answer["frame"]) or is_at_its_end(answer)
        if number % 10 == 0 and before["state"] != answer["state"]:
            session = restored(answer["state"], read)
            assert frame(session) == answer["frame"]
            assert session.viewer is None or hidden(session).isdisjoint(cards_in(answer["frame"]))


def is_at_its_end(answer: dict[str, Any]) -> bool:
    return answer["over"] if "over" in answer else is_over(scene_of(restored(answer["state"], read)))


def opening(seed: int) -> Mapping[str, object]:
    if seed % 3 == 0:
        name = EXAMPLES[seed // 3]
        return {"open": "example", "name": name, "source": f"iroha/{name}.play", "rules": "", "at": 0}
    return TABLE_OPENED | {"setup": f"{3 + seed % 4} players{', open-lowest' if seed % 2 else ''}"}
