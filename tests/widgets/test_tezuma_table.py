"""Tezuma at the table: the draft, abilities that are switched on, and what each turn asks."""

import re
from random import Random

import pytest

from engine.registry import GAMES
from engine.setups import write_setup
from tests.sample import some
from tests.widgets.touching import frame, lines, linked_table, sendable, sent
from widgets.worker.answer import open_table, shown
from widgets.worker.own_hand import offers_of
from widgets.worker.session import Session, scene_of
from widgets.worker.stored import kept, restored

TEZUMA = GAMES["tezuma"]
SETUPS = [write_setup(setup) for setup in TEZUMA.setups()]


@pytest.fixture(autouse=True, scope="module")
def words() -> None:
    """Here they are the words of today."""


def opened(setup: str, seed: int = 1) -> Session:
    request = {"open": "table", "name": "table", "game": "tezuma", "rules": "../rules/", "setup": setup}
    return open_table(request, lambda name: name, Random(seed))


def touches(session: Session) -> list[str]:
    """What can be touched that goes on: cards that may be played, pieces, switches, buttons of the turn."""
    shows = frame(session).partition('class="felt-beside"')[0]
    found = re.findall(r"<button[^>]*>", shows)
    return [
        message
        for button in found
        if not any(state in button for state in ("is-illegal", "is-waiting", "aria-disabled"))
        for message in sendable(button)
        if message.partition(" ")[0] in ("tap", "do", "weigh", "switch", "table")
    ]


@pytest.mark.parametrize("setup", some(SETUPS, 6))
def test_each_turn_asks_for_something(setup: str) -> None:
    """With an ability switched on and without, a prompt names the act; nobody is only told to be next."""
    session, rng = opened(setup), Random(setup)
    for _ in range(90):
        scene = scene_of(session)
        if 0 in TEZUMA.actors(session.state):
            asked = offers_of(scene)[0].prompt
            assert asked, (lines(session)[-3:], session.picked)
            used = "will be used with" if session.picked.ability else asked
            told = re.findall(r'prompt-act">([^<]*)<', frame(session))
            assert asked in told or used in "".join(told) or session.picked.weighed
        found = touches(session)
        if not found:
            break
        session = sent(session, rng.choice(found))


DRAFTING = "phase: draft\nstart: A\nscore-cards: 1 2 3 8\nabilities: paper-egg fire-breathing cup-and-ball pail-dance many-umbrellas water-trick\n"
HANDS = "hand A: B2 B7 U4 W*\nhand B: B3 B8 U3 W2\nhand C: B4 R2 U5 W3\n"
TOLD = re.compile(r'<div class="prompt-answer draft-says".*?</div></div>')


def at_table(position: str, setup: str = "3 players, 2015") -> Session:
    return linked_table(f"game: tezuma\nsetup: {setup}\nnames: You Ben Chie\n{position}")


def offered_switches(position: str, *touched: str) -> list[str]:
    shows = frame(sent(at_table(position), *touched))
    return [message for message in sendable(shows) if message.startswith("switch ")]


def test_what_is_touched_in_the_draft_says_first_what_it_does() -> None:
    """In the place of the prompt: what a card pays, costs or does; then it is taken, or put back."""
    session = at_table(f"{DRAFTING}{HANDS}")
    assert "Draft: take a scoring card, a minus card or an ability" in frame(session)
    for piece, says in (
        ("score 1", "<td>4</td>"),
        ("pain U", "\u22121 point for each umbrella card you take."),
        ("many-umbrellas", "Your 4 counts 8, and your 5 counts 10."),
    ):
        weighed = sent(session, f"weigh {piece}")
        assert lines(weighed) == lines(session)
        told = TOLD.search(frame(weighed))
        assert told
        assert says in told[0]
        assert sendable(told[0]) == ["look", f"do A take {piece}"]
        assert not TOLD.search(frame(sent(weighed, "look")))
        assert "A take" in lines(sent(weighed, f"do A take {piece}"))[len(lines(session))]


def test_others_are_seen_to_take() -> None:
    """One after another, each in a frame of its own, where nothing can be touched."""
    before = at_table(f"{DRAFTING}{HANDS}")
    after = sent(before, "do A take score 1")
    passing = shown(after, before)["passing"]
    assert len(passing) == 2
    assert all("weigh" not in felt for felt in passing)
    assert "Ben takes" in passing[1]


def test_an_ability_is_offered_where_it_can_change_something() -> None:
    """Not where every use would change nothing, in words of the engine or seen from the end of the trick."""
    taken = "took A: pain B, score 1, {}\ntook B: pain U, score 2, pail-dance\ntook C: pain W, score 3, fire-breathing\n"
    last = f"leader: B\n{taken}hand A: B2 B7 U4 W*\nhand B: B3 B4 U3 W2\nhand C: B8 R2 U5 W3\n\nB B3\nC B8\n"
    leads = f"leader: A\n{taken}{HANDS}"
    assert offered_switches(leads.format("sword-walking")) == []
    assert offered_switches(leads.format("horse-swallowing")) == ["switch horse-swallowing"]
    assert offered_switches(last.format("horse-swallowing")) == ["switch horse-swallowing"]
    assert offered_switches(last.format("water-trick")) == []
    assert offered_switches(last.format("paper-egg")) == []
    assert offered_switches(last.format("linking-rings")) == ["switch linking-rings"]


def test_switched_on_it_takes_one_touch_more() -> None:
    """What it does stands in the prompt; a card is played with it; two for Fire Breathing, none for Five-Color Sand."""
    taken = "took A: pain B, score 1, {}\ntook B: pain U, score 2, pail-dance\ntook C: pain W, score 3, paper-egg\n"
    leads = f"leader: A\n{taken}{HANDS}"
    horse = sent(at_table(leads.format("horse-swallowing")), "switch horse-swallowing")
    assert "Horse-Swallowing will be used with your next card" in frame(horse)
    assert "Add 2 to your number" in frame(horse)
    assert "A B7 + horse-swallowing" in lines(sent(horse, "tap A B7"))
    assert "A B7" in lines(sent(horse, "switch horse-swallowing", "tap A B7"))
    fire = sent(at_table(leads.format("fire-breathing")), "switch fire-breathing", "tap A B2")
    assert lines(fire) == lines(at_table(leads.format("fire-breathing")))
    assert "do A B2 B7 + fire-breathing" in sendable(frame(sent(fire, "tap A B7")))
    assert sent(fire, "tap A U4").answer
    sand = sent(at_table(leads.format("five-color-sand")), "switch five-color-sand")
    assert "do A + five-color-sand" in sendable(frame(sand))


def test_what_an_ability_changes_is_told_before_it_is_spent() -> None:
    """With which cards of the hand another would be winning; or that it changes nothing there."""
    taken = "took A: pain B, score 1, horse-swallowing\ntook B: pain U, score 2, pail-dance\ntook C: pain W, score 3, paper-egg\n"
    hands = "hand A: B5 B7 U4 W*\nhand B: B{} B4 U3 W2\nhand C: B3 R2 U5 W3\n"
    on = [
        frame(sent(at_table(f"leader: B\n{taken}{hands.format(led)}\nB B{led}\n"), "switch horse-swallowing"))
        for led in (8, 2)
    ]
    changes = "So far it does not change who is winning."
    assert [changes in html for html in on] == [False, True]
    assert "It changes who is winning now, with butterfly 7." in on[0]
    spent_on = "Fire Breathing will be used with the cards you choose"
    leads = f"leader: A\n{taken.replace('horse-swallowing', 'fire-breathing')}{HANDS}"
    assert spent_on in frame(sent(at_table(leads), "switch fire-breathing"))


def test_an_ability_stays_switched_on_in_a_fresh_worker() -> None:
    taken = "leader: A\ntook A: pain B, score 1, horse-swallowing\n"
    session = sent(at_table(f"{taken}{HANDS}"), "switch horse-swallowing")
    assert restored(kept(session), lambda name: name).picked.ability == "horse-swallowing"


def test_a_card_touched_in_the_draft_says_what_to_do_now() -> None:
    """It is not its time yet: the answer says what it is time for, and what is asked."""
    session = opened(SETUPS[0])
    touched = re.search(r'data-send="(tap [^"]*)"', frame(session))
    assert touched
    answered = sent(session, touched[1])
    said = [line.text for line in answered.answer]
    assert said[0] == "Now it is time to draft, not to play a trick."
    assert said[1:] == [f"{offer.prompt}." for offer in offers_of(scene_of(session)).values() if offer.prompt]
    assert said[1].startswith("Draft: take a ")
