"""Do the rules decide? Every ruling and table row is switched off once; a play file that names its rule must then fail."""

import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from types import ModuleType
from typing import Any, NamedTuple

from engine import playfile, replay
from engine.kernel import Game, Option


class Part(NamedTuple):
    """A ruling or table row: the rule it states, where it stands, and the row it stands in."""

    rule: str
    name: str
    table: str
    row: tuple[Any, ...]
    position: int


class Coverage(NamedTuple):
    """What there is for a rule."""

    parts: tuple[Part, ...]
    plays: tuple[str, ...]
    near_misses: tuple[str, ...]


Texts = Mapping[str, str]
"""Play files by name."""


def package_of(game: Game) -> str:
    return game.start.__module__.rpartition(".")[0]


def modules(game: Game) -> list[ModuleType]:
    package = package_of(game)
    return [module for name, module in sorted(sys.modules.items()) if f"{name}.".startswith(f"{package}.")]


def parts(game: Game) -> tuple[Part, ...]:
    """Every ruling and every table row of a game, each once."""
    found: dict[tuple[int, int], Part] = {}
    for module in modules(game):
        for table, row in vars(module).items():
            if table.isupper() and isinstance(row, tuple):
                for index, entry in enumerate(row):
                    if hasattr(entry, "slug") or not hasattr(entry, "rule"):
                        continue
                    place = f"{module.__name__.removeprefix(f'{package_of(game)}.')}.{table}"
                    part = Part(entry.rule, name_of(entry), place, row, index)
                    if (id(row), index) not in found or entry.__module__ == module.__name__:
                        found[id(row), index] = part
    return tuple(found.values())


def name_of(entry: Any) -> str:
    return entry.__name__ if callable(entry) else str(tuple(entry)[1:])


@contextmanager
def switched_off(game: Game, part: Part) -> Iterator[None]:
    """Take a part out of its row, wherever the row is known by name, and out of rows of rows."""
    places = [(module, name, row) for module in modules(game) for name, row in vars(module).items()]
    changed = [(*place, less) for place in places if (less := without(part, place[2])) is not place[2]]
    try:
        for module, name, _row, less in changed:
            setattr(module, name, less)
        yield
    finally:
        for module, name, row, _less in changed:
            setattr(module, name, row)


def without(part: Part, row: Any) -> Any:
    """The same where the part does not stand in it."""
    if row is part.row:
        return row[: part.position] + row[part.position + 1 :]
    if isinstance(row, tuple) and any(inner is part.row for inner in row):
        return tuple(without(part, inner) for inner in row)
    return row


@cache
def cited(text: str, negated: bool = False) -> frozenset[str]:
    """The rules that a play file expects to be cited (or, near misses, not to be)."""
    return frozenset(
        expectation.text
        for step in playfile.parse(text).steps
        for expectation in step.expects
        if expectation.is_rule and expectation.negated == negated
    )


def coverage(game: Game, texts: Texts) -> dict[str, Coverage]:
    """For each rule of the game where it decides, and the play files that name it."""
    found = parts(game)
    return {
        rule.slug: Coverage(
            tuple(part for part in found if part.rule == rule.slug),
            tuple(name for name, text in texts.items() if rule.slug in cited(text)),
            tuple(name for name, text in texts.items() if rule.slug in cited(text, negated=True)),
        )
        for rule in game.rules
        if rule.mark != "told"
    }


def gaps(game: Game, texts: Texts) -> Iterator[str]:
    """What is missing between a rule, its rulings and its play files."""
    known = {rule.slug for rule in game.rules}
    for part in parts(game):
        if part.rule not in known:
            yield f"{part.rule}: {part.name} decides for a rule that is not in the list"
    for slug, _case in game.sentences:
        if slug not in known:
            yield f"{slug}: a sentence for a rule that is not in the list"
    for option in game.options:
        yield from unused(option, known, texts)
    for name, text in texts.items():
        for slug in sorted((cited(text) | cited(text, negated=True)) - known):
            yield f"{slug}: {name} names a rule that is not in the list"
    for slug, found in coverage(game, texts).items():
        yield from missing(game, slug, found)


def unused(option: Option, known: set[str], texts: Texts) -> Iterator[str]:
    if option.slug not in known:
        yield f"{option.slug}: the option {option.name!r} is for a rule that is not in the list"
    if not any(option.name in options_of(text) for text in texts.values()):
        yield f"{option.slug}: no play file has the option {option.name!r} in its setup"


def options_of(text: str) -> frozenset[str]:
    """The parts of a play file's setup."""
    return frozenset(map(str.strip, playfile.parse(text).setup.value.split(",")))


def missing(game: Game, slug: str, found: Coverage) -> Iterator[str]:
    if not found.parts:
        yield f"{slug}: nothing decides by it"
    if not any(rule == slug for rule, _case in game.sentences):
        yield f"{slug}: no sentence"
    if not found.plays:
        yield f"{slug}: no play file"
    if not found.near_misses:
        yield f"{slug}: no near miss"


def sentences(game: Game) -> Iterator[str]:
    """Every sentence that a game can say, rule by rule, each with its case and label."""
    for rule in game.rules:
        for (slug, case), wording in game.sentences.items():
            if slug == rule.slug:
                yield f"{slug} / {case}: {wording.sentence}{f' [{wording.label}]' if wording.label else ''}"


def unproven(game: Game, texts: Texts) -> Iterator[str]:
    """Rulings and rows without which every play file that names their rule still holds."""
    for part in parts(game):
        naming = [text for text in texts.values() if part.rule in cited(text) | cited(text, negated=True)]
        with switched_off(game, part):
            fails = any(not holds(text) for text in naming)
        if not fails:
            yield f"{part.rule}: without {part.table} {part.name} every play file that names the rule still holds"


def holds(text: str) -> bool:
    """Can it be read, and is nothing missed? A crash proves nothing and is left to be seen."""
    try:
        return not replay.check(playfile.load(text))
    except playfile.Faulty:
        return False


def texts_of(files: Sequence[tuple[str, str]], game: Game) -> Texts:
    """The files that belong to a game."""
    return {name: text for name, text in files if playfile.parse(text).game.value == game.name}
