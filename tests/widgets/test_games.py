"""Examples of all four games: they can be drawn, told, touched, at every step."""

import re
from collections import Counter
from html import unescape
from html.parser import HTMLParser
from pathlib import Path

import pytest

from engine import playfile
from engine.cards import Card
from engine.kernel import Game
from engine.text import TABLE
from tests.widgets.touching import asking, sendable
from tools.machine import ROOT
from widgets.build.transcript import transcript
from widgets.render.example import example_frame
from widgets.render.html import VOID
from widgets.render.narration import narration
from widgets.render.offers import offer, table_hand
from widgets.render.scene import Scene, example_scene

SHOWN = sorted((ROOT / "docs/plays").glob("*/*.play"))
PROOFS = sorted((ROOT / "tests/plays").glob("*/*.play"))


def named(path: Path) -> str:
    return "/".join(path.relative_to(ROOT).parts[:1] + path.relative_to(ROOT).parts[-2:])


every_file = pytest.mark.parametrize("path", [*SHOWN, *PROOFS], ids=named)
every_example = pytest.mark.parametrize("path", SHOWN, ids=named)


def opened(path: Path, at: int = 0) -> Scene:
    return example_scene(path.stem, playfile.load(path.read_text(encoding="utf-8")), at, "../rules/")


def steps(path: Path) -> list[Scene]:
    first = opened(path)
    return [first._replace(at=at) for at in range(len(first.moments) + 1)]


class Nesting(HTMLParser):
    """Every element is closed where it should be."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.opened: list[str] = []
        self.ids: list[str] = []
        self.targets: list[str] = []
        self.feed(text)
        assert self.opened == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.opened.append(tag)
        found = dict(attrs)
        self.ids += [found["id"] or ""] if "id" in found else []
        self.targets += [found["popovertarget"] or ""] if "popovertarget" in found else []

    def handle_endtag(self, tag: str) -> None:
        assert self.opened.pop() == tag


@every_file
def test_every_step_can_be_drawn_and_told(path: Path) -> None:
    """With sound HTML, each tip once and reached, no sentence twice, nothing left as the engine writes it."""
    assert transcript(opened(path))
    for scene in steps(path):
        frame = example_frame(scene)
        nesting = Nesting(frame)
        assert [name for name, count in Counter(nesting.ids).items() if count > 1] == []
        assert set(nesting.targets) <= set(nesting.ids)
        told = [said.text for said in narration(scene)]
        assert len(told) == len(set(told))
        shown = re.sub(r'data-[a-z]+="[^"]*"|id="[^"]*"|href="[^"]*"|popovertarget="[^"]*"', "", frame)
        without_rules = re.sub(r'<a [^>]*class="rule-mark".*?</a>', "", shown)
        words = unescape(re.sub("<[^>]*>", " ", without_rules))
        assert not re.search(r"\{\w*\}|\b(paper-egg|five-color-sand|water-trick|npc [A-Z][0-9])\b", words)


@every_example
def test_woken_it_is_the_same(path: Path) -> None:
    """The engine in the worker gives the frame that was built, byte for byte."""
    source = "/".join(path.parts[-2:])
    ask = asking()
    state = ask(open="example", name=path.stem, source=source, rules="../rules/", at=0)["state"]
    for at, scene in enumerate(steps(path)):
        assert example_frame(scene) == ask(state=state, do=f"go {at}")["frame"]


def reachable(scene: Scene) -> set[str]:
    """The actions that a touch does."""
    found = set()
    for message in sendable(example_frame(scene)):
        verb, _, line = message.partition(" ")
        found.add(line if verb in ("do", "tap") else message)
    return found


@every_example
def test_every_legal_action_can_be_touched(path: Path) -> None:
    """Whoever may act: all that the engine allows stands in the frame, as a whole or card by card."""
    for scene in steps(path):
        game, state = scene.file.game, scene.next_state
        reached = reachable(scene)
        for seat in game.actors(state):
            if seat == TABLE:
                assert "table" in reached or "close" in reached or HIDDEN_DECIDE in narration_of(scene)
                continue
            for action in game.choices(state, seat):
                if not game.judge(state, action).legal:
                    continue
                line = game.write(action)
                cards = [f"{line[0]} {notation_of(game, card)}" for card in game.deed(action).cards]
                assert line in reached or (len(cards) > 1 and set(cards) <= reached), line


HIDDEN_DECIDE = "What comes next depends on cards that lie face down."


def narration_of(scene: Scene) -> str:
    return " ".join(said.text for said in narration(scene._replace(moments=scene.moments[: scene.at])))


def notation_of(game: Game, card: Card) -> str:
    return f"{card.suit}{card.number or '*'}"


@every_example
def test_a_refused_action_is_answered_too(path: Path) -> None:
    """What is offered and not allowed stands there with its reason, once for all cards where it is the same."""
    for scene in steps(path):
        game, state = scene.file.game, scene.next_state
        for seat in game.actors(state):
            if seat == TABLE:
                continue
            offered = offer(scene, seat)
            told = {said for choice in offered.cards for said in choice.said}
            told |= {said for choice in offered.cards for one in choice.ways for said in one.said}
            told |= {said for one in offered.others for said in one.said}
            for action in game.choices(state, seat):
                for because in game.judge(state, action).because:
                    assert because.rule in {said.rule for said in told}


def test_a_card_that_comes_by_itself_has_its_reasons() -> None:
    """The hand that it comes from is shown: why this card, and why no other."""
    scene = opened(ROOT / "docs/plays/automatic/rule-d.play", 1)
    found = table_hand(scene)
    assert found
    seat, cards = found
    assert seat == scene.next_state.leader
    assert [choice.legal for choice in cards].count(True) == 1
    assert all(choice.said for choice in cards)


def test_the_transcript_tells_what_lies_there() -> None:
    """Without a drawing: abilities and their uses, boards, what is in the middle."""

    def told(name: str) -> str:
        return unescape(re.sub("<[^>]*>", "", transcript(opened(ROOT / f"docs/plays/{name}.play"))))

    assert "Aki: Many Umbrellas, 1 of 2 uses left." in told("tezuma/uses")
    assert "In the middle: pain card butterfly; " in told("tezuma/draft-back")
    assert "Aki: right wyvern 3, wyvern 9, fleur-de-lis 2; wrong cross 2; 2 tricks." in told("tornei/score")
    assert "In the middle: priority: lower number; mode: C, predict the winner." in told(
        "automatic/forecast-two"
    )


def test_reasons_of_the_table_are_told() -> None:
    """Why the NPC plays its card, once; what a deal is like."""
    scene = opened(ROOT / "docs/plays/tornei/front-last.play")
    at = next(at for at, moment in enumerate(scene.moments, start=1) if moment.step.text == "npc F3")
    rules = [said.rule for said in narration(scene._replace(at=at))]
    assert rules == ["", "tornei.npc.follow", "tornei.reading.npc-front", "tornei.winner"]
    deal = opened(ROOT / "docs/plays/iroha/dealing.play")
    told = {said.rule for at in range(1, len(deal.moments) + 1) for said in narration(deal._replace(at=at))}
    assert "iroha.icons" in told
