"""The same four cards: who takes them in each game was worked out by hand, from the rules."""

import re
from functools import cache
from random import Random
from types import SimpleNamespace

import pytest

from engine.cards import Card, Cards
from engine.registry import GAMES
from tests.widgets.touching import asking, plain
from tools.machine import ROOT
from widgets.build import four_page
from widgets.build.page import Unbuildable
from widgets.render import four

# Red is the strongest in Tornei, then blue, green, yellow. In the Automatic a number stands for four: red is the lowest of them.
TAKES = {
    # cards: who takes them in Tezuma, Iroha, Tornei, the Automatic
    "B5 R3 Y8 G2": "ADBC",
    "B5 R5 Y5 G5": "ADBC",
    "B3 B7 B5 B2": "BBBB",
    "B6 B8 R1 B7": "BCCB",
    "B6 B8 Y1 B7": "BCBB",
    "B7 G4 R1 G8": "ACCD",
    "R1 B8 B7 B6": "ABAB",
    "G4 G6 B8 B2": "BCCC",
    "Y2 B1 R1 G1": "ADCA",
    "R8 Y8 G8 B8": "ADAB",
    "B1 B2 G1 G2": "BDBD",
    "G1 R7 G3 R5": "CBBB",
    "Y8 G1 B1 B2": "ADDA",
    "R2 Y1 Y3 R1": "ACAC",
    "G8 Y7 R6 B5": "ADCA",
}
DEFAULT = "B5 R3 Y8 G2"

every_trick = pytest.mark.parametrize("cards", TAKES)


def answers(cards: str) -> list[four.Judged]:
    return [four.judged(asking, four.read_four(cards)) for asking in four.ASKED]


@every_trick
def test_each_game_gives_the_trick_to_who_has_it_by_its_rules(cards: str) -> None:
    """As worked out by hand."""
    assert TAKES[cards] == "".join("ABCD"[found.takes] for found in answers(cards))


@pytest.mark.parametrize(
    ("cards", "tornei", "automatic"),
    [
        ("B5 R3 Y8 G2", "2143", "2314"),
        ("B5 R5 Y5 G5", "2143", "3412"),
        ("B1 B2 G1 G2", "2143", "4231"),
        ("Y2 B1 R1 G1", "4213", "1342"),
        ("B6 B8 R1 B7", "4213", "3142"),
    ],
)
def test_two_games_rank_all_four(cards: str, tornei: str, automatic: str) -> None:
    """Tornei by suit and number, the Automatic by number alone."""
    _, _, third, fourth = answers(cards)
    assert tornei == "".join(str(standing.place) for standing in sorted(third.standings))
    assert automatic == "".join(str(standing.place) for standing in sorted(fourth.standings))


@every_trick
def test_the_default_is_as_telling_as_can_be(cards: str) -> None:
    """No trick has more than four winners; the first one that is shown has four."""
    assert len(set(TAKES[cards])) <= len(set(TAKES[DEFAULT])) == 4


def test_each_game_has_a_card_of_its_own_for_each() -> None:
    """Thirty-two different cards; Iroha's are in play for four, the Automatic's are numbered 1 to 32."""
    for asked in four.ASKED:
        own = {asked.card(card) for card in four.DECK}
        assert len(own) == 32
        assert {card.suit for card in own} <= {suit.letter for suit in GAMES[asked.game].suits}
    assert {card.number for card in own} == set(range(1, 33))


def test_equal_numbers_are_numbered_as_they_are_listed() -> None:
    """As the page's table shows: red is the lowest of four, yellow the highest."""
    assert [four.numbered(Card(kind, 2)) for kind in "RBGY"] == [5, 6, 7, 8]


@every_trick
def test_the_frame_shows_each_answer_with_its_rules(cards: str) -> None:
    """Four panels, each with four cards, one of them raised, a headline, and for each card a reason that cites its game."""
    panels = four.answered(cards, Random(1))["frame"].split("<section ")[1:]
    assert len(panels) == 4
    for asked, panel, seat in zip(four.ASKED, panels, TAKES[cards], strict=True):
        title = f'href="../{asked.game}/rules/"'
        assert panel.count(title) == 1
        assert f'aria-label="{GAMES[asked.game].title}"' in panel
        cited = re.findall(rf'href="\.\./{asked.game}/rules/#({asked.game}\.[a-z.-]+)"', panel)
        assert len(cited) == 5
        assert panel.count("<a ") == 6
        assert set(cited) <= {rule.slug for rule in GAMES[asked.game].rules}
        raised = re.findall(r'<li class="is-winning".*?</li>', panel)
        assert len(raised) == 1
        assert (
            f'<span class="four-name">{four.PLAYERS["ABCD".index(seat)]}</span><small>takes it</small>'
            in raised[0]
        )
        assert panel.count('class="card"') == 4
        assert 'class="card-worth"' not in panel
        assert len(re.findall(r'<li value="[1-4]">', panel)) == 4
    assert panels[1].count('aria-label="trump marker"') == 1


def test_the_reasons_are_those_of_the_engine() -> None:
    """A card that does not follow: off suit, a new trump, a weaker suit or a stronger one, or simply a number."""
    frame = plain(four.answered("B6 B8 R1 B7", Random(1))["frame"])
    for sentence in (
        "Ben takes the trick in Tezuma and the Automatic Tricktaking. Chie takes it in Iroha ni Oedo and Tornei.",
        "Ring 1 cannot win: butterfly was led. tezuma.highest-follows",
        "Chie is winning: flower 1 is the only trump in the trick. iroha.winner",
        "Fleur-de-lis 8 takes place 2: fleur-de-lis was led, yet wyvern 1 is of a stronger suit. tornei.suit-rank",
        "Fleur-de-lis 6 takes place 4: fleur-de-lis 7 is higher. tornei.rank",
        "Red 1 is lower than blue 30. automatic.default",
    ):
        assert sentence in frame


def test_where_all_agree_it_is_said() -> None:
    """In one sentence, read aloud."""
    frame = four.answered("B3 B7 B5 B2", Random(1))["frame"]
    assert (
        '<p class="four-summary" role="status" aria-atomic="true">Ben takes the trick in all four games.</p>'
        in frame
    )


# What the page asks


@pytest.mark.parametrize(
    ("cards", "sentence"),
    [
        ("B5 R3 B5 G2", "Aki and Chie cannot both play blue 5: each card is there once. Change one of them."),
        ("B5 Y1 R3 R3", "Chie and Dai cannot both play red 3: each card is there once. Change one of them."),
        ("G8 G8 G8 G8", "Aki and Ben cannot both play green 8: each card is there once. Change one of them."),
    ],
)
def test_the_same_card_twice_is_refused(cards: str, sentence: str) -> None:
    """A sentence says which, and no game answers."""
    found = asking()(four=cards)
    assert found["cards"] == cards
    assert found["frame"] == f'<p class="four-summary" role="status" aria-atomic="true">{sentence}</p>'


@pytest.mark.parametrize(
    "text",
    [
        "",
        "B5",
        "B5 R3 Y8",
        "B5 R3 Y8 G9",
        "B5 R3 Y8 V2",
        "B5 R3 Y8 G2 G3",
        "B* R3 Y8 G2",
        "5 R3 Y8 G2",
        "? ? ? ?",
    ],
)
def test_what_is_not_four_cards_is_told(text: str) -> None:
    """The sentence quotes it and says what is meant."""
    wanted = f"{text!r} is not four cards, each of them one of R B G Y with a number from 1 to 8."
    assert wanted == asking()(four=text)["fault"]


@pytest.mark.parametrize(
    "text", ["b5 R3 Y8 G2", "<b> R3 Y8 G2", "B0 R3 Y8 G2", "B-1 R3 Y8 G2", "B²", "٣", "x" * 5000]
)
def test_what_is_no_card_is_told(text: str) -> None:
    """The sentence quotes it, and is not as long as what was sent."""
    fault = asking()(four=text)["fault"]
    assert "is not a card" in fault
    assert len(fault) < 120


def test_a_surprise_is_four_cards() -> None:
    """Different ones each time, judged as if they had been set."""
    ask = asking()
    found = [ask(four=four.SURPRISE) for _ in range(20)]
    assert len({one["cards"] for one in found}) > 15
    for one in found:
        assert len(set(one["cards"].split())) == 4
        assert one["frame"] == ask(four=one["cards"])["frame"]


@cache
def a_thousand() -> dict[Cards, str]:
    """Tricks at random, and who takes each in each game."""
    rng = Random(1)
    tricks = [tuple(rng.sample(four.DECK, 4)) for _ in range(1000)]
    tricks += [tuple(Card("G", number) for number in rng.sample(four.NUMBERS, 4)) for _ in range(20)]
    return {
        cards: "".join("ABCD"[four.judged(asked, cards).takes] for asked in four.ASKED) for cards in tricks
    }


def test_any_four_cards_are_answered() -> None:
    """In the Automatic the highest number takes them; in Tezuma the leader, where nobody else follows."""
    for cards, takes in a_thousand().items():
        assert max(cards, key=four.numbered) == cards["ABCD".index(takes[3])]
        if cards[0].suit not in [card.suit for card in cards[1:]]:
            assert takes[0] == "A"


def test_all_agree_only_where_everybody_follows() -> None:
    """As the page says; so do Tezuma and Iroha alone. Who does not follow makes another trump."""
    for cards, takes in a_thousand().items():
        everybody_follows = len({card.suit for card in cards}) == 1
        assert everybody_follows == (len(set(takes)) == 1) == (takes[0] == takes[1])


def test_the_page_tells_how_many_tricks_there_are() -> None:
    """The first two numbers can be reckoned. The third was counted once, over all tricks; here a thousand stand for them."""
    page = (ROOT / "docs/same-four-cards.md").read_text(encoding="utf-8")
    every, agreed, all_differ = 32 * 31 * 30 * 29, 4 * 8 * 7 * 6 * 5, 13_248
    for number in (every, agreed, all_differ):
        assert f"{number:,}" in page
    found = sum(len(set(takes)) == 4 for takes in a_thousand().values())
    assert 0.6 < found / len(a_thousand()) / (all_differ / every) < 1.6


# What the build writes


def built(source: str, **options: str) -> str:
    md = SimpleNamespace(block_level_elements=[])
    return four_page.fence(source, "four", "four", options, md)


def test_the_build_writes_what_the_engine_would_answer() -> None:
    """The first cards at once, the others behind their buttons: byte for byte the frames of the live page."""
    page = built("B5 R3 Y8 G2 Four winners\nB3 B7 B5 B2 All follow")
    ask = asking()
    assert f'<div class="widget-frame">{ask(four="B5 R3 Y8 G2")["frame"]}</div>' in page
    assert f'<template data-cards="B3 B7 B5 B2">{ask(four="B3 B7 B5 B2")["frame"]}</template>' in page
    assert re.findall(r"<option [^>]*selected>([^<]*)<", page) == [
        "blue",
        "5",
        "red",
        "3",
        "yellow",
        "8",
        "green",
        "2",
    ]
    assert '<button type="button" data-cards="B3 B7 B5 B2">All follow</button>' in page


def test_a_table_tells_without_a_script() -> None:
    """Each game's line says who, why and by which rule."""
    page = plain(built("B6 B8 R1 B7 One card off", show="table"))
    assert "One card off. Aki blue 6, Ben blue 8, Chie red 1 and Dai blue 7." in page
    assert "TezumaBen is winning: butterfly 8 is the highest that follows. tezuma.highest-follows" in page
    assert "the Automatic TricktakingBen is winning: blue 30 is the highest. automatic.default" in page


def words(html: str) -> str:
    return " ".join(re.sub(r"<[^>]+>", " ", html).split())


def test_the_suits_and_the_numbers_are_listed() -> None:
    """Three games keep the numbers and have suits of their own; the fourth keeps the colours and numbers anew."""
    page = words(built("", show="suits"))
    assert "red ring, R flower, R wyvern, W blue butterfly, B butterfly, B fleur-de-lis, F" in page
    assert page.endswith("yellow umbrella, U umbrella, Y cross, C")
    assert "Automatic" not in page
    page = words(built("", show="numbers"))
    assert page.startswith(
        "The numbers of the Automatic Tricktaking here Set here red blue green yellow 1 1 2 3 4 2 5 6 7 8"
    )
    assert page.endswith("8 29 30 31 32")


@pytest.mark.parametrize(
    ("source", "options", "found"),
    [
        ("B5 R3 Y8", {}, "is not four cards"),
        ("B5 R3 Y8 G2", {"show": "chairs"}, "expected show and one of widget, table, suits, numbers"),
        ("B5 R3 Y8 G2", {"step": "2"}, "expected show and one of widget, table, suits, numbers"),
    ],
)
def test_a_fence_that_cannot_be_drawn_stops_the_build(
    source: str, options: dict[str, str], found: str
) -> None:
    """A typo does not go out as an empty page."""
    with pytest.raises(Unbuildable, match=found):
        built(source, **options)
