"""What stops the build, and which page is being written. Used by MkDocs alone."""

import posixpath
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any, TypeVar

import click
from pymdownx.inlinehilite import InlineHiliteException
from pymdownx.superfences import SuperFencesException

from widgets.render.html import Html

DOCS = Path("docs")


class Unbuildable(SuperFencesException, InlineHiliteException, click.ClickException):  # type: ignore[misc]  # untyped
    """Stops the build; its sentence is the last line printed."""

    def show(self, file: Any = None) -> None:
        click.echo(self.message, file=file, err=file is None)


Format = TypeVar("Format", bound=Callable[..., Html])


def stops_the_build(format_: Format) -> Format:
    """The extensions pass over a plain exception, and the page goes out without its example."""

    @wraps(format_)
    def safely(*arguments: Any, **named: Any) -> Html:
        try:
            return format_(*arguments, **named)
        except Unbuildable:
            raise
        except Exception as fault:
            raise Unbuildable(
                f"{place_of(arguments[0].strip())}: expected to be drawn, found {fault!r}"
            ) from fault

    return safely  # type: ignore[return-value]  # it takes and gives the same


def options(
    language: str, inputs: dict[str, str], options: dict[str, Any], attrs: dict[str, Any], md: Any
) -> bool:
    """Take whatever stands behind a fence's name; what is wrong there is told by the fence, and not passed over."""
    options.update(inputs)
    return True


def place_of(text: str) -> str:
    """Where in the pages a text stands: an extension is not told."""
    for page in sorted(DOCS.rglob("*.md")):
        for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), start=1):
            if text in line:
                return f"{page}:{number}"
    return str(DOCS)


def is_block(md: Any, tag: str) -> None:
    """An element of ours stands by itself, and in no paragraph."""
    if tag not in md.block_level_elements:
        md.block_level_elements.append(tag)


def page_of(md: Any) -> str:
    """The page that is being written, `iroha/rules.md`: MkDocs tells it to what makes links relative."""
    try:
        return str(md.treeprocessors["relpath"].file.src_uri)
    except (AttributeError, KeyError, TypeError):
        return ""


def config_of(md: Any) -> Any:
    """What mkdocs.yml says, where the page that is being written is told too."""
    return md.treeprocessors["relpath"].config


def rules_seen_from(page: str, game: str) -> str:
    """The address of a game's rules page, seen from a page."""
    here = page.removesuffix(".md").removesuffix("index").strip("/")
    found = posixpath.relpath(f"{game}/rules", here or ".")
    return "" if found == "." else f"{found}/"
