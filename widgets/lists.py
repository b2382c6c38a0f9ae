"""Tables of what the engine holds, printed on pages: `tezuma abilities`. No number stands twice. Used by MkDocs alone."""

from collections.abc import Callable, Iterable
from math import comb, sqrt
from typing import Any

from engine.games.tezuma import cards as tezuma
from engine.games.tezuma.state import EDITION_2015, EDITION_TRICK
from engine.words import plural
from widgets.html import Child, Html, h, join
from widgets.terms import terms
from widgets.unbuildable import Unbuildable, place_of, stops_the_build


@stops_the_build
def list_(source: str, language: str, class_: str, options: dict[str, str], md: Any, **_: Any) -> Html:
    """The table that a fence names."""
    name = source.strip()
    if name not in LISTS:
        raise Unbuildable(
            f"{place_of(name)}: expected one of the lists {', '.join(sorted(LISTS))}; found {name!r}"
        )
    return LISTS[name]()


LISTS: dict[str, Callable[[], Html]] = {}


def small_table(caption: str, columns: Iterable[str], rows: Iterable[Iterable[Child]]) -> Html:
    """Rows of cells; the first of a row names it."""
    head = h("tr", *[h("th", column, scope="col") for column in columns])
    body = [
        h("tr", h("th", first, scope="row"), *[h("td", cell) for cell in cells]) for first, *cells in rows
    ]
    return h("table", h("caption", caption), h("thead", head), h("tbody", *body))


# Tezuma

NAMES_SAY = {
    "sword-walking": (("刃", "blade"), ("渡り", "crossing")),
    "paper-egg": (("紙", "paper"), ("卵", "egg")),
    "water-trick": (("水", "water"), ("芸", "art")),
    "baby-chicks": (("ヒヨコ", "chick"),),
    "pail-dance": (("緒", "cord"), ("小桶", "small pail"), ("曲", "a piece")),
    "horse-swallowing": (("呑", "swallow"), ("馬", "horse"), ("術", "art")),
    "butterfly-dance": (("浮かれ", "merry"), ("蝶", "butterfly")),
    "linking-rings": (("金", "metal"), ("輪", "ring"), ("曲", "a piece")),
    "cup-and-ball": (("椀", "bowl"), ("玉", "ball")),
    "fire-breathing": (("火", "fire"), ("吹き", "blowing"), ("術", "art")),
    "many-umbrellas": (("万倍", "ten-thousandfold"), ("傘", "umbrella")),
    "five-color-sand": (("五色", "five colours"), ("砂", "sand")),
}
"""What the parts of an ability's name mean: all that its card is known to show."""


def tezuma_abilities() -> Html:
    """The card in hand, found by its kanji: its name, what it does, how often it may be used."""
    head = h("tr", h("th", "On the card", scope="col"), h("th", "What it does", scope="col"))
    body = h("tbody", *[tezuma_ability(ability) for ability in tezuma.ABILITIES])
    caption = h("caption", "The twelve abilities")
    return h("table", caption, h("thead", head), body, class_="lookup abilities")


def tezuma_ability(ability: tezuma.Ability) -> Html:
    name = h("span", ability.japanese, class_="kanji", lang="ja")
    kana = h("span", ability.kana, lang="ja")
    says: list[Child] = []
    for part, meaning in NAMES_SAY[ability.name]:
        says += [", " if says else None, h("span", part, lang="ja"), f" {meaning}"]
    return h(
        "tr",
        h("th", name, h("small", kana, " ", h("i", ability.romaji)), scope="row"),
        h(
            "td",
            h("a", ability.title, href=f"#{ability.rule}"),
            h("span", f"{terms('tezuma')[ability.title].meaning}."),
            h("small", tezuma_uses(*ability.uses), ". The name: ", says),
        ),
    )


def tezuma_uses(of_2015: int, of_trick: int) -> str:
    if of_2015 == of_trick:
        return plural(of_2015, "use")
    return f"{plural(of_2015, 'use')} in 2015, {of_trick} in Trick"


def tezuma_sides() -> Html:
    rows = [[tezuma_name(card.one), tezuma_name(card.other)] for card in tezuma.HOUSE_SIDES]
    return small_table("The six cards of 2015 as we pair them", ("Advised first", "Other side"), rows)


def tezuma_name(name: str) -> Html:
    found = next(ability for ability in tezuma.ABILITIES if ability.name == name)
    return join([h("span", found.japanese, lang="ja"), f" {found.title}"])


def tezuma_scores_2015() -> Html:
    return tezuma_scores("Score cards of 2015; bold is printed", EDITION_2015, tezuma.HOUSE_2015)


def tezuma_scores_trick() -> Html:
    return tezuma_scores("Bid cards of Tezuma Trick; bold is printed", EDITION_TRICK, tezuma.HOUSE_TRICK)


def tezuma_scores(caption: str, edition: str, cards: tezuma.Sheets) -> Html:
    """Points for each number of tricks; from the last column on they stay the same."""
    last = max(
        tricks
        for card in cards
        for tricks in range(1, tezuma.HAND + 1)
        if pays(card, tricks) != pays(card, tricks - 1)
    )
    printed = {(card.number, tricks) for card in tezuma.PRINTED[edition] for tricks, _ in card.points}
    columns = ("Tricks", *map(str, range(last)), f"{last} and up", "average", "spread")
    rows = [
        [
            tezuma_number(card),
            *[
                h("b", str(pays(card, tricks)))
                if (card.number, tricks) in printed
                else str(pays(card, tricks))
                for tricks in range(last + 1)
            ],
            *[f"{value:.1f}" for value in tezuma_luck(card)],
        ]
        for card in cards
    ]
    return small_table(caption, columns, rows)


def pays(card: tezuma.ScoreCard, tricks: int) -> int:
    return tezuma.points_of(card, tricks) or 0


def tezuma_number(card: tezuma.ScoreCard) -> str:
    return f"card {card.number}"


def tezuma_luck(card: tezuma.ScoreCard) -> tuple[float, float]:
    """What a card pays where each trick falls to any player alike: on average, and how far from that as a rule."""
    chance = 1 / tezuma.ONLY_FOR.get(card.number, 4)
    chances = [
        comb(tezuma.HAND, tricks) * chance**tricks * (1 - chance) ** (tezuma.HAND - tricks)
        for tricks in range(tezuma.HAND + 1)
    ]
    average = sum(odds * pays(card, tricks) for tricks, odds in enumerate(chances))
    return average, sqrt(
        sum(odds * (pays(card, tricks) - average) ** 2 for tricks, odds in enumerate(chances))
    )


LISTS |= {
    "tezuma abilities": tezuma_abilities,
    "tezuma sides": tezuma_sides,
    "tezuma scores 2015": tezuma_scores_2015,
    "tezuma scores trick": tezuma_scores_trick,
}
