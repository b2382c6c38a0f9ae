"""A link to a step, a link that is mangled, and the report that carries one."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.test_stepper import ALL_STEPS, NEW_TRUMP, RULES, headline, opened


def test_a_link_to_a_step_opens_it_in_a_fresh_profile(open_page: OpenPage) -> None:
    """The link is copied and stands in the address bar; opened elsewhere it shows the same step."""
    page = opened(open_page)
    page.locator(f"{NEW_TRUMP} [data-go=forward]").click()
    page.locator(f"{NEW_TRUMP} a.example-here").click()
    expect(page.locator(f"{NEW_TRUMP} a.example-here")).to_have_attribute("data-told", "Copied")
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == page.url
    assert link.endswith("iroha/rules/#new-trump.4")
    again = open_page(RULES + "#new-trump.5")
    assert headline(again) == ALL_STEPS[5]
    expect(again.locator(NEW_TRUMP)).to_be_in_viewport()
    again.goto(link)
    assert headline(again) == ALL_STEPS[4]


@pytest.mark.parametrize("width", [320, 1280])
def test_a_link_to_a_step_scrolls_to_the_example(open_page: OpenPage, width: int) -> None:
    """The example named stands at the top of the window, below the header."""
    page = open_page(RULES + "#tie.1", width=width)
    expect(page.locator("torite-play#tie")).to_be_in_viewport()
    top = page.locator("torite-play#tie").evaluate("e => e.getBoundingClientRect().top")
    assert 40 <= top <= 400


@pytest.mark.parametrize(
    ("fragment", "sentence"),
    [
        ("new-trump.99", "There is no step “99”."),
        ("new-trump.x", "There is no step “x”."),
        ("new-trump.", "There is no step “”."),
        ("new-trump.-1", "There is no step “-1”."),
        ("nwe-trump.3", "The link names “nwe-trump.3”, and nothing on this page is called that."),
        (
            "iroha.no-such-rule",
            "The link names “iroha.no-such-rule”, and nothing on this page is called that.",
        ),
        ("%ff%zz", "The link names “%ff%zz”, and nothing on this page is called that."),
        ("<img src=x onerror=alert(1)>", "and nothing on this page is called that."),
    ],
)
def test_a_mangled_link_gets_a_sentence(open_page: OpenPage, fragment: str, sentence: str) -> None:
    """What and where is told, in sight on a phone, and the page works."""
    page = open_page(f"{RULES}#{fragment}", width=360, height=640)
    said = page.locator(".page-lost, .is-target .widget-said")
    expect(said).to_contain_text(sentence)
    expect(said).to_be_in_viewport(ratio=0.99)
    page.locator(f"{NEW_TRUMP} [data-go=last]").click()
    assert headline(page) == ALL_STEPS[-1]


def test_a_mangled_link_is_forgotten_with_a_good_one(open_page: OpenPage) -> None:
    """The sentence goes when the address changes to something that exists."""
    page = open_page(f"{RULES}#nothing")
    expect(page.locator(".page-lost")).to_have_count(1)
    page.evaluate("location.hash = 'iroha.lead'")
    expect(page.locator(".page-lost")).to_have_count(0)


def test_is_this_wrong_copies_a_report(open_page: OpenPage) -> None:
    """The report names game, example, step, what was said, the rules and the link."""
    page = opened(open_page)
    page.locator(f"{NEW_TRUMP} .example-wrong").click()
    told = "Copied: paste it where you want to ask"
    expect(page.locator(f"{NEW_TRUMP} .example-wrong")).to_have_attribute("data-told", told)
    report = page.evaluate("navigator.clipboard.readText()")
    assert report.startswith(
        f"Iroha ni Oedo: A player who cannot follow makes a new trump, step 3\n{ALL_STEPS[3]}\n"
    )
    assert "Rules cited: iroha.void-moves-marker, iroha.winner\n" in report
    assert f"{page.url.split('#')[0]}#new-trump.3" in report
    assert page.context.pages == [page]


def test_where_copying_is_denied_the_report_is_shown(open_page: OpenPage) -> None:
    """Nothing is lost when the clipboard is closed; a touch takes away what lies over the link."""
    page = opened(open_page)
    page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error('denied')); }")
    page.locator(f"{NEW_TRUMP} .example-wrong").click()
    expect(page.locator(f"{NEW_TRUMP} .widget-told")).to_contain_text("Rules cited: iroha.void-moves-marker")
    page.locator(f"{NEW_TRUMP} .widget-told").click()
    page.locator(f"{NEW_TRUMP} a.example-here").click()
    expect(page.locator(f"{NEW_TRUMP} .widget-told")).to_have_text(
        "The link to this step is in the address bar."
    )


def test_is_this_wrong_opens_the_issue_form(open_page: OpenPage) -> None:
    """Where the repository's address is set, its issue form opens, filled in."""
    page = opened(open_page)
    page.evaluate(
        """() => {
            document.head.insertAdjacentHTML("beforeend", '<meta name="torite-issues" content="https://example.org/r">');
            window.open = (url) => { window.opened = url; };
        }"""
    )
    page.locator(f"{NEW_TRUMP} .example-wrong").click()
    address = page.evaluate("window.opened")
    assert address.startswith("https://example.org/r/issues/new?template=wrong.yml&title=Iroha+ni+Oedo")
    assert "new-trump.3" in address
