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
        "everybody plays one card; the best takes them all",
    ),
    "trick": Term("トリック", "", "torikku", "one card from everybody"),
    "deal": Term("ディール", "", "dīru", "from dealing the cards to counting them"),
    "dealer": Term("配り役", "くばりやく", "kubariyaku", "who shuffles and deals"),
    "hand": Term("手札", "てふだ", "tefuda", "the cards you hold"),
    "lead": Term("リード", "", "rīdo", "to play the first card of a trick"),
    "follow": Term("フォロー", "", "forō", "to play a colour that lies on the table"),
    "trump": Term("切り札", "きりふだ", "kirifuda", "the colour that beats the others"),
    "trump marker": Term(
        "切り札表示カード",
        "きりふだひょうじカード",
        "kirifuda hyōji kādo",
        "the card that lies beside the trump",
    ),
    "icon": Term(
        "アイコン", "", "aikon", "the small picture at a card's lower right: for how many players it is"
    ),
    "evening star": Term("一番星", "いちばんぼし", "ichibanboshi", "the first star seen in the evening"),
}
