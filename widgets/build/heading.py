"""A rule's heading and its line stand in one row: the title, §, the rulebook's words folded, how far it carries the rule. Used by MkDocs alone."""

import re
from typing import Any

from markdown import Markdown  # type: ignore[import-untyped]
from markdown.extensions import Extension  # type: ignore[import-untyped]
from markdown.postprocessors import Postprocessor  # type: ignore[import-untyped]

HEADING = re.compile(
    r'(<h[23] id="[^"]+">[^\n]*?)<a class="headerlink"[^\n]*?</a>(</h[23]>)\s*<p>(<span class="rule-line".*?)</p>',
    re.DOTALL,
)


class InOneRow(Postprocessor):  # type: ignore[misc]  # untyped
    def run(self, text: str) -> str:
        return HEADING.sub(r"\1 \3\2", text)


class Headings(Extension):  # type: ignore[misc]  # untyped
    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802  # as Python-Markdown calls it
        after_everything_is_written = 0
        md.postprocessors.register(InOneRow(md), "rule-heading", after_everything_is_written)


def makeExtension(**options: Any) -> Headings:  # noqa: N802  # as Python-Markdown calls it
    return Headings(**options)
