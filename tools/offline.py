"""The service worker: what it keeps of the site from the first visit on, and what when it is wanted.

With TORITE_OFFLINE=no it is one that takes itself away, wherever another has been before: the way out.
"""

import hashlib
import json
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tools import bundle
from tools.machine import ROOT

PAGE = ROOT / "widgets" / "page"
KEPT = (".html", ".css", ".js", ".json", ".woff2", ".svg", ".png", ".webmanifest")
WANTED = ("assets/pyodide-", "assets/pyscript-core-")
LATER = ("interpreter.js", "python.pack")


def write(site: Path, live: str) -> None:
    """sw.js, at the root of all that it serves."""
    wanted = [*(f"{live}{name}" for name in LATER), *WANTED]
    told = {"pages": list(kept(site, wanted)), "wanted": wanted}
    name = "no-sw.js" if os.environ.get("TORITE_OFFLINE") == "no" else "sw.js"
    with tempfile.TemporaryDirectory() as folder:
        packed = Path(folder) / "sw.js"
        production = '--define:process.env.NODE_ENV="production"'
        bundle.write(PAGE / name, "--format=iife", production, f"--outfile={packed}")
        head = f"Object.assign(self, {json.dumps(told, separators=(',', ':'))});\n"
        (site / "sw.js").write_text(head + packed.read_text(encoding="utf-8"), encoding="utf-8")


def kept(site: Path, wanted: list[str]) -> Iterator[dict[str, str]]:
    """All that a page shows, with what tells one version of it from another."""
    for path in sorted(site.rglob("*")):
        url = path.relative_to(site).as_posix()
        if path.suffix in KEPT and not url.startswith(tuple(wanted)):
            yield {"url": url, "revision": hashlib.sha256(path.read_bytes()).hexdigest()[:12]}
