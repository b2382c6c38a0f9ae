"""What holds for all style sheets."""

import re
from pathlib import Path

import pytest

from tests.conftest import Site

PAGE = Path(__file__).parents[2] / "widgets/page"
PARTS = sorted(PAGE.glob("*.css"))
ALL = "".join(part.read_text(encoding="utf-8") for part in PARTS)
ORDER = re.findall(r'@import url\("(.*?)\.css"\)', (PAGE / "torite.css").read_text(encoding="utf-8"))

NOT_OURS = re.compile(
    r"md-.*|admonition(-title)?|headerlink|highlight|language-\w+|no-js|reading|missing|note"
)
"""Of the theme and of Markdown."""


def bare(text: str) -> str:
    return re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)


def classes(text: str) -> set[str]:
    """Those of ours that a sheet's or a script's selectors name."""
    named = re.findall(r"\.([a-z][\w-]*)", re.sub(r"\[[^]]*\]", "", text))
    return {name for name in named if not NOT_OURS.fullmatch(name)}


def part_of(name: str) -> str:
    return name.partition("-")[0]


SHEETS = {part.stem: classes(bare(part.read_text(encoding="utf-8"))) for part in PARTS if part.stem in ORDER}


def test_every_part_is_bundled() -> None:
    """A style sheet that the one of all does not name would style nothing."""
    assert sorted(ORDER) == [part.stem for part in PARTS if part.name != "torite.css"]


@pytest.mark.parametrize("part", ORDER)
def test_a_sheet_names_its_own_classes(part: str) -> None:
    """Its name is their prefix, or they are states; besides, it names only what a sheet above it has."""
    above = ORDER[: ORDER.index(part)]
    others = {name for name in SHEETS[part] if part_of(name) not in (part, "is")}
    assert {
        name for name in others if part_of(name) not in above or name not in SHEETS[part_of(name)]
    } == set()


def test_every_class_is_needed(site: Site) -> None:
    """What our HTML is written with, and what stands on the pages, is styled or looked for by a script."""
    sources = [path.read_text(encoding="utf-8") for path in (PAGE.parent).rglob("*.py")]
    pages = [path.read_text(encoding="utf-8") for path in site.folder.rglob("*.html")]
    written = re.findall(r'class_=f?"([^"]*)"', "".join(sources)) + re.findall(
        r' class="([^"]*)"', "".join(pages)
    )
    used = {name for names in written for name in re.sub(r"\S*\{.*?\}\S*", "", names).split()}
    scripts = "".join(path.read_text(encoding="utf-8") for path in PAGE.glob("*.js"))
    needed = set().union(*SHEETS.values()) | classes(scripts)
    left = {name for name in used - needed if not NOT_OURS.fullmatch(name)}
    assert left <= {name for name in used if name.startswith("row-of-")}  # of what a game calls its rows


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.stem)
def test_every_rule_is_in_a_layer(part: Path) -> None:
    """Outside of all layers a rule would outweigh every other; and nothing is called important."""
    text = bare(part.read_text(encoding="utf-8"))
    assert {line.split()[0] for line in text.splitlines() if line and line[0] != " "} <= {
        "@layer",
        "@import",
        "}",
    }
    assert "!important" not in text


def test_eight_sizes_of_type_at_most() -> None:
    """Letters take their size from a token or from what they stand in, on a card from the card; paper starts from sizes of its own, a cheat sheet from what fills it."""
    tokens = set(re.findall(r"(--type-\w+):", ALL))
    taken = set(re.findall(r"font-size: ([^;]+)", ALL))
    assert len(tokens) <= 8
    assert taken == {f"var({token})" for token in tokens} | {
        "inherit",
        "15px",
        "0.75em",
        "0.85em",
        "calc(0.7vw + 1.35vh)",
        "calc(0.7vw + 1.45vh)",
        "calc(0.9vw + 1.2vh)",
        "calc(1vw + 1.22vh)",
        "calc(var(--card-width) * 0.32)",
    }


def test_signs_are_drawn() -> None:
    """Our fonts have none of these, and those of a reader differ."""
    assert not set("✓✗★") & set(ALL)


def test_the_theme_is_the_lowest_layer(site: Site) -> None:
    """No page loads styles of the theme that stand in no layer."""
    sheets = list((site.folder / "assets/stylesheets").glob("*.css"))
    assert sheets
    assert all(sheet.read_text(encoding="utf-8").startswith("@layer theme{") for sheet in sheets)
    page = (site.folder / "index.html").read_text(encoding="utf-8")
    assert set(re.findall(r"stylesheets/([^\"]+)", page)) == {sheet.name for sheet in sheets}
