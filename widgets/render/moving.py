"""What the page is told of a step, so that things are seen to go where they go: whose it was, who got cards, what was taken."""

from engine.text import TABLE
from widgets.render.scene import Scene


def moving(scene: Scene) -> dict[str, str | None]:
    """Seats are told by their places on the board; a step of the table's is nobody's."""
    moment = scene.moment
    if moment is None or not moment.verdict.legal:
        return {}
    deed = scene.file.game.deed(moment.action)
    if deed.actor == TABLE:
        return {}
    middle = scene.view(moment.before).middle
    words = " ".join(map(str, (deed.verb, *deed.args)))
    return {
        "data_by": place(scene, deed.actor),
        "data_to": place(scene, receiver(scene, deed.actor)),
        "data_took": words if any(row.title == words for row in middle) else None,
    }


def receiver(scene: Scene, actor: int) -> int | None:
    """Whose hand the actor's cards have come into."""
    moment = scene.moment
    assert moment is not None
    before, after = moment.before.hands, moment.after.hands
    if not (before and after):
        return None
    given = set(before[actor]) - set(after[actor])
    return next((seat for seat, hand in enumerate(after) if seat != actor and given & set(hand)), None)


def place(scene: Scene, seat: int | None) -> str | None:
    return None if seat is None else str((seat - scene.seated) % len(scene.file.names))
