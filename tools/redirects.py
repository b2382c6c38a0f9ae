"""Old addresses of pages that have moved."""

import posixpath
from pathlib import Path

STUB = """<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <link rel="icon" href="{root}/assets/favicon.svg">
    <title>This page has moved - Torite</title>
    <script>location.replace("{to}" + location.hash);</script>
  </head>
  <body>
    <h1>This page has moved</h1>
    <p><a href="{to}">Here it is now</a>.</p>
  </body>
</html>
"""


def write_stubs(site: Path, moved: dict[str, str]) -> None:
    """At each old address a page that leads on, with whatever stands behind the #."""
    for old, new in moved.items():
        stub = site / old / "index.html"
        stub.parent.mkdir(parents=True)
        stub.write_text(
            STUB.format(to=f"{posixpath.relpath(new, old)}/", root=posixpath.relpath(".", old)),
            encoding="utf-8",
        )
