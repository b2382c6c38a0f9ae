"""The layers: imports go one way, the engine needs nothing but the standard library, one file has the I/O."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LAYERS = [
    {"engine.text"},
    {"engine.cards"},
    {"engine.view", "engine.deeds"},
    {"engine.kernel"},
    {"engine.trick"},
    {"engine.kit"},
    {"engine.games"},
    {"engine.registry"},
    {"engine.speech", "engine.bots", "engine.house"},
    {"engine.facts", "engine.setups"},
    {"engine.playfile"},
    {"engine.replay"},
    {"engine.players"},
    {"engine.commands"},
    {"engine.__main__"},
]
MODULES = sorted((ROOT / "engine").rglob("*.py"))
every_module = pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(ROOT).as_posix())


def name_of(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def beside(module: str, here: str) -> bool:
    """In the same folder: what games share, what is typed."""
    folder = here.rpartition(".")[0]
    return folder in ("engine.kit", "engine.players", "engine.commands") and module.startswith(folder)


def layer(module: str) -> int:
    parts = module.split(".")
    for number, names in enumerate(LAYERS):
        if ".".join(parts[:2]) in names:
            return number
    raise AssertionError(f"{module} has no layer")


@every_module
def test_imports_go_one_way(path: Path) -> None:
    """A module imports only from layers below its own; a game only from the layers below games, and itself."""
    here = name_of(path)
    if here == "engine":
        return
    for module in imports(path):
        if not module.startswith("engine."):
            assert module.split(".")[0] in sys.stdlib_module_names
        elif here.startswith("engine.games.") and module.startswith("engine.games."):
            assert module.split(".")[2] == here.split(".")[2]
        else:
            assert layer(module) < layer(here) or beside(module, here)


@every_module
def test_one_file_has_the_io(path: Path) -> None:
    """No clock, no files, no printing, no system outside the command line."""
    if name_of(path) == "engine.__main__":
        return
    source = ast.parse(path.read_text(encoding="utf-8"))
    called = {
        node.func.id
        for node in ast.walk(source)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert called.isdisjoint({"print", "open", "input", "eval", "exec", "compile", "__import__"})
    found = {module.split(".")[0] for module in imports(path)}
    assert found.isdisjoint({"os", "time", "datetime", "pathlib", "subprocess", "socket", "io"} - {"random"})


@every_module
def test_modules_are_read_in_one_sitting(path: Path) -> None:
    """About 300 lines at most; the kernel under 200."""
    lines = len(path.read_text(encoding="utf-8").splitlines())
    assert lines < (200 if path.name == "kernel.py" else 310)


def test_other_files_are_read_in_one_sitting_too() -> None:
    """The same for widgets, tools and tests; a style sheet may be somewhat longer."""
    for folder in ("widgets", "tools", "tests", "bench"):
        for path in (ROOT / folder).rglob("*.*"):
            if path.suffix in (".py", ".js", ".mjs", ".css"):
                lines = len(path.read_text(encoding="utf-8").splitlines())
                assert lines < (400 if path.suffix == ".css" else 320), path
