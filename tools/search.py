"""The search index: a rule is found by its Japanese words as by its title, and romaji as people type them."""

import json
import re
from pathlib import Path

PLAIN = str.maketrans("āīūēōĀĪŪĒŌ", "aiueoAIUEO")
TYPED = {"ā": "aa", "ī": "ii", "ū": "uu", "ē": "ei", "ō": "ou"}
RULE_LINE = re.compile(r"^<p>\w+\.[\w.-]+ ([^<]+)</p>")


def complete(site: Path) -> None:
    """Titles outweigh texts: the words of a rule stand there too. Other spellings of romaji stand behind the text."""
    path = site / "search" / "search_index.json"
    index = json.loads(path.read_text(encoding="utf-8"))
    for section in index["docs"]:
        text = section["text"]
        if words := RULE_LINE.match(text):
            section["title"] += f" · {words[1].strip().translate(PLAIN)}"
        if spelled := spellings(text):
            section["text"] += f" <p>{' '.join(spelled)}</p>"
    path.write_text(json.dumps(index, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")


def spellings(text: str) -> list[str]:
    """The other ways to write the words that have macrons: hyōji is typed hyoji or hyouji."""
    words = {word.lower() for word in re.findall(r"\w*[āīūēōĀĪŪĒŌ]\w*", text)}
    typed = {"".join(TYPED.get(letter, letter) for letter in word) for word in words}
    return sorted(typed | {word.translate(PLAIN) for word in words})
