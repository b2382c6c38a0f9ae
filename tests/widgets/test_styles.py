"""What holds for all style sheets."""

import re
from pathlib import Path

import pytest

from tests.conftest import Site

PAGE = Path(__file__).parents[2] / "widgets/page"
PARTS = sorted(PAGE.glob("*.css"))
ALL = "".join(part.read_text(encoding="utf-8") for part in PARTS)


def test_every_part_is_bundled() -> None:
    """A style sheet that the one of all does not name would style nothing."""
    named = re.findall(r'@import url\("(.*?)"\)', (PAGE / "torite.css").read_text(encoding="utf-8"))
    assert sorted(named) == [part.name for part in PARTS if part.name != "torite.css"]


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.stem)
def test_every_rule_is_in_a_layer(part: Path) -> None:
    """Outside of all layers a rule would outweigh every other; and nothing is called important."""
    text = re.sub(r"/\*.*?\*/", "", part.read_text(encoding="utf-8"), flags=re.DOTALL)
    assert {line.split()[0] for line in text.splitlines() if line and line[0] != " "} <= {
        "@layer",
        "@import",
        "}",
    }
    assert "!important" not in text


def test_eight_sizes_of_type_at_most() -> None:
    """Letters take their size from a token or from what they stand in; what a sheet of paper starts from is no size of its own."""
    tokens = set(re.findall(r"(--type-\w+):", ALL))
    taken = set(re.findall(r"font-size: ([^;]+)", ALL))
    assert len(tokens) <= 8
    assert taken == {f"var({token})" for token in tokens} | {"inherit", "13px"}


def test_the_theme_is_the_lowest_layer(site: Site) -> None:
    """No page loads styles of the theme that stand in no layer."""
    sheets = list((site.folder / "assets/stylesheets").glob("*.css"))
    assert sheets
    assert all(sheet.read_text(encoding="utf-8").startswith("@layer theme{") for sheet in sheets)
    page = (site.folder / "index.html").read_text(encoding="utf-8")
    assert set(re.findall(r"stylesheets/([^\"]+)", page)) == {sheet.name for sheet in sheets}
