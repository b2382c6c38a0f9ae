"""What pages show of the rules, and what is missing there."""

from engine.commands import doc_pages
from engine.registry import GAMES

IROHA = GAMES["iroha"]
PLAYED = "game: iroha\nsetup: 3 players\n\ndealer A => iroha.dealer\n"
REFUSED = "game: iroha\nsetup: 3 players\n\ntry deal => refused not iroha.dealer\ndealer A => iroha.dealer\n"


def only(*slugs: str) -> str:
    """A page with a heading for each of these rules."""
    return "\n\n".join(f"### A rule {{#{slug}}}" for slug in slugs)


ALL = only(*(rule.slug for rule in IROHA.rules))


def test_headings_are_found_outside_of_fences() -> None:
    """A heading in an example of Markdown is none."""
    written = {
        "a.md": "# One {#one}\n\n```\n# Two {#two}\n```\n\n## One {#three}\n",
        "b.md": "# {#}\n### Uno {#one}",
    }
    assert doc_pages.headings(written) == {"one": ["a.md", "b.md"], "three": ["a.md"]}


def test_examples_and_first_deals_are_shown() -> None:
    """The file that a fence names, in its first line."""
    written = {
        "a.md": '```play step="3"\niroha/lead.play\n```\n',
        "b.md": "```guide\niroha/first-deal.play\n0 You lead.\n```\n\n```text\niroha/other.play\n```\n",
        "c.md": '!!! note "In a frame"\n\n    ```play\n    iroha/framed.play\n    ```\n',
    }
    assert doc_pages.shown(written) == {"iroha/lead.play", "iroha/first-deal.play", "iroha/framed.play"}


def test_a_fence_that_is_quoted_shows_nothing() -> None:
    """A page that explains fences has one inside another."""
    assert doc_pages.shown({"a.md": "````\n```play\niroha/lead.play\n```\n````\n"}) == frozenset()


def test_a_rule_has_one_heading() -> None:
    """Neither none nor two; and a heading has a rule."""
    found = list(doc_pages.gaps(IROHA, {"a.md": ALL + only("iroha.moon"), "b.md": only("iroha.deal")}, {}))
    assert "iroha.deal: expected one heading, found it on a.md, b.md" in found
    found = list(doc_pages.gaps(IROHA, {"a.md": only("iroha.deal", "iroha.moon", "tezuma.moon")}, {}))
    assert "iroha.pass: expected one heading, found it on no page" in found
    assert "iroha.moon: a.md has a heading for a rule that is not in the list" in found
    assert [gap for gap in found if ("expected one" in gap and "iroha.deal:" in gap) or "tezuma" in gap] == []


def test_a_rule_is_shown_with_its_near_miss() -> None:
    """A file that stands on no page shows nothing to a reader."""
    texts = {"docs/plays/iroha/played.play": PLAYED, "docs/plays/iroha/refused.play": REFUSED}

    def missing(*names: str) -> list[str]:
        fences = "".join(f"\n\n```play\niroha/{name}.play\n```" for name in names)
        found = doc_pages.gaps(IROHA, {"a.md": ALL + fences}, texts)
        return [gap for gap in found if gap.startswith("iroha.dealer:")]

    assert missing() == [
        "iroha.dealer: no page shows an example of it",
        "iroha.dealer: no page shows a near miss",
    ]
    assert missing("played") == ["iroha.dealer: no page shows a near miss"]
    assert missing("played", "refused") == []
