"""Every page as a reader gets it: how much it loads, how it is reached, what the accessibility checker says."""

import gzip
import json
import re
from html import unescape
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import SAVES_DATA, OpenPage
from tests.conftest import Site
from tests.sample import SWEEP
from tools import build
from tools.machine import ROOT

DOCS = ROOT / "docs"
AXE = (ROOT / "node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")


def address(page: str) -> str:
    """`iroha/index` stands at `iroha/`, `credits` at `credits/`."""
    return "" if page == "index" else f"{page.removesuffix('/index')}/"


PAGES = [
    *sorted(address(page.relative_to(DOCS).with_suffix("").as_posix()) for page in DOCS.rglob("*.md")),
    "404.html",
]
every_page = pytest.mark.parametrize("path", PAGES)
MOVED = [f"{old}index.html" for old in build.MOVED]
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def test_no_page_is_left_out(site: Site) -> None:
    """The pages tested here are all pages there are."""
    built = {path.relative_to(site.folder).as_posix() for path in site.folder.rglob("*.html")}
    assert built == {path if path.endswith(".html") else f"{path}index.html" for path in PAGES} | set(MOVED)


SCHEMES = {"light": "default", "dark": "slate"}


def looks(path: str) -> list[tuple[int, str]]:
    """Small and wide, light and dark: each once, the next page the other way round; in a sweep all four."""
    light, dark = (320, 1280) if PAGES.index(path) % 2 else (1280, 320)
    return list(product((320, 1280), SCHEMES)) if SWEEP else [(light, "light"), (dark, "dark")]


@every_page
def test_a_page_is_light_and_axe_finds_nothing(open_page: OpenPage, site: Site, path: str) -> None:
    """No page is heavy or scrolls sideways; no violation of WCAG 2.2 A or AA nor of best practice, small and wide.

    All examples are drawn for this, and a card is asked.
    """
    file = site.folder / path / ("" if path.endswith(".html") else "index.html")
    assert len(gzip.compress(file.read_bytes())) <= 150_000
    script = COUNT + (SAVES_DATA if path.endswith("/play/") else "")
    page = open_page(path, script=script, color_scheme="light", reduced_motion="reduce", folded=True)
    assert page.evaluate("nodesAtFirst") <= NODES.get(path, 4_000)
    page.evaluate(DRAW_ALL)
    page.evaluate(AXE)
    for width, scheme in looks(path):
        page.set_viewport_size({"width": width, "height": 900})
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]  # one of its words
        page.wait_for_function("name => document.body.dataset.mdColorScheme === name", arg=SCHEMES[scheme])
        assert page.evaluate("document.documentElement.scrollWidth") <= width, "the page scrolls sideways"
        assert violations(page, "document") == [], scheme
        for tip in page.locator(".hand-option.is-illegal + .tip, .tip-term + .tip").all()[:1]:
            tip.evaluate("tip => tip.showPopover()")
            assert violations(page, "'.tip:popover-open'") == [], scheme
            tip.evaluate("tip => tip.hidePopover()")


def violations(page: Page, where: str) -> list[tuple[str, list[str]]]:
    """What axe, which must be there, finds wrong in a part of the page; it must find something right too."""
    found = page.evaluate(f"tags => axe.run({where}, {{runOnly: tags, resultTypes: ['violations']}})", TAGS)
    assert found["passes"]
    return [(item["id"], [node["html"][:120] for node in item["nodes"]]) for item in found["violations"]]


NODES = {"tezuma/rules/": 5_000}
"""A page that holds two editions has the words, the boxes and the set-ups of both."""
COUNT = """addEventListener("DOMContentLoaded", () => {
    const walk = document.createTreeWalker(document, NodeFilter.SHOW_ALL);
    window.nodesAtFirst = 0;
    while (walk.nextNode()) window.nodesAtFirst += 1;
});"""
"""More examples are drawn when the page is there and nobody has moved."""
DRAW_ALL = "document.querySelectorAll('torite-play').forEach(play => play.unfold())"


def test_the_page_script_is_small(site: Site) -> None:
    """At most 24 kB gzipped, idiomorph included; what comes when it is wanted, or when the page is idle, a fifth of that; and no rule in it."""
    length = {
        path.name: len(gzip.compress(path.read_bytes())) for path in site.folder.glob("assets/live/*/*.js")
    }
    assert length.keys() == {"torite.js", "build.js", "finder.js", "interpreter.js", "offline.js"}
    assert length["torite.js"] + length["build.js"] <= 24_000
    assert length["finder.js"] + length["interpreter.js"] + length["offline.js"] <= 5_000
    for path in (ROOT / "widgets/page").glob("*.js"):
        assert re.findall(r"(?i)trump|suit|colour|winner|iroha", path.read_text(encoding="utf-8")) == []


def test_nothing_of_the_themes_search_is_left(site: Site) -> None:
    """There is one of our own, which asks for none of its files."""
    left = [
        path.name for path in site.folder.rglob("*") if re.search(r"lunr|tinyseg|wordcut|workers", str(path))
    ]
    assert left == []


def test_not_one_byte_of_python_is_asked_for(open_page: OpenPage, site: Site) -> None:
    """Reading and stepping loads pages, styles, scripts and fonts, though the interpreter lies ready on the site."""
    assert list(site.folder.glob("assets/pyodide-*/pyodide.asm.wasm"))
    assert list(site.folder.glob("assets/pyscript-core-*/core.js"))
    asked: list[str] = []
    page = open_page("")
    page.on("request", lambda request: asked.append(request.url))
    page.goto(site.url + "iroha/rules/")
    for button in page.locator("[data-go=last]").all():
        button.click(force=True)
    kinds = {Path(url.split("?")[0].split("#")[0]).suffix for url in asked}
    assert kinds <= {"", ".css", ".js", ".json", ".woff2", ".svg", ".xml"}


def test_fonts_are_our_own_and_complete(open_page: OpenPage, site: Site) -> None:
    """Each family is loaded from the site, and has every letter that the pages show."""
    page = open_page("iroha/rules/")
    page.evaluate("document.fonts.ready")
    loaded = page.evaluate("[...document.fonts].filter(f => f.status === 'loaded').map(f => f.family)")
    assert {"Source Sans 3", "Source Serif 4", "BIZ UDPGothic"} <= {family.strip('"') for family in loaded}
    covered: set[int] = set()
    css = next(site.folder.glob("assets/live/*/torite.css")).read_text(encoding="utf-8")
    for found in re.findall(r"unicode-range:([^}]+)", css):
        for run in found.split(","):
            first, _, last = run.strip()[2:].partition("-")
            covered |= set(range(int(first, 16), int(last or first, 16) + 1))
    for path in site.folder.rglob("*.html"):
        text = unescape(
            re.sub(r"<(script|style)\b.*?</\1>|<[^>]*>", "", path.read_text(encoding="utf-8"), flags=re.S)
        )
        assert {letter for letter in text if ord(letter) > 32 and ord(letter) not in covered} == set(), path


BEFORE = """term => {
    const reached = [...document.querySelectorAll("a[href], button")].filter(found => found.checkVisibility());
    reached[reached.indexOf(term) - 1].focus();
}"""


def test_terms_show_their_japanese(open_page: OpenPage) -> None:
    """By mouse, by the keyboard's focus, and by a tap; Escape closes, and so does leaving."""
    page = open_page("iroha/rules/")
    term = page.locator("button.tip-term", has_text="trump marker").first
    tip = page.locator(".tip-term + .tip:popover-open")
    term.hover()
    expect(tip).to_contain_text("切り札表示カード")
    expect(tip).to_contain_text("きりふだひょうじカード")
    expect(tip).to_contain_text("kirifuda hyōji kādo")
    term.click()
    expect(tip).to_have_count(1)
    tip.hover()
    expect(tip).to_have_count(1)
    page.mouse.move(5, 5)
    expect(tip).to_have_count(0)
    term.evaluate(BEFORE)
    page.keyboard.press("Tab")
    expect(tip).to_have_count(1)
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    term.evaluate(BEFORE)
    page.keyboard.press("Tab")
    expect(tip).to_have_count(1)
    page.keyboard.press("Tab")
    expect(page.locator(".tip:popover-open", has_text="kirifuda hyōji")).to_have_count(0)
    phone = open_page("iroha/rules/", width=320, has_touch=True, is_mobile=True)
    phone.locator("button.tip-term", has_text="trump marker").first.tap()
    shown = phone.locator(".tip-term + .tip:popover-open")
    expect(shown).to_contain_text("kirifuda hyōji kādo")
    box = shown.bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 320


def test_terms_show_their_japanese_without_scripts(open_page: OpenPage) -> None:
    """A click is enough."""
    page = open_page("iroha/rules/", java_script_enabled=False)
    page.locator("button.tip-term").first.click()
    expect(page.locator(".tip-term + .tip:popover-open")).to_be_visible()


def test_search_finds_rules_and_leaves_examples_out(site: Site) -> None:
    """The index has the rules and their Japanese names, and not one sentence of an example."""
    index = json.loads((site.folder / "search/search_index.json").read_text(encoding="utf-8"))
    texts = " ".join(entry["title"] + " " + entry["text"] for entry in index["docs"])
    assert "A player who cannot follow makes a new trump" in texts
    assert "色映に生へど" in str(index)
    assert "Chie plays" not in texts


def test_what_is_not_there_has_a_page(open_page: OpenPage, site: Site) -> None:
    """A wrong address gives a page of ours with a way home."""
    page = open_page("")
    answer = page.request.get(site.url + "no/such/page/")
    assert answer.status == 404
    page.goto(site.url + "404.html")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is no such page")
    page.get_by_role("link", name="Start here").click()
    page.wait_for_url(site.url)


def test_dark_and_light_can_be_chosen(open_page: OpenPage) -> None:
    """The switch changes the scheme, by the keyboard too, and the choice stays."""
    page = open_page("", color_scheme="light")
    scheme = "document.body.dataset.mdColorScheme"
    assert page.evaluate(scheme) == "default"
    page.get_by_title("Switch to light mode").click()
    page.locator("input[name=__palette]:checked").focus()
    page.keyboard.press("ArrowRight")
    page.wait_for_function(f"{scheme} === 'slate'")
    page.reload()
    assert page.evaluate(scheme) == "slate"


def test_print_has_the_trick_and_the_words(open_page: OpenPage) -> None:
    """On paper an example is its table and all its steps in words, without buttons."""
    page = open_page("iroha/rules/")
    page.emulate_media(media="print")
    example = page.locator("torite-play#new-trump")
    expect(example.locator(".board-seats")).to_be_visible()
    expect(example.locator(".widget-transcript")).to_be_visible()
    expect(example.locator(".stepping-controls")).to_be_hidden()
    expect(example.locator(".example-wrong")).to_be_hidden()


def test_nothing_of_an_example_is_cut_off_on_paper(open_page: OpenPage) -> None:
    """All its words are inside of it, black on white, and it stays on one sheet; a table left in mid-play is not offered."""
    page = open_page("tezuma/rules/", width=718)
    page.emulate_media(media="print")
    cut = """all => all.filter(one => {
        const { bottom, right } = one.getBoundingClientRect(), words = one.querySelector(".widget-transcript");
        const inner = words.getBoundingClientRect(), style = getComputedStyle(one);
        return inner.bottom > bottom + 1 || inner.right > right + 1 || inner.height < words.scrollHeight - 2
            || style.breakInside !== "avoid" || getComputedStyle(words).color !== "rgb(0, 0, 0)"
            || getComputedStyle(one.closest("details") ?? one).backgroundImage !== "none";
    }).map(one => one.id)"""
    assert page.locator("torite-play").evaluate_all(cut) == []
    for left in page.locator(".nav-left, .stepping-row, torite-table").all():
        expect(left).to_be_hidden()


@pytest.mark.parametrize("path", ["", "tezuma/rules/", "contribute/engine/"])
def test_the_footer_leads_to_the_credits(open_page: OpenPage, path: str) -> None:
    """From a page at any depth."""
    page = open_page(path)
    page.locator(".md-copyright").get_by_role("link", name="credits").click()
    page.wait_for_url("**/torite/credits/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_should_the_script_not_arrive_the_words_do(open_page: OpenPage, site: Site) -> None:
    """With scripts on but ours lost, the transcript appears by itself."""
    page = open_page("credits/")
    page.route("**/torite.js", lambda route: route.fulfill(body="", content_type="text/javascript"))
    page.goto(site.url + "iroha/rules/")
    words = page.locator("torite-play#new-trump .widget-transcript li").nth(2)
    expect(words).to_be_visible(timeout=15_000)
    page.wait_for_function(
        "document.querySelector('#new-trump .widget-transcript').offsetHeight > 100", timeout=15_000
    )
