"""What the build writes for a `four` fence: the place where four cards are set, and tables of what stands there. Used by MkDocs alone."""

from collections.abc import Callable
from typing import Any, NamedTuple

from engine.cards import Card, Cards, write_cards
from engine.registry import GAMES
from engine.speech import listed, suit_name
from widgets.build.lists.tables import small_table
from widgets.build.page import Unbuildable, is_block, place_of, stops_the_build
from widgets.render import four
from widgets.render.card_html import suit_drawing
from widgets.render.html import Html, h
from widgets.render.narration import spoken
from widgets.render.sentences import rule


class Telling(NamedTuple):
    """Four cards, and what they show."""

    cards: Cards
    title: str

    @property
    def written(self) -> str:
        return write_cards(self.cards)


@stops_the_build
def fence(source: str, language: str, class_: str, options: dict[str, str], md: Any, **_: Any) -> Html:
    """Lines such as `B5 R3 Y8 G2 Four games, four winners`; `show="table"` or `show="suits"` prints a table instead."""
    is_block(md, "torite-four")
    show = options.get("show", "widget")
    if show not in SHOWN or set(options) - {"show"}:
        raise Unbuildable(
            f"{place_of(source)}: expected show and one of {', '.join(SHOWN)} after four, found {options}"
        )
    return SHOWN[show]([read(line) for line in source.strip().splitlines()])


def read(line: str) -> Telling:
    words = line.split()
    return Telling(four.read_four(" ".join(words[:4])), " ".join(words[4:]))


def widget(telling: list[Telling]) -> Html:
    """The first four cards are there at once; the others lie ready behind their buttons."""
    first, *others = telling
    return h(
        "torite-four",
        form(first, telling),
        h("div", four.frame(first.cards), class_="widget-frame"),
        h("p", class_="widget-told", role="status"),
        *[h("template", four.frame(other.cards), data_cards=other.written) for other in others],
        id="four",
        role="group",
        aria_label="Four cards, judged by four games",
        data_cards=first.written,
        data_search_exclude=True,
    )


def form(first: Telling, telling: list[Telling]) -> Html:
    seats = [seat(player, at == 0, first.cards[at]) for at, player in enumerate(four.PLAYERS)]
    shortcuts = [h("button", one.title, type="button", data_cards=one.written) for one in telling]
    return h(
        "form",
        h("div", *seats, class_="four-seats"),
        h(
            "div",
            h("div", *shortcuts, role="group", aria_label="Cards that tell something"),
            h(
                "div",
                h("button", "Surprise me", type="button", data_cards=four.SURPRISE),
                h("button", "Copy the link", type="button", class_="four-here"),
            ),
            class_="four-ways",
        ),
        class_="four-asked widget-buttons",
        autocomplete="off",
    )


def seat(player: str, leads: bool, card: Card) -> Html:
    kinds = [
        h("option", kind.name, value=kind.letter, selected=kind.letter == card.suit) for kind in four.KINDS
    ]
    numbers = [
        h("option", str(number), value=number, selected=number == card.number) for number in four.NUMBERS
    ]
    return h(
        "fieldset",
        h("legend", player, h("small", " leads") if leads else None),
        h("select", *kinds, name="kind", aria_label=f"{player}'s suit"),
        h("select", *numbers, name="number", aria_label=f"{player}'s number"),
    )


def table(telling: list[Telling]) -> Html:
    """Who takes each trick, and why: a small table for each."""
    return Html("".join(map(one_table, telling)))


def one_table(one: Telling) -> Html:
    cards = [f"{player} {four.name_of(card)}" for player, card in zip(four.PLAYERS, one.cards, strict=True)]
    rows = []
    for asking in four.ASKED:
        found = four.judged(asking, one.cards)
        said = next(spoken(found.scene, it.because) for it in found.standings if it.takes)
        rows.append(
            h("tr", h("th", found.game.title, scope="row"), h("td", said.text, rule(found.scene, said)))
        )
    caption = h("caption", h("strong", f"{one.title}."), f" {listed(cards, 'and')}.")
    return h("table", caption, h("tbody", *rows))


def suits(_: list[Telling]) -> Html:
    """What each kind is in the games that keep the numbers."""
    asked = [asking for asking in four.ASKED if not numbers_anew(asking)]
    columns = ["Set here", *[GAMES[asking.game].title for asking in asked]]
    rows = [[kind.name, *[own_suit(asking, kind) for asking in asked]] for kind in four.KINDS]
    return small_table("What you set, and what it is in each game", columns, rows)


def numbers(_: list[Telling]) -> Html:
    """Which card each stands for in a game that numbers its cards anew."""
    (asking,) = filter(numbers_anew, four.ASKED)
    rows = [
        [str(number), *[str(asking.card(Card(kind.letter, number)).number) for kind in four.KINDS]]
        for number in four.NUMBERS
    ]
    columns = ["Set here", *[kind.name for kind in four.KINDS]]
    return small_table(f"The numbers of {GAMES[asking.game].title} here", columns, rows)


def numbers_anew(asking: four.Asking) -> bool:
    return any(asking.card(card).number != card.number for card in four.DECK)


def own_suit(asking: four.Asking, kind: four.Kind) -> Html:
    letter = asking.card(Card(kind.letter, 1)).suit
    name = suit_name(GAMES[asking.game], letter)
    return h("span", suit_drawing(name), f" {name}, {letter}", data_kind=kind.letter)


SHOWN: dict[str, Callable[[list[Telling]], Html]] = {
    "widget": widget,
    "table": table,
    "suits": suits,
    "numbers": numbers,
}
