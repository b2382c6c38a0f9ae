"""Who made a game, and when: what the rulebooks print, or where else it comes from."""

import re

from tests.engine.play_files import ROOT

DOCS = ROOT / "docs"
PRINTED = {
    "Iroha ni Oedo": ("nononon factory", "2019"),
    "Tezuma-shi": ("桜遊庵", "2015"),
    "Tezuma Trick": (),
    "Tornei": ("A.I.Lab.",),
    "The Automatic Tricktaking": ("2023",),
}
"""Publisher and year, where a rulebook's own text has them."""


def test_publisher_and_year_have_a_source() -> None:
    """On Credits each is printed in the rulebook, or the line says that it is not."""
    for game in (DOCS / "credits.md").read_text(encoding="utf-8").split("\n### ")[1:]:
        title = next(title for title in PRINTED if game.startswith(title))
        for told in re.findall(r"\| (?:Publisher|Year, edition) \| (.*) \|", game):
            assert "not named in the rule" in told or any(fact in told for fact in PRINTED[title]), told


def test_years_on_pages_are_printed_years() -> None:
    """No page of a game gives a year that no rulebook prints."""
    years = {fact for facts in PRINTED.values() for fact in facts if fact.isdecimal()}
    for page in (DOCS / "credits.md", *DOCS.glob("*/*.md")):
        found = set(re.findall(r"\b20[0-9]{2}\b", page.read_text(encoding="utf-8")))
        assert found <= years, page
