"""What a reader sets for all tables, and what goes on by itself there."""

import re
from typing import Any

import pytest

from tests.widgets.touching import DRAWN, Ask, asking

TABLE = {"open": "table", "game": "iroha", "setup": "4 players", "name": "table", "rules": "../rules/"}
ORDERED = {**TABLE, "game": "automatic", "setup": "4 players"}
HAND = re.compile(r'<ul class="hand.*?</ul>', re.DOTALL)
NEXT = re.compile(
    r'data-send="((?:do|table)[^"]*)"|hand-option is-legal"[^>]*? data-send="([^"]*)"(?! aria-pressed="true")'
)


def hand(answer: dict[str, Any]) -> list[tuple[str, str]]:
    """Each card's number and suit, as they are seen."""
    return [(number, suit) for suit, number in DRAWN.findall("".join(HAND.findall(answer["frame"])))]


def due(answer: dict[str, Any]) -> str:
    """The first touch that does something."""
    acts: list[str] = [act or tap for act, tap in NEXT.findall(answer["frame"])]
    return next((act for act in acts if act.startswith("do")), acts[0])


def until(ask: Ask, answer: dict[str, Any], wanted: str) -> list[dict[str, Any]]:
    """The answers to touches until a frame has something."""
    found = [answer]
    while wanted not in found[-1]["frame"]:
        found.append(ask(state=found[-1]["state"], do=due(found[-1])))
    return found


def test_a_hand_is_sorted_as_its_holder_likes() -> None:
    """By suit, or by number; the same cards, and the table is the same."""
    ask = asking()
    first = ask(**TABLE)
    by_number = ask(state=first["state"], habits={"sort": "number", "pace": "calm"})
    assert sorted(hand(first)) == sorted(hand(by_number))
    assert [int(number) for number, _ in hand(by_number)] == sorted(int(number) for number, _ in hand(first))
    suits = [suit for _, suit in hand(first)]
    assert suits == sorted(suits, key="OGBYR".index)
    assert first["state"] == by_number["state"]


@pytest.mark.parametrize("sort", ["letter", "number"])
@pytest.mark.parametrize("opened", [TABLE, {**TABLE, "game": "tornei"}], ids=lambda one: one["game"])
def test_a_hand_that_is_looked_back_on_is_sorted_as_at_the_table(opened: dict[str, str], sort: str) -> None:
    """While a deal is stepped through, too, cards lie where one knows them."""
    ask, habits = asking(), {"sort": sort, "pace": "calm"}
    table = until(ask, ask(**opened, habits=habits), "hand-option is-legal")[-1]
    there = ask(state=table["state"], do=f"steps {table['at']}", habits=habits)
    assert hand(there) == hand(ask(state=table["state"], habits=habits))


def test_a_hand_keeps_the_order_that_is_a_rule() -> None:
    """In the Automatic a hand is played from the top: nothing is sorted, nor offered to be."""
    ask = asking()
    first = ask(**ORDERED)
    assert 'data-habit="sort' not in first["frame"]
    assert first["frame"] == ask(state=first["state"], habits={"sort": "number", "pace": "calm"})["frame"]


def test_undo_leads_back_to_the_last_choice() -> None:
    """Over the trick that was collected by itself; redo brings both back."""
    ask = asking(3)
    *_, before, full = until(ask, ask(**TABLE), "data-auto")
    collected = ask(state=full["state"], do="table")
    undone = ask(state=collected["state"], do="undo")
    lay = before["frame"].split("felt-where")[1].split("felt-row")[0]
    assert lay.replace('<small class="hand-new">new</small>', "") in undone["frame"]
    assert "data-auto" not in undone["frame"]
    redone = ask(state=undone["state"], do="redo")
    assert (collected["summary"], collected["at"]) == (redone["summary"], redone["at"])
    assert hand(collected) == hand(redone)


def test_each_thing_that_happens_is_said_once() -> None:
    """A sentence or a few for each step on the way, and for the last; none for what is only shown again."""
    ask = asking(3)
    answers = until(ask, ask(**TABLE), "data-auto")
    for answer in answers[1:]:
        assert len(answer["said"]) in (0, len(answer["passing"]) + 1)
    told = [said for answer in answers for said in answer["said"] if said]
    assert len(told) == len(set(told))
    assert ask(state=answers[-1]["state"], habits={"sort": "number", "pace": "tap"})["said"] == []


def test_whoever_sets_the_pace_has_a_button() -> None:
    """For each thing on the way; not where it comes by itself."""
    for pace, count in (("tap", 1), ("calm", 0), ("quick", 0)):
        ask = asking(3)
        answers = until(ask, ask(**TABLE), "data-auto")
        on_the_way = next(answer for answer in answers if answer["passing"])
        before = answers[answers.index(on_the_way) - 1]
        again = ask(state=before["state"], do=due(before), habits={"sort": "letter", "pace": pace})
        assert {count} == {felt.count("playing-onward") for felt in again["passing"]}
        assert "playing-onward" not in again["frame"]


def test_letters_are_a_choice_that_changes_no_table() -> None:
    """Which of the two is chosen is told; the page draws the letters."""
    ask = asking()
    first = ask(**TABLE)
    for chosen, other in (("on", "off"), ("off", "on")):
        again = ask(state=first["state"], habits={"letters": chosen})
        assert re.search(rf'data-habit="letters {chosen}" aria-pressed="true"', again["frame"])
        assert re.search(rf'data-habit="letters {other}" aria-pressed="false"', again["frame"])
        assert first["state"] == again["state"]


def test_a_felt_tells_who_moved_what_to_whom() -> None:
    """By places on the board: the viewer's passed cards go to the left, a pile is named; what the table does is nobody's."""
    ask = asking(3)
    passed = until(ask, ask(**TABLE), "hand-new")[-1]
    assert 'data-by="0" data-to="1"' in [*passed["passing"], passed["frame"]][0]
    opened = ask(**ORDERED)
    taken = ask(state=opened["state"], do="do A pile 2")
    felts = [*taken["passing"], taken["frame"]]
    assert [re.findall(r'data-by="0" data-took="pile 2"|data-by="1"', felt)[0] for felt in felts[:2]] == [
        'data-by="0" data-took="pile 2"',
        'data-by="1"',
    ]


def test_the_keys_show_what_is_drawn_on_each_suit() -> None:
    """Beside its letter, with Shift where the letter does something else."""
    shows = asking()(**{**TABLE, "game": "tezuma", "setup": "4 players, 2015"})["frame"]
    keys = re.findall(r"<li><kbd>([^<]*)</kbd> <svg[^>]*data-suit=\"(\w+)\".*?</svg> (\w+)</li>", shows)
    assert ("b", "butterfly", "butterfly") in keys
    assert ("Shift + u", "umbrella", "umbrella") in keys
    assert len(keys) == 6
