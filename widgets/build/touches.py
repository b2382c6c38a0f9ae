"""What a touch of each card of a hand leads to, worked out beforehand: a trick that is played without the engine. Used by MkDocs alone."""

from collections.abc import Iterator
from random import Random

from engine.text import TABLE
from widgets.render.example import example_frame
from widgets.render.hands import touch
from widgets.render.history import course_of
from widgets.render.html import Html, h
from widgets.render.offers import choices
from widgets.render.scene import Scene
from widgets.worker.session import Session, scene_of
from widgets.worker.touch import update


def touches(scene: Scene, source: str) -> list[Html]:
    """For each card the frames that follow each other, as templates that name what sends them."""
    opened = Session(scene.name, course_of(scene.file), scene.at, source, scene.rules, near=scene.near)
    found = []
    for choice in choices(scene, scene.near):
        sent = touch(scene.near, choice)
        found += [template(session, sent) for session in followed(opened, sent)]
    return found


def template(session: Session, sent: str) -> Html:
    """The frame; or its step, where the card leads to one of the example's own."""
    scene = scene_of(session)
    if not scene.moves:
        return h("template", data_touch=sent, data_step=session.at)
    return h("template", example_frame(scene), data_touch=sent)


def followed(session: Session, sent: str) -> Iterator[Session]:
    """The card, then what the table does by itself."""
    luck, before = Random(0), session
    session = update(session, sent, luck)
    while session.at > before.at:
        yield session
        before = session
        game, state = session.course.file.game, session.state
        if game.actors(state) == (TABLE,) and state.trick:
            session = update(session, "table", luck)
