"""A reader with another browser, by WebDriver: what one does and sees, in the same words for all of them."""

from typing import Any

from selenium.common.exceptions import JavascriptException
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.remote.webdriver import WebDriver
from selenium.webdriver.support.wait import WebDriverWait

from tests.browser.driving import SPELLED_OUT, TABLE

PATIENCE = 60
"""Seconds."""
MEMORY = "caches.open('torite:memory').then((store) => store.keys()).then((kept) => kept.length)"
UNCHOSEN = f"{TABLE} .hand-option.is-legal:not([aria-pressed=true])"
KEPT = "JSON.parse(localStorage.getItem('torite:table:' + location.hash.slice('#table-'.length))).state"
TIP = "document.querySelector(arguments[0])?.closest('[popover]:not(:popover-open)')?.id"
PLACE = """(async (selector) => {
    const one = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
    if (!one) return null;
    const place = () => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x + Math.min(12, width / 2), y + Math.min(20, height / 2)].map(Math.floor);
    };
    one.scrollIntoView({ block: "center", behavior: "instant" });
    const before = place();
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const now = place();
    return String(before) === String(now) && one.contains(document.elementFromPoint(...now)) && now;
})(arguments[0])"""
"""Where a finger meets it, once it rests and nothing lies over it."""
FEELS = "window.isTouched = false; addEventListener('click', () => { window.isTouched = true; }, { capture: true, once: true })"
"""A driver is told of its touch before the page is."""


class Reader:
    """Of one host: each has storage, caches and a service worker of its own."""

    def __init__(self, driver: WebDriver, home: str) -> None:
        self.driver, self.home = driver, home
        driver.set_window_size(1280, 960)
        self.goes("credits/")
        self.run("localStorage['torite:pace'] = 'tap'")

    def goes(self, path: str) -> None:
        """Loads a page, also where only the part behind the # is another."""
        self.driver.get("about:blank")
        self.driver.get(self.home + path)

    def reloads(self) -> None:
        """As a reader does: by a driver, Firefox passes the service worker by."""
        self.run("void setTimeout(() => location.reload(), 0, (window.isOld = true))")
        self.waits("!window.isOld && document.readyState === 'complete'")

    def run(self, expression: str, *words: object) -> Any:
        """What it comes to, or promises; words stand for arguments[0], …"""
        return self.driver.execute_script(f"return ({expression})", *words)

    def does(self, script: str) -> None:
        self.driver.execute_script(script)

    def waits(self, expression: str, *words: object) -> Any:
        """For something that is true, over any change of page."""
        waiting = WebDriverWait(self.driver, PATIENCE, 0.05, [JavascriptException])
        return waiting.until(lambda _: self.run(expression, *words), expression)

    def sees(self, selector: str, words: str = "") -> None:
        shown = "[...document.querySelectorAll(arguments[0])].some((one) => one.checkVisibility() && one.textContent.replaceAll('\\u00a0', ' ').includes(arguments[1]))"
        self.waits(shown, selector, words)

    def touches(self, selector: str) -> None:
        """Near its left edge, where a card shows under the next one; what lies in a card's tip, after the card."""
        if tip := self.run(TIP, selector):
            self.touches(f"[popovertarget='{tip}']")
        x, y = self.waits(PLACE, selector)
        hand = ActionBuilder(self.driver, duration=0)
        hand.pointer_action.move_to_location(x, y).click()
        self.does(FEELS)
        hand.perform()
        self.waits("window.isTouched !== false")

    def rests(self, widget: str) -> None:
        """Until a widget has answered all that it was asked; what it shows on the way is shown at once."""
        self.waits("document.querySelector(arguments[0])?.waiting === 0", widget)
        self.run("document.querySelector(arguments[0]).showing?.leave()", widget)

    def text(self, selector: str) -> str:
        return str(self.run("document.querySelector(arguments[0]).innerText", selector))

    def frame(self, widget: str = TABLE) -> str:
        self.sees(f"{widget} .widget-frame")
        self.rests(widget)
        return str(self.run("document.querySelector(arguments[0]).textContent", f"{widget} .widget-frame"))

    def headline(self, example: str) -> str:
        """What is said first, with the address of its rule."""
        headlines = "[document.querySelector(arguments[0] + ' .widget-said .widget-headline')]"
        return str(self.run(f"({SPELLED_OUT})({headlines})[0]", example))

    def table(self) -> str:
        """The one that is open, as the page has kept it."""
        self.sees(f"{TABLE} .felt")
        self.rests(TABLE)
        return str(self.run(KEPT))

    def wakes(self, example: str) -> None:
        self.touches(f"{example} [data-live=wake]")
        self.sees(f"{example}.is-awake")
        self.rests(example)

    def deals(self) -> None:
        self.touches(".lobby .widget-act")
        self.table()

    def passes_cards(self) -> None:
        """Two cards are chosen, and passed."""
        for touch in (UNCHOSEN, UNCHOSEN, f"{TABLE} .widget-acts .widget-act"):
            self.touches(touch)
            self.rests(TABLE)

    def types(self, selector: str, words: str) -> None:
        self.touches(selector)
        self.driver.switch_to.active_element.send_keys(words)

    def keeps_pages(self) -> None:
        """Stays until all pages are kept for reading without a network."""
        self.waits("navigator.serviceWorker.controller?.state === 'activated'")
