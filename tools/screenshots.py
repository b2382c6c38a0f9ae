"""Take the pictures of the README anew: python -m tools.screenshots"""

import tempfile
import time
from pathlib import Path
from typing import Literal, NamedTuple

from playwright.sync_api import Browser, FloatRect, Page, ViewportSize, sync_playwright

from tools import apng, build, machine, serve


class Picture(NamedTuple):
    name: str
    size: ViewportSize
    scheme: Literal["light", "dark"]
    path: str


PICTURES = (
    Picture("wide-light", {"width": 1280, "height": 800}, "light", ""),
    Picture("phone-dark", {"width": 360, "height": 800}, "dark", "iroha/rules/#follow-any.1"),
)


SCREENSHOTS = machine.ROOT / "screenshots"
PHONE: ViewportSize = {"width": 360, "height": 640}
LAST = 3
"""So many seconds a trick is played, and is looked at when it has been."""
PAUSE = 300
"""Milliseconds between two pictures: more would be too much for a page."""


def take(browser: Browser, picture: Picture, site: str) -> None:
    page = browser.new_page(viewport=picture.size, color_scheme=picture.scheme, reduced_motion="reduce")
    page.goto(site + picture.path)
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(300)
    page.screenshot(path=SCREENSHOTS / f"{picture.name}.png")
    page.close()


def trick(browser: Browser, site: str) -> list[apng.Frame]:
    """Home's trick on a phone, as one touch plays it: all of the screen once, then what changes."""
    page = browser.new_page(viewport=PHONE, color_scheme="light", has_touch=True)
    page.goto(site)
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(500)
    frames = [apng.Frame(page.screenshot(), 0, 0, 1500)]
    felt = box(page)
    page.locator(CARD).first.tap()
    before = time.monotonic()
    end = before + LAST
    while time.monotonic() < end:
        page.wait_for_timeout(PAUSE)
        png = page.screenshot(clip=felt)
        took = round((time.monotonic() - before) * 1000)
        before = time.monotonic()
        if png == frames[-1].png:
            frames[-1] = frames[-1]._replace(milliseconds=frames[-1].milliseconds + took)
        else:
            frames.append(apng.Frame(png, round(felt["x"]), round(felt["y"]), took))
    frames[-1] = frames[-1]._replace(milliseconds=round(LAST * 1000))
    return frames


CARD = "torite-play button.hand-option:not(.is-illegal)"


def box(page: Page) -> FloatRect:
    """The felt without the row of steps, which stays as it is."""
    found, row = (page.locator(f"torite-play{part}").bounding_box() for part in ("", " .stepping-row"))
    assert found
    assert row
    left, top = round(found["x"]), round(found["y"])
    return {"x": left, "y": top, "width": round(found["width"]), "height": round(row["y"]) - top}


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Path(folder) / "site"
        server = serve.open_server(site)
        build.build(site, serve.address(server))
        serve.answer_from_now(server)
        browser = playwright.chromium.launch(executable_path=machine.browser(), args=machine.HEADLESS)
        for picture in PICTURES:
            take(browser, picture, serve.address(server))
        (SCREENSHOTS / "trick.png").write_bytes(apng.animated(trick(browser, serve.address(server))))
        browser.close()
        server.shutdown()


if __name__ == "__main__":
    main()
