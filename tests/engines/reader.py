"""A reader with another browser, by WebDriver: what one does and sees, in the same words for all of them."""

from typing import Any

from selenium.common.exceptions import JavascriptException
from selenium.webdriver import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webdriver import WebDriver
from selenium.webdriver.support.wait import WebDriverWait

from tests.browser.driving import SPELLED_OUT, TABLE

PATIENCE = 60
"""Seconds."""
KEPT = "JSON.parse(localStorage.getItem('torite:table:' + location.hash.slice('#table-'.length))).state"


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
        self.driver.refresh()

    def run(self, expression: str, *words: object) -> Any:
        """What it comes to, or promises; words stand for arguments[0], …"""
        return self.driver.execute_script(f"return ({expression})", *words)

    def waits(self, expression: str, *words: object) -> Any:
        """For something that is true, over any change of page."""
        waiting = WebDriverWait(self.driver, PATIENCE, 0.05, [JavascriptException])
        return waiting.until(lambda _: self.run(expression, *words), expression)

    def sees(self, selector: str, words: str = "") -> None:
        shown = "[...document.querySelectorAll(arguments[0])].some((one) => one.checkVisibility() && one.textContent.replaceAll('\\u00a0', ' ').includes(arguments[1]))"
        self.waits(shown, selector, words)

    def touches(self, selector: str) -> None:
        """Near its left edge, where a card shows under the next one."""
        self.sees(selector)
        found = self.driver.find_element(By.CSS_SELECTOR, selector)
        self.run("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", found)
        wide, high = found.rect["width"], found.rect["height"]
        at = int(min(12, wide / 2) - wide / 2), int(min(20, high / 2) - high / 2)
        ActionChains(self.driver, duration=0).move_to_element_with_offset(found, *at).click().perform()

    def rests(self, widget: str) -> None:
        """Until a widget has answered all that it was asked; what it shows on the way is shown at once."""
        self.waits("document.querySelector(arguments[0])?.waiting === 0", widget)
        self.run("document.querySelector(arguments[0]).showing?.leave()", widget)

    def text(self, selector: str) -> str:
        return str(self.run("document.querySelector(arguments[0]).innerText", selector))

    def frame(self, widget: str = TABLE) -> str:
        self.sees(f"{widget} .widget-frame")
        self.rests(widget)
        return self.text(f"{widget} .widget-frame")

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

    def takes_a_turn(self) -> None:
        self.touches(f"{TABLE} .hand-option.is-legal")
        self.rests(TABLE)
