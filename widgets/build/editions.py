"""Words of one edition, which readers of another do not see."""

from collections.abc import Sequence

from widgets.render.html import Child, Html, h, join


def for_both(words: str) -> Html:
    """For readers who have chosen no edition."""
    return h("span", words, class_="edition-both")


def word_of_each(editions: Sequence[str], words: Sequence[Child]) -> Html:
    """`scoring (bid)`: to whoever has chosen an edition, its word alone."""
    first, second = words
    return join(
        [
            h("span", first, class_=f"edition-{editions[0]}"),
            h("span", for_both(" ("), second, for_both(")"), class_=f"edition-{editions[1]}"),
        ]
    )
