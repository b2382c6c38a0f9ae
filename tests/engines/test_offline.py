"""After one visit other browsers read and play without a network, too; whatever becomes of what they keep, tables stay."""

from pathlib import Path

import pytest

from tests.browser.answers import Instead, changed, missing
from tests.browser.driving import PLAY
from tests.browser.test_memory import CHANGE
from tests.browser.test_offline import BUILD, DAMAGE
from tests.browser.test_stepper import NEW_TRUMP, RULES
from tests.engines.browsers import every_engine
from tests.engines.reader import MEMORY, Reader
from tests.hosts import NEWER, Host

FIRST_DEAL = "torite-guide .widget-count"


@every_engine
def test_every_kind_of_page_is_read_without_a_network(reader: Reader, host: Host) -> None:
    """Rules and an example's steps, the search, a first deal, cheat sheets; what is not there says so."""
    reader.keeps_pages()
    host.is_lost = True
    reader.goes(f"{RULES}#new-trump.2")
    reader.touches(f"{NEW_TRUMP} [data-go=last]")
    reader.sees(f"{NEW_TRUMP} .widget-count", "step 6 of 6")
    reader.touches(".search-open")
    reader.types(".search-form input", "must I follow")
    reader.sees(".search-found a")
    reader.goes("tornei/first-deal/")
    reader.touches("torite-guide [data-go=on]")
    reader.sees(FIRST_DEAL, "2 of ")
    for path in ("automatic/aid/", "glossary/", "tezuma/abilities/", "same-four-cards/"):
        reader.goes(path)
        reader.sees("h1")
        assert reader.run("getComputedStyle(document.querySelector('.md-header')).position") == "sticky"
    reader.goes("iroha/nothing/")
    reader.sees(".page-missing")


@every_engine
def test_what_was_played_once_is_played_without_a_network(reader: Reader, host: Host) -> None:
    """A kept table is drawn as it was and goes on; an example wakes."""
    reader.keeps_pages()
    reader.goes(PLAY)
    reader.deals()
    before = reader.frame()
    host.is_lost = True
    reader.reloads()
    assert before == reader.frame()
    reader.passes_cards()
    reader.goes(f"{RULES}#new-trump.2")
    reader.wakes(NEW_TRUMP)


@every_engine
@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE)
def test_a_damaged_cache_costs_a_fetch(reader: Reader, damage: str) -> None:
    """Pages come, examples wake, the kept table is there."""
    reader.keeps_pages()
    reader.goes(PLAY)
    reader.deals()
    before, address = reader.frame(), reader.run("location.hash")
    reader.run(f"({damage})()")
    reader.goes(f"{RULES}#new-trump.2")
    reader.wakes(NEW_TRUMP)
    reader.goes(PLAY + address)
    assert before == reader.frame()


@every_engine
def test_versions_never_mix(reader: Reader, host: Host, newer: Path) -> None:
    """With a table open, a newer build says that it is there and is exchanged when that is wanted; the table stays."""
    reader.keeps_pages()
    reader.goes(PLAY)
    reader.deals()
    host.folder = newer
    reader.run("navigator.serviceWorker.getRegistration().then((one) => one.update()).then(() => true)")
    reader.sees(".offline-newer")
    reader.passes_cards()
    assert reader.run(BUILD) != NEWER
    before = reader.frame()
    reader.touches(".offline-newer button")
    reader.waits(f"{BUILD} === '{NEWER}'")
    assert before == reader.frame()


@every_engine
def test_a_later_start_begins_with_the_memory_of_the_first(reader: Reader, instead: Instead) -> None:
    """Where nothing of the engine is to be had but what was kept of the first start."""
    instead["python.pack"] = changed(lambda body: body)
    reader.goes(f"{RULES}#new-trump.2")
    reader.wakes(NEW_TRUMP)
    reader.waits(MEMORY)
    reader.run(NO_PACK)
    instead["python.pack"] = missing
    reader.reloads()
    reader.wakes(NEW_TRUMP)


@every_engine
def test_a_damaged_memory_is_not_missed_without_a_network(reader: Reader, host: Host) -> None:
    """A byte of it is wrong: the plain way is taken, from what is kept of the engine's files."""
    reader.keeps_pages()
    reader.goes(f"{RULES}#new-trump.2")
    reader.wakes(NEW_TRUMP)
    reader.waits(MEMORY)
    reader.run(f"({CHANGE})('one byte')")
    host.is_lost = True
    reader.reloads()
    reader.wakes(NEW_TRUMP)


NO_PACK = """(async () => {
    for (const name of await caches.keys()) {
        const store = await caches.open(name);
        for (const key of await store.keys()) if (key.url.endsWith("python.pack")) await store.delete(key);
    }
})()"""
