"""A few lines that write HTML and escape what is not."""

from functools import cache, lru_cache, partial
from html import escape
from typing import TypeAlias


class Html(str):
    """A text that is HTML already."""

    __slots__ = ()


Child: TypeAlias = "str | Html | list[Child] | tuple[Child, ...] | None"


def h(tag: str, *children: Child, **attributes: str | float | bool | None) -> Html:
    """An element. `class_` stands for class, `data_at` for data-at; None and False leave an attribute out."""
    written = "".join(
        [
            named(name) if value is True else f'{named(name)}="{quoted(str(value))}"'
            for name, value in attributes.items()
            if value is not None and value is not False
        ]
    )
    if tag in VOID:
        return Html(f"<{tag}{written}>")
    return Html(f"<{tag}{written}>{join(children)}</{tag}>")


VOID = ("br", "hr", "img", "input", "wbr")
quoted = lru_cache(maxsize=4000)(escape)
shown = lru_cache(maxsize=4000)(partial(escape, quote=False))


@cache
def named(attribute: str) -> str:
    return f" {attribute.rstrip('_').replace('_', '-')}"


def join(child: Child) -> Html:
    if child is None:
        return Html()
    if isinstance(child, Html):
        return child
    if isinstance(child, str):
        return Html(shown(child))
    return Html("".join([one if isinstance(one, Html) else join(one) for one in child if one is not None]))
