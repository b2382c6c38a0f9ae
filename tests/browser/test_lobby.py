"""What is asked before a table is opened, on a small screen: options that do not go together are not offered."""

import pytest
from playwright.sync_api import Page, expect

from engine.registry import GAMES
from tests.browser.answers import Answer, Instead, lost, missing
from tests.browser.conftest import SAVES_DATA, OpenPage, Watch
from tests.browser.driving import TABLE

PHONE = {"width": 360, "has_touch": True, "script": SAVES_DATA}


def sent(page: Page) -> list[str]:
    """What would be asked of the engine."""
    return list(page.evaluate("() => [...new FormData(document.querySelector('.lobby')).values()]"))


def box(page: Page, option: str) -> str:
    return f".lobby input[value='{option}']"


def test_options_of_the_other_edition_are_not_offered(open_page: OpenPage) -> None:
    """They go and come with the edition, also what was chosen of them before."""
    page = open_page("tezuma/play/", **PHONE)
    page.locator(".lobby summary").tap()
    expect(page.locator(box(page, "redraw"))).to_be_hidden()
    page.locator(box(page, "alt sword-zero")).check()
    page.locator(box(page, "beginner")).check()
    expect(page.locator(box(page, "alt sword-zero"))).to_be_hidden()
    assert sent(page) == ["2015", "4", "beginner"]
    page.locator(".lobby label", has_text="Tezuma Trick").tap()
    expect(page.locator(box(page, "beginner"))).to_be_hidden()
    page.locator(box(page, "redraw")).check()
    assert sent(page) == ["trick", "4", "redraw", "alt sword-zero"]


def test_options_for_another_number_of_players_are_not_offered(open_page: OpenPage) -> None:
    """With four there is no NPC, so nothing is asked about it."""
    page = open_page("tornei/play/", **PHONE)
    expect(page.locator(".lobby details")).to_be_hidden()
    page.locator(".lobby label", has_text="3").tap()
    expect(page.locator(".lobby details")).to_be_visible()


def test_whatever_a_form_restores_fits(open_page: OpenPage) -> None:
    """A browser that brings answers back tells nobody; what does not fit is not asked for all the same."""
    page = open_page("tezuma/play/", **PHONE)
    page.evaluate(
        "for (const box of document.querySelectorAll('.lobby input[name=option]')) box.checked = true"
    )
    page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
    assert sent(page) == ["2015", "4", "beginner"]


def test_the_edition_is_asked_once(open_page: OpenPage) -> None:
    """Where a table asks for it, a reader's own is chosen, with the options that go with it."""
    page = open_page("tezuma/rules/", **PHONE)
    page.get_by_role("radio", name="Tezuma Trick").check()
    page.goto(page.url.replace("rules", "play"))
    expect(page.get_by_role("radio", name="Tezuma Trick")).to_have_count(1)
    expect(page.get_by_role("radio", name="Tezuma Trick")).to_be_checked()
    expect(page.locator(box(page, "redraw"))).to_be_visible()
    expect(page.locator(box(page, "beginner"))).to_be_hidden()


@pytest.mark.parametrize(
    ("file", "answer"), [("pyodide.asm.wasm", missing), ("python.pack", lost), ("core.js", missing)]
)
def test_an_engine_that_did_not_come_is_told(
    watch: Watch, instead: Instead, file: str, answer: Answer
) -> None:
    """Before anything is touched: which file it was, while the questions can be answered; once it is there, a new try brings the engine."""
    instead[file] = answer
    page = watch.context(360, 640).new_page()
    page.goto(f"{watch.site.url}tornei/play/")
    told = page.locator(".lobby-progress")
    expect(told).to_contain_text(f"The engine could not be started ({file}", timeout=30_000)
    page.locator(".lobby label", has_text="3").click()
    assert "3" in sent(page)
    del instead[file]
    told.get_by_role("button", name="Try again").click()
    expect(told).to_contain_text("engine: ")
    expect(told).to_be_empty(timeout=60_000)
    page.locator(".lobby .widget-act").click()
    expect(page.locator(f"{TABLE} .felt")).to_be_visible(timeout=20_000)


def test_dealing_tries_again_too(watch: Watch, instead: Instead) -> None:
    """Whoever leaves the button alone is told over the questions, and gets the table asked for once the file is there."""
    instead["pyodide.asm.wasm"] = missing
    page = watch.context(360, 640).new_page()
    page.goto(f"{watch.site.url}tornei/play/")
    told = page.locator(".lobby-progress")
    expect(told).to_contain_text("The engine could not be started", timeout=30_000)
    page.locator(".lobby .widget-act").click()
    expect(page.locator(".is-stuck")).to_contain_text("The engine could not be started", timeout=30_000)
    expect(told).to_be_empty()
    expect(page.locator(".lobby .widget-act")).to_be_visible()
    del instead["pyodide.asm.wasm"]
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(f"{TABLE} .felt")).to_be_visible(timeout=60_000)


ALONE = """marks => marks.filter((mark) => mark.checkVisibility()).filter((mark) => {
    const words = document.createRange();
    words.selectNodeContents(mark.parentElement.querySelector("label"));
    const line = [...words.getClientRects()].at(-1);
    const { left, top, bottom } = mark.getBoundingClientRect();
    return (top + bottom) / 2 < line.top || (top + bottom) / 2 > line.bottom || left - line.right > 16;
}).map((mark) => mark.parentElement.textContent)"""


@pytest.mark.parametrize("game", GAMES)
def test_a_rules_mark_stays_with_the_last_word(open_page: OpenPage, game: str) -> None:
    """However narrow the phone is; and all of a line can be touched."""
    for width in (320, 360, 390):
        page = open_page(f"{game}/play/", **{**PHONE, "width": width})
        page.locator(".lobby input[name=players]").first.check()
        page.evaluate("document.querySelectorAll('.lobby details').forEach(one => { one.open = true; })")
        assert page.locator(".lobby-options .rule-mark").evaluate_all(ALONE) == []
        for line in page.locator(".lobby-options p:has(input):visible").all():
            box, is_on = line.bounding_box(), line.locator("input").is_checked()
            assert box
            assert box["height"] >= 44
            for now in (not is_on, is_on):
                line.click(position={"x": box["width"] - 2, "y": box["height"] - 2})
                assert line.locator("input").is_checked() == now
