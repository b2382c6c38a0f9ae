"""The search index: by what names a rule is found, and what of it a result shows. widgets/page/finder.js reads it."""

import json
import re
from html import escape, unescape
from pathlib import Path

from engine.registry import GAMES
from tools.machine import ROOT
from widgets.build.terms import Term, terms_of

ASKED = ROOT / "docs" / "terms" / "asked.txt"
TYPED = {"ā": "aa", "ī": "ii", "ū": "uu", "ē": "ei", "ō": "ou"}
TITLES = {rule.slug: rule.title for game in GAMES.values() for rule in game.rules}
SENTENCE = re.compile(r".+?\.(?=\s|$)|.*[?:]$")


def complete(site: Path) -> None:
    """Each section gets the words that players have for it, its Japanese names, and the sentence that a result shows."""
    path = site / "search" / "search_index.json"
    index = json.loads(path.read_text(encoding="utf-8"))
    asked = players_words()
    index["docs"] = [section(doc, asked) for doc in index["docs"]]
    path.write_text(json.dumps(index, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")


def section(doc: dict[str, str], asked: dict[str, list[str]]) -> dict[str, object]:
    slug = doc["location"].partition("#")[2]
    title = TITLES.get(slug)
    words = terms_of(slug) if title else []
    text = words_of(doc["text"])
    return {
        "location": doc["location"],
        "title": escape(title, quote=False) if title else doc["title"],
        "asked": asked.get(slug, []),
        "japanese": [spelling for word in words for spelling in spellings(word)],
        "written": " · ".join(word.kanji for word in words),
        "excerpt": escape(first_sentence(doc["text"]), quote=False),
        "text": " ".join([text, *sorted({typed(word) for word in re.findall(r"\w*[āīūēō]\w*", text)})]),
    }


def players_words() -> dict[str, list[str]]:
    """What players ask at a table, for each rule that answers."""
    lines = ASKED.read_text(encoding="utf-8").splitlines()
    rows = (line.partition(": ") for line in lines if line and not line.startswith("#"))
    return {slug: words.split("; ") for slug, _, words in rows}


def first_sentence(markup: str) -> str:
    """Of the first paragraph that has one; a label has none."""
    sentences = (
        SENTENCE.match(words_of(paragraph)) for paragraph in re.findall("<p>(.*?)</p>", markup, re.DOTALL)
    )
    return next((sentence[0] for sentence in sentences if sentence), "")


def words_of(markup: str) -> str:
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", markup)).split())


def spellings(word: Term) -> list[str]:
    """As written, in kana, and in romaji as it can be typed."""
    return [*word.written.split(), *filter(None, dict.fromkeys((word.romaji, typed(word.romaji))))]


def typed(romaji: str) -> str:
    """hyōji is typed hyoji, which a search takes it for, or hyouji."""
    return "".join(TYPED.get(letter, letter) for letter in romaji.lower())
