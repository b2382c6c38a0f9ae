"""The line above the board: which deal, which trick of it, and what each player has so far."""

from engine.kit.rulings import totals
from widgets.render.action_names import capitalised
from widgets.render.example import shown_view
from widgets.render.html import Child, Html, h
from widgets.render.narration import deal_word
from widgets.render.scene import Scene
from widgets.worker.result import is_counted, last_counted
from widgets.worker.score_chart import written
from widgets.worker.story import trick_number


def where(scene: Scene) -> Html:
    """What a narrow screen has no room for stands in spans of its own."""
    counted, view = is_counted(scene), shown_view(scene)
    number = 0 if counted else trick_number(scene, scene.next_state)
    deal = last_counted(scene) if counted else view.deal
    words = [of(capitalised(deal_word(scene.file.game)), deal, view.deals)]
    words += [of("trick", min(number, view.tricks), view.tricks)] if number else []
    return h(
        "div",
        edition(scene),
        h("p", " · ".join(words), class_="felt-deal"),
        None if counted else scores(scene),
        class_="felt-where",
    )


def of(word: str, number: int, most: int) -> str:
    """`Deal 2 of 4`; without the last where nobody knows it."""
    return f"{word} {number}" + (f" of {most}" if most else "")


def edition(scene: Scene) -> Html | None:
    """`Tezuma Trick`"""
    game, setup = scene.file.game, scene.file.setup
    return h("p", f"{game.title} {setup.edition.title()}", class_="felt-edition") if setup.edition else None


def scores(scene: Scene) -> Html | None:
    """Whoever looks on first, then clockwise; nothing before the first deal is counted."""
    names, lines = scene.file.players, scene.file.game.score(scene.next_state)
    if not lines:
        return None
    points = [written(total) for total in totals(lines, len(names))]
    viewer = scene.viewer or 0
    order = [*range(viewer, len(names)), *range(viewer)]
    each = [
        h("span", name_of(names[player], player == viewer), " ", h("b", points[player])) for player in order
    ]
    told = ", ".join(f"{names[player]} {points[player]}" for player in order)
    return h("p", *each, class_="felt-scores", role="img", aria_label=f"Points: {told}")


def name_of(name: str, is_mine: bool) -> Child:
    """A narrow screen has room for the first letters of the others."""
    return name if is_mine else [name[:1], h("span", name[1:], class_="felt-rest")]
