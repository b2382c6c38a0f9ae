"""Building: what must hold for a site to go out, and that nothing is lost where it does not."""

import re
import subprocess
import sys
from contextlib import nullcontext
from html import unescape
from pathlib import Path
from urllib.parse import parse_qs

import pytest

from tests.conftest import Site
from tools import build

BROKEN = [
    (
        "docs/plays/iroha/new-trump.play",
        "winning=A",
        "winning=B",
        "docs/plays/iroha/new-trump.play:10: expected winning=B, found A",
    ),
    (
        "docs/plays/iroha/new-trump.play",
        "hand D: O2",
        "hand D: X2",
        "docs/plays/iroha/new-trump.play:8: expected a play file, found a fault: X2 has no colour",
    ),
    (
        "docs/plays/iroha/new-trump.play",
        "B O8 ",
        "B O9",
        "docs/plays/iroha/new-trump.play:11: expected a legal action, found refused: ",
    ),
    (
        "docs/iroha/rules.md",
        "iroha/new-trump.play",
        "iroha/nwe-trump.play",
        "docs/plays/iroha/nwe-trump.play:1: expected a play file, found this: ",
    ),
    (
        "docs/tornei/first-deal.md",
        "Which card do you predict with?\nbut ",
        "Which card do you predict with? ",
        "docs/tornei/first-deal.md:{line}: expected `but` where other moves are allowed, found A forecast F6, ",
    ),
    (
        "docs/tornei/first-deal.md",
        "5 Your wyvern predicts",
        "6 Your wyvern predicts",
        "docs/tornei/first-deal.md:{line}: expected a stop at step 5, for the reader's move: A S12",
    ),
    (
        "docs/iroha/rules.md",
        "`#!rule iroha.lead`",
        "`#!rule iroha.led`",
        "docs/iroha/rules.md:{line}: expected a rule, found 'iroha.led'",
    ),
    (
        "docs/iroha/rules.md",
        "`#!term icon`",
        "`#!term ikon`",
        "docs/iroha/rules.md:{line}: expected a term of docs/terms, found 'ikon'",
    ),
    (
        "docs/iroha/rules.md",
        '```play step="3"\niroha/lead',
        '```play step="33"\niroha/lead',
        "docs/plays/iroha/lead.play:1: expected a step from 0 to 4, found 33",
    ),
    (
        "docs/iroha/rules.md",
        '```play step="3"\niroha/lead',
        '```play stpe="3"\niroha/lead',
        "docs/iroha/rules.md:{next}: expected step, near or touch after play, found 'stpe'",
    ),
    (
        "docs/tezuma/set-up.md",
        "five `#!edition scoring|bid` cards",
        "five `#!edition scoring|bid|own` cards",
        "docs/tezuma/set-up.md:{line}: expected a word for each edition of the page's game, found 'scoring|bid|own'",
    ),
    (
        "docs/tezuma/set-up.md",
        "`#!suit fan` `#!suit mask`",
        "`#!suit fan` `#!suit msak`",
        "docs/tezuma/set-up.md:{line}: expected a suit, found 'msak'",
    ),
    (
        "docs/terms/places.txt",
        "iroha.lead: カードのプレイ\n",
        "",
        "docs/terms/places.txt: expected a place for each rule, or -; found none for iroha.lead",
    ),
    (
        "docs/terms/places.txt",
        "iroha.lead: ",
        "iroha.led: ",
        "docs/terms/places.txt:{line}: expected each rule once, found 'iroha.led'",
    ),
]


DEAD = '<a href="no-such-page.html">On</a>'


def test_a_folder_that_is_not_ours_is_left_alone(tmp_path: Path) -> None:
    """Building empties a site that was built here, and nothing else."""
    (tmp_path / "letters.txt").write_text("dear")
    with pytest.raises(build.Unbuilt, match="is not empty, and what is in it is no site built here"):
        build.build(tmp_path)
    assert (tmp_path / "letters.txt").exists()


def test_a_build_that_fails_late_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A dead link is found when all is written: the site that was there stays, and the next build goes through."""
    site = tmp_path / "site"

    def write(folder: Path, *_: object) -> None:
        (folder / "assets/live").mkdir(parents=True)
        (folder / "index.html").write_text(page, encoding="utf-8")

    def there() -> str:
        return (site / "index.html").read_text(encoding="utf-8") if site.exists() else ""

    monkeypatch.setattr(build, "write_pages", write)
    for part in ("stage", "search.complete", "redirects.write_stubs"):
        monkeypatch.setattr(f"tools.build.{part}", lambda *_: None)
    for page, holds in ((DEAD, False), ("Good.", True), (DEAD, False), ("Better.", True)):
        before = there()
        with nullcontext() if holds else pytest.raises(build.Unbuilt, match="leads nowhere"):
            build.build(site)
        assert there() == (page if holds else before)
        assert set(tmp_path.iterdir()) <= {site}


def test_two_builds_are_the_same_to_the_byte(site: Site, tmp_path: Path) -> None:
    """The same sources make the same site."""
    build.build(tmp_path / "again", site.url)
    first = {
        path.relative_to(site.folder): path.read_bytes() for path in site.folder.rglob("*") if path.is_file()
    }
    again = tmp_path / "again"
    second = {path.relative_to(again): path.read_bytes() for path in again.rglob("*") if path.is_file()}
    assert first.keys() == second.keys()
    assert [path for path in first if first[path] != second[path]] == []


@pytest.mark.parametrize(("name", "old", "new", "fault"), BROKEN, ids=[fault for *_, fault in BROKEN])
def test_what_does_not_hold_stops_the_build(ready: Path, name: str, old: str, new: str, fault: str) -> None:
    """The last line that MkDocs prints says where, what was expected, and what was found."""
    text = (ready / name).read_text(encoding="utf-8")
    assert old in text
    (ready / name).write_text(text.replace(old, new, 1), encoding="utf-8")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict"]
    done = subprocess.run(command, cwd=ready, check=False, capture_output=True, text=True)
    assert done.returncode != 0
    line = text.partition(old)[0].count("\n") + 1
    assert done.stderr.strip().splitlines()[-1].startswith(fault.format(line=line, next=line + 1))
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("way", ["TORITE_REPOSITORY", "repo_url"])
def test_a_rule_leads_to_the_issue_form_of_the_repository(
    ready: Path, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Told to the build or in mkdocs.yml: the form opens with the rule and its address, and examples know it too."""
    monkeypatch.setenv("TORITE_SITE_URL", "https://games.example/torite/")
    if way == "repo_url":
        with (ready / "mkdocs.yml").open("a") as configuration:
            configuration.write("\nrepo_url: https://code.example/me/torite\n")
    else:
        monkeypatch.setenv(way, "https://code.example/me/torite")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict"]
    subprocess.run(command, cwd=ready, check=True, capture_output=True)
    page = (ready / "site/automatic/modes/index.html").read_text(encoding="utf-8")
    assert '<meta name="torite-issues" content="https://code.example/me/torite">' in page
    tip = page.partition('<span id="words-automatic.rule.b"')[2].partition("</h3>")[0]
    (link,) = re.findall(r'<a href="([^"]+)"[^>]*>Is this wrong\?</a>', tip)
    address, _, fields = unescape(link).partition("?")
    assert address == "https://code.example/me/torite/issues/new"
    told = parse_qs(fields)
    assert told["template"] == ["wrong.yml"]
    assert told["title"] == ["the Automatic Tricktaking: B: Quiz"]
    assert "https://games.example/torite/automatic/modes/#automatic.rule.b\n" in told["report"][0]


def test_the_fault_is_the_last_line_of_the_command_too(ready: Path) -> None:
    """`python3 noxfile.py build` ends with it as well, after what nox has to say."""
    file = ready / "docs/plays/iroha/tie.play"
    file.write_text(file.read_text(encoding="utf-8").replace("wins=A", "wins=C"), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "noxfile.py", "build"], cwd=ready, check=False, capture_output=True, text=True
    )
    assert done.returncode == 1
    assert done.stdout.strip().splitlines()[-1] == "docs/plays/iroha/tie.play:15: expected wins=C, found A, B"


def test_a_play_file_on_no_page_stops_the_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is shown somewhere may stay; what is not is named."""
    plays = tmp_path / "docs/plays/iroha"
    plays.mkdir(parents=True)
    for name in ("shown", "lost"):
        (plays / f"{name}.play").touch()
    page = tmp_path / "docs/page.md"
    page.write_text("```play\niroha/shown.play\n```\n")
    monkeypatch.setattr(build, "ROOT", tmp_path)
    with pytest.raises(build.Unbuilt, match=r"iroha/lost\.play stands on no page"):
        build.check_examples()
    page.write_text(page.read_text() + "\n```play\niroha/lost.play\n```\n")
    build.check_examples()


@pytest.mark.parametrize("link", ["there/#no-such-id", "nowhere/", "#no-such-id", "pictures/no.svg"])
def test_a_link_that_leads_nowhere_stops_the_build(
    tmp_path: Path, link: str, capfd: pytest.CaptureFixture[str]
) -> None:
    """Down to the anchor; a site in which all links hold goes through."""
    (tmp_path / "there").mkdir()
    (tmp_path / "there/index.html").write_text('<!doctype html><h2 id="here">Here</h2>')
    start = '<!doctype html><a href="there/#here">There</a>'
    (tmp_path / "index.html").write_text(start)
    build.check_links(tmp_path)
    (tmp_path / "index.html").write_text(f'{start}<a href="{link}">On</a>')
    with pytest.raises(build.Unbuilt, match="leads nowhere"):
        build.check_links(tmp_path)
    assert link.partition("/")[0] in capfd.readouterr().err


def test_no_page_goes_out_without_its_example(site: Site) -> None:
    """Every play fence of a page has become an example; none was passed over."""
    for page in Path("docs").rglob("*.md"):
        text = re.sub(r"````.*?````", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
        folder = page.parent if page.stem == "index" else page.with_suffix("")
        html = (site.folder / folder.relative_to("docs") / "index.html").read_text(encoding="utf-8")
        assert len(re.findall(r"^ *```play", text, re.MULTILINE)) == html.count("<torite-play "), page
        assert "#!" not in re.sub(r"<pre\b.*?</pre>", "", html, flags=re.DOTALL)
