"""Tezuma: abilities by their kanji, scoring cards, the two sides of a card."""

from math import comb, sqrt

from engine.games.tezuma import cards
from engine.games.tezuma.abilities import ABILITIES, HOUSE_SIDES, Ability
from engine.games.tezuma.cards import EDITION_2015, EDITION_TRICK
from engine.kernel import Setup
from widgets.build.lists.tables import small_table, wide
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
    body = h("tbody", *[row_of(ability) for ability in ABILITIES])
    return h("table", caption, h("thead", head), body, class_="list-lookup list-abilities")


def row_of(ability: Ability) -> Html:
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
    """The twelve abilities in a line each."""
    columns = ("Ability", "2015", "Trick", "What it does")
    rows = [
        (
            join([h("span", ability.japanese, lang="ja"), f" {ability.title}"]),
            *map(str, ability.uses),
            f"{ability.does}.",
        )
        for ability in ABILITIES
    ]
    return small_table("The twelve abilities, with their uses a deal in each edition", columns, rows)


SET_UP = (
    "Take out",
    "Cards in play",
    "Dealt to each",
    "Scoring (bid) cards laid out",
    "Abilities laid out",
    "Deals",
)


def set_up(edition: str, players: int) -> tuple[str, ...]:
    """What is on the table, in the order of SET_UP."""
    setup = Setup(players, edition)
    laid_out, in_play = cards.laid_out(setup), len(cards.deck(setup))
    out = "nothing" if players == 4 else "the 1, the 9 and a trump of each suit"
    left = in_play - players * cards.HAND
    dealt = out, str(in_play), f"{cards.HAND}, {left or 'none'} left"
    if edition == EDITION_TRICK:
        return (*dealt, f"{laid_out}, at random", f"{laid_out}, at random", str(players))
    (only,) = (number for number, fitting in cards.ONLY_FOR.items() if fitting == players)
    chosen = f"{laid_out}, card {only} among them; first game: 1 to {laid_out - 1} and {only}"
    return (*dealt, chosen, "all 6 cards, a side of each", str(players))


def by_players() -> Html:
    """What the number of players changes, in a few numbers for both editions."""
    counts = (3, 4)
    laid_out = [str(cards.laid_out(Setup(players, EDITION_TRICK))) for players in counts]
    in_play = [str(len(cards.deck(Setup(players, EDITION_2015)))) for players in counts]
    rows = [
        ("Number cards and trumps", *in_play),
        ("Cards in each hand", *[str(cards.HAND)] * 2),
        ("Scoring (bid) cards laid out", *laid_out),
        ("Abilities laid out, 2015", *[str(len(HOUSE_SIDES))] * 2),
        ("Abilities laid out, Trick", *laid_out),
        ("Deals", *map(str, counts)),
    ]
    return small_table("The numbers of cards and deals", ("With", "Three players", "Four players"), rows)


def set_up_all() -> Html:
    rows = [
        (f"{edition.title()}, {players}", *set_up(edition, players))
        for edition in (EDITION_2015, EDITION_TRICK)
        for players in (3, 4)
    ]
    return wide("Cards and deals, by number of players", ("Players", *SET_UP), rows)


LISTS = {
    "abilities": abilities,
    "aid": aid,
    "players": by_players,
    "sides": sides,
    "scores 2015": scores_2015,
    "scores trick": scores_trick,
    "set-up": set_up_all,
}
