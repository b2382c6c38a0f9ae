"""A sheet over the table, which comes when it is called and goes with one touch."""

from widgets.render.html import Child, Html, h


def sheet(name: str, words: str, *shown: Child, is_called: bool = False) -> Html:
    """A touch beside it meets the button that closes it, and nothing behind. One that was called opens as it comes."""
    close = h(
        "button", "Close", type="button", popovertarget=name, popovertargetaction="hide", class_="sheet-close"
    )
    paper = h("div", *shown, close, class_="sheet-paper")
    return h(
        "div",
        paper,
        id=name,
        popover=True,
        class_="sheet",
        role="dialog",
        aria_label=words,
        tabindex="-1",
        autofocus=True,
        data_called=is_called,
    )
