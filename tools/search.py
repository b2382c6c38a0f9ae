"""The search index: by what names a rule is found, and what it says. widgets/page/finder.js reads it."""

import json
import re
from pathlib import Path

from engine.registry import GAMES
from tools.excerpts import excerpts, words_of
from widgets.build.asked import alike, players_words
from widgets.build.terms import Term, terms_of

TYPED = {"ā": "aa", "ī": "ii", "ū": "uu", "ē": "ei", "ō": "ou"}
JAPANESE = "[々ぁ-ヿ一-鿿]"
PRINTED = re.compile(rf"^<p>({JAPANESE}[^<]*)</p>")
"""What the rulebooks call a page, below its title."""
LABEL = re.compile(
    r"<p>Our reading</p>|(?<=<p>)Question: |(?<=[.?!])\s+(?:More|Why|The rule)(?=\s*(?:<|[A-Z]))|<th>Read more</th>"
)
"""What says nothing where it is quoted: names of boxes, links that lead on."""
QUOTED = re.compile(rf"\s*\([^()]*{JAPANESE}[^()]*\)|(?<=<td>){JAPANESE}[^<]*|§")
"""The rulebook's own word behind ours or in a cell; and the mark of a rule."""
TITLES = {rule.slug: rule.title for game in GAMES.values() for rule in game.rules}


def complete(site: Path) -> None:
    """Each section gets the words that players have for it and its Japanese names; beside them, words that mean the same."""
    path = site / "search" / "search_index.json"
    index = json.loads(path.read_text(encoding="utf-8"))
    pages = {doc["location"]: words_of(doc["title"]) for doc in index["docs"] if "#" not in doc["location"]}
    asked = players_words()
    docs = [section(doc, pages, asked) for doc in index["docs"]]
    whole = {"docs": docs, "said": alike()}
    path.write_text(json.dumps(whole, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")


def section(doc: dict[str, str], pages: dict[str, str], asked: dict[str, list[str]]) -> dict[str, object]:
    """What is empty is left out; the text is as one would quote it in English."""
    page, _, slug = doc["location"].partition("#")
    title = TITLES.get(slug)
    terms = terms_of(slug) if title else []
    printed = PRINTED.findall(doc["text"])
    text = excerpts(LABEL.sub("", QUOTED.sub("", PRINTED.sub("", doc["text"]))))
    quoted = re.findall(f"{JAPANESE}+", "".join(QUOTED.findall(doc["text"])))
    told = {
        "location": doc["location"],
        "page": pages[page] if slug else "",
        "title": title or words_of(doc["title"]),
        "asked": asked.get(slug, []),
        "japanese": [*printed, *(spelling for term in terms for spelling in spellings(term))],
        "text": text,
        "also": sorted({typed(word) for word in re.findall(r"\w*[āīūēō]\w*", text)} | set(quoted)),
    }
    return {name: value for name, value in told.items() if value or name in ("location", "text")}


def spellings(term: Term) -> list[str]:
    """As written, in kana, and in romaji as it can be typed."""
    return [*term.written.split(), *filter(None, dict.fromkeys((term.romaji, typed(term.romaji))))]


def typed(romaji: str) -> str:
    """hyōji is typed hyoji, which a search takes it for, or hyouji."""
    return "".join(TYPED.get(letter, letter) for letter in romaji.lower())
