"""A cheat sheet: one sheet of paper, and on a phone the part that is needed, one touch away."""

import re
import zlib
from collections import Counter
from typing import Literal

import pytest
from playwright.sync_api import Page, PdfMargins, ViewportSize, expect

from engine.registry import GAMES
from tests.browser import landing
from tests.browser.conftest import OpenPage
from tests.conftest import Site

every_game = pytest.mark.parametrize("game", GAMES)

A4: ViewportSize = {"width": 718, "height": 1047}
LETTER: ViewportSize = {"width": 740, "height": 980}
"""What margins of 10 mm leave of a sheet, in pixels."""
SHEETS = [(game, edition) for game, rules in GAMES.items() for edition in rules.editions or ("",)]
every_sheet = pytest.mark.parametrize(("game", "edition"), SHEETS)


def pages_of(printed: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page\b(?!s)", printed))


def has(edition: str) -> str:
    """A script for a reader who has this edition."""
    return f"localStorage['torite:edition'] = '{edition}';"


LETTERS = """() => {
    const words = document.createTreeWalker(document.querySelector(".aid"), NodeFilter.SHOW_TEXT);
    const found = [];
    while (words.nextNode()) {
        const { parentElement: around, data } = words.currentNode;
        if (!data.trim() || !around.checkVisibility() || around.closest(".headerlink, .aid-print")) continue;
        const { fontSize, fontWeight } = getComputedStyle(around);
        found.push([data.trim(), parseFloat(fontSize), Number(fontWeight)]);
    }
    return found;
}"""
"""Every text of the sheet, with the size and weight of its letters."""
JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")


def sizes_on_paper(printed: bytes) -> Counter[float]:
    """How many letters of a PDF have a size, in points, as its pages draw them."""
    sizes: Counter[float] = Counter()
    for packed in re.findall(rb"stream\r?\n(.*?)endstream", printed, re.DOTALL):
        try:
            drawn = zlib.decompress(packed)
        except zlib.error:
            continue
        page, content = [*re.findall(rb"([-.\d]+) \S+ \S+ \S+ \S+ \S+ cm", drawn), b"0", b"0"][:2]
        for size, text in re.findall(rb"/F\d+ ([.\d]+) Tf(.*?)ET", drawn, re.DOTALL):
            sizes[round(abs(float(page) * float(content)) * float(size), 1)] += text.count(b"Tj")
    return sizes


@every_sheet
def test_the_sheet_is_one_page_of_ten_to_eleven_points(open_page: OpenPage, game: str, edition: str) -> None:
    """A4, filled; only headings are larger, and smaller what only those type who have no camera. What the PDF draws is measured."""
    page = open_page(f"{game}/aid/", script=has(edition))
    printed = page.pdf(format="A4", prefer_css_page_size=True)
    assert pages_of(printed) == 1
    sizes = sizes_on_paper(printed)
    letters = sum(count for size, count in sizes.items() if size > 8)
    assert min(sizes) >= 7.5
    assert sum(count for size, count in sizes.items() if 10 <= size <= 11) > 0.8 * letters > 1000
    page.emulate_media(media="print")
    for paper in (A4, LETTER):
        page.set_viewport_size(paper)
        height = page.evaluate("document.querySelector('.aid').offsetHeight")
        assert 0.9 * paper["height"] < height < 0.98 * paper["height"]


DEFAULT: PdfMargins = {"top": "0.4in", "right": "0.4in", "bottom": "0.4in", "left": "0.4in"}
WIDE: PdfMargins = {"top": "1in", "right": "1in", "bottom": "1in", "left": "1in"}
OWN_MARGINS = "@page { margin: auto !important; }"


@every_sheet
def test_the_sheet_is_one_page_on_any_paper(open_page: OpenPage, game: str, edition: str) -> None:
    """From a phone in the dark, on A4, A5 and Letter, on its side, with any margins and scale that the printer's dialog offers."""
    page = open_page(
        f"{game}/aid/", script=has(edition), width=360, height=640, is_mobile=True, color_scheme="dark"
    )
    for paper in ("A4", "Letter", "A5"):
        assert pages_of(page.pdf(format=paper, margin=DEFAULT, print_background=True)) == 1
    for scale in (0.8, 1.1, 1.2, 1.4):
        assert pages_of(page.pdf(format="A4", scale=scale)) == 1
    assert pages_of(page.pdf(format="Letter", landscape=True)) == 1
    page.add_style_tag(content=OWN_MARGINS)
    assert pages_of(page.pdf(format="Letter", margin=WIDE)) == 1


@every_sheet
def test_a_sheet_can_be_found_without_a_camera(open_page: OpenPage, game: str, edition: str) -> None:
    """It names its address, and below each code stands the whole address that it opens."""
    page = open_page(f"{game}/aid/", script=has(edition))
    page.emulate_media(media="print")
    address = page.locator(".aid-address").first
    expect(address).to_have_text(f"This sheet: {page.url.split('://')[1]}")
    expect(address).to_be_visible()
    for code in page.locator(".aid-codes").first.locator("a").all():
        place = code.locator(".aid-place")
        expect(place).to_be_visible()
        assert code.evaluate("code => code.href") == f"http://{place.text_content()}"
        assert place.evaluate("one => one.scrollWidth <= one.clientWidth")


@pytest.mark.parametrize("is_chosen", [True, False])
def test_where_no_edition_is_chosen_each_has_a_sheet(open_page: OpenPage, is_chosen: bool) -> None:
    """Neither mixes both, from a button or from the browser's own menu; the button says how many come."""
    page = open_page("tezuma/aid/", script=has("trick" if is_chosen else ""), width=360, has_touch=True)
    named = "Print this sheet" if is_chosen else "Print both sheets"
    expect(page.get_by_role("button", name=named)).to_be_in_viewport(ratio=1)
    assert pages_of(page.pdf(format="A4")) == (1 if is_chosen else 2)
    page.emulate_media(media="print")
    sheets = [" ".join(one.inner_text().split()) for one in page.locator(".aid").all() if one.is_visible()]
    assert len(sheets) == (1 if is_chosen else 2)
    for edition, said in zip(("trick",) if is_chosen else ONLY, sheets, strict=True):
        for words in ONLY[edition]:
            assert words.casefold() in said.casefold()
        for label in ("2015:", "Trick:", "(bid)", "(pain)", "laid out, "):
            assert label not in said


@every_sheet
def test_nothing_but_the_sheet_is_printed(open_page: OpenPage, game: str, edition: str) -> None:
    """It begins at the top of the paper, in black on white, whatever the screen's colours."""
    page = open_page(f"{game}/aid/", **A4, color_scheme="dark", script=has(edition))
    page.emulate_media(media="print")
    own = (".aid-jumps", ".aid-of-one", ".aid-print")
    for name in (".md-header", ".md-tabs", ".nav", ".edition", ".md-footer", *own):
        for found in page.locator(name).all():
            expect(found).to_be_hidden()
    title = page.locator("h1").bounding_box()
    assert title is not None
    assert title["y"] < 4
    for name in ("h1", "h2 >> nth=0", ".aid td >> nth=0", ".aid-codes a >> nth=0"):
        expect(page.locator(name)).to_have_css("color", "rgb(0, 0, 0)")


BACKGROUNDS = """names => names.map((name) => {
    const { backgroundColor, color } = getComputedStyle(document.querySelector(name));
    return [name, backgroundColor, Math.max(...color.match(/\\d+/g).slice(0, 3)) < 0x60];
})"""


@pytest.mark.parametrize("path", [*(f"{game}/aid/" for game in GAMES), "tezuma/rules/", "glossary/"])
@pytest.mark.parametrize("is_chosen", [True, False])
def test_paper_is_white(open_page: OpenPage, path: str, is_chosen: bool) -> None:
    """Ink is dark on it, also where the dark scheme is the system's or was chosen with the switch."""
    page = open_page(path, color_scheme="light" if is_chosen else "dark")
    if is_chosen:
        page.get_by_title("Switch to light mode").click()
        page.get_by_title("Switch to dark mode").click()
    page.wait_for_function("document.body.dataset.mdColorScheme === 'slate'")
    page.emulate_media(media="print")
    names = ["html", "body", ".aid" if "aid" in path else ".md-typeset"]
    for name, background, is_dark in page.evaluate(BACKGROUNDS, names):
        assert background in ("rgb(255, 255, 255)", "rgba(0, 0, 0, 0)"), name
        assert is_dark, name


@every_game
def test_codes_lead_to_rules_that_are_there(open_page: OpenPage, game: str, site: Site) -> None:
    """On paper as drawings, on a phone as links; their rules are on the built pages."""
    page = open_page(f"{game}/aid/", width=360, has_touch=True, script=has("trick"))
    links = page.locator(".aid-codes").first.locator("a")
    assert links.count() >= 4
    for link in links.all():
        expect(link.locator("svg.aid-qr")).to_be_hidden()
        path, _, slug = link.evaluate("link => link.href").removeprefix(site.url).partition("#")
        built = (site.folder / path / "index.html").read_text(encoding="utf-8")
        assert not slug or f'id="{slug}"' in built
    page.emulate_media(media="print")
    expect(links.first.locator("svg.aid-qr")).to_be_visible()


@every_game
@pytest.mark.parametrize("media", ["screen", "print"])
def test_no_kanji_is_made_bold(open_page: OpenPage, game: str, media: Literal["screen", "print"]) -> None:
    """Their font has one weight: another would be made up."""
    page = open_page(f"{game}/aid/", script=has("trick"))
    page.emulate_media(media=media)
    found = [(text, weight) for text, _, weight in page.evaluate(LETTERS) if JAPANESE.search(text)]
    assert found
    assert [text for text, weight in found if weight != 400] == []


@every_game
@pytest.mark.parametrize("width", [320, 360])
def test_the_sheet_is_read_at_arms_length(open_page: OpenPage, game: str, width: int) -> None:
    """Letters of 16 pixels at least, and nothing to be moved sideways."""
    page = open_page(f"{game}/aid/", width=width, height=640, has_touch=True, is_mobile=True)
    assert [text for text, size, _ in page.evaluate(LETTERS) if size < 16] == []
    assert page.evaluate("document.documentElement.scrollWidth") == width
    wider = "all => all.filter(each => each.scrollWidth > each.clientWidth + 1).map(each => each.outerHTML)"
    assert page.locator(".aid :is(table, tbody *, p)").evaluate_all(wider) == []


def lands(page: Page, hash_: str) -> None:
    assert landing.fault_of(page, hash_) == ""
    row, part = (page.locator(name).bounding_box() for name in (".aid-jumps", f"[id='{hash_[1:]}']"))
    assert row is not None
    assert part is not None
    assert 0 <= row["y"] < row["y"] + row["height"] <= part["y"] < 200


@every_game
def test_a_part_is_one_touch_away(open_page: OpenPage, game: str) -> None:
    """Its jump is as large as a finger and stays at hand; and its address leads there."""
    page = open_page(f"{game}/aid/", width=360, height=640, has_touch=True)
    jumps = page.locator(".aid-jumps a")
    hashes = jumps.evaluate_all("all => all.map(jump => jump.hash)")
    assert len(hashes) >= 4
    for jump, hash_ in zip(jumps.all(), hashes, strict=True):
        place = jump.bounding_box()
        assert place is not None
        assert min(place["width"], place["height"]) >= 44
        expect(jump).to_be_in_viewport(ratio=1)
        jump.tap()
        lands(page, hash_)
    for hash_ in hashes:
        lands(open_page(f"{game}/aid/{hash_}", width=360, height=640, has_touch=True), hash_)


@every_game
def test_the_part_in_need_is_in_sight_at_once(open_page: OpenPage, game: str) -> None:
    """Set-up, needed once, is last."""
    page = open_page(f"{game}/aid/", width=360, height=640, has_touch=True)
    expect(page.locator(".aid h2").first).to_be_in_viewport(ratio=1)
    expect(page.locator(".aid table tbody tr").first).to_be_in_viewport(ratio=1)
    assert page.locator(".aid:not(.aid-of-one) h2").last.inner_text().removesuffix("§").strip() in (
        "Set-up",
        "Each round",
    )


@every_game
def test_the_sheet_needs_no_scripts(open_page: OpenPage, game: str) -> None:
    """All of it is there, and jumps land; only the button that needs them is not."""
    plain = open_page(f"{game}/aid/", width=360, height=640, java_script_enabled=False)
    sheet = plain.locator(".aid:not(.aid-of-one)")
    expect(plain.locator(".aid-print")).to_be_hidden()
    for row in sheet.locator("tbody tr").all():
        expect(row).to_be_visible()
    plain.locator(".aid-jumps a").last.click()
    expect(sheet.locator("h2").last).to_be_in_viewport(ratio=1)


@every_game
def test_a_wide_screen_has_two_columns(open_page: OpenPage, game: str) -> None:
    """No row is torn, and no heading stands alone at the foot of one."""
    page = open_page(f"{game}/aid/", width=1280, height=800)
    sheet = page.locator(".aid").first
    lefts = sheet.locator("h2").evaluate_all("all => all.map(one => one.getBoundingClientRect().left)")
    assert len({round(left) for left in lefts}) == 2
    torn = "all => all.filter(one => one.getClientRects().length > 1).map(one => one.textContent)"
    assert sheet.locator("tr").evaluate_all(torn) == []
    assert page.evaluate("document.documentElement.scrollWidth") == 1280


def test_a_touch_prints(open_page: OpenPage) -> None:
    """The button is in sight as the page opens, and as large as a finger."""
    page = open_page(
        "tezuma/aid/",
        script=f"{has('trick')} print = () => {{ window.printed = true; }}",
        width=360,
        has_touch=True,
    )
    button = page.get_by_role("button", name="Print this sheet")
    expect(button).to_be_in_viewport(ratio=1)
    assert (button.bounding_box() or {"height": 0})["height"] >= 44
    button.tap()
    assert page.evaluate("window.printed")


ONLY = {
    "2015": ("Tezuma-shi, 2015", "4 uses", "Scoring cards laid out", "A use costs 1 counter"),
    "trick": ("Tezuma Trick", "2 uses", "Bid cards laid out", "Take a gem for each use."),
}
"""What the sheet says to readers of one edition."""
BOTH = (
    "Tezuma-shi, 2015 · てづまトリック Tezuma Trick",
    "2015: 4 uses, Trick: 2 uses",
    "Scoring (bid) cards laid out",
)
BOTH_ROWS = ("Abilities laid out, 2015", "Abilities laid out, Trick", "Trick: Take a gem")


@pytest.mark.parametrize("edition", ["", *ONLY])
def test_the_sheet_keeps_to_the_readers_edition(open_page: OpenPage, edition: str) -> None:
    """Its name, its rows and its words without a label; whoever has chosen none reads both."""
    page = open_page("tezuma/aid/", width=360, has_touch=True)
    page.locator(f".edition input[value='{edition}']").check()
    said = " ".join(page.locator(".aid").first.inner_text().split())
    for words in ONLY.get(edition, BOTH + BOTH_ROWS):
        assert words.casefold() in said.casefold()
    if edition:
        assert said.count("Abilities laid out") == 1
        other = {"2015": "Trick", "trick": "2015"}[edition]
        for label in (
            "2015:",
            "Trick:",
            "(bid)",
            "(pain)",
            "laid out, ",
            f"Tezuma {other}",
            f"Tezuma-shi, {other}",
        ):
            assert label not in said
