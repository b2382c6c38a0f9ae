"""MkDocs reads this beside its plugins: the theme's search index keeps cells and entries apart, as it does paragraphs."""

from material.plugins.search import plugin  # type: ignore[import-untyped]


class Parser(plugin.Parser):  # type: ignore[misc]  # untyped
    def __init__(self) -> None:
        super().__init__()
        self.keep |= {"table", "caption", "tr", "th", "td", "dt", "dd"}


plugin.Parser = Parser
