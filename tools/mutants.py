"""python3 noxfile.py mutants [GAME…]: change one thing at a time in what decides; some test must fail.

mutmut leaves decorated functions alone, and every ruling is decorated. So it works on a copy in which
`@ruling("…")` above a function stands as a call below it, which does the same. Left alone are lines that
ask a row of rulings: the answer when no rule speaks is what `engine rules --prove` is for.
"""

import ast
import difflib
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from engine.registry import GAMES
from tools import machine

COPIED = (
    "engine",
    "tests/__init__.py",
    "tests/sample.py",
    "tests/wording.py",
    "tests/wording.txt",
    "tests/engine",
    "tests/plays",
    "tests/faults",
    "tests/said",
    "tests/ability_pairs.txt",
    "tests/sentences.txt",
    "docs/plays",
    "docs/contribute/play-files.md",
)
TESTS = ("kit", "faults", "playfile", "replay", "said")
"""The tests that are asked, besides those that are named after a game: quick ones, as each mutant is run by itself."""
NOTHING_DECIDES_IN = (
    "actions",
    "card_lists",
    "notation",
    "position",
    "position_rows",
    "problems",
    "rules",
    "score_lines",
    "sentences",
    "sight",
    "state",
    "text",
    "view",
)
NO_DIFFERENCE = machine.ROOT / "tests" / "mutants.txt"
"""Mutants that are known to make no difference: what was changed, and why nobody can notice."""
SETTINGS = """
[tool.pytest.ini_options]
testpaths = ["tests"]

[tool.mutmut]
source_paths = ["engine"]
only_mutate = {only}
do_not_mutate = {never}
do_not_mutate_patterns = ["raise Unreadable", "ask[(]", "ask_rows[(]"]
also_copy = ["docs", "conftest.py"]
pytest_add_cli_args_test_selection = {tests}
pytest_add_cli_args = ["-p", "no:cacheprovider", "-p", "no:hypothesispytest", "-k", "{game} or kit or playfile"]
timeout_multiplier = 2.0
use_git_change_detection = false
"""
SURVIVED, NOT_TESTED, ENDLESS = (0,), (None, 5, 33), (36, 24, -24, 152, 255)


class Mutant(NamedTuple):
    """A change, and what pytest made of it."""

    name: str
    code: int | None
    change: str


def main(names: list[str]) -> int:
    unknown = [name for name in names if name not in GAMES]
    if unknown:
        machine.say(f"{unknown[0]!r} is not a game played here; there is: {', '.join(GAMES)}")
        return 2
    for name in names or GAMES:
        began = time.monotonic()
        folder = copy(name)
        code = subprocess.call([machine.BIN / "mutmut", "run"], cwd=folder, env=with_caches())
        if code:
            return code
        report(name, list(mutants(folder / "mutants")), time.monotonic() - began)
    return 0


def with_caches() -> dict[str, str]:
    """Compiled modules are kept, or each mutant would compile all of them."""
    return {**os.environ, "PYTHONDONTWRITEBYTECODE": ""}


def copy(game: str) -> Path:
    """What mutmut needs of the project, in a folder of its own."""
    folder = machine.ROOT / ".nox" / "mutants" / game
    shutil.rmtree(folder, ignore_errors=True)
    for name in COPIED:
        source, target = machine.ROOT / name, folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, target)
    for path in (folder / "engine").rglob("*.py"):
        path.write_text(undecorated(path.read_text(encoding="utf-8")), encoding="utf-8")
    shutil.copy(machine.ROOT / "tools" / "mutant_conftest.py", folder / "conftest.py")
    (folder / "pyproject.toml").write_text(settings(game, folder), encoding="utf-8")
    return folder


def settings(game: str, folder: Path) -> str:
    found = (folder / "tests" / "engine").glob("test_*.py")
    tests = [
        path.relative_to(folder).as_posix()
        for path in sorted(found)
        if path.stem.removeprefix("test_").startswith((game, *TESTS))
    ]
    return SETTINGS.format(
        only=json.dumps([f"engine/games/{game}/*.py", "engine/kit/*.py", "engine/trick.py"]),
        never=json.dumps(
            [
                f"engine/games/{game}/__init__.py",
                "*/sentences/*.py",
                *[f"*/{name}{end}.py" for name in NOTHING_DECIDES_IN for end in ("", "/__init__")],
            ]
        ),
        tests=json.dumps(tests),
        game=game,
    )


def undecorated(source: str) -> str:
    """The same module, its rulings named by a call after each."""
    lines: list[str] = source.splitlines()
    functions = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)]
    for node in sorted(functions, key=lambda node: -node.lineno):
        if len(node.decorator_list) == 1 and ast.unparse(node.decorator_list[0]).startswith("ruling("):
            above = node.decorator_list[0]
            call = f"{' ' * node.col_offset}{ast.unparse(above)}({node.name})  # pragma: no mutate"
            assert node.end_lineno is not None
            lines.insert(node.end_lineno, call)
            del lines[above.lineno - 1 : above.end_lineno]
    return "\n".join(lines) + "\n"


def mutants(folder: Path) -> Iterator[Mutant]:
    for path in sorted(folder.rglob("*.py.meta")):
        codes = json.loads(path.read_text())["exit_code_by_key"]
        source = ast.parse(path.with_suffix("").read_text(encoding="utf-8"))
        functions = {node.name: node for node in source.body if isinstance(node, ast.FunctionDef)}
        for name, code in codes.items():
            module, _, function = name.rpartition(".")
            plain, _, number = function.removeprefix("x_").partition("__mutmut_")
            before = functions.get(f"x_{plain}__mutmut_orig")
            change = changed(before, functions[function]) if before else ""
            yield Mutant(f"{module.removeprefix('engine.')}.{plain} {number}", code, change)


def changed(before: ast.FunctionDef, after: ast.FunctionDef) -> str:
    """The lines that differ."""
    old, new = (ast.unparse(node).splitlines()[1:] for node in (before, after))
    lines = [line for line in difflib.ndiff(old, new) if line.startswith(("+", "-"))]
    return "\n".join(f"{line[0]} {line[2:].strip()}" for line in lines)


def report(game: str, found: list[Mutant], seconds: float) -> None:
    known = NO_DIFFERENCE.read_text(encoding="utf-8") if NO_DIFFERENCE.exists() else ""
    untested = [mutant for mutant in found if mutant.code in NOT_TESTED]
    survivors = [mutant for mutant in found if mutant.code in SURVIVED]
    same = [mutant for mutant in survivors if noted(mutant, known)]
    for mutant in (*untested, *survivors):
        if mutant not in same:
            print(f"\n{mutant.name}{' (no test)' if mutant in untested else ''}\n{mutant.change}")
    killed = len(found) - len(untested) - len(survivors)
    endless = sum(mutant.code in ENDLESS for mutant in found)
    machine.say(
        f"{game}: {killed} of {len(found) - len(same)} mutants killed "
        f"({killed / max(1, len(found) - len(same)):.1%}), "
        f"{endless} of them because they never ended; {len(same)} more make no difference; {seconds / 60:.0f} minutes"
    )


def noted(mutant: Mutant, known: str) -> bool:
    """Is it known to make no difference? Its function and its change stand in the list."""
    return f"{mutant.name.rpartition(' ')[0]}\n{mutant.change}\n" in known


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
