"""Words of the rulebooks: how they are written and read in Japanese, and what they mean."""

from typing import NamedTuple


class Term(NamedTuple):
    """A word as it is printed, its reading in kana (none where it is kana already), in romaji, and its sense."""

    kanji: str
    kana: str
    romaji: str
    meaning: str


TERMS = {
    "trick-taking game": Term(
        "トリックテイキング",
        "",
        "torikku-teikingu, torite for short",
        "Everybody plays one card; the best takes them all",
    ),
    "trick": Term("トリック", "", "torikku", "One card from everybody"),
    "deal": Term("ディール", "", "dīru", "From dealing the cards to counting them"),
    "dealer": Term("配り役", "くばりやく", "kubariyaku", "Who shuffles and deals"),
    "hand": Term("手札", "てふだ", "tefuda", "The cards you hold"),
    "lead": Term("リード", "", "rīdo", "To play the first card of a trick"),
    "follow": Term("フォロー", "", "forō", "To play a colour that lies in the trick"),
    "trump": Term("切り札", "きりふだ", "kirifuda", "The colour that beats the others"),
    "trump marker": Term(
        "切り札表示カード",
        "きりふだひょうじカード",
        "kirifuda hyōji kādo",
        "The card that lies beside the trump",
    ),
    "icon": Term("アイコン", "", "aikon", "The small picture at a card's lower right"),
    "evening star": Term("一番星", "いちばんぼし", "ichibanboshi", "The first star seen in the evening"),
}
