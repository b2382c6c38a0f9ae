"""Where each rule stands in the rulebook: under which printed heading, in which step, on which page. Read from docs/terms/places.txt."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import groupby

from engine.registry import GAMES
from widgets.build.page import DOCS, Unbuildable
from widgets.build.terms import known_rules
from widgets.render.html import Html, h

PLACES = DOCS / "terms" / "places.txt"
NOWHERE = "-"
FOLLOWS = "from "
JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")


def place_in_the_rulebook(slug: str) -> Html:
    """What tells an owner of the book where to look; where a game has two editions, a line for each."""
    game, places = GAMES[slug.partition(".")[0]], written()[1][slug]
    mark = next(rule.mark for rule in game.rules if rule.slug == slug)
    absent = ABSENT.get(mark, "not in the rulebook")
    if places == [NOWHERE]:
        return h("span", absent[0].upper() + absent[1:])
    if not game.editions:
        lead = "It follows " if places[0].startswith(FOLLOWS) else "In the rulebook: "
        return h("span", *joined([lead, *told(places[0])]))
    first, *others = (
        [f"{edition.title()}: ", *([absent] if place == NOWHERE else told(place))]
        for edition, place in zip(game.editions, places, strict=True)
    )
    return h("span", *joined([*first, *(part for other in others for part in ("\n", *other))]))


def joined(parts: list[str]) -> list[str]:
    """Words that stand beside each other as one, and what is marked up by itself."""
    return [
        part
        for is_marked, some in groupby(parts, lambda part: isinstance(part, Html))
        for part in (some if is_marked else ["".join(some)])
    ]


ABSENT = {"reading": "not in the rulebook (our reading)", "missing": "not in the rulebook's text"}


def told(place: str) -> list[str]:
    """`準備, step 2; 3人戦`: each heading as it is printed, and its English behind it."""
    headings = written()[0]
    parts: list[str] = [FOLLOWS] if place.startswith(FOLLOWS) else []
    for number, one in enumerate(place.removeprefix(FOLLOWS).split("; ")):
        heading, *details = one.split(", ")
        printed = heading in headings
        parts += ["; "] if number else []
        parts += [h("b", heading, lang="ja")] if printed else []
        parts.append(", ".join([f" ({headings[heading]})" if printed else heading, *details]))
    return parts


@cache
def written() -> tuple[dict[str, str], dict[str, list[str]]]:
    """The English of each printed heading; and the places of each rule, one for each edition or one for all."""
    headings: dict[str, str] = {}
    places: dict[str, list[str]] = {}
    for where, line in lines():
        heading, is_heading, english = line.partition(" = ")
        slug, _, place = line.partition(": ")
        if is_heading:
            headings[heading] = english
        elif slug not in known_rules() or slug in places:
            raise Unbuildable(f"{where}: expected each rule once, found {slug!r}")
        else:
            places[slug] = place.split(" | ")
            check(where, slug, places[slug], headings)
    if forgotten := sorted(known_rules() - places.keys()):
        raise Unbuildable(
            f"{PLACES}: expected a place for each rule, or {NOWHERE}; found none for {forgotten[0]}"
        )
    return headings, places


def check(where: str, slug: str, places: list[str], headings: dict[str, str]) -> None:
    """As many places as the game has editions, and no heading whose English was not told before."""
    editions = len(GAMES[slug.partition(".")[0]].editions) or 1
    if places != [NOWHERE] and len(places) != editions:
        raise Unbuildable(f"{where}: expected a place for each of {editions} editions, found {len(places)}")
    for one in "; ".join(place.removeprefix(FOLLOWS) for place in places).split("; "):
        heading = one.partition(", ")[0]
        if not heading or (JAPANESE.search(one) and heading not in headings):
            raise Unbuildable(f"{where}: expected a heading with its English above, found {heading!r}")


def lines() -> Iterator[tuple[str, str]]:
    """What is written, and where."""
    for number, line in enumerate(PLACES.read_text(encoding="utf-8").splitlines(), start=1):
        if line and not line.startswith("#"):
            yield f"{PLACES}:{number}", line
