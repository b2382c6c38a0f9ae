"""The one worker: when it starts, how long it lives, and what is said when it does not."""

from random import Random

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.answers import ENDLESS, Instead, changed, engine_with, missing
from tests.browser.conftest import SAVES_DATA, OpenPage, Watch, is_python
from tests.browser.driving import (
    HERE,
    PLAY,
    TABLE,
    answered,
    away_and_back,
    comes_back,
    deal,
    frame,
    idle,
    play_until,
    take_turn,
    wake,
)
from tests.browser.test_page import AXE, violations
from tests.browser.test_stepper import NEW_TRUMP, RULES, headline

KEEP_WORKERS = """
    window.workers = [];
    const { Worker } = window, { terminate } = Worker.prototype;
    window.endWorker = () => terminate.call(workers.at(-1)); // as a browser ends it: PyScript's own tells who waits
    window.Worker = class extends Worker { constructor(...words) { super(...words); workers.push(this); } };
"""


def impatient(page: Page, **milliseconds: int) -> None:
    """Wait less long than a reader would have to, for a start or for an answer; `slow=0` on a slow machine too."""
    page.evaluate(
        f"less => import({HERE}).then(torite => {{ Object.assign(torite.patience, less); }})",
        milliseconds,
    )


def test_the_worker_outlives_links_and_back(open_live: OpenPage) -> None:
    """A counter kept in Python goes on over three links and Back: it is the same worker."""
    page = open_live(RULES)
    page.evaluate("window.stayed = true")
    wake(page, NEW_TRUMP)
    first = answered(page)
    for link, address in (("About", "credits"), ("Contribute", "adding-a-rule"), ("Iroha ni Oedo", "iroha")):
        page.get_by_role("link", name=link, exact=True).first.click()
        page.wait_for_url(f"**/{address}/")
    page.go_back()
    page.wait_for_url("**/adding-a-rule/")
    assert page.evaluate("window.stayed") is True
    assert answered(page) >= first + 1
    assert answered(page) <= first + 4


@pytest.mark.parametrize("path", ["", RULES, "tornei/first-deal/", "tezuma/play/", "same-four-cards/"])
def test_nothing_starts_before_it_is_touched(open_live: OpenPage, watch: Watch, path: str) -> None:
    """Scrolled, hovered and stepped, a page asks for not one byte of Python; touched, it does.

    So does the page of a table where a reader saves data.
    """
    page = open_live(path, script=SAVES_DATA if path.endswith("/play/") else "")
    page.mouse.wheel(0, 5000)
    for button in page.locator(".stepping-controls button").all()[:8]:
        button.hover(force=True)
    for button in page.locator("[data-live=wake], .lobby .widget-act").all()[:3]:
        button.hover()
        button.focus()
    page.wait_for_timeout(300)
    assert [url for url in watch.requests if is_python(url)] == []
    if page.locator("[data-live=wake]").count():
        page.locator("[data-live=wake]").first.click()
        expect(page.locator("torite-play.is-awake")).to_be_attached(timeout=60_000)
        assert [url for url in watch.requests if is_python(url)]


def test_an_example_comes_back_as_it_was_left(open_live: OpenPage) -> None:
    """Another page and Back: the line that the reader made is still there, without a new start."""
    page = open_live(RULES)
    wake(page, NEW_TRUMP)
    page.locator(f"{NEW_TRUMP} .hand-option").first.click()
    idle(page, NEW_TRUMP)
    before = frame(page, NEW_TRUMP)
    away_and_back(page)
    expect(page.locator(f"{NEW_TRUMP}.is-awake")).to_be_attached()
    comes_back(page, before, NEW_TRUMP)


def test_progress_is_shown_and_can_be_left(open_live: OpenPage) -> None:
    """While the engine is loaded its bytes are counted; Go on without brings the stepper back."""
    page = open_live(RULES)
    slow = page.context.new_cdp_session(page)
    slow.send("Network.enable")
    speed = {"offline": False, "latency": 20, "downloadThroughput": 1_500_000, "uploadThroughput": 1_000_000}
    slow.send("Network.emulateNetworkConditions", speed)
    page.locator(f"{NEW_TRUMP} [data-live=wake]").click()
    bar = page.locator(f"{NEW_TRUMP} progress")
    expect(bar).to_be_visible()
    expect(page.locator(f"{NEW_TRUMP} .is-loading")).to_contain_text(" %")
    seen = set()
    for _ in range(24):
        page.wait_for_timeout(250)
        seen.add(bar.evaluate("bar => bar.value"))
        if len(seen) > 2:
            break
    assert len(seen) > 2
    page.locator(f"{NEW_TRUMP} button", has_text="Go on without").click()
    expect(bar).to_have_count(0)
    page.locator(f"{NEW_TRUMP} [data-go=first]").click()
    assert headline(page) == "Aki is next."
    page.wait_for_timeout(500)
    expect(page.locator(f"{NEW_TRUMP}.is-awake")).to_have_count(0)


PANELS = """example => {
    window.panels = 0;
    const panel = () => document.querySelector(`${example} .widget-panel`) && (panels += 1);
    new MutationObserver(panel).observe(document.querySelector(example), { childList: true, subtree: true });
}"""


def test_an_engine_that_runs_is_not_said_to_start(open_live: OpenPage) -> None:
    """Whatever is touched then is answered, and nothing comes over the page meanwhile."""
    page = open_live(RULES)
    wake(page, NEW_TRUMP)
    page.evaluate(PANELS, NEW_TRUMP)
    for way in ("forward", "back"):
        page.locator(f"{NEW_TRUMP} [data-go={way}]").click()
        idle(page, NEW_TRUMP)
    assert page.evaluate("panels") == 0


def test_an_endless_loop_is_ended(watch: Watch, instead: Instead) -> None:
    """A touch that never ends is given up, and given to a fresh worker, which answers."""
    instead["python.pack"] = ENDLESS
    page = watch.open(PLAY, script=SAVES_DATA)
    deal(page)
    del instead["python.pack"]
    before = frame(page)
    play_until(page, "Pass", Random(3))
    page.locator(f"{TABLE} .widget-acts .widget-act").click()
    idle(page)
    impatient(page, answer=1500, slow=0)
    page.get_by_role("button", name="Undo").click()
    idle(page)
    expect(page.locator(".is-stuck")).to_have_count(0)
    assert page.locator(f"{TABLE} .hand-option").count() == 9
    assert before.count("option") == frame(page).count("option")


def test_a_touch_that_never_ends_twice_is_told(watch: Watch, instead: Instead) -> None:
    """When the fresh worker does not answer either, a sentence says so; the table stands as it was and can be played on."""
    instead["python.pack"] = ENDLESS
    page = watch.open(PLAY, script=SAVES_DATA)
    deal(page)
    play_until(page, "Pass", Random(3))
    page.locator(f"{TABLE} .widget-acts .widget-act").click()
    idle(page)
    before = frame(page)
    impatient(page, answer=2000, slow=0)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".is-stuck")).to_contain_text("The engine could not answer", timeout=60_000)
    assert before == frame(page)
    page.locator(".is-stuck").get_by_role("button", name="Back").click()
    expect(page.locator(".is-stuck")).to_have_count(0)
    assert take_turn(page, Random(3))
    page.reload()
    expect(page.locator(f"{TABLE} .hand")).to_be_visible(timeout=60_000)


@pytest.mark.parametrize("file", ["pyodide.asm.wasm", "core.js"])
def test_a_file_that_is_missing_is_told(watch: Watch, instead: Instead, file: str) -> None:
    """A sentence that can be read, the static stepper, and a retry that works once the file is back."""
    instead[file] = missing
    page = watch.open(RULES)
    page.locator(f"{NEW_TRUMP} [data-live=wake]").click()
    stuck = page.locator(f"{NEW_TRUMP} .is-stuck")
    expect(stuck).to_contain_text("The engine could not be started", timeout=20_000)
    page.evaluate(AXE)
    assert violations(page, f"'{NEW_TRUMP} .is-stuck'") == []
    expect(page.locator(f"{NEW_TRUMP} .widget-told")).to_contain_text("The engine could not be started")
    page.locator(f"{NEW_TRUMP} [data-go=first]").click()
    assert headline(page) == "Aki is next."
    del instead[file]
    stuck.get_by_role("button", name="Try again").click()
    expect(page.locator(f"{NEW_TRUMP}.is-awake")).to_be_attached(timeout=20_000)


def test_a_start_that_never_ends_is_told(watch: Watch, instead: Instead) -> None:
    """Where WebAssembly is blocked, loading never settles: after a while a sentence says so, and nothing is lost."""
    never = b"export const version = '314.0.7'; export const loadPyodide = () => new Promise(() => {});"
    instead["interpreter.js"] = changed(lambda body: never.ljust(len(body)))
    page = watch.open(PLAY, script=SAVES_DATA)
    impatient(page, start=800)
    page.locator(".lobby .widget-act").click()
    expect(page.locator(".is-stuck")).to_contain_text("no word for too long", timeout=20_000)
    expect(page.locator(".lobby-progress")).to_be_hidden()
    page.get_by_role("button", name="Back").click()
    expect(page.locator(".lobby")).to_be_visible()


def test_without_a_network_it_is_told(watch: Watch) -> None:
    """Offline: a sentence that says so; back online, the same touch is answered."""
    page = watch.open(RULES)
    page.context.set_offline(True)
    page.locator(f"{NEW_TRUMP} [data-live=wake]").click()
    expect(page.locator(f"{NEW_TRUMP} .is-stuck")).to_contain_text("there is no network", timeout=20_000)
    page.context.set_offline(False)
    page.locator(f"{NEW_TRUMP} .is-stuck button", has_text="Try again").click()
    expect(page.locator(f"{NEW_TRUMP}.is-awake")).to_be_attached(timeout=20_000)


def test_an_engine_of_another_build_is_not_used(watch: Watch, instead: Instead) -> None:
    """Page and engine belong together; otherwise: new version, reload. The deal is kept."""
    instead["python.pack"] = changed(lambda body: body)  # so that the browser asks for it again
    page = watch.open(PLAY, script=SAVES_DATA)
    deal(page)
    play_until(page, "Take the trick", Random(5))
    before = frame(page)
    instead["python.pack"] = engine_with(
        'found, "build": build', 'found, "build": "newer"', "widgets/worker/answer.py"
    )
    page.reload()
    expect(page.locator(".is-stuck")).to_contain_text(
        "There is a new version of this page. Reload it: your tables are kept.", timeout=20_000
    )
    del instead["python.pack"]
    page.locator(".is-stuck button", has_text="Reload").click()
    expect(page.locator(f"{TABLE} .hand")).to_be_visible(timeout=60_000)
    idle(page)
    assert before == frame(page)


def test_a_page_of_a_newer_build_says_so(watch: Watch) -> None:
    """A link that leads to a page of a newer build: a sentence, and no error."""
    page = watch.open()
    source = page.evaluate(HERE)
    build = source.split("/")[-2]

    def newer(route: Route) -> None:
        route.fulfill(body=route.fetch().text().replace(build, "0123456789ab"), content_type="text/html")

    page.route("**/iroha/rules/", newer)
    page.route(
        "**/0123456789ab/**",
        lambda route: route.continue_(url=route.request.url.replace("0123456789ab", build)),
    )
    page.locator("article").get_by_role("link", name="Rules", exact=True).first.click()
    page.wait_for_url("**/iroha/rules/")
    expect(page.locator(".page-lost")).to_contain_text("There is a new version of this page")


def test_two_examples_wake_with_one_worker(open_live: OpenPage) -> None:
    """Touched one after the other while the engine is on its way: both show its progress, both wake, one worker answers."""
    page = open_live()
    page.context.add_init_script(KEEP_WORKERS)
    page.goto(page.url + RULES)
    before = page.evaluate("workers.length")
    page.evaluate(
        "[...document.querySelectorAll('[data-live=wake]')].slice(0, 2).forEach(button => button.click())"
    )
    expect(page.locator("torite-play.is-awake")).to_have_count(2, timeout=60_000)
    assert page.evaluate("workers.length") == before + 1
    assert answered(page) == 3
