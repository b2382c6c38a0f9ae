"""A later start begins with the memory of an earlier one; where that cannot be used, the plain way is taken."""

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import SAVES_DATA, Watch
from tests.browser.driving import HERE, PLAY, TABLE, deal, frame, idle, wake
from tests.browser.test_stepper import NEW_TRUMP, RULES
from tests.browser.test_worker import KEEP_WORKERS

KEPT = """async (build) => {
    const store = await caches.open("torite:memory");
    const [first, ...others] = await store.keys();
    if (!first?.url.includes(`/${build}/`) || others.length) return 0;
    const answer = await store.match(first);
    const bytes = await answer.arrayBuffer();
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).join(" ");
    return answer.headers.get("digest") === digest ? bytes.byteLength : 0;
}"""
CHANGE = """async (change) => {
    const store = await caches.open("torite:memory");
    const [first] = await store.keys();
    const answer = await store.match(first);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const digest = async (of) => new Uint8Array(await crypto.subtle.digest("SHA-256", of)).join(" ");
    const changed = {
        "cut short": () => [bytes.slice(0, bytes.length / 2), answer.headers.get("digest")],
        "one byte": () => [(bytes[10_000_000] ^= 1, bytes), answer.headers.get("digest")],
        "no memory": async () => [bytes.fill(7, 0, 64), await digest(bytes)],
        "without its digest": () => [bytes, ""],
    }[change];
    const [body, told] = await changed();
    await store.put(first.url, new Response(body, { headers: { digest: told } }));
}"""


def keeps(page: Page) -> int:
    """How long the memory of this build is, when it is kept whole and no other is."""
    build = page.evaluate(HERE).split("/")[-2]
    for _ in range(100):
        if length := int(page.evaluate(KEPT, build)):
            return length
        page.wait_for_timeout(200)
    raise AssertionError("no memory was kept")


@pytest.fixture
def context(watch: Watch) -> BrowserContext:
    """Of a reader who has woken an example once."""
    page = watch.open(RULES)
    wake(page, NEW_TRUMP)
    assert keeps(page) > 10_000_000
    page.close()
    watch.requests.clear()
    return watch.contexts[-1]


def again(context: BrowserContext, watch: Watch) -> Page:
    page = context.new_page()
    page.goto(watch.site.url + RULES)
    wake(page, NEW_TRUMP)
    return page


def packs(watch: Watch) -> int:
    return sum(url.endswith("/python.pack") for url in watch.requests)


def test_a_later_start_imports_nothing(context: BrowserContext, watch: Watch) -> None:
    """It asks for no module of Python's, and an ended worker's successor neither; what they answer is the same."""
    context.add_init_script(KEEP_WORKERS)
    page = again(context, watch)
    assert packs(watch) == 0
    before = frame(page, NEW_TRUMP)
    page.wait_for_function("() => performance.getEntriesByType('resource').length > 0")
    watch.requests.clear()
    page.evaluate("endWorker()")
    page.locator(f"{NEW_TRUMP} .hand-option").first.click()
    idle(page, NEW_TRUMP)
    assert frame(page, NEW_TRUMP) != before


@pytest.mark.parametrize("change", ["cut short", "one byte", "no memory", "without its digest"])
def test_what_is_not_whole_is_dropped(context: BrowserContext, watch: Watch, change: str) -> None:
    """Half written, changed, or refused by Pyodide: the example wakes the plain way, and a whole memory is kept again."""
    page = context.new_page()
    page.goto(watch.site.url)
    page.evaluate(CHANGE, change)
    page = again(context, watch)
    assert packs(watch) >= 1
    keeps(page)
    watch.requests.clear()
    again(context, watch)
    assert packs(watch) == 0


def test_of_another_build_none_is_used(context: BrowserContext, watch: Watch) -> None:
    """It makes place for that of this build."""
    page = context.new_page()
    page.goto(watch.site.url)
    page.evaluate(
        """async () => {
            const store = await caches.open("torite:memory");
            const [{ url }] = await store.keys();
            await store.put(url.replace(/[^/]+(?=.memory$)/, "0123456789ab"), await store.match(url));
            await store.delete(url);
        }"""
    )
    page = again(context, watch)
    assert packs(watch) == 1
    keeps(page)


def test_where_a_reader_saves_data_none_is_kept(watch: Watch) -> None:
    page = watch.open(RULES, script=SAVES_DATA)
    wake(page, NEW_TRUMP)
    page.wait_for_timeout(3000)
    assert page.evaluate("caches.has('torite:memory')") is False


def test_a_kept_table_comes_back_from_memory(context: BrowserContext, watch: Watch) -> None:
    """The table that was left is drawn as it was."""
    page = context.new_page()
    page.goto(watch.site.url + PLAY)
    deal(page)
    before = frame(page)
    page.reload()
    expect(page.locator(f"{TABLE} .hand")).to_be_visible(timeout=60_000)
    idle(page)
    assert frame(page) == before
    assert packs(watch) <= 1
