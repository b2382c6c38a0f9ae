"""Take the pictures of the README anew: python -m tools.screenshots"""

import tempfile
from pathlib import Path
from typing import Literal, NamedTuple

from playwright.sync_api import ViewportSize, sync_playwright

from tools import build, machine, serve


class Picture(NamedTuple):
    name: str
    size: ViewportSize
    scheme: Literal["light", "dark"]
    path: str


PICTURES = (
    Picture("wide-light", {"width": 1280, "height": 800}, "light", ""),
    Picture("phone-dark", {"width": 360, "height": 800}, "dark", "iroha/rules/#follow-any.1"),
)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Path(folder) / "site"
        server = serve.open_server(site)
        build.build(site, serve.address(server))
        serve.answer_from_now(server)
        browser = playwright.chromium.launch(executable_path=machine.browser(), args=machine.HEADLESS)
        for name, size, scheme, path in PICTURES:
            page = browser.new_page(viewport=size, color_scheme=scheme, reduced_motion="reduce")
            page.goto(serve.address(server) + path)
            page.evaluate("document.fonts.ready")
            page.wait_for_timeout(300)
            page.screenshot(path=machine.ROOT / "screenshots" / f"{name}.png")
        browser.close()
        server.shutdown()


if __name__ == "__main__":
    main()
