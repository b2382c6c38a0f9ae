"""Check the workflows, our scripts and style sheets and the HTML of the built site: python -m tools.lint FOLDER"""

import subprocess
import sys
import tempfile
from pathlib import Path

from tools import machine, steps

WORKFLOWS = ".github/workflows"
HTML = ("html-validate/bin/html-validate.mjs", "--config=tools/html.config.mjs", "--max-warnings=0")
SCRIPTS = ("eslint/bin/eslint.js", "--config=tools/js.config.mjs", "widgets/page", "tools", "tests")
TYPES = ("typescript/bin/tsc", "--project", "widgets/page")
CSS = ("stylelint/bin/stylelint.mjs", "--config=tools/css.config.mjs", "widgets/page/*.css")


def main(arguments: list[str]) -> int:
    site = Path(arguments[0])
    return max(
        code_of(machine.BIN / "zizmor", "--offline", "--pedantic", "--quiet", WORKFLOWS),
        code_of(machine.node(), "tools/actions.mjs", *sorted(Path(WORKFLOWS).glob("*.yml"))),
        code_of(machine.node(), *in_modules(*SCRIPTS)),
        code_of(machine.node(), *in_modules(*TYPES)),
        code_of(machine.node(), *in_modules(*CSS)),
        code_of_pages(site),
    )


def code_of_pages(site: Path) -> int:
    """Each with the steps of its examples."""
    with tempfile.TemporaryDirectory() as folder:
        for page in sorted(site.rglob("*.html")):
            whole = Path(folder) / page.relative_to(site)
            whole.parent.mkdir(parents=True, exist_ok=True)
            whole.write_text(steps.put_back(site, page), encoding="utf-8")
        return code_of(machine.node(), *in_modules(*HTML), *sorted(Path(folder).rglob("*.html")))


def in_modules(program: str, *words: str) -> "tuple[str | Path, ...]":
    return (machine.ROOT / "node_modules" / program, *words)


def code_of(*command: "str | Path") -> int:
    return subprocess.run(command, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
