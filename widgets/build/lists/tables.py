"""A table with a caption; the first cell of a row names it."""

from collections.abc import Iterable

from widgets.render.html import Child, Html, h

Cells = Iterable[Child]


def small_table(
    caption: str, columns: Cells, rows: Iterable[Cells | Html], class_: str | None = None
) -> Html:
    """Of cells, or of rows that have their own class."""
    return h(
        "table",
        h("caption", caption),
        h("thead", h("tr", *[h("th", column, scope="col") for column in columns])),
        h("tbody", *[row if isinstance(row, Html) else row_of(row) for row in rows]),
        class_=class_,
    )


def row_of(cells: Cells, class_: str | None = None) -> Html:
    first, *others = cells
    return h("tr", h("th", first, scope="row"), *[h("td", cell) for cell in others], class_=class_)


def lookup(caption: str, columns: Cells, rows: Iterable[Cells]) -> Html:
    """To be read at arm's length."""
    return small_table(caption, columns, rows, "list-lookup")


def wide(caption: str, columns: Cells, rows: Iterable[Cells]) -> Html:
    """A table of many columns: on a phone it is scrolled, by touch or by the keyboard."""
    table = small_table(caption, columns, rows, "list-columns")
    return h("section", table, class_="list-wide", tabindex=0, aria_label=caption)
