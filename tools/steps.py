"""The steps of examples, in a file beside each page: most are never opened, and a page need not be parsed with them."""

import json
import re
from pathlib import Path

EXAMPLE = re.compile(r'<torite-play id="(?P<name>[^"]+)".*?</torite-play>', re.DOTALL)
FILE = re.compile(r'data-steps="([^"]+)"')
STEP = re.compile(r'<template data-at="(\d+)">(.*?)</template>', re.DOTALL)


def lift_out(site: Path, folder: str) -> None:
    """From each page that has examples into `folder`, under the name that the examples tell."""
    for page in sorted(site.rglob("*.html")):
        text = page.read_text(encoding="utf-8")
        if named := FILE.search(text):
            steps = {example["name"]: dict(STEP.findall(example[0])) for example in EXAMPLE.finditer(text)}
            file = site / folder / f"{named[1]}.json"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(json.dumps(steps, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")
            page.write_text(EXAMPLE.sub(without_steps, text), encoding="utf-8")


def without_steps(example: re.Match[str]) -> str:
    return STEP.sub("", example[0])


def put_back(site: Path, page: Path) -> str:
    """A page as it was written, for those who check all of it."""
    text = page.read_text(encoding="utf-8")
    if not (named := FILE.search(text)):
        return text
    [file] = site.glob(f"assets/live/*/steps/{named[1]}.json")
    steps: dict[str, dict[str, str]] = json.loads(file.read_text(encoding="utf-8"))

    def with_steps(example: re.Match[str]) -> str:
        templates = (
            f'<template data-at="{at}">{frame}</template>' for at, frame in steps[example["name"]].items()
        )
        return example[0].removesuffix(END) + "".join(templates) + END

    return EXAMPLE.sub(with_steps, text)


END = "</torite-play>"
