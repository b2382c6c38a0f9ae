"""Words of the rulebooks: how they are written and read in Japanese, and what they mean. Read from docs/terms."""

from functools import cache
from typing import NamedTuple

from engine.registry import GAMES
from widgets.build.page import DOCS, Unbuildable

COMMON = "common"
SAID_BY_ENGINE = "="
"""A meaning that the engine tells at a table too."""


class Term(NamedTuple):
    """A word as it is printed, its reading in kana (none where it is kana already), in romaji, and its sense."""

    name: str
    kanji: str
    kana: str
    romaji: str
    meaning: str
    rules: tuple[str, ...]
    """The rules under whose headings it stands."""

    @property
    def written(self) -> str:
        """Kanji and kana apart, as search wants them."""
        return " ".join(filter(None, (self.kanji, self.kana)))


@cache
def terms(game: str) -> dict[str, Term]:
    """The words of a game, or of all of them: `common`."""
    path = DOCS / "terms" / f"{game}.txt"
    found: dict[str, Term] = {}
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        if not line.strip() or line.startswith("#"):
            continue
        fields = [field.strip() for field in line.split("|")]
        if len(fields) != len(Term._fields) or not all((fields[0], fields[1], fields[3], fields[4])):
            raise Unbuildable(
                f"{path}:{number}: expected name | kanji | kana | romaji | meaning | rules, found {line!r}"
            )
        *words, rules = fields
        unknown = [rule for rule in rules.split() if rule not in known_rules()]
        if unknown or words[0] in found:
            what = f"a rule, found {unknown[0]!r}" if unknown else f"each name once, found {words[0]!r} again"
            raise Unbuildable(f"{path}:{number}: expected {what}")
        name, kanji, kana, romaji, meaning = words
        meaning = GAMES[game].terms[f"{name} does"] if meaning == SAID_BY_ENGINE else meaning
        found[name] = Term(name, kanji, kana, romaji, meaning, tuple(rules.split()))
    return found


@cache
def known_rules() -> frozenset[str]:
    return frozenset(rule.slug for game in GAMES.values() for rule in game.rules)


def term_on(page: str, name: str) -> Term | None:
    """A word as a page means it: of its game first, then of all games, then of any."""
    game = page.partition("/")[0]
    for of in (game, COMMON, *GAMES):
        if of in (COMMON, *GAMES) and (found := terms(of).get(name)):
            return found
    return None


def terms_of(rule: str) -> list[Term]:
    """The rulebook's own words for a rule, each once: as the game has it, where all games have it too."""
    found: dict[str, Term] = {}
    for of in (rule.partition(".")[0], COMMON):
        for term in terms(of).values():
            if rule in term.rules:
                found.setdefault(term.kanji, term)
    return list(found.values())
