"""The Automatic at the table: what a newcomer is told before there is a mode."""

import re
from random import Random

from tests.widgets.touching import frame, sent
from widgets.worker.answer import open_table


def test_the_priority_rule_says_what_it_does() -> None:
    """While piles are taken; then its name stands for it."""
    request = {
        "open": "table",
        "name": "table",
        "game": "automatic",
        "rules": "../rules/",
        "setup": "3 players",
    }
    session = open_table(request, lambda name: name, Random(2))
    assert re.search(
        r"priority.*of two opposite effects, that of the (lower|higher|earlier|later)", frame(session)
    )
    assert "of two opposite effects" not in frame(sent(session, "do A pile 1"))
