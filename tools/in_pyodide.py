"""Run by python.mjs in Pyodide itself: our modules and those of the standard library that are imported there, compiled, in one archive.

Compiling is most of what a plain Pyodide does when it starts.
"""

import sys
from importlib import import_module, util
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]  # what py_compile writes; it can only write files
from types import CodeType
from zipfile import ZipFile, ZipInfo

FOR_PYSCRIPT = ("html", "html.entities", "encodings.ascii", "encodings.cp437", "encodings.latin_1")

sys.path.append("/sources.zip")
import_module("widgets.worker.main")
needed = {*sys.modules, *FOR_PYSCRIPT}


def module(path: str) -> str:
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def bare(code: CodeType) -> CodeType:
    """Without the lines that it came from, a third of it."""
    parts = (bare(part) if isinstance(part, CodeType) else part for part in code.co_consts)
    return code.replace(co_linetable=b"", co_consts=tuple(parts))


def compiled(source: bytes, path: str) -> bytes:
    code = bare(compile(source, path, "exec", dont_inherit=True))
    return bytes(_code_to_hash_pyc(code, util.source_hash(source), checked=False))


with (
    ZipFile("/library.zip") as library,
    ZipFile("/sources.zip") as ours,
    ZipFile("/python.zip", "w") as target,
):
    for source in (library, ours):
        for path in source.namelist():
            if not path.endswith(".py"):
                if source is ours:
                    target.writestr(ZipInfo(path), source.read(path))
            elif source is ours or module(path) in needed:
                target.writestr(ZipInfo(f"{path}c"), compiled(source.read(path), path))
