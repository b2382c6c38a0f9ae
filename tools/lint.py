"""Check the HTML of the built site and our style sheet: python -m tools.lint FOLDER"""

import subprocess
import sys
from pathlib import Path

from tools import machine


def main(arguments: list[str]) -> int:
    folder = Path(arguments[0])
    pages = sorted(str(page) for page in folder.rglob("*.html"))
    checks = (
        ("html-validate/bin/html-validate.mjs", "--config=tools/html.config.mjs", "--max-warnings=0", *pages),
        ("stylelint/bin/stylelint.mjs", "--config=tools/css.config.mjs", "widgets/page/*.css"),
    )
    codes = [
        subprocess.run(
            [machine.node(), machine.ROOT / "node_modules" / program, *words], check=False
        ).returncode
        for program, *words in checks
    ]
    return max(codes)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
