"""Examples on pages: each frame is the engine's."""

import re
from html import unescape

from engine import playfile
from tests.conftest import Site
from tools.machine import ROOT
from tools.steps import put_back
from widgets.render.example import example_frame
from widgets.render.scene import example_scene

EXAMPLE = re.compile(r"<torite-play\b[^>]*>")


def test_every_example_has_the_frames_of_the_engine(site: Site) -> None:
    """At each step what was built is what is drawn here, to the byte."""
    found = 0
    for page in site.folder.rglob("index.html"):
        html = put_back(site.folder, page)
        for tag in EXAMPLE.findall(html):
            words = {name: unescape(value) for name, value in re.findall(r'data-(\w+)="([^"]*)"', tag)}
            path = ROOT / "docs/plays" / words["source"]
            file = playfile.load(path.read_text(encoding="utf-8"))
            scene = example_scene(path.stem, file, rules=words["rules"])._replace(near=int(words["near"]))
            for step in range(len(scene.moments) + 1):
                assert example_frame(scene._replace(at=step)) in html, f"{page}: {path}, step {step}"
            found += 1
    assert found > 200
