"""Pictures between the words: the finished set-up, a card as small as a word, what a folded example shows."""

import re
from types import SimpleNamespace
from typing import Any

import pytest

from tests.conftest import Site
from widgets.build import inline
from widgets.build.fences import PLAYS, load, play
from widgets.build.fold import folded
from widgets.build.page import Unbuildable
from widgets.build.setup_pictures import setup_pictures
from widgets.render.example import example_frame
from widgets.render.scene import example_scene


def drawn(source: str) -> str:
    return str(setup_pictures(source, "setup", "setup", {}, None))


def test_the_finished_set_up_is_dealt_by_the_engine() -> None:
    """A picture for each line, the usual number of players open: their seats, what lies out; one's own hand where it is open."""
    found = drawn("tezuma 3 players, 2015\ntezuma 4 players, 2015")
    three, four = re.findall(r"<details.*?</details>", found, re.DOTALL)
    assert (" open" in three.partition(">")[0], " open" in four.partition(">")[0]) == (False, True)
    assert [len(re.findall("board-chip", one)) for one in (three, four)] == [3, 4]
    assert [len(re.findall(r"<span><span class=\"card", one)) for one in (three, four)] == [0, 12]


@pytest.mark.parametrize("source", ["chess 4 players", "iroha 9 players", "iroha 4 players, wrong"])
def test_a_set_up_that_is_none_stops_the_build(source: str) -> None:
    with pytest.raises(Unbuildable, match="expected a"):
        drawn(source)


def on_page(name: str) -> Any:
    written = SimpleNamespace(file=SimpleNamespace(src_uri=name))
    return SimpleNamespace(treeprocessors={"relpath": written}, block_level_elements=[])


def test_a_card_is_drawn_between_words() -> None:
    """With all that is printed on it."""
    found = inline.one_card("O7", "card", "card", on_page("iroha/rules.md"))
    assert 'aria-label="bird 7"' in found


@pytest.mark.parametrize(
    ("page", "card"), [("iroha/rules.md", "X7"), ("iroha/rules.md", "bird"), ("index.md", "O7")]
)
def test_a_card_of_no_game_stops_the_build(page: str, card: str) -> None:
    with pytest.raises(Unbuildable, match="expected a card"):
        inline.one_card(card, "card", "card", on_page(page))


def test_a_word_of_each_edition_reads_as_both() -> None:
    """Whatever does not know which edition a reader has tells both; each is marked, and what joins them."""
    found = inline.edition("scoring|bid", "edition", "", on_page("tezuma/rules.md"))
    assert re.sub("<[^>]*>", "", found) == "scoring (bid)"
    assert [re.sub("<.*?>", "", one) for one in found.split('<span class="edition-trick">')] == [
        "scoring",
        " (bid)",
    ]


@pytest.mark.parametrize(
    ("page", "words"), [("iroha/rules.md", "one|two"), ("tezuma/rules.md", "one"), ("index.md", "one|two")]
)
def test_a_word_of_no_edition_stops_the_build(page: str, words: str) -> None:
    with pytest.raises(Unbuildable, match="expected a word for each edition"):
        inline.edition(words, "edition", "", on_page(page))


def test_a_folded_example_shows_who_takes_the_trick() -> None:
    """The cards of the last trick, the taker's raised, and why in a sentence."""
    scene = example_scene("new-trump", load(PLAYS / "iroha/new-trump.play"))
    summary = str(folded(scene, example_frame(scene))).partition("</summary>")[0]
    assert summary.count("is-taking") == 1
    assert scene.file.title in summary
    assert re.search(r"<small>\w+ .+</small>", summary)


def test_rules_fold_their_examples_and_an_overview_does_not(site: Site) -> None:
    """Each under a title that opens it; one example alone stands open."""
    for name, is_folded in (("iroha/rules", True), ("iroha", False)):
        page = (site.folder / name / "index.html").read_text(encoding="utf-8")
        assert page.count('class="fold"') == (page.count("<torite-play") if is_folded else 0)
        assert page.count("<torite-play") > 0


def summary_of(name: str, step: int = 0) -> str:
    scene = example_scene(name, load(PLAYS / f"{name}.play"))._replace(at=step)
    return str(folded(scene, example_frame(scene))).partition("</summary>")[0]


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("iroha/next-deal", "Aki scores 0, Ben +8 and Chie 0 in this deal."),
        ("iroha/last-deal", "Ben wins the game with 20 points."),
        ("iroha/tie", "Aki shares the win with 10 points. Ben shares the win with 10 points."),
    ],
)
def test_a_folded_example_tells_what_comes_out(name: str, told: str) -> None:
    """Everybody's points or the winners; never what is only tried at the end."""
    assert f"<small>{told}</small>" in summary_of(name)


@pytest.mark.parametrize(
    ("name", "step", "told"),
    [
        ("tornei/npc-void", 6, "The NPC plays fleur-de-lis 14."),
        ("tezuma/baby-chicks", 5, "Ben used Baby Chicks and leads the next trick."),
        ("tezuma/butterfly-leader", 1, "The leader may not use Butterfly Dance."),
    ],
)
def test_without_a_whole_trick_a_folded_example_tells_what_its_page_speaks_of(
    name: str, step: int, told: str
) -> None:
    """A step's headline; who leads after a trick; a question's answer."""
    assert f"<small>{told}</small>" in summary_of(name, step)


def test_a_folded_example_tells_readers_of_another_edition_which_suits_they_lack() -> None:
    assert '<small class="edition-trick">Only 2015 has the suits water and ring.</small>' in summary_of(
        "tezuma/sand-lead"
    )
    assert "edition-2015" not in summary_of("tezuma/draft-back")


def test_a_folded_count_shows_points() -> None:
    """Each player's, the winner's marked."""
    found = re.findall(
        r'class="(fold-points[^"]*)"><b>([^<]*)</b><small>(\w+)', summary_of("iroha/last-deal")
    )
    assert found == [
        ("fold-points", "8", "Aki"),
        ("fold-points is-taking", "20", "Ben"),
        ("fold-points", "7", "Chie"),
    ]


def fence(page: str, **options: str) -> str:
    return str(play("iroha/your-turn.play", "play", "play", options, on_page(page)))


def test_a_fence_says_who_sits_at_the_bottom() -> None:
    """With near it is that seat; a seat that is none stops the build."""
    drawn = {near: fence("index.md", near=near) for near in "ABCD"}
    assert [re.findall(r'data-near="(\d)"', one)[:1] for one in drawn.values()] == [
        ["0"],
        ["1"],
        ["2"],
        ["3"],
    ]
    with pytest.raises(Unbuildable, match="expected a seat after near, found 'G'"):
        fence("index.md", near="G")


def test_a_fence_says_that_a_touch_plays() -> None:
    """Only with touch has each card of the hand the frames that it leads to."""
    assert "data-touch" not in fence("index.md")
    assert "data-touch" in fence("index.md", touch="")
