"""Around a rule's text: its heading in one row with what stands behind it, and in how many examples it decides. Used by MkDocs alone."""

import re
from typing import Any
from xml.etree.ElementTree import Element

from markdown import Markdown  # type: ignore[import-untyped]
from markdown.extensions import Extension  # type: ignore[import-untyped]
from markdown.postprocessors import Postprocessor  # type: ignore[import-untyped]
from markdown.treeprocessors import Treeprocessor  # type: ignore[import-untyped]

from engine.registry import GAMES
from widgets.build.a_to_z import counted
from widgets.build.page import page_of

HEADING = re.compile(
    r'(<h[23] id="[^"]+">(?:[^\n]* )?)([^\n]*?)<a class="headerlink"[^\n]*?</a>(</h[23]>)\s*<p>(<span class="rule-line".*?)</p>',
    re.DOTALL,
)


RULE = re.compile(r'<h[23] id="(?P<rule>[a-z-]+\.[^"]+)".*?(?=<h[123]\b|\Z)', re.DOTALL)


class InOneRow(Postprocessor):  # type: ignore[misc]  # untyped
    """The last word takes what stands behind it along to another line."""

    def run(self, text: str) -> str:
        return HEADING.sub(r'\1<span class="rule-last">\2 \4</span>\3', text)


AFTER_THE_TEXT = re.compile(r'<div class="admonition|<details class="fold|<torite-play|<pre|\Z')


class Counted(Postprocessor):  # type: ignore[misc]  # untyped
    """In the last line of a rule's text: in how many examples it decides."""

    def run(self, text: str) -> str:
        return RULE.sub(lambda found: self.counted(found[0], found["rule"]), text)

    def counted(self, section: str, rule: str) -> str:
        link = counted(rule, page_of(self.md))
        if not link:
            return section
        end = AFTER_THE_TEXT.search(section)
        at = section.rfind("</p>", 0, end.start() if end else None)
        return f"{section[:at]} {link}{section[at:]}" if at > 0 else f"{section.rstrip()}<p>{link}</p>\n"


OF_AN_EDITION = re.compile(r"admonition (?:reading |missing )?(edition-\S+)")


class OfOneEdition(Treeprocessor):  # type: ignore[misc]  # untyped
    """A rule whose whole text is of one edition says so to a reader of the other: there, its text is hidden."""

    def run(self, root: Element) -> None:
        parts = list(root)
        heads = [at for at, part in enumerate(parts) if part.tag in ("h1", "h2", "h3")]
        for start, end in zip(heads, [*heads[1:], len(parts)], strict=True):
            text = parts[start + 2 : end]
            found = [OF_AN_EDITION.match(part.get("class", "")) for part in text]
            names = {match and match[1] for match in found}
            if len(names) == 1 and (name := names.pop()):
                self.mark(root, text, name)

    def mark(self, root: Element, text: list[Element], name: str) -> None:
        at = list(root).index(text[0])
        only = Element("div", {"class": "edition-only"})
        only.extend(text)
        for part in text:
            root.remove(part)
        game = page_of(self.md).partition("/")[0]
        (other,) = (other for other in GAMES[game].editions if f"edition-{other}" != name)
        said = Element("small", {"class": f"edition-{other}", "data-search-exclude": ""})
        said.text = f"Only in {text[0][0].text}."
        root[at:at] = [only, said]


class Headings(Extension):  # type: ignore[misc]  # untyped
    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802  # as Python-Markdown calls it
        after_everything_is_written = 0
        md.treeprocessors.register(OfOneEdition(md), "rule-of-one-edition", 0)
        md.postprocessors.register(InOneRow(md), "rule-heading", after_everything_is_written)
        md.postprocessors.register(Counted(md), "rule-counted", after_everything_is_written - 1)


def makeExtension(**options: Any) -> Headings:  # noqa: N802  # as Python-Markdown calls it
    return Headings(**options)
