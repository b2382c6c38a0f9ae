"""An example on a page: stepped through by button, by keyboard, by touch, by link, or read without scripts."""

from playwright.sync_api import Page, expect

from engine.cards import Card
from tests.browser.conftest import SAVES_DATA, OpenPage, Watch
from tests.browser.driving import away_and_back, headlines, label, said, spelled_out

RULES = "iroha/rules/"
NEW_TRUMP = "torite-play#new-trump"
ALL_STEPS = headlines("iroha/new-trump.play")


def opened(open_page: OpenPage, **options: object) -> Page:
    """The page of rules, where the example is in sight."""
    page = open_page(RULES, **options)
    page.locator(NEW_TRUMP).scroll_into_view_if_needed()
    expect(page.locator(f"{NEW_TRUMP} .board-seats")).to_be_visible()
    return page


def headline(page: Page, example: str = NEW_TRUMP) -> str:
    return spelled_out(page.locator(f"{example} .widget-said .widget-headline"))[0]


def test_buttons_step(open_page: OpenPage) -> None:
    """First, back, forward, last; at an end the button does nothing and says so."""
    page = opened(open_page)
    example = page.locator(NEW_TRUMP)
    assert headline(page) == ALL_STEPS[3]
    example.locator("[data-go=first]").click()
    seen = [headline(page)]
    expect(example.locator("[data-go=back]")).to_have_attribute("aria-disabled", "true")
    for _ in range(6):
        example.locator("[data-go=forward]").click()
        seen.append(headline(page))
    assert seen == ALL_STEPS
    expect(example.locator("[data-go=last]")).to_have_attribute("aria-disabled", "true")
    example.locator("[data-go=forward]").click(force=True)
    assert headline(page) == ALL_STEPS[-1]
    example.locator("[data-go=back]").click()
    assert headline(page) == ALL_STEPS[-2]
    example.locator("[data-go=last]").click()
    expect(example.locator(".widget-count")).to_have_text("step 6 of 6")


def test_keyboard_alone_steps(open_page: OpenPage) -> None:
    """Tab reaches the buttons, Enter presses them, arrow keys step from anywhere inside, and the focus stays."""
    page = opened(open_page)
    page.locator(f"{NEW_TRUMP} [data-go=first]").focus()
    page.keyboard.press("Enter")
    assert headline(page) == ALL_STEPS[0]
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert headline(page) == ALL_STEPS[1]
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    assert headline(page) == ALL_STEPS[2]
    assert page.evaluate("document.activeElement.dataset.go") == "forward"
    for _ in range(9):
        page.keyboard.press("ArrowRight")
    assert headline(page) == ALL_STEPS[-1]
    assert page.evaluate("document.activeElement.dataset.go") == "forward"


def test_the_keyboard_is_not_lost_with_a_card(open_page: OpenPage) -> None:
    """Arrow keys go on when the card that had the focus is no longer there."""
    page = opened(open_page)
    page.locator(f"{NEW_TRUMP} .hand-option").first.focus()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    assert headline(page) == ALL_STEPS[-1]
    page.keyboard.press("ArrowLeft")
    assert headline(page) == ALL_STEPS[-2]


def test_arrow_keys_elsewhere_are_left_alone(open_page: OpenPage) -> None:
    """Outside an example, arrow keys move nothing; with Alt held they are the browser's."""
    page = opened(open_page)
    page.locator("h1").click()
    page.keyboard.press("ArrowRight")
    page.locator(f"{NEW_TRUMP} [data-go=first]").focus()
    page.keyboard.press("Control+ArrowRight")
    assert headline(page) == ALL_STEPS[3]


def swipe(page: Page, example: str, dx: int, dy: int = 0) -> None:
    page.locator(f"{example} .board-seats").evaluate(
        """(table, [dx, dy]) => {
            const box = table.getBoundingClientRect();
            const at = (x, y) => new Touch({identifier: 1, target: table, clientX: x, clientY: y});
            const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
            const send = (type, touches, changed) => table.dispatchEvent(new TouchEvent(
                type, {bubbles: true, cancelable: true, touches, changedTouches: changed}));
            send("touchstart", [at(x, y)], [at(x, y)]);
            send("touchend", [], [at(x + dx, y + dy)]);
        }""",
        [dx, dy],
    )


def test_touch_steps(open_page: OpenPage) -> None:
    """A tap on a button, a swipe to the left or right; a scroll down steps nothing."""
    page = open_page(RULES, width=320, has_touch=True, is_mobile=True)
    page.locator(f"{NEW_TRUMP} [data-go=first]").tap()
    assert headline(page) == ALL_STEPS[0]
    page.locator(f"{NEW_TRUMP} [data-go=forward]").tap()
    swipe(page, NEW_TRUMP, -90)
    assert headline(page) == ALL_STEPS[2]
    swipe(page, NEW_TRUMP, 90, 10)
    assert headline(page) == ALL_STEPS[1]
    swipe(page, NEW_TRUMP, -60, 200)
    swipe(page, NEW_TRUMP, -20)
    assert headline(page) == ALL_STEPS[1]


def test_every_step_of_every_example_can_be_reached(open_page: OpenPage) -> None:
    """Forward from the start to the end: each frame tells something and counts on; back again to the same start."""
    page = opened(open_page)
    examples = page.locator("torite-play")
    assert examples.count() >= 13
    for number in range(examples.count()):
        example = examples.nth(number)
        last = int(example.get_attribute("data-last") or 0)
        example.locator("[data-go=first]").click(force=True)
        start = example.locator(".widget-frame").inner_html()
        for at in range(1, last + 1):
            example.locator("[data-go=forward]").click()
            expect(example.locator(".widget-count")).to_have_text(f"step {at} of {last}")
            assert example.locator(".widget-said").inner_text()
        example.locator("[data-go=first]").click(force=True)
        assert example.locator(".widget-frame").inner_html() == start


def test_cards_in_hand_tell_why(open_page: OpenPage) -> None:
    """Each card of the hand shows in a few words whether it may be played; touched, it tells why and who would win."""
    page = open_page(RULES, width=320, has_touch=True, is_mobile=True)
    example = page.locator("torite-play#follow-any")
    example.locator("[data-go=first]").tap()
    labels = [
        text.replace("\n", " ") for text in example.locator(".hand-option .hand-label").all_inner_texts()
    ]
    follows, not_allowed = label("iroha.follow-any", "allowed"), label("iroha.follow-any", "refused")
    assert labels == [
        f"{follows}, {label('iroha.winner', 'not-trump')}",
        f"{follows}, {label('iroha.winner', 'only')}",
        not_allowed,
        not_allowed,
    ]
    told = example.locator(".hand .tip:popover-open")
    example.locator(".hand-option").nth(0).tap()
    bird, fan = Card("O", 4), Card("G", 2)
    expect(told).to_contain_text(said("iroha.follow-any", "allowed", suit="O", card=bird))
    loses = said("iroha.winner", "not-trump", card=bird, suit="G")
    expect(told).to_contain_text(f"Then {loses[0].lower()}{loses[1:]}")
    expect(told).to_contain_text(said("iroha.winner", "only", player=1, card=fan))
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    example.locator(".hand-option").nth(2).tap()
    refused = said("iroha.follow-any", "refused", player=2, card=Card("Y", 1), suits=("O", "G"))
    expect(told).to_contain_text(refused)
    expect(told.locator("a.rule-mark")).to_have_attribute("href", "#iroha.follow-any")
    box = told.bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 320


def test_a_rule_link_leads_to_the_rule(open_page: OpenPage) -> None:
    """The address that a sentence cites is a heading of the rules page, from the home page too."""
    page = open_page()
    page.locator("torite-play [data-go=forward]").click()
    page.locator("torite-play .widget-said a.rule-mark[href$='#iroha.follow-any']").first.click()
    page.wait_for_url("**/iroha/rules/#iroha.follow-any")
    expect(page.locator("h3[id='iroha.follow-any']")).to_be_in_viewport()


def test_seats_have_names(open_page: OpenPage) -> None:
    """Names stand at the table and in the sentences, letters nowhere."""
    page = opened(open_page)
    names = sorted(page.locator(f"{NEW_TRUMP} .seat-name").all_inner_texts())
    assert names == ["Aki", "Ben", "Chie", "Dai"]
    assert page.locator(f"{NEW_TRUMP} .board-seats > .is-winning .seat-name").inner_text() == "Chie"
    assert page.locator(f"{NEW_TRUMP} .board-mark").count() == 1


def test_without_scripts_the_whole_example_can_be_read(open_page: OpenPage) -> None:
    """No button that does nothing; every step in words, with its rules as links; a step's link finds its line."""
    page = open_page(RULES, java_script_enabled=False)
    example = page.locator(NEW_TRUMP)
    page.locator(f"details.fold:has({NEW_TRUMP}) > summary").click()
    expect(example.locator(".stepping-controls")).to_be_hidden()
    expect(example.locator(".example-wrong")).to_be_hidden()
    lines = example.locator(".widget-transcript li")
    for line, step in zip(spelled_out(lines), ALL_STEPS, strict=True):
        assert line.startswith(step)
    expect(lines.nth(0)).to_contain_text("Dai holds bird 2 and fan 8.")
    expect(lines.nth(3).locator("a.rule-mark").first).to_have_attribute("href", "#iroha.void-moves-marker")
    expect(page.locator("[id='new-trump.3']")).to_be_visible()


def test_instant_navigation_keeps_examples_working(open_page: OpenPage) -> None:
    """After links and Back, without a page load, examples step."""
    page = open_page()
    page.evaluate("window.stayed = true")
    page.locator("article").get_by_role("link", name="Rules", exact=True).first.click()
    page.wait_for_url("**/iroha/rules/")
    expect(page.locator(NEW_TRUMP)).to_be_visible()
    page.locator(f"{NEW_TRUMP} [data-go=last]").click()
    assert headline(page) == ALL_STEPS[-1]
    page.go_back()
    page.wait_for_function("document.querySelectorAll('torite-play').length === 1")
    page.locator("torite-play [data-go=forward]").click()
    expect(page.locator("torite-play .widget-count")).to_have_text("step 1 of 4")
    assert page.evaluate("window.stayed") is True


def test_the_step_is_announced(open_page: OpenPage) -> None:
    """What is said at a step stands in a live region, read as a whole."""
    page = opened(open_page)
    region = page.locator(f"{NEW_TRUMP} .widget-said")
    expect(region).to_have_attribute("role", "status")
    expect(region).to_have_attribute("aria-atomic", "true")
    node = region.element_handle()
    page.locator(f"{NEW_TRUMP} [data-go=forward]").click()
    assert region.element_handle().evaluate("(now, before) => now === before", node)


def test_links_within_the_page_leave_examples_where_they_are(open_page: OpenPage) -> None:
    """A rule link, a heading's link, another page and Back: each example is still at the step where it was left."""
    page = opened(open_page)
    page.evaluate("window.stayed = true")
    page.locator(f"{NEW_TRUMP} [data-go=last]").click()
    page.locator("torite-play#winner [data-go=first]").click()
    page.locator(f"{NEW_TRUMP} .widget-said a.rule-mark").last.click()
    page.wait_for_url("**#iroha.winner-leads")
    page.wait_for_timeout(500)
    assert headline(page) == ALL_STEPS[-1]
    page.locator("h3[id='iroha.lead'] .rule-mark").click()
    page.wait_for_timeout(500)
    assert headline(page) == ALL_STEPS[-1]
    away_and_back(page)
    expect(page.locator(NEW_TRUMP)).to_be_attached()
    assert headline(page) == ALL_STEPS[-1]
    expect(page.locator("torite-play#winner .widget-count")).to_have_text("the start")
    assert page.evaluate("window.stayed") is True


STEPS = "**/steps/*/*.json"


def test_steps_that_do_not_arrive_are_told(watch: Watch) -> None:
    """An opened example says so; touched again, it fetches them anew, and is there."""
    page = watch.open("credits/")
    page.route(STEPS, lambda route: route.abort())
    page.goto(watch.site.url + RULES + "#new-trump.3")
    expect(page.locator(f"{NEW_TRUMP} .widget-told")).to_contain_text("did not arrive")
    page.unroute(STEPS)
    page.locator(f"{NEW_TRUMP} [data-go=forward]").click()
    expect(page.locator(f"{NEW_TRUMP} .board")).to_be_visible()


def test_who_saves_data_fetches_steps_when_an_example_opens(open_page: OpenPage, watch: Watch) -> None:
    """And not before."""
    page = open_page(RULES, script=SAVES_DATA, folded=True)
    page.wait_for_load_state("networkidle")
    assert [url for url in watch.requests if "/steps/" in url] == []
    page.locator(f"details.fold:has({NEW_TRUMP}) > summary").click()
    expect(page.locator(f"{NEW_TRUMP} .board")).to_be_visible()
    assert len([url for url in watch.requests if "/steps/" in url]) == 1
