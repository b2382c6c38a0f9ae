"""Scripts and styles with all that they import."""

import subprocess
from pathlib import Path

from tools import machine
from tools.machine import ROOT

PROGRAM = ROOT / "node_modules" / "esbuild" / "bin" / "esbuild"


class Failed(Exception):
    """What esbuild said."""


def write(*files_and_options: "str | Path") -> None:
    command = [machine.node(), PROGRAM, *files_and_options, "--bundle", "--minify", "--log-level=warning"]
    done = subprocess.run(command, check=False, cwd=ROOT, stderr=subprocess.PIPE, text=True)
    if done.returncode:
        raise Failed(done.stderr.strip())
