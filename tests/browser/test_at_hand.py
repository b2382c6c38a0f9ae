"""What a reader wants in mid-game is at hand on a phone: the pages of the game, its table, the search, and little stays in the way."""

import pytest
from playwright.sync_api import Page, expect

from engine.registry import GAMES
from tests.browser.conftest import OpenPage, Watch
from tests.browser.driving import FOUND
from tests.conftest import Site

PHONE = {"width": 360, "height": 640, "has_touch": True, "is_mobile": True}
TITLES = {"iroha": "Iroha ni Oedo", "tezuma": "Tezuma", "tornei": "Tornei", "automatic": "the Automatic"}
WANTED = {"Rules": "rules", "Cheat sheet": "aid", "Play": "play"}
KINDS = (
    *("", "rules/", "examples/", "readings/", "aid/", "a-z/", "by-rule/", "first-deal/", "play/"),
    *("cards/", "modes/", "abilities/", "decides/"),
)
OWN = {"cards/": "automatic", "modes/": "automatic", "abilities/": "tezuma", "decides/": "tezuma"}


def read_on(page: Page) -> None:
    """As a reader does: down, and a little up again."""
    for by in (*[300] * 3, *[-60] * 2):
        page.mouse.wheel(0, by)
        page.wait_for_timeout(40)
    page.wait_for_timeout(200)


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_wanted_is_two_touches_away(open_live: OpenPage, kind: str) -> None:
    """From wherever one reads on a page of a game: its rules, its cheat sheet, its table; the search by one."""
    game = OWN.get(kind, "tornei")
    start = f"{game}/{kind}"
    page = open_live(start, **PHONE)
    home = page.url.removesuffix(start)
    for title, name in WANTED.items():
        if page.url != home + start:
            page.goto(home + start)
        read_on(page)
        page.locator(".search-open").tap()
        expect(page.locator(".search-form input")).to_be_in_viewport()
        page.locator(FOUND, has_text=title).first.tap()
        if page.url != f"{home}{game}/{name}/":
            page.wait_for_url(f"{home}{game}/{name}/")


def test_from_other_pages_a_game_is_two_touches_away(open_page: OpenPage) -> None:
    """From the glossary, where no game is read: the search, and the table of each."""
    page = open_page("glossary/", **PHONE)
    read_on(page)
    page.locator(".search-open").tap()
    for title in TITLES.values():
        for wanted in WANTED:
            expect(page.locator(FOUND).filter(has_text=title).filter(has_text=wanted)).to_be_attached()


HIDDEN = """() => {
    const row = document.querySelector(".nav-row");
    return [row.scrollLeft, row.scrollWidth - row.clientWidth - row.scrollLeft];
}"""
"""How much of the row lies beyond its left edge and beyond its right."""
EDGE = 16
"""So wide are the arrow at an edge, and the paper at the row's end that covers it there."""
BETWEEN = f"""() => {{
    const [row, tab] = [".nav-row", ".nav-row [aria-current]"].map((name) => document.querySelector(name).getBoundingClientRect());
    return row.left + {EDGE} <= tab.left + 1 && tab.right - 1 <= row.right - {EDGE};
}}"""


@pytest.mark.parametrize("width", [320, 360, 390])
def test_the_row_of_pages_shows_the_open_one_and_that_there_is_more(
    watch: Watch, site: Site, width: int
) -> None:
    """On every page, before its script has come: an arrow stands whole at an edge beyond which there is more, the open page between."""
    page = watch.context(width=width, height=640).new_page()
    page.route("**/*.js", lambda route: route.abort())
    built = sorted(site.folder.rglob("index.html"))
    paths = [path for path in built if 'class="nav"' in path.read_text(encoding="utf-8")]
    assert len(paths) > 40
    missed = []
    for path in paths:
        page.goto(
            f"{site.url}{path.parent.relative_to(site.folder).as_posix()}/", wait_until="domcontentloaded"
        )
        page.wait_for_function("!document.documentElement.matches('.is-unread')")
        hidden = page.evaluate(HIDDEN)
        if not page.evaluate(BETWEEN) or any(1 < more < EDGE for more in hidden):
            missed.append((path.parent.name, hidden))
    assert missed == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_an_arrow_stands_where_there_is_more_of_the_row(open_page: OpenPage, scheme: str) -> None:
    """What is first or last has plain paper beside it; where nothing is beyond, no arrow stands."""
    page = open_page("tornei/rules/", width=360, height=640, color_scheme=scheme)
    row = page.locator(".nav-row").bounding_box()
    assert row is not None

    def edge(x: float) -> bytes:
        return page.screenshot(clip={"x": x, "y": row["y"] + 2, "width": 7, "height": 30}, scale="css")

    def is_marked() -> list[bool]:
        return [edge(row["x"]) != plain, edge(row["x"] + row["width"] - 7) != plain]

    plain = edge(row["x"])
    assert is_marked() == [False, True]
    for left, marked in ((80, [True, True]), (9999, [True, False]), (0, [False, True])):
        page.evaluate("left => { document.querySelector('.nav-row').scrollLeft = left; }", left)
        assert is_marked() == marked


def test_a_click_on_the_arrow_moves_the_row(open_page: OpenPage) -> None:
    """For a mouse, which cannot push it."""
    page = open_page("tezuma/rules/", width=1280, height=800)
    row = page.locator(".nav-row").bounding_box()
    assert row is not None
    assert page.evaluate(HIDDEN)[0] == 0
    page.mouse.click(row["x"] + row["width"] - 5, row["y"] + row["height"] / 2)
    assert page.evaluate(HIDDEN)[0] > 100
    page.mouse.click(row["x"] + 5, row["y"] + row["height"] / 2)
    assert page.evaluate(HIDDEN)[0] == 0


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", ["", "rules/"])
def test_what_is_wanted_in_mid_game_is_whole_in_the_row(open_page: OpenPage, game: str, kind: str) -> None:
    """Behind the overview, on a small phone, without scrolling."""
    page = open_page(f"{game}/{kind}", width=360, height=640)
    links = page.locator(".nav a")
    assert links.all_inner_texts()[:5] == ["Overview", "Rules", "Cheat sheet", "Play", "Examples"]
    for at in range(3):
        expect(links.nth(at)).to_be_in_viewport(ratio=1)
    assert page.evaluate(HIDDEN)[0] == 0
    assert page.evaluate("document.querySelectorAll('.nav a')[2].getBoundingClientRect().right") <= 344 - EDGE


def test_the_menu_of_a_phone_has_all_games(open_page: OpenPage) -> None:
    """From a page of a game to another game's: the menu, the game, the page."""
    page = open_page("tezuma/rules/", width=360, height=640, has_touch=True)
    page.locator(".md-header [for=__drawer]").tap()
    menu = page.locator(".md-sidebar--primary .md-nav--primary > ul > li > label")
    for title in ("Iroha ni Oedo", "Tezuma", "Tornei", "the Automatic"):
        expect(menu.filter(has_text=title)).to_be_in_viewport()
    menu.filter(has_text="Tornei").tap()
    page.locator(".md-sidebar--primary a[href$='/tornei/aid/']").tap()
    page.wait_for_url("**/tornei/aid/")


@pytest.mark.parametrize(
    ("path", "named"),
    [("automatic/aid/", "The Automatic"), ("tezuma/decides/", "Tezuma"), ("credits/", "Torite")],
)
def test_the_header_names_the_game(open_page: OpenPage, path: str, named: str) -> None:
    """On every page of it, also after another page; elsewhere the site."""
    page = open_page("glossary/", width=360, height=640)
    title = page.locator(".md-header__topic").first
    expect(title).to_have_text("Torite")
    page.evaluate("path => navigation.navigate(`../${path}`)", path)
    page.wait_for_url(f"**/{path}")
    expect(title).to_have_text(named)


def test_the_row_of_pages_stands_right_below_the_header(open_page: OpenPage) -> None:
    """On a phone, where every line counts."""
    page = open_page("tornei/rules/", width=360, height=640)
    header, row = (page.locator(name).bounding_box() for name in (".md-header", ".nav"))
    assert header is not None
    assert row is not None
    assert row["y"] == pytest.approx(header["y"] + header["height"], abs=1)


@pytest.mark.parametrize(
    "path",
    [
        "tornei/rules/",
        "glossary/",
        "tornei/a-z/",
        "tezuma/by-rule/#used-tezuma.must-follow",
        "automatic/aid/",
        "tezuma/abilities/",
    ],
)
def test_little_stays_while_one_reads(open_page: OpenPage, path: str) -> None:
    """Downwards at most 56 pixels of the screen are taken; upwards the header comes back. Nothing floats over what is read."""
    page = open_page(path, width=360, height=640)
    for _ in range(8):
        page.mouse.wheel(0, 150)
        page.wait_for_timeout(60)
    page.wait_for_timeout(400)
    assert page.evaluate(TAKEN) <= 56
    for _ in range(4):
        page.mouse.wheel(0, -60)
        page.wait_for_timeout(60)
    page.wait_for_timeout(400)
    assert page.evaluate("document.querySelector('.md-header').getBoundingClientRect().top") == 0
    expect(page.locator(".md-top")).to_have_count(0)


TAKEN = """() => {
    const lying = [...document.querySelectorAll(".md-header, .nav, .list-letters, .aid-jumps")];
    const bottoms = lying.map((part) => part.getBoundingClientRect()).filter(({ top }) => top < 60).map(({ bottom }) => bottom);
    return Math.max(0, ...bottoms);
}"""
