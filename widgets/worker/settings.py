"""What a reader sets for all tables: how fast things happen, how the hand is sorted, whether suits have letters; and the keys."""

from functools import cache

from engine.cards import Suit
from widgets.render.card_html import suit_drawing
from widgets.render.html import Html, h
from widgets.render.scene import Scene
from widgets.render.sheet import sheet
from widgets.worker.own_hand import has_order
from widgets.worker.session import Habits, Session

WORDS = {
    "pace": {"calm": "Calm", "quick": "Quick", "tap": "I tap"},
    "sort": {"letter": "Suit", "number": "Number"},
    "letters": {"off": "Drawn", "on": "Drawn, with letter"},
}
KEYS = (
    ("← →", "from card to card"),
    ("1 2 3 …", "the next card of that number"),
    ("Enter", "plays the card"),
    ("Space or c", "goes on: collects a trick, or hurries"),
    ("u", "undo"),
    ("l", "the last trick"),
    ("?", "these keys"),
)


def settings(scene: Scene, habits: Habits) -> list[Html | None]:
    return [
        one_of("Pace", "pace", habits.pace),
        None if has_order(scene.file.game) else one_of("Hand by", "sort", habits.sort),
        one_of("Suits", "letters", habits.letters),
        h("button", "Keys", type="button", popovertarget=f"{scene.name}.keys"),
    ]


@cache
def one_of(title: str, name: str, chosen: str) -> Html:
    buttons = [
        h(
            "button",
            told,
            type="button",
            data_habit=f"{name} {value}",
            aria_pressed=str(value == chosen).lower(),
        )
        for value, told in WORDS[name].items()
    ]
    return h("div", h("span", title), *buttons, class_="playing-setting", role="group", aria_label=title)


@cache
def keys(name: str, suits: tuple[Suit, ...]) -> Html:
    rows = [h("div", h("dt", h("kbd", key)), h("dd", does)) for key, does in KEYS]
    lettered = h("dd", "the next card of a suit: ", h("ul", *map(suit_key, suits)))
    rows.insert(2, h("div", h("dt", h("kbd", "a letter")), lettered))
    return sheet(f"{name}.keys", "Keys", h("dl", *rows), kind="playing-keys")


def suit_key(suit: Suit) -> Html:
    """Its letter, with Shift where that letter does something else."""
    letter = suit.letter.lower()
    is_taken = any(letter in key.split() for key, _ in KEYS)
    key = h("kbd", "Shift + " if is_taken else None, letter)
    return h("li", key, " ", suit_drawing(suit.name), " ", suit.name)


def onward(session: Session, scene: Scene) -> Html | None:
    """Whoever sets the pace has a button for the next thing that happened."""
    if session.habits.pace != "tap" or scene.at == session.at:
        return None
    name = f"{scene.name}.onward"
    return h("button", "Go on", type="button", class_="widget-act playing-onward", id=name)
