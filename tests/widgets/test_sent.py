"""A table that was sent says so, and what was played before."""

from tests.widgets.touching import FORCED, frame, linked_table, sent
from widgets.worker.match import SENT
from widgets.worker.stored import linked


def test_a_sent_table_says_what_was_played_before() -> None:
    """Who has taken the last trick, or how many were taken; nothing while there was none."""
    session = sent(linked_table(FORCED), "tap A O3", "table")
    whole, seen = (linked_table(linked(session, whole)) for whole in (True, False))
    assert "<span>Trick 1 went to Ben, with bird 6.</span>" in frame(whole)
    assert "<span>Taken so far: 1 of 9 tricks.</span>" in frame(seen)
    assert "<span>Taken" not in frame(linked_table(FORCED))


def test_a_sent_table_says_so_once_and_shows_the_trick() -> None:
    """In one short line until something is done there; a card that lay there already stands in the list."""
    session = linked_table(f"{FORCED.replace('hand C: O4 Y1', 'hand C: Y1')}leader: C\ntrick: C O4\n")
    first = frame(session)
    assert SENT["all"] in first
    assert max(map(len, SENT.values())) <= 52
    assert "<h2>This trick</h2>" in first
    assert "<b>Chie</b> led bird 4." in first
    then = sent(session, "tap A O3")
    assert SENT["all"] not in frame(then)
    assert frame(then).index("<b>Chie</b> led bird 4.") < frame(then).index("<b>You</b> play bird 3")
