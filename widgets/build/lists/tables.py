"""A table with a caption; the first cell of a row names it."""

from collections.abc import Iterable

from widgets.render.html import Child, Html, h

Cells = Iterable[Child]


def small_table(caption: str, columns: Cells, rows: Iterable[Cells], class_: str | None = None) -> Html:
    return h(
        "table",
        h("caption", caption),
        h("thead", h("tr", *[h("th", column, scope="col") for column in columns])),
        h("tbody", *[row_of(cells) for cells in rows]),
        class_=class_,
    )


def row_of(cells: Cells) -> Html:
    first, *others = cells
    return h("tr", h("th", first, scope="row"), *[h("td", cell) for cell in others])


def lookup(caption: str, columns: Cells, rows: Iterable[Cells]) -> Html:
    """To be read at arm's length."""
    return small_table(caption, columns, rows, "list-lookup")


def wide(caption: str, columns: Cells, rows: Iterable[Cells]) -> Html:
    """A table of many columns: on a phone it is scrolled, by touch or by the keyboard."""
    table = small_table(caption, columns, rows, "list-columns")
    return h("section", table, class_="list-wide", tabindex=0, aria_label=caption)
