"""What pages show of the rules: where each has its heading, and which play files stand there."""

import re
from collections.abc import Iterator

from engine.commands import proof
from engine.commands.proof import Texts
from engine.kernel import Game

FENCE = re.compile(r"^(`{3,}).*?^\1$", re.MULTILINE | re.DOTALL)
HEADING = re.compile(r"^#+ .+? \{#(\S+)\}$", re.MULTILINE)
QUOTED = re.compile(r"^(`{4,}).*?^\1$", re.MULTILINE | re.DOTALL)
SHOWN = re.compile(r"^ *```(?:play|guide)\b.*\n *(\S+\.play)$", re.MULTILINE)


def headings(pages: Texts) -> dict[str, list[str]]:
    """For each id the pages on which a heading has it."""
    found: dict[str, list[str]] = {}
    for page, text in pages.items():
        for slug in HEADING.findall(FENCE.sub("", text)):
            found.setdefault(slug, []).append(page)
    return found


def shown(pages: Texts) -> frozenset[str]:
    """The play files that stand on a page, as `iroha/lead.play`."""
    return frozenset(name for text in pages.values() for name in SHOWN.findall(QUOTED.sub("", text)))


def listed(game: Game, pages: Texts, texts: Texts) -> Iterator[str]:
    """Each rule with its page, what decides by it, and which play files show it."""
    places, found = headings(pages), proof.coverage(game, texts)
    for rule in game.rules:
        where = ", ".join(places.get(rule.slug, ["no page"]))
        yield f"{rule.slug}  {rule.title}{f' [{rule.mark}]' if rule.mark else ''}  ({where})"
        if rule.slug not in found:
            yield f"    decides nothing: {rule.note}"
            continue
        yield from (f"    {part.table}: {part.name}" for part in found[rule.slug].parts)
        shown, missed = (", ".join(map(stem, names)) or "nothing" for names in found[rule.slug][1:])
        yield f"    shown in {shown}; near miss in {missed}"


def stem(name: str) -> str:
    return name.rpartition("/")[2].removesuffix(".play")


def gaps(game: Game, pages: Texts, texts: Texts) -> Iterator[str]:
    """What is missing between a rule, its heading, and the examples that pages show."""
    places = headings(pages)
    known = {rule.slug for rule in game.rules}
    for slug in sorted(known):
        if len(places.get(slug, ())) != 1:
            yield f"{slug}: expected one heading, found it on {', '.join(places.get(slug, ())) or 'no page'}"
    for slug in sorted(set(places) - known):
        if slug.startswith(f"{game.name}."):
            yield f"{slug}: {places[slug][0]} has a heading for a rule that is not in the list"
    stand = tuple(shown(pages))
    seen = {name: text for name, text in texts.items() if name.endswith(stand)}
    for slug, found in proof.coverage(game, seen).items():
        if not found.plays:
            yield f"{slug}: no page shows an example of it"
        if not found.near_misses:
            yield f"{slug}: no page shows a near miss"
