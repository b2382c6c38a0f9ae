"""How far one scrolls on a phone: examples folded, both editions shown."""

import re

from engine.registry import GAMES
from tests.browser.conftest import Watch
from tests.conftest import Site
from tools.machine import ROOT

SCREEN = 640
MOST = 20
LISTS = {"a-z", "by-rule"}
"""Nobody reads these from the start: one looks for a letter or a rule."""


def test_no_page_of_a_game_is_longer_than_twenty_screens(watch: Watch, site: Site) -> None:
    navigation = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    named = re.findall(rf"({'|'.join(GAMES)})/([a-z-]+)\.md", navigation)
    page = watch.context(width=360, height=SCREEN, folded=True).new_page()
    heights = {}
    for game, name in named:
        if name not in LISTS:
            path = f"{game}/" if name == "index" else f"{game}/{name}/"
            page.goto(site.url + path)
            page.evaluate("document.fonts.ready")
            heights[path] = page.evaluate("document.documentElement.scrollHeight") / SCREEN
    assert len(heights) > 30
    assert {path: height for path, height in heights.items() if height > MOST} == {}
