"""Around a rule's text: its heading in one row with what stands behind it, and in how many examples it decides. Used by MkDocs alone."""

import re
from typing import Any

from markdown import Markdown  # type: ignore[import-untyped]
from markdown.extensions import Extension  # type: ignore[import-untyped]
from markdown.postprocessors import Postprocessor  # type: ignore[import-untyped]

from widgets.build.a_to_z import counted
from widgets.build.page import page_of

HEADING = re.compile(
    r'(<h[23] id="[^"]+">[^\n]*?)<a class="headerlink"[^\n]*?</a>(</h[23]>)\s*<p>(<span class="rule-line".*?)</p>',
    re.DOTALL,
)


RULE = re.compile(r'<h3 id="(?P<rule>[a-z-]+\.[^"]+)".*?(?=<h[123]\b|\Z)', re.DOTALL)


class InOneRow(Postprocessor):  # type: ignore[misc]  # untyped
    def run(self, text: str) -> str:
        return HEADING.sub(r"\1 \3\2", text)


class Counted(Postprocessor):  # type: ignore[misc]  # untyped
    """After a rule's text: in how many examples it decides."""

    def run(self, text: str) -> str:
        page = page_of(self.md)
        return RULE.sub(lambda found: found[0].rstrip() + (counted(found["rule"], page) or "") + "\n", text)


class Headings(Extension):  # type: ignore[misc]  # untyped
    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802  # as Python-Markdown calls it
        after_everything_is_written = 0
        md.postprocessors.register(InOneRow(md), "rule-heading", after_everything_is_written)
        md.postprocessors.register(Counted(md), "rule-counted", after_everything_is_written - 1)


def makeExtension(**options: Any) -> Headings:  # noqa: N802  # as Python-Markdown calls it
    return Headings(**options)
