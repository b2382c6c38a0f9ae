"""An example in words, a line a step: what is read where scripts are off, printed, or wanted whole."""

from collections.abc import Iterator

from engine.text import SEATS
from engine.words import YOU, listed, plural
from widgets.deeds import seat_name
from widgets.html import Html, h
from widgets.model import Model, named, narration
from widgets.render import rule


def transcript(model: Model) -> Html:
    steps = [model._replace(at=at) for at in range(len(model.moments) + 1)]
    return h("ol", *[line(step) for step in steps], class_="transcript", start=0)


def line(model: Model) -> Html:
    told = [
        [" " if number else "", f"{said.points}: " if said.points else "", said.text, rule(model, said)]
        for number, said in enumerate(narration(model))
    ]
    before = [] if model.at else [h("span", " ", sentence) for sentence in position(model)]
    return h("li", *told, *before, id=f"{model.name}.{model.at}")


def position(model: Model) -> Iterator[str]:
    """What lies where at the start."""
    names, view = model.file.names, model.file.game.view(model.file.start)
    order = model.file.game.terms.get("a hand")
    if view.trick:
        plays = [
            f"{named(model, play.cards)} by {seat_name(model.file, SEATS[play.seat])}" for play in view.trick
        ]
        yield f"On the table: {listed(plays, 'and')}."
    for name, seat in zip(names, view.seats, strict=True):
        is_you = name == YOU
        has = "have" if is_you else "has"
        holds = f"{'hold' if is_you else 'holds'}{f', {order}:' if order else ''}"
        if seat.hand:
            yield f"{name} {holds} {named(model, seat.hand)}."
        if seat.open:
            yield f"{name} {has} taken {named(model, seat.open)}."
        if seat.points is not None:
            yield f"{name} {has} {plural(seat.points, 'point')} so far."
