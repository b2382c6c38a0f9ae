"""A worker that hangs or is ended costs other browsers a pause, too, and no card."""

from tests.browser.answers import ENDLESS, Instead
from tests.browser.driving import PLAY, TABLE
from tests.browser.test_stepper import NEW_TRUMP, RULES
from tests.browser.test_worker import KEEP_WORKERS
from tests.engines.browsers import every_engine
from tests.engines.reader import MEMORY, Reader

CARDS = f"[...document.querySelectorAll('{TABLE} .hand .hand-option')].map(({{ dataset }}) => dataset.send)"
FORGET = "caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))"


@every_engine
def test_a_worker_that_was_ended_is_replaced(reader: Reader) -> None:
    """The next touch is answered by a fresh one."""
    reader.goes(f"{RULES}#new-trump.1")
    reader.sees(NEW_TRUMP)
    reader.does(KEEP_WORKERS)
    reader.wakes(NEW_TRUMP)
    reader.does("endWorker()")
    reader.touches(f"{NEW_TRUMP} [data-send$='O8']")
    reader.sees(f"{NEW_TRUMP} .widget-count", "step 2 of ")
    assert reader.run("workers.length") == 2


@every_engine
def test_a_touch_that_never_ends_is_given_to_another_worker(reader: Reader, instead: Instead) -> None:
    """Undo runs in circles; a fresh engine takes the turn back, and the table stands as it was."""
    instead["python.pack"] = ENDLESS
    reader.goes(PLAY)
    reader.deals()
    before = reader.run(CARDS)
    reader.passes_cards()
    reader.waits(MEMORY)
    reader.run(FORGET)
    del instead["python.pack"]
    reader.touches(f"{TABLE} [data-send=undo]")
    reader.rests(TABLE)
    assert before == reader.run(CARDS)
