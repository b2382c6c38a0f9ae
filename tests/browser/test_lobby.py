"""What is asked before a table is opened, on a small screen: options that do not go together are not offered."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import SAVES_DATA, OpenPage

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
