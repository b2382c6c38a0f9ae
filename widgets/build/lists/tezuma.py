"""Tezuma: abilities by their kanji, scoring cards, the two sides of a card."""

from math import comb, sqrt

from engine.games.tezuma import cards
from engine.games.tezuma.abilities import ABILITIES, HOUSE_SIDES, Ability
from engine.games.tezuma.cards import EDITION_2015, EDITION_TRICK
from engine.kernel import Setup
from widgets.build.editions import for_both, word_of_each
from widgets.build.lists.tables import row_of, small_table, wide
from widgets.render.html import Html, h, join

NAMES_SAY = {
    "sword-walking": (("刃", "blade"), ("渡り", "crossing")),
    "paper-egg": (("紙", "paper"), ("卵", "egg")),
    "water-trick": (("水", "water"), ("芸", "a performance")),
    "baby-chicks": (("ヒヨコ", "chick"),),
    "pail-dance": (("緒小桶", "hemp-thread tub"), ("曲", "a routine")),
    "horse-swallowing": (("呑", "swallow"), ("馬", "horse"), ("術", "art")),
    "butterfly-dance": (("浮かれ", "frolicking"), ("蝶", "butterfly")),
    "linking-rings": (("金", "metal"), ("輪", "ring"), ("曲", "a routine")),
    "cup-and-ball": (("椀", "bowl"), ("玉", "ball")),
    "fire-breathing": (("火", "fire"), ("吹き", "blowing"), ("術", "art")),
    "many-umbrellas": (("万倍", "ten-thousandfold"), ("傘", "umbrella")),
    "five-color-sand": (("五色", "five colours"), ("砂", "sand")),
}
"""What the parts of an ability's name mean: all that its card is known to show."""


def abilities() -> Html:
    """The card in hand, found by its kanji: its name, how often it may be used, what it does."""
    columns = ("Card", "Name", "2015", "Trick", "What it does")
    head = h("tr", *[h("th", column, scope="col") for column in columns])
    caption = h("caption", "The twelve abilities, and how often each may be used in a deal")
    body = h("tbody", *[row_of_ability(ability) for ability in ABILITIES])
    return h("table", caption, h("thead", head), body, class_="list-lookup list-abilities")


def row_of_ability(ability: Ability) -> Html:
    parts = [
        h("span", h("span", part, lang="ja"), f" {meaning}") for part, meaning in NAMES_SAY[ability.name]
    ]
    name = (
        h("a", ability.title, href=f"#{ability.rule}"),
        " ",
        h("i", ability.romaji),
        " ",
        h("small", *parts),
    )
    return h(
        "tr",
        h(
            "th",
            h("ruby", ability.japanese, h("rt", ability.kana)),
            scope="row",
            lang="ja",
            class_="list-kanji",
        ),
        h("td", *name),
        *[h("td", str(uses), class_="list-uses") for uses in ability.uses],
        h("td", f"{ability.does}."),
    )


def sides() -> Html:
    rows = [[titled(card.one), titled(card.other)] for card in HOUSE_SIDES]
    return small_table(
        "The six cards of 2015 as we pair them", ("Advised for a first game", "Other side"), rows
    )


def titled(name: str) -> Html:
    found = next(ability for ability in ABILITIES if ability.name == name)
    return join([h("span", found.japanese, lang="ja"), f" {found.title}"])


def scores_2015() -> Html:
    return scores("Scoring cards of 2015; bold values are printed", EDITION_2015, cards.HOUSE_2015)


def scores_trick() -> Html:
    return scores("Bid cards of Tezuma Trick; bold values are printed", EDITION_TRICK, cards.HOUSE_TRICK)


def scores(caption: str, edition: str, scoring_cards: cards.ScoringCards) -> Html:
    """Points for each number of tricks; from the last column on they stay the same."""
    last = max(
        tricks
        for card in scoring_cards
        for tricks in range(1, cards.HAND + 1)
        if pays(card, tricks) != pays(card, tricks - 1)
    )
    printed = {(card.number, tricks) for card in cards.PRINTED[edition] for tricks, _ in card.points}
    columns = ("Tricks", *map(str, range(last)), f"{last} and up", "average", "spread")
    rows = [
        [
            number(card),
            *[
                h("b", str(pays(card, tricks)))
                if (card.number, tricks) in printed
                else str(pays(card, tricks))
                for tricks in range(last + 1)
            ],
            *[f"{value:.1f}" for value in luck(edition, card)],
        ]
        for card in scoring_cards
    ]
    return wide(caption, columns, rows)


def pays(card: cards.ScoringCard, tricks: int) -> int:
    return cards.points_of(card, tricks) or 0


def number(card: cards.ScoringCard) -> str:
    return f"card {card.number}"


def luck(edition: str, card: cards.ScoringCard) -> tuple[float, float]:
    """What a card pays where each trick falls to any player alike: on average, and how far from that as a rule."""
    chance = 1 / (cards.ONLY_FOR.get(card.number, 4) if edition == EDITION_2015 else 4)
    chances = [
        comb(cards.HAND, tricks) * chance**tricks * (1 - chance) ** (cards.HAND - tricks)
        for tricks in range(cards.HAND + 1)
    ]
    average = sum(odds * pays(card, tricks) for tricks, odds in enumerate(chances))
    return average, sqrt(
        sum(odds * (pays(card, tricks) - average) ** 2 for tricks, odds in enumerate(chances))
    )


def aid() -> Html:
    """The twelve abilities in two lines each."""
    rows = [
        (
            join([h("span", ability.japanese, lang="ja"), f" {ability.title} ", uses(*ability.uses)]),
            f"{ability.does}.",
        )
        for ability in ABILITIES
    ]
    return small_table(
        "The twelve abilities, with their uses in a deal", ("Ability, uses", "What it does"), rows
    )


def uses(in_2015: int, in_trick: int) -> Html:
    """`2 uses`; where the editions differ, in the reader's."""
    if in_2015 == in_trick:
        return h("small", "1 use" if in_2015 == 1 else f"{in_2015} uses")
    return h(
        "small",
        h("span", for_both("2015: "), f"{in_2015} uses", class_="edition-2015"),
        h("span", for_both(", Trick: "), f"{in_trick} uses", class_="edition-trick"),
    )


def by_players() -> Html:
    """What the number of players changes, in a few numbers for both editions."""
    counts = (3, 4)
    laid_out = [str(cards.laid_out(Setup(players, EDITION_TRICK))) for players in counts]
    in_play = [str(len(cards.deck(Setup(players, EDITION_2015)))) for players in counts]
    editions, abilities = (EDITION_2015, EDITION_TRICK), "Abilities laid out"
    rows = [
        ("Number cards and trumps", *in_play),
        ("Cards in each hand", *[str(cards.HAND)] * 2),
        (join([word_of_each(editions, ("Scoring", "bid")), " cards laid out"]), *laid_out),
        row_of(
            (join([abilities, for_both(", 2015")]), *[str(len(HOUSE_SIDES))] * 2), f"edition-{EDITION_2015}"
        ),
        row_of((join([abilities, for_both(", Trick")]), *laid_out), f"edition-{EDITION_TRICK}"),
        ("Deals", *map(str, counts)),
    ]
    return small_table("The numbers of cards and deals", ("With", "Three players", "Four players"), rows)


LISTS = {
    "abilities": abilities,
    "aid": aid,
    "players": by_players,
    "sides": sides,
    "scores 2015": scores_2015,
    "scores trick": scores_trick,
}
