"""An example in words, a line a step: what is read where scripts are off, printed, or wanted whole."""

from collections.abc import Iterator

from engine.cards import Cards
from engine.words import card_name, listed, plural
from widgets.html import Html, h
from widgets.model import Model, narration
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
    game, names = model.file.game, model.file.names
    view = game.view(model.file.start)

    def cards(shown: Cards) -> str:
        return listed([card_name(game, card) for card in shown], "and")

    if view.trick:
        plays = [f"{cards(play.cards)} by {names[play.seat]}" for play in view.trick]
        yield f"On the table: {listed(plays, 'and')}."
    for name, seat in zip(names, view.seats, strict=True):
        if seat.hand:
            yield f"{name} holds {cards(seat.hand)}."
        if seat.open:
            yield f"{name} has taken {cards(seat.open)}."
        if seat.points is not None:
            yield f"{name} has {plural(seat.points, 'point')} so far."
