"""An example in words, a line a step: what is read where scripts are off, printed, or wanted whole."""

from collections.abc import Iterator

from engine.cards import Play
from engine.speech import YOU, listed
from engine.text import SEATS, plural
from widgets.render.action_names import ability_name, capitalised, seat_name
from widgets.render.html import Html, h
from widgets.render.narration import named, narration
from widgets.render.rows import middle_in_words, seat_in_words
from widgets.render.scene import Scene
from widgets.render.sentences import rule


def transcript(scene: Scene) -> Html:
    steps = [scene._replace(at=at) for at in range(len(scene.moments) + 1)]
    return h("ol", *[line(step) for step in steps], class_="widget-transcript", start=0)


def line(scene: Scene) -> Html:
    told = [
        [" " if number else "", f"{said.points}: " if said.points else "", said.text, rule(scene, said)]
        for number, said in enumerate(narration(scene))
    ]
    before = [] if scene.at else [h("span", " ", sentence) for sentence in position(scene)]
    return h("li", *told, *before, id=f"{scene.name}.{scene.at}")


def position(scene: Scene) -> Iterator[str]:
    """What lies where at the start."""
    file, view = scene.file, scene.view(scene.file.start)
    order = file.game.terms.get("a hand")
    if view.trick:
        plays = [f"{played(scene, play)} by {seat_name(file, SEATS[play.seat])}" for play in view.trick]
        yield f"On the table: {listed(plays, 'and')}."
    for mark in view.marks:
        if mark.seat not in [play.seat for play in view.trick]:
            yield f"{file.names[mark.seat]}: {mark.name}."
    if lies := middle_in_words(file, view):
        yield f"In the middle: {lies}."
    others = [capitalised(name) for name in file.names[file.setup.players :]]
    for name, seat in zip((*file.players, *others), view.seats, strict=True):
        is_you = name == YOU
        has = "have" if is_you else "has"
        holds = f"{'hold' if is_you else 'holds'}{f', {order}:' if order else ''}"
        if lies := seat_in_words(file, name, seat):
            yield f"{name}: {lies}."
        if seat.hand:
            yield f"{name} {holds} {named(scene, seat.hand)}."
        if seat.open:
            yield f"{name} {has} taken {named(scene, seat.open)}."
        if seat.points is not None:
            yield f"{name} {has} {plural(seat.points, 'point')} so far."


def played(scene: Scene, play: Play) -> str:
    """`water 4 and water 6 with Fire Breathing`; an ability alone where no card was played."""
    ability = ability_name(scene.file.game, play.ability)
    cards = named(scene, play.cards)
    return " with ".join(filter(None, (cards, ability)))
