"""The Automatic at the table: what a newcomer is told before there is a mode."""

import re
from random import Random

from tests.widgets.touching import frame, linked_table, plain, sent
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
    assert "A pile is a hand of five cards that nobody has seen." in frame(session)
    assert "A pile is a hand" not in frame(sent(session, "do A pile 1"))
    assert "of two opposite effects" not in frame(sent(session, "do A pile 1"))


def test_signs_are_explained() -> None:
    """In words in the sheet of the table, and at a card of the hand that has one."""
    shown = frame(
        linked_table(
            "game: automatic\nsetup: 3 players\nrule: k\norder: small\nhand A: 1 2 3 4 5\nhand B: ? ? ? ? ?\nhand C: ? ? ? ? ?\n"
        )
    )
    assert "What the signs mean" in plain(shown)
    assert "small numbers are strong" in plain(shown)
    assert re.search(r'class="hand-label" data-does="[^"]+"', shown)
