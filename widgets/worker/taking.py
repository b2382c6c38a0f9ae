"""What lies there to be taken, at a table: a touch opens what it does and pays; then it is taken, or put back."""

from engine.view import View
from widgets.render.action_names import capitalised
from widgets.render.example import drawn_table, shown_view
from widgets.render.html import Html, h
from widgets.render.offers import Offer, Way, pieces_of
from widgets.render.pieces import is_piece, says, title, uses_of
from widgets.render.scene import Scene
from widgets.worker.ability import acting


def takings(scene: Scene) -> dict[str, str]:
    """The line that takes each piece, by how an action names it."""
    found: dict[str, str] = {}
    for seat in acting(scene):
        found |= pieces_of(scene, seat)
    return found


def besides(scene: Scene, offer: Offer) -> tuple[Way, ...]:
    """What is offered besides the cards of the hand and the pieces; an ability without a card has a button of its own."""
    taken, used = takings(scene).values(), scene.picked.ability
    return tuple([one for one in offer.others if one.line not in taken and (one.cards or not used)])


def is_draft(view: View) -> bool:
    return bool(view.middle) and all(map(is_piece, view.middle))


def with_pieces(scene: Scene) -> Html:
    """The table, where each piece can be touched that may be taken."""
    return drawn_table(scene, touch={name: weighing(name, scene.picked.weighed) for name in takings(scene)})


def weighing(name: str, weighed: str) -> dict[str, str]:
    """A second touch puts it back."""
    is_open = name == weighed
    return {
        "data_send": "look" if is_open else f"weigh {name}",
        "aria_pressed": "true" if is_open else "false",
    }


def weighed(scene: Scene) -> Html | None:
    """What a piece says that was touched, in the place of the prompt."""
    line = takings(scene).get(scene.picked.weighed)
    row = next((row for row in shown_view(scene).middle if row.taken_as == scene.picked.weighed), None)
    if line is None or row is None:
        return None
    name = title(scene.file, row)
    return h(
        "div",
        h("p", capitalised(name), uses_of(row), class_="prompt-act"),
        *says(scene.file, row),
        h(
            "div",
            h("button", "Back", type="button", data_send="look"),
            h("button", "Take it", type="button", class_="widget-act", data_send=f"do {line}"),
            class_="prompt-buttons",
        ),
        class_="prompt-answer draft-says",
        role="status",
    )
