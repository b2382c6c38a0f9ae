"""What the search shows of a section can be read alone."""

import pytest

from tools.excerpts import excerpts

READING = """<p>Do you look at the cards?</p>
<table> <tr> <th>We play</th> <th>Another answer</th> </tr> <tr> <td>Nobody may.</td> <td>Yes, look at them.</td> </tr> </table>"""


@pytest.mark.parametrize(
    ("markup", "shown"),
    [
        ("<p>Each of you deals.</p> <p>Then you all pass.</p>", "Each of you deals.\tThen you all pass."),
        ("<p>Look at all colours.</p> <p>Play a colour.</p>", "Look at all colours.\nPlay a colour."),
        (
            "<p>Look at all colours. If you hold one of them, play it.</p>",
            "Look at all colours.\tIf you hold one of them, play it.",
        ),
        (
            "<p>The suit led is clubs. With cards of that suit, follow.</p>",
            "The suit led is clubs.\tWith cards of that suit, follow.",
        ),
        (
            "<p>You must follow:</p> <ol> <li>Play the top card.</li> </ol>",
            "You must follow: Play the top card.",
        ),
        (
            "<p>Agree on this:</p> <ul> <li>who deals</li> <li>who scores</li> </ul>",
            "Agree on this: who deals\nAgree on this: who scores",
        ),
        ("<p>Trick</p> <p>You may shuffle all cards.</p>", "Trick: You may shuffle all cards."),
        ("<ol> <li>Deal. Give nine cards to each.</li> </ol>", "Deal. Give nine cards to each."),
        (READING, "Do you look at the cards?\nWe play: Nobody may.\tAnother answer: Yes, look at them."),
        (
            "<table><tr><th>For each</th><th>Points</th></tr><tr><th>Trick taken</th><td>1</td></tr></table>",
            "For each: Trick taken · Points: 1",
        ),
        (
            "<dt>trick</dt><dd>One card each. Iroha</dd><dd>Four cards.</dd>",
            "trick: One card each. Iroha\tFour cards.",
        ),
        ("<p>All of it is printed here.</p> <p>Trick</p>", "All of it is printed here."),
    ],
)
def test_a_sentence_stands_with_what_it_needs(markup: str, shown: str) -> None:
    """The one before, the words that lead to a list, the label of a box, the heads of a table."""
    assert excerpts(markup) == shown
