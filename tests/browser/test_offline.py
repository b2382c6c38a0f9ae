"""After one visit the site is read and played without a network, and a newer version never mixes with an older one."""

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import Watch
from tests.browser.driving import HERE, PLAY, TABLE, deal, frame, idle, take_turn, wake
from tests.browser.test_memory import CHANGE, keeps
from tests.browser.test_stepper import NEW_TRUMP, RULES
from tests.browser.test_worker import KEEP_WORKERS
from tests.hosts import NEWER, Host
from tools import offline


@pytest.fixture
def context(watch: Watch, host: Host) -> BrowserContext:
    """Of a reader who has been on the start page once, long enough for all pages to be kept."""
    watch.site = watch.site._replace(url=host.url)
    context = watch.context(service_workers="allow")
    page = context.new_page()
    page.goto(host.url)
    page.wait_for_function(KEPT, timeout=60_000)
    page.close()
    return context


KEPT = "() => navigator.serviceWorker.controller?.state === 'activated'"
BUILD = f"{HERE}.split('/').at(-2)"


def opened(context: BrowserContext, host: Host, path: str) -> Page:
    page = context.new_page()
    page.goto(host.url + path)
    return page


def test_every_kind_of_page_is_read_without_a_network(context: BrowserContext, host: Host) -> None:
    """Rules and an example's steps, a first deal by touch, a cheat sheet, the search; what is not there says so."""
    host.is_lost = True
    page = opened(context, host, RULES)
    page.locator(f"{NEW_TRUMP} [data-go=last]").click()
    expect(page.locator(f"{NEW_TRUMP} [data-go=last]")).to_have_attribute("aria-disabled", "true")
    page.locator(".search-open").click()
    page.locator(".search-form input").fill("must I follow")
    expect(page.locator(".search-found a").first).to_be_visible()
    page = opened(context, host, "tornei/first-deal/")
    count = page.locator("torite-guide .widget-count").inner_text()
    page.locator("torite-guide [data-go=on]").click()
    expect(page.locator("torite-guide .widget-count")).not_to_have_text(count)
    for path in ("automatic/aid/", "glossary/", "tezuma/abilities/", "same-four-cards/"):
        page.goto(host.url + path)
        expect(page.locator("h1")).to_be_visible()
        assert page.evaluate("getComputedStyle(document.querySelector('.md-header')).position") == "sticky"
    page.goto(host.url + "iroha/nothing/")
    expect(page.locator(".page-missing")).to_be_visible()


def test_what_was_played_once_is_played_without_a_network(context: BrowserContext, host: Host) -> None:
    """An example woken with a network: without one another wakes, and a kept table goes on."""
    page = opened(context, host, PLAY)
    deal(page)
    before, address = frame(page), page.url
    host.is_lost = True
    page.close()
    page = context.new_page()
    page.goto(address)
    expect(page.locator(f"{TABLE} .hand")).to_be_visible(timeout=60_000)
    idle(page)
    assert frame(page) == before
    assert take_turn(page, Random(1))
    page.goto(host.url + RULES)
    wake(page, NEW_TRUMP)


def test_a_damaged_memory_is_not_missed_without_a_network(context: BrowserContext, host: Host) -> None:
    """A byte of it is wrong: the plain way is taken, from what is kept of the engine's files."""
    page = opened(context, host, RULES)
    wake(page, NEW_TRUMP)
    keeps(page)
    page.evaluate(CHANGE, "one byte")
    host.is_lost = True
    page.reload()
    wake(page, NEW_TRUMP)


def test_playing_is_kept_at_once_where_a_reader_wants_it(context: BrowserContext, host: Host) -> None:
    """By a button beside the questions of a table, which then says so; nothing of Python has run before."""
    context.add_init_script("Object.defineProperty(navigator, 'connection', { value: {} })")
    page = opened(context, host, "tornei/first-deal/")
    page.locator(".nav a", has_text="Play").click()
    line = page.locator(".lobby-offline")
    line.get_by_role("button", name="Keep for offline").click()
    expect(line).to_have_text("Kept: you can play here without a network.", timeout=60_000)
    page.close()
    host.is_lost = True
    page = opened(context, host, PLAY)
    expect(page.locator(".lobby-offline")).to_have_text("Kept: you can play here without a network.")
    deal(page)


def test_versions_never_mix(context: BrowserContext, host: Host, newer: Path) -> None:
    """A, B, A with an open table: each says that there is a new one, goes on as it is, and is exchanged when that is wanted."""
    older = host.folder
    context.add_init_script(KEEP_WORKERS)
    page = opened(context, host, PLAY)
    deal(page)
    build = page.evaluate(BUILD)
    for folder in (newer, older):
        host.folder = folder
        other = opened(context, host, "credits/")
        expect(page.locator(".offline-newer")).to_be_visible(timeout=30_000)
        assert take_turn(page, Random(2))
        page.evaluate("endWorker()")
        assert take_turn(page, Random(3))
        assert page.evaluate(BUILD) == build
        before = frame(page)
        other.close()
        page.get_by_role("button", name="Show it").click()
        page.wait_for_function(f"build => {BUILD} !== build", arg=build, timeout=30_000)
        expect(page.locator(f"{TABLE} .hand")).to_be_visible(timeout=60_000)
        idle(page)
        build = page.evaluate(BUILD)
        assert frame(page) == before
        assert page.locator(".offline-newer").count() == 0


HALF = """async () => {
    for (const name of await caches.keys()) {
        const store = await caches.open(name);
        for (const [at, key] of (await store.keys()).entries()) if (at % 2) await store.delete(key);
    }
}"""
SHORT = "bytes.slice(1)"
WRONG = "(bytes[bytes.length >> 1] ^= 1, bytes)"
CHANGED = """async () => {
    for (const name of await caches.keys()) {
        const store = await caches.open(name);
        for (const key of await store.keys()) {
            if (!/python.pack|wasm/.test(key.url)) continue;
            const bytes = new Uint8Array(await (await store.match(key)).arrayBuffer());
            await store.put(key, new Response(CHANGE, { headers: { "Content-Type": "application/wasm" } }));
        }
        if (name === "torite:memory") await caches.delete(name);
    }
}"""


DAMAGE = {
    "half of it gone": HALF,
    "a byte missing": CHANGED.replace("CHANGE", SHORT),
    "a byte wrong": CHANGED.replace("CHANGE", WRONG),
}


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE)
def test_a_damaged_cache_costs_a_fetch(context: BrowserContext, host: Host, damage: str) -> None:
    """Pages come, examples wake, the kept table is there."""
    page = opened(context, host, PLAY)
    deal(page)
    before, address = frame(page), page.url
    page.evaluate(damage)
    page.close()
    page = opened(context, host, RULES)
    wake(page, NEW_TRUMP)
    page.goto(address)
    expect(page.locator(f"{TABLE} .hand")).to_be_visible(timeout=60_000)
    idle(page)
    assert frame(page) == before


def test_a_broken_service_worker_is_taken_away(
    context: BrowserContext, host: Host, newer: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A site built with TORITE_OFFLINE=no: the next visit ends the worker and what it kept of pages; tables stay."""
    page = opened(context, host, PLAY)
    deal(page)
    tables = page.evaluate("Object.keys(localStorage).filter(key => key.startsWith('torite:table:')).length")
    page.close()
    monkeypatch.setenv("TORITE_OFFLINE", "no")
    offline.write(newer, f"assets/live/{NEWER}/")
    host.folder = newer
    page = opened(context, host, "credits/")
    page.wait_for_function(
        f"() => !navigator.serviceWorker.controller && {BUILD} === '{NEWER}'", timeout=30_000
    )
    assert page.evaluate("caches.keys()") in ([], ["torite:memory"])
    assert tables == page.evaluate(
        "Object.keys(localStorage).filter(key => key.startsWith('torite:table:')).length"
    )
