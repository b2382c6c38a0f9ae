"""On a phone trick, prompt, hand and the answer to a touch are in sight together, at every turn, without scrolling."""

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Watch
from tests.browser.turns import PHONE, SETUPS, faults, open_felt, steps, turns
from tests.sample import SWEEP


@pytest.fixture(scope="module")
def felts(shared: Watch) -> dict[str, Page]:
    """A page of tables for each game."""
    pages = {}
    for game in dict.fromkeys(name for name, _ in SETUPS):
        pages[game] = shared.context(has_touch=True, is_mobile=True, reduced_motion="reduce").new_page()
        open_felt(pages[game], f"{shared.site.url}{game}/play/")
    return pages


@pytest.mark.parametrize(("game", "setup"), SETUPS, ids=lambda word: word)
def test_what_a_turn_needs_is_in_sight(felts: dict[str, Page], game: str, setup: str) -> None:
    """What stands at the middle of each part, of each card in the trick and of each legal card is that thing itself."""
    shown = list(turns(game, setup, 10 if SWEEP else 1))
    found = []
    for width, height in PHONE:
        felts[game].set_viewport_size({"width": width, "height": height})
        found += [f"{width} by {height}, {fault}" for fault in faults(felts[game], shown)]
    assert found == []


LONG = [
    ("tezuma", "4 players, 2015"),
    ("tornei", "3 players"),
    ("tornei", "4 players"),
    ("automatic", "4 players"),
    ("automatic", "6 players"),
]


@pytest.mark.parametrize(("game", "setup"), SETUPS if SWEEP else LONG, ids=lambda word: word)
def test_what_a_step_needs_is_in_sight(felts: dict[str, Page], game: str, setup: str) -> None:
    """Of a deal that is stepped through, from its first step to its count: the trick, all that is said, the whole hand."""
    shown = list(steps(game, setup))
    found = []
    for width, height in PHONE:
        felts[game].set_viewport_size({"width": width, "height": height})
        found += [f"{width} by {height}, {fault}" for fault in faults(felts[game], shown)]
    assert found == []
    assert [turn.name for turn in shown if not is_whole(turn.html)] == []


def is_whole(html: str) -> bool:
    """A step shows a table or the count, and says something."""
    return ('data-part="trick"' in html or 'class="result"' in html) and 'class="widget-headline"' in html


ALIKE = """() => {
    const boxes = [...document.querySelectorAll(".felt .board-who")].map((seat) => seat.getBoundingClientRect());
    return new Set(boxes.map(({ left, right }) => `${Math.round(left)} ${Math.round(right)}`)).size;
}"""


@pytest.mark.parametrize("game", ["iroha", "tezuma", "tornei", "automatic"])
def test_before_the_count_all_seats_have_lines_alike(felts: dict[str, Page], game: str) -> None:
    """And the prompt says that the count is next."""
    setup = next(text for name, text in SETUPS if name == game)
    last = next(turn for turn in turns(game, setup, 1) if "All cards are played: score the" in turn.html)
    page = felts[game]
    for width, height in (*PHONE, (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(
            "html => document.querySelector('torite-table > .widget-frame').innerHTML = html", last.html
        )
        assert page.evaluate(ALIKE) == 1
