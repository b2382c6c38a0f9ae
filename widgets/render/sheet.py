"""A sheet over the table, which comes when it is called and goes with one touch."""

from widgets.render.html import Child, Html, h
from widgets.render.scene import Scene


def sheet(name: str, title: str, *shown: Child, is_called: bool = False, kind: str = "") -> Html:
    """A touch beside it closes it, and meets nothing behind. One that was called opens as it comes."""
    return h(
        "div",
        h("div", head(name, title), *shown, class_="sheet-paper"),
        id=name,
        popover=True,
        class_=f"sheet {kind}".strip(),
        role="dialog",
        aria_label=title,
        tabindex="-1",
        autofocus=True,
        data_called=is_called,
    )


def head(name: str, title: str) -> Html:
    """What it is called, and the button that closes it; they stay in sight."""
    close = h(
        "button", "Close", type="button", popovertarget=name, popovertargetaction="hide", class_="sheet-close"
    )
    return h("div", h("h2", title), close, class_="sheet-head")


def beside(scene: Scene, title: str, *shown: Child) -> Html:
    """What lies beside the felt; a phone has no room for it there, and it comes when it is called."""
    name = f"{scene.name}.beside"
    paper = h("div", head(name, title), *shown, class_="felt-paper")
    return h("div", paper, id=name, popover=True, class_="felt-beside", tabindex="-1")
