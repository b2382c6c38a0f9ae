"""How a reader tells that a rule is wrong: the issue form of this copy's repository, filled in. Used by MkDocs alone."""

from typing import Any
from urllib.parse import urlencode

from engine.registry import GAMES
from widgets.build.page import config_of
from widgets.render.html import Html, h
from widgets.render.rule_address import address
from widgets.render.sentences import title_of


def is_this_wrong(slug: str, md: Any) -> Html:
    """The last line under 日本語: a link, or what to do where this copy names no repository."""
    config, name = config_of(md), slug.partition(".")[0]
    repository = config.repo_url or config.extra["issues"]
    if not repository:
        return h("span", "Is this wrong? This copy names no repository: tell whoever gave you its address.")
    title = f"{GAMES[name].title}: {title_of(GAMES[name], slug)}"
    link = address(f"{config.site_url}{name}/rules/", slug)
    fields = {"template": "wrong.yml", "title": title, "report": f"{title}\n{link}\n\nWhat is wrong: "}
    form = f"{repository.rstrip('/')}/issues/new?{urlencode(fields)}"
    return h("a", "Is this wrong?", href=form, target="_blank", rel="noopener")
