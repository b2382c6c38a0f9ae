"""What the table has turned face up at the seats: a card each, and whether it was right."""

from collections.abc import Iterator

from engine.kernel import Reason
from engine.speech import label, prompt
from engine.text import TABLE
from engine.view import Row, Turned, View
from widgets.render.scene import Scene, is_play, owner


def with_turned(scene: Scene, view: View) -> View:
    """A table on which they lie at their seats, in the place of what told that they were there."""
    lying = dict(turned(scene))
    seats = [
        here._replace(rows=(lying[at], *here.rows)) if at in lying else here
        for at, here in enumerate(view.seats)
    ]
    return view._replace(seats=tuple(seats)) if lying else view


def turned(scene: Scene) -> Iterator[tuple[int, Row]]:
    for because in verdicts(scene):
        facts = dict(because.facts)
        what = Turned(facts["card"], label(scene.file.game, because), facts["worth"])  # type: ignore[arg-type]  # as verdicts are
        yield facts["player"], Row("turned-up", what, "turned up")  # type: ignore[misc]


def verdicts(scene: Scene) -> Iterator[Reason]:
    """What the table tells of cards that it has turned up: whose, which card, and what it is worth."""
    moment, game = scene.moment, scene.file.game
    if moment is None or scene.is_try or not moment.verdict.legal:
        return
    if game.deed(moment.action).actor != TABLE or is_play(moment.before, moment.after):
        return
    for event in moment.events:
        if {"player", "card", "worth"} <= {name for name, _ in event.because.facts}:
            yield event.because


def own_verdict(scene: Scene) -> str:
    """How it went for the viewer."""
    told = [
        prompt(scene.file.game, because, scene.file.names)
        for because in verdicts(scene)
        if owner(scene.file, dict(because.facts)["player"]) == scene.viewer  # type: ignore[arg-type]
    ]
    return told[0] if told else ""
