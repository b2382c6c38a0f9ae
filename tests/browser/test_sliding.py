"""A finger slides over the hand, however closely its cards overlap: the card below it is held up, and touched where it is lifted."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Watch
from tests.browser.driving import HAND, TABLE, idle
from tests.browser.test_dealing import LEGAL, due, sit_down

WAYS = f"{TABLE} .prompt-buttons .widget-act, {TABLE} .board [data-send^=weigh]"
STRIP = "card => { const { x, y } = card.parentElement.getBoundingClientRect(); return { x: x + 12, y: y + 24 }; }"
HELD = f"{HAND}.is-held"


class Finger:
    def __init__(self, page: Page) -> None:
        self.page, self.session = page, page.context.new_cdp_session(page)

    def put(self, card: Locator) -> None:
        self.send("touchStart", card.evaluate(STRIP))

    def slide(self, card: Locator) -> None:
        self.send("touchMove", card.evaluate(STRIP))

    def slide_away(self) -> None:
        self.send("touchMove", {"x": 180, "y": 200})

    def lift(self) -> None:
        self.send("touchEnd")
        idle(self.page)

    def send(self, kind: str, *points: dict[str, float]) -> None:
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})


def sends(cards: Locator) -> list[str]:
    return list(cards.evaluate_all("cards => cards.map((card) => card.dataset.send)"))


@pytest.mark.parametrize("game", ["iroha", "tornei", "tezuma"])
def test_a_finger_slides_to_its_card(shared: Watch, game: str) -> None:
    """To each card of the hand in turn, there and back, in one row or two; lifted elsewhere nothing is touched, lifted there it is."""
    page = sit_down(shared, game, 360, 640, has_touch=True, is_mobile=True)
    while page.locator(WAYS).count() or not page.locator(LEGAL).count():
        due(page).click()
        idle(page)
    cards, finger = page.locator(HAND), Finger(page)
    before = sends(cards)
    finger.put(cards.first)
    for at in [*range(1, len(before)), *reversed(range(len(before)))]:
        finger.slide(cards.nth(at))
        expect(page.locator(HELD)).to_have_attribute("data-send", before[at])
    finger.slide_away()
    expect(page.locator(HELD)).to_have_count(0)
    finger.lift()
    assert before == sends(cards)
    expect(page.locator(f"{HAND}[aria-pressed=true]")).to_have_count(0)
    wanted = sends(page.locator(LEGAL))[-1]
    card = page.locator(f"{HAND}[data-send='{wanted}']")
    finger.put(cards.first)
    finger.slide(cards.nth(1))
    finger.slide(card)
    expect(page.locator(HELD)).to_have_attribute("data-send", wanted)
    finger.lift()
    assert wanted not in sends(cards) or card.get_attribute("aria-pressed") == "true"
    page.close()
