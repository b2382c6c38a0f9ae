"""The search index, so that romaji are found as people type them: hyōji, hyoji, hyouji."""

import json
import re
from pathlib import Path

PLAIN = str.maketrans("āīūēōĀĪŪĒŌ", "aiueoAIUEO")
TYPED = {"ā": "aa", "ī": "ii", "ū": "uu", "ē": "ei", "ō": "ou"}


def spell_romaji(site: Path) -> None:
    """Behind the text of each section stand its words with macrons, written without."""
    path = site / "search" / "search_index.json"
    index = json.loads(path.read_text(encoding="utf-8"))
    for section in index["docs"]:
        spelled = spellings(f"{section['title']} {section['text']}")
        if spelled:
            section["text"] += f" <p>{' '.join(spelled)}</p>"
    path.write_text(json.dumps(index, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")


def spellings(text: str) -> list[str]:
    """The other ways to write the words that have macrons."""
    words = {word.lower() for word in re.findall(r"\w*[āīūēōĀĪŪĒŌ]\w*", text)}
    typed = {"".join(TYPED.get(letter, letter) for letter in word) for word in words}
    return sorted(typed | {word.translate(PLAIN) for word in words})
